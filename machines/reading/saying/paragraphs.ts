/** The paragraphs of a text: which abilities each of them says, and in which words. */
import { sameWords } from '../../rules/state/same-words.ts';
import { OverBudget } from '../../wording/print.ts';
import { placed } from '../../wording/sketch.ts';
import type { Fields } from '../talk.ts';
import { abilitySaid, agreementFor, keywordsSaid } from './ability.ts';
import { severalIn, severalSaid } from './line.ts';
import type { Speaker } from './same.ts';
import { paragraphOf } from './text.ts';
import type { Voice } from './voice.ts';

/** What may be tried for a paragraph; with ten times as much hardly any more can be said. */
const most = 450;

export interface Paragraph {
  readonly abilities: readonly Fields[];
  /** Nothing where they can't be said. */
  readonly text: string | undefined;
  /** How much was tried for it. */
  readonly steps: number;
}

/** Whether a line says these abilities and nothing else. */
export type Checks = (line: string, abilities: readonly Fields[]) => boolean;

/** Abilities as a voice says them, one paragraph after the other. `isSo`: asked of each line besides. */
export function* paragraphs(abilities: readonly Fields[], voice: Voice, isSo?: Checks): Generator<Paragraph> {
  for (let at = 0; at < abilities.length; ) {
    const left = abilities.slice(at);
    const speaker = { ...voice, budget: { left: most } };
    const several = Math.max(ofOneName(left), severalIn(voice.category, left));
    const joined = several > 1 ? paragraph(left.slice(0, several), speaker, isSo) : undefined;
    // What has a cost has a line of its own.
    const together = joined?.includes('}, ') === true ? undefined : joined;
    const said = left.slice(0, together === undefined ? 1 : several);
    const text = together ?? paragraph(said, speaker, isSo);
    yield { abilities: said, text, steps: most - speaker.budget.left };
    at += said.length;
  }
}

/** With how many keywords of one name these begin that do the same, or are about one thing each. */
function ofOneName(abilities: readonly Fields[]): number {
  const [first] = abilities;
  if (first?.kind !== 'keyword') return 1;
  const isLike = ({ keyword, effect }: Fields) =>
    keyword === first.keyword && sameWords(effect, first.effect);
  const end = abilities.findIndex((one) => !isLike(one));
  return end < 0 ? abilities.length : end;
}

/** Abilities as one paragraph. */
function paragraph(abilities: readonly Fields[], speaker: Speaker, isSo?: Checks): string | undefined {
  const { bearer, category } = speaker;
  const [ability] = abilities;
  if (ability === undefined) return undefined;
  try {
    const sketch =
      abilities.length === 1
        ? abilitySaid(ability, category, speaker)
        : ability.kind === 'keyword'
          ? keywordsSaid(abilities, category, speaker)
          : severalSaid(abilities, category, speaker);
    const tree = sketch === undefined ? undefined : placed(sketch, 0, agreementFor(ability, bearer));
    if (tree === undefined) return undefined;
    const text = paragraphOf(tree);
    // What is done after a dash has spaces around it.
    const isDashed = ability.kind === 'keyword' && ability.effect === undefined;
    const line = isDashed ? text.replace(' — ', '—') : text;
    return isSo === undefined || isSo(line, abilities) ? line : undefined;
  } catch (error) {
    if (error instanceof OverBudget) return undefined;
    throw error;
  }
}

/** Paragraphs as they stand on a card: keywords that nothing parts are in one. */
export function inLines(said: Iterable<{ abilities: readonly Fields[]; text: string }>): readonly string[] {
  const lines: string[] = [];
  let keywords: string[] = [];
  const endKeywords = () => {
    const [first, ...others] = keywords;
    if (first !== undefined)
      lines.push([first, ...others.map((word) => word.charAt(0).toLowerCase() + word.slice(1))].join(', '));
    keywords = [];
  };
  for (const { abilities, text } of said) {
    const [ability] = abilities;
    const isShared = ability?.object === undefined || / from |^\S+$/.test(text);
    if (ability?.kind === 'keyword' && isShared && !/[.—{\n]/.test(text)) keywords.push(text);
    else {
      endKeywords();
      lines.push(text);
    }
  }
  endKeywords();
  return lines;
}
