import type { Comparison, Filter } from '../state/ability.ts';
import type { Attacker, Game } from '../state/game.ts';
import type { ObjectId } from '../state/identity.ts';
import type { GameObject } from '../state/object.ts';
import type { Scope } from '../state/scope.ts';
import type { Zone } from '../state/zones.ts';
import type { Asking } from './asking.ts';
import { allIn } from './zone-lists.ts';

/** Where an object is; one that has left is where it last was (608.2h). */
export const whereIs = (object: GameObject): Zone => object.left?.zone ?? object.zone;

/** The zones that a filter speaks of: the stack for objects on it, else as it says, else the battlefield. */
function zonesIn(filter: Filter): Zone | readonly Zone[] {
  return filter.zone ?? (filter.stackObject === undefined ? 'battlefield' : 'stack');
}

const isList = <T>(one: T | readonly T[]): one is readonly T[] => Array.isArray(one);

/**
 * Whether an object fits a filter: where it says, without a zone on the battlefield, and as it says. What is phased
 * out isn't there (702.26b).
 */
export function fitsWith(ask: Asking, game: Game, scope: Scope, filter: Filter, id: ObjectId): boolean {
  const object = game.objects[id];
  if (object === undefined || object === null || object.phasedOut) return false;
  if (filter.zone === undefined && whereIs(object) !== zonesIn(filter)) return false;
  return describesWith(ask, game, scope, filter, id);
}

/** All objects that fit, zone by zone in the zones' order; what is phased out isn't there (702.26b). */
export function matchingWith(ask: Asking, game: Game, scope: Scope, filter: Filter): ObjectId[] {
  const zones = zonesIn(filter);
  const found: ObjectId[] = [];
  for (const zone of isList(zones) ? zones : [zones]) {
    for (const id of allIn(game, zone)) {
      if (game.objects[id]?.phasedOut) continue;
      if (describesWith(ask, game, scope, filter, id)) found.push(id);
    }
  }
  return found;
}

/** Whether an object is as a filter says, wherever it is unless the filter gives a zone. */
export function describesWith(ask: Asking, game: Game, scope: Scope, filter: Filter, id: ObjectId): boolean {
  const object = game.objects[id];
  if (object === undefined || object === null) return false;
  const says = (name: keyof Filter): boolean => {
    switch (name) {
      case 'zone':
        return filter.zone === undefined || includes(filter.zone, whereIs(object));
      case 'type':
        return every(filter.type, (type) => now().types.includes(type));
      case 'anyType':
        return filter.anyType?.some((type) => now().types.includes(type)) ?? true;
      case 'notType':
        return every(filter.notType, (type) => !now().types.includes(type));
      case 'supertype':
        return filter.supertype === undefined || now().supertypes.includes(filter.supertype);
      case 'notSupertype':
        return filter.notSupertype === undefined || !now().supertypes.includes(filter.notSupertype);
      case 'subtype':
        return every(filter.subtype, (subtype) => now().subtypes.includes(subtype));
      case 'anySubtype':
        return filter.anySubtype?.some((subtype) => now().subtypes.includes(subtype)) ?? true;
      case 'notSubtype':
        return filter.notSubtype === undefined || !now().subtypes.includes(filter.notSubtype);
      case 'color':
        return every(filter.color, (color) => now().colors.includes(color));
      case 'anyColor':
        return filter.anyColor?.some((color) => now().colors.includes(color)) ?? true;
      case 'notColor':
        return filter.notColor === undefined || !now().colors.includes(filter.notColor);
      case 'colors':
        return hasManyColors(filter.colors, now().colors.length);
      case 'name':
        return filter.name === undefined || now().name === filter.name;
      case 'sharesNameWith':
        return (
          filter.sharesNameWith === undefined ||
          (now().name !== '' &&
            ask
              .objects(game, scope, filter.sharesNameWith)
              .some((other) => ask.characteristics(game, other).name === now().name))
        );
      case 'keyword':
        return filter.keyword === undefined || now().keywords[filter.keyword] !== undefined;
      case 'notKeyword':
        return filter.notKeyword === undefined || now().keywords[filter.notKeyword] === undefined;
      case 'noAbilities':
        return now().abilities.length === 0;
      case 'controller':
        return (
          filter.controller === undefined ||
          ask.isAmongPlayers(game, scope, filter.controller, now().controller)
        );
      case 'notController':
        return (
          filter.notController === undefined ||
          !ask.isAmongPlayers(game, scope, filter.notController, now().controller)
        );
      case 'owner':
        return filter.owner === undefined || ask.isAmongPlayers(game, scope, filter.owner, object.owner);
      case 'tapped':
        return object.tapped === filter.tapped;
      case 'attacking':
        return isAttacking(game, object) === filter.attacking;
      case 'attackingPlayer': {
        if (filter.attackingPlayer === undefined) return true;
        const defender = attackerOf(game, id)?.defender;
        if (defender === undefined || defender === null || !('player' in defender)) return false;
        return ask.isAmongPlayers(game, scope, filter.attackingPlayer, defender.player);
      }
      case 'blocking':
        return isBlocking(game, object) === filter.blocking;
      case 'blocked':
        return (attackerOf(game, id)?.blocked === true) === filter.blocked;
      case 'unblocked':
        return (attackerOf(game, id)?.blocked === false) === filter.unblocked;
      case 'token':
        return (object.kind === 'token') === filter.token;
      case 'faceDown':
        return object.faceDown === filter.faceDown;
      case 'power':
        return isNumber(ask, game, scope, now().power, filter.power);
      case 'toughness':
        return isNumber(ask, game, scope, now().toughness, filter.toughness);
      case 'manaValue':
        return isNumber(ask, game, scope, now().manaValue, filter.manaValue);
      case 'damaged':
        return object.damage > 0 === filter.damaged;
      case 'counters':
        return (
          filter.counters === undefined ||
          (object.counters[filter.counters.kind] ?? 0) >= ask.quantity(game, scope, filter.counters.atLeast)
        );
      case 'other':
        return id !== scope.self;
      case 'among':
        return filter.among === undefined || ask.objects(game, scope, filter.among).includes(id);
      case 'notAmong':
        return filter.notAmong === undefined || !ask.objects(game, scope, filter.notAmong).includes(id);
      case 'attachedTo': {
        const to = object.attachedTo;
        if (filter.attachedTo === undefined) return true;
        if (to === null || !('object' in to)) return false;
        return ask.objects(game, scope, filter.attachedTo).includes(to.object);
      }
      case 'hasAttached': {
        const { hasAttached } = filter;
        if (hasAttached === undefined) return true;
        return ask.attachments(game, id).some((attached) => ask.fits(game, scope, hasAttached, attached));
      }
      case 'enteredThisTurn':
        return whereIs(object) === 'battlefield' && object.enteredTurn === game.turn.number;
      case 'stackObject':
        return filter.stackObject === undefined || isStackObject(object, filter.stackObject);
      case 'targets': {
        const { targets } = filter;
        if (targets === undefined) return true;
        const chosen = object.stack?.choices.targets.flatMap((target) => target.chosen) ?? [];
        return chosen.some((target) => 'object' in target && ask.fits(game, scope, targets, target.object));
      }
      case 'not':
        return filter.not === undefined || !ask.describes(game, scope, filter.not, id);
      case 'any':
        return filter.any?.some((each) => ask.describes(game, scope, each, id)) ?? true;
      default:
        return name satisfies never;
    }
  };
  const now = () => ask.characteristics(game, id);
  for (const name of keysOf(filter)) if (!says(name)) return false;
  return true;
}

/** What a filter says, in the order written; kept, as filters never change. */
function keysOf(filter: Filter): readonly (keyof Filter)[] {
  let keys = keysOfFilters.get(filter);
  if (keys === undefined) {
    keys = Object.keys(filter).filter((key): key is keyof Filter => key in filter);
    keysOfFilters.set(filter, keys);
  }
  return keys;
}

const keysOfFilters = new WeakMap<Filter, readonly (keyof Filter)[]>();

function includes<T>(said: T | readonly T[], value: T): boolean {
  return isList(said) ? said.includes(value) : said === value;
}

function every<T>(said: T | readonly T[] | undefined, holds: (value: T) => boolean): boolean {
  if (said === undefined) return true;
  return isList(said) ? said.every(holds) : holds(said);
}

function hasManyColors(said: Filter['colors'], count: number): boolean {
  switch (said) {
    case undefined:
      return true;
    case 'colorless':
      return count === 0;
    case 'monocolored':
      return count === 1;
    case 'multicolored':
      return count > 1;
    default:
      return said satisfies never;
  }
}

/** Whether a number compares so; what is no number (the power of a noncreature permanent) doesn't compare. */
function isNumber(
  ask: Asking,
  game: Game,
  scope: Scope,
  value: number | null,
  to: Comparison | undefined,
): boolean {
  return to === undefined || (value !== null && comparesWith(ask, game, scope, value, to));
}

/** Whether a number is at least, at most, exactly as said. */
export function comparesWith(ask: Asking, game: Game, scope: Scope, value: number, to: Comparison): boolean {
  return (
    (to.atLeast === undefined || value >= ask.quantity(game, scope, to.atLeast)) &&
    (to.atMost === undefined || value <= ask.quantity(game, scope, to.atMost)) &&
    (to.exactly === undefined || value === ask.quantity(game, scope, to.exactly))
  );
}

export const attackerOf = (game: Game, id: ObjectId): Attacker | undefined =>
  game.combat?.attackers.find((attacker) => attacker.object === id);

export const isAttacking = (game: Game, object: GameObject): boolean =>
  object.left?.attacking ?? attackerOf(game, object.id) !== undefined;

export const isBlocking = (game: Game, object: GameObject): boolean =>
  object.left?.blocking ?? game.combat?.blockers.some((blocker) => blocker.object === object.id) ?? false;

function isStackObject(object: GameObject, said: NonNullable<Filter['stackObject']>): boolean {
  const isAbility = object.kind === 'ability';
  switch (said) {
    case 'spell':
      return !isAbility;
    case 'ability':
      return isAbility;
    case 'activatedAbility':
      return isAbility && object.stack?.trigger === null;
    case 'triggeredAbility':
      return isAbility && object.stack?.trigger !== null;
    default:
      return said satisfies never;
  }
}
