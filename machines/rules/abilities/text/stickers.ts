import type { StickerKind } from '../../state/vocabulary/index.ts';

const kinds: Readonly<Record<StickerKind, string>> = {
  name: 'name sticker',
  ability: 'ability sticker',
  powerToughness: 'power and toughness sticker',
  art: 'art sticker',
};

/** "sticker", "name sticker" (123.1). */
export const stickerText = (kind: StickerKind | true = true): string =>
  kind === true ? 'sticker' : kinds[kind];
