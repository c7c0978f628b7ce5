/** What could be said of something, one after the other: first what texts say so, then the rest. */
import { type Speech, sketches } from '../../wording/print.ts';
import { type Agreement, placed, type Sketch } from '../../wording/sketch.ts';
import type { Meaning } from '../../wording/syntax.ts';
import { wordsIn } from '../../wording/tree.ts';
import { isUsual } from './usual.ts';

/** What is looked at of what could be said of one thing. */
const mostTried = 60;

/** Something said: its sketch, and what it means as it stands. */
export interface Said {
  readonly sketch: Sketch;
  readonly meaning: Meaning;
}

/** All that could be said of something, each with what it means; a few of them. */
export function* triedOf(
  speech: Speech,
  category: string,
  wanted: Meaning,
  by: Agreement,
  start: number,
): Generator<Said & { readonly words: readonly string[] }> {
  let tried = 0;
  let all = 0;
  const others: (Said & { readonly words: readonly string[] })[] = [];
  for (const sketch of sketches(speech, category, wanted)) {
    if (tried > mostTried || ++all > 5 * mostTried) break;
    const tree = placed(sketch, start, by);
    if (tree === undefined) continue;
    const said = { sketch, meaning: tree.meaning, words: wordsIn(tree) };
    if (isUsual(tree)) {
      tried++;
      yield said;
    } else others.push(said);
  }
  yield* others;
}
