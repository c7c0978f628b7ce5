import type { CostChange, RuleChange } from '../state/ability.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId, PlayerId } from '../state/identity.ts';
import { type Scope, scopeOf } from '../state/scope.ts';
import type { Asking } from './asking.ts';
import { staticsWith } from './functioning.ts';

/** A change of the rules that is in force now (613.11), with its source and in whose words it is. */
export interface ActiveRule {
  readonly change: RuleChange;
  readonly source: ObjectId;
  readonly scope: Scope;
}

/** A cost change that is in force now (601.2f). */
export interface ActiveCostChange {
  readonly change: CostChange;
  readonly source: ObjectId;
  readonly scope: Scope;
}

/** The rules that apply to an object: of static abilities that affect it, and of effects on it. */
export function rulesForObject(ask: Asking, game: Game, id: ObjectId): readonly ActiveRule[] {
  const found: ActiveRule[] = [];
  for (const { object, had, controller } of staticsWith(ask, game)) {
    const { ability } = had;
    if (ability.kind !== 'static' || ability.rules === undefined || ability.players !== undefined) continue;
    const scope = scopeOf(object, controller);
    if (!isAffected(ask, game, scope, ability.affects ?? 'self', id)) continue;
    for (const change of ability.rules) found.push({ change, source: object, scope });
  }
  for (const effect of game.effects) {
    if (effect.rules.length === 0) continue;
    const scope: Scope = { ...scopeOf(effect.source, effect.controller), named: effect.named };
    const applies =
      effect.objects?.includes(id) === true ||
      (effect.affects !== undefined && ask.fits(game, scope, effect.affects, id));
    if (applies) for (const change of effect.rules) found.push({ change, source: effect.source, scope });
  }
  return found;
}

function isAffected(
  ask: Asking,
  game: Game,
  scope: Scope,
  affects: Parameters<Asking['objects']>[2],
  id: ObjectId,
): boolean {
  if (affects === 'self') return scope.self === id;
  if (typeof affects === 'object' && 'all' in affects) return ask.fits(game, scope, affects.all, id);
  return ask.objects(game, scope, affects).includes(id);
}

/** The rules that apply to a player. */
export function rulesForPlayer(ask: Asking, game: Game, player: PlayerId): readonly ActiveRule[] {
  const found: ActiveRule[] = [];
  for (const { object, had, controller } of staticsWith(ask, game)) {
    const { ability } = had;
    if (ability.kind !== 'static' || ability.rules === undefined || ability.players === undefined) continue;
    const scope = scopeOf(object, controller);
    if (!ask.isAmongPlayers(game, scope, ability.players, player)) continue;
    for (const change of ability.rules) found.push({ change, source: object, scope });
  }
  for (const effect of game.effects) {
    if (effect.rules.length === 0 || effect.players?.includes(player) !== true) continue;
    const scope: Scope = { ...scopeOf(effect.source, effect.controller), named: effect.named };
    for (const change of effect.rules) found.push({ change, source: effect.source, scope });
  }
  return found;
}

/** All cost changes of static abilities. */
export function costChangesWith(ask: Asking, game: Game): readonly ActiveCostChange[] {
  return staticsWith(ask, game).flatMap(({ object, had, controller }) => {
    const { ability } = had;
    if (ability.kind !== 'static' || ability.costs === undefined) return [];
    return ability.costs.map((change) => ({ change, source: object, scope: scopeOf(object, controller) }));
  });
}
