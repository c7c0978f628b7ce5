/** Ways to say something, and how they are put into an order. */
import type { Asked } from '../../../wording/print.ts';
import type { Way } from '../../../wording/syntax.ts';
import type { Manner } from './manner.ts';

export type Ways = readonly Way[];

export const begins = (way: Way, ...words: readonly string[]): boolean =>
  way.is === 'phrase' && words.some((word) => way.text.startsWith(word));

export function first(ways: Ways, isFirst: (way: Way) => boolean): Ways {
  const [chosen, others]: [Way[], Way[]] = [[], []];
  for (const way of ways) (isFirst(way) ? chosen : others).push(way);
  return chosen.length === 0 || others.length === 0 ? ways : [...chosen, ...others];
}

export const last = (ways: Ways, isLast: (way: Way) => boolean): Ways => first(ways, (way) => !isLast(way));

/** What the order goes by: the kind of ability that says it, and of which types the card is. */
export interface By extends Manner {
  readonly ofSelf: readonly string[];
}
/** Puts the ways of a category into their order, without those that aren't used here. */
export type Chooses = (ways: Ways, asked: Asked, by: By) => Ways;
