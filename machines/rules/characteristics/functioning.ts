import type { CardType, TriggerCondition } from '../state/ability.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId, PlayerId } from '../state/identity.ts';
import type { HadAbility, ObjectKind } from '../state/object.ts';
import { scopeOf } from '../state/scope.ts';
import type { Zone } from '../state/zones.ts';
import type { Asking } from './asking.ts';
import { cacheOf } from './cache.ts';
import { expand } from './expand.ts';
import { printedOn, printedTexts } from './printed.ts';
import { conditionFunctions, functionsIn, usually } from './where-abilities-function.ts';
import { allIn, objectAt } from './zone-lists.ts';

/** An ability that functions now (113.6): whose it is, and who controls that object (its owner, without a controller). */
export interface Functioning {
  readonly object: ObjectId;
  readonly had: HadAbility;
  readonly controller: PlayerId;
}

/** Every ability that functions now, keywords as what they are short for; in the order of zones and ids. */
export function functioningWith(ask: Asking, game: Game): readonly Functioning[] {
  const cache = cacheOf(game);
  if (cache.functioning !== null) return cache.functioning;
  ask.layered(game);
  const found: Functioning[] = [];
  const add = (id: ObjectId): void => {
    const object = game.objects[id];
    if (object === undefined || object === null || object.phasedOut) return;
    const { abilities, controller, types } = ask.characteristics(game, id);
    if (abilities.length === 0) return;
    for (const had of thoseThatFunction(abilities, object.zone, object.kind, types))
      found.push({ object: id, had, controller });
  };
  for (const id of game.battlefield) add(id);
  for (const id of game.stack) add(id);
  for (const id of game.command) add(id);
  const texts = printedTexts(game);
  const elsewhere = new Set(cache.givenElsewhere);
  for (const zone of texts.functionsIn) {
    if (zone === 'command') continue;
    for (const id of allIn(game, zone)) {
      const object = game.objects[id];
      if (object && printedOn(game, texts, object).functionsIn.has(zone)) elsewhere.add(id);
    }
  }
  for (const id of elsewhere) add(id);
  cache.functioning = found;
  return found;
}

/** Those of an object's abilities that function where it is; kept for each list of abilities. */
function thoseThatFunction(
  abilities: readonly HadAbility[],
  zone: Zone,
  kind: ObjectKind,
  types: readonly CardType[],
): readonly HadAbility[] {
  let byPlace = functioningAmong.get(abilities);
  if (byPlace === undefined) {
    byPlace = new Map();
    functioningAmong.set(abilities, byPlace);
  }
  const place = `${zone}, usually ${usually(kind, types)}`;
  let found = byPlace.get(place);
  if (found === undefined) {
    found = abilities
      .flatMap(expand)
      .filter(({ ability }) => ability.kind !== 'spell' && functionsIn(ability, zone, kind, types));
    byPlace.set(place, found);
  }
  return found;
}

const functioningAmong = new WeakMap<readonly HadAbility[], Map<string, readonly HadAbility[]>>();

/** The trigger conditions of an ability that function where its object is: each may in other zones (113.6k). */
export function conditionsWith(
  ask: Asking,
  game: Game,
  { object: id, had }: Functioning,
): readonly TriggerCondition[] {
  const { ability } = had;
  if (ability.kind !== 'triggered') return [];
  if (ability.when.length === 1) return ability.when;
  const { zone, kind } = objectAt(game, id);
  const { types } = ask.characteristics(game, id);
  return ability.when.filter((condition) =>
    conditionFunctions(ability, condition, kind, types).places.includes(zone),
  );
}

/** The triggered abilities among them. */
export function triggersWith(ask: Asking, game: Game): readonly Functioning[] {
  const cache = cacheOf(game);
  cache.triggers ??= functioningWith(ask, game).filter(({ had }) => had.ability.kind === 'triggered');
  return cache.triggers;
}

/** The static abilities among them that apply: those whose "as long as" holds. */
export function staticsWith(ask: Asking, game: Game): readonly Functioning[] {
  const cache = cacheOf(game);
  cache.statics ??= functioningWith(ask, game).filter(({ had: { ability }, object, controller }) => {
    if (ability.kind !== 'static') return false;
    return ability.if === undefined || ask.holds(game, scopeOf(object, controller), ability.if);
  });
  return cache.statics;
}
