/**
 * One canonical form for equal data. What says the same is written the same, whoever wrote it: a person, or who reads a
 * printed text. Two definitions in this form mean the same only if they are deeply equal, whatever the order of the keys
 * of their objects. Each rule of the form is said where it is: `plain.ts`, `left-out.ts`, `spells.ts`, `names.ts`.
 *
 * What stays as it is written: the order of abilities, of instructions, and of whatever else is said one after the other.
 */
import type { CardDefinition } from '../../state/vocabulary/index.ts';
import { ability, card } from '../check/abilities.ts';
import type { Check } from '../check/shape.ts';
import { rewritten } from '../check/walk.ts';
import { withoutNeedless } from './left-out.ts';
import { withDerivedNames } from './names.ts';
import { plain } from './plain.ts';
import { withOneSpell } from './spells.ts';

export { areOneSpell } from './spells.ts';

/** Definitions that are in the canonical form already, as they came from here. */
const known = new WeakSet<CardDefinition>();

/** A definition in the canonical form; itself, if it is in that. It must be one that the check finds no fault with. */
export function canonical(definition: CardDefinition): CardDefinition {
  if (known.has(definition)) return definition;
  const form = withDerivedNames(withOneSpell(inPlainWords(definition, card)), card);
  known.add(form);
  return form;
}

/** An ability in plain words; what names mean and how abilities are parted needs the whole card. */
export const plainAbility = <Said>(said: Said): Said => inPlainWords(said, ability);

/** Words without what they needn't say, each in as few words as can be, what is in it first. */
function inPlainWords<Said>(words: Said, check: Check): Said;
function inPlainWords(words: unknown, check: Check): unknown {
  return rewritten(withoutNeedless(words, check), check, plain);
}
