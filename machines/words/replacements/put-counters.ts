import { fits, fitsEntering, players, quantity } from '../../rules/characteristics/index.ts';
import { type Applicable, scopeWithEvent } from '../../rules/events/applicable.ts';
import { countersByNow, countersEntering } from '../../rules/events/entering-counters.ts';
import { by } from '../../rules/events/looking.ts';
import { isOfEffect, type Watching } from '../../rules/events/watches.ts';
import type { EventOf } from '../../rules/state/event.ts';
import type { Game } from '../../rules/state/game.ts';
import type { Target } from '../../rules/state/object.ts';
import { isPlayers } from '../../rules/state/players-or-filter.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import { phrase } from '../../wording/syntax.ts';
import type { ReplacedWord } from './word.ts';

export interface WouldPutCounters {
  readonly would: 'putCounters';
  readonly on: Filter | Players;
  /** Only what an effect does, not a cost, a turn-based action or damage (614.16). */
  readonly byEffect?: true;
  readonly kind?: string;
  /** Or on these players. */
  readonly orOn?: Players;
  /** Who puts them. */
  readonly by?: Players;
}

/** `object` or `player` is what the counters would be put on. */
export const putCounters: ReplacedWord<WouldPutCounters, ['object', 'player', 'amount']> = {
  shape: { on: 'players or filter', byEffect: 'flag?', kind: 'text?', orOn: 'players?', by: 'players?' },
  said: {
    wouldHappen: [
      phrase('<by:wouldPlayer> would put one or more counters on a permanent or player', {
        would: 'putCounters',
        on: {},
        orOn: 'everyone',
        by: '<by>',
      }),
      phrase('one or more <kind:counterKind> counters would be put on a|an <on:one>', {
        would: 'putCounters',
        on: '<on>',
        kind: '<kind>',
      }),
      phrase('an effect would put one or more counters on a|an <on:one>', {
        would: 'putCounters',
        on: '<on>',
        byEffect: true,
      }),
      phrase('one or more counters would be put on a|an <on:one>', { would: 'putCounters', on: '<on>' }),
    ],
  },
  events: ['move', 'putCounters'],
  gives: ['object', 'player', 'amount'],
  watches(watching, wanted, event) {
    if (event.type === 'move') return isPutOnEntering(watching, wanted, event);
    return (
      event.type === 'putCounters' &&
      (wanted.byEffect === undefined || (event.ofDamage === undefined && isOfEffect(watching))) &&
      (wanted.kind === undefined || wanted.kind === event.kind) &&
      by(watching, wanted.by, event.player) &&
      (putsOn(watching, wanted.on, event.on) ||
        (wanted.orOn !== undefined && 'player' in event.on && by(watching, wanted.orOn, event.on.player)))
    );
  },
  changes: ['amount'],
  changed: (game, one, { kind }, event) =>
    event.type === 'move' ? withOtherCounters(game, one, event, kind) : undefined,
};

/** What enters with counters has them put on it (122.6). */
const isPutOnEntering = (watching: Watching, wanted: WouldPutCounters, event: EventOf<'move'>): boolean =>
  countersEntering(watching.game, event, wanted.kind).length > 0 &&
  by(watching, wanted.by, event.entering?.controller ?? -1) &&
  !isPlayers(wanted.on) &&
  fitsEntering(watching.game, watching.scope, wanted.on, event);

function putsOn({ game, scope }: Watching, wanted: Filter | Players, on: Target): boolean {
  if ('player' in on) return isPlayers(wanted) && players(game, scope, wanted).includes(on.player);
  return !isPlayers(wanted) && fits(game, scope, wanted, on.object);
}

/** It enters with as many counters of each kind as the effect says, of as many as it would have. */
function withOtherCounters(
  game: Game,
  one: Applicable,
  event: EventOf<'move'>,
  kind: string | undefined,
): EventOf<'move'> {
  const { amount } = one.replacement;
  if (event.entering === null || amount === undefined) return event;
  const counters: Record<string, number> = { ...countersByNow(game, event) };
  const scope = scopeWithEvent(one, event);
  for (const each of countersEntering(game, event, kind)) {
    const trigger = scope.trigger === null ? null : { ...scope.trigger, amount: counters[each] ?? 0 };
    counters[each] = Math.max(0, quantity(game, { ...scope, trigger }, amount));
  }
  return { ...event, entering: { ...event.entering, counters, ownCountersCounted: true } };
}
