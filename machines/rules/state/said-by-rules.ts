/** Changes of characteristics that rules themselves make, and no card says: in the same words. */
import type { Ability, Modification } from './vocabulary/index.ts';

/** Power and toughness as a counter changes them (122.1a). */
export const gets = (power: number, toughness: number): Modification => ({
  change: 'modifyPowerToughness',
  power,
  toughness,
});

/** Abilities: of a sticker (123.7); without any, those that are printed elsewhere, such as a counter's (122.1b). */
export const gains = (abilities: readonly Ability[] = []) => ({ change: 'addAbilities', abilities }) as const;

/** Subtypes besides its own, as it enters (614.1c). */
export const isAlso = (subtypes: readonly string[]): Modification => ({ change: 'addSubtypes', subtypes });

/** A word in its name, after so many others: a name sticker (123.6). */
export const hasInName = (word: string, after: number): Modification => ({
  change: 'addToName',
  word,
  after,
});

/** A size: of a power and toughness sticker (123.8). */
export const isSized = (power: number, toughness: number): Modification => ({
  change: 'setPowerToughness',
  power,
  toughness,
});

/** A name, or with an empty one none (708.2a). */
export const isNamed = (name: string) => ({ change: 'setName', name }) as const;
