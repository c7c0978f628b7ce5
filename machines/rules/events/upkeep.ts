import { characteristics, controlIsChanged, objectAt } from '../characteristics/index.ts';
import type { EventOf, GameEvent } from '../state/event.ts';
import type { ContinuousEffect, Game } from '../state/game.ts';
import type { Happened } from '../state/happened.ts';
import type { ObjectId, PlayerId } from '../state/identity.ts';
import { type Scope, scopeOf } from '../state/scope.ts';
import { ruleWord } from '../state/word-table.ts';
import { isOver } from './durations.ts';
import { makeMove } from './moves-and-creations.ts';
import { isThere } from './there.ts';

/** Permanents that now have another controller than before (613.1b): found by comparing. */
export function controlChanges(game: Game): readonly EventOf<'controlChange'>[] {
  const anyEffect = controlIsChanged(game);
  let found: EventOf<'controlChange'>[] | null = null;
  for (const id of game.battlefield) {
    const { controller: byDefault, heldBy } = objectAt(game, id);
    // Without an effect that changes control, its controller is who put it there (110.2).
    const controller = anyEffect ? characteristics(game, id).controller : byDefault;
    if (controller === heldBy) continue;
    found ??= [];
    found.push({ type: 'controlChange', object: id, from: heldBy, to: controller });
  }
  return found ?? none;
}

const none: readonly never[] = [];

/**
 * Permanents that are removed from combat because of what they are now (506.4): gone, phased out, controlled or
 * protected by another player, no longer a creature (or now a battle), no longer the planeswalker or battle that was
 * attacked. One that both blocks and is attacked stops being only what it can't be any more (506.4d).
 */
export function removalsFromCombat(game: Game, controlChanged: ReadonlySet<ObjectId>): readonly GameEvent[] {
  const { combat } = game;
  if (combat === null || combat.attackers.length + combat.blockers.length === 0) return none;
  const fighting = new Map<ObjectId, boolean>();
  const attacked = new Map<ObjectId, boolean>();
  for (const { object } of [...combat.attackers, ...combat.blockers])
    fighting.set(object, isThere(game, object) && !controlChanged.has(object) && fights(game, object));
  for (const { defender, defendingPlayer } of combat.attackers) {
    if (defender === null || 'player' in defender) continue;
    const { object } = defender;
    attacked.set(
      object,
      isThere(game, object) && isAttackable(game, object, defendingPlayer, controlChanged.has(object)),
    );
  }
  return [...new Set([...fighting.keys(), ...attacked.keys()])].flatMap((object): readonly GameEvent[] => {
    const stillFights = fighting.get(object) ?? false;
    const stillAttacked = attacked.get(object) ?? false;
    if (fighting.get(object) !== false && attacked.get(object) !== false) return [];
    const only = stillAttacked ? 'fighting' : stillFights ? 'attacked' : null;
    return [{ type: 'removeFromCombat', object, ...(only && { only }) }];
  });
}

function fights(game: Game, id: ObjectId): boolean {
  const { types } = characteristics(game, id);
  return types.includes('creature') && !types.includes('battle');
}

/**
 * Whether it still is the battle that the defending player protects, under the same control, or a planeswalker that
 * the defending player controls (506.4, 506.4e).
 */
function isAttackable(game: Game, id: ObjectId, defendingPlayer: PlayerId, controlChanged: boolean): boolean {
  const { types, controller } = characteristics(game, id);
  if (types.includes('battle')) return objectAt(game, id).protector === defendingPlayer && !controlChanged;
  return types.includes('planeswalker') && controller === defendingPlayer;
}

/**
 * Effects that end because their source left the battlefield, or is no longer controlled by the same player (611.2b);
 * and those about the next spell like this, once their controller has cast one.
 */
export function ended(game: Game, happened: readonly Happened[]): readonly ContinuousEffect[] {
  if (game.effects.length === 0) return none;
  return game.effects.filter((effect) => {
    if (effect.once && effect.rules.length > 0)
      return happened.some(({ event }) => event.type === 'cast' && isNextSpell(game, effect, event));
    if (effect.toSpell === true) return (effect.objects ?? []).every((id) => game.objects[id]?.left !== null);
    return isOver(game, effect);
  });
}

/** Whether a spell is the next one of which an effect speaks. */
function isNextSpell(game: Game, effect: ContinuousEffect, { object, player }: EventOf<'cast'>): boolean {
  const scope: Scope = { ...scopeOf(effect.source, effect.controller, effect.ref), named: effect.named };
  return (
    player === effect.controller &&
    effect.rules.some((change) => ruleWord(change).isAboutSpell?.(game, { change, scope }, object) === true)
  );
}

/** What phases in as an effect ends because of which it phased out "until" then (610.4), unless it has before. */
export const phasingIn = (game: Game, effects: readonly ContinuousEffect[]): readonly GameEvent[] =>
  effects
    .flatMap(({ objects, phasesIn }) => (phasesIn === true ? (objects ?? []) : []))
    .filter((id) => game.objects[id]?.left === null && game.objects[id]?.phasedOut === true)
    .map((object) => ({ type: 'phase', object, out: false }));

/** What goes back as an effect ends that moved it "until" then (610.3): at once, as new objects. */
export function goingBack(game: Game, effects: readonly ContinuousEffect[]): readonly GameEvent[] {
  if (effects.length === 0) return none;
  return effects.flatMap((effect) => {
    const to = effect.returnsTo;
    if (to === undefined) return [];
    return (effect.objects ?? [])
      .filter((id) => game.objects[id]?.left === null)
      .map((id) => makeMove(game, id, to, { why: 'return' }));
  });
}
