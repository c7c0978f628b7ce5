import { describe, expect, test } from 'vitest';
import { cards, findCard } from '../../../machines/cards/index.ts';
import { fingerprint } from '../../../machines/game/fingerprint.ts';
import {
  createGame,
  explain,
  type GameActor,
  leftOutSentences,
  restoreGame,
  saveGame,
  viewFor,
} from '../../../machines/game/index.ts';
import { playGame } from '../../../machines/play/players/index.ts';
import {
  branch,
  hashOfReplay,
  type Recording,
  RecordingError,
  readRecording,
  readShared,
  recordingOf,
  replay,
  replayLines,
  share,
  withoutKnown,
} from '../../../machines/play/replay/index.ts';
import type { CardDefinition } from '../../../machines/rules/index.ts';
import { deckCards, gameNumber, randomSeats } from '../../games/table.ts';

/** The beginning of a game, as it was played. */
function played(decisions: number): { readonly recording: Recording; readonly hashes: readonly string[] } {
  const actor = gameNumber(1);
  const hashes: string[] = [];
  playGame(actor, randomSeats(1, 2), { limit: decisions, after: (game) => hashes.push(fingerprint(game)) });
  return { recording: recordingOf(actor), hashes };
}

const { recording, hashes } = played(120);
const gameOf = (actor: GameActor) => actor.getSnapshot().context.game;

/** The faults of a recording that is refused. */
function faultsOf(value: unknown) {
  try {
    replay(value, { cards });
  } catch (error) {
    if (error instanceof RecordingError) return error.faults;
    throw error;
  }
  return [];
}

const changed = (change: (copy: Record<string, never> & Recording) => unknown): unknown =>
  change(JSON.parse(JSON.stringify(recording)));

describe('a recording', () => {
  test('holds inputs alone, and leads to the same game again, in both modes', () => {
    expect(Object.keys(recording).sort()).toEqual(['engine', 'events', 'format', 'seed', 'setup']);
    expect(recording.setup?.players[0]?.deck[0]).toEqual({
      name: expect.any(String),
      count: expect.any(Number),
    });
    expect(hashOfReplay(recording)).toBe(hashes.at(-1));
    expect(hashOfReplay(JSON.stringify(recording), { mode: 'direct' })).toBe(hashes.at(-1));
  });

  test('keeps what players left out of their decks, and of cards, and a log can say it', () => {
    const partly: CardDefinition = {
      name: 'Own Bear',
      types: ['creature'],
      power: 2,
      toughness: 2,
      printed: [{ text: 'Frobnicate.', abilities: 0, leftOut: true }],
    };
    const deck = Array.from({ length: 40 }, () => partly);
    const leftOut = [{ name: 'Odd Owl', count: 4 }];
    const actor = createGame({
      seed: 'left out',
      players: [
        { name: 'Alice', deck, leftOut },
        { name: 'Bob', deck },
      ],
    });
    actor.start();
    const kept = recordingOf(actor);
    expect(kept.setup?.players.map((player) => player.leftOut)).toEqual([leftOut, undefined]);
    const again = gameOf(replay(JSON.parse(JSON.stringify(kept))));
    expect(fingerprint(again)).toBe(fingerprint(gameOf(actor)));
    expect(leftOutSentences(again)).toEqual([
      'Alice plays without 4 Odd Owl, which isn’t understood.',
      'Own Bear is played without “Frobnicate.”, which isn’t understood.',
    ]);
    // What nobody sees isn't told to anybody.
    expect(
      leftOutSentences(
        viewFor(
          gameOf(
            createGame({
              seed: '1',
              players: [
                { name: 'Alice', deck },
                { name: 'Bob', deck },
              ],
            }),
          ),
          1,
        ),
      ),
    ).toEqual([]);
    expect(leftOutSentences(gameOf(gameNumber(1)))).toEqual([]);
  });

  test('leads to any step of the game; another decision there makes another line', () => {
    for (const step of [0, 1, 17, 80])
      expect(fingerprint(gameOf(replay(recording, { to: step })))).toBe(hashes[step]);
    const step = recording.events.findIndex(({ type }) => type === 'land.play');
    const actor = replay(recording, { to: step });
    const pass = { type: 'priority.pass', player: gameOf(actor).pending?.decider ?? 0 } as const;
    expect(explain(gameOf(actor), pass).ok).toBe(true);
    actor.send(pass);
    expect(fingerprint(gameOf(actor))).not.toBe(hashes[step + 1]);
    expect(recordingOf(actor).events).toEqual([...recording.events.slice(0, step), pass]);
    expect(hashOfReplay(recordingOf(actor))).toBe(fingerprint(gameOf(actor)));
    expect(hashOfReplay(branch(recording, step))).toBe(hashes[step]);
  });

  test('keeps sideboards, settings, who begins, and cards that are nobody else’s', () => {
    const vanguard = findCard('Paliano Vanguard');
    if (vanguard === undefined) throw new Error('there is no Paliano Vanguard');
    const own = {
      name: 'Own Bear',
      manaCost: '{1}{G}',
      types: ['creature' as const],
      power: 2,
      toughness: 2,
    };
    for (const first of ['chosen', 'random', 1] as const) {
      const actor = createGame({
        seed: 'own',
        first,
        settings: { startingLife: 30, attackOption: 'left' },
        players: [
          {
            name: 'Alice',
            deck: [...deckCards(0), own, own, vanguard],
            sideboard: deckCards(1).slice(0, 3),
            noted: { 'Paliano Vanguard': ['Elf', 'Druid'] },
          },
          { name: 'Bob', deck: deckCards(2), commanders: ['Forest'], command: [own] },
        ],
      });
      actor.start();
      const kept = recordingOf(actor);
      expect(kept.setup).toMatchObject({
        first,
        settings: { startingLife: 30, attackOption: 'left' },
      });
      expect(kept.setup?.cards).toContainEqual(own);
      expect(withoutKnown(kept, cards).setup?.cards).toEqual([own]);
      expect(kept.setup?.players[0]?.noted).toEqual({ 'Paliano Vanguard': ['Elf', 'Druid'] });
      expect(kept.setup?.players[1]).toMatchObject({
        commanders: ['Forest'],
        command: [{ name: 'Own Bear', count: 1 }],
      });
      expect(hashOfReplay(JSON.stringify(kept))).toBe(fingerprint(gameOf(actor)));
    }
  });

  test('of a game that began in the middle holds the game as it was then', () => {
    for (const mode of ['copy', 'direct'] as const) {
      const actor = gameNumber(2);
      playGame(actor, randomSeats(2, 2), { limit: 30 });
      const resumed = restoreGame(saveGame(actor), mode);
      resumed.start();
      playGame(resumed, randomSeats(2, 3), { limit: 30 });
      const kept = recordingOf(resumed);
      expect(kept.setup).toBeUndefined();
      expect(kept.events).toHaveLength(30);
      const read = readRecording(JSON.stringify(kept));
      expect(hashOfReplay(read)).toBe(fingerprint(gameOf(resumed)));
      expect(hashOfReplay({ ...read, events: [] })).toBe(fingerprint(gameOf(actor)));
      expect(readShared(share(read))).toEqual(read);
    }
  });

  test('that begins with a damaged game is refused with what is wrong with it', () => {
    const actor = gameNumber(2);
    playGame(actor, randomSeats(2, 2), { limit: 3 });
    const resumed = restoreGame(saveGame(actor));
    const { events, from, ...rest } = recordingOf(resumed);
    expect(faultsOf({ ...rest, events, from: { ...from, engine: '0.0.1' } })).toEqual([
      { path: 'from', reason: expect.stringContaining('0.0.1') },
    ]);
    expect(faultsOf({ ...rest, events, from: 'nothing' })).toEqual([
      { path: 'from', reason: expect.stringContaining('object') },
    ]);
    expect(faultsOf({ ...rest, events })).toEqual([expect.objectContaining({ path: 'setup' })]);
  });

  test('of another version is refused whole, and so is what is none', () => {
    expect(faultsOf({ ...recording, engine: '0.0.9' })).toEqual([
      { path: 'engine', reason: expect.stringContaining('0.0.9') },
    ]);
    for (const none of [null, [], {}, 3, '', '{"format":', '{}', { ...recording, format: 'something' }])
      expect(faultsOf(none)).toHaveLength(1);
  });

  test('that is damaged is refused with the path and the reason of each fault', () => {
    const faults = faultsOf(
      changed((copy) => ({
        ...copy,
        setup: {
          ...copy.setup,
          players: copy.setup?.players.map((player) => ({
            ...player,
            deck: [{ name: 'Mountian', count: 20 }],
          })),
        },
        events: [...copy.events, { type: 'priority.pass', player: 4 }],
      })),
    );
    expect(faults.map(({ path }) => path)).toEqual([
      'setup.players.0.deck.0.name',
      'setup.players.1.deck.0.name',
      'events.120.player',
    ]);
    expect(faults[0]?.reason).toContain('Mountain');
    const misshapen = faultsOf(
      changed((copy) => ({
        ...copy,
        seed: 3,
        events: [{ type: 'priority.skip', player: 0 }, { type: 'land.play' }],
      })),
    );
    expect(misshapen.map(({ path, reason }) => `${path}: ${reason}`)).toEqual([
      'seed: it is a number, and a text belongs here',
      expect.stringMatching(/^events\.0\.type: it takes "priority\.pass", "spell\.cast"/),
      'events.1.player: it is missing: a number belongs here',
      'events.1.object: it is missing: a number belongs here',
    ]);
    expect(() => readRecording(changed((copy) => ({ ...copy, setup: { ...copy.setup, first: 2 } })))).toThrow(
      'setup.first',
    );
  });

  test('with an event that the rules don’t take there is refused with its number and the rule', () => {
    const [fault, ...others] = faultsOf(
      changed((copy) => ({
        ...copy,
        events: copy.events.toSpliced(40, 0, { type: 'land.play', player: 0, object: 9999 }),
      })),
    );
    expect(fault?.path).toBe('events.40');
    expect(fault?.reason).toMatch(/\(\d{3}\.\d+\w*\)/);
    expect(others).toEqual([]);
    expect(() => replay(recording, { to: 121 })).toThrow('no step 121');
    expect(() => replay(recording, { to: -1 })).toThrow('no step -1');
  });
});

describe('a recording as a link', () => {
  const text = share(recording, cards);

  test('without the cards that it leaves out is refused in one sentence', () => {
    expect(() => readShared(text)).toThrow(
      'setup.cards: it names 27 cards that it does not hold, such as Soul Warden: they have to be given with it',
    );
  });

  test('is small, made of letters that a link takes, and the same recording again', () => {
    expect(text).toMatch(/^[\w-]+$/);
    expect(text.length).toBeLessThan(2000);
    expect(readShared(text, cards)).toEqual(recording);
    expect(readShared(`  ${text}\n`, cards)).toEqual(recording);
  });

  test('is refused wherever it is cut off or mistyped', () => {
    for (let at = 0; at < text.length; at += 37) {
      expect(() => readShared(text.slice(0, at))).toThrow(RecordingError);
      const other = text.charAt(at) === 'a' ? 'b' : 'a';
      expect(() => readShared(text.slice(0, at) + other + text.slice(at + 1))).toThrow(RecordingError);
    }
    expect(() => readShared(`${text}A`)).toThrow(RecordingError);
  });
});

describe('a recording of several lines', () => {
  const withLines = (lines: Recording['lines'] = []): Recording => ({ ...recording, lines });
  const all = (json: unknown) => {
    const steps = replayLines(json);
    const told: unknown[] = [];
    for (;;) {
      const { done, value } = steps.next();
      if (done === true) return { ...value, told };
      told.push(value);
    }
  };

  test('plays each from where it branches off, nothing twice, and each by itself', () => {
    const { actors, told } = all(
      withLines([
        { name: 'shorter', of: 0, after: 30, events: recording.events.slice(30, 40) },
        { name: 'longer', of: 1, after: 35, events: recording.events.slice(35, 80) },
        { name: 'none yet', of: 0, after: 120, events: [] },
      ]),
    );
    expect(actors.map((actor) => fingerprint(gameOf(actor)))).toEqual([
      hashes[120],
      hashes[40],
      hashes[80],
      hashes[120],
    ]);
    expect(told).toHaveLength(120 + 10 + 45);
    expect(told.at(-1)).toEqual({ made: 174, of: 175 });
    expect(hashOfReplay(withLines([{ name: 'a', of: 0, after: 0, events: [] }]))).toBe(hashes[120]);
  });

  test('is shared as a whole; what led to a step of its own line has no others', () => {
    const lines = [{ name: 'Été', of: 0, after: 3, events: recording.events.slice(3, 4) }];
    const whole = { ...withLines(lines), name: 'As it was', shown: 1 };
    expect(readShared(share(whole))).toEqual(whole);
    expect(branch(whole, 17)).toEqual({ ...branch(recording, 17), name: 'As it was' });
  });

  test('is refused as a whole where one of its lines can’t be played', () => {
    const { events } = recording;
    const wrong = { name: 'wrong', of: 0, after: 10, events: events.slice(0, 1) };
    expect(() => all(withLines([wrong]))).toThrow(/lines\.0\.events\.0/);
  });
});
