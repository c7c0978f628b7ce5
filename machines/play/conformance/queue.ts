/** The queue of what a player of a script says. */

import type { Choice } from './entries.ts';
import { plainName } from './names.ts';
import type { Seat } from './run.ts';
import { type SettledChoice, wordMeant } from './unasked.ts';

/** The first choice of the queue that is of these types, taken off it; others before it stay for what they are for. */
export function takeChoice<Type extends Choice['type']>(
  seat: Seat,
  types: readonly Type[],
  fits: (choice: Extract<Choice, { type: Type }>) => boolean = () => true,
): Extract<Choice, { type: Type }> | null {
  for (const choice of seat.choices) {
    if (!isOneOf(choice, types) || !fits(choice)) continue;
    seat.choices = seat.choices.filter((other) => other !== choice);
    return choice;
  }
  return null;
}

const isOneOf = <Type extends Choice['type']>(
  choice: Choice,
  types: readonly Type[],
): choice is Extract<Choice, { type: Type }> => types.some((type) => type === choice.type);

/**
 * A pick that comes next and names what a player would have chosen, had there been a choice, is put aside: what comes
 * after it is the answer to the next question.
 */
export function putAside(
  seat: Seat,
  settledItself: readonly SettledChoice[],
  labels: Parameters<typeof wordMeant>[0],
): void {
  let left = settledItself;
  for (;;) {
    const [choice] = seat.choices;
    if (choice?.type !== 'pick') return;
    for (const value of choice.values) {
      const wanted = wordMeant(labels, value);
      const at = left.findIndex(({ words }) => words.includes(wanted) || words.includes(plainName(wanted)));
      if (at < 0) return;
      left = left.toSpliced(at, 1);
    }
    seat.choices = seat.choices.slice(1);
    seat.spare = [...seat.spare, choice];
  }
}
