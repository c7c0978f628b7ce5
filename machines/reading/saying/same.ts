/** Whether what is said means the data wanted: by understanding it, as a reader does. */
import { plainAbility } from '../../rules/abilities/canonical/index.ts';
import { sameWords } from '../../rules/state/same-words.ts';
import { OverBudget } from '../../wording/print.ts';
import type { Meaning } from '../../wording/syntax.ts';
import { NotUnderstood } from '../talk.ts';
import { understood } from '../understand.ts';
import type { Voice } from './voice.ts';

/** Who says something, and how much may still be tried for it. */
export interface Speaker extends Voice {
  readonly budget: { left: number };
}

/** Whether these are the same abilities, as this voice says them. */
export function areSame(one: readonly Meaning[], other: readonly Meaning[], { oneForm }: Voice): boolean {
  // In plain words already: no names to derive, nothing to part otherwise.
  if (sameWords(one.map(plainAbility), other)) return true;
  const form = oneForm(one);
  return form !== null && sameWords(form, oneForm(other));
}

/** Whether what is said means these abilities; to understand it takes about as long as to find as many things to say. */
export function means(said: Meaning, wanted: readonly Meaning[], speaker: Speaker): boolean {
  speaker.budget.left -= 3;
  if (speaker.budget.left < 0) throw new OverBudget();
  let abilities: readonly Meaning[];
  try {
    abilities = understood(said, speaker.facts);
  } catch (error) {
    if (error instanceof NotUnderstood) return false;
    throw error;
  }
  return abilities.length === wanted.length && areSame(abilities, wanted, speaker);
}
