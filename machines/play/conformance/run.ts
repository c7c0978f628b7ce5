import type { PlayerEvent } from '../../chart/events.ts';
import {
  attempt,
  type GameActor,
  restoreGame,
  type SavedGame,
  savedWhenAsked,
  saveGame,
  whyNot,
} from '../../game/index.ts';
import {
  type CardNumber,
  close,
  type Game,
  type GameEvent,
  open,
  type PlayerId,
  run as runProcedures,
  start,
  type Target,
  write,
} from '../../rules/index.ts';
import type { Act, Choice, Designator, QueuedAnswer } from './entries.ts';
import type { KnownCards } from './known-cards.ts';
import { putAside } from './queue.ts';
import type { Situation, Stop } from './situation.ts';
import { type Settled, settle } from './unasked.ts';

/** Why a situation's script could not be carried out, in the format's words for it. */
export type FailureReason =
  | 'actionUnavailable'
  | 'unusedActions'
  | 'illegalBlock'
  | 'illegalAttack'
  | 'illegalTarget'
  | 'illegalChoice'
  | 'illegalMode'
  | 'missingChoice'
  | 'noTargets'
  | 'noSuchPermanent'
  | 'expectation'
  | 'engine';

/** A script that can't go on, or something that isn't as it must be. */
export class SituationFailure extends Error {
  override name = 'SituationFailure';
  readonly reason: FailureReason;
  constructor(reason: FailureReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

export function fail(reason: FailureReason, message: string): never {
  throw new SituationFailure(reason, message);
}

/** What a player of the script still has to do and to answer. */
export interface Seat {
  readonly letter: string;
  acts: readonly Act[];
  choices: readonly Choice[];
  /** Choices that something which nobody was asked about has answered: they are used where the others say nothing. */
  spare: readonly Choice[];
  targets: readonly Extract<QueuedAnswer, { action: 'target' }>[];
  modes: readonly Extract<QueuedAnswer, { action: 'mode' }>[];
}

/** Other answers than the usual ones, for decisions that the script leaves open. */
export interface OpenDecisions {
  /** For each such decision, in the order in which they come, which of its legal answers is given; 0: the usual one. */
  readonly given: readonly number[];
  /** How many legal answers each of those that came had. */
  readonly met: number[];
}

/** The creatures that were declared in a turn. */
export interface Declared {
  readonly turn: number;
  readonly attackers: readonly { readonly player: PlayerId; readonly name: string }[];
  readonly blockers: readonly { readonly player: PlayerId; readonly name: string }[];
}

/** What a situation's players still have to do and to answer. */
export interface Script {
  readonly situation: Situation;
  readonly cards: KnownCards;
  /** By player. */
  readonly seats: readonly Seat[];
  /** Physical cards by label. */
  readonly labels: Map<string, CardNumber>;
  /** The targets that come with the spell or ability which is being announced. */
  announcing: { designators: readonly Designator[]; readonly hasTargets: boolean } | null;
  /** What a player of the script chose last, in the order in which it was named. */
  picked: readonly Target[];
  /** The targets that came with the last action or were named last, with their shares of what is divided. */
  shares: readonly Designator[];
  readonly open: OpenDecisions;
  /** Whose creatures attacked and blocked in a turn, by name. */
  declared: Declared;
  /** What was settled without a question. */
  settled: Settled;
  /** What is being carried out, for messages. */
  at: string;
}

/** A situation under way. */
export interface Run extends Script {
  actor: GameActor;
  /** The game as it began, or as the harness changed it last. */
  from: SavedGame;
  /** What players have done since. */
  events: readonly PlayerEvent[];
  /** Where it was stopped, once it is. */
  stop: Stop | null;
}

export const gameOf = (run: Run): Game => run.actor.getSnapshot().context.game;

export function playerOf(run: Script, letter: string): PlayerId {
  const id = run.situation.players.indexOf(letter);
  return id < 0 ? fail('illegalChoice', `there is no player ${letter}`) : id;
}

export const seatOf = (run: Script, player: PlayerId): Seat =>
  run.seats[player] ?? fail('engine', `there is no seat ${player}`);

/** Sends an event, if it may be done now; else says why not. */
export function sendTo(run: Run, event: PlayerEvent): string | null {
  const before = gameOf(run);
  const verdict = attempt(run.actor, event);
  if (verdict.ok) {
    run.events = [...run.events, event];
    const isTold = run.announcing?.hasTargets === true;
    const settledItself = settle(run.settled, run.situation, event, before, gameOf(run), isTold);
    for (const [player, seat] of run.seats.entries())
      putAside(
        seat,
        settledItself.filter((one) => one.player === player),
        run.labels,
      );
    return null;
  }
  return whyNot(before, verdict)
    .map(({ rule, sentence }) => `${sentence} (${rule})`)
    .join(' ');
}

/** The same place of the chart with another game. */
export const withGame = (saved: SavedGame, game: Game): object => ({
  ...saved,
  snapshot: { ...saved.snapshot, context: { game, failure: null } },
});

/** The game is changed from outside, by no rule; the run goes on from there. */
export function changeGame(run: Run, change: (game: Game) => void): void {
  const saved = saveGame(run.actor);
  const game = open(gameOf(run), 'copy');
  change(game);
  write(game).changed();
  run.actor = restoreGame(withGame(saved, close(game)));
  run.actor.start();
  run.from = saveGame(run.actor);
  run.events = [];
}

/** Events that happen in a game that waits for a player, by no rule; it waits for the same afterwards. */
export function happenNow(game: Game, events: readonly GameEvent[]): void {
  const { pending } = game;
  const { root } = write(game);
  root.pending = null;
  start(game, 'happen', { events, rule: '110.1' });
  runProcedures(game);
  root.pending = pending;
}

/** A point of a run: the game as it was there, and the way back to it. */
export interface Point {
  readonly saved: () => SavedGame;
  readonly comeBack: () => void;
}

/** Keeps a point to come back to. */
export function remember(run: Run): Point {
  const saved = savedWhenAsked(run.actor);
  const seats = run.seats.map((seat) => ({ ...seat }));
  const { announcing, declared, events, from } = run;
  const met = run.open.met.length;
  const settled = structuredClone(run.settled);
  const comeBack = (): void => {
    run.actor = restoreGame(saved());
    run.actor.start();
    run.events = events;
    run.from = from;
    run.announcing = announcing;
    run.declared = declared;
    run.open.met.length = met;
    run.settled = structuredClone(settled);
    for (const [player, seat] of seats.entries()) Object.assign(seatOf(run, player), seat);
  };
  return { saved, comeBack };
}
