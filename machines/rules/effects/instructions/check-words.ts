import { isRecord } from '../../state/is-record.ts';
import { isPaid } from '../../state/paid.ts';
import type { RulesTable } from '../../state/table.ts';
import type { Ability } from '../../state/vocabulary/index.ts';

/** Keywords and keyword actions with a meaning. */
export type Meanings = Pick<RulesTable, 'keywords' | 'actions'>;
export type Keywords = Meanings['keywords'];

/** Something in a card that the engine can't follow: where it is printed, and what is wrong. */
export interface Fault {
  /** A path from what was checked: `abilities.0.effect.1`. */
  readonly at: string;
  readonly problem: string;
}

/** What words may speak of where they stand. */
export interface Reach extends Meanings {
  readonly targets: number;
  /** Which of the targets may be an object or a player. */
  readonly mixed?: ReadonlySet<number>;
  /** Grows as instructions are read. */
  readonly names: Set<string>;
  readonly paid: ReadonlySet<string>;
  readonly links: ReadonlySet<string>;
  /** Whether X could have a value in what is being read (107.3). */
  readonly x: boolean;
  /** Whether there is an event to speak of: one that triggers it, or that it replaces. */
  readonly event: boolean;
  /** Whether it is followed as a spell or ability resolves, so that it may let players cast spells (608.2g). */
  readonly resolves: boolean;
}

const abilityKinds = ['spell', 'activated', 'triggered', 'static', 'keyword'];
export const isAbility = (value: unknown): value is Ability =>
  isRecord(value) && abilityKinds.some((kind) => kind === value.kind);

/** Reads expressions: which names, targets, costs and links they speak of. */
export function checkWords(words: unknown, reach: Reach, at: string): readonly Fault[] {
  if (Array.isArray(words)) return words.flatMap((word, index) => checkWords(word, reach, `${at}.${index}`));
  // Abilities inside are their holder's own words.
  if (!isRecord(words) || isAbility(words)) return [];
  const faults: Fault[] = [];
  const reads = (name: unknown, known: ReadonlySet<string>, problem: (name: string) => string) => {
    if (typeof name === 'string' && !known.has(name)) faults.push({ at, problem: problem(name) });
  };
  const unnamed = (name: string) => `Nothing before it is called “${name}”.`;
  const ofLink = (name: string) => `Nothing is kept under the link “${name}”.`;
  const keys = Object.keys(words);
  const alone = keys.length === 1;
  reads(words.named, reach.names, unnamed);
  reads(words.did, reach.names, unnamed);
  reads(words.beforeDamage, reach.names, unnamed);
  if (alone) {
    reads(words.amount, reach.names, unnamed);
    reads(words.excess, reach.names, unnamed);
    if (typeof words.paid === 'string' && !isPaid(reach.paid, words.paid))
      faults.push({ at, problem: `No cost is called “${words.paid}”.` });
    if (!reach.event && (typeof words.event === 'string' || words.eventAmount === true))
      faults.push({ at, problem: 'There is no event that this could be about.' });
    reads(words.chosen, reach.links, ofLink);
    if (words.x === true && !reach.x)
      faults.push({ at, problem: 'X has no value here: none is chosen for this.' });
  }
  reads(words.colorChosen, reach.links, ofLink);
  reads(words.nameChosen, reach.links, ofLink);
  reads(words.typeChosen, reach.links, ofLink);
  if (typeof words.ofCardsNamed === 'string') reads(words.under, reach.links, ofLink);
  if (typeof words.votes === 'string') reads(words.under, reach.links, ofLink);
  reads(words.mostVoted, reach.links, ofLink);
  if (typeof words.wordChosen === 'string' || typeof words.whoChose === 'string')
    reads(words.under, reach.links, ofLink);
  if (alone || words.ofCardsNamed !== undefined || words.on === 'paysToAttack')
    reads(words.linked, reach.links, ofLink);
  if (words.do === 'addMana') reads(words.chosen ?? words.noted, reach.links, ofLink);
  if (!reach.event && words.eventProduced === true)
    faults.push({ at, problem: 'There is no event that this could be about.' });
  if (typeof words.target === 'number' && words.target >= reach.targets)
    faults.push({ at, problem: `There is no target ${words.target}; the text has ${reach.targets}.` });
  for (const [part, inner] of Object.entries(words))
    faults.push(...checkWords(inner, reach, `${at}.${part}`));
  return faults;
}
