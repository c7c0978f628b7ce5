import type { ContinuousEffect, Game } from '../state/game.ts';
import type { ObjectId, TextRef } from '../state/identity.ts';
import { hadFrom } from '../state/links.ts';
import type { GameObject, HadAbility } from '../state/object.ts';
import { ruleTexts } from '../state/rule-texts.ts';
import { gains, gets } from '../state/said-by-rules.ts';
import { noChoices, type Scope, scopeOf } from '../state/scope.ts';
import { abilityAt } from '../state/text.ts';
import type { StaticAbility } from '../state/vocabulary/index.ts';
import { modificationWord } from '../state/word-table.ts';
import { zones } from '../state/zones.ts';
import { type Parts, partsOf } from './changes.ts';
import { valuesGiven } from './copied-now.ts';
import { lookedAt } from './looked-at.ts';
import type { PrintedTexts } from './printed.ts';
import { printedOn } from './printed-on.ts';
import { addStickerEffects } from './sticker-effects.ts';
import { functionsIn } from './where-abilities-function.ts';

/** A continuous effect on its way through the layers; its text may change in layer 3. */
export interface Effect {
  readonly source: ObjectId;
  parts: Parts;
  readonly timestamp: number;
  /** From a characteristic-defining ability (604.3). */
  readonly defining: boolean;
  /** Where its changes are printed. */
  ref: TextRef;
  /** The static ability that generates it (611.3); null for effects of spells, abilities and counters (611.2). */
  had: HadAbility | null;
  ability: StaticAbility | null;
  /** Abilities that it gives by rule and not by its text: those of keyword counters, those of cards spliced onto a spell. */
  readonly given: readonly HadAbility[] | null;
  /** The kind of the counters whose effect it is. */
  readonly counter: string | null;
  /** The sticker whose effect it is. */
  readonly sticker?: TextRef;
  /** Its number, of an effect of a spell or ability (611.2). */
  readonly number: number | null;
  scope: Scope;
  /** What it affects: of a static ability found as it begins to apply, then the same in every later layer (613.6). */
  affected: readonly ObjectId[] | null;
}

/** The continuous effects that there are as the layers begin, before any of them gives or takes abilities. */
export function effectsInForce(game: Game, texts: PrintedTexts): Effect[] {
  const found: Effect[] = [];
  for (const zone of zones) {
    for (const id of lookedAt(game, texts, zone)) {
      const object = game.objects[id];
      if (object === undefined || object === null || object.phasedOut) continue;
      const { changers, values } = printedOn(game, texts, object);
      const copiedAt = changers.length === 0 ? 0 : (valuesGiven(game, object)?.timestamp ?? 0);
      for (const had of changers)
        if (functionsIn(had.ability, zone, object.kind, values.types))
          found.push(ofAbility(object, had, copiedAt));
      addCounterEffects(object, found);
      if (object.stickers !== undefined) addStickerEffects(game, object, object.stickers, found);
      if (zone === 'stack') addSplicedTexts(game, object, found);
    }
  }
  for (const effect of game.effects) {
    if (effect.changes.length === 0) continue;
    const choices = effect.x === null ? null : { ...noChoices, x: effect.x };
    found.push({
      source: effect.source,
      parts: partsOf(effect.changes, false),
      timestamp: effect.timestamp,
      defining: false,
      ref: `${effect.ref}.changes`,
      had: null,
      ability: null,
      given: givenByEffect(game, effect),
      counter: null,
      number: effect.id,
      scope: { ...scopeOf(effect.source, effect.controller), named: effect.named, choices },
      affected: (effect.objects ?? []).filter((id) => isThere(game, id)),
    });
  }
  return found;
}

/** What an effect gives that was found elsewhere as it began: linked abilities among it are linked with one another (607.5). */
const givenByEffect = (
  game: Game,
  { changes, given, givenFrom, source, timestamp }: ContinuousEffect,
): readonly HadAbility[] | null => {
  // What is its text by then isn't granted (612.3).
  const from = changes.some((change) => modificationWord(change).isText === true) ? null : source;
  return (
    given?.map((ref, at) => {
      const acquiredFrom = givenFrom?.[at];
      const had = { ability: abilityAt(game, ref), ref, from, since: timestamp };
      return hadFrom(acquiredFrom === undefined ? had : { ...had, acquiredFrom }, `given${timestamp}`);
    }) ?? null
  );
};

/** Whether an object is in a zone, and not phased out (702.26b). */
export function isThere(game: Game, id: ObjectId): boolean {
  const object = game.objects[id];
  return object !== undefined && object !== null && object.left === null && !object.phasedOut;
}

/**
 * The effect of a static ability. Its timestamp is the object's, or that of the effect that gave the object the
 * ability, whichever is later (613.7a).
 */
export function ofAbility(object: GameObject, had: HadAbility, givenAt: number): Effect {
  const { ability } = had;
  const isStatic = ability.kind === 'static';
  // One that an effect gave isn't characteristic-defining (604.3a).
  const defining = isStatic && ability.characteristicDefining === true && had.from === null;
  return {
    source: object.id,
    parts: isStatic && ability.changes !== undefined ? partsOf(ability.changes, defining) : {},
    timestamp: Math.max(object.timestamp, givenAt),
    defining,
    ref: `${had.ref}.changes`,
    had,
    ability: isStatic ? ability : null,
    given: null,
    counter: null,
    number: null,
    scope: scopeOf(object.id, object.controller, had.ref),
    affected: null,
  };
}

/** The text of the ability that generates an effect has changed (612.1): from here on that is what it does. */
export function retext(effect: Effect, had: HadAbility): void {
  const { ability } = had;
  if (ability.kind !== 'static') return;
  effect.had = had;
  effect.ability = ability;
  effect.ref = `${had.ref}.changes`;
  effect.parts = partsOf(ability.changes ?? [], effect.defining);
}

/**
 * The texts of the cards spliced onto a spell, which follow its own (612.10, 702.47c): the spell has them as long as
 * it is on the stack (702.47e).
 */
function addSplicedTexts(game: Game, object: GameObject, found: Effect[]): void {
  for (const [at, { ability, card, texts }] of (object.stack?.choices.spliced ?? []).entries()) {
    found.push({
      source: card,
      parts: addingText,
      timestamp: object.timestamp,
      defining: false,
      ref: ability,
      had: null,
      ability: null,
      given: texts.map((ref) => hadFrom({ ability: abilityAt(game, ref), ref, from: null }, `spliced${at}`)),
      counter: null,
      number: null,
      scope: scopeOf(object.id, object.controller, ability),
      affected: [object.id],
    });
  }
}

/** Effects of the counters on an object: power and toughness (122.1a, 122.1j), keywords (122.1b). */
export function addCounterEffects(object: GameObject, found: Effect[]): void {
  for (const kind in object.counters) {
    const count = object.counters[kind] ?? 0;
    if (count === 0) continue;
    const to = object.attachedTo;
    const sizes = sizesOf(kind);
    if (sizes !== null) {
      found.push(ofCounters(object, kind, object.id, changing(sizes[0] * count, sizes[1] * count), null));
    } else if (kind === 'hone' && to !== null && 'object' in to) {
      found.push(ofCounters(object, kind, to.object, changing(count, 0), null));
    } else {
      const given = keywordsOfCounters.get(kind);
      if (given !== undefined)
        found.push(ofCounters(object, kind, object.id, givingKeyword, eachGiving(given, count)));
    }
  }
}

function ofCounters(
  object: GameObject,
  kind: string,
  affected: ObjectId,
  parts: Parts,
  given: readonly HadAbility[] | null,
): Effect {
  return {
    source: object.id,
    parts,
    timestamp: object.counterTimestamps?.[kind] ?? object.timestamp, // 613.7c
    defining: false,
    ref: '',
    had: null,
    ability: null,
    given,
    counter: kind,
    number: null,
    scope: scopeOf(object.id, object.controller),
    affected: [affected],
  };
}

const changing = (power: number, toughness: number): Parts => ({
  '7c': [{ change: gets(power, toughness), index: 0 }],
});
const addingText: Parts = { '3': [{ change: gains(), index: 0 }] };
const givingKeyword: Parts = { '6': [{ change: gains(), index: 0 }] };

const keywordsOfCounters: ReadonlyMap<string, readonly HadAbility[]> = new Map(
  Object.entries(ruleTexts['rule:122.1b'] ?? {}).map(([kind, ability]) => [
    kind,
    [{ ability, ref: `rule:122.1b#${kind}`, from: null }],
  ]),
);

/** Each counter gives its keyword: of exalted each instance triggers. */
const eachGiving = (given: readonly HadAbility[], count: number): readonly HadAbility[] =>
  count === 1 ? given : Array.from({ length: count }, () => given).flat();

/** What a counter such as +1/+1 adds to power and toughness; null for any other. */
function sizesOf(kind: string): readonly [number, number] | null {
  const known = sizes.get(kind);
  if (known !== undefined) return known;
  const found = /^([+-]\d+)\/([+-]\d+)$/.exec(kind);
  const size = found === null ? null : ([Number(found[1]), Number(found[2])] as const);
  sizes.set(kind, size);
  return size;
}

const sizes = new Map<string, readonly [number, number] | null>();
