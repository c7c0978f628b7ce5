/** Invented cards with linked abilities, for scenarios and tests. */
import {
  artifactCard,
  creatureCard,
  enchantmentCard,
  landCard,
  legendary,
} from '../../machines/cards/define.ts';
import { back } from '../../machines/cards/double-faced.ts';
import {
  activated,
  affecting,
  all,
  as,
  creature,
  dies,
  exile,
  exileLinked,
  haste,
  having,
  leavesSelf,
  mana,
  move,
  named,
  one,
  permanentTypes,
  plus,
  putCounters,
  sacrificeThis,
  tap,
  tapForAnyColor,
  target,
  trample,
  triggered,
  whenEnters,
  youControl,
  yourUpkeep,
} from '../../machines/rules/abilities/write/index.ts';
import type { CardDefinition, Filter } from '../../machines/rules/state/vocabulary/index.ts';

const exiled = 'exiled';
const exiledWithThis = (filter: Filter): Filter => ({ ...filter, zone: 'exile', among: { linked: exiled } });
const token = 'token';

/** Two linked abilities, one on either face (607.1b). */
export const huntingCourt: CardDefinition = {
  ...legendary(
    enchantmentCard(
      'Hunting Court',
      '{1}{W}{B}',
      activated({
        cost: [mana('{3}{W}{B}')],
        targets: [one(creature)],
        effect: [
          exileLinked(target(0), exiled),
          {
            do: 'if',
            condition: { holds: 'exists', what: exiledWithThis({}), count: { atLeast: 3 } },
            then: [{ do: 'transform', what: 'self' }],
          },
        ],
      }),
    ),
  ),
  back: back(
    landCard(
      'Hall of the Hunted',
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
};

/** What mana it was activated with is noted, and added later (607.2e). */
export const rememberingJewel = artifactCard(
  'Remembering Jewel',
  '{0}',
  activated({
    cost: [mana('{1}'), tap],
    effect: [putCounters('charge', 1, 'self'), { do: 'note', what: 'typesOfManaSpent', link: 'noted' }],
    limits: {
      onlyIf: {
        holds: 'compare',
        what: { number: 'counters', kind: 'charge', on: 'self' },
        to: { exactly: 0 },
      },
    },
  }),
  activated({
    cost: [tap, { pay: 'removeCounters', kind: 'charge', count: 1 }],
    effect: [{ do: 'addMana', noted: 'noted' }],
  }),
);

/** One ability that exiles, and puts back what it exiled before (607.1c). */
export const trappingMirror = artifactCard(
  'Trapping Mirror',
  '{4}',
  triggered({
    when: { on: 'enters', object: creature },
    if: { holds: 'wasCast', what: { event: 'object' } },
    effect: [
      as('now', exileLinked({ event: 'object' }, exiled)),
      move(all(exiledWithThis({ anyType: permanentTypes, notAmong: named('now') })), {
        zone: 'battlefield',
      }),
    ],
  }),
);

/** A token, and three abilities about it (607.2c). */
export const secondDance = enchantmentCard(
  'Second Dance',
  '{U}{U}',
  whenEnters([one({ type: 'creature', token: false })], {
    do: 'createCopy',
    of: target(0),
    link: token,
  }),
  triggered({ when: leavesSelf, effect: [exile({ linked: token })] }),
  triggered({
    when: { on: 'leaves', object: { among: { linked: token } } },
    effect: [sacrificeThis],
  }),
  triggered({
    when: yourUpkeep,
    effect: [{ do: 'unless', who: 'you', cost: [mana('{U}{U}')], else: [sacrificeThis] }],
  }),
);

/** It creates tokens that remember what was exiled for them (607.1d). */
export const smithOfGhosts = legendary(
  creatureCard(
    'Smith of Ghosts',
    '{3}{R}{W}',
    'Dwarf Cleric',
    '4/5',
    affecting(all(youControl({ subtype: 'Spirit' })), plus(1, 1), having(trample, haste)),
    triggered({
      when: dies(youControl({ type: 'creature', token: false, other: true })),
      effect: [
        as('it', exile({ event: 'object' })),
        {
          do: 'if',
          condition: { holds: 'did', by: 'it' },
          then: [
            {
              do: 'createCopy',
              of: { event: 'object' },
              except: [
                { change: 'addSubtypes', subtypes: ['Spirit'] },
                {
                  change: 'addAbilities',
                  abilities: [
                    triggered({
                      when: leavesSelf,
                      effect: [move({ linked: exiled }, { zone: 'graveyard' })],
                    }),
                  ],
                },
              ],
              remembers: { under: exiled, objects: named('it') },
            },
          ],
        },
      ],
    }),
  ),
);
