/** What homes of instructions say of how their results are spoken of: what was done to cards, and which card they came up for. */
import type { Zone } from '../rules/state/zones.ts';
import { isFields } from '../wording/meaning.ts';
import type { Meaning } from '../wording/syntax.ts';
import { instructions } from '../words/instructions/index.ts';
import { type Fields, fields } from './talk.ts';

const endings: ReadonlyMap<Meaning | undefined, Zone> = new Map(
  Object.entries(instructions).flatMap(([kind, { untilFound }]) =>
    untilFound === undefined ? [] : [[kind, untilFound.in] as const],
  ),
);

/** What is found so is like this, among all the cards that came up; nothing of an instruction that isn't about finding one. */
export function foundBy({ do: does, like }: Fields, among: () => Meaning): Fields | undefined {
  const zone = endings.get(does);
  return zone === undefined ? undefined : { ...fields(like), zone, among: among() };
}

const participles: ReadonlyMap<Meaning | undefined, string> = new Map(
  Object.entries(instructions).map(([kind, { done }]) => [kind, done]),
);

/** What something is called to which an instruction of this kind was done: “revealed”. */
export const participleOf = (kind: Meaning | undefined): string | undefined => participles.get(kind);

/** Whose cards came up for it. */
export const ownerOfFound = ({ do: does, who }: Fields): Meaning | undefined =>
  endings.has(does) ? (who ?? 'you') : undefined;

/** Whether more than one card is found. */
export const findsSeveral = ({ count }: Fields): boolean =>
  isFields(count) || (typeof count === 'number' && count !== 1);
