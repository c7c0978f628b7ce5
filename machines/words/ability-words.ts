/** Words in italics before an ability, which mean nothing: ability words (207.2c), and flavor words of one card (207.2d). */
import { keywords } from '../rules/abilities/keywords/index.ts';
import type { LeafReader } from '../wording/read.ts';
import type { Token } from '../wording/tokens.ts';
import { abilityWords } from './lexicon.ts';

/** Words after which a dash means something: a chapter, the number of modes, what is so once a case is solved. */
const saying = /^(?:[IVX]+|Choose|Solved|To solve|Level)\b/;

/** Keywords of the rules with an ability after a dash that aren't in the vocabulary: they are no words that mean nothing. */
const unknownKeywords = ['companion', 'forecast', 'max speed', 'power-up'];

const keywordNames = new Set([...Object.values(keywords).map(({ keyword }) => keyword), ...unknownKeywords]);
// A chapter is written as its number.
keywordNames.delete('chapter');

/** The words of a paragraph before its dash: an ability word, or what is neither a keyword nor says anything else. */
export const abilityWord: LeafReader = (all, at) => {
  const isFirst = at === 0 || all[at - 1]?.text === '"' || all[at - 1]?.kind === 'line';
  if (!isFirst || !/^\p{Lu}/u.test(all[at]?.text ?? '')) return [];
  const end = all.findIndex(({ text }, index) => index > at && text === '—');
  const said = all.slice(at, end);
  if (end < 0 || end - at > 6 || !said.every(isWord)) return [];
  const words = written(said);
  const names = said.map((_, index) => written(said.slice(0, index + 1)).toLowerCase());
  const isKeyword = names.some((name) => keywordNames.has(name));
  return abilityWords.has(words) || !(isKeyword || saying.test(words)) ? [{ end, meaning: words }] : [];
};

const isWord = ({ kind, text }: Token): boolean =>
  kind === 'word' || kind === 'number' || /^[!?,]$/.test(text);

/** As it was written. */
const written = (tokens: readonly Token[]): string =>
  tokens.reduce(
    (words, { text, start }, index) =>
      `${words}${start > (tokens[index - 1]?.end ?? start) ? ' ' : ''}${text}`,
    '',
  );
