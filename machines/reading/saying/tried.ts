/** What could be said of something, one after the other: first what texts say so, then the rest. */
import { sketches } from '../../wording/print.ts';
import { type Agreement, placed, type Sketch } from '../../wording/sketch.ts';
import type { Meaning } from '../../wording/syntax.ts';
import { wordsIn } from '../../wording/tree.ts';
import type { CardSpeech } from './speech.ts';
import { isUsual } from './usual.ts';

/** What is looked at of what could be said of one thing. */
const mostTried = 60;

/** Something said: its sketch, and what it means as it stands. */
export interface Said {
  readonly sketch: Sketch;
  readonly meaning: Meaning;
}

/** The same in the words that it was tried with, whatever it becomes a part of. */
const withWords = (sketch: Extract<Sketch, { is: 'phrase' }>, { preferred }: Agreement): Sketch => ({
  ...sketch,
  by: { ...sketch.by, preferred },
});

/** All that could be said of something, each with what it means; a few of them. */
export function* triedOf(
  speech: CardSpeech,
  category: string,
  wanted: Meaning,
  by: Agreement,
  start: number,
): Generator<Said & { readonly words: readonly string[] }> {
  const agreed = { ...by, preferred: [...speech.words, ...by.preferred] };
  let tried = 0;
  let all = 0;
  const others: (Said & { readonly words: readonly string[] })[] = [];
  for (const sketch of sketches(speech, category, wanted)) {
    if (tried > mostTried || ++all > 5 * mostTried) break;
    const tree = placed(sketch, start, agreed);
    if (tree === undefined) continue;
    const own = speech.words.length > 0 && sketch.is === 'phrase' ? withWords(sketch, agreed) : sketch;
    const said = { sketch: own, meaning: tree.meaning, words: wordsIn(tree) };
    if (isUsual(tree, speech)) {
      tried++;
      yield said;
    } else others.push(said);
  }
  yield* others;
}
