/** What was said as a text: spaces where they stand, "an" before a vowel. */
import { isSpaced } from './tokens.ts';
import { type Tree, wordsIn } from './tree.ts';

export const textOf = (tree: Tree): string => joinedWords(wordsIn(tree));

/** Words as a text: "a" before a vowel is "an", no space before a comma, none within quotation marks. */
export function joinedWords(words: readonly string[]): string {
  let text = '';
  let quotes = 0;
  for (const [index, word] of words.entries()) {
    const before = words[index - 1] ?? '';
    const next = words[index + 1] ?? '';
    const said =
      /^a$/i.test(word) && /^(?:[aeio]|u(?!ni|se)|X\b|8\/|11\/|18\/)(?!ne\b)/i.test(next) ? `${word}n` : word;
    const isEnd = word === '"' && quotes % 2 === 1;
    const isAfterBegin = before === '/' || said === '/' || (before === '"' && quotes % 2 === 1);
    text += index > 0 && !isEnd && !isAfterBegin && isSpaced(before, said) ? ` ${said}` : said;
    if (word === '"') quotes++;
  }
  return text;
}
