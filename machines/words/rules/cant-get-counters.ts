import { allowed, forbidden } from '../../rules/state/verdict.ts';
import { phrase } from '../../wording/syntax.ts';
import type { RuleWord } from './word.ts';

/** Of players: they can't get counters, or none of a kind (101.2, 122.1). */
export interface CantGetCounters {
  readonly rule: 'cantGetCounters';
  readonly kind?: string;
}

export const cantGetCounters: RuleWord<CantGetCounters> = {
  shape: { kind: 'text?' },
  said: {
    playerRule: [
      phrase("can't get counters", [{ rule: 'cantGetCounters' }]),
      phrase("can't get <kind:counterKind> counters", [{ rule: 'cantGetCounters', kind: '<kind>' }]),
    ],
  },
  isFor: 'players',
  mayHappenToPlayer: (_game, { change: { kind }, source }, player, event) =>
    event.type === 'putCounters' && (kind === undefined || kind === event.kind)
      ? forbidden('101.2', '{p0} can’t get counters: {0} says so.', [source], { players: [player] })
      : allowed,
};
