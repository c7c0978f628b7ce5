/** Which tests show which rule, and what is not shown. */
import type { Citing } from './cited.ts';
import type { Entry } from './entries.ts';

/** An entry, what cites it, and what it lacks. */
export interface Shown {
  readonly entry: Entry;
  readonly tests: readonly Citing[];
  /** What has to be there and isn't, in words: a scenario with a control, and one of each example; none for a heading. */
  readonly missing: readonly string[];
}

/**
 * Does a test show an entry? Its title begins with the entry's id, and it is about today's rule: a number of another
 * year may be that of another rule today. A scenario says so by its `rules`, a unit test by its title.
 */
export function shows({ id, current }: Entry, test: Citing): boolean {
  if (test.id !== id) return false;
  const isOfCurrent = (rule: string) => rule.replace(/(?<=\d)[a-z]$/, '') === current;
  return test.kind === 'scenario'
    ? test.rules.some((rule) => rule === current || isOfCurrent(rule))
    : id === current || test.title.includes(current);
}

/** For each entry, in their order, the tests that show it and what is missing. */
export const report = (entries: readonly Entry[], tests: readonly Citing[]): readonly Shown[] =>
  entries.map((entry) => {
    const shown = tests.filter((test) => shows(entry, test));
    return { entry, tests: shown, missing: missingOf(entry, shown, tests) };
  });

function missingOf(entry: Entry, shown: readonly Citing[], tests: readonly Citing[]): readonly string[] {
  if (entry.isHeading) return [];
  const scenarios = shown.filter(({ kind }) => kind === 'scenario');
  const missing: string[] = [];
  if (!scenarios.some(({ example }) => example === null)) missing.push('a scenario');
  for (let example = 1; example <= entry.examples; example++)
    if (!scenarios.some((scenario) => scenario.example === example))
      missing.push(`a scenario of example ${example}`);
  for (const { title, hasControl } of scenarios) if (!hasControl) missing.push(`a control of “${title}”`);
  if (missing.length === 0) return missing;
  const astray = tests.filter(({ id, kind }) => id === entry.id && kind === 'scenario');
  for (const { title } of astray.filter((test) => !shown.includes(test)))
    missing.push(`(“${title}” doesn’t name ${entry.current} among its rules)`);
  return missing;
}

/** The ids of what lacks something. */
export const missingIds = (shown: readonly Shown[]): readonly string[] =>
  shown.filter(({ missing }) => missing.length > 0).map(({ entry }) => entry.id);

/** The report in lines, by systems; with `onlyMissing` only what lacks something. */
export function inLines(shown: readonly Shown[], onlyMissing: boolean): readonly string[] {
  const printed = onlyMissing ? shown.filter(({ missing }) => missing.length > 0) : shown;
  const lines: string[] = [];
  let system = '';
  for (const { entry, tests, missing } of printed) {
    if (entry.system !== system) lines.push('', entry.system);
    system = entry.system;
    const today = entry.current === entry.id ? '' : ` (today ${entry.current})`;
    lines.push(`  ${entry.id.padEnd(13)}${entry.title}${today}`);
    for (const test of tests)
      lines.push(`      ${test.hasControl ? '✓ control' : '✓'}  ${test.title}  [${test.file}]`);
    for (const what of missing) lines.push(`      ✗ ${what}`);
  }
  return [...lines, '', sumOf(shown)];
}

function sumOf(shown: readonly Shown[]): string {
  const needed = shown.filter(({ entry }) => !entry.isHeading);
  const complete = needed.filter(({ missing }) => missing.length === 0).length;
  const cited = shown.filter(({ tests }) => tests.length > 0).length;
  return `${shown.length} entries, ${cited} cited by tests; of ${needed.length} to be shown ${complete} are complete`;
}
