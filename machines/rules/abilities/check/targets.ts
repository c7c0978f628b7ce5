/** Targets (115) and modes (700.2). */
import { isRecord } from '../../state/is-record.ts';
import type { Mode, Modes, TargetSpec } from '../../state/vocabulary/index.ts';
import { cost } from './costs.ts';
import { filter, players, quantity, range, rangeOf } from './expressions.ts';
import { type Check, fits, flag, listOf, maybe, natural, oneOf, shape, text } from './shape.ts';

const each = listOf(
  fits(
    shape<TargetSpec>({
      objects: maybe(filter),
      players: maybe(oneOf('any', 'opponent', 'you')),
      any: maybe(flag),
      count: maybe(range),
      forEach: maybe(players),
      ofOnePlayer: maybe(flag),
      divide: maybe(quantity),
      differentFrom: maybe(natural),
      chosenBy: maybe(oneOf('opponent')),
      ifPaid: maybe(text),
    }),
  ),
);

/** Its controller chooses first (602.3b). */
export const targets: Check = (value, path, faults) => {
  each(value, path, faults);
  if (!Array.isArray(value)) return;
  const first = value.findIndex((one) => isRecord(one) && one.chosenBy !== undefined);
  const late = value.findIndex(
    (one, at) => first >= 0 && at > first && isRecord(one) && one.chosenBy === undefined,
  );
  if (late >= 0)
    faults.push({ path: `${path}[${late}]`, reason: 'what its controller chooses comes first (602.3b)' });
};

/** Modes, each with instructions that are checked so. */
export const modesWith = (instructions: Check): Check =>
  fits(
    shape<Modes>({
      choose: rangeOf(
        fits(
          shape({
            min: quantity,
            max: quantity,
            sameTwice: maybe(flag),
            notChosen: maybe(oneOf('ever', 'thisTurn')),
            by: maybe(oneOf('opponent')),
          }),
        ),
      ),
      options: listOf(
        fits(shape<Mode>({ targets: maybe(targets), effect: instructions, cost: maybe(cost) })),
      ),
    }),
  );
