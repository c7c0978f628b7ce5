import { filterWord, isFilterWord } from '../word-table.ts';
import type { Filter } from './filter.ts';

/**
 * Whether a description of the sources of abilities or of damage means sources in any zone: it names neither a zone nor
 * a type or a state, which only a permanent is meant by (109.2). "Red sources", "sources with the chosen name".
 */
export const speaksOfSources = (filter: Filter): boolean =>
  Object.keys(filter).every((word) => isFilterWord(word) && filterWord(word).isOfAnySource === true);
