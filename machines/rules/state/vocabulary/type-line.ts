export const cardTypes = [
  'artifact',
  'battle',
  'conspiracy',
  'creature',
  'dungeon',
  'enchantment',
  'instant',
  'kindred',
  'land',
  'phenomenon',
  'plane',
  'planeswalker',
  'scheme',
  'sorcery',
  'vanguard',
] as const;
export type CardType = (typeof cardTypes)[number];
export const supertypes = ['basic', 'legendary', 'ongoing', 'snow', 'world'] as const;
export type Supertype = (typeof supertypes)[number];
export const basicLandTypes = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] as const;
