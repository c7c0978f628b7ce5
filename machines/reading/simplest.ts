/** The one form of data that can be said in several ways. */
import { isFields } from '../wording/meaning.ts';
import type { Meaning } from '../wording/syntax.ts';

type Fields = { readonly [field: string]: Meaning };

/** The same words in their simplest form; its parts have theirs already. */
export function simplest(fields: Fields): Meaning {
  const { number, of, on, card } = fields;
  if (number === 'times' && Array.isArray(of) && of[0] === 1) return of[1] ?? 0;
  if (number === 'minus' && Array.isArray(of) && typeof of[0] === 'number' && typeof of[1] === 'number')
    return of[0] - of[1];
  if (number === 'count' && isFields(of) && isZoneOf(of))
    return { number: 'cardsIn', zone: of.zone ?? '', of: of.owner ?? '' };
  if (on === 'discards' && isFields(card) && Object.keys(card).length === 0) {
    const { card: _any, ...rest } = fields;
    return rest;
  }
  return fields;
}

/** Whether a description says of cards only whose they are, and in which of the zones that each player has. */
const isZoneOf = (filter: Fields): boolean =>
  Object.keys(filter).sort().join() === 'owner,zone' && typeof filter.zone === 'string';
