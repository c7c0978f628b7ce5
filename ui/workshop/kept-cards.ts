/** The cards that somebody has written and kept, on this machine. */
import { type WrittenCard, writtenIn } from './written.ts';

/** Where they are kept: `localStorage`, or what does the same. */
export type CardKeeping = Pick<Storage, 'getItem' | 'setItem'>;

const place = 'spellchart.cards';

/** The storage of this browser; null where it lets no page keep anything. */
export function cardKeeping(): CardKeeping | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** The cards that were kept, in the order of their names; what is damaged is left out. */
export function keptCards(keeping: CardKeeping): readonly WrittenCard[] {
  try {
    const read: unknown = JSON.parse(keeping.getItem(place) ?? '[]');
    return Array.isArray(read) ? read.flatMap((one) => writtenIn(one) ?? []) : [];
  } catch {
    return [];
  }
}

const nameOf = ({ front }: WrittenCard): string => front.name.trim();

/** Keeps a card, instead of one of its name. False where there is no room for it: the others are kept as before. */
export function keepCard(keeping: CardKeeping, card: WrittenCard): boolean {
  const others = keptCards(keeping).filter((one) => nameOf(one) !== nameOf(card));
  return written(keeping, [...others, card]);
}

export const forgetCard = (keeping: CardKeeping, name: string): boolean =>
  written(
    keeping,
    keptCards(keeping).filter((one) => nameOf(one) !== name),
  );

function written(keeping: CardKeeping, cards: readonly WrittenCard[]): boolean {
  try {
    const inOrder = cards.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)));
    keeping.setItem(place, JSON.stringify(inOrder));
    return true;
  } catch {
    return false;
  }
}
