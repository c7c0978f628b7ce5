/** Counters that are put on objects and removed from them (122). */
import { controllerOf, objectAt } from '../../rules/characteristics/index.ts';
import { is } from '../../rules/events/looking.ts';
import type { GameEvent } from '../../rules/state/event.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId, PlayerId } from '../../rules/state/identity.ts';
import { phrase } from '../../wording/syntax.ts';
import { oneOrMoreTogether, type Watched } from './objects.ts';
import type { TriggerWord } from './word.ts';

export interface CountersPut {
  readonly on: 'countersPut';
  /** There were fewer of them on it than this before, and now there aren't (714.2b). */
  readonly reaches?: number;
  readonly kind?: string;
  readonly object: Watched;
  readonly oneOrMore?: true;
}

export const countersPut: TriggerWord<CountersPut, ['object', 'player', 'amount']> = {
  shape: {
    kind: 'text?',
    object: 'self, attached or filter',
    oneOrMore: 'flag?',
    reaches: 'whole number?',
  },
  said: {
    impersonal: [
      phrase('a|an <kind:counterKind> counter is put on <object:countersWhere>', [
        { on: 'countersPut', kind: '<kind>', object: '<object>' },
      ]),
      phrase('one or more <kind:counterKind> counters are put on <object:countersWhere>', [
        { on: 'countersPut', kind: '<kind>', object: '<object>', oneOrMore: true },
      ]),
      phrase('one or more counters are put on <object:countersWhere>', [
        { on: 'countersPut', object: '<object>', oneOrMore: true },
      ]),
    ],
    countersWhere: [
      phrase('<selfWord>'),
      phrase('<attachedWord>'),
      phrase('a|an <what:one>', '<what>'),
      phrase('another <what:one>', { '...what': '<what>', other: true }),
    ],
  },
  events: ['move', 'putCounters'],
  gives: ['object', 'player', 'amount'],
  looksBack: false,
  matches: (looking, condition, event) =>
    putOn(looking.game, event).flatMap(({ object, kind, count, player }) =>
      count > 0 &&
      (condition.kind === undefined || condition.kind === kind) &&
      (condition.reaches === undefined || isReached(looking.game, object, kind, count, condition.reaches)) &&
      is(looking, condition.object, object)
        ? // Each of them is a counter that is put on it (603.2c).
          condition.oneOrMore === true || condition.reaches !== undefined
          ? [{ object, player, amount: count }]
          : Array.from({ length: count }, () => ({ object, player, amount: 1 }))
        : [],
    ),
  together: oneOrMoreTogether,
};

interface PutOn {
  readonly object: ObjectId;
  readonly kind: string;
  readonly count: number;
  readonly player: PlayerId;
}

/** The counters that an event puts on an object: also those that it is given as it enters (122.6). */
function putOn(game: Game, event: GameEvent): readonly PutOn[] {
  if (event.type === 'putCounters')
    return 'object' in event.on ? [{ ...event, object: event.on.object }] : [];
  if (event.type !== 'move' || event.to !== 'battlefield' || event.became === null) return [];
  if (event.partOf !== undefined) return [];
  const object = event.became;
  const player = controllerOf(game, object);
  return Object.entries(objectAt(game, object).counters).map(([kind, count]) => ({
    object,
    kind,
    count,
    player,
  }));
}

/** Whether there were fewer counters of a kind before so many were put on it, and are as many now (714.2b). */
function isReached(game: Game, object: ObjectId, kind: string, put: number, number: number): boolean {
  const now = objectAt(game, object).counters[kind] ?? 0;
  return now >= number && now - put < number;
}

/** Each counter that is removed is one event. */
export interface CounterRemoved {
  readonly on: 'counterRemoved';
  readonly object: Watched;
  readonly kind?: string;
  /** Only the one after which no such counter is left. */
  readonly last?: true;
}

export const counterRemoved: TriggerWord<CounterRemoved, ['object', 'amount']> = {
  shape: { object: 'self, attached or filter', kind: 'text?', last: 'flag?' },
  said: {
    impersonal: [
      phrase('a|an <kind:counterKind> counter is removed from <object:countersWhere>', [
        { on: 'counterRemoved', kind: '<kind>', object: '<object>' },
      ]),
      phrase('the last <kind:counterKind> counter is removed from <object:countersWhere>', [
        { on: 'counterRemoved', kind: '<kind>', object: '<object>', last: true },
      ]),
    ],
  },
  events: ['removeCounters'],
  gives: ['object', 'amount'],
  looksBack: false,
  matches(looking, { kind, last, object: wanted }, event) {
    if (event.type !== 'removeCounters' || !('object' in event.on)) return null;
    const { object } = event.on;
    if ((kind !== undefined && kind !== event.kind) || !is(looking, wanted, object)) return null;
    if (last !== true) return Array.from({ length: event.count }, () => ({ object, amount: 1 }));
    const left = objectAt(looking.game, object).counters[event.kind] ?? 0;
    return left > 0 ? null : { object, amount: 1 };
  },
};
