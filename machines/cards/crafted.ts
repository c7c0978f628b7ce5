/** Cards with craft (702.167). */
import {
  craft,
  creature,
  gainLife,
  loseLife,
  sacrifice,
  triggered,
  whenEnters,
  yourUpkeep,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition } from '../rules/state/vocabulary/index.ts';
import { artifactCard } from './define.ts';
import { back } from './double-faced.ts';

export const crafted: readonly CardDefinition[] = [
  {
    ...artifactCard(
      'Tithing Blade',
      '{1}{B}',
      whenEnters([], sacrifice('opponents', creature)),
      craft(creature, '{4}{B}'),
    ),
    back: back(
      artifactCard(
        'Consuming Sepulcher',
        '',
        triggered({ when: yourUpkeep, effect: [loseLife(1, 'opponents'), gainLife(1)] }),
      ),
      'B',
    ),
  },
];
