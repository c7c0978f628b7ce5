import { z } from 'zod/mini';
import { between, drawn, multisets, positions, subsets, take } from './combinations.ts';
import { position, within } from './positions.ts';
import { type Asked, type DecisionWord, refused } from './word.ts';

/** Modes of a spell or ability (601.2b, 700.2). Answer: positions. */
export interface Modes extends Asked {
  readonly kind: 'modes';
  readonly options: readonly {
    readonly text: string;
    readonly legal: boolean;
    /** It was chosen before, and can be only once. */
    readonly chosenBefore?: true;
  }[];
  readonly min: number;
  readonly max: number;
  readonly sameTwice: boolean;
}

export const modes: DecisionWord<Modes, readonly number[]> = {
  schema: z.array(position),
  legal(_game, decision, answer) {
    const beyond = answer.find((chosen) => chosen >= decision.options.length);
    if (beyond !== undefined) return refused(decision, 'There is no mode {position}.', { position: beyond });
    if (!decision.sameTwice && new Set(answer).size !== answer.length)
      return refused(decision, 'A mode may be chosen only once.');
    if (answer.some((chosen) => decision.options[chosen]?.legal !== true))
      return refused(decision, 'That mode can’t be chosen now.');
    return within(decision, answer.length);
  },
  only({ max, min, options, sameTwice }) {
    const legal = positions(options.length).filter((mode) => options[mode]?.legal === true);
    if (min !== max) return undefined;
    if (sameTwice) return legal.length === 1 ? positions(min).flatMap(() => legal) : undefined;
    return legal.length === min ? legal : undefined;
  },
  enumerate(_game, decision, limit) {
    const legal = positions(decision.options.length).filter((mode) => decision.options[mode]?.legal === true);
    const ways = decision.sameTwice ? multisets : subsets;
    return take(ways(legal, decision.min, decision.max), limit);
  },
  sample(_game, decision, pick) {
    const legal = positions(decision.options.length).filter((mode) => decision.options[mode]?.legal === true);
    const most = decision.sameTwice ? decision.max : Math.min(decision.max, legal.length);
    const count = between(decision.min, most, pick);
    const chosen = decision.sameTwice
      ? positions(count).flatMap(() => drawn(legal, 1, pick))
      : drawn(legal, count, pick);
    return [...chosen].sort((a, b) => a - b);
  },
  withoutThem: () => 'byAnother',
  hides: (decision) => ({ ...decision, options: [], min: 0, max: 0 }),
};
