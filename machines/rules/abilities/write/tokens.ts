/** Tokens (111) as the effects that make them describe them. */

import type { Color } from '../../state/mana.ts';
import type { Ability, TokenDefinition } from '../../state/vocabulary/index.ts';

/**
 * A creature token: `creatureToken(1, 1, ['W'], 'Human Soldier')`; no colours is colourless.
 * Subtypes are parted by spaces.
 */
export const creatureToken = (
  power: number,
  toughness: number,
  colors: readonly Color[],
  subtypes: string,
  ...abilities: readonly Ability[]
): TokenDefinition => ({
  ...(colors.length > 0 && { colors }),
  types: ['creature'],
  subtypes: subtypes.split(' '),
  power,
  toughness,
  ...(abilities.length > 0 ? { abilities } : {}),
});

/** As `creatureToken`, and an artifact. */
export const artifactCreatureToken = (
  power: number,
  toughness: number,
  colors: readonly Color[],
  subtypes: string,
  ...abilities: readonly Ability[]
): TokenDefinition => ({
  ...creatureToken(power, toughness, colors, subtypes, ...abilities),
  types: ['artifact', 'creature'],
});
