/** Texts that nobody printed: real ones with words left out, doubled, exchanged, cut and put together, and worse. */
import type { Draw } from './random-data.ts';

const oneOf = <T>(of: readonly T[], draw: Draw): T | undefined => of[draw(of.length)];

/** Symbols, quotes, letters of other alphabets, and what means something elsewhere. */
const strange = [
  '{W}',
  '{X}',
  '{Q}',
  '{',
  '}',
  '{{T}}',
  '"',
  '“',
  '”',
  '(',
  ')',
  '—',
  '•',
  '\n',
  '\n\n',
  '\t',
  '−',
  '+1/+1',
  '-0/-0',
  '*',
  '999999999999999999999',
  '1e9',
  'é',
  'ß',
  '漢字',
  '🂡',
  '\u0000',
  '\u200b',
  '\u202e',
  '\ud800',
  '__proto__',
  'constructor',
  'toString',
  '<script>',
  '#{x}',
  '\\',
  "'",
  ',',
  '.',
  ':',
  ';',
  '//',
  '<who>',
  '[draw]',
  '(the)?',
  'a|an',
];

type Change = (words: string[], other: readonly string[], draw: Draw) => string[];

const changes: readonly Change[] = [
  (words, _, draw) => words.toSpliced(draw(words.length), 1 + draw(3)),
  (words, _, draw) => words.toSpliced(draw(words.length), 0, oneOf(words, draw) ?? ''),
  (words, _, draw) => {
    const [one, other] = [draw(words.length), draw(words.length)];
    return words.map((word, at) => (at === one ? words[other] : at === other ? words[one] : word) ?? '');
  },
  // Two texts spliced: the beginning of one, and the end of another.
  (words, other, draw) => [...words.slice(0, draw(words.length + 1)), ...other.slice(draw(other.length + 1))],
  (words, other, draw) => words.toSpliced(draw(words.length), 1, oneOf(other, draw) ?? ''),
  (words, _, draw) => words.toSpliced(draw(words.length + 1), 0, oneOf(strange, draw) ?? ''),
  (words, _, draw) => {
    const at = draw(words.length);
    const word = words[at] ?? '';
    const cut = draw(word.length + 1);
    return words.toSpliced(at, 1, word.slice(0, cut) + (oneOf(strange, draw) ?? '') + word.slice(cut));
  },
  // Quotes in quotes.
  (words, _, draw) => {
    const depth = 1 + draw(12);
    return [
      ...Array.from({ length: depth }, () => 'creatures you control have "'),
      ...words,
      '"'.repeat(depth),
    ];
  },
  // The same again and again, up to more than is read.
  (words, _, draw) => Array.from({ length: 1 + draw(draw(8) === 0 ? 200 : 6) }, () => words).flat(),
  (words, other, draw) => [...words, oneOf([',', ' and', ', then', '.', '\n'], draw) ?? '', ...other],
];

/** One of these texts with up to three things changed. */
export function fuzzed(texts: readonly string[], draw: Draw): string {
  const wordsOf = (text: string | undefined) => (text ?? '').split(/(?<=[ \n])/);
  let words = wordsOf(oneOf(texts, draw));
  for (let more = 1 + draw(3); more > 0; more--)
    words = (oneOf(changes, draw) ?? changes[0])?.(words, wordsOf(oneOf(texts, draw)), draw) ?? words;
  return words.join('');
}
