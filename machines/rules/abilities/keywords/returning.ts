import type { TriggeredAbility } from '../../state/vocabulary/index.ts';

/** Back onto the battlefield with a counter of a kind, if it died without one: what undying and persist stand for. */
export const returning = (keyword: string, kind: string): TriggeredAbility => ({
  kind: 'triggered',
  keyword,
  when: [{ on: 'putInto', zone: 'graveyard', object: 'self', from: 'battlefield' }],
  if: { holds: 'not', of: { holds: 'is', what: 'self', like: { counters: { kind, atLeast: 1 } } } },
  effect: [{ do: 'move', what: 'self', to: { zone: 'battlefield', counters: { kind, count: 1 } } }],
});
