/** One of what is offered. Answer: its position. */
import type { ObjectId } from '../../rules/state/identity.ts';
import { positions, take } from './combinations.ts';
import { distinctPositions, position } from './positions.ts';
import type { Asked, DecisionWord, Pick } from './word.ts';

interface Offering extends Asked {
  readonly options: readonly unknown[];
}

const answers = {
  schema: position,
  legal: (_game: unknown, decision: Offering, answer: number) =>
    distinctPositions(decision, [answer], decision.options.length),
  only: ({ options }: Offering) => (options.length === 1 ? 0 : undefined),
  enumerate: (_game: unknown, { options }: Offering, limit: number) => take(positions(options.length), limit),
  sample: (_game: unknown, { options }: Offering, pick: Pick) => pick(options.length),
};

/** One of these words: a colour, a type, a name, an X given as text … */
export interface Option extends Asked {
  readonly kind: 'option';
  readonly options: readonly string[];
}

export const option: DecisionWord<Option, number> = {
  ...answers,
  withoutThem: () => 'byAnother',
  hides: (decision) => ({ ...decision, options: [] }),
};

/** Which replacement or prevention effect applies next (616.1). */
export interface Replacement extends Asked {
  readonly kind: 'replacement';
  readonly options: readonly { readonly object: ObjectId; readonly text: string }[];
}

export const replacement: DecisionWord<Replacement, number> = {
  ...answers,
  /** What would have happened to them doesn't; the step finds what is left to choose, and for whom (800.4h). */
  withoutThem: () => 'askedAnew',
  offers: ({ options }) => options,
  offering: (decision, kept) => ({ ...decision, options: kept.flatMap((at) => decision.options[at] ?? []) }),
  hides: (decision) => ({ ...decision, options: [] }),
};
