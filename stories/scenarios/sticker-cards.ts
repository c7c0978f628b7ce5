/** Sticker sheets with invented stickers (123.2), and what puts them on objects: for the scenarios of stickers. */
import { card, stickerSheet } from '../../machines/play/scenario/index.ts';
import { putSticker, spell, target } from '../../machines/rules/abilities/write/index.ts';
import type { CardDefinition, Filter, StickerKind } from '../../machines/rules/index.ts';

/** Three names, of which a scenario chooses. */
export const names = stickerSheet(
  'Sheet of Names',
  { sticker: 'name', words: 'Dark' },
  { sticker: 'name', words: 'Mana' },
  { sticker: 'name', words: 'Eldrazi' },
);

/** An instant for {C} that puts a sticker of a kind on what it targets. */
export const sticking = (name: string, kind: StickerKind, objects: Filter = {}): CardDefinition =>
  card(name, ['instant'], {
    manaCost: '{C}',
    abilities: [spell([{ objects }], putSticker(target(0), kind))],
  });

export const label = sticking('Label Maker', 'name');
