/** Targets (115) and modes (700.2). */
import type { Mode, Modes, TargetSpec } from '../../state/vocabulary/index.ts';
import { cost } from './costs.ts';
import { filter, quantity, range, rangeOf } from './expressions.ts';
import { type Check, fits, flag, listOf, maybe, natural, oneOf, shape, text } from './shape.ts';

export const targets = listOf(
  fits(
    shape<TargetSpec>({
      objects: maybe(filter),
      players: maybe(oneOf('any', 'opponent', 'you')),
      any: maybe(flag),
      count: maybe(range),
      divide: maybe(quantity),
      differentFrom: maybe(natural),
      ifPaid: maybe(text),
    }),
  ),
);

/** Modes, each with instructions that are checked so. */
export const modesWith = (instructions: Check): Check =>
  fits(
    shape<Modes>({
      choose: rangeOf(fits(shape({ min: quantity, max: quantity, sameTwice: maybe(flag) }))),
      options: listOf(
        fits(shape<Mode>({ targets: maybe(targets), effect: instructions, cost: maybe(cost) })),
      ),
    }),
  );
