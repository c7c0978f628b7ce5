import type { Game } from '../state/game.ts';
import type { ObjectId } from '../state/identity.ts';
import { remembered } from '../state/links.ts';
import { timesPaid } from '../state/paid.ts';
import { commandersAmong } from '../state/represented.ts';
import { saysAny } from '../state/same-words.ts';
import type { Scope } from '../state/scope.ts';
import type { Condition, ConditionOf, Quantity, TriggerCondition } from '../state/vocabulary/index.ts';
import { isOwnZone } from '../state/zones.ts';
import type { Asking } from './asking.ts';
import { isAfterInCombat, isBeforeInCombat } from './combat-points.ts';
import { comparesWith } from './filter.ts';
import { choicesOf } from './quantity.ts';

/**
 * Under which name it is kept that a trigger condition was met this turn (603.1b): for a player, and where it speaks of
 * an object that has an ability, for that object.
 */
export const metKey = ({ self, you }: Pick<Scope, 'self' | 'you'>, condition: TriggerCondition): string => {
  const words = JSON.stringify(condition);
  return `${isAboutSource(condition) ? self : ''} ${you} ${words}`;
};

/** Whether the words of a trigger condition speak of the object whose ability it is. */
export const isAboutSource = (condition: unknown): boolean => saysAny(condition, aboutSource);

const aboutSource: ReadonlySet<string> = new Set(['self', 'attached', 'attachedPlayer', 'haunted', 'other']);

/** Whether a condition holds in a scope now. */
export function holdsWith(ask: Asking, game: Game, scope: Scope, condition: Condition): boolean {
  switch (condition.holds) {
    case 'compare':
      // Nothing can be said of the last turn while there was none.
      if (isOfLastTurn(condition.what) && game.turn.number < 2) return false;
      return comparesWith(ask, game, scope, ask.quantity(game, scope, condition.what), condition.to);
    case 'exists': {
      if (condition.count === undefined) return ask.anyMatches(game, scope, condition.what);
      const count = ask.matching(game, scope, condition.what).length;
      return comparesWith(ask, game, scope, count, condition.count);
    }
    case 'is': {
      const meant = ask.objects(game, scope, condition.what);
      // Where something is said to be it must be now: what it last was there (608.2h) is no answer to that.
      const isThereYet = (id: ObjectId) =>
        condition.like.zone === undefined || game.objects[id]?.left === null;
      return (
        meant.length > 0 &&
        meant.every((id) => isThereYet(id) && ask.describes(game, scope, condition.like, id))
      );
    }
    case 'timeOfDay':
      return game.timeOfDay === condition.time;
    case 'completedDungeon': {
      const { called, who } = condition;
      return game.players.some(
        ({ completed = [], id }) =>
          (called === undefined ? completed.length > 0 : completed.includes(called)) &&
          ask.isAmongPlayers(game, scope, who, id),
      );
    }
    case 'playerDesignated': {
      const player = game.designations?.[condition.designation];
      return player !== undefined && ask.isAmongPlayers(game, scope, condition.who, player);
    }
    case 'turnOf': {
      const { active } = game.turn;
      return active !== null && ask.isAmongPlayers(game, scope, condition.who, active);
    }
    case 'during':
      return game.turn.phase === condition.step || game.turn.step === condition.step;
    case 'beforeInCombat':
      return isBeforeInCombat(game, condition.point, condition.ofEach === true);
    case 'afterInCombat':
      return isAfterInCombat(game, condition.point, condition.ofEach === true);
    case 'paid':
      return timesPaid(choicesOf(game, scope)?.paid ?? [], condition, scope.pair) > 0;
    case 'wordChosen':
      return remembered(game, scope, condition.under)?.values.includes(condition.word) === true;
    case 'did':
      return scope.named[condition.by]?.did ?? false;
    case 'isCommander':
      return ask.objects(game, scope, condition.what).some((id) => {
        const object = game.objects[id];
        return object != null && object.owner === scope.you && commandersAmong(game, object).length > 0;
      });
    case 'wasCast': {
      const meant = ask.objects(game, scope, condition.what);
      return meant.length > 0 && meant.every((id) => wasCast(ask, game, scope, condition, id));
    }
    case 'startingPlayer':
      return (
        game.startingPlayer !== null && ask.isAmongPlayers(game, scope, condition.who, game.startingPlayer)
      );
    case 'enteredLastTurn': {
      const { type: enteredLastTurn, other, under } = condition;
      return (game.turn.lastEntered ?? []).some(
        ({ controller, object, types }) =>
          types.includes(enteredLastTurn) &&
          !(other === true && object === scope.self) &&
          ask.isAmongPlayers(game, scope, under, controller),
      );
    }
    case 'attackedThisTurn': {
      const meant = ask.objects(game, scope, condition.what);
      return meant.length > 0 && meant.every((id) => game.turn.attacked.includes(id));
    }
    case 'happenedThisTurn':
      return condition.of.every((each) => game.turn.met?.includes(metKey(scope, each)) === true);
    case 'not':
      return !holdsWith(ask, game, scope, condition.of);
    case 'both':
      return condition.of.every((each) => holdsWith(ask, game, scope, each));
    case 'either':
      return condition.of.some((each) => holdsWith(ask, game, scope, each));
    default:
      return condition satisfies never;
  }
}

const isOfLastTurn = (words: Quantity): boolean => typeof words === 'object' && words.number === 'lastTurn';

/**
 * Whether a spell was cast, or a permanent as the spell that it was (400.7d): by one of these players, whoever controls
 * it now (112.2), and from this zone, which is theirs as well ("from your hand").
 */
function wasCast(
  ask: Asking,
  game: Game,
  scope: Scope,
  { by: players, from }: ConditionOf<'wasCast'>,
  id: ObjectId,
): boolean {
  const object = game.objects[id];
  const choices = object?.cast ?? object?.stack?.choices ?? null;
  if (object === undefined || object === null || choices === null || choices.from === null) return false;
  if (from !== undefined && choices.from !== from) return false;
  if (players === undefined) return true;
  const { by } = choices;
  const isTheirs =
    from === undefined || !isOwnZone(from) || ask.isAmongPlayers(game, scope, players, object.owner);
  return by !== undefined && isTheirs && ask.isAmongPlayers(game, scope, players, by);
}
