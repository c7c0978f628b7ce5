/**
 * Reads so many texts that nobody printed, made of those of a file: `npx tsx tests/corpus/fuzz.ts cards.jsonl --count
 * 100000 --first 0`. None may throw; says what they were read as, and which took longest.
 */
import { parseArgs } from 'node:util';
import { readCard } from '../../machines/read.ts';
import { fuzzed } from '../unit/reading/fuzzed.ts';
import { drawing } from '../unit/reading/random-data.ts';
import { cardsInFile } from './card-file.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string', default: '1000' }, first: { type: 'string', default: '0' } },
});
const [file] = positionals;
if (file === undefined) throw new Error('Which file?');

const cards = cardsInFile(file);
const texts = cards.map(({ oracleText }) => oracleText);
const verdicts: Record<string, number> = {};
const times: { seed: number; milliseconds: number }[] = [];
const threw: string[] = [];
const began = process.cpuUsage();
const first = Number(values.first);
for (let seed = first; seed < first + Number(values.count); seed++) {
  const draw = drawing(seed);
  const card = cards[draw(cards.length)];
  if (card === undefined) continue;
  const { back: _back, layout: _layout, ...facts } = card;
  const oracleText = fuzzed(texts, draw);
  const { user, system } = process.cpuUsage();
  try {
    const { verdict } = readCard({ ...facts, oracleText });
    verdicts[verdict] = (verdicts[verdict] ?? 0) + 1;
    if (verdict === 'mismatch') console.log(`mismatch: ${seed}: ${oracleText}`);
  } catch (error) {
    threw.push(`${seed}: ${error instanceof Error ? error.stack : String(error)}`);
  }
  const after = process.cpuUsage();
  times.push({ seed, milliseconds: Math.round((after.user + after.system - user - system) / 1000) });
}
const { user, system } = process.cpuUsage(began);
console.log(`${values.count} texts in ${((user + system) / 1e6).toFixed(1)} s of CPU:`, verdicts);
times.sort((one, other) => other.milliseconds - one.milliseconds);
console.log(
  'the slowest:',
  times.slice(0, 5),
  'half take at most',
  times[times.length >> 1]?.milliseconds,
  'ms',
);
for (const one of threw.slice(0, 10)) console.log(one);
console.log(`${threw.length} threw`);
process.exitCode = threw.length > 0 ? 1 : 0;
