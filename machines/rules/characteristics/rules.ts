import { choicesOfEffect } from '../state/effect-choices.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId, PlayerId, TextRef } from '../state/identity.ts';
import { type Scope, scopeOf } from '../state/scope.ts';
import type { CostChange, Filter, Objects, Players, RuleChange } from '../state/vocabulary/index.ts';
import type { Asking } from './asking.ts';
import { cacheOf, toAddTo } from './cache.ts';
import { staticsWith } from './functioning.ts';

/** A change of the rules that is in force now (613.11), with its source and in whose words it is. */
export interface ActiveRule<Change = RuleChange> {
  readonly change: Change;
  readonly source: ObjectId;
  readonly scope: Scope;
  /** Where it is printed. */
  readonly ref: TextRef;
}

/** A cost change that is in force now (601.2f). */
export interface ActiveCostChange {
  readonly change: CostChange;
  readonly source: ObjectId;
  readonly scope: Scope;
}

/** Changes of the rules from one source, and whom they are for. */
interface Changing {
  readonly timestamp: number;
  readonly rules: readonly ActiveRule[];
  readonly scope: Scope;
  readonly applies:
    | { readonly objects: Objects }
    | { readonly ids: readonly ObjectId[] }
    | { readonly like: Filter }
    | { readonly players: Players }
    | { readonly seats: readonly PlayerId[] };
}

/** All changes of the rules, for objects and for players, in timestamp order (613.10-11). */
export interface RulesInForce {
  readonly ofObjects: readonly Changing[];
  readonly ofPlayers: readonly Changing[];
}

function rulesInForce(ask: Asking, game: Game): RulesInForce {
  const ofObjects: Changing[] = [];
  const ofPlayers: Changing[] = [];
  for (const { object: source, had, controller } of staticsWith(ask, game)) {
    const { ability } = had;
    if (ability.kind !== 'static' || ability.rules === undefined) continue;
    const scope = scopeOf(source, controller, had.ref);
    const rules = ability.rules.map((change, at) => ({
      change,
      source,
      scope,
      ref: `${had.ref}.rules.${at}`,
    }));
    const timestamp = Math.max(game.objects[source]?.timestamp ?? 0, had.since ?? 0); // 613.7a
    if (ability.players !== undefined)
      ofPlayers.push({ timestamp, rules, scope, applies: { players: ability.players } });
    else ofObjects.push({ timestamp, rules, scope, applies: { objects: ability.affects ?? 'self' } });
  }
  for (const {
    affects,
    beginsInTurnOf,
    controller,
    named,
    objects,
    players,
    ref,
    rules: changes,
    source,
    targets,
    timestamp,
    x,
  } of game.effects) {
    if (changes.length === 0 || beginsInTurnOf !== undefined) continue;
    const choices = choicesOfEffect({ x, ...(targets && { targets }) });
    const scope: Scope = { ...scopeOf(source, controller), named, choices };
    const rules = changes.map((change, at) => ({ change, source, scope, ref: `${ref}.rules.${at}` }));
    if (objects !== null) ofObjects.push({ timestamp, rules, scope, applies: { ids: objects } });
    else if (affects !== undefined) ofObjects.push({ timestamp, rules, scope, applies: { like: affects } });
    if (players !== null) ofPlayers.push({ timestamp, rules, scope, applies: { seats: players } });
  }
  const byTimestamp = (one: Changing, other: Changing) => one.timestamp - other.timestamp;
  return { ofObjects: ofObjects.sort(byTimestamp), ofPlayers: ofPlayers.sort(byTimestamp) };
}

function inForce(ask: Asking, game: Game): RulesInForce {
  const cache = cacheOf(game);
  cache.rules ??= rulesInForce(ask, game);
  return cache.rules;
}

const none: readonly ActiveRule[] = [];

/** The rules that apply to an object: of static abilities that affect it, and of effects on it. */
export function rulesForObject(ask: Asking, game: Game, id: ObjectId): readonly ActiveRule[] {
  const { ofObjects } = inForce(ask, game);
  if (ofObjects.length === 0) return none;
  const cache = cacheOf(game);
  const known = cache.rulesOf.get(id);
  if (known !== undefined) return known;
  const found = ofObjects.filter((changing) => isFor(ask, game, changing, id)).flatMap(({ rules }) => rules);
  toAddTo(cache).rulesOf.set(id, found);
  return found;
}

function isFor(ask: Asking, game: Game, { applies, scope }: Changing, id: ObjectId): boolean {
  if ('ids' in applies) return applies.ids.includes(id);
  if ('like' in applies) return ask.fits(game, scope, applies.like, id);
  if (!('objects' in applies)) return false;
  const { objects } = applies;
  if (objects === 'self') return scope.self === id;
  if (typeof objects === 'object' && 'all' in objects) return ask.fits(game, scope, objects.all, id);
  return ask.objects(game, scope, objects).includes(id);
}

/** The rules that apply to a player. */
export function rulesForPlayer(ask: Asking, game: Game, player: PlayerId): readonly ActiveRule[] {
  const { ofPlayers } = inForce(ask, game);
  if (ofPlayers.length === 0) return none;
  const cache = cacheOf(game);
  const known = cache.rulesOfPlayers.get(player);
  if (known !== undefined) return known;
  const found = ofPlayers
    .filter(({ applies, scope }) =>
      'seats' in applies
        ? applies.seats.includes(player)
        : 'players' in applies && ask.isAmongPlayers(game, scope, applies.players, player),
    )
    .flatMap(({ rules }) => rules);
  toAddTo(cache).rulesOfPlayers.set(player, found);
  return found;
}

/** All cost changes of static abilities. */
export function costChangesWith(ask: Asking, game: Game): readonly ActiveCostChange[] {
  const cache = cacheOf(game);
  cache.costs ??= staticsWith(ask, game).flatMap(({ object, had, controller }) => {
    const { ability } = had;
    if (ability.kind !== 'static' || ability.costs === undefined) return [];
    const scope = scopeOf(object, controller, had.ref);
    return ability.costs.map((change) => ({ change, source: object, scope }));
  });
  return cache.costs;
}
