/** Cards that look for what dies: what comes of it, and what brings it back. */
import {
  activated,
  affecting,
  anySpell,
  as,
  create,
  creature,
  creatureToken,
  creatureYouControl,
  dies,
  diesSelf,
  enchant,
  equip,
  exile,
  flying,
  having,
  lifelink,
  mana,
  may,
  move,
  named,
  permanentTypes,
  plus,
  returnToBattlefield,
  sacrificeSelf,
  sacrificeThis,
  search,
  spell,
  staticAbility,
  target,
  targetCreature,
  thatObject,
  triggered,
  undying,
  untilEndOfTurn,
  vigilance,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition, TokenDefinition } from '../rules/state/vocabulary/index.ts';
import {
  auraCard,
  creatureCard,
  enchantmentCard,
  equipmentCard,
  instantCard,
  legendary,
  worded,
} from './define.ts';

const risingElemental: TokenDefinition = {
  ...creatureToken(
    0,
    0,
    ['G', 'W'],
    'Elemental',
    staticAbility({
      characteristicDefining: true,
      changes: [
        {
          change: 'setPowerToughness',
          power: { number: 'count', of: creatureYouControl },
          toughness: { number: 'count', of: creatureYouControl },
        },
      ],
    }),
  ),
  power: '*',
  toughness: '*',
};

export const dying: readonly CardDefinition[] = [
  creatureCard(
    'Academy Rector',
    '{3}{W}',
    'Human Cleric',
    '1/2',
    triggered({
      when: diesSelf,
      effect: [
        may(as('exiled', exile('self'))),
        {
          do: 'if',
          condition: { holds: 'did', by: 'exiled' },
          then: [search({ type: 'enchantment' }, { zone: 'battlefield' })],
        },
      ],
    }),
  ),
  creatureCard(
    'Evernight Shade',
    '{3}{B}',
    'Shade',
    '1/1',
    activated({ cost: [mana('{B}')], effect: [untilEndOfTurn('self', plus(1, 1))] }),
    undying,
  ),
  worded(
    ['that <noun:nounMeant>'],
    creatureCard(
      'Matter Reshaper',
      '{2}{C}',
      'Eldrazi',
      '3/2',
      triggered({
        when: diesSelf,
        effect: [
          as('revealed', { do: 'reveal', what: { top: 1, of: 'you' } }),
          {
            do: 'if',
            condition: {
              holds: 'is',
              what: named('revealed'),
              like: { zone: 'library', anyType: permanentTypes, manaValue: { atMost: 3 } },
            },
            then: [
              {
                do: 'may',
                then: [move(named('revealed'), { zone: 'battlefield' })],
                else: [move(named('revealed'), { zone: 'hand' })],
              },
            ],
            else: [move(named('revealed'), { zone: 'hand' })],
          },
        ],
      }),
    ),
  ),
  instantCard(
    'Graceful Reprieve',
    '{1}{W}',
    spell([targetCreature], {
      do: 'delayedTrigger',
      when: [{ on: 'dies', object: { among: named('about') } }],
      about: target(0),
      effect: [returnToBattlefield(thatObject)],
      until: 'untilEndOfTurn',
    }),
  ),
  worded(
    ['is|are put into your graveyard'],
    legendary(
      creatureCard(
        'Saffi Eriksdotter',
        '{G}{W}',
        'Human Scout',
        '2/2',
        activated({
          cost: [sacrificeSelf],
          targets: [targetCreature],
          effect: [
            {
              do: 'delayedTrigger',
              when: [
                {
                  on: 'putInto',
                  zone: 'graveyard',
                  from: 'battlefield',
                  object: { among: named('about'), owner: 'you' },
                },
              ],
              about: target(0),
              effect: [returnToBattlefield(thatObject)],
              until: 'untilEndOfTurn',
            },
          ],
        }),
      ),
    ),
  ),
  creatureCard(
    'Seraph',
    '{6}{W}',
    'Angel',
    '4/4',
    flying,
    triggered({
      when: dies({ ...creature, damagedThisTurnBy: 'self' }),
      effect: [
        {
          do: 'delayedTrigger',
          when: [{ on: 'begins', step: 'end' }],
          about: thatObject,
          effect: [
            as('moved', move(named('about'), { zone: 'battlefield', under: 'you' })),
            {
              do: 'delayedTrigger',
              when: [{ on: 'controlChanges', object: 'self', from: 'you' }],
              about: named('moved'),
              effect: [{ do: 'sacrifice', who: 'you', what: named('about') }],
            },
          ],
        },
      ],
    }),
  ),
  worded(
    ['<what:selfWord>'],
    auraCard(
      "Fool's Demise",
      '{4}{U}',
      enchant(creature),
      triggered({
        when: { on: 'dies', object: 'attached' },
        effect: [move(thatObject, { zone: 'battlefield', under: 'you' })],
      }),
      triggered({
        when: { on: 'putInto', zone: 'graveyard', from: 'battlefield', object: 'self' },
        effect: [move('self', { zone: 'hand' })],
      }),
    ),
  ),
  enchantmentCard(
    'Angelic Renewal',
    '{1}{W}',
    triggered({
      when: { on: 'putInto', zone: 'graveyard', from: 'battlefield', object: { ...creature, owner: 'you' } },
      effect: [
        may(as('sacrificed', sacrificeThis)),
        { do: 'if', condition: { holds: 'did', by: 'sacrificed' }, then: [returnToBattlefield(thatObject)] },
      ],
    }),
  ),
  equipmentCard(
    'Resurrection Orb',
    '{2}',
    affecting('attached', having(lifelink)),
    triggered({
      when: { on: 'dies', object: 'attached' },
      effect: [
        {
          do: 'delayedTrigger',
          when: [{ on: 'begins', step: 'end' }],
          about: thatObject,
          effect: [returnToBattlefield(named('about'))],
        },
      ],
    }),
    equip('{4}'),
  ),
  equipmentCard(
    "Avacyn's Collar",
    '{1}',
    affecting('attached', plus(1, 0), having(vigilance)),
    triggered({
      when: { on: 'dies', object: 'attached' },
      if: { holds: 'is', what: thatObject, like: { subtype: 'Human' } },
      effect: [create(creatureToken(1, 1, ['W'], 'Spirit', flying))],
    }),
    equip('{2}'),
  ),
  worded(
    ['<lead> or <lead>'],
    creatureCard(
      'Voice of Resurgence',
      '{G}{W}',
      'Elemental',
      '2/2',
      triggered({
        when: [{ on: 'cast', by: 'opponents', spell: anySpell, turnOf: 'you' }, diesSelf],
        effect: [create(risingElemental)],
      }),
    ),
  ),
];
