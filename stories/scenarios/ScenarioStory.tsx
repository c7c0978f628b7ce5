import { useRef, useState } from 'react';
import { expect, within } from 'storybook/test';
import { restoreGame, savedStart, viewFor } from '../../machines/game/index.ts';
import {
  runScenario,
  type Scenario,
  type ScenarioResult,
  type ScenarioRun,
} from '../../machines/play/scenario/index.ts';
import { fromActor, type Source } from '../../machines/play/trace/index.ts';
import { Inspector } from '../../ui/inspector/index.ts';
import { Arrows, arrowsOf, Table, TableContext } from '../../ui/table/index.ts';
import '../../ui/styles.css';
import { onlyLooked } from '../looked.ts';
import { Expected } from './Expected.tsx';
import { Happenings } from './Happenings.tsx';
import './scenario-story.css';

/** A scenario is run once, however often it is drawn. */
const results = new WeakMap<Scenario, ScenarioResult>();

function resultOf(scenario: Scenario): ScenarioResult {
  const known = results.get(scenario);
  if (known !== undefined) return known;
  const result = runScenario(scenario);
  results.set(scenario, result);
  return result;
}

/** A run once more, recorded for the inspector; as often as it is drawn it is the same. */
const sources = new WeakMap<ScenarioRun, Source>();

function sourceOf(run: ScenarioRun): Source | null {
  if (run.recording === null) return null;
  const known = sources.get(run);
  if (known !== undefined) return known;
  const start = savedStart(run.recording);
  if (start === null) return null;
  const actor = restoreGame(start);
  const source = fromActor(actor);
  actor.start();
  for (const event of run.recording.events) actor.send(event);
  sources.set(run, source);
  return source;
}

type Shown = 'scenario' | 'control' | 'both';

/**
 * A scenario as it was run: the rules it shows, its steps on the table, and what came of it and of its control; the two
 * side by side, or either in the inspector.
 */
export function ScenarioStory({ scenario }: { readonly scenario: Scenario }) {
  const result = resultOf(scenario);
  const [shown, show] = useState<Shown>('scenario');
  const [isInspected, inspect] = useState(false);
  const { control } = result;
  const words = {
    scenario: 'The scenario',
    control: `Control${controlWords(scenario)}`,
    both: 'Side by side',
  };
  const runs = control === null ? [] : (['scenario', 'control', 'both'] as const);
  const run = shown === 'control' && control !== null ? control : result;
  const source = isInspected && shown !== 'both' ? sourceOf(run) : null;
  return (
    <main className="sc-scenario">
      <header>
        <h1>{result.title}</h1>
        <p>
          Rules {result.rules.join(', ')} · <Outcome of={result} name="the scenario" />
          {result.control && (
            <>
              {' · '}
              <Outcome of={result.control} name="its control" />
            </>
          )}
        </p>
        <div className="sc-scenario-choice">
          {runs.map((one) => (
            <button key={one} type="button" aria-pressed={shown === one} onClick={() => show(one)}>
              {words[one]}
            </button>
          ))}
          {result.recording !== null && shown !== 'both' && (
            <button type="button" aria-pressed={isInspected} onClick={() => inspect(!isInspected)}>
              In the inspector
            </button>
          )}
        </div>
        {result.faults.map(({ path, reason }) => (
          <p key={path} role="alert">
            {path}: {reason}
          </p>
        ))}
      </header>
      {source !== null ? (
        <div className="sc-scenario-inspected">
          <h2 className="sc-hidden">In the inspector</h2>
          <Inspector key={shown} source={source} viewer="judge" opensAt="start" />
        </div>
      ) : shown === 'both' && control !== null ? (
        <div className="sc-scenario-pair">
          <section aria-label={words.scenario}>
            <h2>{words.scenario}</h2>
            <Steps run={result} />
          </section>
          <section aria-label={words.control}>
            <h2>{words.control}</h2>
            <Steps run={control} />
          </section>
        </div>
      ) : (
        <Steps key={shown} run={run} />
      )}
    </main>
  );
}

/** What the control is without, in words. */
function controlWords({ control }: Scenario): string {
  const without = [control?.without ?? []].flat();
  const bare = (control?.withoutAbilities ?? []).map((name) => `what ${name} says`);
  const words = [...without, ...bare];
  return words.length === 0 ? '' : `: without ${words.join(' and ')}`;
}

function Outcome({ of, name }: { readonly of: ScenarioRun; readonly name: string }) {
  const reason = of.failure?.reason;
  return reason === undefined && of.recording !== null ? (
    <span>✓ {name} goes as expected</span>
  ) : (
    <strong>
      ✗ {name}: {reason ?? 'it was not run'}
    </strong>
  );
}

/** The steps of a run, and the table at one of them. */
function Steps({ run }: { readonly run: ScenarioRun }) {
  const [at, go] = useState(run.steps.length - 1);
  const area = useRef<HTMLDivElement>(null);
  const step = run.steps[at];
  if (step === undefined) return null;
  const { game } = step;
  return (
    <>
      <nav className="sc-scenario-steps" aria-label="Steps">
        <button type="button" disabled={at === 0} onClick={() => go(at - 1)}>
          Back
        </button>
        <button type="button" disabled={at === run.steps.length - 1} onClick={() => go(at + 1)}>
          Forward
        </button>
        <span>
          Step {at} of {run.steps.length - 1}
        </span>
      </nav>
      <div className="sc-scenario-body">
        <TableContext value={onlyLooked(viewFor(game, 'judge'))}>
          <div className="sc-inspector">
            <div className="sc-middle" ref={area}>
              <Table near={0} />
              <Arrows arrows={arrowsOf(game)} within={area} />
            </div>
          </div>
        </TableContext>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
        <section className="sc-scenario-log" tabIndex={0} aria-label="Script">
          <h2>Script</h2>
          <ol className="sc-scenario-script" start={0}>
            {run.steps.map(({ text }, index) => (
              <li key={index}>
                <button
                  type="button"
                  aria-current={index === at ? 'step' : undefined}
                  onClick={() => go(index)}
                >
                  {text}
                </button>
              </li>
            ))}
          </ol>
          <Expected step={step} />
          <Happenings key={at} steps={run.steps.slice(0, at + 1)} />
        </section>
      </div>
    </>
  );
}

/** What each of these stories checks: scenario and control went as expected, and the page says so. */
export async function hasPassed({
  args,
  canvasElement,
}: {
  readonly args: { readonly scenario: Scenario };
  readonly canvasElement: HTMLElement;
}): Promise<void> {
  const { control, failure, faults } = resultOf(args.scenario);
  await expect({ faults, failure, control: control?.failure ?? null }).toEqual({
    faults: [],
    failure: null,
    control: null,
  });
  const page = within(canvasElement);
  await expect(page.getByRole('heading', { name: args.scenario.title })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Table' })).toBeVisible();
}
