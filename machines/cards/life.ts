/** Cards that change life totals, or keep them as they are. */
import { move, ownerOf, spell, staticAbility, target, targetPlayer } from '../rules/abilities/write/index.ts';
import type { CardDefinition } from '../rules/state/vocabulary/index.ts';
import { artifactCreatureCard, instantCard } from './define.ts';

export const life: readonly CardDefinition[] = [
  instantCard(
    'Beacon of Immortality',
    '{5}{W}',
    spell(
      [targetPlayer],
      { do: 'setLife', to: { number: 'times', of: [2, { number: 'life', of: target(0) }] }, who: target(0) },
      move('self', { zone: 'library' }),
      { do: 'shuffle', who: ownerOf('self') },
    ),
  ),
  artifactCreatureCard(
    'Platinum Emperion',
    '{8}',
    'Golem',
    '8/8',
    staticAbility({ players: 'you', rules: [{ rule: 'cantGainLife' }, { rule: 'cantLoseLife' }] }),
  ),
];
