import type { GameActor } from '../../machines/game/index.ts';
import { recordingOf } from '../../machines/play/replay/index.ts';
import {
  readScenario,
  runScenario,
  type Scenario,
  type ScenarioResult,
  setTable,
} from '../../machines/play/scenario/index.ts';
import { fromActor } from '../../machines/play/trace/index.ts';
import { EngineError, inQuestion } from '../../machines/rules/index.ts';
import { onlyOnce } from '../once.ts';
import { type Opened, type Refused, refused } from './opened.ts';
import { type ShownScenario, type Started, seated } from './start.ts';

/** A scenario on its table, ready to be played by hand, with what came of its script. */
export function openScenario(value: unknown): Opened {
  const shown = shownScenario(value);
  return 'ok' in shown ? shown : { ok: true, started: shown.onTable() };
}

/** What is shown of a scenario beside its game: its script was run once. Or everything that is wrong with it. */
export function shownScenario(value: unknown): ShownScenario | Refused {
  const result = readScenario(value);
  if (!result.ok)
    return refused(
      'This scenario',
      result.faults.map(({ path, reason, nearest }) => ({
        path,
        reason: `${reason}${inQuestion(nearest)}`,
      })),
    );
  const { read } = result;
  try {
    const ran = runScenario(value);
    const onTable = (events: readonly Parameters<GameActor['send']>[0][]): Started => {
      const { actor } = setTable(read);
      const source = fromActor(actor);
      actor.start();
      for (const event of events) actor.send(event);
      return {
        source,
        beginning: onlyOnce(() => recordingOf(actor)),
        opened: { events },
        ...seated([], ''),
        viewer: 'judge',
        isPlaying: false,
        opensAt: 'end',
        scenario,
      };
    };
    const scenario: ShownScenario = {
      asOpened: value,
      title: read.scenario.title,
      rules: read.scenario.rules,
      lines: linesOf(read.scenario),
      outcome: outcomeOf(ran),
      onTable: () => onTable([]),
      asRun: ran.recording === null ? null : () => onTable(ran.recording?.events ?? []),
    };
    return scenario;
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
