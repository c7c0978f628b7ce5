import { by, is } from '../../rules/events/looking.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import { phrase } from '../../wording/syntax.ts';
import type { Watched } from './objects.ts';
import type { TriggerWord } from './word.ts';

export interface AttacksUnblocked {
  readonly on: 'attacksUnblocked';
  readonly object: Watched;
  /** Only if it attacks one of these, no planeswalker or battle. */
  readonly player?: Players;
}

/** `otherPlayer` is the player whom it attacks. */
export const attacksUnblocked: TriggerWord<AttacksUnblocked, ['object', 'otherPlayer']> = {
  shape: { object: 'self, attached or filter', player: 'players?' },
  said: {
    event: [
      phrase("[attack] and isn't blocked", [{ on: 'attacksUnblocked', '...object': '<object>' }]),
      phrase("[attack] <player:whomAttacked> and isn't blocked", [
        { on: 'attacksUnblocked', '...object': '<object>', player: '<player>' },
      ]),
    ],
  },
  events: ['unblocked'],
  gives: ['object', 'otherPlayer'],
  looksBack: false,
  matches(looking, { object: wanted, player }, event) {
    if (event.type !== 'unblocked' || !is(looking, wanted, event.object)) return null;
    const { object } = event;
    const attackers = looking.game.combat?.attackers;
    const defender = attackers?.find((one) => one.object === object)?.defender ?? null;
    const otherPlayer = defender !== null && 'player' in defender ? defender.player : null;
    return by(looking, player, otherPlayer) ? { object, otherPlayer } : null;
  },
};
