import { distance } from 'fastest-levenshtein';

/** A name however it was typed: case, typographic apostrophes and runs of spaces don't matter. */
export const folded = (name: string): string =>
  name.trim().toLowerCase().replace(/[’‘`]/g, "'").replace(/\s+/g, ' ');

/**
 * At most `count` of these names that may have been meant, likeliest first: those that differ by about a third of the
 * letters, then those that what was typed (three letters or more) is a part of, the shortest first.
 */
export function nearestOf(typed: string, among: readonly string[], count = 3): readonly string[] {
  const wanted = folded(typed);
  const furthest = Math.round(wanted.length / 3);
  return among
    .map((name) => {
      const known = folded(name);
      const far = distance(wanted, known);
      const isPart = wanted.length >= 3 && known.includes(wanted);
      return { name, far: far <= furthest ? far : isPart ? furthest + known.length : null };
    })
    .flatMap(({ far, name }) => (far === null ? [] : { far, name }))
    .sort((a, b) => a.far - b.far || (a.name < b.name ? -1 : 1))
    .slice(0, count)
    .map(({ name }) => name);
}

/** All of these names, those first that differ in fewer letters. */
export const nearestFirst = (typed: string, among: readonly string[]): readonly string[] =>
  among
    .map((name) => ({ name, far: distance(folded(typed), folded(name)) }))
    .sort((a, b) => a.far - b.far)
    .map(({ name }) => name);

/** The same as the end of a sentence, or nothing. */
export const didYouMean = (typed: string, among: readonly string[], count = 3): string =>
  inQuestion(nearestOf(typed, among, count));

/** Names that may have been meant as the end of a sentence: `; did you mean Forest or Frost?`, or nothing. */
export const inQuestion = (names: readonly string[]): string =>
  names.length === 0 ? '' : `; did you mean ${names.join(' or ')}?`;
