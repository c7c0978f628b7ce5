/** Cards that create Role tokens (111.10j-r, 303.7). */
import {
  creatureYouControl,
  diesSelf,
  having,
  inYourGraveyard,
  lifelink,
  move,
  one,
  plus,
  predefinedTokens,
  spell,
  target,
  targetCreature,
  triggered,
  untilEndOfTurn,
  whenEnters,
} from '../rules/abilities/write/index.ts';
import type {
  CardDefinition,
  Instruction,
  Objects,
  TokenDefinition,
} from '../rules/state/vocabulary/index.ts';
import { creatureCard, instantCard, sorceryCard } from './define.ts';

const attached = (token: TokenDefinition, attachedTo: Objects): Instruction => ({
  do: 'create',
  token,
  attachedTo,
});

export const roles: readonly CardDefinition[] = [
  instantCard(
    'Monstrous Rage',
    '{R}',
    spell(
      [targetCreature],
      untilEndOfTurn(target(0), plus(2, 0)),
      attached(predefinedTokens['Monster Role'], target(0)),
    ),
  ),
  instantCard(
    'Not Dead After All',
    '{B}',
    spell(
      [one(creatureYouControl)],
      untilEndOfTurn(
        target(0),
        having(
          triggered({
            when: diesSelf,
            effect: [
              {
                ...move('self', { zone: 'battlefield', tapped: true }),
                as: 'moved',
              },
              attached(predefinedTokens['Wicked Role'], { named: 'moved' }),
            ],
          }),
        ),
      ),
    ),
  ),
  sorceryCard(
    'Return Triumphant',
    '{1}{W}',
    spell(
      [one(inYourGraveyard({ type: 'creature', manaValue: { atMost: 3 } }))],
      { ...move(target(0), { zone: 'battlefield' }), as: 'moved' },
      attached(predefinedTokens['Young Hero Role'], { named: 'moved' }),
    ),
  ),
  creatureCard(
    'Cursed Courtier',
    '{2}{W}',
    'Human Noble',
    '3/3',
    lifelink,
    whenEnters([], attached(predefinedTokens['Cursed Role'], 'self')),
  ),
];
