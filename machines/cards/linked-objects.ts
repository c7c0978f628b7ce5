/** Cards of which one ability refers to the objects that another one exiled, created or put somewhere (607.1-607.2c). */
import {
  activated,
  all,
  as,
  creature,
  exileLinked,
  mana,
  move,
  named,
  one,
  permanentTypes,
  tap,
  tapForAnyColor,
  target,
  triggered,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition, Filter } from '../rules/state/vocabulary/index.ts';
import { artifactCard, enchantmentCard, landCard, legendary } from './define.ts';
import { back } from './double-faced.ts';

/** The link between what one ability exiles and another refers to. */
const exiled = 'exiled';
/** "… card exiled with this". */
const exiledWithThis = (filter: Filter): Filter => ({ ...filter, zone: 'exile', among: { linked: exiled } });

export const linkedObjects: readonly CardDefinition[] = [
  {
    ...legendary(
      enchantmentCard(
        'Profane Procession',
        '{1}{W}{B}',
        activated({
          cost: [mana('{3}{W}{B}')],
          targets: [one(creature)],
          effect: [
            exileLinked(target(0), exiled),
            {
              do: 'if',
              condition: { exists: exiledWithThis({}), count: { atLeast: 3 } },
              then: [{ do: 'transform', what: 'self' }],
            },
          ],
        }),
      ),
    ),
    back: back(
      landCard(
        'Tomb of the Dusk Rose',
        { supertypes: ['legendary'] },
        tapForAnyColor,
        activated({
          cost: [mana('{2}{W}{B}'), tap],
          effect: [
            as('chosen', {
              do: 'choose',
              from: exiledWithThis(creature),
              count: { min: 1, max: 1 },
            }),
            move(named('chosen'), { zone: 'battlefield', under: 'you' }),
          ],
        }),
      ),
    ),
  },
  artifactCard(
    'Mirror of Life Trapping',
    '{4}',
    triggered({
      when: { on: 'enters', object: creature },
      if: { wasCast: { event: 'object' } },
      effect: [
        as('now', exileLinked({ event: 'object' }, exiled)),
        move(all(exiledWithThis({ anyType: permanentTypes, notAmong: named('now') })), {
          zone: 'battlefield',
        }),
      ],
    }),
  ),
];
