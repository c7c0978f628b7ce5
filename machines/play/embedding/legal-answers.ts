import { putRulesTogether } from '../../game/index.ts';
import { type Answer, type Game, legalAnswers as legalAnswersTo } from '../../rules/index.ts';

/**
 * Legal answers to the pending decision, at most `limit` of them, as some decisions have more than could be listed;
 * at least one, unless the game is over, when there is none. With priority there is nothing to answer but to act or to
 * pass: ask `legalActions` for that, which has these answers too, as events to send.
 */
export function legalAnswers(game: Game, limit = 1000): readonly Answer[] {
  putRulesTogether();
  return game.pending === null ? [] : legalAnswersTo(game, game.pending, limit);
}
