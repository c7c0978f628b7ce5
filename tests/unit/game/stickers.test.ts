import { describe, expect, test } from 'vitest';
import { createGame, newGame, viewFor } from '../../../machines/game/index.ts';
import { recordingOf, replay } from '../../../machines/play/replay/index.ts';
import { stickerSheet } from '../../../machines/play/scenario/index.ts';
import { type CardDefinition, stickersOf, whyCharacteristic } from '../../../machines/rules/index.ts';
import { objectSentence } from '../../../ui/table/words.ts';
import { creature, smallGame } from '../support/small-game.ts';

const sheet = (name: string): CardDefinition => stickerSheet(name, { sticker: 'name', words: name });
const plain = creature('Plain Bear', 2, 2);
const sheets = (count: number): readonly CardDefinition[] =>
  Array.from({ length: count }, (_, at) => sheet(`Sheet ${at + 1}`));
const setupWith = (stickerSheets: readonly CardDefinition[]) => ({
  seed: 'stickers',
  players: [
    { name: 'Ada', deck: Array.from({ length: 20 }, () => plain), stickerSheets },
    { name: 'Bo', deck: Array.from({ length: 20 }, () => plain) },
  ],
});
const namesOf = (cards: readonly CardDefinition[]): readonly string[] => cards.map(({ name }) => name);

describe('sticker sheets (123.2)', () => {
  test('103.2d: of ten or more three are chosen at random, the same with the same seed, and everyone may see which', () => {
    const begun = () => {
      const actor = createGame({ ...setupWith(sheets(12)), first: 0 });
      actor.start();
      return actor;
    };
    const { game } = begun().getSnapshot().context;
    const chosen = game.players[0]?.stickerSheets ?? [];
    expect(new Set(chosen).size).toBe(3);
    expect(namesOf(sheets(12))).toEqual(expect.arrayContaining([...chosen]));
    expect(begun().getSnapshot().context.game.players[0]?.stickerSheets).toEqual(chosen);
    expect(stickersOf(viewFor(game, 1), 0)).toEqual(stickersOf(game, 0));
    expect(stickersOf(game, 0)).toHaveLength(3);
  });

  test('103.2d: those that weren’t chosen are revealed and kept for a game that is restarted', () => {
    const actor = createGame({ ...setupWith(sheets(12)), first: 0 });
    actor.start();
    const { game } = actor.getSnapshot().context;
    const [{ otherStickerSheets = [], stickerSheets = [] } = {}] = game.players;
    expect([...stickerSheets, ...otherStickerSheets].sort()).toEqual([...namesOf(sheets(12))].sort());
    expect(Object.keys(viewFor(game, 1).definitions)).toEqual(
      expect.arrayContaining([...otherStickerSheets]),
    );
  });

  test('123.2b: up to three that a player chose are theirs', () => {
    const actor = createGame({ ...setupWith(sheets(2)), first: 0 });
    actor.start();
    expect(actor.getSnapshot().context.game.players[0]?.stickerSheets).toEqual(['Sheet 1', 'Sheet 2']);
  });

  test('123.2a: fewer than ten in constructed play are refused, and one twice', () => {
    expect(() => newGame(setupWith(sheets(5)))).toThrow('Ada has 5 sticker sheets');
    expect(() => newGame(setupWith([...sheets(1), ...sheets(1)]))).toThrow('Ada has a sticker sheet twice');
  });

  test('a recording brings the sheets along', () => {
    const actor = createGame({ ...setupWith(sheets(10)), first: 0 });
    actor.start();
    const again = replay(JSON.parse(JSON.stringify(recordingOf(actor))));
    expect(again.getSnapshot().context.game.players[0]?.stickerSheets).toEqual(
      actor.getSnapshot().context.game.players[0]?.stickerSheets,
    );
  });
});

describe('a stickered object', () => {
  const { game, id } = smallGame([
    { card: sheet('Dark') },
    {
      card: plain,
      with: { stickers: [{ sticker: 'Dark#stickers.0', timestamp: 9, after: 1 }] },
    },
  ]);

  test('123.6: why it is named so, is said with the sticker', () => {
    const { now, printed, reasons } = whyCharacteristic(game, id('Plain Bear'), 'name');
    expect([printed, now]).toEqual(['Plain Bear', 'Plain Dark Bear']);
    expect(reasons).toMatchObject([
      {
        layer: '3',
        rule: '613.1c',
        change: { change: 'addToName', word: 'Dark', after: 1 },
        origin: { source: id('Plain Bear'), sticker: 'Dark#stickers.0', timestamp: 9 },
      },
    ]);
  });

  test('123.1: the inspector says which stickers are on it', () => {
    expect(objectSentence(game, id('Plain Bear'))).toContain('sticker: Dark');
  });
});
