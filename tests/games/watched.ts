/** A game by chance, looked at after every decision, then played again from its recording and from what was saved. */
import { fingerprint } from '../../machines/game/fingerprint.ts';
import { type GameActor, restoreGame, type SavedGame, saveGame } from '../../machines/game/index.ts';
import { chance } from '../../machines/play/players/chance.ts';
import { type Played, type Player, type PlayOptions, playGame } from '../../machines/play/players/index.ts';
import { type Recording, recordingOf, replay } from '../../machines/play/replay/index.ts';
import type { Game } from '../../machines/rules/index.ts';
import { difference, faultsIn, freeze, freezeInside, jsonFaults, sharedIn } from './checks.ts';

export const gameOf = (actor: GameActor): Game => actor.getSnapshot().context.game;

interface Kept {
  readonly step: number;
  /** Written as JSON once the game is over: what is kept of it must have stayed as it was. */
  readonly saved: SavedGame;
}

export interface Watched {
  readonly played: Played;
  readonly recording: Recording;
  /** The game as it was after each decision, of some games. */
  readonly states: readonly Game[];
  readonly kept: readonly Kept[];
  readonly end: string;
}

/**
 * Plays a game, looking at it after every decision, and keeps it as it was at some of them. Throws what is wrong with
 * it. Every fifth game keeps its states, every fourth is frozen wherever nobody may write.
 */
export function watch(
  number: number,
  actor: GameActor,
  players: readonly Player[],
  { after: look, ...options }: PlayOptions = {},
): Watched {
  const pick = chance(`points of game ${number}`);
  const isSampled = number % 5 === 0;
  const isFrozen = number % 4 === 1;
  const kept: Kept[] = [];
  const states: Game[] = [];
  let step = 0;
  const played = playGame(actor, players, {
    ...options,
    after(game, done) {
      const faults = faultsIn(game);
      if (faults.length > 0) throw new Error(`after decision ${step}: ${faults.slice(0, 5).join('; ')}`);
      if (isSampled) states.push(game);
      if (isFrozen) freeze(game);
      if (pick(isFrozen ? 10 : 100) === 0) wholeTree(game, step);
      if (game.over === null) keep(actor, step, kept, pick);
      look?.(game, done);
      step += 1;
    },
  });
  const game = gameOf(actor);
  const faults = jsonFaults(game.definitions);
  if (faults.length > 0) throw new Error(`in its definitions: ${faults.slice(0, 5).join('; ')}`);
  wholeTree(game, step);
  return { played, recording: recordingOf(actor), states, kept, end: fingerprint(game) };
}

function wholeTree(game: Game, step: number): void {
  const shared = sharedIn(game);
  if (shared.length > 0)
    throw new Error(`reached twice after decision ${step}: ${shared.slice(0, 5).join('; ')}`);
}

/** Five of all points, each as likely as any other: the fifth of a growing number of points gives way. */
function keep(actor: GameActor, step: number, kept: Kept[], pick: (below: number) => number): void {
  const place = kept.length < 5 ? kept.length : pick(step + 1);
  if (place < 5) kept[place] = { step, saved: saveGame(actor) };
}

/** Its recording is the same game again, in the other mode; of some games after each decision. Throws where it isn't. */
export function checkReplay(number: number, { end, recording, states }: Watched): void {
  let step = 0;
  const direct = replay(JSON.parse(JSON.stringify(recording)), {
    mode: 'direct',
    after: (game) => {
      const state = states[step];
      const found = state === undefined ? null : difference(state, game);
      if (found !== null) throw new Error(`played again, after decision ${step}: game${found}`);
      if (number % 3 === 0) freezeInside(game);
      step += 1;
    },
  });
  if (fingerprint(gameOf(direct)) !== end) throw new Error('played again it ends otherwise');
}

/**
 * And in the same mode, though it is saved as JSON and restored at five points: at each of them what is saved is what
 * was, and so is the end. As a restored game knows nothing but that JSON, the same follows from each alone. Throws where
 * it isn't so.
 */
export function checkRestored({ end, kept, recording }: Watched): void {
  const points = kept.toSorted((a, b) => a.step - b.step);
  let actor = replay(JSON.parse(JSON.stringify(recording)), { to: points[0]?.step ?? 0 });
  for (const [at, point] of points.entries()) {
    const saved = JSON.stringify(saveGame(actor));
    if (saved !== JSON.stringify(point.saved))
      throw new Error(`resumed before decision ${point.step} it is another game`);
    actor = restoreGame(saved);
    actor.start();
    for (const event of recording.events.slice(point.step, points[at + 1]?.step)) actor.send(event);
  }
  if (fingerprint(gameOf(actor)) !== end) throw new Error('resumed it ends otherwise');
}
