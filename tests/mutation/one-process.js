import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  determineHitLimitReached,
  MutantRunStatus,
  TestStatus,
} from '@stryker-mutator/api/test-runner';

/**
 * A test runner for Stryker that asks everything in one process, which reads the rules once: what takes seconds where each
 * change begins a new one takes milliseconds. Stryker's own processes load it, and know no TypeScript.
 */
class OneProcess {
  /** What the broken code reads and writes: which change is made now, and how often it was come to. */
  #state = {};
  #asked = [];
  #milliseconds = new Map();

  /** Nothing is read anew: what is worked out as the rules are read is not asked about. */
  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    globalThis.__stryker__ = this.#state;
    const module = pathToFileURL(resolve('tests/mutation/in-one-process.ts'));
    const { everythingAsked } = await import(module.href);
    this.#asked = await everythingAsked(process.env.MUTATED_FOLDER ?? '');
  }

  /** What fails before anything is broken needs a process of its own, and is not asked. */
  async dryRun() {
    const tests = [];
    for (const { ask, id } of this.#asked) {
      this.#state.currentTestId = id;
      const begun = performance.now();
      const failure = await ask();
      const timeSpentMs = performance.now() - begun;
      this.#milliseconds.set(id, timeSpentMs);
      if (failure === null) tests.push({ id, name: id, timeSpentMs, status: TestStatus.Success });
      else console.error(`Not asked: ${id}: ${failure}`);
    }
    this.#state.currentTestId = undefined;
    return { status: DryRunStatus.Complete, tests, mutantCoverage: this.#state.mutantCoverage };
  }

  /** The quickest is asked first, and the first that notices the last. */
  async mutantRun({ activeMutant, hitLimit, testFilter }) {
    const asked = this.#asked
      .filter(({ id }) => testFilter?.includes(id) ?? true)
      .sort((a, b) => (this.#milliseconds.get(a.id) ?? 0) - (this.#milliseconds.get(b.id) ?? 0));
    for (const [at, { ask, id }] of asked.entries()) {
      Object.assign(this.#state, { activeMutant: activeMutant.id, hitCount: 0, hitLimit });
      const failureMessage = await ask();
      this.#state.activeMutant = undefined;
      const endless = determineHitLimitReached(this.#state.hitCount, hitLimit);
      if (failureMessage === null && endless === undefined) continue;
      // What a change left behind is not the next one's doing: Stryker tries again in a new process.
      if ((await ask()) !== null) process.exit(1);
      return endless ?? { status: MutantRunStatus.Killed, killedBy: [id], failureMessage, nrOfTests: at + 1 };
    }
    return { status: MutantRunStatus.Survived, nrOfTests: asked.length };
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'one-process', OneProcess)];
