import type { CardDefinition, TextRef } from '../../rules/index.ts';

/** Where the first emblem is printed that a card makes; null: it makes none. */
export const emblemOf = (card: CardDefinition): TextRef | null => {
  const path = pathToEmblem(card);
  return path === null ? null : `${card.name}#${path.join('.')}`;
};

function pathToEmblem(value: unknown): readonly string[] | null {
  if (typeof value !== 'object' || value === null) return null;
  if ('do' in value && value.do === 'emblem') return [];
  for (const [key, part] of Object.entries(value)) {
    const rest = pathToEmblem(part);
    if (rest !== null) return [key, ...rest];
  }
  return null;
}
