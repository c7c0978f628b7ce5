/** Costs (118), and what changes them (601.2f). */
import type { CostChange, CostPart } from '../../state/vocabulary/index.ts';
import { actions } from '../actions/index.ts';
import { filter, forThem, players, quantity, selfOr } from './expressions.ts';
import { checkActionInCost } from './parameters.ts';
import {
  byWord,
  type Check,
  family,
  fits,
  flag,
  integer,
  like,
  listOf,
  maybe,
  naming,
  oneOf,
  orWord,
  shape,
  type Table,
  table,
  text,
} from './shape.ts';
import { actionName, keywordName, manaCost, zone } from './words.ts';

const partFields: Table<CostPart, 'pay'> = {
  mana: { cost: manaCost },
  tap: {},
  untap: {},
  life: { amount: quantity },
  energy: { amount: quantity },
  sacrifice: { what: selfOr, count: maybe(quantity), upTo: maybe(flag), as: maybe(naming('cost')) },
  tapPermanents: { what: filter, count: quantity, as: maybe(naming('cost')) },
  tapTotalPower: { what: filter, atLeast: quantity, as: maybe(naming('cost')) },
  returnToHand: { what: selfOr, count: maybe(quantity), as: maybe(naming('cost')) },
  putIntoGraveyard: { what: filter, count: maybe(quantity), as: maybe(naming('cost')) },
  discard: {
    what: orWord(filter, 'self', 'hand'),
    count: maybe(quantity),
    atRandom: maybe(flag),
    as: maybe(naming('cost')),
  },
  exile: {
    what: selfOr,
    from: maybe(zone),
    count: maybe(quantity),
    orMore: maybe(flag),
    totalManaValue: maybe(quantity),
    as: maybe(naming('cost')),
    link: maybe(naming('link')),
  },
  reveal: { what: filter, count: maybe(quantity), as: maybe(naming('cost')) },
  mill: { count: quantity, as: maybe(naming('cost')) },
  exileTop: { count: quantity, as: maybe(naming('cost')) },
  removeCounters: { kind: text, count: quantity, from: maybe(selfOr) },
  putCounters: { kind: text, count: quantity, on: maybe(filter), as: maybe(naming('cost')) },
  exert: { what: oneOf('self') },
  perform: {
    action: actionName,
    cost: maybe(manaCost),
    n: maybe(quantity),
    quality: maybe(text),
    as: maybe(naming('cost')),
  },
  loyalty: { change: orWord(integer, '-X') },
};

const parts = byWord('pay', table(partFields));

/** One part of a cost. */
export const costPart: Check = family(
  'cost part',
  like(parts, (value, path, faults, known) => {
    parts(value, path, faults, known);
    checkActionInCost(value, actions, path, faults);
  }),
);

/** What is done with objects that are each used instead of a mana. */
export const usedForMana: Check = family(
  'cost part',
  byWord('pay', table({ tapPermanents: partFields.tapPermanents, exile: partFields.exile })),
);

export const cost: Check = listOf(costPart);

export const costChange = fits(
  shape<CostChange>({
    of: oneOf('spells', 'abilities'),
    loyalty: maybe(flag),
    exceptMana: maybe(flag),
    by: maybe(players),
    like: maybe(filter),
    targeting: maybe(filter),
    more: maybe(cost),
    moreTimes: maybe(forThem(quantity)),
    less: maybe(quantity),
    lessColored: maybe(manaCost),
    atLeast: maybe(integer),
    keyword: maybe(keywordName),
  }),
);
