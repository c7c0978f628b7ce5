import { controllerOf } from '../../rules/characteristics/index.ts';
import { by, is } from '../../rules/events/looking.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import { phrase } from '../../wording/syntax.ts';
import { leavesZone } from './moving.ts';
import type { TriggerWord } from './word.ts';

/** A player loses control of an object (603.10d). */
export interface ControlChanges {
  readonly on: 'controlChanges';
  readonly object: 'self' | Filter;
  readonly from?: Players;
}

/** `player` gains control of it, `otherPlayer` loses it. */
export const controlChanges: TriggerWord<ControlChanges, ['object', 'player', 'otherPlayer']> = {
  shape: { object: 'self or filter', from: 'players?' },
  said: {
    turnDoing: [
      phrase('[lose] control of <self:selfWord>', [{ on: 'controlChanges', object: 'self', from: '<who>' }]),
      phrase('[lose] control of a|an <what:one>', [
        { on: 'controlChanges', object: '<what>', from: '<who>' },
      ]),
    ],
  },
  events: ['move', 'controlChange'],
  gives: ['object', 'player', 'otherPlayer'],
  looksBack: true,
  matches(looking, { from, object }, event) {
    const { game } = looking;
    // Who controlled what leaves the battlefield has lost control of it.
    if (leavesZone(event, 'battlefield'))
      return is(looking, object, event.object) && by(looking, from, controllerOf(game, event.object))
        ? { object: event.object, otherPlayer: controllerOf(game, event.object) }
        : null;
    return event.type === 'controlChange' &&
      is(looking, object, event.object) &&
      by(looking, from, event.from)
      ? { object: event.object, player: event.to, otherPlayer: event.from }
      : null;
  },
};
