import type { Condition, Filter, Modification, Objects, Players, Quantity } from '../state/ability.ts';
import type { EventOf } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId, PlayerId } from '../state/identity.ts';
import { newObject } from '../state/new-object.ts';
import type { Characteristics, GameObject, HadAbility, LastKnown } from '../state/object.ts';
import type { Scope } from '../state/scope.ts';
import type { Asking } from './asking.ts';
import { cacheOf } from './cache.ts';
import { holdsWith } from './condition.ts';
import { describesWith, fitsWith, isAttacking, isBlocking, matchingWith, whereIs } from './filter.ts';
import { type Functioning, functioningWith, staticsWith, triggersWith } from './functioning.ts';
import { kept, recalled } from './kept.ts';
import { plainValues, throughLayers } from './layers.ts';
import { objectsWith } from './objects.ts';
import { defendingPlayerOf, isAmongPlayersWith, playersWith } from './players.ts';
import { printedOn, printedTexts } from './printed.ts';
import { quantityWith } from './quantity.ts';
import {
  type ActiveCostChange,
  type ActiveRule,
  costChangesWith,
  rulesForObject,
  rulesForPlayer,
} from './rules.ts';
import { isSpokenOf } from './spoken-of.ts';
import { objectAt } from './zone-lists.ts';

export { shareCache } from './cache.ts';
export { attackerOf, isAttacking, isBlocking, whereIs } from './filter.ts';
export type { Functioning } from './functioning.ts';
export { defendingPlayerOf } from './players.ts';
export type { ActiveCostChange, ActiveRule } from './rules.ts';
export { apnap, inTurnOrderFrom, nextInTurnOrder, opponentsOf, playerAt, playing } from './turn-order.ts';
export { allIn, isPermanent, objectAt, ownerOf, zoneIds } from './zone-lists.ts';
export { isSpokenOf };

const ask: Asking = {
  characteristics,
  attachments,
  describes: (game, scope, filter, id) => describesWith(ask, game, scope, filter, id),
  fits,
  matching,
  objects,
  players,
  isAmongPlayers: (game, scope, words, player) => isAmongPlayersWith(ask, game, scope, words, player),
  quantity,
  holds,
};

/** What an object is right now (109.3); one that has left is as it last was (608.2h, 113.7a). */
export function characteristics(game: Game, id: ObjectId): Characteristics {
  const object = objectAt(game, id);
  if (object.left !== null) return recalled(game, object.left.characteristics);
  const cache = cacheOf(game);
  if (object.zone === 'battlefield' || object.zone === 'stack' || object.zone === 'command') {
    const known = (cache.board ?? cache.soFar)?.get(id);
    if (known !== undefined) return known;
    if (cache.board === null && cache.soFar === null) {
      cache.board = throughLayers(ask, game, printedTexts(game), boardOf(game), (values) => {
        cache.soFar = values;
      });
      cache.soFar = null;
      const found = cache.board.get(id);
      if (found !== undefined) return found;
    }
  }
  return alone(game, object);
}

/** Objects that the layers are applied to together; what is phased out isn't there (702.26b). */
function boardOf(game: Game): readonly GameObject[] {
  return [...game.battlefield, ...game.stack, ...game.command].flatMap((id) => {
    const object = game.objects[id];
    return object && !object.phasedOut ? [object] : [];
  });
}

/** An object elsewhere: what is printed, its own characteristic-defining abilities, and effects on it. */
function alone(game: Game, object: GameObject): Characteristics {
  const cache = cacheOf(game);
  const known = cache.elsewhere.get(object.id);
  if (known !== undefined) return known;
  const found = layersOf(game, object);
  if (cache.soFar === null) cache.elsewhere.set(object.id, found);
  return found;
}

function layersOf(game: Game, object: GameObject): Characteristics {
  const plain = plainValues(game, printedTexts(game), object);
  if (plain !== null) return plain;
  const values = throughLayers(ask, game, printedTexts(game), [object], () => {});
  const found = values.get(object.id);
  if (found === undefined) throw new Error(`Object ${object.id} has no characteristics.`);
  return found;
}

/**
 * What an object would be on the battlefield, with the replacements applied to its entering so far (614.12).
 */
export function asEntering(game: Game, move: EventOf<'move'>): Characteristics {
  return throughBoardWith(game, enteringObject(game, move));
}

function enteringObject(game: Game, move: EventOf<'move'>): GameObject {
  const old = objectAt(game, move.object);
  const how = move.entering;
  const copied = how?.copyOf == null ? old : objectAt(game, how.copyOf);
  return {
    ...newObject({
      id: old.id,
      kind: old.kind === 'copy' ? 'token' : old.kind,
      definition: copied.definition,
      card: old.card,
      owner: old.owner,
      controller: how?.controller ?? old.owner,
      zone: 'battlefield',
      timestamp: game.next.timestamp,
      turn: game.turn.number,
    }),
    face: old.zone === 'stack' ? old.face : (how?.face ?? 0),
    faceDown: how?.faceDown ?? false,
    counters: how?.counters ?? {},
    links: old.links,
  };
}

/** The object among all permanents, as if it were there; the answer is kept nowhere. */
function throughBoardWith(game: Game, entering: GameObject): Characteristics {
  const others = boardOf(game).filter((object) => object.id !== entering.id);
  const imagined: Game = {
    ...game,
    objects: game.objects.map((object, id) => (id === entering.id ? entering : object)),
    battlefield: [...game.battlefield, entering.id],
  };
  const cache = cacheOf(imagined);
  const values = throughLayers(ask, imagined, printedTexts(imagined), [...others, entering], (soFar) => {
    cache.soFar = soFar;
  });
  const found = values.get(entering.id);
  if (found === undefined) throw new Error(`Object ${entering.id} has no characteristics.`);
  return found;
}

/** Whether an object that is entering would fit a filter on the battlefield (614.12). */
export function fitsEntering(game: Game, scope: Scope, filter: Filter, move: EventOf<'move'>): boolean {
  const entering = enteringObject(game, move);
  const imagined: Game = {
    ...game,
    objects: game.objects.map((object, id) => (id === entering.id ? entering : object)),
    battlefield: [...game.battlefield, entering.id],
  };
  return fitsWith(ask, imagined, scope, filter, entering.id);
}

/** Whether it has the keyword ability, whatever its parameters. */
export function has(game: Game, id: ObjectId, keyword: string): boolean {
  return characteristics(game, id).keywords[keyword] !== undefined;
}

/** Its instances of a keyword ability. */
export function keywordsOf(game: Game, id: ObjectId, keyword: string): readonly HadAbility[] {
  return characteristics(game, id).keywords[keyword] ?? [];
}

/** Who controls it; its owner where nothing has a controller (108.4). */
export const controllerOf = (game: Game, id: ObjectId): PlayerId => characteristics(game, id).controller;

/** Whether an effect may give control of something to another player now (613.1b); false says surely not. */
export function controlIsChanged(game: Game): boolean {
  if (!isSpokenOf(game, 'control')) return false;
  if (game.effects.some((effect) => effect.changes.some(givesControl))) return true;
  const texts = printedTexts(game);
  return boardOf(game).some((object) =>
    printedOn(game, texts, object).changers.some(
      ({ ability }) => ability.kind === 'static' && ability.changes?.some(givesControl),
    ),
  );
}

/** Control itself, or abilities, which may in turn give control. */
const givesControl = (change: Modification): boolean => 'control' in change || 'addAbilities' in change;

/** What is attached to it. */
export function attachments(game: Game, id: ObjectId): readonly ObjectId[] {
  return game.battlefield.filter((other) => {
    const to = game.objects[other]?.attachedTo ?? null;
    return to !== null && 'object' in to && to.object === id;
  });
}

/** Whether an object fits a filter: where the filter says (without a zone on the battlefield), and as it says. */
export function fits(game: Game, scope: Scope, filter: Filter, id: ObjectId): boolean {
  return fitsWith(ask, game, scope, filter, id);
}

/** All objects that fit. */
export function matching(game: Game, scope: Scope, filter: Filter): ObjectId[] {
  return matchingWith(ask, game, scope, filter);
}

/** The objects that words mean. */
export function objects(game: Game, scope: Scope, words: Objects): ObjectId[] {
  return objectsWith(ask, game, scope, words);
}

/** The players that words mean. */
export function players(game: Game, scope: Scope, words: Players): PlayerId[] {
  return playersWith(ask, game, scope, words);
}

/** The number that words mean, worked out now. */
export function quantity(game: Game, scope: Scope, words: Quantity): number {
  return quantityWith(ask, game, scope, words);
}

/** Whether a condition holds now. */
export function holds(game: Game, scope: Scope, condition: Condition): boolean {
  return holdsWith(ask, game, scope, condition);
}

/** Every ability that functions now (113.6). */
export const functioning = (game: Game): readonly Functioning[] => functioningWith(ask, game);
/** The triggered abilities that function now. */
export const functioningTriggers = (game: Game): readonly Functioning[] => triggersWith(ask, game);
/** The static abilities that function and apply now. */
export const functioningStatics = (game: Game): readonly Functioning[] => staticsWith(ask, game);

/** Changes of the rules in force for an object (613.11). */
export function ruleChangesFor(game: Game, id: ObjectId): readonly ActiveRule[] {
  const cache = cacheOf(game);
  const known = cache.rulesOf.get(id);
  if (known !== undefined) return known;
  const found = rulesForObject(ask, game, id);
  cache.rulesOf.set(id, found);
  return found;
}

/** Changes of the rules in force for a player (613.10-11). */
export function ruleChangesForPlayer(game: Game, player: PlayerId): readonly ActiveRule[] {
  const cache = cacheOf(game);
  const known = cache.rulesOfPlayers.get(player);
  if (known !== undefined) return known;
  const found = rulesForPlayer(ask, game, player);
  cache.rulesOfPlayers.set(player, found);
  return found;
}

/** Cost changes in force (601.2f). */
export const costChanges = (game: Game): readonly ActiveCostChange[] => costChangesWith(ask, game);

/** What is kept of an object as it leaves (113.7a, 608.2h). */
export function lastKnownOf(game: Game, id: ObjectId): LastKnown {
  const object = objectAt(game, id);
  return {
    characteristics: kept(characteristics(game, id)),
    zone: whereIs(object),
    attachments: [...attachments(game, id)],
    attacking: isAttacking(game, object),
    blocking: isBlocking(game, object),
    defendingPlayer: game.combat === null ? null : defendingPlayerOf(game, id),
  };
}
