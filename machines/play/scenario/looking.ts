/** The game as an expectation within a script sees it. */

import type { Action } from './action.ts';
import type { Expectation } from './form.ts';
import { readLine } from './line.ts';
import { copied, gameOf, type Run } from './sending.ts';
import { settle } from './settle.ts';

/**
 * Where a cost waits that pays itself as the script goes on, the game on a copy in which it is paid; else the game as it
 * is: so too where the next line pays, or where the expectation is about what is being decided.
 */
export function asLookedAt(run: Run, expectation: Expectation, next: string | undefined): Run {
  if (gameOf(run).pending?.kind !== 'payment' || isAboutDeciding(expectation) || isPaidBy(run, next))
    return run;
  const copy = copied(run);
  for (;;) {
    const { pending } = gameOf(copy);
    if (pending?.kind !== 'payment') return copy;
    if (settle(copy, pending) !== null) return run;
  }
}

const isAboutDeciding = ({ game }: Expectation): boolean =>
  game !== undefined && ['asked', 'may', 'mayNot', 'priority'].some((field) => field in game);

/** Whether the line that comes next pays, or gets mana for it. */
function isPaidBy({ names }: Run, next: string | undefined): boolean {
  const line = next === undefined ? null : readLine(next, names.lexicon);
  return line?.ok === true && isForPayment(line.action);
}

const isForPayment = (action: Action): boolean =>
  action.do === 'answer' ||
  action.do === 'activate' ||
  action.do === 'cancel' ||
  (action.do === 'refused' && isForPayment(action.action));
