/** A definition from a face's facts and the abilities that its text says. */
import { canonical } from '../rules/abilities/canonical/index.ts';
import type { CardDefinition } from '../rules/index.ts';
import type { Meaning } from '../wording/syntax.ts';
import { checkCard } from '../words/check-card.ts';
import type { Facts } from './facts.ts';
import { withLinks } from './linked.ts';
import { withPaid } from './paid-besides.ts';

/** A power or toughness as printed; `undefined` where it has none, or one that isn't known. */
function sizeOf(text: string | undefined): Meaning | undefined {
  if (text === undefined) return undefined;
  return /^-?\d+$/.test(text) ? Number(text) : text === '*' || text === '1+*' ? text : undefined;
}

/** Whether it is a card that was checked, and these were all of its faults. */
const isCard = (_checked: unknown, faults: readonly unknown[]): _checked is CardDefinition =>
  faults.length === 0;

/** The definition, or what is wrong with it. */
export function definitionOf(
  facts: Facts,
  abilities: readonly Meaning[],
): { readonly card?: CardDefinition; readonly faults: readonly string[] } {
  const power = sizeOf(facts.power);
  const toughness = sizeOf(facts.toughness);
  const loyalty =
    facts.loyalty === undefined ? undefined : facts.loyalty === 'X' ? 'X' : Number(facts.loyalty);
  if (facts.colorIndicator === 'unknown')
    return { faults: ['the file doesn’t say whether it has a color indicator, and it has no mana cost'] };
  const paid = withPaid(abilities);
  if (paid === undefined) return { faults: ['nothing like that is paid'] };
  const linked = withLinks(paid);
  if (linked === undefined) return { faults: ['nothing is exiled that could be “the exiled card”'] };
  const lower = (words: readonly string[]) => words.map((word) => word.toLowerCase());
  const parts = {
    name: facts.name,
    ...(facts.manaCost === undefined || facts.manaCost === '' ? {} : { manaCost: facts.manaCost }),
    ...(facts.colorIndicator === undefined || facts.colorIndicator.length === 0
      ? {}
      : { colorIndicator: facts.colorIndicator }),
    ...(facts.supertypes.length === 0 ? {} : { supertypes: lower(facts.supertypes) }),
    types: lower(facts.types),
    ...(facts.subtypes.length === 0 ? {} : { subtypes: facts.subtypes }),
    ...(power === undefined ? {} : { power }),
    ...(toughness === undefined ? {} : { toughness }),
    ...(loyalty === undefined ? {} : { loyalty }),
    ...(facts.defense === undefined ? {} : { defense: Number(facts.defense) }),
    ...(abilities.length === 0 ? {} : { abilities: linked }),
  };
  const faults = checkCard(parts);
  return isCard(parts, faults)
    ? { card: canonical(parts), faults: [] }
    : { faults: faults.map(({ path, reason }) => `${path}: ${reason}`) };
}
