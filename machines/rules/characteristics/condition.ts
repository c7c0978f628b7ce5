import type { Game } from '../state/game.ts';
import type { ObjectId } from '../state/identity.ts';
import { remembered } from '../state/links.ts';
import { isPaid, isPaidForInstance } from '../state/paid.ts';
import { commandersAmong } from '../state/represented.ts';
import { saysAny } from '../state/same-words.ts';
import type { Scope } from '../state/scope.ts';
import type { Condition, Quantity, TriggerCondition } from '../state/vocabulary/index.ts';
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
  // Nothing can be said of the last turn while there was none.
  if ('compare' in condition && isOfLastTurn(condition.compare) && game.turn.number < 2) return false;
  if ('compare' in condition)
    return comparesWith(ask, game, scope, ask.quantity(game, scope, condition.compare), condition.to);
  if ('exists' in condition) {
    if (condition.count === undefined) return ask.anyMatches(game, scope, condition.exists);
    const count = ask.matching(game, scope, condition.exists).length;
    return comparesWith(ask, game, scope, count, condition.count);
  }
  if ('is' in condition) {
    const meant = ask.objects(game, scope, condition.is);
    // Where something is said to be it must be now: what it last was there (608.2h) is no answer to that.
    const isThereYet = (id: ObjectId) => condition.like.zone === undefined || game.objects[id]?.left === null;
    return (
      meant.length > 0 &&
      meant.every((id) => isThereYet(id) && ask.describes(game, scope, condition.like, id))
    );
  }
  if ('timeOfDay' in condition) return game.timeOfDay === condition.timeOfDay;
  if ('completedDungeon' in condition) {
    const { called, completedDungeon: who } = condition;
    return game.players.some(
      ({ completed = [], id }) =>
        (called === undefined ? completed.length > 0 : completed.includes(called)) &&
        ask.isAmongPlayers(game, scope, who, id),
    );
  }
  if ('playerDesignated' in condition) {
    const player = game.designations?.[condition.playerDesignated];
    return player !== undefined && ask.isAmongPlayers(game, scope, condition.who, player);
  }
  if ('turnOf' in condition) {
    const { active } = game.turn;
    return active !== null && ask.isAmongPlayers(game, scope, condition.turnOf, active);
  }
  if ('during' in condition)
    return game.turn.phase === condition.during || game.turn.step === condition.during;
  if ('beforeInCombat' in condition)
    return isBeforeInCombat(game, condition.beforeInCombat, condition.ofEach === true);
  if ('afterInCombat' in condition)
    return isAfterInCombat(game, condition.afterInCombat, condition.ofEach === true);
  if ('paid' in condition) {
    const paid = choicesOf(game, scope)?.paid ?? [];
    return condition.ofThisInstance === true
      ? isPaidForInstance(paid, condition.paid, scope.pair)
      : isPaid(paid, condition.paid);
  }
  if ('wordChosen' in condition)
    return remembered(game, scope, condition.under)?.values.includes(condition.wordChosen) === true;
  if ('did' in condition) return scope.named[condition.did]?.did ?? false;
  if ('isCommander' in condition)
    return ask.objects(game, scope, condition.isCommander).some((id) => {
      const object = game.objects[id];
      return object != null && object.owner === scope.you && commandersAmong(game, object).length > 0;
    });
  if ('wasCast' in condition) {
    const meant = ask.objects(game, scope, condition.wasCast);
    return meant.length > 0 && meant.every((id) => wasCast(ask, game, scope, condition, id));
  }
  if ('startingPlayer' in condition)
    return (
      game.startingPlayer !== null &&
      ask.isAmongPlayers(game, scope, condition.startingPlayer, game.startingPlayer)
    );
  if ('enteredLastTurn' in condition) {
    const { enteredLastTurn, other, under } = condition;
    return (game.turn.lastEntered ?? []).some(
      ({ controller, object, types }) =>
        types.includes(enteredLastTurn) &&
        !(other === true && object === scope.self) &&
        ask.isAmongPlayers(game, scope, under, controller),
    );
  }
  if ('attackedThisTurn' in condition) {
    const meant = ask.objects(game, scope, condition.attackedThisTurn);
    return meant.length > 0 && meant.every((id) => game.turn.attacked.includes(id));
  }
  if ('happenedThisTurn' in condition)
    return condition.happenedThisTurn.every((each) => game.turn.met?.includes(metKey(scope, each)) === true);
  if ('not' in condition) return !holdsWith(ask, game, scope, condition.not);
  if ('both' in condition) return condition.both.every((each) => holdsWith(ask, game, scope, each));
  if ('either' in condition) return condition.either.some((each) => holdsWith(ask, game, scope, each));
  return condition satisfies never;
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
  { by: players, from }: Extract<Condition, { readonly wasCast: unknown }>,
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
