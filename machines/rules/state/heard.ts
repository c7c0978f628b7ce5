import type { AnyOutcome } from './procedure.ts';

/** A step of a procedure that the interpreter took. */
export interface StepTaken {
  readonly procedure: string;
  readonly step: string;
  /** How many frames lay beneath its own. */
  readonly depth: number;
  /** What it asked the interpreter to do: to go on (there was nothing to do), to let events happen, to ask a player … */
  readonly outcome: AnyOutcome['kind'];
}

type Hear = (taken: StepTaken) => void;

let listener: Hear | null = null;

/** Tells `hear` of each step that the interpreter takes while `during` runs, and gives what that gives. */
export function hearing<Result>(hear: Hear, during: () => Result): Result {
  const before = listener;
  listener = hear;
  try {
    return during();
  } finally {
    listener = before;
  }
}

/** Called by the interpreter; without a listener it costs a comparison. */
export const heard = (
  procedure: string,
  step: string,
  depth: number,
  outcome: StepTaken['outcome'],
): void => {
  if (listener !== null) listener({ procedure, step, depth, outcome });
};
