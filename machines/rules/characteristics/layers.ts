import type { Game } from '../state/game.ts';
import type { ObjectId } from '../state/identity.ts';
import type { Characteristics, GameObject, HadAbility } from '../state/object.ts';
import type { Modification } from '../state/vocabulary/index.ts';
import { modificationWord } from '../state/word-table.ts';
import { work } from '../state/work.ts';
import type { Writable } from '../state/write.ts';
import { type Application, changeAt, type Layering, makeChange } from './applying.ts';
import type { Asking } from './asking.ts';
import { type Cache, toAddTo } from './cache.ts';
import { applyChange, type Layer, layers } from './changes.ts';
import { copiedCharacteristics } from './copied-characteristics.ts';
import { Waiting } from './dependencies.ts';
import { addCounterEffects, type Effect, effectsInForce, ofAbility, retext } from './effects-in-force.ts';
import { changersAmong, haveTheSame, keywordsAmong } from './expand.ts';
import type { PrintedTexts } from './printed.ts';
import { printedOn } from './printed-on.ts';
import { afterChange } from './text-changes.ts';
import { ruleOfLayer, type Watch } from './watch.ts';
import { functionsIn } from './where-abilities-function.ts';
import { isShared, objectAt } from './zone-lists.ts';

/**
 * Applies all continuous effects to all objects (613), and puts what is changed by any into the cache. An object that
 * nothing changes is what is printed on it, and costs nothing. Returns the effects, with what each came to affect.
 */
export function applyLayers(
  ask: Asking,
  game: Game,
  texts: PrintedTexts,
  cache: Cache,
  watch: Watch | null = null,
): readonly Effect[] {
  const effects = effectsInForce(game, texts);
  cache.layered = true;
  work.layerEvaluations += 1;
  if (effects.length === 0) return effects;
  const soFar = new Map<ObjectId, Writable<Characteristics>>();
  const walk: Layering = {
    ask,
    game,
    texts,
    cache,
    soFar,
    effects,
    denied: new Map(),
    fullTexts: new Map(),
    watch,
  };
  cache.soFar = soFar;
  try {
    for (const layer of layers) applyLayer(walk, layer);
  } finally {
    cache.soFar = null;
  }
  const { known } = toAddTo(cache);
  const before = cache.before?.known;
  for (const [id, now] of soFar) known.set(id, asBefore(now, before?.get(id)));
  const elsewhere: ObjectId[] = [];
  for (const [id, now] of soFar) {
    const object = objectAt(game, id);
    if (isShared(object.zone)) continue;
    if (now.abilities !== printedOn(game, texts, object).values.abilities) elsewhere.push(id);
  }
  cache.givenElsewhere = elsewhere;
  return effects;
}

/**
 * What an object was before the last change, if it is that still: what is worked out from it holds on. Abilities that
 * effects give are made anew each time, and are the same if their text and their source are.
 */
export function asBefore(now: Characteristics, before: Characteristics | undefined): Characteristics {
  if (before === undefined) return now;
  const isTheSame =
    now.controller === before.controller &&
    now.name === before.name &&
    areTheSame(now.otherNames ?? noNames, before.otherNames ?? noNames) &&
    now.power === before.power &&
    now.toughness === before.toughness &&
    now.basePower === before.basePower &&
    now.baseToughness === before.baseToughness &&
    now.loyalty === before.loyalty &&
    now.defense === before.defense &&
    now.manaValue === before.manaValue &&
    now.manaCost === before.manaCost &&
    areTheSame(now.types, before.types) &&
    areTheSame(now.subtypes, before.subtypes) &&
    areTheSame(now.supertypes, before.supertypes) &&
    areTheSame(now.colors, before.colors) &&
    (now.abilities === before.abilities || haveTheSame(now.abilities, before.abilities));
  return isTheSame ? before : now;
}

const noNames: readonly string[] = [];
const areTheSame = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some === others || (some.length === others.length && some.every((one, at) => one === others[at]));

function applyLayer(walk: Layering, layer: Layer): void {
  if (layer === '7a') for (const [id, now] of walk.soFar) settlePower(walk, objectAt(walk.game, id), now);
  if (!walk.effects.some(({ parts }) => parts[layer] !== undefined)) return;
  const waiting = new Waiting(walk, layer, walk.effects);
  for (let effect = waiting.takeNext(); effect !== undefined; effect = waiting.takeNext()) {
    const application = waiting.applicationOf(effect);
    if (application === null) continue;
    apply(walk, layer, effect, application, waiting);
    waiting.noteApplied(effect);
  }
}

/** Applies what an effect does in a layer. From here on it goes on to the same objects (613.6). */
function apply(
  walk: Layering,
  layer: Layer,
  effect: Effect,
  application: Application,
  waiting: Waiting,
): void {
  const { affected, scope } = application;
  effect.affected = affected;
  effect.scope = scope;
  for (const doing of application.doing) {
    const { given, part } = doing;
    const { denies, isFullText } = modificationWord(part.change);
    const denied = denies?.(part.change);
    for (const [at, id] of affected.entries()) {
      const object = objectAt(walk.game, id);
      const now = changeable(walk, object);
      const { abilities } = now;
      if (denied !== undefined) deny(walk, id, denied);
      const watch = walk.watch?.object === id ? walk.watch : null;
      const before = watch === null ? now : { ...now };
      makeChange(walk, layer, application, doing, at, id, now);
      if (isFullText === true) walk.fullTexts.set(id, { ...now });
      if (watch !== null)
        noteChange(watch, layer, effect, changeAt(doing, at), before, now, waiting.waitedFor(effect));
      if (now.abilities !== abilities && layer === '3') changeTexts(walk, id, abilities, now.abilities);
      if (now.abilities !== abilities && given.length > 0)
        addEffectsOf(walk, object, now, given, effect.timestamp, waiting);
    }
  }
}

/** Effects of abilities whose text has changed do from here on what it says now (612.1, 613.8a). */
function changeTexts(
  { effects }: Layering,
  id: ObjectId,
  before: readonly HadAbility[],
  after: readonly HadAbility[],
): void {
  for (const effect of effects) {
    if (effect.source !== id || effect.had === null) continue;
    const had = afterChange(effect.had, before, after);
    if (had !== effect.had) retext(effect, had);
  }
}

/** Notes for whoever watches what an effect did. */
function noteChange(
  watch: Watch,
  layer: Layer,
  effect: Effect,
  change: Modification,
  before: Characteristics,
  now: Characteristics,
  waitedFor: readonly ObjectId[],
): void {
  const { counter, number, ref, source, sticker, timestamp } = effect;
  watch.seen.push({
    layer,
    rule: ruleOfLayer(layer),
    origin: {
      by: 'effect',
      source,
      timestamp,
      ref: counter === null ? ref : null,
      counter,
      effect: number,
      ...(sticker !== undefined && { sticker }),
    },
    waitedFor,
    change,
    before,
    after: { ...now },
  });
}

/** What an object is so far, to be changed. */
function changeable(walk: Layering, object: GameObject): Writable<Characteristics> {
  let now = walk.soFar.get(object.id);
  if (now === undefined) {
    now = copiedCharacteristics(walk.ask.characteristics(walk.game, object.id));
    walk.soFar.set(object.id, now);
  }
  return now;
}

function deny(walk: Layering, id: ObjectId, keyword: string): void {
  const denied = walk.denied.get(id);
  if (denied === undefined) walk.denied.set(id, new Set([keyword]));
  else denied.add(keyword);
}

const noKeywords: ReadonlySet<string> = new Set();

/** Static abilities that an object was just given have effects of their own, also in this very layer (613.7a). */
function addEffectsOf(
  walk: Layering,
  object: GameObject,
  now: Characteristics,
  given: readonly HadAbility[],
  givenAt: number,
  waiting: Waiting,
): void {
  for (const had of changersAmong(given)) {
    if (!functionsIn(had.ability, object.zone, object.kind, now.types)) continue;
    const effect = ofAbility(object, had, givenAt);
    walk.effects.push(effect);
    waiting.add(effect);
  }
}

/**
 * As layer 7 begins, what the object is by now decides whether it has power and toughness: those printed, 0 for a
 * creature without (208.5), none for a permanent that is no creature (208.3).
 */
function settlePower(walk: Layering, object: GameObject, now: Writable<Characteristics>): void {
  const values = walk.fullTexts.get(object.id) ?? printedOn(walk.game, walk.texts, object).values;
  const isCreature = now.types.includes('creature');
  const isNone = object.zone === 'battlefield' && !isCreature;
  const before = walk.watch?.object === object.id ? { ...now } : null;
  now.power = now.basePower = isNone ? null : (values.power ?? (isCreature ? 0 : null));
  now.toughness = now.baseToughness = isNone ? null : (values.toughness ?? (isCreature ? 0 : null));
  if (before !== null && (before.power !== now.power || before.toughness !== now.toughness))
    walk.watch?.seen.push({
      layer: '7a',
      rule: isNone ? '208.3' : '208.1',
      origin: { by: 'rule' },
      waitedFor: [],
      change: null,
      before,
      after: { ...now },
    });
}

/** An object outside the shared zones that no other effect changes, with the counters on it (122.1a-b). */
export function withItsCounters(
  ask: Asking,
  game: Game,
  object: GameObject,
  values: Characteristics,
  watch: Watch | null = null,
): Characteristics {
  const effects: Effect[] = [];
  addCounterEffects(object, effects);
  if (effects.length === 0) return values;
  const now = copiedCharacteristics(values);
  const by = { ask, game, ref: '', denied: noKeywords, gains: null };
  for (const layer of layers) {
    for (const effect of effects) {
      const { given, parts, scope } = effect;
      if (layer === '7c' && now.power === null) continue;
      for (const { change } of parts[layer] ?? []) {
        const before = { ...now };
        applyChange(now, change, { ...by, scope, given: given ?? [] });
        if (watch !== null) noteChange(watch, layer, effect, change, before, now, []);
      }
    }
  }
  now.keywords = keywordsAmong(now.abilities);
  return now;
}
