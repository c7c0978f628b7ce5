import type { Game } from '../state/game.ts';
import type { GameObject, PlacedSticker } from '../state/object.ts';
import { gains, hasInName, isSized } from '../state/said-by-rules.ts';
import { scopeOf } from '../state/scope.ts';
import { stickerAt } from '../state/text.ts';
import type { Modification, Sticker } from '../state/vocabulary/index.ts';
import { type Parts, partsOf } from './changes.ts';
import type { Effect } from './effects-in-force.ts';

/** The effects of the stickers on an object: on its name (612.9), abilities (123.7), power and toughness (123.8). */
export function addStickerEffects(
  game: Game,
  object: GameObject,
  stickers: readonly PlacedSticker[],
  found: Effect[],
): void {
  for (const placed of stickers) {
    const sticker = stickerAt(game, placed.sticker);
    const parts = changesOf(sticker, placed);
    if (parts === null) continue;
    found.push({
      source: object.id,
      parts,
      // Right after that of its object, where that is later (613.7k): of equal ones the first found applies first.
      timestamp: Math.max(object.timestamp, placed.timestamp),
      defining: false,
      ref: placed.sticker,
      had: null,
      ability: null,
      given:
        sticker.sticker === 'ability'
          ? sticker.abilities.map((ability, at) => ({
              ability,
              ref: `${placed.sticker}.abilities.${at}`,
              from: object.id,
              since: placed.timestamp,
            }))
          : null,
      counter: null,
      sticker: placed.sticker,
      number: null,
      scope: scopeOf(object.id, object.controller),
      affected: [object.id],
    });
  }
}

/** What a sticker changes; null for art (123.9). What has no power and toughness then gets none (208.3). */
function changesOf(sticker: Sticker, { after = 0 }: PlacedSticker): Parts | null {
  switch (sticker.sticker) {
    case 'name':
      return changing(hasInName(sticker.words, after));
    case 'ability':
      return changing(gains(sticker.abilities));
    case 'powerToughness':
      return changing(isSized(sticker.power, sticker.toughness));
    case 'art':
      return null;
    default:
      return sticker satisfies never;
  }
}

const changing = (change: Modification): Parts => partsOf([change], false);
