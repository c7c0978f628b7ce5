import type { Keeping } from '../preferences/index.ts';

const place = 'spellchart.game';
/** The address under which the game was kept: another one opens another game. */
const placeOfAddress = 'spellchart.address';
const placeOfEarlier = 'spellchart.earlier';

/** The text of the game that was kept, and under which address; null for none. */
export function keptIn(keeping: Keeping): { readonly text: string; readonly address: string } | null {
  const text = keeping.getItem(place);
  return text === null ? null : { text, address: keeping.getItem(placeOfAddress) ?? '' };
}

/** Keeps a game under an address. False if there is no room for it, even without the earlier ones: nothing is kept then. */
export function keepIn(keeping: Keeping, text: string, address: string): boolean {
  const isThere = () =>
    tried(() => keeping.setItem(placeOfAddress, address)) && tried(() => keeping.setItem(place, text));
  if (isThere()) return true;
  keeping.removeItem(placeOfEarlier);
  if (isThere()) return true;
  forgetIn(keeping);
  return false;
}

export const forgetIn = (keeping: Keeping): void => keeping.removeItem(place);

/** The games that were looked at before, oldest first. */
export function earlierIn(keeping: Keeping): readonly string[] {
  try {
    const read: unknown = JSON.parse(keeping.getItem(placeOfEarlier) ?? '[]');
    return Array.isArray(read) ? read.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** Keeps the games that were looked at before: as many of the latest as there is room for. */
export function keepEarlierIn(keeping: Keeping, texts: readonly string[]): void {
  for (let from = 0; from < texts.length; from += 1)
    if (tried(() => keeping.setItem(placeOfEarlier, JSON.stringify(texts.slice(from))))) return;
  keeping.removeItem(placeOfEarlier);
}

/** A storage without room throws. */
function tried(write: () => void): boolean {
  try {
    write();
    return true;
  } catch {
    return false;
  }
}
