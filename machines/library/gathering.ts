/** The cards of a file from their printings: each card once, by what its newest printing says. */
import type { Found } from './found.ts';
import type { LibraryCard, Printing } from './library-card.ts';

interface Gathered {
  found: Found;
  readonly printings: Map<string, Printing>;
}

const dateOf = ({ printings }: Found): string =>
  printings.reduce((newest, { released }) => ((released ?? '') > newest ? (released ?? '') : newest), '');

const keyOf = ({ number, set, setName }: Printing): string => `${set ?? setName ?? ''}/${number ?? ''}`;

/** Whether the newer of two printings; of the same date one that has all faces, then the later one of the file. */
function isBetter(found: Found, known: Found): boolean {
  const [date, knownDate] = [dateOf(found), dateOf(known)];
  if (date !== knownDate) return date > knownDate;
  return found.facts.back !== undefined || known.facts.back === undefined;
}

/** Newest first; those without a date last, in the order of the file. */
const byDate = (one: Printing, other: Printing): number => {
  const [date, otherDate] = [one.released ?? '', other.released ?? ''];
  return date === otherDate ? 0 : date > otherDate ? -1 : 1;
};

/** Gathers what is found, in any order. */
export function gathering(): {
  readonly add: (found: Found) => void;
  readonly size: () => number;
  /** All cards, in the order of their first printings; of meld cards each with what it melds into (712.4). */
  readonly cards: () => readonly LibraryCard[];
} {
  const gathered = new Map<string, Gathered>();
  return {
    add(found) {
      const known = gathered.get(found.key);
      const one = known ?? { found, printings: new Map<string, Printing>() };
      if (known === undefined) gathered.set(found.key, one);
      else if (isBetter(found, known.found)) known.found = found;
      for (const printing of found.printings) one.printings.set(keyOf(printing), printing);
    },
    size: () => gathered.size,
    cards() {
      const all = [...gathered.values()];
      const melds = all.filter(({ found }) => found.meld !== undefined || found.isMelded === true);
      const partsOf = new Map(melds.map(({ found }) => [found.meld?.into, found.name]));
      const faces = new Map(melds.map(({ found }) => [found.name, found.facts]));
      return all.flatMap(({ found, printings }): readonly LibraryCard[] => {
        const { facts, group = null, key, meld, name } = found;
        // What two cards meld into is no card: it is the back of both.
        if (found.isMelded === true && partsOf.has(name)) return [];
        const melding = meld === undefined ? {} : { meldsWith: meld.with, back: faces.get(meld.into) };
        return [
          {
            key,
            name,
            facts: { ...facts, ...melding },
            printings: [...printings.values()].sort(byDate),
            group,
          },
        ];
      });
    },
  };
}
