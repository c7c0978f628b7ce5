/** What was chosen and targeted for a spell or ability, as far as the effect that it began still speaks of it. */
import type { ContinuousEffect } from './game.ts';
import { isRecord } from './is-record.ts';
import type { ChosenTargets, StackChoices } from './object.ts';
import { noChoices, type Scope } from './scope.ts';

/** The choices in whose words an effect is read while it lasts; null if it kept none. */
export const choicesOfEffect = ({
  targets,
  x,
}: Pick<ContinuousEffect, 'targets' | 'x'>): StackChoices | null =>
  x === null && targets === undefined ? null : { ...noChoices, x, ...(targets && { targets }) };

/** What of the targets is kept with an effect that speaks of them while it lasts: the legal ones, fixed as it begins (611.2c). */
export function targetsKept({ choices, illegal }: Scope, words: unknown): Pick<ContinuousEffect, 'targets'> {
  if (choices === null || !speaksOfTarget(words)) return {};
  const targets = choices.targets.map(
    ({ chosen, ...more }, spec): ChosenTargets => ({
      ...more,
      chosen: chosen.filter((_, at) => illegal?.[spec]?.[at] !== true),
    }),
  );
  return { targets };
}

const speaksOfTarget = (words: unknown): boolean =>
  Array.isArray(words)
    ? words.some(speaksOfTarget)
    : isRecord(words) && (typeof words.target === 'number' || Object.values(words).some(speaksOfTarget));
