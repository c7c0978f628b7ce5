import type { Modification, StaticAbility } from '../state/ability.ts';
import type { ContinuousEffect, Game } from '../state/game.ts';
import type { ObjectId, PlayerId, TextRef } from '../state/identity.ts';
import type { Characteristics, GameObject, HadAbility } from '../state/object.ts';
import { ruleTexts } from '../state/rule-texts.ts';
import { type Scope, scopeOf } from '../state/scope.ts';
import type { Writable } from '../state/write.ts';
import type { Asking } from './asking.ts';
import { type Applying, applyChange, type Layer, layerOf, layers } from './changes.ts';
import { expand, keywordsAmong } from './expand.ts';
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
  let layered = game.effects.some((effect) => effect.changes.length > 0);
  for (const object of objects) {
    const printed = printedOn(game, texts, object);
    values.set(object.id, startingValues(object, printed));
    layered ||= printed.changesCharacteristics || Object.keys(object.counters).length > 0;
  }
  if (!layered) return values;
  publish(values);
  const begun = new Map<string, { readonly effect: Effect; readonly affected: readonly ObjectId[] }>();
  for (const layer of layers) {
    for (const effect of effectsIn(ask, game, objects, values, layer, begun)) {
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
    if (layer === '7b') for (const object of objects) keepBase(values, object.id);
    if (layer === '7c') for (const object of objects) countersChangePower(values, object);
  }
  return values;
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
  objects: readonly GameObject[],
  values: Values,
  layer: Layer,
  begun: ReadonlyMap<string, { readonly effect: Effect }>,
): readonly Effect[] {
  const found = new Map<string, Effect>();
  const add = (effect: Effect): void => {
    if (effect.changes.some((each) => each.layer === layer)) found.set(effect.key, effect);
  };
  for (const { effect } of begun.values()) add(effect);
  for (const effect of game.effects)
    if (effect.changes.length > 0 && !begun.has(`effect:${effect.id}`)) add(fromEffect(effect));
  for (const object of objects) {
    const now = values.get(object.id);
    if (now === undefined) continue;
    for (const had of now.abilities) {
      for (const each of expand(had)) {
        const { ability } = each;
        if (ability.kind !== 'static' || ability.changes === undefined || begun.has(keyOf(object, each)))
          continue;
        if (!functionsIn(ability, object.zone, object.kind, now.types)) continue;
        const scope = scopeOf(object.id, now.controller);
        if (ability.if !== undefined && !ask.holds(game, scope, ability.if)) continue;
        add(fromAbility(ask, object, each, ability, now.controller));
      }
    }
  }
  return [...found.values()].sort(
    (a, b) => Number(b.defining) - Number(a.defining) || a.timestamp - b.timestamp,
  );
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
