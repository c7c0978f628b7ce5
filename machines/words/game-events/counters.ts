/** Counters are put on objects and players, and removed from them (122). */
import { mayGetCounters, playerLets } from '../../rules/events/impossible.ts';
import type { Game } from '../../rules/state/game.ts';
import type { PlayerId } from '../../rules/state/identity.ts';
import type { Target } from '../../rules/state/object.ts';
import { ruleTexts } from '../../rules/state/rule-texts.ts';
import { write } from '../../rules/state/write.ts';
import type { Saying } from './saying.ts';
import type { GameEventWord } from './word.ts';

export interface PutCounters {
  readonly type: 'putCounters';
  readonly on: Target;
  readonly kind: string;
  readonly count: number;
  readonly player: PlayerId;
  /** They are what damage results in, by this rule, which is no effect. */
  readonly ofDamage?: '120.3b' | '120.3d' | '120.3g';
}

export const putCounters: GameEventWord<PutCounters, 'counters.put'> = {
  apply(game, { count, kind, on }) {
    addCounters(game, on, kind, count);
  },
  rule: ({ ofDamage }) => ofDamage ?? '122.6',
  mayHappen: (game, event) =>
    'object' in event.on
      ? mayGetCounters(game, event.on.object, event)
      : playerLets(game, event.on.player, event),
  changes: 'anything',
  asksForCheck: true,
  whom: ({ on }) => on,
  amount: ({ count }) => count,
  withAmount: (event, count) => (count > 0 ? { ...event, count } : null),
  isForeseen: true,
  about: 'other',
  sentence: (event, say) => `${someCounters(event, say)} put on ${say.target(event.on)}.`,
  hides: 'nothing',
  emits: 'counters.put',
};

export interface RemoveCounters {
  readonly type: 'removeCounters';
  readonly on: Target;
  readonly kind: string;
  readonly count: number;
}

export const removeCounters: GameEventWord<RemoveCounters, 'counters.removed'> = {
  apply(game, { count, kind, on }) {
    addCounters(game, on, kind, -count);
  },
  rule: ({ kind }) => (kind === 'defense' ? '120.3h' : '120.3c'),
  changes: 'anything',
  asksForCheck: true,
  doneOnce: ({ kind, on }) => ('player' in on ? `${kind} of player ${on.player}` : `${kind} on ${on.object}`),
  isForeseen: true,
  about: 'other',
  sentence: (event, say) => `${someCounters(event, say)} removed from ${say.target(event.on)}.`,
  hides: 'nothing',
  emits: 'counters.removed',
};

/** `1 lore counter is`, `2 time counters are`. */
const someCounters = (
  { count, kind }: Pick<PutCounters, 'count' | 'kind'>,
  { counted }: Pick<Saying, 'counted'>,
): string => `${counted(count, `${kind} counter`)} ${count === 1 ? 'is' : 'are'}`;

/** Puts counters on, or takes them off; those put on get a timestamp, with all others of their kind (613.7c). */
function addCounters(game: Game, on: Target, kind: string, by: number): void {
  const writer = write(game);
  const holder = 'player' in on ? writer.player(on.player) : writer.object(on.object);
  const { [kind]: before = 0, ...others } = holder.counters;
  const count = Math.max(0, before + by);
  holder.counters = count === 0 ? others : { ...others, [kind]: count };
  // Those that give a keyword apply in timestamp order with other effects (613.1f).
  if (by > 0 && 'object' in on && ruleTexts['rule:122.1b']?.[kind] !== undefined) {
    const object = writer.object(on.object);
    object.counterTimestamps = { ...object.counterTimestamps, [kind]: writer.nextTimestamp() };
  }
}
