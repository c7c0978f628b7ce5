import { controllerOf, doorsOf, objectAt } from '../../rules/characteristics/index.ts';
import { by, is } from '../../rules/events/looking.ts';
import type { GameEvent } from '../../rules/state/event.ts';
import type { Half } from '../../rules/state/face.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId, PlayerId } from '../../rules/state/identity.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import { phrase } from '../../wording/syntax.ts';
import type { TriggerWord } from './word.ts';

/** A player unlocks a half of it, also as it enters (709.5h). */
export interface Unlocked {
  readonly on: 'unlocked';
  readonly object: 'self' | Filter;
  /** This one. */
  readonly half?: Half;
  /** The second of the two (709.5i). */
  readonly fully?: true;
  readonly by?: Players;
}

export const unlocked: TriggerWord<Unlocked, ['object', 'player']> = {
  shape: {
    object: 'self or filter',
    half: { optional: true, words: { left: true, right: true } },
    fully: 'flag?',
    by: 'players?',
  },
  said: {
    turnDoing: [
      phrase('[unlock] this door', [
        { on: 'unlocked', object: 'self', half: { said: 'thisHalf' }, by: '<who>' },
      ]),
      phrase('fully [unlock] a|an <what:one>', [
        { on: 'unlocked', object: '<what>', fully: true, by: '<who>' },
      ]),
    ],
  },
  events: ['move', 'unlock'],
  gives: ['object', 'player'],
  looksBack: false,
  matches(looking, { by: whose, fully, half, object: wanted }, event) {
    const found = unlocking(looking.game, event);
    if (found === null || !is(looking, wanted, found.object)) return null;
    const { halves, object, player } = found;
    if (half !== undefined && !halves.includes(half)) return null;
    const isDone = doorsOf(looking.game, objectAt(looking.game, object)).every((door) => door.unlocked);
    if (fully === true && !isDone) return null;
    return by(looking, whose, player) ? { object, player } : null;
  },
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
