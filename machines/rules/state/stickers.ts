/** Stickers (123): whose they are, which are on an object, and what is counted on them. */
import type { Game } from './game.ts';
import type { PlayerId, TextRef } from './identity.ts';
import type { GameObject, PlacedSticker } from './object.ts';
import { rulesTable } from './table.ts';
import { stickerAt } from './text.ts';
import type { Sticker, StickerAmount, StickerKind, TokenDefinition } from './vocabulary/index.ts';

/** A sticker, and where it is printed. */
export interface StickerOfPlayer {
  readonly ref: TextRef;
  readonly sticker: Sticker;
}

/** The stickers that a player has access to (123.2c): each is distinct from every other (123.3a). */
export const stickersOf = (game: Game, player: PlayerId): readonly StickerOfPlayer[] =>
  (game.players[player]?.stickerSheets ?? []).flatMap((sheet) =>
    (game.definitions[sheet]?.stickers ?? []).map((sticker, at) => ({
      ref: `${sheet}#stickers.${at}`,
      sticker,
    })),
  );

/** Those of them that are on no object that the player owns (123.3). */
export function freeStickers(game: Game, player: PlayerId): readonly StickerOfPlayer[] {
  const used = new Set(
    game.objects.flatMap((object) =>
      object === null || object.left !== null || object.owner !== player
        ? []
        : (object.stickers ?? []).map(({ sticker }) => sticker),
    ),
  );
  return stickersOf(game, player).filter(({ ref }) => !used.has(ref));
}

/** Whether an object is stickered (123.4), with a sticker of this kind if one is said. */
export const isStickered = (
  game: Pick<Game, 'definitions'>,
  { stickers = [] }: GameObject,
  kind: StickerKind | true,
): boolean => stickers.some((placed) => kind === true || stickerAt(game, placed.sticker).sticker === kind);

const vowels = ['a', 'e', 'i', 'o', 'u', 'y'];

/** What an effect counts on a sticker: letters of its words (123.6d-e), what is printed as power or toughness (123.8a). */
export function countedOn(sticker: Sticker, counted: StickerAmount): number {
  if (sticker.sticker === 'powerToughness')
    return counted === 'power' || counted === 'toughness' ? sticker[counted] : 0;
  if (sticker.sticker !== 'name') return 0;
  const letters = [...sticker.words.toLowerCase()];
  if (counted === 'uniqueVowels') return vowels.filter((vowel) => letters.includes(vowel)).length;
  return typeof counted === 'object'
    ? letters.filter((letter) => letter === counted.letter.toLowerCase()).length
    : 0;
}

/** The words of a name (123.6a): blank lines are none. */
const wordAt = /\S+/g;
const isWord = (word: string): boolean => !/^_+$/.test(word);
const wordsIn = (name: string): readonly RegExpMatchArray[] =>
  [...name.matchAll(wordAt)].filter(([word]) => isWord(word));

export const wordCount = (name: string): number => wordsIn(name).length;

/** A name with one more word after so many of its words; at its end if it has fewer (123.6b-c). */
export function withWord(name: string, word: string, after: number): string {
  if (after === 0) return name === '' ? word : `${word} ${name}`;
  const before = wordsIn(name)[after - 1];
  const end = before === undefined ? name.length : (before.index ?? 0) + before[0].length;
  const start = name.slice(0, end);
  return start === '' ? word : `${start} ${word}${name.slice(end)}`;
}

/** The places where a word can be added to a name. */
export const placesIn = (name: string): readonly number[] =>
  Array.from({ length: wordCount(name) + 1 }, (_, after) => after);

/** The stickers on an object but for this one. */
export const stickersWithout = ({ stickers = [] }: GameObject, ref: TextRef): readonly PlacedSticker[] =>
  stickers.filter(({ sticker }) => sticker !== ref);

/** Abilities on stickers speak of what they are on as a creature. */
const onCreature: TokenDefinition = { types: ['creature'] };

/** What is printed on a sticker, without its ticket cost. */
export function stickerWords(sticker: Sticker): string {
  switch (sticker.sticker) {
    case 'name':
      return sticker.words;
    case 'ability':
      return sticker.abilities.map((ability) => rulesTable().abilityText(ability, onCreature)).join(' ');
    case 'powerToughness':
      return `${sticker.power}/${sticker.toughness}`;
    case 'art':
      return sticker.art;
    default:
      return sticker satisfies never;
  }
}
