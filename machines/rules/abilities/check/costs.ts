/** Costs (118), and what changes them (601.2f). */
import type { CostTable } from '../../../words/costs/index.ts';
import type { Families } from '../../../words/shape.ts';
import { EngineError } from '../../state/error.ts';
import { wordTable } from '../../state/table.ts';
import type { CostChange } from '../../state/vocabulary/index.ts';
import { actions } from '../actions/index.ts';
import { filter, forThem, players, quantity, selfOr } from './expressions.ts';
import { checkActionInCost } from './parameters.ts';
import {
  byWord,
  type Check,
  type Field,
  family,
  fits,
  flag,
  integer,
  later,
  like,
  listOf,
  maybe,
  naming,
  oneOf,
  orWord,
  type Shape,
  shape,
  text,
} from './shape.ts';
import { actionName, keywordName, manaCost, zone } from './words.ts';

/** What stands in a field, by the name of its family. */
const checks: { readonly [Name in keyof Families]: Check } = {
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
};

/** The same with those that may be absent, as shapes name them. */
const fields: ReadonlyMap<string, Field> = new Map(
  Object.entries(checks).flatMap(([name, check]): [string, Field][] => [
    [name, check],
    [`${name}?`, maybe(check)],
  ]),
);

/** The check of what has such a shape. */
const shaped = (of: Readonly<Record<string, string>>): Shape => ({
  fields: Object.fromEntries(
    Object.entries(of).map(([name, said]) => {
      const field = fields.get(said);
      if (field === undefined) throw new EngineError(`No field is of the family “${said}”.`);
      return [name, field];
    }),
  ),
});

/** The check of parts that are at home in this table: of all of them, or of those that are so. */
const partsOf = (which: (word: CostTable[keyof CostTable]) => boolean): Check => {
  const known = new WeakMap<CostTable, Check>();
  return later(() => {
    const { costs } = wordTable();
    const found =
      known.get(costs) ??
      byWord(
        'pay',
        Object.fromEntries(
          Object.entries(costs).flatMap(([way, word]) => (which(word) ? [[way, shaped(word.shape)]] : [])),
        ),
      );
    known.set(costs, found);
    return found;
  });
};

const parts = partsOf(() => true);

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
  partsOf(({ standsForMana }) => standsForMana === true),
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
