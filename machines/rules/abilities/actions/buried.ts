import type { Filter } from '../../state/vocabulary/index.ts';

/** Cards in the graveyard of the player who does it; one that is being cast from there isn't there any more as its costs are paid. */
export const buried: Filter = { zone: 'graveyard', owner: 'they', other: true };
