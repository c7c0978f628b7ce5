/** Words of the type line, as texts name them (205). */
export { basicLandTypes, cardTypes } from '../rules/state/vocabulary/index.ts';
export { creatureTypes };

import { otherSubtypes } from '../rules/characteristics/subtypes.ts';
import { creatureTypes } from '../rules/effects/instructions/creature-types.ts';

/** All subtypes, of whichever card type. */
export const subtypeNames: readonly string[] = [...otherSubtypes, ...creatureTypes];

/** What a "permanent card" is (110.4a). */
export const permanentTypes = [
  'artifact',
  'battle',
  'creature',
  'enchantment',
  'land',
  'planeswalker',
] as const;
