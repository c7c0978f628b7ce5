/** Cards that players ask about: what they say meets rules that are seldom thought of. */
import {
  activated,
  affecting,
  as,
  counter,
  create,
  creature,
  creatureToken,
  dealDamage,
  dealDamageToPlayers,
  entersWith,
  equip,
  exile,
  firstStrike,
  having,
  may,
  modify,
  plus,
  putCounters,
  sacrificing,
  spellLike,
  tap,
  target,
  targetCreature,
  targetOpponent,
  thatObject,
  triggered,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition } from '../rules/state/vocabulary/index.ts';
import { artifactCard, creatureCard, equipmentCard, legendary } from './define.ts';

export const askedAbout: readonly CardDefinition[] = [
  creatureCard(
    'Blood Cultist',
    '{1}{B}{R}',
    'Human Wizard',
    '1/1',
    activated({ cost: [tap], targets: [targetCreature], effect: [dealDamage(1, target(0))] }),
    triggered({
      when: { on: 'dies', object: { ...creature, damagedThisTurnBy: 'self' } },
      effect: [putCounters('+1/+1', 1, 'self')],
    }),
  ),
  legendary(
    equipmentCard(
      'Unscythe, Killer of Kings',
      '{U}{B}{B}{R}',
      affecting('attached', plus(3, 3), having(firstStrike)),
      triggered({
        when: { on: 'dies', object: { ...creature, damagedThisTurnBy: 'attached' } },
        effect: [
          as('exiled', may(exile(thatObject))),
          {
            do: 'if',
            condition: { did: 'exiled' },
            then: [create(creatureToken(2, 2, ['B'], 'Zombie'))],
          },
        ],
      }),
      equip('{2}'),
    ),
  ),
  artifactCard(
    'Chalice of the Void',
    '{X}{X}',
    entersWith('charge', { x: true }),
    triggered({
      when: { on: 'cast', spell: spellLike({ manaValue: { exactly: { counters: 'charge', on: 'self' } } }) },
      effect: [counter(thatObject)],
    }),
  ),
  artifactCard(
    'Jinxed Ring',
    '{2}',
    triggered({
      when: { on: 'putInto', zone: 'graveyard', from: 'battlefield', object: { token: false, owner: 'you' } },
      effect: [dealDamageToPlayers(1, 'you')],
    }),
    activated({
      cost: [sacrificing(creature)],
      targets: [targetOpponent],
      effect: [modify('self', 'forever', { control: target(0) })],
    }),
  ),
];
