import type { KeywordModule } from '../../state/table.ts';
import type { Ability } from '../../state/vocabulary/index.ts';
import { byName } from './said.ts';

/** A counter of this kind for each color of mana spent to cast it; of what wasn't cast none was (702.44b). */
const entering = (as: 'creature' | 'noncreature', kind: string): Ability => ({
  kind: 'static',
  keyword: 'sunburst',
  replaces: {
    event: { would: 'enter', what: 'self', as },
    counters: { kind, count: { number: 'manaSpent', which: 'colors' } },
  },
});

/**
 * Sunburst: it enters with +1/+1 counters if it does so as a creature, ignoring type-changing effects, and otherwise with
 * charge counters (702.44a). Each instance works separately (702.44d). As the number of another keyword it is
 * `{ number: 'manaSpent', which: 'colors' }` (702.44c).
 */
export const sunburst: KeywordModule = {
  keyword: 'sunburst',
  rule: '702.44',
  said: { keyword: byName('sunburst') },
  abilities: () => [entering('creature', '+1/+1'), entering('noncreature', 'charge')],
};
