/** What “may” and “unless” have in common: each player is asked, and pays if there is a cost (118.12, 608.2d). */
import { canPay, couldPay } from '../../rules/effects/costs/can-pay.ts';
import { type CostContext, costContext } from '../../rules/effects/costs/context.ts';
import { paidIn, payMemory } from '../../rules/effects/costs/pay-memory.ts';
import type { Doing, Doings, OtherMeanings, Reading } from '../../rules/effects/instructions/meaning.ts';
import { apart, fullyNamed } from '../../rules/effects/instructions/named.ts';
import { amountOf, asking, forEach, whoOf } from '../../rules/effects/instructions/who.ts';
import { wasDoneThisTurn } from '../../rules/events/done-this-turn.ts';
import { asked } from '../../rules/state/decider.ts';
import type { DecisionOf } from '../../rules/state/decision.ts';
import type { Game } from '../../rules/state/game.ts';
import type { PlayerId, TextRef } from '../../rules/state/identity.ts';
import { remembering } from '../../rules/state/memory.ts';
import { call, decide, type Following, go, type Outcome } from '../../rules/state/procedure.ts';
import type { Scope } from '../../rules/state/scope.ts';
import type { CostPart, Instruction } from '../../rules/state/vocabulary/index.ts';
import { instructionWord } from '../../rules/state/word-table.ts';
import { allChoosable } from './choosing.ts';
import type { May } from './may.ts';
import type { Unless } from './unless.ts';

interface OfferMemory {
  readonly left?: readonly PlayerId[];
  readonly accepted: readonly PlayerId[];
  readonly declined: readonly PlayerId[];
  /** Who is being asked, or is paying. */
  readonly player: PlayerId;
  /** How often a cost was paid that may be paid any number of times. */
  readonly times?: number;
}

export const offers = remembering<OfferMemory>({
  left: 'numbers, maybe',
  accepted: 'numbers',
  declined: 'numbers',
  player: 'number, later',
  times: 'number, maybe',
});

export const begins = { accepted: [], declined: [] };

/** The steps by which players are asked. */
export const offering = ['next', 'answered', 'paid'] as const;

type Offered = Doings<(typeof offering)[number] | 'then', OfferMemory>;

/**
 * Whether a player may do the first of these instructions at all (608.2d); what follows is done as far as it can be
 * (609.3). To choose an object does nothing by itself: there must be one with which what comes next can be done.
 */
export function isPossible(
  game: Game,
  instructions: readonly Instruction[],
  ref: TextRef,
  scope: Scope,
  others: OtherMeanings,
): boolean {
  const [first, next] = instructions;
  if (first === undefined) return true;
  const reading = { ref: `${ref}.0`, scope };
  if (!others.possible(game, { ...reading, instruction: first })) return false;
  if (first.do !== 'choose' || first.as === undefined || next === undefined) return true;
  const { as, who } = first;
  return whoOf(game, scope, who).some((player) =>
    allChoosable(game, { ...reading, instruction: first }, player).some((one) => {
      const named = { ...scope.named, [as]: fullyNamed(apart([one])) };
      return others.possible(game, { instruction: next, ref: `${ref}.1`, scope: { ...scope, named } });
    }),
  );
}

/** Steps shared by "may" and "unless": each player is asked, and pays if there is a cost, in APNAP order. */
export function offered<I extends May | Unless>(
  about: (instruction: I, times: number) => string,
  offer: (game: Game, doing: Reading<I> & Pick<Doing<I>, 'others'>, player: PlayerId) => boolean,
) {
  type Offer = Doing<I, OfferMemory>;
  const declines = (
    { memory }: Offer,
    player: PlayerId,
    left: readonly PlayerId[],
  ): Outcome<'next', OfferMemory> =>
    // Who has paid before only doesn't pay once more.
    memory.accepted.includes(player)
      ? go('next', { left })
      : go('next', { left, declined: [...memory.declined, player] });
  const accepts = ({ memory }: Offer, player: PlayerId): Following<'next', OfferMemory> => ({
    then: 'next',
    remember: { accepted: [...memory.accepted, player] },
  });
  return {
    next(game: Game, doing: Offer): Offered {
      const { instruction, ref, scope, memory } = doing;
      const [player, ...left] = memory.left ?? whoOf(game, scope, instruction.who);
      if (player === undefined) return go('then');
      if (isOnceEachTurn(instruction) && wasDoneThisTurn(game, scope.self, ref, player))
        return declines(doing, player, left);
      const price = priceOf(game, scope, instruction);
      const context = costContextOf(scope, player);
      const decision: DecisionOf<'confirm'> = asked(game, player, {
        kind: 'confirm',
        rule: price === undefined ? '608.2d' : '118.12',
        about: about(instruction, timesOf(game, scope, instruction)),
        object: asking(scope),
        tone: 'good',
      });
      const isPossible =
        offer(game, doing, player) && (price === undefined || isPayable(game, context, price));
      const only = isPossible ? isAskedAnyway(instruction) : false;
      return decide(decision, { then: 'answered', remember: { left, player }, only });
    },
    answered(game: Game, doing: Offer): Offered {
      const { instruction, scope, memory, frame } = doing;
      const { player, left = [] } = memory;
      if (frame.answer !== true) return declines(doing, player, left);
      const price = priceOf(game, scope, instruction);
      if (price === undefined) return { kind: 'go', ...accepts(doing, player) };
      return call('pay', payMemory(costContextOf(scope, player), price, { mode: 'manual' }), {
        then: 'paid',
      });
    },
    paid(_game: Game, doing: Offer): Offered {
      const { accepted, player, left = [], times = 0 } = doing.memory;
      const { paid, paidWith } = paidIn(doing.frame.returned);
      if (!paid) return declines(doing, player, left);
      if (!isRepeatable(doing.instruction)) return { kind: 'paid', paidWith, ...accepts(doing, player) };
      const remember = {
        accepted: [...new Set([...accepted, player])],
        times: times + 1,
        left: [player, ...left],
      };
      return { kind: 'paid', paidWith, then: 'next', remember };
    },
  };
}

/** What may be done asks by itself whether to do anything, so nobody is asked twice: then the answer is yes. */
function isAskedAnyway(instruction: May | Unless): true | undefined {
  if (instruction.do !== 'may' || instruction.cost !== undefined) return undefined;
  const [only, ...others] = instruction.then;
  return only !== undefined && others.length === 0 && instructionWord(only).mayDoNothing === true
    ? true
    : undefined;
}

/** How many times over the cost is to be paid. */
const timesOf = (game: Game, scope: Scope, instruction: May | Unless): number =>
  instruction.do === 'may' || instruction.times === undefined ? 1 : amountOf(game, scope, instruction.times);

/** What is to be paid: the cost, or that so many times over. */
function priceOf(game: Game, scope: Scope, instruction: May | Unless): readonly CostPart[] | undefined {
  const { cost } = instruction;
  const times = timesOf(game, scope, instruction);
  return cost === undefined || times === 1 ? cost : Array.from({ length: times }, () => cost).flat();
}

const isRepeatable = (instruction: May | Unless): boolean =>
  instruction.do === 'may' && instruction.anyNumberOfTimes === true;

export const isOnceEachTurn = (instruction: May | Unless): boolean =>
  instruction.do === 'may' && instruction.onceEachTurn === true;

/** Whether it can be paid, also with what mana abilities may bring along that are activated before (118.3, 608.2g). */
const isPayable = (game: Game, context: CostContext, price: readonly CostPart[]): boolean =>
  couldPay(game, context, price, canPay(game, context, price)).ok;

/** The cost is the payer's, who may give it up, in the words of the spell or ability that asks for it. */
const costContextOf = (scope: Scope, player: PlayerId): CostContext => ({
  ...costContext(player, asking(scope)),
  scope: { ...forEach(scope, player), you: player },
  open: true,
});
