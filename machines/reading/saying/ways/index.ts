/** Which of the ways to say something comes first, and which aren't used: by of how many it is, who does it, and what kind of ability says it. */
import type { Speech } from '../../../wording/print.ts';
import { ofClauses } from './clauses.ts';
import { ofEvents } from './events.ts';
import type { Manner } from './manner.ts';
import { ofNouns } from './nouns.ts';
import { numbered, ofNumbers } from './numbers.ts';
import { ofObjects } from './objects.ts';
import { ofStatics } from './statics.ts';
import type { Chooses } from './way.ts';

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

/** The ways in which something is said in this manner; `ofSelf`: types of the card that says it. */
export function waysIn(manner: Manner, ofSelf: readonly string[]): Speech['waysOf'] {
  const by = { ...manner, ofSelf };
  return (category, ways, asked) => {
    const chooses = Object.hasOwn(choosing, category) ? choosing[category] : undefined;
    return chooses === undefined ? numbered(category, ways, asked.wanted) : chooses(ways, asked, by);
  };
}
