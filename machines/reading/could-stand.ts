/** What could have stood where a text is understood no further, in few words. */
import { onceFor } from '../rules/state/once-for.ts';
import { beginningsIn } from '../wording/beginnings.ts';
import type { Grammar } from '../wording/read.ts';
import type { Piece, Way } from '../wording/syntax.ts';
import { calledInWords } from '../words/called.ts';

/** At most so many are told. */
const most = 5;

/** The categories with which a way can begin. */
function beginsWith(way: Way): readonly string[] {
  switch (way.is) {
    case 'phrase':
      return beginnings(way.pieces);
    case 'separated':
      return [way.category];
    case 'bag':
      return [way.before, way.noun];
    case 'leaf':
      return [];
    default:
      return way satisfies never;
  }
}

function beginnings(pieces: readonly Piece[]): readonly string[] {
  const found: string[] = [];
  for (const piece of pieces) {
    if (piece.is === 'maybe') {
      found.push(...beginnings(piece.pieces));
      continue;
    }
    if (piece.is === 'slot') found.push(piece.category);
    break;
  }
  return found;
}

/** Of each category of a grammar all others with which it can begin. */
const within = onceFor((grammar: Grammar) =>
  onceInMap((category: string): ReadonlySet<string> => {
    const found = new Set<string>();
    const left = [category];
    for (let next = left.pop(); next !== undefined; next = left.pop())
      for (const way of Object.hasOwn(grammar.syntax, next) ? (grammar.syntax[next] ?? []) : [])
        for (const one of beginsWith(way))
          if (!found.has(one)) {
            found.add(one);
            left.push(one);
          }
    found.delete(category);
    return found;
  }),
);

/** The same answer for the same word, found once. */
function onceInMap<Answer>(find: (word: string) => Answer): (word: string) => Answer {
  const known = new Map<string, Answer>();
  return (word) => {
    const answer = known.get(word) ?? find(word);
    known.set(word, answer);
    return answer;
  };
}

/**
 * Of the words and categories that were looked for at a place those that stand for the others, in plain words: without what
 * another of them begins with. Categories come before words.
 */
export function couldStand(expected: readonly string[], grammar: Grammar): readonly string[] {
  const isCategory = (one: string): boolean => Object.hasOwn(grammar.syntax, one);
  const categories = expected.filter(isCategory);
  const beginning = within(grammar);
  const widest = categories.filter(
    (one, at) =>
      !categories.some(
        (other, index) =>
          index !== at &&
          beginning(other).has(one) &&
          // Two that begin with one another are as wide as each other: the first is told.
          (!beginning(one).has(other) || index < at),
      ),
  );
  const begins = beginningsIn(grammar);
  const words = expected.filter(
    (one) => !isCategory(one) && !widest.some((category) => begins.of(category).isOnly(one)),
  );
  const said = [...widest.map(calledInWords), ...words.map((word) => `“${word}”`)];
  return [...new Set(said)].slice(0, most);
}
