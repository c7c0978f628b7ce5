import { describe, expect, test } from 'vitest';
import { fingerprint } from '../../machines/game/fingerprint.ts';
import { type GameActor, restoreGame, saveGame } from '../../machines/game/index.ts';
import { chance } from '../../machines/play/players/chance.ts';
import { type Played, playGame } from '../../machines/play/players/index.ts';
import { type Recording, recordingOf, replay } from '../../machines/play/replay/index.ts';
import { faultsIn, freeze, freezeInside, jsonFaults, sharedIn } from './checks.ts';
import { gameNumber, playersIn, randomSeats } from './table.ts';

const games = Number(process.env.GAMES ?? 20);
const first = Number(process.env.FIRST_GAME ?? 0);
const gameOf = (actor: GameActor) => actor.getSnapshot().context.game;

interface Kept {
  readonly step: number;
  readonly json: string;
}

interface Watched {
  readonly played: Played;
  readonly recording: Recording;
  readonly hashes: readonly string[];
  readonly kept: readonly Kept[];
  readonly end: string;
}

/** Plays a game by chance, looking at it after every decision, and keeps it as JSON at some of them. */
function watch(number: number): Watched {
  const actor = gameNumber(number);
  const pick = chance(`points of game ${number}`);
  const isSampled = number % 5 === 0;
  const isFrozen = number % 4 === 1;
  const kept: Kept[] = [];
  const hashes: string[] = [];
  let step = 0;
  const played = playGame(actor, randomSeats(number, playersIn(number)), {
    after(game) {
      const faults = faultsIn(game);
      if (faults.length > 0) throw new Error(`after decision ${step}: ${faults.slice(0, 5).join('; ')}`);
      if (isSampled) hashes.push(fingerprint(game));
      if (isFrozen) freeze(game);
      if (pick(100) === 0) {
        const shared = sharedIn(game);
        if (shared.length > 0)
          throw new Error(`reached twice after decision ${step}: ${shared.slice(0, 5).join('; ')}`);
      }
      if (game.over === null) keep(actor, step, kept, pick);
      step += 1;
    },
  });
  expect(jsonFaults(gameOf(actor).definitions)).toEqual([]);
  expect(sharedIn(gameOf(actor))).toEqual([]);
  return { played, recording: recordingOf(actor), hashes, kept, end: fingerprint(gameOf(actor)) };
}

/** Five of all points, each as likely as any other: the fifth of a growing number of points gives way. */
function keep(actor: GameActor, step: number, kept: Kept[], pick: (below: number) => number): void {
  const place = kept.length < 5 ? kept.length : pick(step + 1);
  if (place < 5) kept[place] = { step, json: JSON.stringify(saveGame(actor)) };
}

describe('random games between the decks', () => {
  test.each(Array.from({ length: games }, (_, index) => first + index))('game %i', (number) => {
    const { end, hashes, kept, played, recording } = watch(number);
    // It ended, or was drawn by a rule.
    expect(played.over).toEqual({
      winners: expect.any(Array),
      rule: expect.stringMatching(/^(104|8\d\d)\./),
    });

    // Its recording is the same game again, in the other mode as well.
    expect(fingerprint(gameOf(replay(JSON.parse(JSON.stringify(recording)))))).toBe(end);
    const inPlace: string[] = [];
    const direct = replay(recording, {
      mode: 'direct',
      after: (game) => {
        if (hashes.length > 0) inPlace.push(fingerprint(game));
        if (number % 3 === 0) freezeInside(game);
      },
    });
    expect(inPlace).toEqual(hashes);
    expect(fingerprint(gameOf(direct))).toBe(end);

    // From any point of it, as JSON, it goes on to the same end.
    expect(kept).toHaveLength(5);
    for (const { json, step } of kept) {
      const actor = restoreGame(json);
      actor.start();
      for (const event of recording.events.slice(step)) actor.send(event);
      expect(fingerprint(gameOf(actor)), `resumed after decision ${step}`).toBe(end);
    }
  });
});
