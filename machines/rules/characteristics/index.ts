import type { Defender } from '../state/combat.ts';
import { copyOf } from '../state/copy.ts';
import type { EventOf } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { Happened } from '../state/happened.ts';
import type { ObjectId, PlayerId } from '../state/identity.ts';
import type { Characteristics, GameObject, LastKnown } from '../state/object.ts';
import type { Scope } from '../state/scope.ts';
import type {
  Comparison,
  Condition,
  Filter,
  Modification,
  Objects,
  Players,
  Quantity,
  Subtypes,
  TriggerCondition,
} from '../state/vocabulary/index.ts';
import { conditionWord, modificationWord, quantityWord, wordsThat } from '../state/word-table.ts';
import { asSpell as asSpellWith } from './as-spell.ts';
import type { Asking } from './asking.ts';
import { cacheOf, toAddTo } from './cache.ts';
import { words } from './changes.ts';
import { copiableValues } from './copiable.ts';
import { copiedNow } from './copied-now.ts';
import { type Copy, type Copying, copyingWith } from './copying.ts';
import {
  anyMatchesWith,
  blockedAttackers,
  blockersOf,
  comparesWith,
  describesWith,
  fitsWith,
  isAttacking,
  isBlocking,
  matchingWith,
  whereIs,
} from './filter.ts';
import {
  conditionsWith,
  type Functioning,
  functioningWith,
  staticsWith,
  triggersWith,
} from './functioning.ts';
import { kept, recalled } from './kept.ts';
import { type HadKeyword, modulesAmong } from './keyword-modules.ts';
import { applyLayers, withItsCounters } from './layers.ts';
import { type Blow, excessDamageWith, lethalDamageWith } from './lethal-damage.ts';
import { afterEntering } from './look-ahead.ts';
import { isLookedAt, matters } from './looked-at.ts';
import { objectsWith } from './objects.ts';
import { defendingPlayerOf, isAmongPlayersWith, playersWith } from './players.ts';
import { type Printed, printedTexts } from './printed.ts';
import { printedOn } from './printed-on.ts';
import { type KeywordOfPlayer, keywordsBy } from './rule-words.ts';
import {
  type ActiveCostChange,
  type ActiveRule,
  costChangesWith,
  rulesForObject,
  rulesForPlayer,
} from './rules.ts';
import { dependsOn, isSpokenOf, keepsBare, replacesActions } from './spoken-of.ts';
import type { LayerChange } from './watch.ts';
import {
  type Affecting,
  affectedByStaticsWith,
  type CharacteristicName,
  layerChangesWith,
  type Why,
  whyWith,
} from './why.ts';
import { type WhyLinked, whyLinkedWith } from './why-linked.ts';
import { objectAt } from './zone-lists.ts';

export { isAboutSource, metKey } from './about-source.ts';
export { dependsOnRecalled, dependsOnWhen, isRecalled, type Recalled } from './asked-about.ts';
export { shareCache } from './cache.ts';
export {
  faceInUse,
  fullName,
  hasOtherFace,
  hasSharedTypeLine,
  isDoubleFaced,
  isEitherOfTwo,
  isFlipCard,
  isSplitCard,
} from './card-faces.ts';
export { asksOfEach, partsOf as changesByLayer } from './changes.ts';
export { choicesIn } from './choices.ts';
export { copiableDefinition, copiedNow, isFaceDown } from './copied-now.ts';
export type { Copy, Copying } from './copying.ts';
export { type Door, doorsOf, faceUpAsItEnters, unlockedAsCast } from './doors.ts';
export {
  dungeonOf,
  dungeonsToEnter,
  isDungeon,
  type Room,
  roomNow,
  roomsOf,
} from './dungeons.ts';
export { expand } from './expand.ts';
export { attackerOf, isBlocking, zonesOfSources } from './filter.ts';
export type { Functioning } from './functioning.ts';
export { asCast, asTapped, faceUp, isModal, type PutOnStack, turnedOver } from './imagined.ts';
export { type HadKeyword, isEverSaid } from './keyword-modules.ts';
export type { Blow } from './lethal-damage.ts';
export { afterEntering, couldSayHowItEnters, enteringAs } from './look-ahead.ts';
export { looksBack } from './looking-back.ts';
export {
  doubleFacedAmong,
  mergedFacing,
  mergedTurnedOver,
  mergedWith,
  type OnWhichSide,
} from './merging.ts';
export { differentNames, namesOf, shareName, shortName } from './names.ts';
export { isChecked, isInOrder, noteChecked, noteCheckIsNeeded, noteOrder } from './noted.ts';
export { ofManaValue } from './of-mana-value.ts';
export { oncePerState } from './once-per-state.ts';
export { isOwnEntering, nameOnFace } from './printed.ts';
export { keptWhileQuiet, noteQuiet, type Possible, shareQuiet } from './quiet.ts';
export { answersOf, firstToRefuse, isEverAnswered, someSays } from './rule-words.ts';
export type { ActiveCostChange, ActiveRule } from './rules.ts';
export { withWords } from './text-changes.ts';
export { apnap, inTurnOrderFrom, nextInTurnOrder, opponentsOf, playerAt, playing } from './turn-order.ts';
export type { ChangeOrigin, LayerChange } from './watch.ts';
export {
  functionsIn,
  functionsOnPermanents,
  type Place,
  type WhereItFunctions,
  whereItFunctions,
  zonesNamed,
} from './where-abilities-function.ts';
export type { CharacteristicName, Reason, Why } from './why.ts';
export type { LinkedDeed, WhyLinked } from './why-linked.ts';
export {
  allIn,
  cardsIn,
  isOnBattlefield,
  isPermanent,
  mayBeMeant,
  objectAt,
  ownerOf,
  zoneIds,
} from './zone-lists.ts';
export { dependsOn, isSpokenOf, keepsBare, matters, replacesActions };

const ask: Asking = {
  characteristics,
  spokenOf,
  layered,
  attachments,
  describes,
  fits,
  anyMatches,
  matching,
  objects,
  players,
  isAmongPlayers,
  quantity,
  holds,
};

/** The copiable values that a copy of this object gets now (707.2b, 707.9); null for what can't be copied. */
export const copying = (game: Game, of: GameObject, by: Copying): Copy | null =>
  copyingWith(ask, game, of, by);

/** An object's copiable values before any layer but the first (613.2c), and what is asked of what has them. */
export const copiable = (game: Game, object: GameObject): Printed =>
  printedOn(game, printedTexts(game), object);

/** The game as it would be with a card as the spell that this player would cast, as far as it goes by what it is (601.2a). */
export const asSpell = (game: Game, player: PlayerId, id: ObjectId): Game =>
  asSpellWith(ask, game, player, id);

/** What an object is right now (109.3); one that has left, or is phased out, is as it last was (608.2h, 113.7a, 702.26b). */
export function characteristics(game: Game, id: ObjectId): Characteristics {
  const cache = cacheOf(game);
  const known = cache.soFar?.get(id) ?? cache.known.get(id);
  if (known !== undefined && (cache.layered || cache.soFar !== null)) return known;
  const object = objectAt(game, id);
  const lastKnown = object.left?.characteristics ?? (object.phasedOut ? object.phasing?.known : undefined);
  if (lastKnown !== undefined) return recalled(game, lastKnown);
  const texts = printedTexts(game);
  if (!cache.layered && cache.soFar === null) {
    layered(game);
    const changed = cache.known.get(id);
    if (changed !== undefined) return changed;
  }
  const printed = printedOn(game, texts, object);
  const copiable = copiableValues(game, texts, object, printed);
  const found = isLookedAt(game, printed, object.zone)
    ? copiable
    : withItsCounters(ask, game, object, copiable);
  toAddTo(cache).known.set(id, found);
  return found;
}

function layered(game: Game): void {
  const cache = cacheOf(game);
  if (!cache.layered && cache.soFar === null) applyLayers(ask, game, printedTexts(game), cache);
}

/** The object itself as it would be on the battlefield (614.12). */
export const asEnteringObject = (game: Game, move: EventOf<'move'>): GameObject =>
  objectAt(afterEntering(game, move), move.object);

/** What an object would be on the battlefield, with the replacements applied to its entering so far (614.12). */
export const asEntering = (game: Game, move: EventOf<'move'>): Characteristics =>
  characteristics(afterEntering(game, move), move.object);

/** What an object is, or would be on the battlefield where the words are about how it enters (614.12). */
export function spokenOf(game: Game, { entering }: Scope, id: ObjectId): Characteristics {
  return entering?.object === id ? asEntering(game, entering) : characteristics(game, id);
}

/** Whether an object that is entering would fit a filter on the battlefield (614.12). */
export const fitsEntering = (game: Game, scope: Scope, filter: Filter, move: EventOf<'move'>): boolean =>
  fits(afterEntering(game, move), scope, filter, move.object);

/** Changes of the rules that would be in force for an object that is entering (614.12). */
export const ruleChangesEntering = (game: Game, move: EventOf<'move'>): readonly ActiveRule[] =>
  ruleChangesFor(afterEntering(game, move), move.object);

/**
 * Why a characteristic of an object is what it is: what is printed, and layer by layer each effect that made it so
 * (613), with its source, its timestamp and where it is printed, in the order in which they applied. An effect that
 * said what it is counts even if it was that already; what was overridden later is there, too. Takes the id of an
 * object in a zone or gone, and throws an `EngineError` for one that is forgotten. It says of an object that has left
 * only what it was (608.2h).
 */
export const whyCharacteristic = <Name extends CharacteristicName>(
  game: Game,
  object: ObjectId,
  characteristic: Name,
): Why<Name> => whyWith(ask, game, object, characteristic);

/**
 * What each linked ability of an object refers to: what the other ability did and when, or that it refers to nothing, and by
 * which rule (607). The events that are looked through are those since the last decision, or `happened`.
 */
export const whyLinked = (
  game: Game,
  object: ObjectId,
  happened?: readonly Happened[],
): readonly WhyLinked[] => whyLinkedWith(ask, game, object, happened);

/** All that changed an object, layer by layer, in the order in which it applied. */
export const layerChanges = (game: Game, object: ObjectId): readonly LayerChange[] =>
  layerChangesWith(ask, game, object);

/** What each static ability that changes characteristics affects now (613.6). */
export const affectedByStatics = (game: Game): readonly Affecting[] => affectedByStaticsWith(ask, game);

/** Subtypes that a change says, or that its words come to. */
export const subtypesSaid = (game: Game, scope: Scope, said: Subtypes): readonly string[] =>
  words(ask, game, scope, said);

/** Whether it has the keyword ability, whatever its parameters. */
export function has(game: Game, id: ObjectId, keyword: string): boolean {
  return characteristics(game, id).keywords[keyword] !== undefined;
}

/** The keyword abilities that an object has now and that have a module, in their order; redundant ones once. */
export const keywordsOn = (game: Game, id: ObjectId): readonly HadKeyword[] =>
  modulesAmong(characteristics(game, id).abilities);

/** How much more damage by a source is lethal for a creature, after blows at the same time (120.4a, 702.2c). */
export const lethalDamage = (
  game: Game,
  creature: ObjectId,
  source: ObjectId,
  others: readonly Blow[],
): number => lethalDamageWith(ask, game, creature, source, others);

/** How much of the damage that a source would deal to a permanent is excess damage (120.4a). */
export const excessDamage = (game: Game, permanent: ObjectId, blow: Blow, others: readonly Blow[]): number =>
  excessDamageWith(ask, game, permanent, blow, others);

/** Who controls it; its owner where nothing has a controller (108.4). */
export const controllerOf = (game: Game, id: ObjectId): PlayerId => characteristics(game, id).controller;

const controlling = wordsThat('modifications', ({ gainedBy }) => gainedBy !== undefined);

/** Whether an effect may give control of something to another player now (613.1b); false says surely not. */
export function controlIsChanged(game: Game): boolean {
  if (!controlling().some((word) => isSpokenOf(game, word))) return false;
  const cache = cacheOf(game);
  cache.controlIsChanged ??= controlCouldBeChanged(game);
  return cache.controlIsChanged;
}

function controlCouldBeChanged(game: Game): boolean {
  if (game.effects.some((effect) => effect.changes.some(givesControl))) return true;
  const texts = printedTexts(game);
  return [...game.battlefield, ...game.stack, ...game.command].some((id) =>
    printedOn(game, texts, objectAt(game, id)).changers.some(
      ({ ability }) => ability.kind === 'static' && ability.changes?.some(givesControl),
    ),
  );
}

/** Control itself, or abilities, which may in turn give control. */
const givesControl = (change: Modification): boolean =>
  modificationWord(change).gainedBy !== undefined || modificationWord(change).gives !== undefined;

/** What is attached to it, in the order in which that came to the battlefield; or was as it left (608.2h). */
export function attachments(game: Game, id: ObjectId): readonly ObjectId[] {
  const left = game.objects[id]?.left ?? null;
  if (left !== null) return left.attachments;
  const cache = cacheOf(game);
  cache.attachments ??= allAttachments(game);
  return cache.attachments.get(id) ?? [];
}

function allAttachments(game: Game): ReadonlyMap<ObjectId, readonly ObjectId[]> {
  const found = new Map<ObjectId, ObjectId[]>();
  for (const id of game.battlefield) {
    const object = objectAt(game, id);
    const to = object.attachedTo;
    if (to === null || !('object' in to) || object.phasedOut) continue;
    const same = found.get(to.object);
    if (same === undefined) found.set(to.object, [id]);
    else same.push(id);
  }
  return found;
}

/** Whether an object fits a filter: where the filter says (without a zone on the battlefield), and as it says. */
export function fits(game: Game, scope: Scope, filter: Filter, id: ObjectId): boolean {
  return fitsWith(ask, game, scope, filter, id);
}

/** Whether an object is as a filter says, wherever it is or was. */
export function describes(game: Game, scope: Scope, filter: Filter, id: ObjectId): boolean {
  return describesWith(ask, game, scope, filter, id);
}

/** Whether any object fits. */
export function anyMatches(game: Game, scope: Scope, filter: Filter): boolean {
  return anyMatchesWith(ask, game, scope, filter);
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

/** Whether a player is one of those that words mean. */
export function isAmongPlayers(game: Game, scope: Scope, words: Players, player: PlayerId): boolean {
  return isAmongPlayersWith(ask, game, scope, words, player);
}

/** The number that words mean, worked out now. */
export function quantity(game: Game, scope: Scope, words: Quantity): number {
  return typeof words === 'number' ? words : quantityWord(words).number(game, scope, words);
}

/** Whether a number can be said already. */
export const isKnown = (game: Game, words: Quantity): boolean =>
  typeof words === 'number' || quantityWord(words).isKnown?.(game) !== false;

/** Whether there is such a number at all: a noncreature has no power. */
export const isThere = (game: Game, scope: Scope, words: Quantity): boolean =>
  typeof words === 'number' || quantityWord(words).isThere?.(game, scope, words) !== false;

/** Whether a condition holds now. */
export function holds(game: Game, scope: Scope, condition: Condition): boolean {
  return conditionWord(condition).holds(game, scope, condition);
}

/** Whether a number is at least, at most, exactly as said. */
export function compares(game: Game, scope: Scope, value: number, to: Comparison): boolean {
  return comparesWith(ask, game, scope, value, to);
}

/** Every ability that functions now (113.6). */
export const functioning = (game: Game): readonly Functioning[] => functioningWith(ask, game);
/** The triggered abilities that function now. */
export const functioningTriggers = (game: Game): readonly Functioning[] => triggersWith(ask, game);
/** The trigger conditions of one of them that function where its object is (113.6k). */
export const functioningConditions = (game: Game, one: Functioning): readonly TriggerCondition[] =>
  conditionsWith(ask, game, one);
/** The static abilities that function and apply now. */
export const functioningStatics = (game: Game): readonly Functioning[] => staticsWith(ask, game);

/** Changes of the rules in force for an object (613.11). */
export const ruleChangesFor = (game: Game, id: ObjectId): readonly ActiveRule[] =>
  rulesForObject(ask, game, id);

/** Changes of the rules in force for a player (613.10-11). */
export const ruleChangesForPlayer = (game: Game, player: PlayerId): readonly ActiveRule[] =>
  rulesForPlayer(ask, game, player);

/** The keyword abilities that a player has. */
export const keywordsOfPlayer = (game: Game, player: PlayerId): readonly KeywordOfPlayer[] =>
  keywordsBy(ruleChangesForPlayer(game, player));

/** Cost changes in force (601.2f). */
export const costChanges = (game: Game): readonly ActiveCostChange[] => costChangesWith(ask, game);

/** Words that ask what blocks what, also of what has left. */
const ofBlocking = ['blockedBy', 'blockingAny', 'blockingOrBlockedBy'] as const;

const ofAttacked = (attacked: Defender | null) => attacked !== null && { attacked: copyOf(attacked) };

/** What a creature is attacking, or was as it left combat or the battlefield (608.2h). */
export const attackedBy = (game: Game, id: ObjectId): Defender | null => {
  const attacker = game.combat?.attackers.find(({ object }) => object === id);
  return attacker?.defender ?? game.objects[id]?.left?.attacked ?? null;
};

/** What is kept of an object as it leaves (113.7a, 608.2h). */
export function lastKnownOf(game: Game, id: ObjectId): LastKnown {
  const object = objectAt(game, id);
  const copied = copiedNow(game, object);
  return {
    characteristics: kept(characteristics(game, id)),
    zone: whereIs(object),
    ...(copied !== null && { copied: copyOf(copied) }),
    attachments: [...attachments(game, id)],
    attacking: isAttacking(game, object),
    blocking: isBlocking(game, object),
    ...(ofBlocking.some((word) => isSpokenOf(game, word)) && {
      blocked: [...blockedAttackers(game, id)],
      blockers: [...blockersOf(game, id)],
    }),
    defendingPlayer: game.combat === null ? null : defendingPlayerOf(game, id),
    ...(isSpokenOf(game, 'sameAs') && ofAttacked(attackedBy(game, id))),
  };
}
