import type { Game } from '../state/game.ts';
import type { Characteristics } from '../state/object.ts';
import type { CardType, Supertype } from '../state/vocabulary/index.ts';

type Named = Pick<Characteristics, 'name' | 'otherNames'>;

/** The names that an object has: its own, if it has one (201.2), and those that effects gave it besides (612.7). */
export const namesOf = ({ name, otherNames = none }: Named): readonly string[] =>
  name === '' ? otherNames : [name, ...otherNames];

const none: readonly string[] = [];

/** The name by which a legend calls itself, and others it: what stands before a comma or "of the …". */
export const shortName = (name: string): string => name.split(/, | of the /)[0] ?? name;

/** Whether it has this name. */
export const isNamed = ({ name, otherNames }: Named, said: string): boolean =>
  said !== '' && (name === said || otherNames?.includes(said) === true);

/** Whether two objects have a name in common (201.2a). */
export const shareName = (one: Named, other: Named): boolean =>
  namesOf(one).some((name) => isNamed(other, name));

/**
 * How many of these objects have different names: the most of which each has a name and no two have one in common
 * (201.2b). One with fewer names never stands in the way of more than one with more names would.
 */
export function differentNames(all: readonly Named[]): number {
  const taken = new Set<string>();
  const byFewest = all
    .map(namesOf)
    .filter((names) => names.length > 0)
    .sort((one, other) => one.length - other.length);
  let count = 0;
  for (const names of byFewest) {
    if (names.some((name) => taken.has(name))) continue;
    for (const name of names) taken.add(name);
    count += 1;
  }
  return count;
}

/** Which cards: of a type, without those of a supertype. */
export interface CardsOf {
  readonly type: CardType;
  readonly notSupertype?: Supertype;
}

/** The names of all such cards that can come up in this game (612.7). */
export function namesOfCards(game: Game, { notSupertype, type }: CardsOf): readonly string[] {
  const byKind = known.get(game.definitions) ?? new Map<string, readonly string[]>();
  known.set(game.definitions, byKind);
  const kind = `${type} ${notSupertype ?? ''}`;
  let names = byKind.get(kind);
  if (names === undefined) {
    names = Object.values(game.definitions)
      .flatMap((card) => (card.split === true && card.back !== undefined ? [card, card.back] : [card]))
      .filter(
        ({ supertypes, types }) =>
          types.includes(type) && (notSupertype === undefined || supertypes?.includes(notSupertype) !== true),
      )
      .map(({ name }) => name);
    byKind.set(kind, names);
  }
  return names;
}

const known = new WeakMap<Game['definitions'], Map<string, readonly string[]>>();
