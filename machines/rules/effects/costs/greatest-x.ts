/** No value of X is asked for beyond this: nobody has that much to pay with. */
const greatestX = 1000;

/** The greatest value of X that is possible, if all below it are, from the least one on; one less than that if none is. */
export function mostPossible(least: number, isPossible: (x: number) => boolean): number {
  let most = least - 1;
  while (most < greatestX && isPossible(most + 1)) most += 1;
  return most;
}
