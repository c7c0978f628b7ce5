/** Which of the ways to say something comes first, and which aren't used: by of how many it is, who does it, and what kind of ability says it. */
import type { Speech } from '../../../wording/print.ts';
import type { Way } from '../../../wording/syntax.ts';
import { ofClauses } from './clauses.ts';
import { ofEvents } from './events.ts';
import type { Manner } from './manner.ts';
import { ofNouns } from './nouns.ts';
import { numbered, ofNumbers } from './numbers.ts';
import { ofObjects } from './objects.ts';
import { ofStatics } from './statics.ts';
import { type Chooses, first } from './way.ts';

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

/** What is said of a person alone: "him". */
export const personal = 'him|her';

/**
 * The ways in which something is said in this manner; `ofSelf`: types of the card that says it; `wording`: phrases that
 * it uses rather than others.
 */
export function waysIn(
  manner: Manner,
  ofSelf: readonly string[],
  wording: readonly string[],
): Speech['waysOf'] {
  const by = { ...manner, ofSelf };
  const isOfAnother = (way: Way) =>
    way.is === 'phrase' && way.text === personal && !wording.includes(personal);
  return (category, ways, asked) => {
    const chooses = Object.hasOwn(choosing, category) ? choosing[category] : undefined;
    const said = chooses === undefined ? numbered(category, ways, asked.wanted) : chooses(ways, asked, by);
    const mine = category === 'pronoun' ? said.filter((way) => !isOfAnother(way)) : said;
    return wording.length === 0
      ? mine
      : first(mine, (way) => way.is === 'phrase' && wording.includes(way.text));
  };
}
