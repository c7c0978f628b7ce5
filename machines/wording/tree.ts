/** What was said: which phrase, in which of its forms, with what in its slots. It holds all that printing needs. */

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
export const wordsIn = (tree: Tree): readonly string[] => wordsOfPart(tree);

export function wordsOfPart(part: Part): readonly string[] {
  const words: string[] = [];
  addWords(part, words);
  return words;
}

/** Adds the words of a part to these. */
function addWords(part: Part, words: string[]): void {
  if (part === null) return;
  if (typeof part === 'string') words.push(part);
  else if ('maybe' in part) for (const inner of part.maybe) addWords(inner, words);
  else addWordsOfTree(part, words);
}

function addWordsOfTree(tree: Tree, words: string[]): void {
  switch (tree.is) {
    case 'phrase':
      for (const part of tree.parts) addWords(part, words);
      return;
    case 'leaf':
      words.push(...tree.text.split(' '));
      return;
    case 'bag':
      for (const part of [...tree.before, tree.noun, ...tree.after]) addWordsOfTree(part, words);
      return;
    case 'separated': {
      const joint = tree.way.joints[tree.joint];
      for (const [index, item] of tree.items.entries()) {
        if (index > 0 && joint !== undefined)
          words.push(
            ...wordsOfJoint(
              tree.items.length === 2
                ? joint.two
                : index === tree.items.length - 1
                  ? joint.last
                  : joint.between,
            ),
          );
        addWordsOfTree(item, words);
      }
      return;
    }
    default:
      tree satisfies never;
  }
}

const joints = new Map<string, readonly string[]>();

/** The words of a joint: ",", "and". */
export function wordsOfJoint(joint: string): readonly string[] {
  let words = joints.get(joint);
  if (words === undefined) {
    words = tokensOf(joint).map(({ text }) => text);
    joints.set(joint, words);
  }
  return words;
}
