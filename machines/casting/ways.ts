import {
  abilityAt,
  allowed,
  asCast,
  asProposed,
  type Characteristics,
  type CostPart,
  characteristics,
  definitionAt,
  expand,
  fits,
  forbidden,
  functionsIn,
  type Game,
  type GrantedAbility,
  type HadAbility,
  hasOtherFace,
  holds,
  isSpokenOf,
  type ManaCost,
  type ObjectId,
  objectAt,
  onceFor,
  type Place,
  type PlayerId,
  type PutOnStack,
  printManaCost,
  ruleChangesForPlayer,
  rulesTable,
  type StaticAbility,
  scopeOf,
  type TextRef,
  type Verdict,
  type Zone,
  zoneIds,
} from '../rules/index.ts';
import { isCastAsItIs, type OtherFace, otherFaces } from './faces.ts';
import { isPermittedByRule, type SpecialPermission, specialPermissions } from './permission.ts';

/** A way of casting a card: with what cost instead of or as its mana cost (118.9), and by what permission. */
export interface WayOfCasting {
  /** `mana`, the name of an alternative cost, or without paying the mana cost `permission:N`, or by a rule `permission`. */
  readonly name: string;
  /** Null: a mana cost that isn't there, which can't be paid (118.6). */
  readonly cost: readonly CostPart[] | null;
  /** The alternative cost's name, as effects ask whether it was paid. */
  readonly paid: string | null;
  /** It is put on the stack face down (708.4), or with its back face up (712.11b). */
  readonly put?: PutOnStack;
  /** The ability by which it is cast this way, if an effect gave it to the card: the spell has it too (400.7g). */
  readonly granted?: GrantedAbility;
  /** The rule by which it is cast, if that is used up so or gives the spell something. */
  readonly by?: SpecialPermission;
}

/** The ways in which a player could cast a card from where it is, as far as permission goes (601.3). None: they may not. */
export function waysOfCasting(game: Game, player: PlayerId, id: ObjectId): readonly WayOfCasting[] {
  const ways = isCastAsItIs(game, id)
    ? waysAsItIs(asProposed(asCast(game, id, null), player, id), player, id)
    : [];
  const others = otherFaces(game, id);
  return distinct(
    others.length === 0 ? ways : [...ways, ...others.flatMap((one) => waysAs(game, player, id, one))],
  );
}

/** Each way once, and by a name of its own: of several abilities of one name the player announces which cost they pay (118.9a). */
function distinct(ways: readonly WayOfCasting[]): readonly WayOfCasting[] {
  if (new Set(ways.map(({ name }) => name)).size === ways.length) return ways;
  const costOfWay = ({ cost }: WayOfCasting) => JSON.stringify(cost);
  const each = ways.filter(
    (way, at) =>
      ways.findIndex((other) => other.name === way.name && costOfWay(other) === costOfWay(way)) === at,
  );
  return each.map((way) =>
    each.some((other) => other !== way && other.name === way.name) ? { ...way, name: withCost(way) } : way,
  );
}

/** “flashback {2}{R}”. */
function withCost({ cost, name }: WayOfCasting): string {
  const text = rulesTable().abilityText({ kind: 'keyword', keyword: name, cost: cost ?? [] }, null);
  return `${name}${text.slice(name.length)}`;
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
  const mayCastIt = mayPlayPlainly(game, player, id) || isOwnCommander(game, player, id);
  const manaCost = { ...manaCostWay(game, id), ...grantedBy(ownPermission(game, player, id)) };
  if (mayCastIt) ways.push(manaCost);
  for (const { id: number, forCost, normally, withoutPaying } of permissionsFor(game, player, id)) {
    if (isAdventure && normally === true) continue;
    if (withoutPaying || forCost !== undefined)
      ways.push({ name: `permission:${number}`, cost: forCost ?? [], paid: null });
    else if (!ways.includes(manaCost)) ways.push(manaCost);
  }
  if (ways.includes(manaCost)) ways.push(...freeWays(game, player, id));
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
      ...freeWays(game, player, id),
      ...alternativeWays(game, player, id, (from) => from === undefined),
    ];
    return ways.map((way) => ({ ...way, name: `${way.name} by ${source}`, by }));
  });

/** Whether it is cast for its mana cost, by whatever permission. */
const isForManaCost = ({ name }: WayOfCasting): boolean => name === 'mana' || name.startsWith('mana by ');

/** Without paying the mana cost, where a rule for the player lets them cast such spells so (118.9). */
function freeWays(game: Game, player: PlayerId, id: ObjectId): readonly WayOfCasting[] {
  if (!isSpokenOf(game, 'mayCastWithoutPaying')) return [];
  const { zone } = objectAt(game, id);
  const may = ruleChangesForPlayer(game, player).some(
    ({ change, scope }) =>
      'mayCastWithoutPaying' in change && fits(game, scope, { zone, ...change.mayCastWithoutPaying }, id),
  );
  return may ? [{ name: 'permission', cost: [], paid: null }] : [];
}

/** From where the card itself says, by paying something more, whichever way else its cost is paid (702.81a). */
function waysForMore(game: Game, player: PlayerId, id: ObjectId): readonly WayOfCasting[] {
  const { owner, zone } = objectAt(game, id);
  if (owner !== player || !isSpokenOf(game, 'castableFrom')) return [];
  return ownStatics(game, id, zone).flatMap(({ ability: { castableFrom, keyword = 'more' }, had }) => {
    const more = castableFrom?.cost;
    if (more === undefined || castableFrom?.zones.includes(zone) !== true) return [];
    const others = alternativeWays(game, player, id, (from) => from === undefined);
    return [manaCostWay(game, id), ...others].map(
      ({ cost, name, paid }): WayOfCasting => ({
        name: name === 'mana' ? keyword : `${keyword} ${name}`,
        cost: cost === null ? null : [...cost, ...more],
        paid,
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
  for (const { ability, alternativeCost, had } of textOf(of).alternatives) {
    const { name, cost, from, if: condition, transformed } = alternativeCost;
    if (transformed === true && !hasOtherFace(game, objectAt(game, id).definition)) continue;
    if (!functionsIn(ability, from ?? 'stack', kind, of.types)) continue;
    if (!isPermitted(from)) continue;
    if (condition !== undefined && !holds(game, scopeOf(id, player), condition)) continue;
    ways.push({
      name,
      cost,
      paid: name,
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

const costOf = onceFor((manaCost: ManaCost): readonly CostPart[] => [{ mana: printManaCost(manaCost) }]);

/** What a card's own words say of casting it; read once for each list of characteristics. */
interface CastingText {
  readonly alternatives: readonly {
    readonly ability: StaticAbility;
    /** The ability of the card that it is, or is part of. */
    readonly had: HadAbility;
    readonly alternativeCost: NonNullable<StaticAbility['alternativeCost']>;
  }[];
  readonly additional: readonly AdditionalCost[];
  /** Zones from which its own abilities let it be cast (113.6f, 702.34a). */
  readonly castableFrom: readonly Zone[];
}

const textOf = onceFor((of: Characteristics): CastingText => {
  const alternatives: CastingText['alternatives'][number][] = [];
  const additional: AdditionalCost[] = [];
  const castableFrom: Zone[] = [];
  for (const { ability, had, ref } of staticsOf(of)) {
    const { additionalCost, alternativeCost } = ability;
    if (alternativeCost !== undefined) alternatives.push({ ability, alternativeCost, had });
    if (alternativeCost?.from !== undefined) castableFrom.push(alternativeCost.from);
    if (ability.castableFrom !== undefined) castableFrom.push(...ability.castableFrom.zones);
    if (additionalCost !== undefined) additional.push({ ...additionalCost, ref });
  }
  return { alternatives, additional, castableFrom };
});

/** The static abilities that something has, those that a keyword is short for in its place, with what has them. */
const staticsOf = onceFor(
  (
    of: Characteristics,
  ): readonly {
    readonly ability: StaticAbility;
    readonly ref: TextRef;
    readonly had: HadAbility;
  }[] =>
    of.abilities.flatMap((had) =>
      expand(had).flatMap(({ ability, ref }) => (ability.kind === 'static' ? [{ ability, ref, had }] : [])),
    ),
);

const permissionsFor = (game: Game, player: PlayerId, id: ObjectId) =>
  game.permissions.filter((permission) => permission.player === player && permission.objects.includes(id));

/** The static abilities of a card that function where it is, or would in this place (113.6). */
export const ownAbilities = (game: Game, id: ObjectId, place: Place): readonly StaticAbility[] =>
  ownStatics(game, id, place).map(({ ability }) => ability);

function ownStatics(game: Game, id: ObjectId, place: Place) {
  const of = characteristics(game, id);
  const { kind } = objectAt(game, id);
  return staticsOf(of).filter(({ ability }) => functionsIn(ability, place, kind, of.types));
}

/** Whether what a card says of the zones that it can be played or cast from lets it be from where it is (113.6f). */
export function mayBeCastFrom(game: Game, id: ObjectId, rule = '601.3'): Verdict {
  if (!isSpokenOf(game, 'castableFrom')) return allowed;
  const { definition, zone } = objectAt(game, id);
  const only = ownAbilities(game, id, zone).find(({ castableFrom }) => castableFrom?.only === true);
  return only?.castableFrom === undefined || zone === 'stack' || only.castableFrom.zones.includes(zone)
    ? allowed
    : forbidden(rule, '{0} can’t be played from where it is: “{text}”', [id], {
        values: { text: rulesTable().abilityText(only, definitionAt(game, definition)) },
      });
}

/** From the player's hand, from where the card itself says, or by a rule for the player: it doesn't matter by which. */
function mayPlayPlainly(game: Game, player: PlayerId, id: ObjectId): boolean {
  const { zone, owner } = objectAt(game, id);
  if (zone === 'hand') return owner === player;
  return ownPermission(game, player, id) !== undefined || isPermittedByRule(game, player, id);
}

/** Whether the player may play this land from where it is (116.2a, 305.1): plainly, or by which rule. */
export function permissionToPlayLand(
  game: Game,
  player: PlayerId,
  id: ObjectId,
): 'plain' | SpecialPermission | null {
  const isPlain =
    mayPlayPlainly(game, player, id) ||
    permissionsFor(game, player, id).some(({ onlyCast }) => onlyCast !== true);
  return isPlain ? 'plain' : (specialPermissions(game, player, id)[0] ?? null);
}

/** The ability of the card itself that lets its owner play it from where it is, for no cost besides. */
function ownPermission(game: Game, player: PlayerId, id: ObjectId): HadAbility | undefined {
  const { owner, zone } = objectAt(game, id);
  if (owner !== player || !isSpokenOf(game, 'castableFrom')) return undefined;
  return ownStatics(game, id, zone).find(
    ({ ability: { castableFrom } }) =>
      castableFrom?.cost === undefined && castableFrom?.zones.includes(zone) === true,
  )?.had;
}

/** Whether it is a commander of the player’s in the command zone, from where they may cast it (903.8). */
function isOwnCommander(game: Game, player: PlayerId, id: ObjectId): boolean {
  const { card, owner, zone } = objectAt(game, id);
  return zone === 'command' && owner === player && game.players[player]?.commanders.includes(card) === true;
}

/** What a commander costs more for each time that its player cast it from the command zone before (903.8). */
export function commanderTax(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  from: Zone | null,
): readonly CostPart[] {
  const { card } = objectAt(game, id);
  const before = from === 'command' ? (game.players[player]?.commanderCasts?.[card] ?? 0) : 0;
  return before === 0 ? [] : [{ mana: `{${2 * before}}` }];
}

/** Cards outside of hands that the player could think of playing: by permission, by a rule, by their own abilities. */
export function cardsElsewhere(game: Game, player: PlayerId): readonly ObjectId[] {
  const sayThemselves = isSpokenOf(game, 'castableFrom') || isSpokenOf(game, 'alternativeCost');
  const own = sayThemselves ? thoseThatSaySo(game, player) : none;
  const others = allowedElsewhere(game, player);
  if (others.length === 0) return own;
  const found = new Set([...others, ...own]);
  return [...found].filter((id) => game.objects[id]?.left === null).sort(byId);
}

const byId = (one: ObjectId, other: ObjectId): number => one - other;

/** Those among them that something else lets the player play: a permission, a rule, that they are commanders (903.8). */
function allowedElsewhere(game: Game, player: PlayerId): readonly ObjectId[] {
  const found: ObjectId[] = [];
  for (const permission of game.permissions)
    if (permission.player === player) found.push(...permission.objects);
  for (const { change } of ruleChangesForPlayer(game, player)) {
    if (!('mayPlayFrom' in change)) continue;
    const ids = zoneIds(game, change.mayPlayFrom, player);
    found.push(...(change.onlyTop === true ? ids.slice(0, 1) : ids));
  }
  for (const id of game.command) if (isOwnCommander(game, player, id)) found.push(id);
  return found;
}

const none: readonly ObjectId[] = [];

/** Cards that say so, as long as the same cards lie there and nothing has changed what they are. */
interface ThatSaySo {
  readonly changes: number;
  readonly zones: readonly (readonly ObjectId[])[];
  /** By their ids. */
  readonly found: readonly ObjectId[];
}

const thatSaySo = onceFor((_root: Game): Map<PlayerId, ThatSaySo> => new Map());

/** Cards whose own abilities let them be cast from where they are. */
function thoseThatSaySo(game: Game, player: PlayerId): readonly ObjectId[] {
  const own = game.players[player];
  const outside = isSpokenOf(game, 'outside') ? own?.outside : undefined;
  const zones = [own?.graveyard ?? none, outside ?? none, game.exile, game.command];
  const { changes } = game;
  const players = thatSaySo(game);
  const known = players.get(player);
  if (known !== undefined && known.changes === changes && zones.every((ids, at) => ids === known.zones[at]))
    return known.found;
  const found: ObjectId[] = [];
  for (const ids of zones) {
    for (const id of ids) {
      const { owner, zone } = objectAt(game, id);
      if (owner === player && textOf(characteristics(game, id)).castableFrom.includes(zone)) found.push(id);
    }
  }
  found.sort(byId);
  players.set(player, { changes, zones, found });
  return found;
}

/** An additional cost of a spell, from its own text (118.8). */
export interface AdditionalCost extends NonNullable<StaticAbility['additionalCost']> {
  readonly ref: TextRef;
}

/** The additional costs that a spell's text asks for or offers. */
export const additionalCosts = (game: Game, id: ObjectId): readonly AdditionalCost[] =>
  textOf(characteristics(game, id)).additional;

/** The activation cost that is printed for an ability. */
export function activationCost(game: Game, ref: TextRef): readonly CostPart[] {
  const ability = abilityAt(game, ref);
  return ability.kind === 'activated' ? ability.cost : [];
}
