import type { Modification, StaticAbility } from '../state/ability.ts';
import type { ContinuousEffect, Game } from '../state/game.ts';
import type { ObjectId, PlayerId, TextRef } from '../state/identity.ts';
import type { Characteristics, GameObject, HadAbility } from '../state/object.ts';
import { ruleTexts } from '../state/rule-texts.ts';
import { type Scope, scopeOf } from '../state/scope.ts';
import type { Writable } from '../state/write.ts';
import type { Asking } from './asking.ts';
import { type Applying, applyChange, type Layer, layerOf, layers, withoutKeyword } from './changes.ts';
import { changersAmong, keywordsAmong } from './expand.ts';
import { type Printed, type PrintedTexts, printedOn, valuesFor } from './printed.ts';
import { functionsIn } from './where-abilities-function.ts';

type Values = Map<ObjectId, Characteristics>;

/** A continuous effect that changes characteristics: an ability's (611.3), or a spell's or ability's (611.2). */
interface Effect {
  readonly key: string;
  readonly source: ObjectId;
  readonly timestamp: number;
  readonly defining: boolean;
  readonly changes: readonly { readonly layer: Layer; readonly applying: Applying }[];
  /** What it affects, asked as it begins to apply; then the same objects in every later layer (613.6). */
  affected(game: Game): readonly ObjectId[];
}

/** An object on its way through the layers, with what is printed on it. */
interface Layered {
  readonly object: GameObject;
  readonly printed: Printed;
}

/**
 * Applies the layers to these objects together (613.1): in each layer first what defines characteristics (613.3),
 * then all other effects by timestamp (613.7). `publish` is given what objects are so far, which expressions read.
 */
export function throughLayers(
  ask: Asking,
  game: Game,
  texts: PrintedTexts,
  objects: readonly GameObject[],
  publish: (values: ReadonlyMap<ObjectId, Characteristics>) => void,
): ReadonlyMap<ObjectId, Characteristics> {
  const values: Values = new Map();
  const board: Layered[] = [];
  let layered = game.effects.some((effect) => effect.changes.length > 0);
  for (const object of objects) {
    const printed = printedOn(game, texts, object);
    board.push({ object, printed });
    values.set(object.id, startingValues(object, printed));
    layered ||= printed.changers.length > 0 || hasCounters(object);
  }
  if (!layered) return values;
  publish(values);
  const begun = new Map<string, Begun>();
  for (const layer of layers) {
    for (const effect of effectsIn(ask, game, board, values, layer, begun)) {
      const affected =
        begun.get(effect.key)?.affected ?? effect.affected(game).filter((id) => values.has(id));
      begun.set(effect.key, { effect, affected });
      for (const id of affected) {
        const now = values.get(id);
        if (now === undefined) continue;
        const changed: Writable<Characteristics> = { ...now };
        for (const each of effect.changes)
          if (each.layer === layer) applyChange(ask, game, changed, each.applying);
        values.set(id, settled(changed, now));
      }
    }
    if (layer === '6') for (const object of objects) countersGiveKeywords(values, object);
    if (layer === '6') takeWhatCantBeHad(values, begun);
    if (layer === '7b') for (const object of objects) keepBase(values, object.id);
    if (layer === '7c') for (const object of objects) countersChangePower(values, object);
  }
  return values;
}

/** What an object outside of the board is if nothing changes it: just what is printed; null if something may. */
export function plainValues(game: Game, texts: PrintedTexts, object: GameObject): Characteristics | null {
  const printed = printedOn(game, texts, object);
  if (printed.changers.length > 0 || hasCounters(object)) return null;
  const isAffected = game.effects.some(
    (effect) => effect.changes.length > 0 && effect.objects?.includes(object.id) === true,
  );
  return isAffected ? null : startingValues(object, printed);
}

/** An effect that has begun to apply, and to what (613.6). */
interface Begun {
  readonly effect: Effect;
  readonly affected: readonly ObjectId[];
}

function hasCounters(object: GameObject): boolean {
  for (const _kind in object.counters) return true;
  return false;
}

/** 113.11: what says that an object can't have a keyword takes it whatever gave it, also later. */
function takeWhatCantBeHad(values: Values, begun: ReadonlyMap<string, Begun>): void {
  for (const { effect, affected } of begun.values()) {
    for (const { applying } of effect.changes) {
      const { change } = applying;
      if (!('cantHaveKeyword' in change)) continue;
      for (const id of affected) {
        const now = values.get(id);
        if (now?.keywords[change.cantHaveKeyword] === undefined) continue;
        const abilities = withoutKeyword(now.abilities, change.cantHaveKeyword);
        values.set(id, { ...now, abilities, keywords: keywordsAmong(abilities) });
      }
    }
  }
}

/** Keywords are listed anew where abilities changed. */
function settled(changed: Writable<Characteristics>, before: Characteristics): Characteristics {
  if (changed.abilities !== before.abilities) changed.keywords = keywordsAmong(changed.abilities);
  return changed;
}

/** What is printed on it, with the loyalty and defense of its counters (306.5c, 310.4c) and X on the stack (202.3e). */
function startingValues(object: GameObject, printed: Printed): Characteristics {
  const onBattlefield = object.zone === 'battlefield';
  const values = valuesFor(printed, onBattlefield, object.controller);
  if (
    onBattlefield &&
    (values.loyalty !== null || values.types.includes('planeswalker') || values.types.includes('battle'))
  ) {
    return {
      ...values,
      loyalty: values.types.includes('planeswalker') ? (object.counters.loyalty ?? 0) : values.loyalty,
      defense: values.types.includes('battle') ? (object.counters.defense ?? 0) : values.defense,
    };
  }
  const x = object.stack?.choices.x ?? 0;
  if (object.zone === 'stack' && printed.hasX && x > 0) {
    const symbols = (values.manaCost ?? []).filter((symbol) => symbol === 'X').length;
    return { ...values, manaValue: values.manaValue + symbols * x };
  }
  return values;
}

/**
 * The effects with something to do in a layer, in the order in which they apply: those that have begun to apply go
 * on even if the ability is gone by now (613.6). Dependency (613.8) belongs here, between finding and ordering.
 */
function effectsIn(
  ask: Asking,
  game: Game,
  board: readonly Layered[],
  values: Values,
  layer: Layer,
  begun: ReadonlyMap<string, Begun>,
): readonly Effect[] {
  const found: Effect[] = [];
  const isIn = (effect: Effect): boolean => effect.changes.some((each) => each.layer === layer);
  for (const { effect } of begun.values()) if (isIn(effect)) found.push(effect);
  for (const effect of game.effects) {
    if (effect.changes.length === 0 || begun.has(`effect:${effect.id}`)) continue;
    const applying = fromEffect(effect);
    if (isIn(applying)) found.push(applying);
  }
  for (const { object, printed } of board) {
    const now = values.get(object.id);
    if (now === undefined) continue;
    // Most objects have just what is printed on them, and most of that changes nothing.
    const changers =
      now.abilities === printed.values.abilities ? printed.changers : changersAmong(now.abilities);
    for (const had of changers) {
      const { ability } = had;
      if (ability.kind !== 'static' || begun.has(keyOf(object, had))) continue;
      const effect = fromAbility(ask, object, had, ability, now.controller);
      if (!isIn(effect) || !functionsIn(ability, object.zone, object.kind, now.types)) continue;
      const scope = scopeOf(object.id, now.controller);
      if (ability.if === undefined || ask.holds(game, scope, ability.if)) found.push(effect);
    }
  }
  return found.sort((a, b) => Number(b.defining) - Number(a.defining) || a.timestamp - b.timestamp);
}

const keyOf = (object: GameObject, had: HadAbility): string => `${object.id}:${had.ref}:${had.from ?? ''}`;

function fromAbility(
  ask: Asking,
  object: GameObject,
  had: HadAbility,
  ability: StaticAbility,
  controller: PlayerId,
): Effect {
  const scope = scopeOf(object.id, controller);
  const defining = ability.characteristicDefining === true;
  return {
    key: keyOf(object, had),
    source: object.id,
    timestamp: object.timestamp,
    defining,
    changes: located(ability.changes ?? [], scope, `${had.ref}.changes`, defining),
    affected: (game) => ask.objects(game, scope, ability.affects ?? 'self'),
  };
}

function fromEffect(effect: ContinuousEffect): Effect {
  const scope: Scope = {
    ...scopeOf(effect.source, effect.controller),
    named: effect.named,
    choices:
      effect.x === null
        ? null
        : { modes: [], targets: [], x: effect.x, paid: [], paidWith: {}, manaSpent: [], from: null },
  };
  return {
    key: `effect:${effect.id}`,
    source: effect.source,
    timestamp: effect.timestamp,
    defining: false,
    changes: located(effect.changes, scope, `${effect.ref}.changes`, false),
    affected: () => effect.objects ?? [],
  };
}

const located = (
  changes: readonly Modification[],
  scope: Scope,
  ref: TextRef,
  defining: boolean,
): Effect['changes'] =>
  changes.map((change, index) => ({
    layer: layerOf(change, defining),
    applying: { change, scope, ref: `${ref}.${index}` },
  }));

/** 122.1b: keyword counters give their keyword, in layer 6. */
function countersGiveKeywords(values: Values, object: GameObject): void {
  const now = values.get(object.id);
  if (now === undefined || object.zone !== 'battlefield') return;
  const given = Object.keys(object.counters).flatMap((kind): HadAbility[] => {
    const ability = ruleTexts['rule:122.1b']?.[kind];
    return ability === undefined ? [] : [{ ability, ref: `rule:122.1b#${kind}`, from: null }];
  });
  if (given.length === 0) return;
  const abilities = [...now.abilities, ...given];
  values.set(object.id, { ...now, abilities, keywords: keywordsAmong(abilities) });
}

/** What power and toughness were set to, before anything modifies them (208.4b). */
function keepBase(values: Values, id: ObjectId): void {
  const now = values.get(id);
  if (now === undefined || (now.basePower === now.power && now.baseToughness === now.toughness)) return;
  values.set(id, { ...now, basePower: now.power, baseToughness: now.toughness });
}

/** Counters in layer 7c (613.4c): +1/+1, −1/−1 and the like. */
function countersChangePower(values: Values, object: GameObject): void {
  const now = values.get(object.id);
  if (now === undefined || object.zone !== 'battlefield' || !now.types.includes('creature')) return;
  let power = 0;
  let toughness = 0;
  for (const [kind, count] of Object.entries(object.counters)) {
    const sizes = /^([+-]\d+)\/([+-]\d+)$/.exec(kind);
    if (sizes === null) continue;
    power += Number(sizes[1]) * count;
    toughness += Number(sizes[2]) * count;
  }
  if (power === 0 && toughness === 0) return;
  values.set(object.id, {
    ...now,
    power: (now.power ?? 0) + power,
    toughness: (now.toughness ?? 0) + toughness,
  });
}
