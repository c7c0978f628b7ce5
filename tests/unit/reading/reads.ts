/** What a line of an invented card is read as. */
import { lineReader } from '../../../machines/reading/read-line.ts';

const facts = (types: readonly string[], oracleText: string) => ({
  name: 'Tried Card',
  supertypes: [],
  types,
  subtypes: [],
  oracleText,
});

/** The abilities of a paragraph of a creature; its verdict where there are none. */
export function ofCreature(text: string): unknown {
  const reading = lineReader(facts(['Creature'], text))(text);
  return reading.verdict === 'read' ? reading.abilities : reading.verdict;
}

/** The abilities of a paragraph of a sorcery; its verdict where there are none. */
export function ofSorcery(text: string): unknown {
  const reading = lineReader(facts(['Sorcery'], text))(text);
  return reading.verdict === 'read' ? reading.abilities : reading.verdict;
}

/** The abilities of a paragraph of an enchantment; its verdict where there are none. */
export function ofEnchantment(text: string): unknown {
  const reading = lineReader(facts(['Enchantment'], text))(text);
  return reading.verdict === 'read' ? reading.abilities : reading.verdict;
}
