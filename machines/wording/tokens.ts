/** Text as tokens: what phrases are made of, and where each stands. */

export type TokenKind = 'word' | 'number' | 'symbol' | 'size' | 'mark' | 'line';

export interface Token {
  readonly kind: TokenKind;
  /** As it stands in the text. */
  readonly text: string;
  /** In lower case: what phrases are compared with. */
  readonly word: string;
  /** Where it begins and ends in the text, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

/** Words in which "'s" is no possessive. */
const contractions = "it's|that's|he's|she's|there's|who's|what's";
const patterns: readonly (readonly [TokenKind, string])[] = [
  ['line', '\\n'],
  ['symbol', '\\{[^{}\\s]+\\}'],
  ['size', '[+\\-−][0-9X*]+/[+\\-−][0-9X*]+|[0-9X*]+/[0-9X*]+(?:\\+[0-9*]+)?|[+\\-−](?:\\d+|X)(?![\\w/])'],
  ['number', '\\d+'],
  // A possessive ending is a token of its own: "creature" "'s".
  [
    'word',
    `(?:${contractions})(?![\\p{L}\\d])|'s(?![\\p{L}\\d])|\\p{L}[\\p{L}\\d]*(?:(?:-|'(?!s(?![\\p{L}\\d])))[\\p{L}\\d]+)*`,
  ],
  ['mark', '[^\\s]'],
];
const token = new RegExp(patterns.map(([, pattern]) => `(${pattern})`).join('|'), 'giu');

/** The tokens of a text in their order; spaces are none, the end of a line is one. */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(token)) {
    const kind = patterns[match.slice(1).findIndex((group) => group !== undefined)]?.[0];
    const [found] = match;
    if (kind !== undefined)
      tokens.push({
        kind,
        text: found,
        word: found.toLowerCase(),
        start: match.index,
        end: match.index + found.length,
      });
    if (found === '"' && endsSentence(tokens, text)) tokens.push(stopAt(match.index + found.length));
  }
  return tokens;
}

/** What a sentence ends with that ends in quotation marks: the stop within them is that of what is quoted. */
const stopAt = (at: number): Token => ({ kind: 'mark', text: '', word: '.', start: at, end: at });

/** Whether a closing quotation mark ends the sentence as well: a stop is before it, and another sentence after it, or none. */
function endsSentence(tokens: readonly Token[], text: string): boolean {
  const [before, quote] = tokens.slice(-2);
  return before?.word === '.' && quote !== undefined && /^(?:$|\n| ?[A-Z•])/.test(text.slice(quote.end));
}

/** Whether a space stands before this token, where `before` is the one before it. */
export const isSpaced = (before: string, text: string): boolean =>
  !/^(?:[.,:;)\n]|'s|’|'$)/.test(text) &&
  !/[(\n]$/.test(before) &&
  !(/\}$/.test(before) && text.startsWith('{'));
