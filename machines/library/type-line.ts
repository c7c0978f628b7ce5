/** A type line in its parts. */
import type { Facts } from '../reading/index.ts';

const supertypes = new Set(['Basic', 'Legendary', 'Ongoing', 'Snow', 'World', 'Elite', 'Host', 'Token']);

/** Subtypes of two words (205.3m). */
const twoWords: readonly string[] = ['Time Lord'];

/** “Legendary Creature — Time Lord Doctor” as what is before and after the dash. */
export function typesIn(line: string): Pick<Facts, 'supertypes' | 'types' | 'subtypes'> {
  const [before = '', after = ''] = line.split(/\s+[—–-]\s+/);
  const words = before.split(/\s+/).filter((word) => word !== '');
  const types = words.filter((word) => !supertypes.has(word));
  return {
    supertypes: words.filter((word) => supertypes.has(word) && word !== 'Token'),
    types,
    subtypes: subtypesIn(after, types),
  };
}

/** What stands after the dash; of a plane it is one subtype, however many words it has (205.3b). */
function subtypesIn(text: string, types: readonly string[]): readonly string[] {
  const trimmed = text.trim();
  if (trimmed === '') return [];
  if (types.includes('Plane')) return [trimmed];
  const joined = twoWords.reduce((line, two) => line.replaceAll(two, two.replace(' ', '\u00a0')), trimmed);
  return joined.split(/[ \t]+/).map((word) => word.replace('\u00a0', ' '));
}
