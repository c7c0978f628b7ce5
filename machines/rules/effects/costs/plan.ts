import type { Game } from '../../state/game.ts';
import type { ObjectId, TextRef } from '../../state/identity.ts';
import { type ManaCost, type ManaType, type ManaUnit, manaTypes } from '../../state/mana.ts';
import type { CostContext } from './context.ts';
import { type Alternative, type Group, groupsFor, type Reserved, type Unit } from './groups.ts';
import { type Demand, match, type Supply } from './matching.ts';
import { countBits, maskOf, maskOfUnit, maySpend, type Need, type Way, waysToPay } from './needs.ts';

/** A mana ability to activate, with its choices, and the types of mana that pay for it. */
export interface PlannedActivation {
  readonly object: ObjectId;
  readonly ability: TextRef;
  readonly choice: readonly ManaType[];
  readonly spend: readonly ManaType[];
}

/** How a mana cost is paid: abilities in their order, then mana of these types, and life for Phyrexian symbols. */
export interface Plan {
  readonly activations: readonly PlannedActivation[];
  readonly spend: readonly ManaType[];
  readonly life: number;
}

/** Beyond this many combinations of alternatives the search ends; only boards of dozens of unusual sources reach it. */
const searchLimit = 4000;
const theCost = 1_000;

/** Mana that is there, or that an alternative would make. */
interface Found extends Supply {
  readonly order: number;
  readonly from: number;
  readonly pool: ManaUnit | null;
  readonly alternative: Alternative | null;
  readonly unit: Unit | null;
}

/**
 * How the player could pay this mana with their pool and their mana abilities: an exact search that uses what is
 * least useful first (mana in the pool, sources of one type, lands before creatures). Without `losing` only abilities
 * are used that tap permanents and pay mana. Null if it can't be paid.
 */
export function planMana(
  game: Game,
  context: CostContext,
  cost: ManaCost,
  reserved: Reserved,
  losing: boolean,
): Plan | null {
  const groups = groupsFor(game, context, reserved, losing);
  const pool = poolOf(game, context);
  const life = (game.players[context.player]?.life ?? 0) - reserved.life;
  const most = pool.length + groups.reduce((sum, { alternatives }) => sum + greatest(alternatives), 0);
  for (const way of waysToPay(cost)) {
    if (way.life > 0 && way.life > life) continue;
    if (way.needs.length > most) continue;
    const found = search(pool, groups, way, life - way.life);
    if (found !== null) return found;
  }
  return null;
}

const greatest = (alternatives: readonly Alternative[]): number =>
  alternatives.reduce((most, { units }) => Math.max(most, units.length), 0);

/** The player's mana that may be spent on this: what is good for less is spent first. */
function poolOf(game: Game, context: CostContext): readonly Found[] {
  const pool = game.players[context.player]?.pool ?? [];
  return pool.flatMap((unit): readonly Found[] =>
    maySpend(game, unit.spendOnly, context.purpose)
      ? [
          {
            mask: maskOfUnit(unit),
            snow: unit.snow,
            from: 0,
            order: (unit.spendOnly === null ? 2 : 0) + (unit.snow ? 1 : 0) - 10,
            pool: unit,
            alternative: null,
            unit: null,
          },
        ]
      : [],
  );
}

/** Tries combinations of alternatives: those without mana costs first, then sequences of those that have some. */
function search(pool: readonly Found[], groups: readonly Group[], way: Way, life: number): Plan | null {
  const abundance = abundanceOf(groups);
  let looks = searchLimit;
  const attempt = (sequence: readonly Used[], plain: readonly Alternative[]): Plan | null => {
    looks -= 1;
    return evaluate(pool, sequence, plain, way, life, abundance);
  };
  /** One alternative without a mana cost of each group that is not in the sequence. */
  const choosePlain = (
    at: number,
    sequence: readonly Used[],
    chosen: readonly Alternative[],
  ): Plan | null => {
    if (looks <= 0) return null;
    const group = groups[at];
    if (group === undefined) return attempt(sequence, chosen);
    if (sequence.some((used) => used.group === group)) return choosePlain(at + 1, sequence, chosen);
    const free = group.alternatives.filter(({ costs }) => costs.length === 0);
    if (free.length === 0) return choosePlain(at + 1, sequence, chosen);
    for (const alternative of free) {
      const found = choosePlain(at + 1, sequence, [...chosen, alternative]);
      if (found !== null) return found;
    }
    return null;
  };
  const costly = groups.filter(({ alternatives }) => alternatives.some(({ costs }) => costs.length > 0));
  const sequences = (length: number, sequence: readonly Used[]): Plan | null => {
    if (length === 0) return choosePlain(0, sequence, []);
    for (const group of costly) {
      if (looks <= 0) return null;
      if (sequence.some((used) => used.group === group)) continue;
      for (const alternative of group.alternatives) {
        for (const cost of alternative.costs) {
          const found = sequences(length - 1, [...sequence, { group, alternative, cost }]);
          if (found !== null) return found;
        }
      }
    }
    return null;
  };
  for (let length = 0; length <= costly.length; length += 1) {
    const found = sequences(length, []);
    if (found !== null || looks <= 0) return found;
  }
  return null;
}

/** An alternative that costs mana, and how that is paid. */
interface Used {
  readonly group: Group;
  readonly alternative: Alternative;
  readonly cost: readonly Need[];
}

/** How many groups can make each type: a type that many make is missed least. */
function abundanceOf(groups: readonly Group[]): readonly number[] {
  return manaTypes.map(
    (type) =>
      groups.filter(({ alternatives }) =>
        alternatives.some(({ units }) => units.some(({ mask }) => (mask & maskOf([type])) !== 0)),
      ).length,
  );
}

function usefulness({ rank, loses }: Alternative, { mask }: Unit, abundance: readonly number[]): number {
  const types = manaTypes.flatMap((type, at) => ((mask & maskOf([type])) === 0 ? [] : [abundance[at] ?? 0]));
  const rarest = Math.min(...types);
  return (loses ? 100_000 : 0) + rank * 10_000 + countBits(mask) * 1000 - rarest;
}

function evaluate(
  pool: readonly Found[],
  sequence: readonly Used[],
  plain: readonly Alternative[],
  way: Way,
  life: number,
  abundance: readonly number[],
): Plan | null {
  const supplies: Found[] = [...pool];
  const add = (alternative: Alternative, from: number) => {
    for (const unit of alternative.units) {
      const order = usefulness(alternative, unit, abundance);
      supplies.push({ mask: unit.mask, snow: alternative.snow, from, order, pool: null, alternative, unit });
    }
  };
  for (const alternative of plain) add(alternative, 0);
  sequence.forEach(({ alternative }, at) => {
    add(alternative, at + 1);
  });
  supplies.sort((a, b) => a.order - b.order);
  const demands: Demand[] = way.needs.map((need) => ({ ...need, before: theCost }));
  sequence.forEach(({ cost }, at) => {
    for (const need of cost) demands.push({ ...need, before: at + 1 });
  });
  const paidBy = match(supplies, demands);
  return paidBy === null ? null : planned(supplies, demands, paidBy, sequence, way, life);
}

/** The plan of a matching: what is activated, in which order, with which choices. */
function planned(
  supplies: readonly Found[],
  demands: readonly Demand[],
  paidBy: readonly number[],
  sequence: readonly Used[],
  way: Way,
  life: number,
): Plan | null {
  const activations: PlannedActivation[] = [];
  const spendOn = new Map<number, ManaType[]>();
  const choices = new Map<Alternative, { ability: PlannedActivation; rank: number }>();
  let lifePaid = 0;
  demands.forEach((demand, at) => {
    const supply = supplies[paidBy[at] ?? -1];
    if (supply === undefined) return;
    const { alternative, unit } = supply;
    const type = typeFor(supply.mask & demand.mask);
    const spent = spendOn.get(demand.before) ?? [];
    spent.push(type);
    spendOn.set(demand.before, spent);
    if (alternative === null || unit === null) return;
    const made = unit.by.find(([own]) => own === type);
    if (made === undefined) return;
    const [, ability, choice] = made;
    const before = choices.get(alternative);
    if (before === undefined) {
      lifePaid += alternative.life;
      choices.set(alternative, {
        ability: { object: ability.object, ability: ability.ref, choice, spend: [] },
        rank: sequence.findIndex((used) => used.alternative === alternative),
      });
    } else {
      // Several mana of one activation: each brings its own choice.
      const changed = before.ability.choice.map((old, index) => (index === unit.point ? type : old));
      choices.set(alternative, { ...before, ability: { ...before.ability, choice: changed } });
    }
  });
  if (lifePaid > life) return null;
  for (const { ability, rank } of choices.values()) if (rank < 0) activations.push(ability);
  sequence.forEach(({ alternative }, at) => {
    const used = choices.get(alternative)?.ability ?? defaultActivation(alternative);
    if (used !== null) activations.push({ ...used, spend: spendOn.get(at + 1) ?? [] });
  });
  return { activations, spend: spendOn.get(theCost) ?? [], life: way.life };
}

const typeFor = (mask: number): ManaType =>
  // Of several types for a need that takes any, the first by the order of 105.1: they were interchangeable.
  manaTypes.find((type) => (mask & maskOf([type])) !== 0) ?? 'C';

function defaultActivation({ units }: Alternative): PlannedActivation | null {
  const made = units[0]?.by[0];
  if (made === undefined) return null;
  const [, ability, choice] = made;
  return { object: ability.object, ability: ability.ref, choice, spend: [] };
}
