import type { Filter } from '../state/vocabulary/index.ts';

/** What a filter asks of the mana value, which the choice of X changes (202.3e); null: nothing. */
export const ofManaValue = ({ manaValue, manaValueIs }: Filter): Filter | null =>
  manaValue === undefined && manaValueIs === undefined
    ? null
    : { ...(manaValue && { manaValue }), ...(manaValueIs && { manaValueIs }) };
