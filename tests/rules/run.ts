/** `npm run rules`: which tests show which rule. `--missing` prints only what lacks something, `--json` is for programs. */
import { parseArgs } from 'node:util';
import { citingScenarios, citingUnitTests } from './cited.ts';
import { entries } from './entries.ts';
import { inLines, missingIds, report } from './report.ts';

const { values } = parseArgs({
  options: { json: { type: 'boolean' }, missing: { type: 'boolean' } },
});

const shown = report(entries, [...(await citingScenarios()), ...citingUnitTests()]);
const printed = values.missing ? shown.filter(({ missing }) => missing.length > 0) : shown;
console.log(
  values.json ? JSON.stringify(printed, null, 2) : inLines(shown, values.missing ?? false).join('\n'),
);
process.exitCode = missingIds(shown).length > 0 ? 1 : 0;
