import { isAmongPlayers } from '../../rules/characteristics/index.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import type { CardType } from '../../rules/state/vocabulary/type-line.ts';
import { phrase } from '../../wording/syntax.ts';
import type { ConditionWord } from './word.ts';

/** Something of this type, with `other` another than this object, entered under such a player's control last turn. */
export interface EnteredLastTurn {
  readonly holds: 'enteredLastTurn';
  readonly type: CardType;
  readonly under: Players;
  readonly other?: true;
}

export const enteredLastTurn: ConditionWord<EnteredLastTurn> = {
  shape: { type: 'card type', under: 'players', other: 'flag?' },
  said: {
    standing: [
      phrase('you had another <type> enter (the battlefield)? under your control last turn', {
        holds: 'enteredLastTurn',
        type: '<type>',
        under: 'you',
        other: true,
      }),
      phrase('you had a|an <type> enter (the battlefield)? under your control last turn', {
        holds: 'enteredLastTurn',
        type: '<type>',
        under: 'you',
      }),
    ],
  },
  holds: (game, scope, { other, type, under }) =>
    (game.turn.lastEntered ?? []).some(
      ({ controller, object, types }) =>
        types.includes(type) &&
        !(other === true && object === scope.self) &&
        isAmongPlayers(game, scope, under, controller),
    ),
  changedBy: ['beginTurn'],
  recalls: 'entered',
};
