import type { AskedTransition, GuardAnswer, Macrostep } from './record.ts';

/** What a chart shows at one point of a run: where it is, and how it came there. */
export interface Moment {
  readonly active: ReadonlySet<string>;
  readonly entered: ReadonlySet<string>;
  /** All edges taken in the step, in order; the last ones are those of its last microstep that took any. */
  readonly taken: readonly string[];
  readonly last: ReadonlySet<string>;
  /** For each edge whose guard was asked, what it answered last. */
  readonly guards: ReadonlyMap<string, GuardAnswer>;
}

export const nothing: Moment = {
  active: new Set(),
  entered: new Set(),
  taken: [],
  last: new Set(),
  guards: new Map(),
};

/**
 * The moment after microstep `microstep` of a macrostep, counted from 0; without it, after the whole macrostep.
 * One microstep shows only what it took and asked itself.
 */
export function momentOf(record: Macrostep | undefined, microstep?: number): Moment {
  if (!record) return nothing;
  const one = microstep === undefined ? undefined : record.microsteps[microstep];
  const steps = one ? [one] : record.microsteps;
  const asked = [...steps.flatMap((step) => step.asked), ...(one ? [] : record.asked)];
  const moving = steps.filter(({ transitions }) => transitions.length > 0);
  return {
    active: new Set(one ? one.configuration : record.configuration),
    entered: new Set(steps.flatMap(({ entered }) => entered)),
    taken: moving.flatMap(({ transitions }) => transitions),
    last: new Set(moving.at(-1)?.transitions),
    guards: lastAnswers(asked),
  };
}

function lastAnswers(asked: readonly AskedTransition[]): ReadonlyMap<string, GuardAnswer> {
  return new Map(asked.map(({ edge, guard }) => [edge, guard]));
}
