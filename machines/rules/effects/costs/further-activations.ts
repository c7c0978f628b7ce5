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
import { shortOf, sumOf, type Use, type Uses, usesOf } from './limited.ts';
import { lockedCost } from './locked.ts';
import { howUsed } from './parts.ts';

/** How many combinations of further activations that could be enough are looked at closely for one cost. */
const mostLooks = 120;
/** How many are looked at at all. */
const mostCombinations = 4000;
/** How many choices of objects are looked at for one activation. */
const mostChoices = 12;

/** How often what costs nothing that could run out is activated further for one cost: without end it could be. */
const mostForNothing = 40;

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
  if (context.fromPool === true) return null;
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
          groupFor(game, context, ability, {}, ability.uses, at + 1),
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

function timesLeft(game: Game, ability: ManaAbility, text: ActivatedAbility): number {
  const { asks, object, ref, taps, uses } = ability;
  const isLimited = asks || uses.length > 0;
  const { once, timesEachTurn } = text.limits ?? {};
  const often =
    once === true ? 1 : (timesEachTurn ?? (isLimited ? Number.POSITIVE_INFINITY : mostForNothing));
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
  readonly uses: Uses;
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
  const before: Used = { up, tapping: reserved.tapping, uses: reserved.uses };
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
      const after = usedWith(game, used, activation, chosen);
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
  cost.flatMap((part, at) => (howUsed(part) === 'up' ? (objects[at] ?? []) : []));

/** What is used up and tapped with one activation more. */
function takenWith(taken: Taken, activation: Activation): Taken {
  const { candidate: one, objects } = activation;
  const tapped = one.cost.flatMap((part, at) => (howUsed(part) === 'tapping' ? (objects[at] ?? []) : []));
  return {
    up: new Set([...taken.up, ...takenUp(activation)]),
    tapping: new Set([...taken.tapping, ...(one.ability.taps ? [one.ability.object] : []), ...tapped]),
  };
}

/** What is used with one activation more after these; null if there isn't enough of something. */
function usedWith(
  game: Game,
  used: Used,
  activation: Activation,
  before: readonly Activation[],
): Used | null {
  const { ability } = activation.candidate;
  const isAgain = ability.asks || before.some((one) => one.candidate.ability === ability);
  // What asks for nothing is activated once already before it is again.
  const uses = [...(isAgain ? [] : ability.uses), ...usesFor(game, activation)];
  if (shortOf(uses, used.uses) !== null) return null;
  return { ...takenWith(used, activation), uses: sumOf(uses, used.uses) };
}

const usesFor = (game: Game, { candidate: { context, cost }, objects }: Activation): readonly Use[] =>
  usesOf(game, context, cost, objects);

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
  const further = chosen.map((one, at) =>
    groupFor(game, context, one.candidate.ability, one.objects, usesFor(game, one), at + 1),
  );
  return [...others, ...further];
}
