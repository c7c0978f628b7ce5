/** No value of X is asked for beyond this: nobody has that much to pay with. */
const greatestX = 1000;

/** The greatest value of X that is possible, if all below it are, from the least one on; one less than that if none is. */
export function mostPossible(least: number, isPossible: (x: number) => boolean): number {
  let most = least - 1;
  while (most < greatestX && isPossible(most + 1)) most += 1;
  return most;
}

/** The values of X that are possible, from the least one on up to one that no object in a game reaches. */
export const possibleValues = (
  least: number,
  greatest: number,
  isPossible: (x: number) => boolean,
): readonly number[] =>
  Array.from({ length: Math.max(0, greatest - least + 1) }, (_, at) => least + at).filter(isPossible);
