import type { Game } from '../../state/game.ts';
import type { ObjectId, PlayerId } from '../../state/identity.ts';
import { onceForLatest } from '../../state/once-for.ts';
import { abilityAt } from '../../state/text.ts';
import type { ActivatedAbility, CostPart } from '../../state/vocabulary/index.ts';
import { timesActivated } from '../mana/activation.ts';
import { type ManaAbility, manaAbilities } from '../mana/sources.ts';
import { assignments, type ChosenForParts, type Taken } from './assigning.ts';
import { type CostContext, costContext } from './context.ts';
import { type Group, groupFor, groupsFor, isForPaying, type Reserved } from './groups.ts';
import { lockedCost } from './locked.ts';

/** How many combinations of further activations that could be enough are looked at closely for one cost. */
const mostLooks = 120;
/** How many are looked at at all. */
const mostCombinations = 4000;
/** How many choices of objects are looked at for one activation. */
const mostChoices = 12;

/** What could be activated besides what `groupsFor` finds. */
export interface FurtherActivations {
  /** Everything, as if nothing stood in the way of anything else: what this doesn't pay for can't be paid for. */
  readonly atMost: readonly Group[];
  /**
   * Lists of all that could be activated together, with the fewest further activations first: what they take is kept
   * from everything else. No more than so many, and only those that could be enough.
   */
  lists(couldBeEnough: (groups: readonly Group[]) => boolean): Generator<readonly Group[]>;
}

/**
 * Activations besides those that `groupsFor` finds, to make `needed` mana: of abilities whose cost asks for objects (a
 * creature to sacrifice, an artifact to tap, a card to discard), and of abilities that can be activated again because
 * nothing about them taps or is used up. Null if there are none.
 */
export function furtherActivations(
  game: Game,
  context: CostContext,
  reserved: Reserved,
  losing: boolean,
  needed: number,
): FurtherActivations | null {
  const abilities = furtherOf(manaAbilities(game, context.player)).filter(({ loses }) => losing || !loses);
  if (abilities.length === 0) return null;
  const candidates = abilities.map((ability) => candidate(game, context, ability));
  // Each mana needed is made by an activation, which may be paid for with the mana of another one.
  const most = abilities.some(({ mana }) => mana.length > 0) ? 2 * needed : needed;
  return {
    atMost: [
      ...groupsFor(game, context, reserved, losing),
      ...candidates.flatMap(({ ability, times }) =>
        Array.from({ length: Math.min(most, times) }, (_, at) =>
          groupFor(game, context, ability, {}, at + 1),
        ),
      ),
    ],
    *lists(couldBeEnough) {
      let looks = mostLooks;
      let left = mostCombinations;
      for (let count = 1; count <= most; count += 1) {
        for (const chosen of combinations(game, context, candidates, reserved, count)) {
          const groups = togetherWith(game, context, reserved, losing, chosen);
          left -= 1;
          if (couldBeEnough(groups)) {
            yield groups;
            looks -= 1;
          }
          if (looks === 0 || left === 0) return;
        }
      }
    },
  };
}

/** Whether the player has a mana ability whose cost asks for objects. */
export const asksForObjects = (game: Game, player: PlayerId): boolean =>
  furtherOf(manaAbilities(game, player)).some(({ asks }) => asks);

/** Those that ask for objects, or that could be activated once more after they were. */
export const furtherOf = onceForLatest((all: readonly ManaAbility[]): readonly ManaAbility[] =>
  all.filter(
    (one) =>
      one.makes !== null &&
      one.makes.length > 0 &&
      isForPaying(one) &&
      (one.asks || !(one.taps || one.usesUp)),
  ),
);

/** A mana ability that could be activated, once or several times. */
interface Candidate {
  readonly ability: ManaAbility;
  readonly context: CostContext;
  readonly cost: readonly CostPart[];
  /** How often its own limits let it be activated further this turn. */
  readonly times: number;
}

function candidate(game: Game, { player }: CostContext, ability: ManaAbility): Candidate {
  const own = costContext(player, ability.object, { ability: ability.object });
  const text = abilityAt(game, ability.ref);
  return {
    ability,
    context: own,
    cost: lockedCost(game, own.scope, ability.ability.cost),
    times: text.kind === 'activated' ? timesLeft(game, ability, text) : 0,
  };
}

function timesLeft(game: Game, { asks, object, ref, taps }: ManaAbility, text: ActivatedAbility): number {
  const often = text.limits?.timesEachTurn ?? Number.POSITIVE_INFINITY;
  const left = often - timesActivated(game, object, ref) - (asks ? 0 : 1);
  return Math.max(0, taps ? Math.min(1, left) : left);
}

/** One further activation, with the objects that pay for it. */
interface Activation {
  readonly candidate: Candidate;
  readonly objects: ChosenForParts;
}

/** What several activations take together. */
interface Used extends Taken {
  /** Counters removed, by object and kind. */
  readonly counters: Readonly<Record<string, number>>;
}

/** Lists of so many activations, in the order in which they would be activated. */
function* combinations(
  game: Game,
  context: CostContext,
  candidates: readonly Candidate[],
  reserved: Reserved,
  count: number,
): Generator<readonly Activation[]> {
  const { without } = context;
  const up = new Set([
    ...reserved.up,
    ...reserved.tapping,
    ...reserved.stays,
    ...(without === undefined ? [] : [without]),
  ]);
  const before: Used = { up, tapping: reserved.tapping, counters: {} };
  yield* from(game, candidates, 0, count, before, []);
}

function* from(
  game: Game,
  candidates: readonly Candidate[],
  start: number,
  count: number,
  used: Used,
  chosen: readonly Activation[],
): Generator<readonly Activation[]> {
  if (count === 0) {
    yield chosen;
    return;
  }
  for (let at = start; at < candidates.length; at += 1) {
    const one = candidates[at];
    if (one === undefined || !isLeft(one, used, chosen)) continue;
    let choices = mostChoices;
    for (const objects of assignments(game, one.context, one.cost, {}, used)) {
      const activation: Activation = { candidate: one, objects };
      const after = usedWith(game, used, activation);
      if (after !== null) yield* from(game, candidates, at, count - 1, after, [...chosen, activation]);
      choices -= 1;
      if (choices === 0) break;
    }
  }
}

/** Whether it could be activated after these: it is still there, untapped if need be, and not at its limit. */
function isLeft({ ability, times }: Candidate, used: Used, chosen: readonly Activation[]): boolean {
  if (ability.taps && used.tapping.has(ability.object)) return false;
  const own = chosen.filter((one) => one.candidate.ability === ability);
  if (own.length >= times) return false;
  return !chosen.some((one) => takenUp(one).includes(ability.object));
}

/** The objects that an activation uses up. */
const takenUp = ({ candidate: { cost }, objects }: Activation): readonly ObjectId[] =>
  cost.flatMap((part, at) => (isTapping(part) || keeps(part) ? [] : (objects[at] ?? [])));

const isTapping = (part: CostPart): boolean => 'tapPermanents' in part;
const keeps = (part: CostPart): boolean => 'reveal' in part || 'removeCounters' in part;

/** What is used up and tapped with one activation more. */
function takenWith(taken: Taken, activation: Activation): Taken {
  const { candidate: one, objects } = activation;
  const tapped = one.cost.flatMap((part, at) => (isTapping(part) ? (objects[at] ?? []) : []));
  return {
    up: new Set([...taken.up, ...takenUp(activation)]),
    tapping: new Set([...taken.tapping, ...(one.ability.taps ? [one.ability.object] : []), ...tapped]),
  };
}

/** What is used with one activation more; null if there aren't counters enough. */
function usedWith(game: Game, used: Used, activation: Activation): Used | null {
  const {
    candidate: { ability, cost },
    objects,
  } = activation;
  const counters: Record<string, number> = { ...used.counters };
  for (const [at, part] of cost.entries()) {
    if (!('removeCounters' in part)) continue;
    const all = objects[at] ?? [];
    const own = typeof part.count === 'number' ? part.count : 1;
    for (const on of all.length === 0 ? [ability.object] : new Set(all)) {
      const key = `${on} ${part.removeCounters}`;
      const count = all.length === 0 ? own : all.filter((one) => one === on).length;
      // What asks for nothing is reckoned with once already.
      const removed = (counters[key] ?? (ability.asks ? 0 : count)) + count;
      if (removed > (game.objects[on]?.counters[part.removeCounters] ?? 0)) return null;
      counters[key] = removed;
    }
  }
  return { ...takenWith(used, activation), counters };
}

/** Everything that could be activated together with these: nothing is tapped or used up twice. */
function togetherWith(
  game: Game,
  context: CostContext,
  reserved: Reserved,
  losing: boolean,
  chosen: readonly Activation[],
): readonly Group[] {
  const gone = new Set(chosen.flatMap(takenUp));
  const apart: Reserved = { ...reserved, ...chosen.reduce(takenWith, reserved) };
  const others = groupsFor(game, context, apart, losing).filter(
    // What costs mana is activated after what is used up for mana is gone.
    ({ object, alternatives }) => !(gone.has(object) && alternatives.some(({ costs }) => costs.length > 0)),
  );
  const further = chosen.map(({ candidate: { ability }, objects }, at) =>
    groupFor(game, context, ability, objects, at + 1),
  );
  return [...others, ...further];
}
