import { describe, expect, test } from 'vitest';
import { fingerprint } from '../../machines/game/fingerprint.ts';
import { type GameActor, restoreGame, type SavedGame, saveGame } from '../../machines/game/index.ts';
import { chance } from '../../machines/play/players/chance.ts';
import { type Played, playGame } from '../../machines/play/players/index.ts';
import { type Recording, recordingOf, replay } from '../../machines/play/replay/index.ts';
import type { Game } from '../../machines/rules/index.ts';
import { difference, faultsIn, freeze, freezeInside, jsonFaults, sharedIn } from './checks.ts';
import { gameNumber, gameOfAnyCards, playersIn, randomSeats } from './table.ts';

const games = Number(process.env.GAMES ?? 20);
const first = Number(process.env.FIRST_GAME ?? 0);
const gameOf = (actor: GameActor) => actor.getSnapshot().context.game;

interface Kept {
  readonly step: number;
  /** Written as JSON once the game is over: what is kept of it must have stayed as it was. */
  readonly saved: SavedGame;
}

interface Watched {
  readonly played: Played;
  readonly recording: Recording;
  /** The game as it was after each decision, of some games. */
  readonly states: readonly Game[];
  readonly kept: readonly Kept[];
  readonly end: string;
}

/** Plays a game by chance, looking at it after every decision, and keeps it as it was at some of them. */
function watch(number: number, actor: GameActor): Watched {
  const pick = chance(`points of game ${number}`);
  const isSampled = number % 5 === 0;
  const isFrozen = number % 4 === 1;
  const kept: Kept[] = [];
  const states: Game[] = [];
  let step = 0;
  const played = playGame(actor, randomSeats(number, playersIn(number)), {
    after(game) {
      const faults = faultsIn(game);
      if (faults.length > 0) throw new Error(`after decision ${step}: ${faults.slice(0, 5).join('; ')}`);
      if (isSampled) states.push(game);
      if (isFrozen) freeze(game);
      if (pick(isFrozen ? 10 : 100) === 0) {
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
  return { played, recording: recordingOf(actor), states, kept, end: fingerprint(gameOf(actor)) };
}

/** Five of all points, each as likely as any other: the fifth of a growing number of points gives way. */
function keep(actor: GameActor, step: number, kept: Kept[], pick: (below: number) => number): void {
  const place = kept.length < 5 ? kept.length : pick(step + 1);
  if (place < 5) kept[place] = { step, saved: saveGame(actor) };
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => first + index);

describe.each([
  ['the decks', games, gameNumber],
  ['decks of any cards', Math.ceil(games / 4), gameOfAnyCards],
] as const)('random games between %s', (_, count, start) => {
  test.each(numbers(count))('game %i', (number) => {
    const { end, kept, played, recording, states } = watch(number, start(number));
    // It ended, or was drawn by a rule.
    expect(played.over).toEqual({
      winners: expect.any(Array),
      rule: expect.stringMatching(/^(104|8\d\d)\./),
    });

    // Its recording is the same game again, in the other mode; of some games after each decision.
    const json = JSON.stringify(recording);
    let step = 0;
    const direct = replay(JSON.parse(json), {
      mode: 'direct',
      after: (game) => {
        const state = states[step];
        if (state !== undefined) expect(difference(state, game), `after decision ${step}`).toBeNull();
        if (number % 3 === 0) freezeInside(game);
        step += 1;
      },
    });
    expect(fingerprint(gameOf(direct))).toBe(end);

    // And in the same mode, though it is saved as JSON and restored at five points: at each of them what is saved is
    // what was, and so is the end. As a restored game knows nothing but that JSON, the same follows from each alone.
    expect(kept).toHaveLength(5);
    const points = kept.toSorted((a, b) => a.step - b.step);
    let actor = replay(JSON.parse(json), { to: points[0]?.step ?? 0 });
    for (const [at, point] of points.entries()) {
      const saved = JSON.stringify(saveGame(actor));
      expect(saved === JSON.stringify(point.saved), `resumed before decision ${point.step}`).toBe(true);
      actor = restoreGame(saved);
      actor.start();
      for (const event of recording.events.slice(point.step, points[at + 1]?.step)) actor.send(event);
    }
    expect(fingerprint(gameOf(actor))).toBe(end);
  });
});
