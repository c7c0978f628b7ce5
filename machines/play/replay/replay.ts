import type { CardsByName } from '../../decks/index.ts';
import { fingerprint } from '../../game/fingerprint.ts';
import { explain, type GameActor, type PlayerEvent, whyNot } from '../../game/index.ts';
import type { Game, WritingMode } from '../../rules/index.ts';
import { fault, type RecordingError, readRecording } from './read.ts';
import { actorAtStart, type Recording } from './recording.ts';

export interface ReplayOptions {
  /** After how many of the players' decisions to stop; without it at the end. */
  readonly to?: number;
  readonly mode?: WritingMode;
  /** Cards that the recording names and doesn't hold. */
  readonly cards?: CardsByName;
  /** The actor before it is started: for listening to what happens. */
  readonly before?: (actor: GameActor) => void;
  /** Told of the game after its start and after each decision. */
  readonly after?: (game: Game, done: PlayerEvent | null) => void;
}

/**
 * Plays a recording again (as it is, or as unknown JSON) and returns the actor, started, at the end or at the step
 * that is asked for; played on from there, it is another line of the same game. Throws a `RecordingError` for a damaged
 * recording, for one of another version, for a step that it doesn't have, and for an event that the rules don't take
 * where it stands; then there is no actor at all. Its other lines are left out: `replayLines` plays them too.
 */
export function replay(recording: unknown, options: ReplayOptions = {}): GameActor {
  const replayed = replaySteps(recording, options);
  for (;;) {
    const { done, value } = replayed.next();
    if (done === true) return value;
  }
}

/** How far a replay is: how many of so many decisions are made. */
export interface Replayed {
  readonly made: number;
  readonly of: number;
}

/** The same, which can be taken up again after each decision: a long recording takes seconds. */
export function* replaySteps(
  recording: unknown,
  options: ReplayOptions = {},
): Generator<Replayed, GameActor> {
  const read = readRecording(recording, options.cards);
  const { after, before, mode, to = read.events.length } = options;
  if (!Number.isInteger(to) || to < 0 || to > read.events.length)
    throw fault('events', `there is no step ${to}: it has ${read.events.length}`);
  const actor = actorAtStart(read, mode);
  before?.(actor);
  actor.start();
  after?.(actor.getSnapshot().context.game, null);
  for (const [at, event] of read.events.slice(0, to).entries()) {
    yield { made: at, of: to };
    send(actor, event, `events.${at}`);
    after?.(actor.getSnapshot().context.game, event);
  }
  return actor;
}

/** The recording of what led to a step of its own line: where another line of the game branches off. */
export function branch(recording: Recording, step: number): Recording {
  if (!Number.isInteger(step) || step < 0 || step > recording.events.length)
    throw fault('events', `there is no step ${step}: it has ${recording.events.length}`);
  const { lines: _others, shown: _shown, ...own } = recording;
  return { ...own, events: recording.events.slice(0, step) };
}

/** The fingerprint of the game at the end of a recording: the same in Node and in every browser. */
export function hashOfReplay(
  recording: unknown,
  options: Pick<ReplayOptions, 'cards' | 'mode'> = {},
): string {
  return fingerprint(replay(recording, options).getSnapshot().context.game);
}

/** Sends an event of a recording. Throws a `RecordingError` where the rules don't take it. */
export function send(actor: GameActor, event: PlayerEvent, path: string): void {
  const before = actor.getSnapshot();
  actor.send(event);
  const now = actor.getSnapshot();
  if (now.context.failure !== null) throw fault(path, now.context.failure.message);
  if (now === before) throw refusedAt(now.context.game, event, path);
}

/** What stands against an event of a recording that the rules don't take where it stands. */
export function refusedAt(game: Game, event: PlayerEvent, path: string): RecordingError {
  const reasons = whyNot(game, explain(game, event)).map(({ rule, sentence }) => `${sentence} (${rule})`);
  return fault(path, reasons.join(' ') || `a game that is over takes no ${event.type}`);
}
