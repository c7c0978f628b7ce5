/** Costs (118), and what changes them (601.2f). */
import type { Families } from '../../../words/shape.ts';
import type { CostChange } from '../../state/vocabulary/index.ts';
import { wordTable } from '../../state/word-table.ts';
import { actions } from '../actions/index.ts';
import { filter, forThem, players, quantity, selfOr } from './expressions.ts';
import { checkActionInCost } from './parameters.ts';
import {
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
  text,
} from './shape.ts';
import { wordsAtHome } from './shaped.ts';
import { actionName, keywordName, manaCost, zone } from './words.ts';

/** What stands in a field of a part of a cost, by the name of its family. */
const checks = {
  text,
  'name of a cost': naming('cost'),
  'name of a link': naming('link'),
  'mana cost': manaCost,
  'keyword action': actionName,
  flag,
  zone,
  quantity,
  filter,
  self: oneOf('self'),
  'self or filter': selfOr,
  'self, hand or filter': orWord(filter, 'self', 'hand'),
  'change of loyalty': orWord(integer, '-X'),
} satisfies { readonly [Name in keyof Families]?: Check };

const parts = wordsAtHome('pay', () => wordTable().costs, checks);

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
  wordsAtHome('pay', () => wordTable().costs, checks, {
    which: ({ standsForMana }) => standsForMana === true,
  }),
);

export const cost: Check = listOf(costPart);

export const costChange = family(
  'cost change',
  fits(
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
  ),
);
