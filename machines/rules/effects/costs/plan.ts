import type { Game } from '../../state/game.ts';
import type { ObjectId, TextRef } from '../../state/identity.ts';
import { type ManaCost, type ManaType, type ManaUnit, manaTypes } from '../../state/mana.ts';
import { onceForLatest } from '../../state/once-for.ts';
import type { ManaAbility } from '../mana/sources.ts';
import type { ChosenForParts } from './assigning.ts';
import type { CostContext } from './context.ts';
import { couldPay, demandsOf, theCost } from './enough.ts';
import { furtherActivations } from './further-activations.ts';
import { type Alternative, type Group, groupsFor, type Reserved, type Unit } from './groups.ts';
import { lifeToPay, shortOf, type Uses } from './limited.ts';
import { type Demand, match, type Supply } from './matching.ts';
import {
  countBits,
  maskOf,
  maskOfUnit,
  maySpend,
  type Need,
  payableFor,
  type Way,
  waysToPay,
} from './needs.ts';
import { thriftily } from './thrift.ts';

/** A mana ability to activate, with its choices, and the types of mana that pay for it. */
export interface PlannedActivation {
  readonly object: ObjectId;
  readonly ability: TextRef;
  readonly choice: readonly ManaType[];
  readonly spend: readonly ManaType[];
  /** The objects chosen for the parts of its cost; null if nobody has to choose any. */
  readonly objects: ChosenForParts | null;
}

/** How a mana cost is paid: abilities in their order, then mana of these types, and life for Phyrexian symbols. */
export interface Plan {
  readonly activations: readonly PlannedActivation[];
  readonly spend: readonly ManaType[];
  readonly life: number;
}

/** Beyond this many combinations of alternatives the search ends; only boards of dozens of unusual sources reach it. */
const searchLimit = 4000;

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
 * are used that tap permanents and pay mana. Abilities whose cost asks for objects, and those that can be activated
 * again, are searched no further than `furtherActivations` goes. Null if it can't be paid.
 */
export function planMana(
  game: Game,
  context: CostContext,
  printed: ManaCost,
  reserved: Reserved,
  losing: boolean,
): Plan | null {
  const cost = payableFor(game, context, printed);
  const pool = poolOf(game, context);
  const { uses } = reserved;
  const life = lifeToPay(game, context.player) - (uses.life ?? 0);
  const groups = groupsFor(game, context, reserved, losing);
  const found = planWith(groups, pool, cost, life, uses);
  if (found !== null) return found;
  const needed = Math.max(0, ...waysToPay(cost).map(({ needs }) => needs.length));
  const further = furtherActivations(game, context, reserved, losing, needed);
  if (further === null || planWith(further.atMost, pool, cost, life, uses) === null) return null;
  for (const more of further.lists((groups) => couldPay(groups, pool, cost, life))) {
    const plan = planWith(more, pool, cost, life, uses);
    if (plan !== null) return plan;
  }
  return null;
}

/** The best plan with these abilities. */
function planWith(
  groups: readonly Group[],
  pool: readonly Found[],
  cost: ManaCost,
  life: number,
  uses: Uses,
): Plan | null {
  const prepared = preparedFor(groups);
  const most = pool.length + prepared.most;
  for (const way of waysToPay(cost)) {
    if (way.life > 0 && way.life > life) continue;
    if (way.needs.length > most) continue;
    const already = way.life > 0 ? { ...uses, life: (uses.life ?? 0) + way.life } : uses;
    const found =
      prepared.supplies === null
        ? search(pool, groups, prepared, way, already)
        : settle([...pool, ...prepared.supplies], demandsOf(way), [], way, already);
    if (found !== null) return found;
  }
  return null;
}

const greatest = (alternatives: readonly Alternative[]): number =>
  alternatives.reduce((most, { units }) => Math.max(most, units.length), 0);

/** What is the same for every cost that is paid with these mana abilities. */
interface Prepared {
  /** As much mana as they could make at most. */
  readonly most: number;
  /** How many groups can make each type: a type that many make is missed least. */
  readonly abundance: readonly number[];
  /** The mana they make, in the order in which it is used; null if they can be used in more than one way. */
  readonly supplies: readonly Found[] | null;
}

const preparedFor = onceForLatest((groups: readonly Group[]): Prepared => {
  const abundance = abundanceOf(groups);
  const isPlain = groups.every(
    ({ alternatives: [only, ...others] }) =>
      only !== undefined && others.length === 0 && only.costs.length === 0,
  );
  return {
    most: groups.reduce((sum, { alternatives }) => sum + greatest(alternatives), 0),
    abundance,
    supplies: isPlain
      ? evenly(
          groups.flatMap(({ alternatives }) => alternatives.flatMap((one) => suppliesOf(one, 0, abundance))),
        )
      : null,
  };
});

const suppliesOf = (alternative: Alternative, from: number, abundance: readonly number[]): readonly Found[] =>
  alternative.units.map((unit) => ({
    mask: unit.mask,
    snow: unit.snow,
    from,
    order: usefulness(alternative, unit, abundance),
    pool: null,
    alternative,
    unit,
  }));

const inOrder = (supplies: readonly Found[]): readonly Found[] =>
  [...supplies].sort((a, b) => a.order - b.order);

/** What is least useful first; with each that is used there is less left of its kind, which is missed more. */
function evenly(supplies: readonly Found[]): readonly Found[] {
  const used = new Map<number, number>();
  return inOrder(supplies)
    .map((supply) => {
      const before = used.get(supply.mask) ?? 0;
      used.set(supply.mask, before + 1);
      return { supply, order: supply.order + before };
    })
    .sort((a, b) => a.order - b.order)
    .map(({ supply }) => supply);
}

/**
 * The plan that pays these demands with these supplies, if there is one. Where that takes more of something than there
 * is (118.3), one of the abilities that want it is left out, each in its turn, first what would be missed most. The ones
 * that had their turn are kept then, so that nothing is looked at twice.
 */
function settle(
  supplies: readonly Found[],
  demands: readonly Demand[],
  sequence: readonly Used[],
  way: Way,
  uses: Uses,
  kept: readonly Alternative[] = [],
): Plan | null {
  const paidBy = match(supplies, demands);
  if (paidBy === null) return null;
  const paying = new Set(paidBy.flatMap((at) => supplies[at]?.alternative ?? []));
  const inSequence = sequence.map(({ alternative }) => alternative);
  const all = [...new Set([...inSequence, ...paying])].flatMap((one) => one.uses);
  const short = shortOf(all, uses);
  if (short === null) return planned(supplies, demands, paidBy, sequence, way);
  const wanting = [...paying].filter(
    (one) => !inSequence.includes(one) && !kept.includes(one) && one.uses.some(({ of }) => of === short),
  );
  const inTurn = wanting.sort((a, b) => b.rank - a.rank);
  for (const [at, without] of inTurn.entries()) {
    const others = supplies.filter(({ alternative }) => alternative !== without);
    const plan = settle(others, demands, sequence, way, uses, [...kept, ...inTurn.slice(0, at)]);
    if (plan !== null) return plan;
  }
  return null;
}

/** The player's mana that may be spent on this: what is missed least is spent first. */
export function poolOf(game: Game, context: CostContext): readonly Found[] {
  const pool = game.players[context.player]?.pool ?? [];
  if (pool.length === 0) return [];
  return thriftily(game, context.player).flatMap((at, order): readonly Found[] => {
    const unit = pool[at];
    return unit !== undefined && maySpend(game, unit.spendOnly, context.purpose)
      ? [
          {
            mask: maskOfUnit(unit),
            snow: unit.snow,
            from: 0,
            order,
            pool: unit,
            alternative: null,
            unit: null,
          },
        ]
      : [];
  });
}

/** Tries combinations of alternatives: those without mana costs first, then sequences of those that have some. */
function search(
  pool: readonly Found[],
  groups: readonly Group[],
  { abundance }: Prepared,
  way: Way,
  uses: Uses,
): Plan | null {
  let looks = searchLimit;
  const attempt = (sequence: readonly Used[], plain: readonly Alternative[]): Plan | null => {
    looks -= 1;
    return evaluate(pool, sequence, plain, way, uses, abundance);
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
    const isUsed = (group: Group) => sequence.some((used) => used.group === group);
    for (const [at, group] of costly.entries()) {
      if (looks <= 0) return null;
      const isNext = ({ like }: Group) => like !== null && like === group.like;
      if (isUsed(group) || costly.some((one, before) => before < at && isNext(one) && !isUsed(one))) continue;
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

/** How many groups can make each type. */
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
  uses: Uses,
  abundance: readonly number[],
): Plan | null {
  const made = [
    ...plain.flatMap((alternative) => suppliesOf(alternative, 0, abundance)),
    ...sequence.flatMap(({ alternative }, at) => suppliesOf(alternative, at + 1, abundance)),
  ];
  const demands = [
    ...demandsOf(way),
    ...sequence.flatMap(({ cost }, at) => cost.map((need) => ({ ...need, before: at + 1 }))),
  ];
  return settle([...pool, ...evenly(made)], demands, sequence, way, uses);
}

/** The plan of a matching: what is activated, in which order, with which choices. */
function planned(
  supplies: readonly Found[],
  demands: readonly Demand[],
  paidBy: readonly number[],
  sequence: readonly Used[],
  way: Way,
): Plan {
  const activations: PlannedActivation[] = [];
  const spendOn = new Map<number, ManaType[]>();
  const choices = new Map<Alternative, { ability: PlannedActivation; rank: number }>();
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
      choices.set(alternative, {
        ability: activationOf(alternative, ability, choice),
        rank: sequence.findIndex((used) => used.alternative === alternative),
      });
    } else {
      // Several mana of one activation: each brings its own choice.
      const changed = before.ability.choice.map((old, index) => (index === unit.point ? type : old));
      choices.set(alternative, { ...before, ability: { ...before.ability, choice: changed } });
    }
  });
  const inTurn = [...choices].sort(([one], [other]) => one.after - other.after);
  for (const [, { ability, rank }] of inTurn) if (rank < 0) activations.push(ability);
  sequence.forEach(({ alternative }, at) => {
    const used = choices.get(alternative)?.ability ?? defaultActivation(alternative);
    if (used !== null) activations.push({ ...used, spend: spendOn.get(at + 1) ?? [] });
  });
  return { activations, spend: spendOn.get(theCost) ?? [], life: way.life };
}

const typeFor = (mask: number): ManaType =>
  // Of several types for a need that takes any, the first by the order of 105.1: they were interchangeable.
  manaTypes.find((type) => (mask & maskOf([type])) !== 0) ?? 'C';

const activationOf = (
  { objects }: Alternative,
  { object, ref }: ManaAbility,
  choice: readonly ManaType[],
): PlannedActivation => ({ object, ability: ref, choice, spend: [], objects });

function defaultActivation(alternative: Alternative): PlannedActivation | null {
  const made = alternative.units[0]?.by[0];
  if (made === undefined) return null;
  const [, ability, choice] = made;
  return activationOf(alternative, ability, choice);
}
