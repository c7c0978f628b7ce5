import { type Inputs, inputs } from '../../game/index.ts';
import { EngineError, type Game, type Happened } from '../../rules/index.ts';
import { closed } from './announced.ts';
import { controlOf } from './control.ts';
import { type Difference, inWords } from './difference.ts';
import { differencesFrom } from './expect.ts';
import type { Expectation, Scenario } from './form.ts';
import { readLine } from './line.ts';
import { asLookedAt } from './looking.ts';
import { unanswered } from './passing.ts';
import { perform } from './perform.ts';
import { type FindCard, type ReadScenario, readScenario, type ScenarioFault } from './read.ts';
import { gameOf, keep, type Run, send, type Trouble } from './sending.ts';
import { settle } from './settle.ts';
import { setTable } from './table.ts';

/** Where and why a scenario failed. */
export interface ScenarioFailure {
  /** The entry of the script, counted from 1; null: at the end, or at the beginning. */
  readonly line: number | null;
  readonly text: string;
  readonly reason: string;
  /** For expectations that aren’t met: what, and how it is, in the order in which they are written. */
  readonly differences: readonly Difference[];
}

/** The game after a line. */
export interface ScenarioStep {
  readonly text: string;
  readonly game: Game;
  /** What happened during it, in order. */
  readonly happened: readonly Happened[];
  /** The game after each decision in it: what happened by that, and what is asked next. */
  readonly moments: readonly Game[];
  /** What the scenario expects of the game then, up to the first that isn’t so. */
  readonly expected: readonly Expectation[];
}

/** What came of a scenario, or of its control. */
export interface ScenarioRun {
  readonly ok: boolean;
  readonly failure: ScenarioFailure | null;
  /** The table as it was set, after each line, and at the end. */
  readonly steps: readonly ScenarioStep[];
  /** What leads there again; null if nothing was run. */
  readonly recording: Inputs | null;
}

export interface ScenarioResult extends ScenarioRun {
  readonly title: string;
  readonly rules: readonly string[];
  /** What is wrong with the scenario itself; nothing of it was run then. */
  readonly faults: readonly ScenarioFault[];
  readonly control: ScenarioRun | null;
}

/**
 * Runs a scenario and its control. Each line is carried out now: players pass only as far as it can’t do without
 * (`reach`). After the last line they pass until the stack is empty and the combat under way is over, unless that line
 * says how far: `pass until …`, `everyone passes`, or `stop here`. What has one legal answer is answered. It fails at the first line that can’t be done, decision that nobody answers,
 * expectation that isn’t met, or answer and clause that is never used. Takes JSON of the scenario’s form; `findElse` finds cards that don’t come along.
 */
export function runScenario(value: unknown, findElse?: FindCard): ScenarioResult {
  const result = readScenario(value, findElse);
  if (!result.ok) {
    const title = typeof value === 'object' && value !== null && 'title' in value ? String(value.title) : '';
    return { ...nothingRun, title, rules: [], faults: result.faults, control: null };
  }
  const { read } = result;
  const { control, rules, title } = read.scenario;
  const main = play(read, true);
  const other = control === undefined ? null : play(controlOf(read, control), false);
  return { ...main, ok: main.ok && other?.ok !== false, title, rules, faults: [], control: other };
}

const nothingRun: ScenarioRun = { ok: false, failure: null, steps: [], recording: null };

function play(read: ReadScenario, isMain: boolean): ScenarioRun {
  const steps: ScenarioStep[] = [];
  let run: Run;
  try {
    const table = setTable(read);
    run = { ...table, decide: read.scenario.decide ?? [], log: [], moments: [], settled: [], open: null };
    table.actor.start();
  } catch (thrown) {
    if (!(thrown instanceof EngineError)) throw thrown;
    const failure = { line: null, text: 'the setup', reason: thrown.message, differences: [] };
    return { ok: false, failure, steps, recording: null };
  }
  keep(run);
  let seen = 0;
  let before = 0;
  const step = (text: string) => {
    const happened = run.log.slice(seen).map((one) => one.happened);
    const moments = run.moments.slice(before);
    steps.push({ text, game: gameOf(run), happened, moments, expected: [] });
    seen = run.log.length;
    before = run.moments.length;
  };
  const expects = (expectation: Expectation, looked: Run): readonly Difference[] => {
    const last = steps.pop();
    if (last !== undefined) steps.push({ ...last, expected: [...last.expected, expectation] });
    return differencesFrom(looked, expectation);
  };
  const telling: Telling = { step, expects };
  step('The table is set.');
  const failure = follow(run, read.scenario, telling) ?? atTheEnd(run, read.scenario, isMain, telling);
  return { ok: failure === null, failure, steps, recording: inputs(run.actor) };
}

/** How a run tells of itself: that a step is done, and what is expected of the game then, as it is or as a script sees it; with what isn’t so. */
interface Telling {
  readonly step: (text: string) => void;
  readonly expects: (expectation: Expectation, looked: Run) => readonly Difference[];
}

/** The lines, one after the other. */
function follow(run: Run, { script = [] }: Scenario, { expects, step }: Telling): ScenarioFailure | null {
  for (const [at, entry] of script.entries()) {
    const line = at + 1;
    if (typeof entry !== 'string') {
      const next = script.slice(line).find((one) => typeof one === 'string');
      const looked = asLookedAt(run, entry.expect, next);
      const differences = expects(entry.expect, looked);
      if (differences.length > 0) return unmet(looked, line, differences);
      continue;
    }
    const result = readLine(entry, run.names.lexicon);
    if (!result.ok) return { line, text: entry, reason: result.reason, differences: [] };
    const { action } = result;
    const isOwn = action.do === 'answer' || action.do === 'activate' || action.do === 'refused';
    const before = isOwn ? null : closed(run);
    if (action.do !== 'answer' && action.do !== 'refused') run.settled = [];
    const trouble = before ?? perform(run, action, entry);
    step(entry);
    // A trouble that is told at a later line names the line it comes from.
    if (trouble !== null) {
      const reason = trouble.reason.replace(`“${entry}”: `, '');
      return { line, text: entry, reason, differences: [] };
    }
  }
  return null;
}

/** Expectations that aren’t met: all that isn’t so, and what somebody is asked meanwhile. */
const unmet = (run: Run, line: number | null, differences: readonly Difference[]): ScenarioFailure => ({
  line,
  text: [...new Set(differences.map(({ what }) => what))].join(', '),
  reason: `${inWords(differences)}${meanwhile(run)}`,
  differences,
});

/** A decision that waits: what it leads to isn’t so yet. */
function meanwhile(run: Run): string {
  const { pending } = gameOf(run);
  if (pending === null || pending.kind === 'priority') return '';
  const player = run.names.lexicon.players[pending.player] ?? '';
  const asked = `${pending.kind}${pending.about === '' ? '' : `: ${pending.about}`}, ${pending.rule}`;
  const pays = pending.kind === 'payment' ? ` A line “${player} pays” before this pays.` : '';
  return `. Meanwhile ${player} has to decide (${asked}).${pays}`;
}

/** After the last line: what is on the stack resolves, combat damage is dealt, and all is as expected. */
function atTheEnd(
  run: Run,
  { decide = [], expect, script = [] }: Scenario,
  isMain: boolean,
  { expects, step }: Telling,
): ScenarioFailure | null {
  // What is only tried or looked at changes nothing of how far the game goes.
  const lines = script.filter((entry) => typeof entry === 'string');
  const last = lines.findLast((line) => !line.startsWith('refused')) ?? '';
  const ended = (trouble: Trouble): ScenarioFailure | null =>
    trouble === null
      ? null
      : { line: null, text: 'after the last line', reason: trouble.reason, differences: [] };
  const saysHowFar = /^(pass until |stop here$)/.test(last.trim());
  const isOver = last.trim() === 'everyone passes' ? passedOnce : nothingLeft;
  const going = ended(saysHowFar ? closed(run) : finish(run, isDecisionExpected(expect), isOver));
  if (!saysHowFar) step('What is left resolves.');
  if (going !== null) return going;
  const differences = expects(expect, run);
  if (differences.length > 0) return unmet(run, null, differences);
  const [unused] = isMain ? run.decide : [];
  if (unused !== undefined)
    return ended({
      reason: `the answer to ${unused.kind} (“${unused.answer}”) is never used: number ${decide.indexOf(unused) + 1}`,
      rules: [],
    });
  return null;
}

/** Whether somebody is expected to be deciding something. */
const isDecisionExpected = ({ game }: Expectation): boolean =>
  game !== undefined && 'asked' in game && game.asked !== undefined;

/** Whether the game has come as far as it goes, where a player has priority. */
type IsOver = (game: Game) => boolean;

/** Everyone has passed: what that led to has been decided, and no more is passed. */
const passedOnce: IsOver = () => true;

/** The stack is empty, and the combat under way is over. */
const nothingLeft: IsOver = ({ combat, stack, turn }) => {
  const isFighting =
    turn.phase === 'combat' && turn.step !== 'endOfCombat' && (combat?.attackers.length ?? 0) > 0;
  return stack.length === 0 && !isFighting && turn.phase !== null;
};

/** Players pass until it is over. A decision that nobody answers is the end if one is expected. */
function finish(run: Run, isExpected: boolean, isOver: IsOver): Trouble {
  for (let times = 0; times < 5000; times++) {
    const game = gameOf(run);
    const { over, pending } = game;
    if (over !== null || pending === null) return null;
    const isClosed = closed(run);
    if (isClosed !== null) return isClosed;
    if (pending.kind !== 'priority') {
      const settled = settle(run, pending);
      if (settled === 'unanswered') return isExpected ? null : unanswered(run, pending);
      if (settled !== null) return settled;
      continue;
    }
    if (isOver(game)) return null;
    const passed = send(run, { type: 'priority.pass', player: pending.player });
    if (passed !== null) return passed;
  }
  return { reason: 'it never ends', rules: [] };
}
