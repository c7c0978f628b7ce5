import type { Players } from '../../state/vocabulary/index.ts';

/** The opponents of the player who does it. */
export const theirOpponents: Players = { playersWith: { of: 'everyone', except: 'they' } };
