/** What was said: which phrase, in which of its forms, with what in its slots. It holds all that printing needs. */

import { onceFor } from '../rules/state/once-for.ts';
import type { Bag, Leaf, Meaning, Phrase, Separated } from './syntax.ts';
import { tokensOf } from './tokens.ts';

interface Spanning {
  /** The tokens that it takes: from `start`, before `end`. */
  readonly start: number;
  readonly end: number;
  readonly meaning: Meaning;
}

export type Tree =
  | (Spanning & {
      readonly is: 'phrase';
      readonly way: Phrase;
      /** What stands in it piece by piece: the form of a word or verb, what is in a slot, or nothing for what was left out. */
      readonly parts: readonly Part[];
    })
  | (Spanning & {
      readonly is: 'separated';
      readonly way: Separated;
      readonly joint: number;
      readonly items: readonly Tree[];
    })
  | (Spanning & {
      readonly is: 'bag';
      readonly way: Bag;
      readonly before: readonly Tree[];
      readonly noun: Tree;
      readonly after: readonly Tree[];
    })
  | (Spanning & { readonly is: 'leaf'; readonly way: Leaf; readonly text: string });

export type Part = string | Tree | { readonly maybe: readonly Part[] } | null;

/** The words of what was said, one string a token: those of the text that was read, each in the form in which it stood. */
export const wordsIn = onceFor(wordsOfTree);

function wordsOfTree(tree: Tree): readonly string[] {
  switch (tree.is) {
    case 'phrase':
      return tree.parts.flatMap(wordsOfPart);
    case 'leaf':
      return tree.text.split(' ');
    case 'bag':
      return [...tree.before, tree.noun, ...tree.after].flatMap(wordsIn);
    case 'separated': {
      const joint = tree.way.joints[tree.joint];
      return tree.items.flatMap((item, index) => [
        ...(index === 0 || joint === undefined
          ? []
          : tokensOf(
              tree.items.length === 2
                ? joint.two
                : index === tree.items.length - 1
                  ? joint.last
                  : joint.between,
            ).map(({ text }) => text)),
        ...wordsIn(item),
      ]);
    }
    default:
      return tree satisfies never;
  }
}

export const wordsOfPart = (part: Part): readonly string[] =>
  part === null
    ? []
    : typeof part === 'string'
      ? [part]
      : 'maybe' in part
        ? part.maybe.flatMap(wordsOfPart)
        : wordsIn(part);
