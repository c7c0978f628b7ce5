/**
 * `npm run mutate [folder or file]`: breaks the rules of a folder (`machines/combat` without one) or of one file in
 * every small way, one after another, and counts how many of these changes no test notices. They are printed; below
 * 85% it fails. The texts can be broken in nearly five thousand ways: file by file they take minutes each.
 *
 * `npm run mutate machines/rules -- --sample 300 --seed 1` breaks places drawn at random, in 300 ways together, and says
 * how far the score may be from that of the whole folder. The same seed draws the same places from the same code. All
 * tests are asked in one process; those that play whole games, or need a process of their own, are left out.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import config from '../../stryker.config.json' with { type: 'json' };
import { drawn, filesOf, placesIn } from './sample.ts';
import { byPart, type Score, scoreOf } from './score.ts';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const folder = (positionals[0] ?? 'machines/combat').replace(/\/$/, '');

/** Read by the tests' configuration: which of them are asked. */
process.env.MUTATED_FOLDER = folder;

const inWords = ({ asked, noticed, percent, error }: Score) =>
  `${noticed} of ${asked} noticed, ${percent.toFixed(1)}% ± ${error.toFixed(1)}`;

/** Breaks places drawn at random; what it finds is not kept for the next run, which may draw others. */
async function mutateSample(size: number, seed: string): Promise<void> {
  const places = await placesIn(filesOf(folder), config.mutator.excludedMutations);
  const sample = drawn(places, size, seed);
  const ways = places.reduce((sum, place) => sum + place.ways, 0);
  console.log(`${sample.length} of ${places.length} places, which can be broken in ${ways} ways, are drawn.`);
  const results = await new Stryker({
    mutate: sample.map(({ at }) => at),
    plugins: ['@stryker-mutator/*', './tests/mutation/drawn-only.js', './tests/mutation/one-process.js'],
    ignorers: ['drawn-only'],
    testRunner: 'one-process',
    testRunnerNodeArgs: ['--import', 'tsx'],
    dryRunTimeoutMinutes: 30,
    incremental: false,
  }).runMutationTest();
  for (const [part, inPart] of byPart(sample, folder)) {
    console.log(`${part}: ${inWords(scoreOf(inPart, results, places.length))}`);
  }
  const score = scoreOf(sample, results, places.length);
  console.log(`${folder}, seed ${seed}: ${inWords(score)} (at 95%)`);
  process.exitCode = score.percent < config.thresholds.break ? 1 : 0;
}

if (!existsSync(folder)) {
  console.error(`There is no folder ${folder}: name one as machines/rules/abilities/keywords.`);
  process.exitCode = 1;
} else if (values.sample === undefined) {
  await new Stryker({
    mutate: [folder.endsWith('.ts') ? folder : `${folder}/**/*.ts`],
  }).runMutationTest();
} else if (Number(values.sample) > 0) {
  await mutateSample(Number(values.sample), values.seed);
} else {
  console.error(`A sample has a size above zero, not ${values.sample}.`);
  process.exitCode = 1;
}
