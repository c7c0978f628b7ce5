import { objectAt } from '../../rules/characteristics/index.ts';
import { countersOf } from '../../rules/effects/costs/limited.ts';
import { allowed, forbidden } from '../../rules/state/verdict.ts';
import { phrase } from '../../wording/syntax.ts';
import { counterVerdict } from './objects.ts';
import { always, type CostWord, never } from './word.ts';

/** A loyalty cost (606.4): +N, 0 or −N; `'-X'` is −X. */
export interface ChangeLoyalty {
  readonly pay: 'loyalty';
  readonly change: number | '-X';
}

export const loyalty: CostWord<ChangeLoyalty> = {
  shape: { change: 'change of loyalty' },
  said: [phrase('<change:loyalty>', { pay: 'loyalty', change: '<change>' })],
  counted: (part, count) =>
    part.change === '-X' ? { pay: 'loyalty', change: -count({ number: 'x' }) } : part,
  together: (parts) => ({
    pay: 'loyalty',
    change: parts.reduce((sum, { change }) => sum + Number(change), 0),
  }),
  hasX: ({ change }) => change === '-X',
  verdict(game, paying, { change }) {
    const { self } = paying.scope;
    const has = objectAt(game, self).counters.loyalty ?? 0;
    if (change === '-X') return allowed;
    if (change < 0 && has < -change)
      return forbidden('606.6', '{0} has only {has} loyalty counters.', [self], { values: { has } });
    return change > 0 ? counterVerdict(game, paying, 'loyalty') : allowed;
  },
  objects: null,
  needsObjects: never,
  uses: 'up',
  limited: (game, { scope }, { change }) => [
    countersOf(game, scope.self, 'loyalty', Math.max(0, -Number(change))),
  ],
  events(_game, { player, scope }, { change }) {
    const on = { object: scope.self };
    const by = Number(change);
    if (by > 0) return [{ type: 'putCounters', on, kind: 'loyalty', count: by, player }];
    if (by < 0) return [{ type: 'removeCounters', on, kind: 'loyalty', count: -by }];
    return [];
  },
  isLoyalty: true,
  keepsOwn: always,
  // Nothing else can be done with it this turn, so that it need gain nothing.
  loses: ({ change }) => (change === '-X' ? 2 : -change * 0.6 - 1),
  movesTo: null,
  movesOfLibrary: never,
  isLast: never,
};
