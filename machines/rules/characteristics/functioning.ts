import type { Game } from '../state/game.ts';
import type { ObjectId, PlayerId } from '../state/identity.ts';
import type { HadAbility, ObjectKind } from '../state/object.ts';
import { scopeOf } from '../state/scope.ts';
import type { CardType, TriggerCondition } from '../state/vocabulary/index.ts';
import type { Zone } from '../state/zones.ts';
import type { Asking } from './asking.ts';
import { cacheOf } from './cache.ts';
import { expand } from './expand.ts';
import { lookedAt } from './looked-at.ts';
import { printedTexts } from './printed.ts';
import { printedOn } from './printed-on.ts';
import { conditionFunctions, functionsIn, type Usually, usually } from './where-abilities-function.ts';
import { objectAt } from './zone-lists.ts';

/** An ability that functions now (113.6): whose it is, and who controls that object (its owner, without a controller). */
export interface Functioning {
  readonly object: ObjectId;
  readonly had: HadAbility;
  readonly controller: PlayerId;
}

/** The abilities that function now, of one object or of all. */
export interface FunctioningNow {
  readonly all: readonly Functioning[];
  readonly triggered: readonly Functioning[];
  readonly statics: readonly Functioning[];
}

/** Those of one object; they stay the same as long as these abilities of it do and it has this controller. */
export interface OwnFunctioning extends FunctioningNow {
  readonly those: readonly HadAbility[];
  readonly controller: PlayerId;
}

/** Every ability that functions now, keywords as what they are short for; in the order of zones and ids. */
export const functioningWith = (ask: Asking, game: Game): readonly Functioning[] =>
  functioningNow(ask, game).all;

function functioningNow(ask: Asking, game: Game): FunctioningNow {
  const cache = cacheOf(game);
  if (cache.functioning !== null) return cache.functioning;
  ask.layered(game);
  const { before } = cache;
  const byObject = new Map<ObjectId, OwnFunctioning>();
  const all: Functioning[] = [];
  const triggered: Functioning[] = [];
  const statics: Functioning[] = [];
  const add = (id: ObjectId): void => {
    const object = game.objects[id];
    if (object === undefined || object === null || object.phasedOut) return;
    const { abilities, controller, types } = ask.characteristics(game, id);
    if (abilities.length === 0) return;
    const those = thoseThatFunction(abilities, object.zone, object.kind, types);
    if (those.length === 0) return;
    let own = before?.functioningOf.get(id);
    if (own?.those !== those || own.controller !== controller) own = ownFunctioning(id, those, controller);
    byObject.set(id, own);
    for (const one of own.all) all.push(one);
    for (const one of own.triggered) triggered.push(one);
    for (const one of own.statics) statics.push(one);
  };
  for (const id of game.battlefield) add(id);
  for (const id of game.stack) add(id);
  for (const id of game.command) add(id);
  const texts = printedTexts(game);
  const elsewhere = new Set(cache.givenElsewhere);
  for (const zone of texts.functionsIn) {
    if (zone === 'command') continue;
    for (const id of lookedAt(game, texts, zone)) {
      const object = game.objects[id];
      if (object && printedOn(game, texts, object).functionsIn.has(zone)) elsewhere.add(id);
    }
  }
  for (const id of elsewhere) add(id);
  const last = before?.functioning;
  cache.functioningOf = byObject;
  cache.functioning = {
    all: asBefore(all, last?.all),
    triggered: asBefore(triggered, last?.triggered),
    statics: asBefore(statics, last?.statics),
  };
  return cache.functioning;
}

function ownFunctioning(
  object: ObjectId,
  those: readonly HadAbility[],
  controller: PlayerId,
): OwnFunctioning {
  const all = those.map((had): Functioning => ({ object, had, controller }));
  return {
    those,
    controller,
    all,
    triggered: all.filter(({ had }) => had.ability.kind === 'triggered'),
    statics: all.filter(({ had }) => had.ability.kind === 'static'),
  };
}

/** The list from before a change, if this is the same: what is worked out from that is so still. */
function asBefore<One>(now: readonly One[], before: readonly One[] | undefined): readonly One[] {
  return before?.length === now.length && now.every((one, at) => one === before[at]) ? before : now;
}

/** Those of an object's abilities that function where it is; kept for each list of abilities. */
function thoseThatFunction(
  abilities: readonly HadAbility[],
  zone: Zone,
  kind: ObjectKind,
  types: readonly CardType[],
): readonly HadAbility[] {
  let places = functioningAmong.get(abilities);
  if (places === undefined) {
    places = { stack: {}, battlefield: {}, command: {} };
    functioningAmong.set(abilities, places);
  }
  const byZone = places[usually(kind, types)];
  let found = byZone[zone];
  if (found === undefined) {
    found = abilities
      .flatMap(expand)
      .filter(({ ability }) => ability.kind !== 'spell' && functionsIn(ability, zone, kind, types));
    byZone[zone] = found;
  }
  return found;
}

/** By where abilities of such an object usually function, and by the zone it is in. */
type Places = Readonly<Record<Usually, Partial<Record<Zone, readonly HadAbility[]>>>>;
const functioningAmong = new WeakMap<readonly HadAbility[], Places>();

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
export const triggersWith = (ask: Asking, game: Game): readonly Functioning[] =>
  functioningNow(ask, game).triggered;

/** The static abilities among them that apply: those whose "as long as" holds. */
export function staticsWith(ask: Asking, game: Game): readonly Functioning[] {
  const cache = cacheOf(game);
  cache.statics ??= asBefore(
    functioningNow(ask, game).statics.filter(
      ({ had: { ability, ref }, object, controller }) =>
        ability.kind === 'static' &&
        (ability.if === undefined || ask.holds(game, scopeOf(object, controller, ref), ability.if)),
    ),
    cache.before?.statics ?? undefined,
  );
  return cache.statics;
}
