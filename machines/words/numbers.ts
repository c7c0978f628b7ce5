/** Numbers as they are said: "a card", "three cards", "3 damage", "X life", "a number of cards equal to …" (107). */

import type { LeafReader } from '../wording/read.ts';
import { also, leaf, phrase, type Way } from '../wording/syntax.ts';
import { numeral as inWords, plural } from './english.ts';
import type { Wording } from './wording.ts';

/** Numbers that are said in words, by these. */
const numerals: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 99 }, (_, n): [string, number] => [inWords(n + 1), n + 1]),
);
const numeral: LeafReader = (tokens, at) => {
  const number = numerals.get(tokens[at]?.word ?? '');
  return number === undefined ? [] : [{ end: at + 1, meaning: number }];
};

const digits: LeafReader = (tokens, at) => {
  const token = tokens[at];
  return token?.kind === 'number' ? [{ end: at + 1, meaning: Number(token.text) }] : [];
};

const x = { number: 'x' } as const;
export const thatMany = { said: 'thatMany' } as const;

export const numberLeaves = { numeral, digits };

export const numbers: Wording = {
  numeral: [leaf('numeral', 'a number in words')],
  digits: [leaf('digits', 'a number')],
  /** A number with a noun that follows: "three", "X", "that many". */
  several: [
    phrase('<n:numeral>'),
    phrase('X', x),
    phrase('that many', thatMany),
    phrase('twice X', { number: 'times', of: [2, x] }),
    phrase('twice that many', { number: 'times', of: [2, thatMany] }),
    phrase('<n:digits>'),
  ],
  /** A number by itself: "2", "X". */
  figure: [phrase('<n:digits>'), phrase('X', x), phrase('<n:numeral>')],
};

/**
 * Categories that are made of a noun: `counted card` ("a card", "two cards"), whose meaning is the number; `measured life`
 * ("3 life", "life equal to …").
 */
export function countedWays(category: string): readonly Way[] | undefined {
  const [kind, ...rest] = category.split(' ');
  const noun = rest.join(' ');
  // Of what is numbered it is said apart how many that are: "mills X cards, where X is …".
  const worked = kind === 'numbered' ? also : phrase;
  if (kind === 'counted' || kind === 'numbered')
    return [
      phrase(`a|an ${noun}`, 1),
      phrase(`<n:several> ${plural(noun)}`, '<n>'),
      worked(`${plural(noun)} equal to <n:quantity>`, '<n>'),
      also(`a number of ${plural(noun)} equal to <n:quantity>`, '<n>'),
      worked(`a ${noun} for each <of:counts>`, '<of>', { times: 1 }),
      worked(`<times:several> ${plural(noun)} for each <of:counts>`, {
        number: 'times',
        of: ['<times>', '<of>'],
      }),
    ];
  if (kind === 'measured')
    return [
      phrase(`<n:figure> ${noun}`, '<n>'),
      phrase(`that much ${noun}`, { said: 'thatMuch' }),
      phrase(`three times X ${noun}`, { number: 'times', of: [3, x] }),
      phrase(`twice that much ${noun}`, { number: 'times', of: [2, { said: 'thatMuch' }] }),
      phrase(`${noun} equal to <n:quantity>`, '<n>'),
      phrase(`1 ${noun} for each <of:counts>`, '<of>'),
      phrase(`<times:digits> ${noun} for each <of:counts>`, { number: 'times', of: ['<times>', '<of>'] }),
    ];
  return undefined;
}
