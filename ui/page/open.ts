import type { GameActor } from '../../machines/game/index.ts';
import {
  type Recording,
  RecordingError,
  type Replayed,
  readRecording,
  readShared,
  recordingOf,
  replaySteps,
} from '../../machines/play/replay/index.ts';
import {
  readScenario,
  runScenario,
  type Scenario,
  type ScenarioResult,
  setTable,
} from '../../machines/play/scenario/index.ts';
import { fromActor, type Source } from '../../machines/play/trace/index.ts';
import { EngineError } from '../../machines/rules/index.ts';
import type { ShownScenario, Started } from './start.ts';

/** One thing that is wrong with what was to be opened: where, `''` for the whole of it, and why. */
export interface OpenFault {
  readonly path: string;
  readonly reason: string;
}

/** A game to look at, or everything that is wrong with the text; then nothing was opened. */
export type Opened =
  | { readonly ok: true; readonly started: Started }
  | { readonly ok: false; readonly what: string; readonly faults: readonly OpenFault[] };

const linkStart = '#game=';

/** The part of a link that opens this game, from `#` on. */
export const linkOf = (shared: string): string => `${linkStart}${shared}`;

/** What a link shares: what stands behind `#game=`; null if nothing does. */
export function sharedIn(link: string): string | null {
  const at = link.indexOf(linkStart);
  return at < 0 ? null : link.slice(at + linkStart.length).trim();
}

/**
 * Opens a text: a recording or a scenario as JSON, or a recording as a link or what stands behind one. A long recording
 * takes seconds: it says how far it is after each step, and can be given up there.
 */
export function* opening(text: string): Generator<Replayed, Opened> {
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  if (trimmed === '') return refused('Nothing', [{ path: '', reason: 'there is nothing to open' }]);
  const shared = sharedIn(trimmed) ?? (/^[\w-]{20,}$/.test(trimmed) ? trimmed : null);
  if (shared !== null) return yield* openRecording(() => readShared(shared));
  let value: unknown;
  try {
    value = JSON.parse(trimmed);
  } catch (error) {
    const reason = `it is no JSON: ${error instanceof Error ? error.message : String(error)}`;
    return refused('This text', [{ path: '', reason }]);
  }
  return isScenario(value) ? openScenario(value) : yield* openRecording(() => readRecording(value));
}

/** Only a scenario has a title or players at its top: enough to say which of the two is faulty. */
const isScenario = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !('format' in value) &&
  ('players' in value || 'title' in value);

const refused = (what: string, faults: readonly OpenFault[]): Opened => ({ ok: false, what, faults });

/** A recording with all its steps; one that is over is looked at from its start. */
function* openRecording(read: () => Recording): Generator<Replayed, Opened> {
  let source: Source | null = null;
  let isOpened = false;
  try {
    // An actor has one trace, whoever asks for it: begun before the first event, it has them all.
    const actor = yield* replaySteps(read(), {
      before: (begun) => {
        source = fromActor(begun);
      },
    });
    const isOver = actor.getSnapshot().context.game.over !== null;
    isOpened = true;
    return { ok: true, started: { ...startedOf(actor), opensAt: isOver ? 'start' : 'end' } };
  } catch (error) {
    if (error instanceof RecordingError) return refused('This recording', error.faults);
    if (error instanceof EngineError) return refused('This recording', [{ path: '', reason: error.message }]);
    throw error;
  } finally {
    if (!isOpened) close(source);
  }
}

const close = (source: Source | null): void => source?.close();

const startedOf = (actor: GameActor): Started => ({
  source: fromActor(actor),
  beginning: () => recordingOf(actor),
  seats: {},
  viewer: 'judge',
  isPlaying: false,
  opensAt: 'end',
  scenario: null,
});

/** A scenario on its table, ready to be played by hand, with what came of its script. */
function openScenario(value: unknown): Opened {
  const result = readScenario(value);
  if (!result.ok)
    return refused(
      'This scenario',
      result.faults.map(({ path, reason, nearest }) => ({
        path,
        reason: nearest.length > 0 ? `${reason} (nearest: ${nearest.join(', ')})` : reason,
      })),
    );
  const { read } = result;
  try {
    const ran = runScenario(value);
    const onTable = (events: readonly Parameters<GameActor['send']>[0][]): Started => {
      const { actor } = setTable(read);
      const started = startedOf(actor);
      actor.start();
      for (const event of events) actor.send(event);
      return { ...started, scenario };
    };
    const scenario: ShownScenario = {
      title: read.scenario.title,
      rules: read.scenario.rules,
      lines: linesOf(read.scenario),
      outcome: outcomeOf(ran),
      onTable: () => onTable([]),
      asRun: ran.recording === null ? null : () => onTable(ran.recording?.events ?? []),
    };
    return { ok: true, started: onTable([]) };
  } catch (error) {
    if (error instanceof EngineError) return refused('This scenario', [{ path: '', reason: error.message }]);
    throw error;
  }
}

const linesOf = ({ script = [] }: Scenario): readonly string[] =>
  script.map((entry) => (typeof entry === 'string' ? entry : `expect ${JSON.stringify(entry.expect)}`));

function outcomeOf({ ok, failure, control }: ScenarioResult): ShownScenario['outcome'] {
  if (failure !== null) return { ok, line: failure.line, words: failure.reason };
  if (control !== null && control.failure !== null)
    return { ok, line: control.failure.line, words: `its control: ${control.failure.reason}` };
  return { ok, line: null, words: control === null ? '' : 'and so does its control' };
}
