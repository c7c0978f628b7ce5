import type { Filter } from './filter.ts';

/** What can be said of a source of an ability or of damage without saying that it is a permanent. */
const ofAnySource: ReadonlySet<string> = new Set<keyof Filter>([
  'among',
  'card',
  'color',
  'anyColor',
  'notColor',
  'colors',
  'controller',
  'notController',
  'name',
  'nameChosen',
  'nameNoted',
  'notAmong',
  'other',
  'owner',
  'sharesColorWith',
  'sharesNameWith',
  'colorChosen',
]);

/**
 * Whether a description of the sources of abilities or of damage means sources in any zone: it names neither a zone nor
 * a type or a state, which only a permanent is meant by (109.2). "Red sources", "sources with the chosen name".
 */
export const speaksOfSources = (filter: Filter): boolean =>
  Object.keys(filter).every((word) => ofAnySource.has(word));
