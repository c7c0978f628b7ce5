import type { Characteristics } from '../state/object.ts';
import type { Writable } from '../state/write.ts';
import { inOrder, union } from './both-of.ts';
import { copiedCharacteristics } from './copied-characteristics.ts';
import { keywordsAmong } from './expand.ts';

/**
 * The characteristics of a split card: those of its two halves combined (709.4), with the names of both (709.4a), the
 * symbols of both mana costs (709.4b), all types and the abilities in the text box of each (709.4c), the left one's first.
 */
export function bothHalves(left: Characteristics, right: Characteristics): Characteristics {
  const both: Writable<Characteristics> = copiedCharacteristics(left);
  both.otherNames = [right.name];
  both.manaCost =
    left.manaCost === null && right.manaCost === null
      ? null
      : [...(left.manaCost ?? []), ...(right.manaCost ?? [])];
  both.manaValue = left.manaValue + right.manaValue;
  both.colors = inOrder(union(left.colors, right.colors));
  both.supertypes = union(left.supertypes, right.supertypes);
  both.types = union(left.types, right.types);
  both.subtypes = union(left.subtypes, right.subtypes);
  both.abilities = [...left.abilities, ...right.abilities];
  both.keywords = keywordsAmong(both.abilities);
  return both;
}
