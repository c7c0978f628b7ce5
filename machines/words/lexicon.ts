/** Words of the type line, as texts name them (205). */
export { basicLandTypes, cardTypes, supertypes } from '../rules/state/vocabulary/index.ts';
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

/** Ability words mean nothing (207.2c). */
export const abilityWords: ReadonlySet<string> = new Set(
  `Adamant,Addendum,Alliance,Battalion,Bloodrush,Celebration,Channel,Chroma,Cohort,Constellation,Converge,Corrupted,Coven,
  Council's dilemma,Delirium,Descend 4,Descend 8,Disappear,Domain,Eerie,Eminence,Endure,Enrage,Fateful hour,Fathomless descent,Ferocious,Flurry,Formidable,
  Grandeur,Hellbent,Heroic,Imprint,Infusion,Inspired,Join forces,Kinship,Landfall,Lieutenant,Magecraft,Metalcraft,Morbid,Opus,Pack tactics,
  Paradox,Parley,Radiance,Raid,Rally,Renew,Repartee,Revolt,Secret council,Spell mastery,Strive,Survival,Sweep,Tempting offer,Threshold,
  Undergrowth,Valiant,Vivid,Void,Will of the council`
    .split(',')
    .map((word) => word.trim()),
);
