import {
  answersOf,
  asCast,
  asProposed,
  type CostPart,
  characteristics,
  costName,
  functionsIn,
  type Game,
  type GrantedAbility,
  type HadAbility,
  hasOtherFace,
  holds,
  isEverAnswered,
  isSpokenOf,
  type ManaCost,
  type ObjectId,
  objectAt,
  onceFor,
  type PlayerId,
  type PutOnStack,
  paidFor,
  printManaCost,
  ruleChangesForPlayer,
  rulesTable,
  scopeOf,
  timesDone,
  type Zone,
} from '../rules/index.ts';
import { isOwnCommander } from './commander.ts';
import { isCastAsItIs, type OtherFace, otherFaces } from './faces.ts';
import {
  mayBeCastFrom,
  ownPermission,
  permissionsFor,
  plainPermission,
  type SpecialPermission,
  specialPermissions,
  usedUp,
} from './permission.ts';
import { castingText, ownStatics } from './said-of-itself.ts';

/** A way of casting a card: with what cost instead of or as its mana cost (118.9), and by what permission. */
export interface WayOfCasting {
  /**
   * `mana`, the name of an alternative cost, `paying` one that a rule lets the player pay, or without paying the mana cost
   * `permission:N`, or by a rule `permission`.
   */
  readonly name: string;
  /** Null: a mana cost that isn't there, which can't be paid (118.6). */
  readonly cost: readonly CostPart[] | null;
  /** The alternative cost's name, as effects ask whether it was paid. */
  readonly paid: string | null;
  /** The name of what lets it be cast for a cost besides, as effects ask whether it was cast so (702.133a). */
  readonly using?: string;
  /** It is put on the stack face down (708.4), or with its back face up (712.11b). */
  readonly put?: PutOnStack;
  /** The ability by which it is cast this way, if an effect gave it to the card: the spell has it too (400.7g). */
  readonly granted?: GrantedAbility;
  /** The rule by which it is cast, if that is used up so or gives the spell something. */
  readonly by?: SpecialPermission;
}

/** The names by which it can be asked in which way something was cast (118.9, 702.133a). */
export const namesOfWay = ({ paid, using }: WayOfCasting): readonly string[] =>
  [paid, using].filter((name) => typeof name === 'string');

/** The ways in which a player could cast a card from where it is, as far as permission goes (601.3). None: they may not. */
export function waysOfCasting(game: Game, player: PlayerId, id: ObjectId): readonly WayOfCasting[] {
  const ways = isCastAsItIs(game, id)
    ? waysAsItIs(asProposed(asCast(game, id, null), player, id), player, id)
    : [];
  const others = otherFaces(game, player, id);
  return distinct(
    others.length === 0 ? ways : [...ways, ...others.flatMap((one) => waysAs(game, player, id, one))],
  );
}

/** Each way once, and by a name of its own: of several abilities of one name the player announces which cost they pay (118.9a). */
function distinct(ways: readonly WayOfCasting[]): readonly WayOfCasting[] {
  if (new Set(ways.map(({ name }) => name)).size === ways.length) return ways;
  const costOfWay = ({ by, cost }: WayOfCasting) => JSON.stringify([cost, by?.source, by?.ref]);
  const each = ways.filter(
    (way, at) =>
      ways.findIndex((other) => other.name === way.name && costOfWay(other) === costOfWay(way)) === at,
  );
  return [withTypes, withNumber, withCost].reduce(toldApart, each);
}

/** The ways, those of one name with what tells them apart, where it does. */
const toldApart = (
  ways: readonly WayOfCasting[],
  named: (way: WayOfCasting, alike: readonly WayOfCasting[]) => string,
): readonly WayOfCasting[] =>
  ways.map((way) => {
    const alike = ways.filter(({ name }) => name === way.name);
    return alike.length === 1 ? way : { ...way, name: named(way, alike) };
  });

/** “mana by Muldrotha, the Gravetide as an artifact”: of several permissions of one source, each for other cards. */
function withTypes({ by, name }: WayOfCasting, alike: readonly WayOfCasting[]): string {
  const isOfOneSource = alike.some((other) => other.by?.source === by?.source && other.by?.ref !== by?.ref);
  const type = by?.type;
  if (!isOfOneSource || type === undefined) return name;
  return `${name} as ${/^[aei]/.test(type) ? 'an' : 'a'} ${type}`;
}

/** “mana by Serra Paragon 2”: of several sources of one name, in the order in which they came into the game. */
function withNumber({ by, name }: WayOfCasting, alike: readonly WayOfCasting[]): string {
  const sources = [...new Set(alike.flatMap((other) => other.by?.source ?? []))].sort((a, b) => a - b);
  return by === undefined || sources.length === 1 ? name : `${name} ${sources.indexOf(by.source) + 1}`;
}

/** “flashback {2}{R}”, “paying {0}”, “evoke {1}{U} by Serra Paragon”. */
function withCost({ cost, name, paid }: Pick<WayOfCasting, 'cost' | 'name' | 'paid'>): string {
  const keyword = paid === null ? name : costName(paid);
  const text = rulesTable().costText?.(cost ?? []) ?? '';
  const isManaAlone = /^(?:\{[^}]+\})*$/.test(text);
  return name.replace(keyword, text === '' ? keyword : `${keyword}${isManaAlone ? ' ' : '—'}${text}`);
}

/** Casting it with other characteristics: those decide whether it may be, and what else it could cost (712.11c). */
function waysAs(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  { cost, had, name, put }: OtherFace,
): readonly WayOfCasting[] {
  const isAdventure = 'face' in put && game.definitions[objectAt(game, id).definition]?.adventure === true;
  const ways = waysAsItIs(asProposed(asCast(game, id, put), player, id), player, id, isAdventure);
  const named = (way: WayOfCasting) =>
    isForManaCost(way) ? way.name.replace('mana', name) : `${name} ${way.name}`;
  // An alternative cost can't be combined with not paying the mana cost (118.9a).
  if (cost !== null)
    return ways
      .filter(isForManaCost)
      .map((way) => ({ ...way, name: named(way), cost, paid: name, put, ...grantedBy(had) }));
  return ways.map((way) => ({ ...way, name: named(way), put }));
}

function waysAsItIs(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  isAdventure = false,
): readonly WayOfCasting[] {
  const object = objectAt(game, id);
  const ways: WayOfCasting[] = [];
  const mayCastIt = plainPermission(game, player, id) !== null || isOwnCommander(game, player, id);
  const manaCost = { ...manaCostWay(game, id), ...grantedBy(ownPermission(game, player, id)) };
  if (mayCastIt) ways.push(manaCost);
  for (const { id: number, forCost, normally, withoutPaying } of permissionsFor(game, player, id)) {
    if (isAdventure && normally === true) continue;
    if (withoutPaying || forCost !== undefined)
      ways.push({ name: `permission:${number}`, cost: forCost ?? [], paid: null });
    else if (!ways.includes(manaCost)) ways.push(manaCost);
  }
  if (ways.includes(manaCost)) ways.push(...waysInstead(game, player, id));
  if (!mayBeCastFrom(game, id).ok) return [];
  // An alternative cost that says from where is itself the permission (702.34a).
  const isPermitted = (from: Zone | undefined) =>
    from === undefined ? ways.includes(manaCost) : object.owner === player && object.zone === from;
  return [
    ...ways,
    ...alternativeWays(game, player, id, isPermitted),
    ...waysForMore(game, player, id),
    ...waysByRules(game, player, id),
  ];
}

/** By rules that are used up by that, or give what is cast so something: each by itself, for whatever cost. */
const waysByRules = (game: Game, player: PlayerId, id: ObjectId): readonly WayOfCasting[] =>
  specialPermissions(game, player, id).flatMap((by) => {
    const { name: source } = characteristics(game, by.source);
    const ways = [
      manaCostWay(game, id),
      ...waysInstead(game, player, id),
      ...alternativeWays(game, player, id, (from) => from === undefined),
    ];
    return ways.map((way) => ({ ...way, name: `${way.name} by ${source}`, by }));
  });

/** Whether it is cast for its mana cost, by whatever permission. */
const isForManaCost = ({ name }: WayOfCasting): boolean => name === 'mana' || name.startsWith('mana by ');

/** For what rules for the player let them pay rather than the mana cost of such spells, or without paying it (118.9). */
function waysInstead(game: Game, player: PlayerId, id: ObjectId): readonly WayOfCasting[] {
  if (!isEverAnswered(game, 'costInstead')) return [];
  return answersOf(ruleChangesForPlayer(game, player), (home, rule): WayOfCasting | undefined => {
    const instead = home.costInstead?.(game, rule, id);
    if (instead === undefined) return undefined;
    const { for: cost, onceEachTurn = false } = instead;
    if (onceEachTurn && timesDone(game, rule.source, rule.ref) > 0) return undefined;
    const name = cost.length === 0 ? 'permission' : withCost({ name: 'paying', cost, paid: null });
    return { name, cost, paid: null, ...(onceEachTurn && { by: usedUp(rule) }) };
  });
}

/** From where the card itself says, by paying something more, whichever way else its cost is paid (702.81a), or by one of its alternative costs alone. */
function waysForMore(game: Game, player: PlayerId, id: ObjectId): readonly WayOfCasting[] {
  const { owner, zone } = objectAt(game, id);
  if (owner !== player || !isSpokenOf(game, 'castableFrom')) return [];
  return ownStatics(game, id, zone).flatMap(({ ability: { castableFrom, keyword = 'more' }, had }) => {
    const { by, cost: more, if: condition, name: using, zones = [] } = castableFrom ?? {};
    if ((more ?? by) === undefined || !zones.includes(zone)) return [];
    if (condition !== undefined && !holds(game, scopeOf(id, player), condition)) return [];
    const others = alternativeWays(game, player, id, (from) => from === undefined);
    if (more === undefined) return others.filter(({ paid }) => paid !== null && costName(paid) === by);
    return [manaCostWay(game, id), ...others].map(
      ({ cost, name, paid }): WayOfCasting => ({
        name: name === 'mana' ? keyword : `${keyword} ${name}`,
        cost: cost === null ? null : [...cost, ...more],
        paid,
        ...(using !== undefined && { using }),
        ...grantedBy(had),
      }),
    );
  });
}

/** For the card's own alternative costs (118.9), as far as permission to cast it from where it is goes. */
function alternativeWays(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  isPermitted: (from: Zone | undefined) => boolean,
): readonly WayOfCasting[] {
  const { kind } = objectAt(game, id);
  const of = characteristics(game, id);
  const ways: WayOfCasting[] = [];
  // An alternative cost functions on the stack (113.6d), one that says from where wherever that is (113.6f).
  for (const { ability, alternativeCost, had, ref } of castingText(of).alternatives) {
    const { name, cost, from, if: condition, transformed } = alternativeCost;
    if (transformed === true && !hasOtherFace(game, objectAt(game, id).definition)) continue;
    if (!functionsIn(ability, from ?? 'stack', kind, of.types)) continue;
    if (!isPermitted(from)) continue;
    if (condition !== undefined && !holds(game, scopeOf(id, player), condition)) continue;
    ways.push({
      name,
      cost,
      paid: paidFor(name, ref),
      ...(transformed === true && { put: { face: 1 as const } }),
      ...grantedBy(had),
    });
  }
  return ways;
}

/** What the way says of the ability by which a card is cast: nothing of one that is its own. */
const grantedBy = (had: HadAbility | undefined): Pick<WayOfCasting, 'granted'> =>
  had === undefined || had.from === null
    ? {}
    : {
        granted: { ref: had.ref, from: had.from, ...(had.since !== undefined && { since: had.since }) },
      };

/** The ways in which an effect lets a player cast a card while it resolves (608.2g): for its mana cost or a cost of its own. */
export function waysDuringResolution(game: Game, player: PlayerId, id: ObjectId): readonly WayOfCasting[] {
  const { zone } = objectAt(game, id);
  const seen = asProposed(asCast(game, id, null), player, id);
  const isPermitted = (from: Zone | undefined) => from === undefined || from === zone;
  return distinct([manaCostWay(seen, id), ...alternativeWays(seen, player, id, isPermitted)]);
}

/** Casting it for its mana cost. */
export function manaCostWay(game: Game, id: ObjectId): WayOfCasting {
  const { manaCost } = characteristics(game, id);
  return { name: 'mana', cost: manaCost === null ? null : costOf(manaCost), paid: null };
}

const costOf = onceFor((manaCost: ManaCost): readonly CostPart[] => [
  { pay: 'mana', cost: printManaCost(manaCost) },
]);
