/** Answers as they lie in a frame: found legal before, read back into their shape here. */

/** Positions of what was chosen; or the numbers that something was divided into. */
export const chosenPositions = (answer: unknown): readonly number[] =>
  Array.isArray(answer) ? answer.filter((one) => typeof one === 'number') : [];

/** What was chosen of these, in the order of the answer. */
export const picked = <One>(answer: unknown, options: readonly One[]): readonly One[] =>
  chosenPositions(answer).flatMap((position) => options.slice(position, position + 1));

/** One position or number. */
export const chosenNumber = (answer: unknown): number => (typeof answer === 'number' ? answer : 0);
