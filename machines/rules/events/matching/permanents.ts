import { controllerOf, doorsOf, objectAt } from '../../characteristics/index.ts';
import type { GameEvent } from '../../state/event.ts';
import type { Half } from '../../state/face.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, PlayerId } from '../../state/identity.ts';
import { attachedTo, unattached } from './attachments.ts';
import { by, type Found, is, type Looking, type Matchers, type Subject } from './matcher.ts';

/** What happens to a permanent where it is: to its status, its counters, and what it is attached to. */
export const permanents: Matchers<
  | 'tapped'
  | 'untapped'
  | 'exerted'
  | 'visited'
  | 'phasesOut'
  | 'phasesIn'
  | 'transforms'
  | 'turnedFaceUp'
  | 'countersPut'
  | 'counterRemoved'
  | 'becomesMonstrous'
  | 'unlocked'
  | 'becomesLevel'
  | 'attachedTo'
  | 'unattached'
> = {
  tapped: (looking, { object }, event) => (event.type === 'tap' ? toIt(looking, object, event) : null),
  untapped: (looking, { object }, event) => (event.type === 'untap' ? toIt(looking, object, event) : null),
  exerted: (looking, { by: whose, object }, event) =>
    event.type === 'exert' && is(looking, object, event.object) && by(looking, whose, event.player)
      ? { object: event.object, player: event.player }
      : null,
  visited: (looking, { object }, event) =>
    event.type === 'visitAttraction' && is(looking, object, event.object)
      ? { object: event.object, player: event.player, amount: event.result }
      : null,
  phasesOut: (looking, { object }, event) =>
    event.type === 'phase' && event.out ? toIt(looking, object, event) : null,
  phasesIn: (looking, { object }, event) =>
    event.type === 'phase' && !event.out ? toIt(looking, object, event) : null,
  transforms: (looking, { object }, event) =>
    event.type === 'turnFace' ? toIt(looking, object, event) : null,
  turnedFaceUp: (looking, { object }, event) =>
    event.type === 'turnFaceUp' ? toIt(looking, object, event) : null,

  countersPut: (looking, condition, event) =>
    countersPut(looking.game, event).flatMap(({ object, kind, count, player }) =>
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

  counterRemoved(looking, { kind, last, object: wanted }, event) {
    if (event.type !== 'removeCounters' || !('object' in event.on)) return null;
    const { object } = event.on;
    if ((kind !== undefined && kind !== event.kind) || !is(looking, wanted, object)) return null;
    if (last !== true) return Array.from({ length: event.count }, () => ({ object, amount: 1 }));
    const left = objectAt(looking.game, object).counters[event.kind] ?? 0;
    return left > 0 ? null : { object, amount: 1 };
  },

  becomesMonstrous: (looking, { object }, event) =>
    event.type === 'becomeMonstrous' && is(looking, object, event.object)
      ? { object: event.object, amount: event.n }
      : null,

  unlocked(looking, { by: whose, fully, half, object: wanted }, event) {
    const found = unlocking(looking.game, event);
    if (found === null || !is(looking, wanted, found.object)) return null;
    const { halves, object, player } = found;
    if (half !== undefined && !halves.includes(half)) return null;
    const isDone = doorsOf(looking.game, objectAt(looking.game, object)).every(({ unlocked }) => unlocked);
    if (fully === true && !isDone) return null;
    return by(looking, whose, player) ? { object, player } : null;
  },

  becomesLevel: (looking, { level, object }, event) =>
    event.type === 'becomeLevel' && event.level === level ? toIt(looking, object, event) : null,

  attachedTo,
  unattached,
};

/** The halves that a player unlocks of a permanent: by themselves, or as it enters (709.5d, 709.5h). */
function unlocking(
  game: Game,
  event: GameEvent,
): { readonly object: ObjectId; readonly halves: readonly Half[]; readonly player: PlayerId } | null {
  if (event.type === 'unlock') return { ...event, halves: [event.half] };
  if (event.type !== 'move' || event.to !== 'battlefield' || event.became === null) return null;
  const { unlocked: halves } = objectAt(game, event.became);
  return halves === undefined
    ? null
    : { object: event.became, halves, player: controllerOf(game, event.became) };
}

const toIt = (
  looking: Looking,
  wanted: Subject,
  { object }: { readonly object: ObjectId },
): Found<'tapped'> => (is(looking, wanted, object) ? { object } : null);

interface CountersPut {
  readonly object: ObjectId;
  readonly kind: string;
  readonly count: number;
  readonly player: PlayerId;
}

/** The counters that an event puts on an object: also those that it is given as it enters (122.6). */
function countersPut(game: Game, event: GameEvent): readonly CountersPut[] {
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
