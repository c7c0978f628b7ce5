import {
  asEntering,
  asEnteringObject,
  controllerOf,
  copiable,
  couldSayHowItEnters,
  expand,
  type Functioning,
  fits,
  fitsEntering,
  functioningStatics,
  functionsIn,
  holds,
  keywordsOn,
  matching,
  objectAt,
  objects,
  players,
  quantity,
  ruleChangesForPlayer,
} from '../characteristics/index.ts';
import { emptyEffect } from '../state/empty-effect.ts';
import type { EffectOfEntering, GameEvent } from '../state/event.ts';
import type { ContinuousEffect, Game } from '../state/game.ts';
import type { ObjectId, PlayerId, TextRef } from '../state/identity.ts';
import { linkKey } from '../state/links.ts';
import type { Target } from '../state/object.ts';
import { ruleTexts } from '../state/rule-texts.ts';
import { noChoices, type Scope, scopeOf } from '../state/scope.ts';
import { rulesTable } from '../state/table.ts';
import type { Filter, Objects, Players, Replacement } from '../state/vocabulary/index.ts';
import { causingPlayer, keywordPaidFor } from './causing-player.ts';
import { ofCounters } from './counter-effects.ts';
import { countersByNow } from './entering-counters.ts';
import { entering } from './make.ts';
import { isSubject } from './match.ts';
import { isRedirection, redirected } from './redirecting.ts';

/** A replacement or prevention effect that could apply to an event. */
export interface Applicable {
  /** Tells effects apart: each applies to an event once (614.5). */
  readonly key: string;
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly scope: Scope;
  readonly replacement: Replacement;
  readonly ref: TextRef | null;
  /** The continuous effect it comes from, if one does. */
  readonly effect: ContinuousEffect | null;
}

/** Every effect that would replace or prevent the event and has not been applied to it yet (616.1). */
export function applicable(game: Game, event: GameEvent, applied: readonly string[]): readonly Applicable[] {
  if (!replaceable.has(event.type)) return noEffects;
  const found: Applicable[] = [];
  const consider = (one: Applicable): void => {
    if (!applied.includes(one.key) && watches(game, one, event) && conditionHolds(game, one, event))
      found.push(one);
  };
  for (const one of ofStatics(game)) consider(one);
  for (const one of ofTheEntering(game, event)) consider(one);
  for (const effect of game.effects)
    if (effect.replacement !== null) consider(fromEffect(effect, effect.replacement));
  for (const { controller, permanent, ref, replacement } of ofCounters(game, event))
    consider(fromAbility(permanent, controller, ref, replacement));
  for (const one of ofCommanders(game, event)) consider(one);
  for (const one of protections(game, event)) if (!applied.includes(one.key)) found.push(one);
  return found;
}

/** The effects of static abilities that replace something; kept for each list of those. */
function ofStatics(game: Game): readonly Applicable[] {
  const statics = functioningStatics(game);
  let found = replacingAmong.get(statics);
  if (found === undefined) {
    found = statics.flatMap(({ object, controller, had: { ability, from, ref } }) =>
      ability.kind === 'static' && ability.replaces !== undefined
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

const replaceable: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>([
  'move',
  'damage',
  'destroy',
  'draw',
  'gainLife',
  'loseLife',
  'lose',
  'create',
  'putCounters',
  'discard',
  'beginTurn',
  'beginPhase',
  'beginStep',
  'untap',
]);

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
      choices: effect.x === null ? null : { ...noChoices, x: effect.x },
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
    'enters' in ability.replaces.event &&
    ability.replaces.event.enters === 'self' &&
    functionsIn(ability, 'entering', kind, types)
      ? [ofEntering(event, ref, ability.replaces)]
      : [],
  );
}

/** What it says as a copy is another effect than what it said before, or as a copy of something else (614.5). */
function ofEntering(
  { entering, object }: Extract<GameEvent, { type: 'move' }>,
  ref: TextRef,
  replacement: Replacement,
): Applicable {
  const found = fromAbility(object, entering?.controller ?? 0, ref, replacement);
  const of = entering?.copied?.of ?? object;
  return of === object ? found : { ...found, key: `${found.key}@${of}` };
}

const noEffects: readonly Applicable[] = [];

/** What a rule says of how permanents of these subtypes enter: a Saga with a lore counter (714.3a). */
const enteringByRule = (subtypes: readonly string[]) =>
  subtypes.flatMap((subtype) => {
    const ability = ruleTexts['rule:714.3a']?.[subtype];
    return ability === undefined ? [] : [{ ability, ref: `rule:714.3a#${subtype}` }];
  });

/** A commander’s owner may put it into the command zone rather than into a hand or library (903.9b). */
function ofCommanders(game: Game, event: GameEvent): readonly Applicable[] {
  if (event.type !== 'move' || (event.to !== 'hand' && event.to !== 'library')) return noEffects;
  const { card, kind, owner } = objectAt(game, event.object);
  if (kind !== 'card' || game.players[owner]?.commanders.includes(card) !== true) return noEffects;
  const ability = ruleTexts['rule:903.9b']?.[event.to];
  return ability?.kind === 'static' && ability.replaces !== undefined
    ? [fromAbility(event.object, owner, `rule:903.9b#${event.to}`, ability.replaces)]
    : noEffects;
}

/** Damage that keywords of what it would be dealt to prevent (702.16e). */
function protections(game: Game, event: GameEvent): readonly Applicable[] {
  if (event.type !== 'damage' || !event.preventable) return noEffects;
  return 'object' in event.to
    ? objectProtections(game, event.to.object, event.source)
    : playerProtections(game, event.to.player, event.source);
}

const prevented: Replacement = { event: { damage: { to: 'self' } }, prevent: true };

function objectProtections(game: Game, id: ObjectId, source: ObjectId): readonly Applicable[] {
  return keywordsOn(game, id).flatMap(({ module, had }) =>
    module.preventsDamageFrom?.(game, id, had, source) === true
      ? [fromAbility(id, controllerOf(game, id), had.ref, prevented)]
      : [],
  );
}

function playerProtections(game: Game, player: PlayerId, source: ObjectId): readonly Applicable[] {
  return ruleChangesForPlayer(game, player).flatMap(({ change, source: from }) => {
    if (!('playerHas' in change) || change.playerHas.kind !== 'keyword') return [];
    const { keyword } = change.playerHas;
    const had = { ability: change.playerHas, ref: `keyword:${keyword}`, from };
    const ask = rulesTable().keywords[keyword]?.playerPreventsDamageFrom;
    return ask?.(game, player, had, source) === true ? [fromAbility(from, player, had.ref, prevented)] : [];
  });
}

/** The scope of a replacement effect, with what the event is about as `it` and `they`, and its amount. */
export function scopeWithEvent(one: Applicable, event: GameEvent): Scope {
  const about = aboutEvent(event);
  return {
    ...one.scope,
    it: about.object,
    they: about.player,
    trigger: {
      event: -1,
      object: about.object,
      source: event.type === 'damage' ? event.source : null,
      other: null,
      player: about.player,
      otherPlayer: null,
      amount: about.amount,
    },
  };
}

function aboutEvent(event: GameEvent): {
  readonly object: ObjectId | null;
  readonly player: PlayerId | null;
  readonly amount: number;
} {
  const object = 'object' in event ? event.object : null;
  const player = 'player' in event ? event.player : null;
  switch (event.type) {
    case 'damage':
      return { ...ofTarget(event.to), amount: event.amount };
    case 'putCounters':
      return { ...ofTarget(event.on), amount: event.count };
    case 'gainLife':
    case 'loseLife':
      return { object, player, amount: event.amount };
    case 'create':
      return { object, player, amount: event.count };
    default:
      return { object, player, amount: 0 };
  }
}

const ofTarget = (target: Target) =>
  'player' in target ? { object: null, player: target.player } : { object: target.object, player: null };

function conditionHolds(game: Game, one: Applicable, event: GameEvent): boolean {
  return one.replacement.if === undefined || holds(game, scopeWithEvent(one, event), one.replacement.if);
}

/** Whether its copiable values, as what it enters as, say that it is a creature (702.44a). */
const entersAsCreature = (game: Game, move: Extract<GameEvent, { type: 'move' }>): boolean =>
  copiable(game, asEnteringObject(game, move)).values.types.includes('creature');

/** Why what is discarded moves, and what has resolved. */
const movesAs = { discarded: 'discard', resolving: 'resolve' } as const;

/** Whether an effect watches for this event. */
function watches(game: Game, one: Applicable, event: GameEvent): boolean {
  const { scope, replacement } = one;
  const wanted = replacement.event;
  const by = (whose: Players, player: PlayerId): boolean => players(game, scope, whose).includes(player);
  if ('enters' in wanted)
    return (
      event.type === 'move' &&
      event.to === 'battlefield' &&
      entersLike(game, one, wanted.enters, event) &&
      (wanted.as === undefined || (wanted.as === 'creature') === entersAsCreature(game, event)) &&
      hasWhatToCopy(game, one, event)
    );
  if ('moves' in wanted) {
    return (
      event.type === 'move' &&
      (wanted.to === undefined ? event.to !== replacement.to?.zone : event.to === wanted.to) &&
      (wanted.from === undefined || wanted.from === event.from) &&
      (wanted.when === undefined || movesAs[wanted.when] === event.why) &&
      (wanted.causedBy === undefined || isCausedBy(game, by, wanted.causedBy)) &&
      (wanted.notPaying === undefined || keywordPaidFor(game) !== wanted.notPaying) &&
      subjectOf(game, one, wanted.moves, event.object)
    );
  }
  if ('dies' in wanted)
    return (
      event.type === 'move' &&
      event.from === 'battlefield' &&
      event.to === 'graveyard' &&
      subjectOf(game, one, wanted.dies, event.object)
    );
  if ('damage' in wanted)
    return event.type === 'damage' && watchesDamage(game, one, wanted.damage, event, by);
  if ('destroy' in wanted)
    return (
      event.type === 'destroy' &&
      !(event.cantBeRegenerated && replacement.regenerates === true) &&
      subjectOf(game, one, wanted.destroy, event.object)
    );
  if ('draw' in wanted) return event.type === 'draw' && by(wanted.draw, event.player);
  if ('gainLife' in wanted) return event.type === 'gainLife' && by(wanted.gainLife, event.player);
  if ('loseLife' in wanted)
    return (
      event.type === 'loseLife' &&
      by(wanted.loseLife, event.player) &&
      (wanted.toLessThan === undefined ||
        (event.byDamage === true &&
          (game.players[event.player]?.life ?? 0) - event.amount < quantity(game, scope, wanted.toLessThan)))
    );
  if ('loseGame' in wanted) return event.type === 'lose' && by(wanted.loseGame, event.player);
  if ('create' in wanted)
    return (
      event.type === 'create' &&
      (wanted.byEffect === undefined || isByEffect(game)) &&
      by(wanted.create, event.entering.controller)
    );
  if ('putCounters' in wanted && event.type === 'move')
    // What enters with counters has them put on it (122.6).
    return (
      countersEntering(game, event, wanted.kind).length > 0 &&
      (wanted.by === undefined || by(wanted.by, event.entering?.controller ?? -1)) &&
      !isPlayers(wanted.putCounters) &&
      fitsEntering(game, scope, wanted.putCounters, event)
    );
  if ('putCounters' in wanted)
    return (
      event.type === 'putCounters' &&
      (wanted.byEffect === undefined || (event.ofDamage === undefined && isByEffect(game))) &&
      (wanted.kind === undefined || wanted.kind === event.kind) &&
      (wanted.by === undefined || by(wanted.by, event.player)) &&
      (putsOn(game, scope, wanted.putCounters, event.on) ||
        (wanted.orOn !== undefined && 'player' in event.on && by(wanted.orOn, event.on.player)))
    );
  if ('discard' in wanted)
    return event.type === 'discard' && subjectOf(game, one, wanted.discard, event.object);
  if ('begins' in wanted)
    return beginsLike(wanted.begins, event) && 'player' in event && by(wanted.whose, event.player);
  if ('untaps' in wanted) return event.type === 'untap' && subjectOf(game, one, wanted.untaps, event.object);
  return wanted satisfies never;
}

function isCausedBy(game: Game, by: (whose: Players, player: PlayerId) => boolean, whose: Players): boolean {
  const player = causingPlayer(game);
  return player !== null && by(whose, player);
}

function entersLike(
  game: Game,
  one: Applicable,
  wanted: 'self' | Filter,
  event: Extract<GameEvent, { type: 'move' }>,
): boolean {
  if (wanted === 'self') return event.object === one.source;
  // A general effect doesn't apply to its own source as that enters (614.12): it isn't on the battlefield yet.
  return event.object !== one.source && fitsEntering(game, one.scope, wanted, event);
}

/** Something enters as a copy only if there is something to copy. */
function hasWhatToCopy(game: Game, one: Applicable, event: Extract<GameEvent, { type: 'move' }>): boolean {
  const { asCopyOf } = one.replacement;
  return (
    asCopyOf === undefined ||
    matching(game, scopeWithEvent(one, event), asCopyOf).some((id) => id !== event.object)
  );
}

/** Effects about one object hold it by id; an effect with a list of objects speaks of those. */
function subjectOf(game: Game, one: Applicable, wanted: 'self' | 'attached' | Filter, id: ObjectId): boolean {
  if (one.effect?.objects && wanted === 'self') return one.effect.objects.includes(id);
  if (wanted === 'self' || wanted === 'attached') return isSubject(game, one.scope, wanted, id);
  const { among, ...others } = wanted;
  const isCast = one.effect !== null && among !== undefined && isCastFromAmong(game, one.scope, among, id);
  const asked = isCast ? others : wanted;
  return fits(
    game,
    one.scope,
    asked.zone === undefined ? { ...asked, zone: objectAt(game, id).zone } : asked,
    id,
  );
}

/** What an effect lets be cast is found by its other parts as the spell that it became (400.7h). */
const isCastFromAmong = (game: Game, scope: Scope, among: Objects, id: ObjectId): boolean =>
  objectAt(game, id).zone === 'stack' &&
  objects(game, scope, among).some((card) => game.objects[card]?.became === id);

function watchesDamage(
  game: Game,
  one: Applicable,
  wanted: Extract<Replacement['event'], { damage: unknown }>['damage'],
  event: Extract<GameEvent, { type: 'damage' }>,
  by: (whose: Players, player: PlayerId) => boolean,
): boolean {
  // What an effect does besides takes place even where it prevents nothing (615.12).
  if (preventsNothing(game, one, event) && one.replacement.also === undefined) return false;
  if (one.effect !== null && one.effect.shield === 0) return false;
  if (wanted.combat !== undefined && wanted.combat !== event.combat) return false;
  if (wanted.from !== undefined && !isFrom(game, one, wanted.from, event.source)) return false;
  if (wanted.to === undefined && wanted.toPlayer === undefined) return true;
  return 'object' in event.to
    ? wanted.to !== undefined && subjectOf(game, one, wanted.to, event.to.object)
    : (wanted.toPlayer !== undefined && by(wanted.toPlayer, event.to.player)) ||
        one.effect?.players?.includes(event.to.player) === true;
}

/** Whether damage is from what an effect says, or from a permanent that a spell of which it says so became (609.7a). */
function isFrom(
  game: Game,
  one: Applicable,
  wanted: 'self' | 'attached' | Filter,
  source: ObjectId,
): boolean {
  const is = (id: ObjectId): boolean => subjectOf(game, { ...one, effect: null }, wanted, id);
  if (is(source)) return true;
  if (one.effect === null || typeof wanted === 'string' || wanted.among === undefined) return false;
  return objects(game, one.scope, wanted.among).some(
    (id) => game.objects[id]?.became === source && game.objects[id]?.left?.zone === 'stack',
  );
}

/** Whether it is a prevention effect, and the damage can't be prevented (615.12). */
export const preventsNothing = (game: Game, { replacement }: Applicable, event: GameEvent): boolean =>
  event.type === 'damage' &&
  replacement.prevent !== undefined &&
  (!event.preventable || damageCantBePrevented(game));

const damageCantBePrevented = (game: Game): boolean =>
  game.players.some((player) =>
    ruleChangesForPlayer(game, player.id).some(({ change }) => 'cantPreventDamage' in change),
  );

/** Kinds of counters with which something would enter, that kind alone if one is said. */
const countersEntering = (
  game: Game,
  event: Extract<GameEvent, { type: 'move' }>,
  kind?: string,
): readonly string[] =>
  Object.entries(countersByNow(game, event)).flatMap(([one, count]) =>
    count > 0 && (kind === undefined || kind === one) ? [one] : [],
  );

function putsOn(game: Game, scope: Scope, wanted: Filter | Players, on: Target): boolean {
  if ('player' in on) return isPlayers(wanted) && players(game, scope, wanted).includes(on.player);
  return !isPlayers(wanted) && fits(game, scope, wanted, on.object);
}

const isPlayers = (wanted: Filter | Players): wanted is Players =>
  typeof wanted === 'string' ||
  'controllerOf' in wanted ||
  'ownerOf' in wanted ||
  'event' in wanted ||
  'named' in wanted ||
  'target' in wanted ||
  'playersWith' in wanted;

const beginsLike = (wanted: string, event: GameEvent): boolean =>
  (event.type === 'beginTurn' && wanted === 'turn') ||
  (event.type === 'beginPhase' && wanted === event.phase) ||
  (event.type === 'beginStep' && wanted === event.step);

/** Who chooses among several (616.1): the affected player, or the affected object's controller or owner. */
export function chooserOf(game: Game, event: GameEvent): PlayerId {
  switch (event.type) {
    case 'damage':
      return 'player' in event.to ? event.to.player : controllerOf(game, event.to.object);
    case 'putCounters':
      return 'player' in event.on ? event.on.player : controllerOf(game, event.on.object);
    case 'move':
      return event.entering?.controller ?? controllerOf(game, event.object);
    case 'destroy':
    case 'untap':
      return controllerOf(game, event.object);
    case 'create':
      return event.entering.controller;
    default:
      return 'player' in event ? event.player : 0;
  }
}

/** The event as the effect changes it, without choices and further instructions; null if nothing is left of it. */
export function changed(game: Game, one: Applicable, event: GameEvent): GameEvent | null {
  const { replacement } = one;
  const scope = scopeWithEvent(one, event);
  if (replacement.instead !== undefined || replacement.skip === true) return null;
  // It isn't destroyed; what regeneration does instead is part of the batch (701.19a).
  if (event.type === 'destroy' && replacement.regenerates === true) return null;
  if (event.type === 'move' && 'putCounters' in replacement.event)
    return withOtherCounters(game, one, event, replacement.event.kind);
  if (event.type === 'move')
    return changedMove(game, one, event, replacement.tapped === true, replacement.to ?? null);
  if (replacement.prevent !== undefined && event.type === 'damage') {
    if (preventsNothing(game, one, event)) return event;
    const most =
      one.effect?.shield ??
      (replacement.prevent === true ? event.amount : quantity(game, scope, replacement.prevent));
    const left = event.amount - Math.min(most, event.amount);
    return left > 0 ? { ...event, amount: left } : null;
  }
  if (event.type === 'damage' && isRedirection(replacement)) {
    const to = redirected(game, scope, replacement);
    return to === null
      ? event
      : { ...event, to, amount: Math.min(one.effect?.shield ?? event.amount, event.amount) };
  }
  if (replacement.amount !== undefined) return withAmount(event, quantity(game, scope, replacement.amount));
  return event;
}

/** Whether a spell or ability does it as it resolves: nothing that is paid, and nothing that the rules do (614.16). */
const isByEffect = (game: Game): boolean => causingPlayer(game) !== null;

/** It enters with as many counters of each kind as the effect says, of as many as it would have. */
function withOtherCounters(
  game: Game,
  one: Applicable,
  event: Extract<GameEvent, { type: 'move' }>,
  kind: string | undefined,
): GameEvent {
  const { amount } = one.replacement;
  if (event.entering === null || amount === undefined) return event;
  const counters: Record<string, number> = { ...countersByNow(game, event) };
  const scope = scopeWithEvent(one, event);
  for (const each of countersEntering(game, event, kind)) {
    const trigger = scope.trigger === null ? null : { ...scope.trigger, amount: counters[each] ?? 0 };
    counters[each] = Math.max(0, quantity(game, { ...scope, trigger }, amount));
  }
  return { ...event, entering: { ...event.entering, counters, ownCountersCounted: true } };
}

function changedMove(
  game: Game,
  one: Applicable,
  event: Extract<GameEvent, { type: 'move' }>,
  tapped: boolean,
  to: Replacement['to'] | null,
): GameEvent {
  if (to) {
    const position =
      to.position === 'bottom' ? 'bottom' : typeof to.position === 'object' ? to.position.fromTop : 'top';
    return {
      ...event,
      to: to.zone,
      position,
      entering: to.zone === 'battlefield' ? entering(objectAt(game, event.object).owner) : null,
      revealed: event.revealed || to.revealed === true,
      faceDown: to.faceDown === true,
      ...(to.link !== undefined && {
        linked: { object: one.source, link: linkKey(to.link, one.scope.pair) },
      }),
    };
  }
  if (event.entering === null) return event;
  const { counters, subtypes, under } = one.replacement;
  const [controller = event.entering.controller] =
    under === undefined ? [] : players(game, scopeWithEvent(one, event), under);
  const scope = scopeWithEvent(one, event);
  const number = counters === undefined ? 0 : quantity(game, scope, counters.count);
  const more = Object.fromEntries(
    (counters === undefined ? [] : kindsOf(game, scope, counters.kind)).map((kind) => [
      kind,
      (event.entering?.counters[kind] ?? 0) + number,
    ]),
  );
  return {
    ...event,
    entering: {
      ...event.entering,
      controller,
      tapped: event.entering.tapped || tapped,
      ...(one.replacement.transformed === true && hasBackToEnter(game, event) && { face: 1 as const }),
      counters: { ...event.entering.counters, ...more },
      ...(subtypes !== undefined && {
        effects: [...(event.entering.effects ?? []), enteringWith(game, one, scope, subtypes)],
      }),
    },
  };
}

/** That what enters has these subtypes besides its own (614.1c). */
function enteringWith(
  game: Game,
  { ref }: Applicable,
  scope: Scope,
  subtypes: readonly string[],
): EffectOfEntering {
  const { objects: _, ...effect } = emptyEffect(game, scope, ref ?? '');
  return { ...effect, changes: [{ addSubtypes: subtypes }] };
}

/** A kind of counter, or each of which there is one on some objects. */
const kindsOf = (game: Game, scope: Scope, kind: string | { readonly eachOn: Objects }): readonly string[] =>
  typeof kind === 'string'
    ? [kind]
    : [
        ...new Set(
          objects(game, scope, kind.eachOn).flatMap((id) =>
            Object.entries(objectAt(game, id).counters).flatMap(([one, count]) => (count > 0 ? [one] : [])),
          ),
        ),
      ];

/** Whether what enters is represented by a transforming double-faced card whose back face is a permanent's (712). */
function hasBackToEnter(game: Game, { object: id }: Extract<GameEvent, { type: 'move' }>): boolean {
  const { definition, kind } = objectAt(game, id);
  const card = kind === 'card' ? game.definitions[definition] : undefined;
  const types =
    card?.modal === true || card?.adventure === true || card?.flip === true ? undefined : card?.back?.types;
  return types !== undefined && !types.includes('instant') && !types.includes('sorcery');
}

function withAmount(event: GameEvent, amount: number): GameEvent | null {
  switch (event.type) {
    case 'damage':
    case 'gainLife':
    case 'loseLife':
      return amount > 0 ? { ...event, amount } : null;
    case 'putCounters':
    case 'create':
      return amount > 0 ? { ...event, count: amount } : null;
    default:
      return event;
  }
}
