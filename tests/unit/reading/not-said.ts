/** Known cards of which the text can’t be said by the phrases by which cards are read: no more than these. */
export const notSaid: readonly string[] = [
  'Animate Dead',
  'Arcane Savant',
  'Bronzehide Lion',
  'Duplicant',
  'Infinite Reflection',
  'Karn Liberated',
  'Life and Limb',
  'Magma Pummeler',
  'Molten Sentry',
  'Nameless Race',
  'Oracle en-Vec',
  'Rashmi, Eternities Crafter',
  'Reversal of Fortune',
  'Sepulchral Primordial',
  'Seraph',
  'Serra Paragon',
  'Sylvan Library',
  'Terastodon',
  'Turnabout',
  'Volatile Stormdrake',
  'Warp World',
];

/** Definitions of scenarios of which the text can't be said, with the scenario's file. */
export const notSaidInScenarios: readonly string[] = [];
