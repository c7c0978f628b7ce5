import type { Filter } from '../../state/vocabulary/index.ts';
import { publicZones } from '../../state/zones.ts';

/**
 * The nonland cards among what was discarded under a name, wherever they were put that all players can see: what one in a
 * hidden zone is is undefined (701.9c).
 */
export const nonlandAmong = (name: string): Filter => ({
  zone: publicZones,
  among: { named: name },
  notType: 'land',
});
