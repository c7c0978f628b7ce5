import { characteristics, controllerOf } from '../../rules/characteristics/index.ts';
import { by, is, type Looking } from '../../rules/events/looking.ts';
import type { Defender } from '../../rules/state/game.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import { phrase } from '../../wording/syntax.ts';
import { attacksPlayer } from './attacking.ts';
import type { Watched } from './objects.ts';
import type { TriggerWord } from './word.ts';

export interface Attacks {
  readonly on: 'attacks';
  readonly object: Watched;
  readonly player?: Players;
  /** Or a planeswalker that one of these players controls. */
  readonly orPlaneswalkers?: true;
  readonly alone?: true;
}

/** `otherPlayer` is the player who is attacked. */
export const attacks: TriggerWord<Attacks, ['object', 'player', 'otherPlayer']> = {
  shape: {
    object: 'self, attached or filter',
    player: 'players?',
    orPlaneswalkers: 'flag?',
    alone: 'flag?',
  },
  said: {
    event: [
      phrase('[attack]', [{ on: 'attacks', '...object': '<object>' }]),
      phrase('[attack] alone', [{ on: 'attacks', '...object': '<object>', alone: true }]),
      phrase('[attack] <player:whomAttacked>', [
        { on: 'attacks', '...object': '<object>', player: '<player>' },
      ]),
      phrase('[attack] you or a planeswalker you control', [
        { on: 'attacks', '...object': '<object>', player: 'you', orPlaneswalkers: true },
      ]),
    ],
    turnDoing: [
      phrase('[attack] with a|an <with:one>', [
        { on: 'attacks', object: { '...with': '<with>', controller: '<who>' } },
      ]),
    ],
    triggerLeadOfSeveral: [
      phrase('when|whenever <self:selfWord> and at least <n:numeral> other creature|creatures attack', {
        when: [{ on: 'attacks', object: 'self' }],
        while: {
          holds: 'exists',
          what: { type: 'creature', attacking: true, other: true, controller: 'you' },
          count: { atLeast: '<n>' },
        },
      }),
    ],
  },
  events: ['attack'],
  gives: ['object', 'player', 'otherPlayer'],
  looksBack: false,
  matches(looking, condition, event) {
    if (event.type !== 'attack' || (condition.alone === true && event.attackers.length !== 1)) return null;
    return event.attackers
      .filter(
        (one) =>
          is(looking, condition.object, one.object) &&
          (attacksPlayer(looking, condition.player, one.defender) ||
            (condition.orPlaneswalkers === true &&
              attacksPlaneswalkerOf(looking, condition.player, one.defender))),
      )
      .map((one) => ({
        object: one.object,
        player: event.player,
        otherPlayer: 'player' in one.defender ? one.defender.player : null,
      }));
  },
};

/** Whether what is attacked is a planeswalker that such a player controls. */
const attacksPlaneswalkerOf = (looking: Looking, whom: Players | undefined, defender: Defender): boolean =>
  'object' in defender &&
  characteristics(looking.game, defender.object).types.includes('planeswalker') &&
  by(looking, whom, controllerOf(looking.game, defender.object));
