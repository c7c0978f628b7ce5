/** The queue of what a player of a script says. */

import type { Choice } from './entries.ts';
import type { Seat } from './run.ts';

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
