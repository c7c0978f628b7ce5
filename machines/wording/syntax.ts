/**
 * What phrases are made of. All of it is data: reading (`read.ts`) and printing (`print.ts`) are functions over it, and the
 * only ones.
 *
 * A category (`'instruction'`, `'quantity'`, …) is a list of ways to say something. A way is a phrase with slots, a list of
 * like things, a bag (what stands before and after a noun), or a leaf (a number, a name).
 */
import { tokensOf } from './tokens.ts';

/** One piece of a phrase. */
export type Piece =
  /** One of these words, in lower case; `text` is printed, the first as it is written. */
  | { readonly is: 'word'; readonly words: readonly string[]; readonly text: string }
  /** A verb, which goes by who does it: "draw", "draws". */
  | { readonly is: 'verb'; readonly base: string; readonly third: string }
  | { readonly is: 'slot'; readonly name: string; readonly category: string }
  | { readonly is: 'maybe'; readonly pieces: readonly Piece[] };

/**
 * What a phrase means, as data in which `'<name>'` stands for what the slot of that name means, and a key `'...name'` for
 * fields that a slot brings along; in a list `'<...name>'` is all of a list. A slot that isn't in the phrase itself is looked up around it: `<subject>` is who is
 * said to do it.
 */
export type Meaning =
  | string
  | number
  | boolean
  | null
  | readonly Meaning[]
  | { readonly [field: string]: Meaning };

export interface Phrase {
  readonly is: 'phrase';
  readonly text: string;
  readonly pieces: readonly Piece[];
  readonly means: Meaning;
  /** What slots around it mean for its own slots, where it says no word for them. */
  readonly within: Readonly<Record<string, Meaning>>;
  /** Slots whose words themselves are part of what it means: `'<objectWords>'` for those of `<object>`. */
  readonly spoken: readonly string[];
  /** It is read, and never printed. */
  readonly also: boolean;
}

/** How things are joined: two of them, and three or more. */
export interface Joint {
  readonly two: string;
  readonly between: string;
  readonly last: string;
}

/** Things of one category in a list: "A", "A and B", "A, B, and C". The first joint is printed. */
export interface Separated {
  readonly is: 'separated';
  readonly category: string;
  readonly joints: readonly Joint[];
  readonly least: number;
  /** Lists in the list become part of it. */
  readonly flat: boolean;
}

/** A noun with what stands before and after it; each of the three brings fields of one description along. */
export interface Bag {
  readonly is: 'bag';
  readonly before: string;
  readonly noun: string;
  readonly after: string;
}

/** A number, a name, a symbol: what no phrase can list. */
export interface Leaf {
  readonly is: 'leaf';
  /** What it is, for messages. */
  readonly called: string;
  readonly leaf: string;
}

export type Way = Phrase | Separated | Bag | Leaf;
/** All categories by name. */
export type Syntax = Readonly<Record<string, readonly Way[]>>;

const pieceOf = /<(\w+)(?::([^<>]+))?>|\[([^\]]+)\]|\(([^()]*)\)\?/g;

/** The third person of a verb: "draws", "searches", "has". */
function thirdOf(base: string): string {
  const special: Readonly<Record<string, string>> = {
    have: 'has',
    do: 'does',
    be: 'is',
    "don't": "doesn't",
    are: 'is',
    were: 'was',
    "aren't": "isn't",
    "haven't": "hasn't",
  };
  return (
    special[base] ??
    (/(?:s|x|z|ch|sh|o)$/.test(base)
      ? `${base}es`
      : /[^aeiou]y$/.test(base)
        ? `${base.slice(0, -1)}ies`
        : `${base}s`)
  );
}

/**
 * The pieces of a template: words (`a|an` for either), `[draw]` for a verb, `<count:number>` for a slot of a category (the
 * category of its name without one), `(words)?` for what may be left out.
 */
export function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(pieceOf)) {
    const [all, name, category, verb, optional = ''] = match;
    pieces.push(...wordsOf(text.slice(from, match.index)));
    if (name !== undefined) pieces.push({ is: 'slot', name, category: category ?? name });
    else if (verb !== undefined) pieces.push({ is: 'verb', base: verb, third: thirdOf(verb) });
    else pieces.push({ is: 'maybe', pieces: piecesOf(optional) });
    from = match.index + all.length;
  }
  return [...pieces, ...wordsOf(text.slice(from))];
}

/** The words between slots; each chunk with `|` is one word or another. */
const wordsOf = (text: string): readonly Piece[] =>
  text.split(/ +/).flatMap((chunk): readonly Piece[] => {
    if (chunk === '') return [];
    if (chunk.includes('|') && chunk !== '|')
      return [{ is: 'word', words: chunk.toLowerCase().split('|'), text: chunk.split('|')[0] ?? '' }];
    return tokensOf(chunk).map(({ text: written, word }) => ({ is: 'word', words: [word], text: written }));
  });

/** A phrase and what it means; without a meaning the only slot's is its. */
export function phrase(
  text: string,
  means?: Meaning,
  within: Readonly<Record<string, Meaning>> = {},
): Phrase {
  const pieces = piecesOf(text);
  const slots = pieces.flatMap((piece) => (piece.is === 'slot' ? [piece.name] : []));
  const meaning = means ?? `<${slots[0]}>`;
  const spoken = slots.filter((slot) => textsIn(meaning).includes(`<${slot}Words>`));
  return { is: 'phrase', text, pieces, means: meaning, within, spoken, also: false };
}

/** All texts in a meaning. */
const textsIn = (meaning: Meaning): readonly string[] =>
  typeof meaning === 'string'
    ? [meaning]
    : typeof meaning === 'object' && meaning !== null
      ? Object.values(meaning).flatMap(textsIn)
      : [];

/** Another wording of the same: read, never printed. */
export const also = (
  text: string,
  means?: Meaning,
  within: Readonly<Record<string, Meaning>> = {},
): Phrase => ({
  ...phrase(text, means, within),
  also: true,
});

/** `joints`: what stands between two, between several, and before the last of several. */
export const separated = (
  category: string,
  joints: readonly (readonly [two: string, between: string, last: string])[],
  { least = 1, flat = false }: { readonly least?: number; readonly flat?: boolean } = {},
): Separated => ({
  is: 'separated',
  category,
  joints: joints.map(([two, between, last]) => ({ two, between, last })),
  least,
  flat,
});

export const bag = (before: string, noun: string, after: string): Bag => ({ is: 'bag', before, noun, after });
export const leaf = (name: string, called: string): Leaf => ({ is: 'leaf', leaf: name, called });
