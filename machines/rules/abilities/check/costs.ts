/** Costs (118), and what changes them (601.2f). */
import type { CostChange } from '../../state/vocabulary/index.ts';
import { actions } from '../actions/index.ts';
import { filter, forThem, players, quantity, selfOr } from './expressions.ts';
import { checkActionInCost } from './parameters.ts';
import {
  type Check,
  either,
  family,
  fits,
  flag,
  integer,
  like,
  listOf,
  maybe,
  oneOf,
  orWord,
  shape,
  text,
} from './shape.ts';
import { actionName, keywordName, manaCost, zone } from './words.ts';

const parts: Check = either([
  shape({ mana: manaCost }),
  shape({ tap: flag }),
  shape({ untap: flag }),
  shape({ payLife: quantity }),
  shape({ payEnergy: quantity }),
  shape({ sacrifice: selfOr, count: maybe(quantity), upTo: maybe(flag), as: maybe(text) }),
  shape({ tapTotalPower: quantity, of: filter, as: maybe(text) }),
  shape({ tapPermanents: filter, count: quantity, as: maybe(text) }),
  shape({ returnToHand: selfOr, count: maybe(quantity), as: maybe(text) }),
  shape({ putIntoGraveyard: filter, count: maybe(quantity), as: maybe(text) }),
  shape({
    discard: orWord(filter, 'self', 'hand'),
    count: maybe(quantity),
    atRandom: maybe(flag),
    as: maybe(text),
  }),
  shape({
    exile: selfOr,
    from: maybe(zone),
    count: maybe(quantity),
    orMore: maybe(flag),
    totalManaValue: maybe(quantity),
    as: maybe(text),
    link: maybe(text),
  }),
  shape({ reveal: filter, count: maybe(quantity), as: maybe(text) }),
  shape({ mill: quantity, as: maybe(text) }),
  shape({ exileTop: quantity, as: maybe(text) }),
  shape({ removeCounters: text, count: quantity, from: maybe(selfOr) }),
  shape({ putCounters: text, count: quantity, on: maybe(filter), as: maybe(text) }),
  shape({ exert: oneOf('self') }),
  shape({
    perform: actionName,
    cost: maybe(manaCost),
    n: maybe(quantity),
    quality: maybe(text),
    as: maybe(text),
  }),
  shape({ loyalty: orWord(integer, '-X') }),
]);

/** One part of a cost. */
export const costPart: Check = family(
  'cost part',
  like(parts, (value, path, faults, known) => {
    parts(value, path, faults, known);
    checkActionInCost(value, actions, path, faults);
  }),
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
