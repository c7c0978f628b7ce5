/** Cards that create tokens, copies among them. */
import {
  affecting,
  anyTarget,
  create,
  creature,
  creatureToken,
  creatureYouControl,
  dealDamageToTarget,
  diesSelf,
  entersAsCopy,
  equip,
  flashback,
  one,
  plus,
  spell,
  target,
  triggered,
  yourUpkeep,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition } from '../rules/state/vocabulary/index.ts';
import { creatureCard, enchantmentCard, equipmentCard, instantCard } from './define.ts';

export const tokens: readonly CardDefinition[] = [
  instantCard(
    'Cackling Counterpart',
    '{1}{U}{U}',
    spell([one(creatureYouControl)], { do: 'createCopy', of: target(0) }),
    flashback('{5}{U}{U}'),
  ),
  creatureCard(
    'Progenitor Mimic',
    '{4}{G}{U}',
    'Shapeshifter',
    '0/0',
    entersAsCopy(creature, {
      change: 'addAbilities',
      abilities: [
        triggered({
          when: yourUpkeep,
          if: { holds: 'not', of: { holds: 'is', what: 'self', like: { token: true } } },
          effect: [{ do: 'createCopy', of: 'self' }],
        }),
      ],
    }),
  ),
  equipmentCard(
    'Bloodforged Battle-Axe',
    '{1}',
    affecting('attached', plus(2, 0)),
    triggered({
      when: { on: 'dealsDamage', source: 'attached', combat: true, toPlayer: 'everyone' },
      effect: [{ do: 'createCopy', of: 'self' }],
    }),
    equip('{2}'),
  ),
  enchantmentCard(
    'First Response',
    '{3}{W}',
    triggered({
      when: { on: 'begins', step: 'upkeep' },
      if: { holds: 'compare', what: { number: 'lastTurn', fact: 'lifeLost', by: 'you' }, to: { atLeast: 1 } },
      effect: [create(creatureToken(1, 1, ['W'], 'Soldier'))],
    }),
  ),
  instantCard(
    'Dance with Devils',
    '{3}{R}',
    spell(
      [],
      create(
        creatureToken(
          1,
          1,
          ['R'],
          'Devil',
          triggered({ when: diesSelf, targets: [anyTarget], effect: [dealDamageToTarget(1)] }),
        ),
        2,
      ),
    ),
  ),
];
