/** A text of words: capital letters where sentences and parts of costs begin. */
import { joinedWords } from '../../wording/text.ts';
import { type Tree, wordsIn } from '../../wording/tree.ts';

/** Which of its words begin a part of a cost before a colon. */
function beginningsIn(tree: Tree, from: number): readonly number[] {
  const found: number[] = [];
  let at = from;
  const inner = (part: Tree) => {
    found.push(...beginningsIn(part, at));
    at += wordsIn(part).length;
  };
  switch (tree.is) {
    case 'phrase':
      for (const part of tree.parts)
        if (typeof part === 'string') at++;
        else if (part !== null && 'is' in part) inner(part);
      return found;
    case 'bag':
      for (const part of [...tree.before, tree.noun, ...tree.after]) inner(part);
      return found;
    case 'separated': {
      const joint = tree.way.joints[tree.joint];
      const isCost = tree.way.category === 'costPart' && joint?.two === ', ';
      for (const [index, item] of tree.items.entries()) {
        if (index > 0) {
          const words =
            tree.items.length === 2
              ? joint?.two
              : index === tree.items.length - 1
                ? joint?.last
                : joint?.between;
          at += (words ?? '').split(/ +|(?=,)/).filter((word) => word !== '').length;
        }
        if (isCost) found.push(at);
        inner(item);
      }
      return found;
    }
    case 'leaf':
      return found;
    default:
      return tree satisfies never;
  }
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** What was said as a paragraph of a card. */
export function paragraphOf(tree: Tree): string {
  const words = wordsIn(tree);
  const isStop = (index: number) =>
    words[index] === '.' && words[index - 1] === '"' && words[index - 2] === '.';
  const begins = new Set(beginningsIn(tree, 0));
  let isInQuotes = false;
  const written = words.map((word, index) => {
    const before = words[index - 1];
    if (before === '"') isInQuotes = !isInQuotes;
    const isFirst =
      index === 0 ||
      before === '.' ||
      before === ':' ||
      before === '—' ||
      before === '•' ||
      before === '\n' ||
      (before === '"' && isInQuotes) ||
      begins.has(index);
    return isFirst ? capital(word) : word;
  });
  // The sentence around a quotation ends with it.
  return joinedWords(written.filter((_, index) => !isStop(index)));
}
