import { z } from 'zod';
import type { DecisionOf } from '../../state/decision.ts';
import { rulesTable } from '../../state/table.ts';
import { allowed, firstRefusal, type RuleNumber, type Verdict } from '../../state/verdict.ts';
import { between, drawn, multisets, positions, subsets, take } from './combinations.ts';
import { type DecisionDefinition, refused } from './definition.ts';

const position = z.number().int().nonnegative();

/** Positions of a list with `length` entries, none twice. */
export function distinctPositions(
  decision: { readonly rule: RuleNumber; readonly object: number | null },
  answer: readonly number[],
  length: number,
): Verdict {
  const beyond = answer.find((chosen) => chosen >= length);
  if (beyond !== undefined)
    return refused(decision, 'There is no option {position}; there are {count}.', {
      position: beyond,
      count: length,
    });
  if (new Set(answer).size !== answer.length) return refused(decision, 'An option is chosen twice.');
  return allowed;
}

function within(
  decision: {
    readonly rule: RuleNumber;
    readonly object: number | null;
    readonly min: number;
    readonly max: number;
  },
  count: number,
): Verdict {
  if (count < decision.min)
    return refused(decision, 'Choose at least {min}; {count} chosen.', { min: decision.min, count });
  if (count > decision.max)
    return refused(decision, 'Choose at most {max}; {count} chosen.', { max: decision.max, count });
  return allowed;
}

/** Of "cards with different mana values" no two have the same. */
function areDifferent({ different, ...decision }: DecisionOf<'choose'>, answer: readonly number[]): Verdict {
  if (different === undefined) return allowed;
  const values = answer.map((position) => different.values[position]);
  return new Set(values).size === values.length
    ? allowed
    : refused(decision, 'Two of them have the same {what}.', { what: different.what });
}

/** Of "cards with total mana value 6 or greater" all together have that. */
function areEnough({ total, ...decision }: DecisionOf<'choose'>, answer: readonly number[]): Verdict {
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

/** Players or objects, from a list (608.2d, 601.2c). */
export const choose: DecisionDefinition<'choose'> = {
  kind: 'choose',
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
};

/** Modes of a spell or ability (601.2b, 700.2). */
export const modes: DecisionDefinition<'modes'> = {
  kind: 'modes',
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
};

const yesOrNo = {
  schema: z.boolean(),
  legal: () => allowed,
  enumerate: (_game: unknown, _decision: unknown, limit: number) => take([false, true], limit),
  sample: (_game: unknown, _decision: unknown, pick: (below: number) => number) => pick(2) === 1,
};

/** Yes or no (608.2d). */
export const confirm: DecisionDefinition<'confirm'> = { kind: 'confirm', ...yesOrNo };

/** Whether to take a mulligan (103.5). */
export const mulligan: DecisionDefinition<'mulligan'> = { kind: 'mulligan', ...yesOrNo };

/** The position of the one option there is. */
const firstOfOne = ({ options }: { readonly options: readonly unknown[] }): number | undefined =>
  options.length === 1 ? 0 : undefined;

/** One of some words. */
export const option: DecisionDefinition<'option'> = {
  kind: 'option',
  schema: position,
  legal: (_game, decision, answer) => distinctPositions(decision, [answer], decision.options.length),
  only: firstOfOne,
  enumerate: (_game, decision, limit) => take(positions(decision.options.length), limit),
  sample: (_game, decision, pick) => pick(decision.options.length),
};

/** Which replacement or prevention effect applies next (616.1). */
export const replacement: DecisionDefinition<'replacement'> = {
  kind: 'replacement',
  schema: position,
  legal: (_game, decision, answer) => distinctPositions(decision, [answer], decision.options.length),
  only: firstOfOne,
  enumerate: (_game, decision, limit) => take(positions(decision.options.length), limit),
  sample: (_game, decision, pick) => pick(decision.options.length),
};

/** The most that a number chosen by chance exceeds the least one by: a million is legal, and no fun. */
const usualRange = 20;

/** A number (107.3, 608.2d). */
export const number: DecisionDefinition<'number'> = {
  kind: 'number',
  schema: z.number().int(),
  legal(_game, decision, answer) {
    if (answer < decision.min || answer > decision.max)
      return refused(decision, 'Choose a number from {min} to {max}, not {answer}.', {
        min: decision.min,
        max: decision.max,
        answer,
      });
    return allowed;
  },
  only: ({ max, min }) => (min === max ? min : undefined),
  enumerate(_game, decision, limit) {
    const count = Math.min(limit, decision.max - decision.min + 1);
    return positions(count).map((above) => decision.min + above);
  },
  sample: (_game, decision, pick) =>
    between(decision.min, Math.min(decision.max, decision.min + usualRange), pick),
};

/** Mana abilities, activated while making an illegal play, that are reversed with it (733.1). */
export const reverseMana: DecisionDefinition<'reverseMana'> = {
  kind: 'reverseMana',
  schema: z.array(position),
  legal: (_game, decision, answer) =>
    firstRefusal(
      () => distinctPositions(decision, answer, decision.abilities.length),
      () =>
        answer.every((chosen) => decision.abilities[chosen]?.reversible === true)
          ? allowed
          : refused(decision, 'That mana ability can’t be reversed.'),
    ),
  enumerate(_game, decision, limit) {
    const reversible = positions(decision.abilities.length).filter(
      (ability) => decision.abilities[ability]?.reversible === true,
    );
    return take(subsets(reversible, 0, reversible.length), limit);
  },
  sample: (_game, decision, pick) =>
    positions(decision.abilities.length).filter(
      (ability) => decision.abilities[ability]?.reversible === true && pick(2) === 1,
    ),
};
