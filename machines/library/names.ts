/** Cards of libraries by what lists call them. */
import { folded } from '../rules/state/nearest.ts';
import { isForDecks, type LibraryCard } from './library-card.ts';

export interface CardsByNames {
  /** Each card once: of several of one name the last. */
  readonly all: readonly LibraryCard[];
  readonly names: readonly string[];
  /**
   * The card of this name: case and accents don't matter; of several faces the front one's name is enough, and
   * `Front / Back` and `Front//Back` are taken as well.
   */
  readonly find: (name: string) => LibraryCard | undefined;
  /** The same, and a card whose other face is called so. */
  readonly findFace: (name: string) => LibraryCard | undefined;
}

const separator = /\s*\/{1,2}\s*/;

/** A name as people type it: without accents, and with two letters where one is printed. */
const plain = (name: string): string =>
  folded(name).normalize('NFD').replace(/\p{M}/gu, '').replaceAll('æ', 'ae').split(separator).join(' // ');

/**
 * Finds cards by name. Of several cards of one name those that come later count, but a token, an emblem or a picture never
 * in place of a card that may be in a deck.
 */
export function byNames(cards: readonly LibraryCard[]): CardsByNames {
  const inOrder = [...cards.filter((card) => !isForDecks(card)), ...cards.filter(isForDecks)];
  const whole = new Map(inOrder.map((card) => [plain(card.name), card]));
  const fronts = new Map(inOrder.map((card) => [plain(card.facts.name), card]));
  const backs = new Map(
    inOrder.flatMap((card) => (card.facts.back === undefined ? [] : [[plain(card.facts.back.name), card]])),
  );
  const all = [...whole.values()];
  const find = (name: string): LibraryCard | undefined => {
    const wanted = plain(name);
    const [front = ''] = wanted.split(separator);
    return whole.get(wanted) ?? fronts.get(wanted) ?? whole.get(front) ?? fronts.get(front);
  };
  return {
    all,
    names: all.map(({ name }) => name),
    find,
    findFace: (name) => find(name) ?? backs.get(plain(name)),
  };
}
