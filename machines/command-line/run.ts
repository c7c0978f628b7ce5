import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type CardsByNames, isRead, readForDeck } from '../library/index.ts';
import { recordingFormat } from '../play/index.ts';
import { runScenario, type ScenarioResult, type ScenarioRun } from '../play/scenario/index.ts';
import { type CardDefinition, inQuestion } from '../rules/index.ts';
import { cardsKnown } from './card-files.ts';
import { reasonOf, textOf } from './files.ts';
import { BadInput, exitCodes, type Output } from './output.ts';
import { scenarioLog, stepsTold } from './scenario-log.ts';

interface Found {
  readonly path: string;
  readonly scenario: unknown;
}

export interface RunWords {
  readonly json?: boolean;
  readonly log?: boolean;
  /** Files of cards, in place of those that are kept. */
  readonly cards?: readonly string[];
}

/** `run SCENARIO…`: runs the scenarios in files and folders, a line for each; with `log` also what happened in them. */
export async function run(
  paths: readonly string[],
  { cards, json = false, log = false }: RunWords,
  { error, out }: Output,
): Promise<number> {
  const library = await cardsKnown(cards);
  const { faults, found } = await scenariosIn(paths);
  const results = found.map(({ path, scenario }) => ({
    path,
    result: runScenario(scenario, readFrom(library)),
  }));
  const damaged = results.flatMap(({ path, result }) =>
    result.faults.map(({ nearest, path: at, reason }) => {
      const where = [path, result.title, at].filter((part) => part !== '').join(': ');
      return `${where}: ${reason}${inQuestion(nearest)}`;
    }),
  );
  const passed = results.filter(({ result }) => result.ok).length;
  if (json)
    out(
      JSON.stringify({
        passed,
        failed: results.length - passed,
        scenarios: results.map(({ path, result }) => plain(path, result, log)),
      }),
    );
  else {
    const areSeveral = new Set(results.map(({ path }) => path)).size > 1;
    let named = '';
    for (const { path, result } of results) {
      // Scenarios of several files may have one title.
      if (areSeveral && !result.ok && path !== named) {
        named = path;
        out(`${path}:`);
      }
      for (const line of told(path, result)) out(line);
      if (log) tellLog(result, out);
    }
    if (results.length > 0) out(`${passed} passed, ${results.length - passed} failed`);
  }
  for (const fault of [...faults, ...damaged]) error(fault);
  if (faults.length + damaged.length > 0) return exitCodes.badInput;
  return passed === results.length ? exitCodes.done : exitCodes.failed;
}

/** Cards that don’t come along, as they are read: one that isn’t understood is none. */
const readFrom =
  (library: CardsByNames) =>
  (name: string): CardDefinition | undefined => {
    const card = library.find(name);
    const found = card && readForDeck(card);
    return found && isRead(found) ? found.card : undefined;
  };

function plain(path: string, result: ScenarioResult, log: boolean) {
  const { control, faults, rules, title } = result;
  const of = (one: ScenarioRun) => ({
    ok: one.ok,
    failure: one.failure,
    ...(log && { steps: stepsTold(one) }),
  });
  return { path, title, rules, ...of(result), control: control && of(control), faults };
}

function tellLog(result: ScenarioResult, out: (line: string) => void): void {
  const indented = (line: string) => out(line === '' ? '' : `        ${line}`);
  scenarioLog(result, indented);
  if (result.control !== null) {
    indented('');
    indented('The control:');
    scenarioLog(result.control, indented);
  }
  out('');
}

function told(path: string, { control, failure, faults, ok, title }: ScenarioResult): readonly string[] {
  if (ok) return [`passed  ${title}${control === null ? '' : ' (and its control)'}`];
  const lines = [`FAILED  ${title === '' ? path : title}`];
  if (faults.length > 0) lines.push('        it can’t be run: see below');
  for (const [name, one] of [
    ['', failure],
    ['control: ', control?.failure ?? null],
  ] as const) {
    if (one === null) continue;
    // An expectation says itself what it is about.
    const isSaid = one.line === null && one.reason.startsWith(one.text);
    const where = one.line === null ? one.text : `line ${one.line}, “${one.text}”`;
    lines.push(`        ${name}${isSaid ? '' : `${where}: `}${one.reason}`);
  }
  return lines;
}

async function scenariosIn(paths: readonly string[]) {
  const found: Found[] = [];
  const faults: string[] = [];
  const keep = (error: unknown): void => {
    if (!(error instanceof BadInput)) throw error;
    faults.push(...error.faults);
  };
  for (const given of paths) {
    let files: readonly string[] = [];
    try {
      files = filesAt(given);
    } catch (error) {
      keep(error);
    }
    // What is wrong with one file keeps no other from being run.
    for (const path of files)
      await scenariosOf(path).then(
        (scenarios) => found.push(...scenarios.map((scenario) => ({ path, scenario }))),
        keep,
      );
  }
  return { faults, found };
}

/** A file, or the scenario files in a folder and below it. */
function filesAt(path: string): readonly string[] {
  let isFolder: boolean;
  try {
    isFolder = statSync(path).isDirectory();
  } catch (error) {
    throw new BadInput([`${path}: ${reasonOf(error)}`]);
  }
  if (!isFolder) return [path];
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.scenario\.(ts|js|json)$/.test(name))
    .sort();
  if (names.length === 0)
    throw new BadInput([`${path}: there is no file *.scenario.ts or *.scenario.json in it`]);
  return names.map((name) => join(path, name));
}

/** The scenarios of a file: JSON, or a module's default export; one, or a list. */
async function scenariosOf(path: string): Promise<readonly unknown[]> {
  const value = /\.[cm]?[jt]s$/.test(path) ? await exportOf(path) : jsonOf(path);
  if (isRecording(value)) throw new BadInput([`${path}: this is a recording: spellchart replay plays it`]);
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (list.length === 0) throw new BadInput([`${path}: there is no scenario in it`]);
  return list;
}

const isRecording = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === recordingFormat;

function jsonOf(path: string): unknown {
  const text = textOf(path);
  if (text.trim() === '') throw new BadInput([`${path}: it is empty`]);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadInput([`${path}: it is no JSON: ${reasonOf(error)}`]);
  }
}

async function exportOf(path: string): Promise<unknown> {
  try {
    const module: { readonly default?: unknown } = await import(pathToFileURL(resolve(path)).href);
    if (module.default === undefined) throw new BadInput([`${path}: it has no default export`]);
    return module.default;
  } catch (error) {
    if (error instanceof BadInput) throw error;
    const isUnknown =
      error instanceof Error && 'code' in error && error.code === 'ERR_UNKNOWN_FILE_EXTENSION';
    throw new BadInput([`${path}: ${isUnknown ? noTypeScript : reasonOf(error)}`]);
  }
}

const noTypeScript =
  'this Node runs no TypeScript by itself: write it as .js or .json, or take Node 22.18 or later';
