import type { PlayerEvent, Viewer } from '../../machines/game/index.ts';
import type { ObjectId, PlayerId, Verdict } from '../../machines/rules/index.ts';
import type { Stop } from '../breakpoints/stop.ts';
import type { Goal } from './goals.ts';
import { type History, lastStep, lineOf, placeOf } from './history.ts';
import { isPerson, type Seats } from './seats.ts';

/** Steps a second while playing; `fastest` shows only where it stops. */
export const speeds = [1, 2, 4, 10, 30] as const;
export type Speed = (typeof speeds)[number];

/** What a session is at: plain, replaced as a whole with each change. */
export interface SessionState {
  readonly history: History;
  /** Whose eyes one looks through. */
  readonly viewer: Viewer;
  /** The object that is looked at, whose details are shown; null for none. */
  readonly selected: ObjectId | null;
  readonly seats: Seats;
  /** Whether steps come by themselves: those that were recorded, then those of automatic players. */
  readonly isPlaying: boolean;
  readonly speed: Speed;
  /** What the game runs for, passing priority for the people at the table. */
  readonly goal: Goal | null;
  /** Why the last attempt was refused, and the event that was tried. */
  readonly refused: { readonly verdict: Verdict; readonly event: PlayerEvent; readonly step: number } | null;
  /** A bug in a rule or an automatic player: what it said. Nothing has changed by it. */
  readonly failure: string | null;
  /** What stopped the run at the step that is shown; null where nothing did, and once one goes on. */
  readonly stopped: Stop | null;
  /** The microstep of the step that is shown, counted from 0, which alone the chart shows; null: all of them. */
  readonly microstep: number | null;
}

/**
 * Whether there is a step to go on to: a recorded one, or what an automatic player does. If not, who must decide first;
 * null where nobody must, as the game is over.
 */
export function stepOn({
  history,
  seats,
}: SessionState): { readonly ok: true } | { readonly ok: false; readonly waitsFor: PlayerId | null } {
  if (!history.isAtEnd) return { ok: true };
  const game = lastStep(history)?.game;
  if (game == null || game.over !== null || game.pending === null) return { ok: false, waitsFor: null };
  const { decider } = game.pending;
  return isPerson(seats, decider) ? { ok: false, waitsFor: decider } : { ok: true };
}

/** The last step before the one that is shown at which a person at the table decided; null if there is none. */
export function lastChoice({ history, seats }: SessionState): number | null {
  const earlier = lineOf(history).path.slice(0, Math.max(0, placeOf(history)));
  const isChoice = (id: number): boolean => {
    const decider = history.steps[id]?.game.pending?.decider;
    return decider !== undefined && isPerson(seats, decider);
  };
  return earlier.findLast(isChoice) ?? null;
}
