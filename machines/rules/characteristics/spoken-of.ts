import type { Ability } from '../state/ability.ts';
import type { Game } from '../state/game.ts';
import { ruleTexts } from '../state/rule-texts.ts';
import { expansion } from '../state/text.ts';

/**
 * Whether any text that can come up in this game uses a word of the vocabulary, as a name or a value: whether
 * something triggers on `tapped`, whether something asks for `life`. What no text speaks of needs not be looked at;
 * worked out once for each table of definitions, with what keywords are short for.
 */
export function isSpokenOf(game: Game, word: string): boolean {
  let words = known.get(game.definitions);
  if (words === undefined) {
    words = new Set<string>();
    collect(game.definitions, words);
    collect(ruleTexts, words);
    known.set(game.definitions, words);
  }
  return words.has(word);
}

const known = new WeakMap<Game['definitions'], Set<string>>();

function collect(text: unknown, words: Set<string>): void {
  if (typeof text === 'string') {
    words.add(text);
    return;
  }
  if (typeof text !== 'object' || text === null) return;
  if (isKeyword(text)) for (const ability of expansion(text)) collect(ability, words);
  for (const [name, part] of Object.entries(text)) {
    if (!Array.isArray(text)) words.add(name);
    collect(part, words);
  }
}

const isKeyword = (text: object): text is Extract<Ability, { kind: 'keyword' }> =>
  'kind' in text && text.kind === 'keyword' && 'keyword' in text;
