import { asked } from '../../state/decider.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/identity.ts';
import type { ManaType, ManaUnit } from '../../state/mana.ts';
import { parseManaCost, printManaSymbol } from '../../state/mana-cost.ts';
import { remembering } from '../../state/memory.ts';
import { ask, call, done, go, type Outcome, procedure } from '../../state/procedure.ts';
import type { RuleNumber } from '../../state/verdict.ts';
import type { CostPart } from '../../state/vocabulary/index.ts';
import { planByBurying } from './burying.ts';
import { canPaySomehow, couldPay, type PaidWithMana } from './can-pay.ts';
import type { CostContext } from './context.ts';
import type { Uses } from './limited.ts';
import type { PaymentMode } from './pay-memory.ts';
import { manaLeftOver, type Otherwise, objectsForWay } from './paying-otherwise.ts';
import { type Plan, type PlannedActivation, planMana } from './plan.ts';
import { unitsFor, unitsVerdict } from './spending.ts';

/** What `payMana` begins with. The rest of the memory is its own. */
export interface PayManaMemory {
  readonly context: CostContext;
  /** Without Phyrexian symbols: how they are paid is chosen before (118.13). */
  readonly mana: string;
  /** The locked cost that it is a part of. */
  readonly whole: readonly CostPart[];
  /** Objects that other parts of the cost tap, use up, or need to be there, and life and counters that they cost. */
  readonly tapping: readonly number[];
  readonly up: readonly number[];
  readonly stays: readonly number[];
  readonly uses: Uses;
  /** How mana of the cost may be paid otherwise, where that hasn't been asked yet: a player who pays by hand leaves some to it. */
  readonly ways: readonly Otherwise[];
  readonly mode: PaymentMode;
  readonly spend: readonly ManaType[];
  readonly rule: RuleNumber;
  readonly plan?: readonly PlannedActivation[];
  /** How often the engine has planned: something may make less mana than it seemed. */
  readonly planned?: number;
  readonly units?: readonly number[];
  /** The player said so: abilities may be activated that cost more than tapping. */
  readonly losing?: boolean;
}

/** How often a plan that came to less than was planned is made anew. */
const mostPlans = 4;

/**
 * A chance to activate mana abilities before mana is paid, and which mana that will be (118.2, 601.2g). The engine
 * sees to both where nothing is lost by it but untapped permanents; else the player is asked, and may activate mana
 * abilities before answering. Returns `{ units }`, still in the pool; null if the mana can't be paid. Where generic mana
 * can be paid otherwise (702.66a), a player who pays by hand may name mana for the rest of it: `{ units, paid }`, with
 * what that may be. If they leave it to the engine, that is still to be asked: `{ leftToEngine: true }`.
 */
export const payMana = procedure(
  'payMana',
  '118.2',
  remembering<PayManaMemory>({
    context: 'record',
    mana: 'text',
    whole: 'records',
    tapping: 'numbers',
    up: 'numbers',
    stays: 'numbers',
    uses: 'record',
    ways: 'records',
    mode: 'text',
    spend: 'texts',
    rule: 'text',
    plan: 'records, maybe',
    planned: 'number, maybe',
    units: 'numbers, maybe',
    losing: 'yes or no, maybe',
  }),
  ['plan', 'ask', 'answered', 'activate', 'ready'],
  {
    plan(game, { memory }) {
      if (unitsToSpend(game, memory) !== null && memory.mode === 'automatic') return go('ready');
      if (memory.mode === 'manual' && memory.losing !== true) return go('ask');
      const planned = (memory.planned ?? 0) + 1;
      const plan = planned > mostPlans ? null : planOf(game, memory, memory.losing === true);
      if (plan !== null) return go('activate', { plan: plan.activations, spend: plan.spend, planned });
      return planned > mostPlans || planOf(game, memory, true) === null ? failed() : go('ask');
    },
    ask(game, { memory }) {
      const { context, mana, ways, whole } = memory;
      const plan = anyPlan(game, memory) ?? planByBurying(game, context, whole, ways);
      const isPayable =
        plan !== null || waysByHand(game, memory).some((one) => unitsToSpend(game, one) !== null);
      if (!isPayable && !isOpen(game, memory)) return failed();
      const otherwise = [...new Set(ways.flatMap((way) => objectsForWay(game, context, way)))];
      return ask(
        asked(game, context.player, {
          kind: 'payment',
          rule: memory.rule,
          about: 'pay the cost',
          object: context.scope.onStack ?? context.scope.self,
          cost: parseManaCost(mana).map(printManaSymbol),
          automatic: plan === null ? null : takesPart(plan),
          ...(otherwise.length > 0 && { otherwise }),
        }),
        { then: 'answered' },
      );
    },
    answered(game, { memory, frame }) {
      // A mana ability was activated instead of an answer: what can be paid may be another matter now.
      if (frame.answer === null) return go('ask');
      const units = chosenUnits(frame.answer);
      if (units !== null) return go('ready', { units });
      if (memory.ways.length > 0 && anyPlan(game, memory) === null) {
        const { context, ways, whole } = memory;
        const buries = planByBurying(game, context, whole, ways);
        return buries === null ? failed() : go('activate', { plan: buries.activations });
      }
      if (waysByHand(game, memory).length > 1) return done({ leftToEngine: true });
      const plan = planOf(game, memory, false) ?? planOf(game, memory, true);
      return plan === null
        ? failed()
        : go('activate', { plan: plan.activations, spend: plan.spend, losing: true, planned: 1 });
    },
    activate(_game, { memory }) {
      const [next, ...rest] = memory.plan ?? [];
      if (next === undefined) return go('ready');
      const { player } = memory.context;
      return call('activateManaAbility', { player, ...next }, { then: 'activate', remember: { plan: rest } });
    },
    ready(game, { memory }) {
      const units = memory.units ?? unitsToSpend(game, memory);
      if (units === null) return go('plan');
      const pool = game.players[memory.context.player]?.pool ?? [];
      const paid = waysByHand(game, memory)
        .filter((way) => unitsVerdict(game, way.context, parseManaCost(way.mana), units).ok)
        .map(({ mana }) => mana);
      const isAll = paid.includes(memory.mana);
      return done({ units: units.flatMap((at) => pool[at] ?? []), ...(!isAll && { paid }) });
    },
  },
);

/** The cost as a player may pay it by hand: as it is, or with so much less of its mana, which is paid otherwise. */
const waysByHand = (game: Game, memory: PayManaMemory): readonly PayManaMemory[] =>
  memory.ways.length === 0
    ? [memory]
    : manaLeftOver(game, memory.context, memory.mana, memory.ways).map((mana) => ({ ...memory, mana }));

/** A plan with as much of the cost paid with mana as can be, and rather one by which nothing but tapping is lost. */
function anyPlan(game: Game, memory: PayManaMemory): Plan | null {
  const ways = waysByHand(game, memory);
  for (const losing of [false, true])
    for (const way of ways) {
      const plan = planOf(game, way, losing);
      if (plan !== null) return plan;
    }
  return null;
}

/** Whether mana abilities may bring along what is missing (601.2g). */
const isOpen = (game: Game, { context, whole }: PayManaMemory): boolean =>
  couldPay(game, context, whole, canPaySomehow(game, context, whole)).ok;

const failed = (): Outcome<never> => done({ units: null });

const unitsToSpend = (game: Game, { context, mana, spend }: PayManaMemory) =>
  unitsFor(game, context, parseManaCost(mana), spend);

const planOf = (
  game: Game,
  { context, mana, tapping, up, stays, uses }: PayManaMemory,
  losing: boolean,
): Plan | null =>
  planMana(
    game,
    context,
    parseManaCost(mana),
    { tapping: new Set(tapping), up: new Set(up), stays: new Set(stays), uses },
    losing,
  );

/** What takes part in a plan: the objects whose abilities are activated, and what is tapped or used up for them. */
const takesPart = ({ activations }: Plan): readonly ObjectId[] => [
  ...new Set(activations.flatMap(({ object, objects }) => [object, ...Object.values(objects ?? {}).flat()])),
];

/** The units that a player named, from the answer as it lies in the frame. */
function chosenUnits(answer: unknown): readonly number[] | null {
  if (typeof answer !== 'object' || answer === null || !('units' in answer)) return null;
  return Array.isArray(answer.units) ? answer.units.filter((one) => typeof one === 'number') : null;
}

/** The mana that `payMana` found; null if it couldn't. */
export function unitsIn(returned: unknown): readonly ManaUnit[] | null {
  return hasUnits(returned) ? returned.units : null;
}

const hasUnits = (value: unknown): value is { readonly units: readonly ManaUnit[] } =>
  typeof value === 'object' && value !== null && 'units' in value && Array.isArray(value.units);

/** What the mana that a player named may pay, the rest being paid otherwise; null if it pays for everything. */
export const paidWithManaIn = (returned: unknown): PaidWithMana => (hasPaid(returned) ? returned.paid : null);

const hasPaid = (value: unknown): value is { readonly paid: readonly string[] } =>
  typeof value === 'object' && value !== null && 'paid' in value && Array.isArray(value.paid);

/** Whether a player who was to pay by hand left it to the engine. */
export const isLeftToEngine = (returned: unknown): boolean =>
  typeof returned === 'object' && returned !== null && 'leftToEngine' in returned;
