import type { Filter } from '../../state/vocabulary/index.ts';

/**
 * The nonland cards among what was discarded under a name, wherever they were put that all players can see: what one in a
 * hidden zone is is undefined (701.9c).
 */
export const nonlandAmong = (name: string): Filter => ({
  zone: ['graveyard', 'exile', 'battlefield'],
  among: { named: name },
  notType: 'land',
});
