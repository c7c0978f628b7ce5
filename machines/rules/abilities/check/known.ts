/**
 * What words may speak of where they stand. It goes along as a card is read: what holds other words says what is known in
 * them, and a word that speaks of something asks here whether anybody gives it.
 */
import type { NamedPart } from '../../../words/instructions/word.ts';
import type { Fact } from '../../events/index.ts';
import { isPaid } from '../../state/paid.ts';
import type { Fault } from './shape.ts';

/** What was chosen for a target: objects, players, or either. */
export interface Aimed {
  readonly objects: boolean;
  readonly players: boolean;
}

/** The event that words can speak of: how it is called, and what it gives. */
export interface Happening {
  readonly called: string;
  readonly gives: readonly Fact[];
}

/** Of what can't be spoken of here: why, and what to say instead. */
interface NotHere {
  readonly notHere: string;
}

export interface Known {
  /** By their places in the text. */
  readonly targets: readonly Aimed[] | NotHere;
  /** What earlier instructions are called, and what is found under that. Grows as instructions are read. */
  readonly names: Map<string, readonly NamedPart[]>;
  /** Names of optional and alternative costs, and of what costs use up. */
  readonly paid: ReadonlySet<string> | NotHere;
  /** What linked abilities of the same object write (607). */
  readonly links: ReadonlySet<string>;
  readonly event: Happening | null;
  /** Whether something is `it`, and somebody `they`. */
  readonly it: boolean;
  readonly they: boolean;
  /** Whether X could have a value (107.3). */
  readonly x: boolean;
  /** It can be turned face up for a cost with X, of which its own abilities may speak (702.37f). */
  readonly turnedUpForX: boolean;
  /** Whether it is followed as a spell or ability resolves, so that it may let players cast spells (608.2g). */
  readonly resolves: boolean;
}

/** What the abilities of an object know, whatever they say: names of its costs, and its links. */
export const ofObject = ({
  links,
  paid,
  turnedUpForX,
}: Pick<Known, 'links' | 'paid' | 'turnedUpForX'>): Known => ({
  targets: [],
  names: new Map(),
  paid,
  links,
  event: null,
  it: false,
  they: false,
  x: turnedUpForX,
  turnedUpForX,
  resolves: false,
});

/** Before anything is read. */
export const nothingKnown: Known = ofObject({ links: new Set(), paid: new Set(), turnedUpForX: false });

/** The same with names of its own: what is named in it isn't known outside. */
export const apart = (
  known: Known,
  ...more: readonly (readonly [string, readonly NamedPart[]])[]
): Known => ({
  ...known,
  names: new Map([...known.names, ...more]),
});

/** The same where costs have these names as well. */
export const withPaid = (known: Known, names: readonly string[]): Known =>
  names.length === 0 || 'notHere' in known.paid
    ? known
    : { ...known, paid: new Set([...known.paid, ...names]) };

/** In words: "player and amount". */
const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const givenIn = ({ gives }: Happening): string =>
  gives.length === 0 ? 'it gives nothing' : `it gives ${listed(gives)}`;

/** `{ event: 'object' }`, `{ eventAmount }` and other words of the event. */
export function speaksOfEvent({ event }: Known, fact: Fact, path: string, faults: Fault[]): void {
  if (event === null) faults.push({ path, reason: 'there is no event that this could be about' });
  else if (!event.gives.includes(fact))
    faults.push({ path, reason: `${event.called} has no ${fact}; ${givenIn(event)}` });
}

const ones = { it: 'object', they: 'player' } as const;

/** `it` and `they`. */
export function speaksOfOne(known: Known, word: 'it' | 'they', path: string, faults: Fault[]): void {
  if (known[word]) return;
  const { event } = known;
  const instead =
    event === null || event.gives.length === 0
      ? ''
      : `; of ${event.called} say { event: … }: ${givenIn(event)}`;
  faults.push({ path, reason: `nothing here says which ${ones[word]} “${word}” is${instead}` });
}

const kinds = { objects: 'an object', players: 'a player' } as const;

/** `{ target: n }` where objects are meant, or players. */
export function speaksOfTarget(
  { targets }: Known,
  target: number,
  kind: keyof Aimed,
  path: string,
  faults: Fault[],
): void {
  if ('notHere' in targets) {
    faults.push({ path, reason: targets.notHere });
    return;
  }
  const aimed = targets[target];
  if (aimed === undefined)
    faults.push({ path, reason: `there is no target ${target}; the text has ${targets.length}` });
  else if (!aimed[kind]) faults.push({ path, reason: `target ${target} is never ${kinds[kind]}` });
}

const parts: Readonly<Record<NamedPart, string>> = {
  objects: 'objects',
  players: 'players',
  amount: 'an amount',
  excess: 'excess damage',
  before: 'what was there before damage',
};

/** A name that an earlier instruction has; `part` is what is sought under it, null whether it did something. */
export function speaksOfName(
  { names }: Known,
  name: string,
  part: NamedPart | null,
  path: string,
  faults: Fault[],
): void {
  const gives = names.get(name);
  if (gives === undefined) faults.push({ path, reason: `nothing before it is called “${name}”` });
  else if (part !== null && !gives.includes(part))
    faults.push({
      path,
      reason: `“${name}” has no ${part}; it gives ${listed(gives.map((each) => parts[each])) || 'only whether it was done'}`,
    });
}

/** A name of a cost. */
export function speaksOfCost({ paid }: Known, name: string, path: string, faults: Fault[]): void {
  if ('notHere' in paid) faults.push({ path, reason: paid.notHere });
  else if (!isPaid(paid, name)) faults.push({ path, reason: `no cost is called “${name}”` });
}

/** A link. */
export function speaksOfLink({ links }: Known, link: string, path: string, faults: Fault[]): void {
  if (!links.has(link)) faults.push({ path, reason: `nothing is kept under the link “${link}”` });
}

/** X. */
export function speaksOfX({ x }: Known, path: string, faults: Fault[]): void {
  if (!x) faults.push({ path, reason: 'X has no value here: none is chosen for this' });
}

/** What an instruction gives under its name; of several with the same name what any of them gives. */
export function give({ names }: Known, name: string, gives: readonly NamedPart[]): void {
  names.set(name, [...new Set([...(names.get(name) ?? []), ...gives])]);
}
