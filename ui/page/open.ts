import { cards } from '../../machines/cards/index.ts';
import type { GameActor, Viewer } from '../../machines/game/index.ts';
import {
  type Recording,
  RecordingError,
  type Replayed,
  readRecording,
  readShared,
  replayLines,
  withoutKnown,
} from '../../machines/play/replay/index.ts';
import { fromActor, type Source } from '../../machines/play/trace/index.ts';
import { EngineError } from '../../machines/rules/index.ts';
import { onlyOnce } from '../once.ts';
import { gameOf } from '../session/index.ts';
import { linkIn, type SharedLink } from './address.ts';
import { isKeptGame, readKeptGame } from './kept-game.ts';
import { openScenario, shownScenario } from './open-scenario.ts';
import { type Opened, refused } from './opened.ts';
import { type Started, seated } from './start.ts';

/**
 * Opens a text: a recording, a scenario or a game that was kept as JSON, or a recording as a link or what stands behind
 * one. A long recording takes seconds: it says how far it is after each step, and can be given up there.
 */
export function* opening(text: string): Generator<Replayed, Opened> {
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  if (trimmed === '') return refused('Nothing', [{ path: '', reason: 'there is nothing to open' }]);
  const link = linkIn(trimmed) ?? (/^[\w-]{20,}$/.test(trimmed) ? { shared: trimmed } : null);
  if (link !== null) return yield* openLink(link);
  let value: unknown;
  try {
    value = JSON.parse(trimmed);
  } catch (error) {
    const reason = `it is no JSON: ${error instanceof Error ? error.message : String(error)}`;
    return refused('This text', [{ path: '', reason }]);
  }
  if (isKeptGame(value)) return yield* openKept(value);
  return isScenario(value)
    ? openScenario(value)
    : yield* openRecording(() => readRecording(value, cards), true);
}

/** Only a scenario has a title or players at its top: enough to say which of the two is faulty. */
const isScenario = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !('format' in value) &&
  ('players' in value || 'title' in value);

/**
 * A recording with all the steps of all its lines; one that is over is looked at from its start. Where `goesAsFar`, one
 * that the rules don't take to its end is opened up to there: not what was kept, which would be kept so from then on.
 */
function* openRecording(read: () => Recording, goesAsFar = false): Generator<Replayed, Opened> {
  const sources: Source[] = [];
  let isOpened = false;
  try {
    // An actor has one trace, whoever asks for it: begun before the first event, it has them all.
    const begun = (actor: GameActor) => {
      sources.push(fromActor(actor));
    };
    const { actors, breaks, recording } = yield* replayLines(read(), begun, {}, goesAsFar);
    const { lines = [], name, shown = 0 } = recording;
    const [source] = sources;
    if (source === undefined) throw new EngineError('A recording has at least one line.');
    const isOver = actors[shown]?.getSnapshot().context.game.over !== null;
    isOpened = true;
    const started: Started = {
      source,
      others: {
        ...(name !== undefined && { name }),
        lines: lines.flatMap((line, at) => {
          const own = sources[at + 1];
          return own === undefined ? [] : { name: line.name, of: line.of, after: line.after, source: own };
        }),
        shown,
      },
      beginning: onlyOnce(() => withoutKnown(recording, cards)),
      opened: recording,
      ...(breaks.length > 0 && { breaks }),
      ...seated([], recording.seed),
      viewer: 'judge',
      isPlaying: false,
      opensAt: isOver ? 'start' : 'end',
      scenario: null,
    };
    return { ok: true, started };
  } catch (error) {
    if (error instanceof RecordingError) return refused('This recording', error.faults);
    if (error instanceof EngineError) return refused('This recording', [{ path: '', reason: error.message }]);
    throw error;
  } finally {
    if (!isOpened) for (const source of sources) source.close();
  }
}

/** What a link shares, as it was looked at there. */
function* openLink({ at, selected, shared, viewer }: SharedLink): Generator<Replayed, Opened> {
  const opened = yield* openRecording(() => readShared(shared, cards), true);
  if (!opened.ok) return opened;
  return {
    ok: true,
    started: {
      ...opened.started,
      ...(at !== undefined && { opensAt: at }),
      viewer: viewerIn(opened.started, viewer),
      selected: selected ?? null,
    },
  };
}

/** A game as the page kept it: the recording, and how it was looked at and played. */
function* openKept(value: object): Generator<Replayed, Opened> {
  const kept = readKeptGame(value);
  if ('faults' in kept) return refused('The game that was kept', kept.faults);
  const { at, isPlaying, name, recording, scenario, seats, selected, viewer } = kept;
  const opened = yield* openRecording(() => readRecording(recording, cards));
  if (!opened.ok) return opened;
  const { started } = opened;
  const around = scenario == null ? null : shownScenario(scenario);
  return {
    ok: true,
    started: {
      ...started,
      ...seated(seats, `${started.beginning().seed} ${at}`),
      viewer: viewerIn(started, viewer),
      selected: selected ?? null,
      ...(name !== undefined && { name }),
      isPlaying,
      opensAt: at,
      // What was done before it was kept is nowhere else.
      opened: { events: [] },
      scenario: around === null || 'ok' in around ? null : around,
    },
  };
}

/** These eyes, if anybody in the game has them; else the judge’s. */
const viewerIn = (started: Started, viewer: Viewer = 'judge'): Viewer =>
  viewer === 'judge' || viewer < playersIn(started) ? viewer : 'judge';

const playersIn = ({ source }: Started): number => gameOf(source.snapshotAt?.(0))?.players.length ?? 0;
