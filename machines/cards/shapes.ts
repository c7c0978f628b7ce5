/** Cards that change what others are, or what they are themselves. */
import {
  activated,
  all,
  base,
  creature,
  dealDamage,
  flash,
  haste,
  land,
  one,
  spell,
  tap,
  target,
  targetCreature,
  untilEndOfTurn,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition } from '../rules/state/vocabulary/index.ts';
import { creatureCard, instantCard } from './define.ts';

export const shapes: readonly CardDefinition[] = [
  instantCard(
    'Animate Land',
    '{G}',
    spell([one(land)], untilEndOfTurn(target(0), { addTypes: ['creature'] }, base(3, 3))),
  ),
  creatureCard(
    'Izzet Staticaster',
    '{1}{U}{R}',
    'Human Wizard',
    '0/3',
    flash,
    haste,
    activated({
      cost: [tap],
      targets: [targetCreature],
      effect: [
        dealDamage(1, {
          union: [target(0), all({ ...creature, sharesNameWith: target(0), notAmong: target(0) })],
        }),
      ],
    }),
  ),
];
