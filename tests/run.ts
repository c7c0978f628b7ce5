/**
 * What `npm test` and `npm run test:all` run: stages one after another, a line for each, and the sum as the
 * last line. The long run has what `npm test` has not: more games, axe in every story, the published package.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserLaunch } from './browser.ts';

type Count = { passed: number; failed: number };
type Outcome = Count & { output: string };
type Stage = { name: string; run: () => Promise<Outcome> };

const project = fileURLToPath(new URL('..', import.meta.url));

/** Runs a command in the project, to its end; what it printed is kept. */
function command(
  line: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(line, { cwd: project, shell: true, env: { ...process.env, ...environment } });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ ok: false, output: `${output}${error.message}` }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/** A stage that is one command: it counts as one test. */
const check = (name: string, line: string): Stage => ({
  name,
  run: async () => {
    const { ok, output } = await command(line);
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output };
  },
});

/** A stage that is a Vitest project: it counts as many as it has tests. */
const tests = (name: string, projectName: string, environment: NodeJS.ProcessEnv = {}): Stage => ({
  name,
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'spellchart-tests-'));
    const report = join(folder, 'report.json');
    const line = `vitest run --project ${projectName} --reporter=default --reporter=json --outputFile.json="${report}"`;
    const { ok, output } = await command(line, environment);
    const count = counted(await readFile(report, 'utf8').catch(() => undefined));
    await rm(folder, { recursive: true, force: true });
    // A run may fail without a failed test: by an unhandled error, or before it starts.
    return { ...count, failed: ok ? count.failed : Math.max(1, count.failed), output };
  },
});

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};

function counted(text: string | undefined): Count {
  if (text === undefined) return { passed: 0, failed: 0 };
  const report: Report = JSON.parse(text);
  const notLoaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + notLoaded.length };
}

/** A stage that needs a browser: where there is none to be had, it fails with one line that says so. */
const inBrowser = ({ name, run }: Stage): Stage => ({
  name,
  run: () => browserLaunch().then(run, (error: Error) => ({ passed: 0, failed: 1, output: error.message })),
});

const shortRun: Stage[] = [
  check('types', 'npm run --silent typecheck'),
  check('lint', 'npm run --silent lint'),
  check('unused code', 'knip'),
  tests('unit', 'unit'),
  inBrowser(tests('stories', 'stories')),
];

const longRun: Stage[] = [
  tests('games', 'unit', { LONG_RUN: '1', GAMES: process.env.GAMES ?? '200' }),
  inBrowser(tests('axe', 'stories', { STORYBOOK_AXE: 'everywhere' })),
  check('package', 'npm run --silent package:check'),
  check('registry install', 'tsx tests/registry-install.ts'),
  check('storybook', 'storybook build --quiet --disable-telemetry --output-dir storybook-static'),
];

async function runAll(stages: readonly Stage[]): Promise<Count> {
  const sum = { passed: 0, failed: 0 };
  for (const { name, run } of stages) {
    const start = performance.now();
    const { passed, failed, output } = await run();
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    if (failed > 0) console.log(output.trimEnd());
    console.log(`${name.padEnd(18)} ${seconds.padStart(7)} s  ${passed} passed, ${failed} failed`);
    sum.passed += passed;
    sum.failed += failed;
  }
  return sum;
}

const { passed, failed } = await runAll(process.argv.includes('long') ? longRun : shortRun);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
