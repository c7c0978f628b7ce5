/** Answers as they lie in a frame: found legal before, read back into their shape here. */

/** Positions of what was chosen. */
export const chosenPositions = (answer: unknown): readonly number[] =>
  Array.isArray(answer) ? answer.filter((one) => typeof one === 'number') : [];

/** One position or number. */
export const chosenNumber = (answer: unknown): number => (typeof answer === 'number' ? answer : 0);
