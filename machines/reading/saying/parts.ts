/** Parts of abilities in words of their own: a cost, and the exceptions of a copy. */
import type { CopyException, CostPart } from '../../rules/index.ts';
import { dataOf } from '../../wording/meaning.ts';
import { sketches } from '../../wording/print.ts';
import { placed } from '../../wording/sketch.ts';
import type { Meaning } from '../../wording/syntax.ts';
import { agreementFor, quotedBy } from './ability.ts';
import { inDataWords } from './data-words.ts';
import { dressed, meantIn } from './dressed.ts';
import { speechOf } from './speech.ts';
import { paragraphOf } from './text.ts';
import { type Face, nobody, voiceOf } from './voice.ts';
import { mannerOf } from './ways/index.ts';

/** What may be tried for them. */
const most = 450;

/** The first words of this in a phrase of this category; nothing without any. */
function partSaid(category: string, part: Meaning, face: Face): string | undefined {
  const speaker = { ...voiceOf(face), budget: { left: most } };
  const speech = speechOf(speaker.bearer, mannerOf({}), speaker.budget, (inner) =>
    quotedBy(speech, inner, speaker),
  );
  for (const sketch of sketches(speech, category, dressed(part, meantIn({})))) {
    const tree = placed(sketch, 0, agreementFor({}, speaker.bearer));
    if (tree !== undefined) return paragraphOf(tree);
  }
  return undefined;
}

/** A cost: "{1}{U}", "{T}, Sacrifice this permanent"; `''` for none. */
export const costText = (cost: readonly CostPart[]): string =>
  cost.length === 0 ? '' : (partSaid('cost', dataOf(cost), nobody) ?? inDataWords(dataOf(cost)));

/** What the exceptions of a copy say (707.9): ", except it's an Illusion in addition to its other types". */
export const copyExceptionsText = (exceptions: readonly CopyException[], face: Face): string =>
  exceptions.length === 0
    ? ''
    : (partSaid('exceptions', { except: dataOf(exceptions) }, face) ??
      `, except ${inDataWords(dataOf(exceptions))}`);

/** What something could become as it enters, in words: "a 2/2 artifact creature with flying". */
export function becomingText(exceptions: readonly CopyException[]): string {
  const shape = dataOf(exceptions);
  const besides = partSaid('shapeBesides', shape, nobody);
  return (
    partSaid('enteringShape', shape, nobody) ??
    (besides === undefined ? inDataWords(shape) : `${besides} in addition to its other types`)
  );
}
