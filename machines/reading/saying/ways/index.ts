/** Which of the ways to say something comes first, and which aren't used: by of how many it is, who does it, and what kind of ability says it. */
import { sameWords } from '../../../rules/state/same-words.ts';
import type { Speech } from '../../../wording/print.ts';
import type { Way } from '../../../wording/syntax.ts';
import { ofClauses } from './clauses.ts';
import { ofEvents } from './events.ts';
import type { Manner } from './manner.ts';
import { ofNouns } from './nouns.ts';
import { numbered, ofNumbers } from './numbers.ts';
import { ofObjects } from './objects.ts';
import { ofStatics } from './statics.ts';
import { type Chooses, first, type Ways } from './way.ts';

export { type Manner, mannerOf, wordsPreferred } from './manner.ts';

/** By category; the ways of the others are taken in their own order. */
const choosing: Readonly<Record<string, Chooses>> = {
  ...ofClauses,
  ...ofEvents,
  ...ofNouns,
  ...ofNumbers,
  ...ofObjects,
  ...ofStatics,
};

/** How a wording names a way: a phrase by its template, a list by two of it. */
const nameOf = (way: Way): string => {
  if (way.is === 'phrase') return way.text;
  const two = way.is === 'separated' ? way.joints[0]?.two : undefined;
  return way.is === 'separated' && two !== undefined ? `<${way.category}>${two}<${way.category}>` : '';
};

/** What says parts of a description, in the order in which they stand. */
const aroundNouns: ReadonlySet<string> = new Set(['beforeNoun', 'afterNoun', 'afterCard']);

/** Chosen ones before those that mean the same. */
function firstOfSame(ways: readonly Way[], isChosen: (way: Way) => boolean): readonly Way[] {
  const chosen = ways.filter((way) => way.is === 'phrase' && isChosen(way));
  const others = ways.filter((way) => !chosen.includes(way));
  const meaningOf = (way: Way) => (way.is === 'phrase' ? way.means : undefined);
  return [
    ...chosen.filter((way) => !others.some((other) => sameWords(meaningOf(other), meaningOf(way)))),
    ...others.flatMap((other) => [
      ...chosen.filter((way) => sameWords(meaningOf(other), meaningOf(way))),
      other,
    ]),
  ];
}

/** What is said of a person alone: "him". */
export const personal = 'him|her';

/**
 * The ways in which something is said in this manner; `ofSelf`: types of the card that says it; `wordingOf`: phrases of
 * a category that it uses rather than others.
 */
export function waysIn(
  manner: Manner,
  ofSelf: readonly string[],
  wordingOf: (category: string, role?: string) => readonly string[],
): Speech['waysOf'] {
  const by = { ...manner, ofSelf };
  return (category, ways, asked) => {
    const wording = wordingOf(category, asked.role);
    const chooses = Object.hasOwn(choosing, category) ? choosing[category] : undefined;
    const said = chooses === undefined ? numbered(category, ways, asked.wanted) : chooses(ways, asked, by);
    const mine = category === 'pronoun' && !wording.includes(personal) ? said.filter(isOfAny) : said;
    return wording.length === 0 ? mine : inWording(category, ways, mine, wording);
  };
}

const isOfAny = (way: Way): boolean => way.is !== 'phrase' || way.text !== personal;

/** Those of a text's own wording first; `mine`: of all ways those that are used anyway. */
function inWording(category: string, ways: Ways, mine: Ways, wording: readonly string[]): Ways {
  const isChosen = (way: Way) => wording.includes(nameOf(way));
  // What stands around a noun stays in its order.
  if (aroundNouns.has(category)) return firstOfSame(mine, isChosen);
  // A text's own phrases are used even where others don't use them.
  const unused = ways.filter((way) => isChosen(way) && !mine.includes(way));
  return [...unused, ...first(mine, isChosen)];
}
