import { isDesignated } from '../state/designation.ts';
import type { Attacker, Game } from '../state/game.ts';
import type { ObjectId } from '../state/identity.ts';
import { remembered } from '../state/links.ts';
import type { Characteristics, GameObject } from '../state/object.ts';
import { onceFor } from '../state/once-for.ts';
import { commandersAmong } from '../state/represented.ts';
import type { Scope } from '../state/scope.ts';
import { isStickered } from '../state/stickers.ts';
import { type Comparison, type Filter, type Noted, speaksOfSources } from '../state/vocabulary/index.ts';
import { type Zone, zones } from '../state/zones.ts';
import type { Asking } from './asking.ts';
import { isTransformed } from './card-faces.ts';
import { copiableDefinition } from './copied-now.ts';
import { isNamed, shareName } from './names.ts';
import { whatBecame } from './objects.ts';
import { setOf } from './subtypes.ts';
import { allIn, mayBeMeant } from './zone-lists.ts';

/** Where an object is; one that has left is where it last was (608.2h). */
export const whereIs = (object: GameObject): Zone => object.left?.zone ?? object.zone;

/**
 * The zones that a filter speaks of (109.2): as it says, else those of its alternatives ("spell or permanent"), else the
 * stack for objects on it and the battlefield for all others.
 */
const zonesIn = onceFor((filter: Filter): readonly Zone[] => {
  if (filter.zone !== undefined) return isList(filter.zone) ? filter.zone : [filter.zone];
  if (filter.stackObject !== undefined) return ['stack'];
  return filter.any === undefined ? ['battlefield'] : [...new Set(filter.any.flatMap(zonesIn))];
});

/** The zones in which a source of abilities or damage may be that is described so: any, or those of a permanent (109.2). */
export const zonesOfSources = (filter: Filter): readonly Zone[] =>
  speaksOfSources(filter) ? zones : zonesIn(filter);

/** The filter with each of its alternatives in the zone that it speaks of, where they are in different ones. */
const placed = onceFor(
  (filter: Filter): Filter =>
    filter.zone === undefined && filter.any !== undefined && zonesIn(filter).length > 1
      ? { ...filter, any: filter.any.map((each) => ({ ...placed(each), zone: zonesIn(each) })) }
      : filter,
);

const isList = <T>(one: T | readonly T[]): one is readonly T[] => Array.isArray(one);

/**
 * Whether an object fits a filter: where it says, without a zone on the battlefield, and as it says. What is phased
 * out isn't there (702.26b).
 */
export function fitsWith(ask: Asking, game: Game, scope: Scope, filter: Filter, id: ObjectId): boolean {
  const object = game.objects[id];
  if (object === undefined || object === null || object.phasedOut) return false;
  if (filter.zone === undefined && !zonesIn(filter).includes(whereIs(object))) return false;
  return describesWith(ask, game, scope, placed(filter), id);
}

/** Whether it is there and fits: a target that has left is ignored, whatever it was (115.9b). */
const fitsNow = (ask: Asking, game: Game, scope: Scope, filter: Filter, id: ObjectId): boolean =>
  game.objects[id]?.left === null && ask.fits(game, scope, filter, id);

/**
 * All objects that fit, zone by zone in the zones' order; what is phased out isn't there (702.26b), and where cards are
 * only cards are found (108.2).
 */
export function matchingWith(ask: Asking, game: Game, scope: Scope, filter: Filter): ObjectId[] {
  const found: ObjectId[] = [];
  look(ask, game, scope, filter, (id) => {
    found.push(id);
    return false;
  });
  return found;
}

/** Whether any object fits. */
export const anyMatchesWith = (ask: Asking, game: Game, scope: Scope, filter: Filter): boolean =>
  look(ask, game, scope, filter, () => true);

/** Looks at all objects that fit, one after the other, until one is what was looked for; whether one was. */
function look(
  ask: Asking,
  game: Game,
  scope: Scope,
  filter: Filter,
  isEnough: (id: ObjectId) => boolean,
): boolean {
  const checks = checksOf(placed(filter));
  for (const zone of zonesIn(filter)) {
    for (const id of allIn(game, zone)) {
      const object = game.objects[id];
      if (object === undefined || object === null || object.phasedOut || !mayBeMeant(object, zone)) continue;
      const about: About = { ask, game, scope, object, now: ask.characteristics(game, id) };
      if (holdAll(checks, about) && isEnough(id)) return true;
    }
  }
  return false;
}

/** Whether an object is as a filter says, wherever it is unless the filter gives a zone. */
export function describesWith(ask: Asking, game: Game, scope: Scope, filter: Filter, id: ObjectId): boolean {
  const object = game.objects[id];
  if (object === undefined || object === null) return false;
  return holdAll(checksOf(filter), { ask, game, scope, object, now: ask.characteristics(game, id) });
}

function holdAll(checks: readonly ((about: About) => boolean)[], about: About): boolean {
  for (const holds of checks) if (!holds(about)) return false;
  return true;
}

/** The object that a filter is asked about, with what it is now. */
interface About {
  readonly ask: Asking;
  readonly game: Game;
  readonly scope: Scope;
  readonly object: GameObject;
  readonly now: Characteristics;
}

/** What each word of a filter asks. */
type Said = Required<Filter>;
type Checks = { readonly [K in keyof Said]: (said: Said[K], about: About) => boolean };

const checks: Checks = {
  zone: (said, { object }) => includes(said, whereIs(object)),
  type: (said, { now }) => every(said, (type) => now.types.includes(type)),
  anyType: (said, { now }) => said.some((type) => now.types.includes(type)),
  notType: (said, { now }) => every(said, (type) => !now.types.includes(type)),
  supertype: (said, { now }) => now.supertypes.includes(said),
  notSupertype: (said, { now }) => !now.supertypes.includes(said),
  subtype: (said, { now }) => every(said, (subtype) => now.subtypes.includes(subtype)),
  anySubtype: (said, { now }) => said.some((subtype) => now.subtypes.includes(subtype)),
  notSubtype: (said, { now }) => !now.subtypes.includes(said),
  color: (said, { now }) => every(said, (color) => now.colors.includes(color)),
  anyColor: (said, { now }) => said.some((color) => now.colors.includes(color)),
  notColor: (said, { now }) => !now.colors.includes(said),
  colors: (said, { now }) => hasManyColors(said, now.colors.length),
  name: (said, { now }) => isNamed(now, said),
  costsX: (_said, { now }) => now.manaCost?.includes('X') === true,
  sharesNameWith: (said, { ask, game, now, scope }) =>
    ask.objects(game, scope, said).some((other) => shareName(ask.characteristics(game, other), now)),
  sharesColorWith: (said, { ask, game, now, scope }) =>
    ask
      .objects(game, scope, said)
      .some((other) => ask.characteristics(game, other).colors.some((color) => now.colors.includes(color))),
  sharesType: (said, { ask, game, now, scope }) =>
    ask
      .objects(game, scope, said.with)
      .some((other) =>
        ask
          .characteristics(game, other)
          .types.some((type) => said.among.includes(type) && now.types.includes(type)),
      ),
  sharesCreatureTypeWith: (said, { ask, game, now, scope }) =>
    ask
      .objects(game, scope, said)
      .some((other) =>
        creatureTypesOf(ask.characteristics(game, other)).some((type) => now.subtypes.includes(type)),
      ),
  colorChosen: (said, { game, now, scope }) =>
    chosen(game, scope, said).some((value) => now.colors.some((color) => color === value)),
  nameChosen: (said, { game, now, scope }) =>
    chosen(game, scope, said).some((name) => isNamed(now, String(name))),
  typeChosen: (said, { game, now, scope }) =>
    chosen(game, scope, said).some((value) => [...now.types, ...now.subtypes].some((type) => type === value)),
  typeNoted: (said, { game, now, scope }) =>
    noted(game, scope, said).some((value) => now.subtypes.includes(value)),
  nameNoted: (said, { game, now, scope }) => noted(game, scope, said).some((name) => isNamed(now, name)),
  keyword: (said, { now }) => now.keywords[said] !== undefined,
  notKeyword: (said, { now }) => now.keywords[said] === undefined,
  noAbilities: (_said, { now }) => now.abilities.length === 0,
  controller: (said, { ask, game, now, scope }) => ask.isAmongPlayers(game, scope, said, now.controller),
  notController: (said, { ask, game, now, scope }) => !ask.isAmongPlayers(game, scope, said, now.controller),
  owner: (said, { ask, game, object, scope }) => ask.isAmongPlayers(game, scope, said, object.owner),
  tapped: (said, { object }) => object.tapped === said,
  attacking: (said, { game, object }) => isAttacking(game, object) === said,
  didThisTurn: (said, { game, object }) => said.some((what) => game.turn.did?.[what].includes(object.id)),
  attackedThisTurn: (said, { game, object }) => game.turn.attacked.includes(object.id) === said,
  hadToAttack: (said, { game, object }) => (game.combat?.hadToAttack?.includes(object.id) === true) === said,
  attackingPlayer: (said, { ask, game, object, scope }) => {
    const defender = attackerOf(game, object.id)?.defender;
    if (defender === undefined || defender === null || !('player' in defender)) return false;
    return ask.isAmongPlayers(game, scope, said, defender.player);
  },
  blocking: (said, { game, object }) => isBlocking(game, object) === said,
  blocked: (said, { game, object }) => (attackerOf(game, object.id)?.blocked === true) === said,
  unblocked: (said, { game, object }) => (attackerOf(game, object.id)?.blocked === false) === said,
  blockingAny: (said, { ask, game, object, scope }) =>
    ask.objects(game, scope, said).some((id) => blocks(game, object.id, id)),
  blockingOrBlockedBy: (said, { ask, game, object, scope }) =>
    ask.objects(game, scope, said).some((id) => blocks(game, object.id, id) || blocks(game, id, object.id)),
  blockedBy: (said, { ask, game, object, scope }) =>
    ask.objects(game, scope, said).some((id) => blocks(game, id, object.id)),
  token: (said, { object }) => (object.kind === 'token') === said,
  card: (_said, { object }) => object.kind === 'card',
  hasAdventure: (_said, { game, object }) =>
    !object.faceDown && game.definitions[copiableDefinition(game, object)]?.adventure === true,
  paired: (said, { object }) => (object.pairedWith !== undefined) === said,
  pairedWith: (said, { ask, game, object, scope }) =>
    object.pairedWith !== undefined && ask.fits(game, scope, said, object.pairedWith),
  commander: (_said, { game, object }) => commandersAmong(game, object).length > 0,
  faceDown: (said, { object }) => object.faceDown === said,
  designated: (said, { object }) => isDesignated(object, said),
  stickered: (said, { game, object }) => isStickered(game, object, said),
  monstrous: (said, { object }) => (object.monstrous === true) === said,
  transformed: (said, { game, object }) => isTransformed(game, object) === said,
  power: (said, about) => isNumber(about, about.now.power, said),
  toughness: (said, about) => isNumber(about, about.now.toughness, said),
  manaValue: (said, about) => isNumber(about, about.now.manaValue, said),
  manaValueIs: (said, { now }) => now.manaValue % 2 === (said === 'odd' ? 1 : 0),
  // Also where the damage isn't marked on it (120.3d), or no longer (701.19a).
  damaged: (said, { game, object }) =>
    (object.damage > 0 || game.turn.damage?.some(({ to }) => to === object.id) === true) === said,
  damagedThisTurnBy: (said, { ask, game, object, scope }) => {
    const sources = ask.objects(game, scope, said);
    return game.turn.damage?.some(({ source, to }) => to === object.id && sources.includes(source)) === true;
  },
  counters: ({ atLeast, kind }, { ask, game, object, scope }) =>
    (object.counters[kind] ?? 0) >= ask.quantity(game, scope, atLeast),
  other: (_said, { object, scope }) => object.id !== scope.self,
  among: (said, { ask, game, object, scope }) => ask.objects(game, scope, said).includes(object.id),
  notAmong: (said, { ask, game, object, scope }) => !ask.objects(game, scope, said).includes(object.id),
  attachedTo: (said, { ask, game, object, scope }) => {
    const to = object.attachedTo;
    if (to === null || !('object' in to)) return false;
    return ask.objects(game, scope, said).includes(to.object);
  },
  hasAttached: (said, { ask, game, object, scope }) =>
    ask.attachments(game, object.id).some((attached) => ask.fits(game, scope, said, attached)),
  enteredThisTurn: (_said, { game, object }) =>
    whereIs(object) === 'battlefield' && object.enteredTurn === game.turn.number,
  controlledSinceTurnBegan: (_said, { game, now, object }) =>
    whereIs(object) === 'battlefield' &&
    object.controlledSince < (game.players[now.controller]?.lastTurn ?? 0),
  cameSinceLastUpkeep: (_said, { game, now, object }) => {
    const before = game.players[now.controller]?.upkeeps?.before;
    return (
      whereIs(object) === 'battlefield' &&
      (before === undefined || !before.objects.includes(object.id) || object.controlledSince > before.turn)
    );
  },
  stackObject: (said, { object }) => isStackObject(object, said),
  drawnThisTurn: (_said, { game, object }) => object.drawnIn === game.turn.number,
  castAs: (said, { object }) => object.stack?.castAs === said,
  targets: (said, { ask, game, object, scope }) =>
    object.stack?.choices.targets
      .flatMap((target) => target.chosen)
      .some((target) => 'object' in target && fitsNow(ask, game, scope, said, target.object)) ?? false,
  targetsOnly: (said, { ask, game, object, scope }) => {
    const targets = object.stack?.choices.targets.flatMap(({ chosen }) => chosen) ?? [];
    const [first] = targets;
    if (first === undefined || !('object' in first) || !fitsNow(ask, game, scope, said, first.object))
      return false;
    return targets.every((target) => 'object' in target && target.object === first.object);
  },
  was: (said, { ask, game, object, scope }) =>
    whatBecame(game, object.id).some((id) => ask.describes(game, scope, said, id)),
  powerPlusToughness: (said, about) => isNumber(about, plus(about.now.power, about.now.toughness), said),
  not: (said, { ask, game, object, scope }) => !ask.describes(game, scope, said, object.id),
  any: (said, { ask, game, object, scope }) =>
    said.some((each) => ask.describes(game, scope, each, object.id)),
};

/** What was chosen for a linked ability of an object (607.2d), in words. */
const chosen = (game: Game, scope: Scope, link: string): readonly string[] =>
  (remembered(game, scope, link)?.values ?? []).map(String);

/** What the player noted for cards of a name (607.2e), in words. */
const noted = (game: Game, { you }: Scope, { ofCardsNamed, under }: Noted): readonly string[] =>
  (game.players[you]?.linksOfNames?.[ofCardsNamed]?.[under]?.values ?? []).map(String);

/** The creature types that a creature or kindred object has (205.3m). */
const creatureTypesOf = (now: Characteristics): readonly string[] =>
  now.subtypes.filter((subtype) => setOf(subtype) === 'creature');

/** What a filter asks, in the order written; worked out once, as filters never change. */
const checksOf = onceFor((filter: Filter): readonly ((about: About) => boolean)[] =>
  Object.keys(filter)
    .filter((name): name is keyof Filter => name in checks)
    .flatMap((name) => checkOf(filter, name) ?? []),
);

function checkOf<K extends keyof Said>(filter: Partial<Said>, name: K): ((about: About) => boolean) | null {
  const said: Said[K] | undefined = filter[name];
  if (said === undefined) return null;
  const check: Checks[K] = checks[name];
  return (about) => check(said, about);
}

function includes<T>(said: T | readonly T[], value: T): boolean {
  return isList(said) ? said.includes(value) : said === value;
}

function every<T>(said: T | readonly T[], holds: (value: T) => boolean): boolean {
  return isList(said) ? said.every(holds) : holds(said);
}

function hasManyColors(said: NonNullable<Filter['colors']>, count: number): boolean {
  switch (said) {
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

const plus = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : one + other;

/** Whether a number compares so; what is no number (the power of a noncreature permanent) doesn't compare. */
function isNumber({ ask, game, scope }: About, value: number | null, to: Comparison): boolean {
  return value !== null && comparesWith(ask, game, scope, value, to);
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

/** The attackers that a creature is blocking, or was as it left (608.2h). */
export function blockedAttackers(game: Game, id: ObjectId): readonly ObjectId[] {
  const left = game.objects[id]?.left ?? null;
  if (left !== null) return left.blocked ?? [];
  return game.combat?.blockers.find(({ object }) => object === id)?.attackers ?? [];
}

/** The creatures that are blocking an attacker, or were as it left (608.2h). */
export function blockersOf(game: Game, id: ObjectId): readonly ObjectId[] {
  const left = game.objects[id]?.left ?? null;
  if (left !== null) return left.blockers ?? [];
  return attackerOf(game, id)?.blockers ?? [];
}

/** Whether one creature is blocking another, or was as the first of the two left (113.7a, 608.2h). */
const blocks = (game: Game, blocker: ObjectId, attacker: ObjectId): boolean =>
  blockedAttackers(game, blocker).includes(attacker) || blockersOf(game, attacker).includes(blocker);

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
