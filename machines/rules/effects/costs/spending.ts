import type { PaymentAnswer } from '../../state/decision.ts';
import type { Game } from '../../state/game.ts';
import type { ManaCost, ManaType, ManaUnit } from '../../state/mana.ts';
import { parseManaCost } from '../../state/mana-cost.ts';
import type { DecisionRules } from '../../state/table.ts';
import { allowed, forbidden, type Verdict } from '../../state/verdict.ts';
import type { CostContext } from './context.ts';
import { type Demand, match, type Supply } from './matching.ts';
import { maskOfUnit, maySpend, payableFor, waysToPay } from './needs.ts';
import { manaLeftOver, type Otherwise } from './paying-otherwise.ts';
import { thriftily } from './thrift.ts';

/**
 * Units of the player's pool that pay this mana, as positions; null if the pool alone can't. Units of the types in
 * `prefer` are taken first, then those that are missed least. Phyrexian symbols count as mana here.
 */
export function unitsFor(
  game: Game,
  context: CostContext,
  cost: ManaCost,
  prefer: readonly ManaType[] = [],
): readonly number[] | null {
  const pool = game.players[context.player]?.pool ?? [];
  const wanted = [...prefer];
  const usable = thriftily(game, context.player).flatMap((at) => {
    const unit = pool[at];
    return unit !== undefined && maySpend(game, unit.spendOnly, context.purpose)
      ? [{ unit, at, liked: takeOne(wanted, unit.type) }]
      : [];
  });
  usable.sort((a, b) => Number(b.liked) - Number(a.liked));
  for (const { needs, life } of waysToPay(payableFor(game, context, cost))) {
    if (life > 0) continue;
    const paidBy = match(
      usable.map(({ unit }) => supplyOf(unit)),
      needs.map(demandOf),
    );
    if (paidBy !== null) return paidBy.flatMap((position) => usable[position]?.at ?? []);
  }
  return null;
}

/**
 * Which of the mana that was spent on a total cost went for this part of it: of what pays for any mana the last, as what
 * only some mana pays for is paid first. All of it, where so much wasn't spent (118.7).
 */
export function unitsSpentOn(spent: readonly ManaUnit[], cost: ManaCost): readonly ManaUnit[] {
  const units = spent.toReversed();
  for (const { needs } of waysToPay(cost)) {
    const paidBy = match(units.map(supplyOf), needs.map(demandOf));
    if (paidBy !== null) return paidBy.flatMap((at) => units[at] ?? []);
  }
  return spent;
}

function takeOne(wanted: ManaType[], type: ManaType): boolean {
  const at = wanted.indexOf(type);
  if (at >= 0) wanted.splice(at, 1);
  return at >= 0;
}

const supplyOf = (unit: ManaUnit): Supply => ({ mask: maskOfUnit(unit), snow: unit.snow, from: 0 });
const demandOf = (need: { mask: number; snow: boolean }): Demand => ({ ...need, before: 1 });

/** Do exactly these units of the pool pay this mana (601.2h)? */
export function unitsVerdict(
  game: Game,
  context: CostContext,
  cost: ManaCost,
  units: readonly number[],
): Verdict {
  const pool = game.players[context.player]?.pool ?? [];
  if (new Set(units).size !== units.length) return forbidden('118.3a', 'The same mana can’t be spent twice.');
  const spent: ManaUnit[] = [];
  for (const at of units) {
    const unit = pool[at];
    if (unit === undefined)
      return forbidden('118.3a', 'There is no mana {at} in the pool.', [], { values: { at } });
    if (!maySpend(game, unit.spendOnly, context.purpose))
      return forbidden(
        '106.6',
        'That mana may not be spent on this.',
        unit.source === null ? [] : [unit.source],
      );
    spent.push(unit);
  }
  const pays = waysToPay(payableFor(game, context, cost)).some(
    ({ needs, life }) =>
      life === 0 && needs.length === spent.length && match(spent.map(supplyOf), needs.map(demandOf)) !== null,
  );
  return pays ? allowed : forbidden('118.3', 'That mana doesn’t pay the cost.');
}

/** What the pending payment is for, and what mana would pay it, from the frame of the procedure that asks. */
function asking(game: Game): { readonly context: CostContext; readonly ways: readonly ManaCost[] } | null {
  const frame = game.frames.findLast(({ procedure }) => procedure === 'payMana');
  const memory = frame?.memory;
  if (memory === undefined || !isPaying(memory)) return null;
  const { context, mana, ways } = memory;
  return { context, ways: manaLeftOver(game, context, mana, ways).map(parseManaCost) };
}

interface Paying {
  readonly context: CostContext;
  readonly mana: string;
  readonly ways: readonly Otherwise[];
}

const isPaying = (memory: object): memory is Paying =>
  'context' in memory && 'mana' in memory && 'ways' in memory;

/** The legal answers of a `payment` decision: to let the engine pay, or units of the pool that pay exactly. */
export const paymentRules: DecisionRules<'payment'> = {
  legal(game, decision, answer) {
    const paying = asking(game);
    if (paying === null) return forbidden('601.2h', 'Nothing is being paid now.');
    if (answer !== 'auto') {
      const verdicts = paying.ways.map((mana) => unitsVerdict(game, paying.context, mana, answer.units));
      return verdicts.find(({ ok }) => ok) ?? verdicts[0] ?? allowed;
    }
    return decision.automatic === null
      ? forbidden('118.3', '{p0} can’t pay this.', [], { players: [decision.player] })
      : allowed;
  },
  enumerate(game, decision, limit) {
    const paying = asking(game);
    const payable = (paying?.ways ?? []).flatMap((mana) => {
      const units = paying === null ? null : unitsFor(game, paying.context, mana);
      return units === null ? [] : [{ units }];
    });
    const answers: PaymentAnswer[] = [
      ...(decision.automatic === null ? [] : (['auto'] as const)),
      ...payable.slice(0, 1),
    ];
    return answers.slice(0, limit);
  },
  sample(game, decision, random) {
    const answers = this.enumerate(game, decision, 2);
    return answers[random(Math.max(1, answers.length))] ?? 'auto';
  },
};
