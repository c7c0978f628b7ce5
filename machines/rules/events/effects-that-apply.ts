/** Which replacement and prevention effects could apply to an event, and who chooses among them (616.1). */

import type { ReplacedTable } from '../../words/replacements/index.ts';
import {
  asEntering,
  characteristics,
  controllerOf,
  couldSayHowItEnters,
  expand,
  type Functioning,
  functioningStatics,
  functionsIn,
  holds,
  isOwnEntering,
  keywordsOfPlayer,
  keywordsOn,
  objectAt,
} from '../characteristics/index.ts';
import { isAttractionCard } from '../state/attractions.ts';
import { choicesOfEffect } from '../state/effect-choices.ts';
import type { EventType, GameEvent } from '../state/event.ts';
import type { ContinuousEffect, Game } from '../state/game.ts';
import type { ObjectId, PlayerId, TextRef } from '../state/identity.ts';
import { onceFor } from '../state/once-for.ts';
import { commandersAmong } from '../state/represented.ts';
import { preventedByProtection, ruleTexts } from '../state/rule-texts.ts';
import { noChoices, scopeOf } from '../state/scope.ts';
import type { Replacement } from '../state/vocabulary/index.ts';
import { gameEventWord, replacedWord, wordTable } from '../state/word-table.ts';
import { type Applicable, scopeWithEvent } from './applicable.ts';
import { ofCounters } from './counter-effects.ts';
import { watches } from './watches.ts';

/**
 * Every effect that would replace or prevent the event and has not been applied to it yet (616.1). `isDoneByEffect`: another
 * such effect does it.
 */
export function applicable(
  game: Game,
  event: GameEvent,
  applied: readonly string[],
  isDoneByEffect: boolean,
): readonly Applicable[] {
  if (!replaceable(wordTable().replacedEvents).has(event.type)) return noEffects;
  const isOpen = (one: Applicable): boolean => one.again === true || !applied.includes(one.key);
  const applies = (one: Applicable): boolean =>
    isOpen(one) && watches(game, one, event, isDoneByEffect) && conditionHolds(game, one, event);
  const found: Applicable[] = [];
  for (const one of ofStatics(game)) if (applies(one)) found.push(one);
  for (const one of ofTheEntering(game, event)) if (applies(one)) found.push(one);
  for (const one of ofTheTurned(game, event)) if (applies(one)) found.push(one);
  for (const effect of game.effects) {
    if (effect.replacement === null) continue;
    const one = fromEffect(effect, effect.replacement);
    if (applies(one)) found.push(one);
  }
  for (const { controller, permanent, ref, replacement } of ofCounters(game, event)) {
    const one = fromAbility(permanent, controller, ref, replacement);
    if (applies(one)) found.push(one);
  }
  for (const one of ofAttractions(game, event)) if (applies(one)) found.push(one);
  for (const one of ofCommanders(game, event)) if (applies(one)) found.push(one);
  for (const one of protections(game, event)) if (!applied.includes(one.key)) found.push(one);
  return found;
}

/** The effects of static abilities that replace something; kept for each list of those. */
function ofStatics(game: Game): readonly Applicable[] {
  const statics = functioningStatics(game);
  let found = replacingAmong.get(statics);
  if (found === undefined) {
    found = statics.flatMap(({ object, controller, had: { ability, from, ref } }) =>
      ability.kind === 'static' && ability.replaces !== undefined && !isOfTurning(ability.replaces)
        ? [givenBy(from, fromAbility(object, controller, ref, ability.replaces))]
        : [],
    );
    replacingAmong.set(statics, found);
  }
  return found;
}

/** The same ability given by another object is another one. */
const givenBy = (from: ObjectId | null, one: Applicable): Applicable =>
  from === null ? one : { ...one, key: `${one.key}<${from}` };

const replacingAmong = new WeakMap<readonly Functioning[], readonly Applicable[]>();

/** Of which types events are that something could replace. */
const replaceable = onceFor(
  (words: ReplacedTable): ReadonlySet<EventType> =>
    new Set(Object.values(words).flatMap(({ events }) => events)),
);

function fromAbility(
  source: ObjectId,
  controller: PlayerId,
  ref: TextRef,
  replacement: Replacement,
): Applicable {
  return {
    key: `${source}:${ref}`,
    source,
    controller,
    scope: scopeOf(source, controller, ref),
    replacement,
    ref,
    effect: null,
  };
}

function fromEffect(effect: ContinuousEffect, replacement: Replacement): Applicable {
  return {
    key: `effect:${effect.id}`,
    source: effect.source,
    controller: effect.controller,
    scope: {
      ...scopeOf(effect.source, effect.controller, effect.ref),
      named: effect.named,
      choices: choicesOfEffect(effect),
    },
    replacement,
    ref: effect.ref,
    effect,
  };
}

/**
 * What the entering permanent itself says about how it enters (113.6h): read from the permanent as it would exist on
 * the battlefield (614.12).
 */
function ofTheEntering(game: Game, event: GameEvent): readonly Applicable[] {
  if (event.type !== 'move' || event.to !== 'battlefield' || event.entering === null) return noEffects;
  if (!couldSayHowItEnters(game, event)) return noEffects;
  const { abilities, subtypes, types } = asEntering(game, event);
  const { kind } = objectAt(game, event.object);
  return [...abilities.flatMap(expand), ...enteringByRule(subtypes)].flatMap(({ ability, ref }) =>
    ability.kind === 'static' &&
    ability.replaces !== undefined &&
    isOwnEntering(ability.replaces) &&
    functionsIn(ability, 'entering', kind, types)
      ? [ofEntering(event, ref, ability.replaces)]
      : [],
  );
}

const isOfTurning = ({ event }: Replacement): boolean => replacedWord(event).isTurning === true;

/**
 * What a permanent that is turned face up, or over, would say of that if it had that face up (614.1e, 708.11, 712.20); X
 * is what was chosen for what was paid for it (702.37f).
 */
function ofTheTurned(game: Game, event: GameEvent): readonly Applicable[] {
  const turned = gameEventWord(event).turned?.(game, event);
  if (turned === undefined || !('object' in event) || event.object === null) return noEffects;
  const { object } = event;
  const { after, x } = turned;
  const { abilities, controller, types } = characteristics(after, object);
  const { kind } = objectAt(game, object);
  return abilities.flatMap(expand).flatMap(({ ability, from, ref }) => {
    if (ability.kind !== 'static' || ability.replaces === undefined) return [];
    if (!isOfTurning(ability.replaces) || !functionsIn(ability, 'battlefield', kind, types)) return [];
    const found = givenBy(from, fromAbility(object, controller, ref, ability.replaces));
    return [x === undefined ? found : { ...found, scope: { ...found.scope, choices: { ...noChoices, x } } }];
  });
}

/** What it says as a copy is another effect than what it said before, or as a copy of something else (614.5). */
function ofEntering(
  { entering, object }: Extract<GameEvent, { type: 'move' }>,
  ref: TextRef,
  replacement: Replacement,
): Applicable {
  const found = fromAbility(object, entering?.controller ?? 0, ref, replacement);
  const of = entering?.copied?.of ?? object;
  // It may enter as a copy of itself; what becomes something of its own choice is no copy.
  const isCopy = of !== object || entering?.byException !== undefined;
  return isCopy ? { ...found, key: `${found.key}@${of}` } : found;
}

const noEffects: readonly Applicable[] = [];

/** What a rule says of how permanents of these subtypes enter: a Saga with a lore counter (714.3a). */
const enteringByRule = (subtypes: readonly string[]) =>
  subtypes.flatMap((subtype) => {
    const ability = ruleTexts['rule:714.3a']?.[subtype];
    return ability === undefined ? [] : [{ ability, ref: `rule:714.3a#${subtype}` }];
  });

/** An Attraction card is put into the command zone rather than into a graveyard, hand or library (717.6). */
function ofAttractions(game: Game, event: GameEvent): readonly Applicable[] {
  if (event.type !== 'move') return noEffects;
  const ability = ruleTexts['rule:717.6']?.[event.to];
  if (ability?.kind !== 'static' || ability.replaces === undefined) return noEffects;
  const object = objectAt(game, event.object);
  if (!isAttractionCard(game, object)) return noEffects;
  const one = fromAbility(event.object, object.owner, `rule:717.6#${event.to}`, ability.replaces);
  return [{ ...one, again: true }];
}

/** A commander’s owner may put it into the command zone rather than into a hand or library (903.9b). */
function ofCommanders(game: Game, event: GameEvent): readonly Applicable[] {
  if (event.type !== 'move' || (event.to !== 'hand' && event.to !== 'library')) return noEffects;
  const object = objectAt(game, event.object);
  if (object.kind === 'ability' || commandersAmong(game, object).length === 0) return noEffects;
  const ability = ruleTexts['rule:903.9b']?.[event.to];
  if (ability?.kind !== 'static' || ability.replaces === undefined) return noEffects;
  const one = fromAbility(event.object, object.owner, `rule:903.9b#${event.to}`, ability.replaces);
  return [{ ...one, ofCommander: true }];
}

/** Damage that keywords of what it would be dealt to prevent (702.16e). */
function protections(game: Game, event: GameEvent): readonly Applicable[] {
  if (event.type !== 'damage' || !event.preventable) return noEffects;
  return 'object' in event.to
    ? objectProtections(game, event.to.object, event.source)
    : playerProtections(game, event.to.player, event.source);
}

function objectProtections(game: Game, id: ObjectId, source: ObjectId): readonly Applicable[] {
  return keywordsOn(game, id).flatMap(({ module, had }) =>
    module.preventsDamageFrom?.(game, id, had, source) === true
      ? [fromAbility(id, controllerOf(game, id), had.ref, preventedByProtection)]
      : [],
  );
}

function playerProtections(game: Game, player: PlayerId, source: ObjectId): readonly Applicable[] {
  return keywordsOfPlayer(game, player).flatMap(({ module, had, source: from }) =>
    module.playerPreventsDamageFrom?.(game, player, had, source) === true
      ? [fromAbility(from, player, had.ref, preventedByProtection)]
      : [],
  );
}

function conditionHolds(game: Game, one: Applicable, event: GameEvent): boolean {
  return one.replacement.if === undefined || holds(game, scopeWithEvent(one, event), one.replacement.if);
}

/** Who chooses among several (616.1): the affected player, or the affected object's controller or owner. */
export function chooserOf(game: Game, event: GameEvent): PlayerId {
  const { chooser, whom } = gameEventWord(event);
  const said = chooser?.(game, event);
  if (said !== undefined) return said;
  const target = whom?.(event);
  if (target !== undefined) return 'player' in target ? target.player : controllerOf(game, target.object);
  return 'player' in event ? event.player : 0;
}
