/** Cards of files that have a record for each face. */
import type { CardFacts, Facts } from '../reading/index.ts';
import { folded } from '../rules/state/nearest.ts';
import type { Found } from './found.ts';

/** The card that faces make: the first is the front one (or left half). */
export function cardOf(
  [front, back]: readonly [Facts, ...(readonly Facts[])],
  layout: string,
  rest: Pick<Found, 'printings'> & Partial<Found>,
): Found {
  const name = back === undefined ? front.name : `${front.name} // ${back.name}`;
  const facts: CardFacts = { ...front, layout, ...(back === undefined ? {} : { back }) };
  return { key: folded(name), name, facts, ...rest };
}
