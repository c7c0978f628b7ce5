/** The zones of 400.1 that this engine has, and `outside`, which is none (400.11). */
export const zones = [
  'library',
  'hand',
  'battlefield',
  'graveyard',
  'stack',
  'exile',
  'command',
  'outside',
] as const;
export type Zone = (typeof zones)[number];

/** Each player has their own (400.1). */
export type OwnZone = 'library' | 'hand' | 'graveyard' | 'outside';
/** All players share one (400.1). */
export type SharedZone = 'battlefield' | 'stack' | 'exile' | 'command';

export const isOwnZone = (zone: Zone): zone is OwnZone =>
  zone === 'library' || zone === 'hand' || zone === 'graveyard' || zone === 'outside';
/** Hidden zones (400.2). `outside` is hidden as well: only its owner may look at a sideboard. */
export const isHiddenZone = (zone: Zone): boolean =>
  zone === 'library' || zone === 'hand' || zone === 'outside';
/** Where what an effect put somewhere can be found by the rest of it (400.7j), wherever it was to go. */
export const publicZones: readonly Zone[] = zones.filter((zone) => !isHiddenZone(zone));
