/** What is said by two things at once: types, colours, names. */
import { type Color, colors } from '../state/mana.ts';

/** Those of both, each once. */
export const union = <T>(one: readonly T[], other: readonly T[]): readonly T[] => [
  ...new Set([...one, ...other]),
];

/** Colours in the order in which they are always named. */
export const inOrder = (some: readonly Color[]): readonly Color[] =>
  colors.filter((color) => some.includes(color));
