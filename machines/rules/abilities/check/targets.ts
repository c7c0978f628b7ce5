/** Targets (115) and modes (700.2). */
import { isRecord } from '../../state/is-record.ts';
import type { Mode, Modes, TargetSpec } from '../../state/vocabulary/index.ts';
import { aimedBy } from './aimed.ts';
import { cost } from './costs.ts';
import { costRead, filter, players, quantity, range, rangeOf } from './expressions.ts';
import { apart } from './known.ts';
import {
  type Check,
  family,
  fits,
  flag,
  type Inside,
  like,
  listOf,
  maybe,
  natural,
  oneOf,
  shape,
} from './shape.ts';

const each = listOf(
  family(
    'target',
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
        ifPaid: maybe(costRead),
      }),
    ),
  ),
);

/** Its controller chooses first (602.3b). */
export const targets: Check = like(each, (value, path, faults, known) => {
  each(value, path, faults, known);
  if (!Array.isArray(value)) return;
  const first = value.findIndex((one) => isRecord(one) && one.chosenBy !== undefined);
  const late = value.findIndex(
    (one, at) => first >= 0 && at > first && isRecord(one) && one.chosenBy === undefined,
  );
  if (late >= 0)
    faults.push({ path: `${path}[${late}]`, reason: 'what its controller chooses comes first (602.3b)' });
  if (known === null) return;
  // Another target is another than one of those before it (115.3).
  for (const [at, one] of value.entries())
    if (isRecord(one) && typeof one.differentFrom === 'number' && one.differentFrom >= at)
      faults.push({
        path: `${path}[${at}]`,
        reason: `there is no target ${one.differentFrom} before it that it could differ from`,
      });
});

/** A mode's instructions speak of its own targets. */
const inMode: Inside = (mode, _part, known) => ({ ...apart(known), targets: aimedBy(mode.targets) });

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
        family(
          'mode',
          fits(shape<Mode>({ targets: maybe(targets), effect: instructions, cost: maybe(cost) }), inMode),
        ),
      ),
    }),
  );
