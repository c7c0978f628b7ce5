import { type Game, isRecord, onceFor, saysAction, shortFor } from '../rules/index.ts';

/** For each keyword action the greatest number of times that some text tells apart; infinite where one reads the number itself. */
export type TimesTold = Readonly<Record<string, number>>;

/**
 * How often a keyword action was done counts over a whole game (701.54c), but most texts ask only whether it was at
 * least so often: beyond the greatest of these numbers nothing in the game is different.
 */
export const timesTold = onceFor((definitions: Game['definitions']): TimesTold => {
  const told: Record<string, number> = {};
  for (const definition of Object.values(definitions)) collect(definition, told);
  return told;
});

function collect(text: unknown, told: Record<string, number>): void {
  if (Array.isArray(text)) for (const part of text) collect(part, told);
  if (!isRecord(text)) return;
  const { compare, timesDone, to } = text;
  if (isRecord(compare) && typeof compare.timesDone === 'string' && isRecord(to)) {
    const { atLeast, ...more } = to;
    const isTold = typeof atLeast === 'number' && Object.keys(more).length === 0;
    note(told, compare.timesDone, isTold ? atLeast : Number.POSITIVE_INFINITY);
    return;
  }
  if (typeof timesDone === 'string') note(told, timesDone, Number.POSITIVE_INFINITY);
  if (saysAction(text)) collect(shortFor(text), told);
  for (const part of Object.values(text)) collect(part, told);
}

function note(told: Record<string, number>, action: string, times: number): void {
  told[action] = Math.max(told[action] ?? 0, times);
}
