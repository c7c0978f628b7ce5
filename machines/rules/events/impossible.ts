import {
  characteristics,
  firstToRefuse,
  hasOtherFace,
  isDungeon,
  isEverAnswered,
  keywordsOn,
  objectAt,
  ruleChangesFor,
  ruleChangesForPlayer,
} from '../characteristics/index.ts';
import type { EventOf, GameEvent } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId, PlayerId } from '../state/identity.ts';
import { isNontraditional } from '../state/nontraditional.ts';
import { definitionAt, textAt } from '../state/text.ts';
import { all, allowed, firstRefusal, forbidden, type RuleNumber, type Verdict } from '../state/verdict.ts';
import { gameEventWord, hasHome } from '../state/word-table.ts';

/**
 * Whether an event can happen at all (101.2, 614.17). What can't is struck before any replacement effect is asked;
 * 614.17c. The answer says which rule or effect forbids it.
 */
export function mayHappen(game: Game, event: GameEvent): Verdict {
  if (hasHome(event)) return gameEventWord(event).mayHappen?.(game, event) ?? allowed;
  switch (event.type) {
    case 'move':
      return mayMove(game, event);
    case 'destroy':
      return mayBeDestroyed(game, event.object);
    case 'sacrifice':
      return firstRefusal(
        () => inZone(game, event.object, 'battlefield', '701.21a'),
        () => objectLets(game, event.object, event),
      );
    case 'discard':
      return inZone(game, event.object, 'hand', '701.9a');
    case 'counter':
      return firstRefusal(
        () => inZone(game, event.object, 'stack', '701.6a'),
        () => objectLets(game, event.object, event),
        () => abilityCantBeCountered(game, event.object),
      );
    case 'damage':
      return mayBeDamaged(game, event.to, event.amount);
    case 'draw':
      return playerLets(game, event.player, event);
    case 'search':
      return playerLets(game, event.player, event);
    case 'gainLife':
      return event.amount > 0
        ? playerLets(game, event.player, event)
        : forbidden('119.9', 'Gaining 0 life is no event.');
    case 'loseLife':
      return event.amount > 0
        ? playerLets(game, event.player, event)
        : forbidden('119.9', 'Losing 0 life is no event.');
    case 'lose':
    case 'win':
      return playerLets(game, event.player, event);
    case 'copyOnStack':
      return objectLets(game, event.of, event);
    case 'designatePlayer':
      return mayBeDesignated(game, event);
    case 'create':
      return isPlaying(game, event.entering.controller);
    default:
      return allowed;
  }
}

/**
 * Whether a player can become the monarch, or take the initiative: who is the monarch doesn't become it (725.3), but who
 * has the initiative takes it again (726.5).
 */
function mayBeDesignated(game: Game, event: EventOf<'designatePlayer'>): Verdict {
  const { designation, player } = event;
  if (designation === 'monarch' && game.designations?.monarch === player)
    return forbidden('725.3', '{p0} is the monarch already.', [], { players: [player] });
  return playerLets(game, player, event);
}

/** Permanents that an effect could destroy now: not indestructible (702.12b). */
export function mayBeDestroyed(game: Game, id: ObjectId): Verdict {
  const there = inZone(game, id, 'battlefield', '701.8a');
  if (!there.ok) return there;
  return all(
    keywordsOn(game, id).map(({ module, had }) => module.mayBeDestroyed?.(game, id, had) ?? allowed),
  );
}

/** A token that left stays where it is (111.8). An instant or sorcery card can't enter (400.4a), unless face down; of a double-faced card the face that is up (712.14). */
function mayMove(game: Game, move: EventOf<'move'>): Verdict {
  return firstRefusal(
    () => mayMoveAtAll(game, move),
    () => mayEnter(game, move),
  );
}

/** "Lands can't enter the battlefield": asked of what it would be there (614.17d). */
function mayEnter(game: Game, move: EventOf<'move'>): Verdict {
  const { entering } = move;
  return entering === null || !isEverAnswered(game, 'mayEnter')
    ? allowed
    : firstToRefuse(ruleChangesForPlayer(game, entering.controller), (home, rule) =>
        home.mayEnter?.(game, rule, move),
      );
}

function mayMoveAtAll(game: Game, move: EventOf<'move'>): Verdict {
  const { along, entering, from, object: id, to } = move;
  const there = stillThere(game, id);
  if (!there.ok) return there;
  const object = objectAt(game, id);
  if (object.kind === 'token' && object.zone !== 'battlefield' && object.zone !== 'outside')
    return forbidden('111.8', '{0} is a token that has left the battlefield.', [id]);
  if (from === 'outside' || from === 'command') {
    const verdict = mayNontraditionalMove(game, move);
    if (!verdict.ok) return verdict;
  }
  if (to !== 'battlefield') return allowed;
  if (object.kind === 'ability') return forbidden('110.1', '{0} is no card or token.', [id]);
  if (entering?.faceDown === true || object.faceDown) return allowed;
  const definition = definitionAt(game, object.definition);
  if (entering?.face === 1 && along === undefined && !hasOtherFace(game, object.definition))
    return forbidden('712.14a', '{0} has no back face to enter with.', [id]);
  const isBack = entering?.face === 1 || (object.zone === 'stack' && object.face === 1);
  const face = isBack && 'back' in definition && definition.back !== undefined ? definition.back : definition;
  return face.types.includes('instant') || face.types.includes('sorcery')
    ? forbidden('400.4a', '{0} is an instant or sorcery card.', [id])
    : allowed;
}

/**
 * Nontraditional cards aren't brought into the game (108.5), but for dungeons by venturing, which leave the command zone
 * only as they leave the game (309.2).
 */
function mayNontraditionalMove(game: Game, { from, object: id, to, why }: EventOf<'move'>): Verdict {
  const object = objectAt(game, id);
  const card = game.definitions[object.definition];
  if (card === undefined || !isNontraditional(card)) return allowed;
  if (!isDungeon(game, object))
    return from === 'outside'
      ? forbidden('108.5', '{0} is a nontraditional card: nothing brings it into the game.', [id])
      : allowed;
  if (from === 'outside')
    return to === 'command' && why === 'rule'
      ? allowed
      : forbidden('309.2d', '{0} is brought into the game by venturing into the dungeon alone.', [id]);
  return to === 'outside'
    ? allowed
    : forbidden('309.2c', '{0} leaves the command zone only as it leaves the game.', [id]);
}

function mayBeDamaged(
  game: Game,
  to: { readonly object: ObjectId } | { readonly player: PlayerId },
  amount: number,
): Verdict {
  if (amount <= 0) return forbidden('120.8', 'Dealing 0 damage is dealing no damage.');
  if ('player' in to) return isPlaying(game, to.player);
  const there = inZone(game, to.object, 'battlefield', '120.1a');
  if (!there.ok) return there;
  const { types } = characteristics(game, to.object);
  return types.includes('creature') || types.includes('planeswalker') || types.includes('battle')
    ? allowed
    : forbidden('120.1a', '{0} is neither a battle, a creature nor a planeswalker.', [to.object]);
}

/** Whether a player can draw so many cards; who can't draw all of them can't choose to draw them (121.2b, 121.3). */
export const mayDraw = (game: Game, player: PlayerId, count: number): Verdict =>
  playerLets(game, player, { type: 'drawCards', player, count });

/** Whether a player can search libraries (101.2). */
export const maySearch = (game: Game, player: PlayerId): Verdict =>
  playerLets(game, player, { type: 'search', player, library: player });

/** Whether no effect says that this can't happen to an object. */
export const objectLets = (game: Game, id: ObjectId, event: GameEvent): Verdict =>
  firstToRefuse(ruleChangesFor(game, id), (home, rule) => home.mayHappenTo?.(game, rule, id, event));

/** The same of a player, who is to be in the game. */
export function playerLets(game: Game, player: PlayerId, event: GameEvent): Verdict {
  const verdict = rulesLet(game, player, event);
  return verdict.ok ? isPlaying(game, player) : verdict;
}

const rulesLet = (game: Game, player: PlayerId, event: GameEvent): Verdict =>
  firstToRefuse(ruleChangesForPlayer(game, player), (home, rule) =>
    home.mayHappenToPlayer?.(game, rule, player, event),
  );

/** Whether a player could lose life (119.8): else they can't pay any (119.4). */
export const couldLoseLife = (game: Game, player: PlayerId): boolean =>
  !isEverAnswered(game, 'mayHappenToPlayer') ||
  rulesLet(game, player, { type: 'loseLife', player, amount: 1 }).ok;

/** An ability on the stack whose own text says that it can't be countered (603.1a). */
function abilityCantBeCountered(game: Game, id: ObjectId): Verdict {
  const ref = objectAt(game, id).stack?.ability ?? null;
  const text = ref === null ? null : textAt(game, ref);
  return typeof text === 'object' && text !== null && 'cantBeCountered' in text
    ? forbidden('603.1a', '{0} can’t be countered.', [id])
    : allowed;
}

/** Whether counters can be put on an object (122.1); as it enters that is asked of it as it will be (113.6i). */
export const mayGetCounters = (game: Game, id: ObjectId, event: GameEvent): Verdict =>
  firstRefusal(
    () => stillThere(game, id),
    () => objectLets(game, id, event),
  );

function isPlaying(game: Game, player: PlayerId): Verdict {
  return game.players[player]?.status === 'playing'
    ? allowed
    : forbidden('800.4a', '{p0} has left the game.', [], { players: [player] });
}

/** Whether an object has not left where it was (400.7). */
export function stillThere(game: Game, id: ObjectId): Verdict {
  const object = game.objects[id];
  return object && object.left === null ? allowed : forbidden('400.7', '{0} is no longer there.', [id]);
}

function inZone(game: Game, id: ObjectId, zone: string, rule: RuleNumber): Verdict {
  const there = stillThere(game, id);
  if (!there.ok) return there;
  if (objectAt(game, id).zone !== zone)
    return forbidden(rule, '{0} is not in that zone: {zone}.', [id], { values: { zone } });
  return objectAt(game, id).phasedOut ? forbidden('702.26b', '{0} is phased out.', [id]) : allowed;
}

/** Whether a permanent is there and can become untapped, or tapped: it is the other now (701.26). */
export function statusCheck(game: Game, id: ObjectId, tapped: boolean): Verdict {
  const there = inZone(game, id, 'battlefield', '701.26');
  if (!there.ok) return there;
  return objectAt(game, id).tapped === tapped
    ? allowed
    : forbidden('701.26', tapped ? '{0} is untapped already.' : '{0} is tapped already.', [id]);
}
