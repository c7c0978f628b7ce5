import { fits } from '../../rules/characteristics/index.ts';
import { by } from '../../rules/events/looking.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import { phrase } from '../../wording/syntax.ts';
import { attacksPlayer } from './attacking.ts';
import type { TriggerWord } from './word.ts';

/** A player attacks (508.3d). */
export interface PlayerAttacks {
  readonly on: 'playerAttacks';
  readonly by: Players;
  readonly player?: Players;
  /** One or more creatures like this. */
  readonly with?: Filter;
  readonly atLeast?: number;
}

/** The amount is with how many creatures. */
export const playerAttacks: TriggerWord<PlayerAttacks, ['player', 'amount']> = {
  shape: { by: 'players', player: 'players?', with: 'filter?', atLeast: 'whole number?' },
  said: {
    impersonal: [
      phrase("you're attacked", [{ on: 'playerAttacks', by: 'everyone', player: 'you' }]),
      phrase('<n:numeral> or more <with:many> attack', [
        { on: 'playerAttacks', by: 'everyone', with: '<with>', atLeast: '<n>' },
      ]),
      phrase('<player:whoIsDealt> [are] attacked', [
        { on: 'playerAttacks', by: 'everyone', player: '<player>' },
      ]),
    ],
    turnDoing: [
      phrase('[attack]', [{ on: 'playerAttacks', by: '<who>' }]),
      phrase('[attack] <player:whomAttacked>', [{ on: 'playerAttacks', by: '<who>', player: '<player>' }]),
      phrase('[attack] with one or more <with:many>', [{ on: 'playerAttacks', by: '<who>', with: '<with>' }]),
      phrase('[attack] with <n:numeral> or more <with:many>', [
        { on: 'playerAttacks', by: '<who>', with: '<with>', atLeast: '<n>' },
      ]),
      phrase('[attack] <player:whomAttacked> with one or more <with:many>', [
        { on: 'playerAttacks', by: '<who>', player: '<player>', with: '<with>' },
      ]),
      phrase('[attack] <player:whomAttacked> with <n:numeral> or more <with:many>', [
        { on: 'playerAttacks', by: '<who>', player: '<player>', with: '<with>', atLeast: '<n>' },
      ]),
    ],
  },
  events: ['attack'],
  gives: ['player', 'amount'],
  looksBack: false,
  matches(looking, condition, event) {
    if (event.type !== 'attack' || !by(looking, condition.by, event.player)) return null;
    const { game, scope } = looking;
    const counted = event.attackers.filter(
      (one) =>
        attacksPlayer(looking, condition.player, one.defender) &&
        (condition.with === undefined || fits(game, scope, condition.with, one.object)),
    );
    return counted.length >= (condition.atLeast ?? 1)
      ? { player: event.player, amount: counted.length }
      : null;
  },
};
