import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/identity.ts';
import { type ManaType, manaTypes } from '../../state/mana.ts';
import { onceForLatest } from '../../state/once-for.ts';
import type { ManaAbility } from '../mana/sources.ts';
import { manaAbilities } from '../mana/sources.ts';
import type { ChosenForParts } from './assigning.ts';
import type { CostContext } from './context.ts';
import type { Use, Uses } from './limited.ts';
import { maskOf, maySpend, type Need, payableFor, waysToPay } from './needs.ts';

/** What other parts of the same cost need, so that no mana is made with it. */
export interface Reserved {
  readonly tapping: ReadonlySet<ObjectId>;
  readonly up: ReadonlySet<ObjectId>;
  /** What must still be there: counters of it are the cost. */
  readonly stays: ReadonlySet<ObjectId>;
  /** Life and counters that it costs. */
  readonly uses: Uses;
}

export const nothingReserved: Reserved = { tapping: new Set(), up: new Set(), stays: new Set(), uses: {} };

/** A mana that one activation of an ability makes. */
export interface Unit {
  readonly mask: number;
  readonly snow: boolean;
  /** Which of the ability's choices is about this mana; null if none is. */
  readonly point: number | null;
  /** For each type in the mask: which ability is activated, and its choices for all its points. */
  readonly by: readonly (readonly [ManaType, ManaAbility, readonly ManaType[]])[];
}

/** One way to use a group: what it makes, and what mana it costs. */
export interface Alternative {
  readonly units: readonly Unit[];
  /** Ways to pay the mana in its cost; none if there is none. */
  readonly costs: readonly (readonly Need[])[];
  readonly loses: boolean;
  /** What it costs that other abilities could want as well. */
  readonly uses: readonly Use[];
  readonly rank: number;
  /** The objects chosen for the parts of its cost; null if nobody has to choose any. */
  readonly objects: ChosenForParts | null;
  /** It is activated after all with a smaller number: what it uses up may have made mana before. */
  readonly after: number;
}

/** Mana abilities of which only one can be used (a permanent is tapped once), as alternatives. */
export interface Group {
  readonly object: ObjectId;
  /** Groups for which this is the same are activations of one ability, and it doesn't matter which is used; else null. */
  readonly like: string | null;
  readonly alternatives: readonly Alternative[];
}

/** The groups of a list of abilities that make the same whatever is paid for: with those that lose something, and without. */
interface Kept {
  losing: readonly Group[] | null;
  others: readonly Group[] | null;
}

const keptGroups = onceForLatest((_all: readonly ManaAbility[]): Kept => ({ losing: null, others: null }));

/** The mana abilities that the player could use to pay for this, those that cost more than tapping only if `losing`. */
export function groupsFor(
  game: Game,
  context: CostContext,
  reserved: Reserved,
  losing: boolean,
): readonly Group[] {
  if (context.fromPool === true) return noGroups;
  const all = manaAbilities(game, context.player);
  const restricted = all.some(({ makes }) => makes?.some(({ spendOnly }) => spendOnly !== null));
  const plain = reserved.tapping.size === 0 && reserved.up.size === 0 && reserved.stays.size === 0;
  if (!plain || restricted) return makeGroups(game, context, reserved, losing, all);
  const known = keptGroups(all);
  const which = losing ? 'losing' : 'others';
  const found = known[which] ?? makeGroups(game, context, reserved, losing, all);
  known[which] = found;
  return found;
}

const noGroups: readonly Group[] = [];

function makeGroups(
  game: Game,
  context: CostContext,
  reserved: Reserved,
  losing: boolean,
  all: readonly ManaAbility[],
): readonly Group[] {
  const usable = all.filter(
    (one) =>
      one.makes !== null &&
      !one.asks &&
      isForPaying(one) &&
      (losing || !one.loses) &&
      !(one.taps && reserved.tapping.has(one.object)) &&
      !(one.usesUp && (reserved.up.has(one.object) || reserved.stays.has(one.object))),
  );
  const byObject = new Map<string | ObjectId, ManaAbility[]>();
  for (const one of usable) {
    const key = one.taps || one.usesUp ? one.object : `${one.object} ${one.ref}`;
    const same = byObject.get(key);
    if (same === undefined) byObject.set(key, [one]);
    else same.push(one);
  }
  const groups: Group[] = [];
  for (const abilities of byObject.values()) {
    const group = groupOf(game, context, abilities);
    if (group !== null) groups.push(group);
  }
  return groups;
}

/** The group of these abilities, of which no more than one can be activated; null if they make nothing. */
function groupOf(game: Game, context: CostContext, abilities: readonly ManaAbility[]): Group | null {
  const [only, ...others] = abilities;
  if (only === undefined) return null;
  const isPlain = abilities.every(isPlainlyMade);
  const known = isPlain ? ownGroup.get(only) : undefined;
  if (known?.of.length === abilities.length && known.of.every((one, at) => one === abilities[at]))
    return known.group;
  const alternatives = merged(abilities.flatMap((one) => alternativesOf(game, context, one)));
  if (alternatives.length === 0) return null;
  const like = others.length === 0 ? nameOf(only) : null;
  const group: Group = { object: only.object, like, alternatives };
  if (isPlain) ownGroup.set(only, { of: abilities, group });
  return group;
}

/** What it makes is the same whatever is paid for, and whatever its own mana is paid with. */
const isPlainlyMade = ({ makes, mana }: ManaAbility): boolean =>
  mana.length === 0 && makes?.every(({ spendOnly }) => spendOnly === null) === true;

/** "Activate only as an instant" leaves no time while something is paid for (602.5e). */
export const isForPaying = ({ ability }: ManaAbility): boolean => ability.limits?.timing !== 'instant';

/** By the first of them: the group of abilities that make the same whatever is paid for. */
const ownGroup = new WeakMap<ManaAbility, { readonly of: readonly ManaAbility[]; readonly group: Group }>();

const nameOf = ({ object, ref }: ManaAbility): string => `${object} ${ref}`;

/** One activation of an ability by itself, with these objects chosen for its cost. */
export const groupFor = (
  game: Game,
  context: CostContext,
  ability: ManaAbility,
  objects: ChosenForParts,
  uses: readonly Use[],
  after: number,
): Group => ({
  object: ability.object,
  like: Object.keys(objects).length === 0 ? nameOf(ability) : null,
  alternatives: merged(alternativesOf(game, context, ability)).map((one) => ({
    ...one,
    objects,
    uses,
    after,
  })),
});

/** What one activation can make: "three mana of any one color" is one alternative for each colour. */
function alternativesOf(game: Game, context: CostContext, ability: ManaAbility): readonly Alternative[] {
  const points = (ability.makes ?? []).map((point) => ({
    ...point,
    usable: maySpend(game, point.spendOnly, context.purpose),
  }));
  const paying = { player: context.player, purpose: { ability: ability.object } };
  const costs =
    ability.mana.length === 0
      ? []
      : waysToPay(payableFor(game, paying, ability.mana)).flatMap(({ needs, life }) =>
          life === 0 ? [needs] : [],
        );
  const asked = points.filter((point) => point.types.length > 1);
  // For points of several mana each, every choice is an alternative; single mana are units of several types.
  const bulky = asked.filter((point) => point.amount > 1);
  let choices: readonly (readonly ManaType[])[] = [[]];
  for (const point of bulky) {
    choices = choices.flatMap((before) => point.types.map((type) => [...before, type]));
  }
  return choices.map((chosen): Alternative => {
    const types = asked.map((point) => {
      const at = bulky.indexOf(point);
      return at < 0 ? point.types : [chosen[at] ?? 'C'];
    });
    const defaults = types.map(([first]) => first ?? 'C');
    const units = points.flatMap((point): readonly Unit[] => {
      if (!point.usable) return [];
      const at = asked.indexOf(point);
      const own = at < 0 ? point.types : (types[at] ?? []);
      const by = own.map(
        (type) =>
          [
            type,
            ability,
            at < 0 ? defaults : defaults.map((other, index) => (index === at ? type : other)),
          ] as const,
      );
      return Array.from({ length: point.amount }, () => ({
        mask: maskOf(own),
        snow: point.snow,
        point: at < 0 ? null : at,
        by,
      }));
    });
    return {
      units,
      costs,
      loses: ability.loses,
      uses: ability.uses,
      rank: ability.rank,
      objects: null,
      after: ability.usesUp ? afterAllOthers : 0,
    };
  });
}

/** What uses up its object is activated when that has made mana, or paid for some, in every other way. */
const afterAllOthers = 1_000;

/** Alternatives that make one mana each, and cost no mana and otherwise the same, are one mana of any of their types. */
function merged(alternatives: readonly Alternative[]): readonly Alternative[] {
  const [only, ...others] = alternatives;
  // One mana of one type: the usual case.
  if (others.length === 0 && only?.units.length === 1 && only.units[0]?.by.length === 1) return alternatives;
  const useful = alternatives.filter(({ units }) => units.length > 0);
  const isSingle = (one: Alternative) => one.units.length === 1 && one.costs.length === 0;
  const kept: Alternative[] = [];
  // Without loss comes first, so that a type that can be had for nothing is had for nothing.
  const byKind = new Map<string, Alternative[]>();
  for (const one of useful.filter(isSingle)) {
    const kind = JSON.stringify([one.loses, one.units[0]?.snow, one.uses]);
    byKind.set(kind, [...(byKind.get(kind) ?? []), one]);
  }
  for (const singles of [...byKind.values()].sort(byLoss)) {
    const [first] = singles;
    if (first === undefined) continue;
    const snow = first.units[0]?.snow === true;
    const by = manaTypes.flatMap((type) => {
      const found = singles.flatMap(({ units }) => units[0]?.by ?? []).find(([made]) => made === type);
      return found === undefined ? [] : [found];
    });
    kept.push({ ...first, units: [{ mask: maskOf(by.map(([type]) => type)), snow, point: null, by }] });
  }
  return [...kept, ...useful.filter((one) => !isSingle(one))];
}

const byLoss = ([one]: readonly Alternative[], [other]: readonly Alternative[]): number =>
  lossOf(one) - lossOf(other);
const lossOf = (one: Alternative | undefined): number =>
  (one?.loses === true ? 2 : 0) + (one?.units[0]?.snow === true ? 1 : 0);
