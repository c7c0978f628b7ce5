import {
  characteristics,
  fits,
  fitsEntering,
  hasOtherFace,
  isDungeon,
  isSpokenOf,
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
import { zones } from '../state/zones.ts';

/**
 * Whether an event can happen at all (101.2, 614.17). What can't is struck before any replacement effect is asked;
 * 614.17c. The answer says which rule or effect forbids it.
 */
export function mayHappen(game: Game, event: GameEvent): Verdict {
  switch (event.type) {
    case 'move':
      return mayMove(game, event);
    case 'destroy':
      return mayBeDestroyed(game, event.object);
    case 'sacrifice':
      return firstRefusal(
        () => inZone(game, event.object, 'battlefield', '701.21a'),
        () => objectCant(game, event.object, 'beSacrificed', '701.21a'),
      );
    case 'discard':
      return inZone(game, event.object, 'hand', '701.9a');
    case 'counter':
      return firstRefusal(
        () => inZone(game, event.object, 'stack', '701.6a'),
        () => objectCant(game, event.object, 'beCountered', '701.6a'),
        () => cantBeCounteredBy(game, event.object, event.by),
        () => abilityCantBeCountered(game, event.object),
      );
    case 'damage':
      return mayBeDamaged(game, event.to, event.amount);
    case 'draw':
      return mayDraw(game, event.player);
    case 'search':
      return maySearch(game, event.player);
    case 'gainLife':
      return event.amount > 0
        ? playerCant(game, event.player, 'cantGainLife', '119.7')
        : forbidden('119.9', 'Gaining 0 life is no event.');
    case 'loseLife':
      return event.amount > 0
        ? playerCant(game, event.player, 'cantLoseLife', '119.8')
        : forbidden('119.9', 'Losing 0 life is no event.');
    case 'lose':
      return playerCant(game, event.player, 'cantLose', '104.3');
    case 'win':
      return playerCant(game, event.player, 'cantWin', '104.2');
    case 'tap':
      return statusCheck(game, event.object, false);
    case 'untap':
      // What "doesn't untap during its controller's untap step" is not among what untaps then (502.3).
      return statusCheck(game, event.object, true);
    case 'regenerate':
      return objectCant(game, event.object, 'beRegenerated', '701.19c');
    case 'putCounters':
      return 'object' in event.on
        ? mayGetCounters(game, event.on.object)
        : playerMayGetCounters(game, event.on.player, event.kind);
    case 'copyOnStack':
      return objectCant(game, event.of, 'beCopied', '707.10');
    case 'attach':
    case 'turnFaceUp':
    case 'unlock':
    case 'lock':
      return isThere(game, event.object);
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
function mayBeDesignated(game: Game, { designation, player }: EventOf<'designatePlayer'>): Verdict {
  if (designation === 'monarch' && game.designations?.monarch === player)
    return forbidden('725.3', '{p0} is the monarch already.', [], { players: [player] });
  const found = ruleChangesForPlayer(game, player).find(
    ({ change }) => change.rule === 'cantBecome' && change.designation === designation,
  );
  if (found !== undefined)
    return forbidden('101.2', '{p0} can’t: {0} says so.', [found.source], { players: [player] });
  return isPlaying(game, player);
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
  const { entering, from, object: id } = move;
  if (entering === null || !isSpokenOf(game, 'cantEnter')) return allowed;
  const found = ruleChangesForPlayer(game, entering.controller).find(
    ({ change, scope }) =>
      change.rule === 'cantEnter' &&
      change.from?.includes(from) !== false &&
      fitsEntering(game, scope, change.what, move),
  );
  return found === undefined
    ? allowed
    : forbidden('614.17d', '{1} says that {0} can’t enter the battlefield.', [id, found.source]);
}

function mayMoveAtAll(game: Game, move: EventOf<'move'>): Verdict {
  const { along, entering, from, object: id, to } = move;
  const there = isThere(game, id);
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
export function mayDraw(game: Game, player: PlayerId, count = 1): Verdict {
  for (const { change, source } of ruleChangesForPlayer(game, player)) {
    if (change.rule !== 'cantDraw') continue;
    const limit = change.moreThan ?? 0;
    if ((game.turn.facts.cardsDrawn?.[player] ?? 0) + count > limit) {
      return forbidden('121.3', '{0} says that {p0} can’t draw.', [source], { players: [player] });
    }
  }
  return isPlaying(game, player);
}

/** Whether a player can search libraries (101.2). */
export const maySearch = (game: Game, player: PlayerId): Verdict =>
  playerCant(game, player, 'cantSearch', '101.2');

type Inability = 'beRegenerated' | 'beCountered' | 'beCopied' | 'beSacrificed' | 'haveCountersPut';

function objectCant(
  game: Game,
  id: ObjectId,
  what: Inability,
  rule: RuleNumber,
  because = '{0} can’t: {1} says so.',
): Verdict {
  const found = ruleChangesFor(game, id).find(({ change }) => change.rule === 'cant' && change.what === what);
  return found === undefined ? allowed : forbidden(rule, because, [id, found.source]);
}

/** "It can't be countered by …": by a spell that is so, or an ability from a source that is (113.7). */
function cantBeCounteredBy(game: Game, id: ObjectId, by: ObjectId): Verdict {
  const from = game.objects[by]?.stack?.source ?? by;
  for (const { change, scope, source } of ruleChangesFor(game, id)) {
    if (change.rule !== 'cantBeCounteredBy') continue;
    const filter = change.by;
    if (fits(game, scope, { ...filter, zone: filter.zone ?? zones }, from))
      return forbidden('701.6a', '{1} keeps {0} from being countered by that.', [id, source]);
  }
  return allowed;
}

/** An ability on the stack whose own text says that it can't be countered (603.1a). */
function abilityCantBeCountered(game: Game, id: ObjectId): Verdict {
  const ref = objectAt(game, id).stack?.ability ?? null;
  const text = ref === null ? null : textAt(game, ref);
  return typeof text === 'object' && text !== null && 'cantBeCountered' in text
    ? forbidden('603.1a', '{0} can’t be countered.', [id])
    : allowed;
}

/** Whether counters can be put on an object (122.1); as it enters that is asked of it as it will be (113.6i). */
export const mayGetCounters = (game: Game, id: ObjectId): Verdict =>
  firstRefusal(
    () => isThere(game, id),
    () => objectCant(game, id, 'haveCountersPut', '101.2', '{0} can’t have counters put on it: {1} says so.'),
  );

function playerCant(
  game: Game,
  player: PlayerId,
  what: 'cantGainLife' | 'cantLoseLife' | 'cantLose' | 'cantWin' | 'cantSearch',
  rule: RuleNumber,
): Verdict {
  const found = ruleChangesForPlayer(game, player).find(({ change }) => change.rule === what);
  if (found !== undefined)
    return forbidden(rule, '{p0} can’t: {0} says so.', [found.source], { players: [player] });
  return isPlaying(game, player);
}

/** Whether a player can get counters of a kind (101.2). */
function playerMayGetCounters(game: Game, player: PlayerId, kind: string): Verdict {
  const found = ruleChangesForPlayer(game, player).find(
    ({ change }) => change.rule === 'cantGetCounters' && (change.kind === undefined || change.kind === kind),
  );
  return found === undefined
    ? isPlaying(game, player)
    : forbidden('101.2', '{p0} can’t get counters: {0} says so.', [found.source], { players: [player] });
}

function isPlaying(game: Game, player: PlayerId): Verdict {
  return game.players[player]?.status === 'playing'
    ? allowed
    : forbidden('800.4a', '{p0} has left the game.', [], { players: [player] });
}

function isThere(game: Game, id: ObjectId): Verdict {
  const object = game.objects[id];
  return object && object.left === null ? allowed : forbidden('400.7', '{0} is no longer there.', [id]);
}

function inZone(game: Game, id: ObjectId, zone: string, rule: RuleNumber): Verdict {
  const there = isThere(game, id);
  if (!there.ok) return there;
  if (objectAt(game, id).zone !== zone)
    return forbidden(rule, '{0} is not in that zone: {zone}.', [id], { values: { zone } });
  return objectAt(game, id).phasedOut ? forbidden('702.26b', '{0} is phased out.', [id]) : allowed;
}

function statusCheck(game: Game, id: ObjectId, tapped: boolean): Verdict {
  const there = inZone(game, id, 'battlefield', '701.26');
  if (!there.ok) return there;
  return objectAt(game, id).tapped === tapped
    ? allowed
    : forbidden('701.26', tapped ? '{0} is untapped already.' : '{0} is tapped already.', [id]);
}
