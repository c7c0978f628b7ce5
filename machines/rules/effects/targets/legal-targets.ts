import {
  characteristics,
  firstToRefuse,
  fits,
  functionsIn,
  keywordsOfPlayer,
  keywordsOn,
  matching,
  objectAt,
  opponentsOf,
  playing,
  ruleChangesFor,
  ruleChangesForPlayer,
  someSays,
} from '../../characteristics/index.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, PlayerId } from '../../state/identity.ts';
import type { Target } from '../../state/object.ts';
import { sameTarget } from '../../state/same-target.ts';
import type { Scope } from '../../state/scope.ts';
import { rulesTable } from '../../state/table.ts';
import { all, allowed, forbidden, type Verdict } from '../../state/verdict.ts';
import type { Filter, TargetSpec } from '../../state/vocabulary/index.ts';

/** "Any target": creatures, planeswalkers and battles, besides players (115.4). */
const anyTarget: Filter = { anyType: ['creature', 'planeswalker', 'battle'] };

/** The filter of a target's objects; spells and abilities are on the stack unless the text says otherwise (115.2). */
function filterOf(spec: TargetSpec): Filter | null {
  if (spec.any === true) return anyTarget;
  const { objects } = spec;
  if (objects === undefined) return null;
  return objects.stackObject !== undefined && objects.zone === undefined
    ? { ...objects, zone: 'stack' }
    : objects;
}

/**
 * May this be a target here (115)? `source` is the spell or ability on the stack, or before it is there the card or
 * the source of the ability; `scope.you` is the player whose target it is. Refuses what doesn't fit the description,
 * the spell or ability itself (115.5), and what an ability of the target keeps from being targeted. Asked as a target
 * is chosen (601.2c) and again as the spell or ability resolves (608.2b).
 */
export function targetVerdict(
  game: Game,
  scope: Scope,
  spec: TargetSpec,
  target: Target,
  source: ObjectId,
): Verdict {
  if ('player' in target) return playerVerdict(game, scope, spec, target.player, source);
  const id = target.object;
  const object = game.objects[id];
  if (!object || object.left !== null)
    return forbidden('608.2b', '{0} is no longer in the zone it was in.', [id]);
  if (id === scope.onStack) return forbidden('115.5', '{0} can’t target itself.', [id]);
  const filter = filterOf(spec);
  if (filter === null)
    return all([forbidden('115.1', '{0} is no player.', [id]), ...saidByAura(game, target, source)]);
  if (!fits(game, scope, filter, id))
    return all([
      forbidden(spec.any === true ? '115.4' : '115.1', '{0} isn’t what this can target.', [id]),
      ...saidByAura(game, target, source),
    ]);
  return objectProtection(game, id, source, scope);
}

function playerVerdict(
  game: Game,
  scope: Scope,
  spec: TargetSpec,
  player: PlayerId,
  source: ObjectId,
): Verdict {
  if (game.players[player]?.status !== 'playing')
    return forbidden('608.2b', '{p0} has left the game.', [], { players: [player] });
  if (!wantsPlayer(game, scope, spec, player))
    return all([
      forbidden('115.1', '{p0} isn’t what this can target.', [], { players: [player] }),
      ...saidByAura(game, { player }, source),
    ]);
  return playerProtection(game, player, source, scope);
}

/** Of an Aura spell: its abilities by which it can't enchant that (702.5a). */
function saidByAura(game: Game, target: Target, source: ObjectId): readonly Verdict[] {
  const { kind, zone } = objectAt(game, source);
  if (kind === 'ability' || zone === 'battlefield') return [];
  return keywordsOn(game, source).map(
    ({ module, had }) => module.mayEnchant?.(game, source, had, target) ?? allowed,
  );
}

function wantsPlayer(game: Game, scope: Scope, spec: TargetSpec, player: PlayerId): boolean {
  if (spec.any === true || spec.players === 'any') return true;
  if (spec.players === 'you') return player === scope.you;
  return spec.players === 'opponent' && opponentsOf(game, scope.you).includes(player);
}

/** What the object's own abilities say that function where it is (hexproof, shroud, protection …). */
function objectProtection(game: Game, id: ObjectId, source: ObjectId, scope: Scope): Verdict {
  const by = scope.you;
  const as = whatItIs(game, scope, source);
  const { keywords } = rulesTable();
  const { abilities, types } = characteristics(game, id);
  const { kind, zone } = objectAt(game, id);
  for (const had of abilities) {
    if (had.ability.kind !== 'keyword' || !functionsIn(had.ability, zone, kind, types)) continue;
    if (isOverlooked(game, id, had.ability.keyword, by)) continue;
    const verdict = keywords[had.ability.keyword]?.mayBeTargeted?.(game, id, had, source, by, as);
    if (verdict !== undefined && !verdict.ok) return verdict;
  }
  return ruledOut(game, id, source, as);
}

/** Whether it is a spell that targets, or would be, or an ability: a card that is to be cast is so from somewhere (601.2a). */
function whatItIs(game: Game, scope: Scope, source: ObjectId): 'spell' | 'ability' {
  const { kind, zone } = objectAt(game, source);
  const isSpell = zone === 'stack' ? kind !== 'ability' : (scope.choices?.from ?? null) !== null;
  return isSpell ? 'spell' : 'ability';
}

/** "It can't be the target of …": of a spell that is so, or of an ability from a source that is (113.7). */
function ruledOut(game: Game, id: ObjectId, source: ObjectId, as: 'spell' | 'ability'): Verdict {
  return firstToRefuse(ruleChangesFor(game, id), (home, rule) =>
    home.mayBeTargeted?.(game, rule, id, source, as),
  );
}

/** Whether an effect lets the player target it as though it didn't have this keyword (609.4). */
const isOverlooked = (game: Game, id: ObjectId, keyword: string, by: PlayerId): boolean =>
  someSays(ruleChangesForPlayer(game, by), (home, rule) =>
    home.targetsAsThoughWithout?.(game, rule, id, keyword),
  );

/** What abilities that the player has say ("you have hexproof"). */
function playerProtection(game: Game, player: PlayerId, source: ObjectId, scope: Scope): Verdict {
  const by = scope.you;
  const as = whatItIs(game, scope, source);
  for (const { module, had } of keywordsOfPlayer(game, player)) {
    const verdict = module.playerMayBeTargeted?.(game, player, had, source, by, as);
    if (verdict !== undefined && !verdict.ok) return verdict;
  }
  return allowed;
}

/**
 * Everything that may be chosen for a target: objects in the order of their zones, then players in seating order.
 * What was chosen for the target that it must differ from (in `scope.choices`) is left out.
 */
export function legalTargets(
  game: Game,
  scope: Scope,
  spec: TargetSpec,
  source: ObjectId,
): readonly Target[] {
  const filter = filterOf(spec);
  const objects =
    filter === null
      ? []
      : matching(game, scope, filter).filter(
          (id) =>
            id !== scope.onStack &&
            objectAt(game, id).left === null &&
            objectProtection(game, id, source, scope).ok,
        );
  const players =
    spec.any === true || spec.players !== undefined
      ? playing(game).filter((player) => playerVerdict(game, scope, spec, player, source).ok)
      : [];
  const found: readonly Target[] = [
    ...objects.map((object) => ({ object })),
    ...[...players].sort((a, b) => a - b).map((player) => ({ player })),
  ];
  if (spec.differentFrom === undefined) return found;
  const others = scope.choices?.targets[spec.differentFrom]?.chosen ?? [];
  return found.filter((target) => !others.some((other) => sameTarget(target, other)));
}

/** Of everything that fits the description and is no legal target all the same, the abilities that say so. */
export function whatKeepsThemAway(game: Game, scope: Scope, spec: TargetSpec, source: ObjectId): Verdict {
  const filter = filterOf(spec);
  const objects = filter === null ? [] : matching(game, scope, filter);
  const players = playing(game).filter((player) => wantsPlayer(game, scope, spec, player));
  return all([
    ...objects
      .filter((id) => id !== scope.onStack && objectAt(game, id).left === null)
      .map((id) => objectProtection(game, id, source, scope)),
    ...players.map((player) => playerProtection(game, player, source, scope)),
  ]);
}
