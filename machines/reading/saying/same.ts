/** Whether what is said means the data wanted: by understanding it, as a reader does. */
import { plainAbility } from '../../rules/abilities/canonical/index.ts';
import { sameWords } from '../../rules/state/same-words.ts';
import { OverBudget } from '../../wording/print.ts';
import type { Meaning } from '../../wording/syntax.ts';
import { definitionOf } from '../definition.ts';
import { NotUnderstood } from '../talk.ts';
import { understood } from '../understand.ts';
import type { Voice } from './voice.ts';

/** Who says something, and how much may still be tried for it. */
export interface Speaker extends Voice {
  readonly budget: { left: number };
}

/** Abilities in the form in which equal ones are equal; nothing where they are none. */
function inOneForm(
  abilities: readonly Meaning[],
  { facts, beside }: Pick<Speaker, 'facts' | 'beside'>,
): readonly unknown[] | undefined {
  if (abilities.length === 0) return [];
  // They may speak of what another ability of the card remembers (607).
  return (
    definitionOf(facts, abilities).card?.abilities ??
    definitionOf(facts, [...abilities, ...beside]).card?.abilities
  );
}

/** Whether these are the same abilities, of a card with these facts. */
export function areSame(
  one: readonly Meaning[],
  other: readonly Meaning[],
  speaker: Pick<Speaker, 'facts' | 'beside'>,
): boolean {
  // In plain words already: no names to derive, nothing to part otherwise.
  if (sameWords(one.map(plainAbility), other)) return true;
  const form = inOneForm(one, speaker);
  return form !== undefined && sameWords(form, inOneForm(other, speaker));
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
