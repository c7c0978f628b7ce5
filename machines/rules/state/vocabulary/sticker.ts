import type { Ability } from './abilities.ts';

/** The four kinds of stickers (123.1). */
export type StickerKind = Sticker['sticker'];

/** A marker on a sticker sheet (123.1), with its ticket cost (123.3c) if it has one. */
export type Sticker = { readonly tickets?: number } & (
  | { readonly sticker: 'name'; readonly words: string }
  | { readonly sticker: 'ability'; readonly abilities: readonly Ability[] }
  | { readonly sticker: 'powerToughness'; readonly power: number; readonly toughness: number }
  | { readonly sticker: 'art'; readonly art: string }
);

/** What an effect counts on a sticker (123.6d-e, 123.8a). */
export type StickerAmount = 'uniqueVowels' | 'power' | 'toughness' | { readonly letter: string };
