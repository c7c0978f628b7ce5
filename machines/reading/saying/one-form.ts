/** The form of abilities in which equal ones are equal. */
import { onceFor } from '../../rules/state/once-for.ts';
import type { Meaning } from '../../wording/syntax.ts';
import { definitionOf } from '../definition.ts';
import type { Facts } from '../facts.ts';

/** Abilities in that form; `null` where they are none of a card. */
export type OneForm = (abilities: readonly Meaning[]) => readonly unknown[] | null;

/** The form of abilities of a card with these facts and these other abilities, found once for each list of them. */
export const oneFormOf = (facts: Facts, beside: readonly Meaning[]): OneForm =>
  onceFor((abilities) =>
    abilities.length === 0
      ? []
      : // They may speak of what another ability of the card remembers (607).
        (definitionOf(facts, abilities).card?.abilities ??
        definitionOf(facts, [...abilities, ...beside]).card?.abilities ??
        null),
  );
