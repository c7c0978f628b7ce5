import { z } from 'zod/mini';
import type { Target } from '../../rules/state/object.ts';
import { rulesTable } from '../../rules/state/table.ts';
import { allowed, firstRefusal, type Verdict } from '../../rules/state/verdict.ts';
import { between, drawn, positions, subsets, take } from './combinations.ts';
import { distinctPositions, position, within } from './positions.ts';
import { type Asked, type DecisionWord, refused } from './word.ts';

/** Any of these players or objects, `min` to `max` of them (608.2d, 601.2c). Answer: their positions. */
export interface Choose extends Asked {
  readonly kind: 'choose';
  /** Object ids or players, in a fixed order. */
  readonly options: readonly Target[];
  readonly min: number;
  readonly max: number;
  /** The options come from a hidden place: shown to the decider alone. */
  readonly hidden: boolean;
  /** For targets: the spec's number and the legal sets are checked as a whole. */
  readonly purpose:
    | 'target'
    | 'discard'
    | 'sacrifice'
    | 'search'
    | 'bottom'
    | 'legend'
    | 'cost'
    | 'splicing'
    | 'effect'
    | 'protector'
    | 'attackWhom'
    | 'opening'
    | 'firstPlayer';
  /** Whether being chosen is good for what is chosen, for simple players. */
  readonly tone: 'good' | 'bad' | 'neutral';
  /** No two of what is chosen may have the same: what that is in words, and of each option its own. */
  readonly different?: { readonly what: string; readonly values: readonly number[] };
  /** What is chosen must come to at least so much together: of what, and of each option its own. */
  readonly total?: { readonly what: string; readonly values: readonly number[]; readonly atLeast: number };
}

/** Of "cards with different mana values" no two have the same. */
function areDifferent({ different, ...decision }: Choose, answer: readonly number[]): Verdict {
  if (different === undefined) return allowed;
  const values = answer.map((position) => different.values[position]);
  return new Set(values).size === values.length
    ? allowed
    : refused(decision, 'Two of them have the same {what}.', { what: different.what });
}

/** Of "cards with total mana value 6 or greater" all together have that. */
function areEnough({ total, ...decision }: Choose, answer: readonly number[]): Verdict {
  if (total === undefined) return allowed;
  const sum = answer.reduce((before, position) => before + (total.values[position] ?? 0), 0);
  return sum >= total.atLeast
    ? allowed
    : refused(decision, 'Their total {what} is {sum}, and not {least} or more.', {
        what: total.what,
        sum,
        least: total.atLeast,
      });
}

export const choose: DecisionWord<Choose, readonly number[]> = {
  schema: z.array(position),
  legal: (game, decision, answer) =>
    firstRefusal(
      () => distinctPositions(decision, answer, decision.options.length),
      () => within(decision, answer.length),
      () => areDifferent(decision, answer),
      () => areEnough(decision, answer),
      () =>
        decision.purpose === 'target'
          ? (rulesTable().decisions?.targets?.(game, decision, answer) ?? allowed)
          : allowed,
    ),
  only: ({ max, min, options }) => (max === 0 ? [] : min === options.length ? positions(min) : undefined),
  enumerate(game, decision, limit) {
    const all = subsets(positions(decision.options.length), decision.min, decision.max);
    if (decision.purpose !== 'target' && decision.different === undefined && decision.total === undefined)
      return take(all, limit);
    const legal: (readonly number[])[] = [];
    for (const answer of all) {
      if (legal.length >= limit) break;
      if (choose.legal(game, decision, answer).ok) legal.push(answer);
    }
    return legal;
  },
  sample(game, decision, pick) {
    const options = positions(decision.options.length);
    for (let tries = 0; tries < 20; tries++) {
      const count = between(decision.min, Math.min(decision.max, options.length), pick);
      const answer = [...drawn(options, count, pick)].sort((a, b) => a - b);
      if (choose.legal(game, decision, answer).ok) return answer;
    }
    // As many as possible come to the greatest total.
    if (decision.total !== undefined) return options.slice(0, decision.max);
    // Targets that exclude one another are rare; then the legal sets are looked for one after the other.
    const legal = choose.enumerate(game, decision, 1)[0];
    return legal ?? [];
  },
  /** State-based actions find what is left to choose, and for whom (704.3). */
  withoutThem: ({ rule }) => (rule.startsWith('704.') ? 'askedAnew' : 'byAnother'),
  offers: ({ options }) => options,
  offering(decision, kept) {
    const options = kept.flatMap((at) => decision.options[at] ?? []);
    const { length } = options;
    return { ...decision, options, min: Math.min(decision.min, length), max: Math.min(decision.max, length) };
  },
  shows: ({ options }) => options.flatMap((one) => ('object' in one ? [one.object] : [])),
  hides: (decision, isSeen) =>
    decision.options.every((one) => 'player' in one || isSeen(one.object)) && !decision.hidden
      ? decision
      : {
          ...decision,
          options: [],
          min: 0,
          max: 0,
          ...(decision.different && { different: { ...decision.different, values: [] } }),
          ...(decision.total && { total: { ...decision.total, values: [] } }),
        },
};
