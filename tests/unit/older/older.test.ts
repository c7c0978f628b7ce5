import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cards, cardUpToDate, checkCard } from '../../../machines/cards/index.ts';
import { restoreGame, saveGame } from '../../../machines/game/index.ts';
import { readRecording, readShared, recordingOf, replay } from '../../../machines/play/replay/index.ts';
import { readScenario, runScenario } from '../../../machines/play/scenario/index.ts';
import { linkIn } from '../../../ui/page/address.ts';

/** Files as they were written before words had tags. They stay as they are. */
const textOf = (name: string): string => readFileSync(new URL(`files/${name}`, import.meta.url), 'utf8');
const json = (name: string): unknown => JSON.parse(textOf(name));

/** Where a recorded game is, in short. */
const seats = (of: ReturnType<typeof restoreGame>) => {
  const { players, turn } = of.getSnapshot().context.game;
  return {
    turn: turn.number,
    life: players.map(({ life }) => life),
    hands: players.map(({ hand }) => hand.length),
  };
};

describe('what was written in older words', () => {
  test('a definition', () => {
    const definition = json('definition.json');
    expect(checkCard(definition)).not.toEqual([]);
    const now = cardUpToDate(definition);
    expect(checkCard(now)).toEqual([]);
    expect(cardUpToDate(now)).toBe(now);
  });

  test('a recording with cards of its own, and a link to it', () => {
    const recording = readRecording(textOf('recording.json'), cards);
    expect(recording.setup?.cards?.map(({ name }) => name)).toEqual([
      'Forest',
      'Old Forge',
      'Forge Elder',
      'Grizzly Bears',
    ]);
    const game = replay(recording);
    expect(seats(game)).toMatchInlineSnapshot(`
      {
        "hands": [
          2,
          3,
        ],
        "life": [
          17,
          20,
        ],
        "turn": 11,
      }
    `);
    expect(readShared(linkIn(textOf('link.txt'))?.shared ?? '', cards)).toEqual(recording);
    // It is kept in today's words.
    expect(recordingOf(game)).toEqual(recording);
  });

  test('a saved game, with effects', () => {
    const game = restoreGame(textOf('saved-game.json'));
    game.start();
    expect(seats(game)).toMatchInlineSnapshot(`
      {
        "hands": [
          2,
          3,
        ],
        "life": [
          17,
          20,
        ],
        "turn": 11,
      }
    `);
    expect(seats(restoreGame(saveGame(game)))).toEqual(seats(game));
    // The game that a recording begins with is saved so, too.
    const from = {
      format: 'spellchart.recording',
      engine: '0.1.0',
      seed: 'older',
      from: json('saved-game.json'),
      events: [],
    };
    expect(seats(replay(from))).toEqual(seats(game));
  });

  test('a saved game in the middle of something is refused', () => {
    expect(() => restoreGame(textOf('saved-in-the-middle.json'))).toThrow(
      'This game was saved in an earlier format, in the middle of payMana: it can’t be gone on with from there. Replay its recording instead.',
    );
  });

  test('a scenario', () => {
    expect(readScenario(json('scenario.json'))).toMatchObject({ ok: true });
    expect(runScenario(json('scenario.json'))).toMatchObject({ ok: true });
  });
});

test('what can’t be brought up to date is refused as it is', () => {
  const unknown = {
    name: 'Odd',
    types: ['artifact'],
    abilities: [{ kind: 'activated', cost: [{ payRent: 1 }], effect: [] }],
  };
  expect(cardUpToDate(unknown)).toBe(unknown);
  expect(checkCard(unknown)).toEqual([
    { path: 'abilities[0].cost[0]', reason: 'nothing is not a known `pay`' },
  ]);
});
