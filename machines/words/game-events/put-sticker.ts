import { objectAt } from '../../rules/characteristics/index.ts';
import type { ObjectId, TextRef } from '../../rules/state/identity.ts';
import { stickersWithout, stickerWords } from '../../rules/state/stickers.ts';
import { stickerAt } from '../../rules/state/text.ts';
import { write } from '../../rules/state/write.ts';
import type { GameEventWord } from './word.ts';

/** A sticker is put on an object, a name sticker after so many words of its name; `from`: it was on that object (123.3d). */
export interface PutSticker {
  readonly type: 'putSticker';
  readonly object: ObjectId;
  readonly sticker: TextRef;
  readonly after?: number;
  readonly from?: ObjectId;
}

export const putSticker: GameEventWord<PutSticker, 'object.stickered'> = {
  apply(game, { after, from, object, sticker }) {
    const writer = write(game);
    if (from !== undefined) writer.object(from).stickers = stickersWithout(objectAt(game, from), sticker);
    const timestamp = writer.nextTimestamp();
    writer.object(object).stickers = [
      ...stickersWithout(objectAt(game, object), sticker),
      { sticker, timestamp, ...(after !== undefined && { after }) },
    ];
  },
  rule: null,
  changes: 'anything',
  asksForCheck: true,
  about: 'other',
  /** A name sticker is put where the new name is announced (123.6b). */
  sentence({ from, object, sticker }, { game, name }) {
    const words = stickerWords(stickerAt(game, sticker));
    return from === undefined
      ? `The sticker ${words} is put on ${name(object)}.`
      : `The sticker ${words} is moved from ${name(from)} onto ${name(object)}.`;
  },
  hides: 'nothing',
  emits: 'object.stickered',
};
