/**
 * Changes printed texts in one place by rules written by hand (a number, a color, a controller, a “may”, a “non-”) and
 * reads them again: a text that is read in both forms must mean something else. `npx tsx tests/corpus/perturbed.ts
 * cards.jsonl --every 20` tries every so-many-th card that is read, and lists changes that made no difference.
 */
import { parseArgs } from 'node:util';
import { readCard } from '../../machines/read.ts';
import { isPlayable } from '../../machines/reading/index.ts';
import { sameWords } from '../../machines/rules/state/same-words.ts';
import { cardsInFile } from './card-file.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { every: { type: 'string', default: '20' } },
});
const [file] = positionals;
if (file === undefined) throw new Error('Which file?');

const others: Readonly<Record<string, string>> = {
  two: 'three',
  three: 'four',
  four: 'five',
  five: 'six',
  white: 'blue',
  blue: 'black',
  black: 'red',
  red: 'green',
  green: 'white',
  '{W}': '{U}',
  '{U}': '{B}',
  '{B}': '{R}',
  '{R}': '{G}',
  '{G}': '{W}',
};

/** What is changed, and into what. */
const rules: readonly (readonly [RegExp, (found: string) => string])[] = [
  [/(?<![\w{/+-])\d+(?![\w}/])/g, (found) => String(Number(found) + 1)],
  [/\b(?:two|three|four|five|white|blue|black|red|green)\b|\{[WUBRG]\}/g, (found) => others[found] ?? found],
  [/\byou control\b/g, () => 'your opponents control'],
  [/\bnon(?=land|token|creature|artifact|black|white|red|blue|green)/g, () => ''],
  [/\b[Yy]ou may (?=draw|destroy|exile|tap|untap|return|put|gain|sacrifice|create)/g, () => ''],
  [/\banother target\b/g, () => 'target'],
  [
    /\bon your turn\b|\byour (?=upkeep|end step)/g,
    (found) => (found === 'on your turn' ? 'on each turn' : 'each '),
  ],
  [/\bother (?=creatures|permanents)/g, () => ''],
];

/** The text without reminder text, as that means nothing, with one of its places changed. */
function* changed(text: string): Generator<string> {
  const plain = text.replace(/ ?\([^)]*\)/g, '');
  for (const [pattern, into] of rules)
    for (const found of plain.matchAll(pattern)) {
      const after = plain.slice(found.index + found[0].length);
      const rest = plain.slice(0, found.index) + into(found[0]);
      yield into(found[0]) === '' && /(^|\n|[—:] )$/.test(rest)
        ? rest + after.charAt(0).toUpperCase() + after.slice(1)
        : rest + after;
    }
}

const verdicts: Record<string, number> = {};
const without: string[] = [];
let tried = 0;
for (const [at, { back: _back, layout: _layout, ...facts }] of cardsInFile(file).entries()) {
  if (at % Number(values.every) !== 0) continue;
  const before = readCard(facts);
  if (!isPlayable(before)) continue;
  tried += 1;
  for (const oracleText of changed(facts.oracleText)) {
    const after = readCard({ ...facts, oracleText });
    verdicts[after.verdict] = (verdicts[after.verdict] ?? 0) + 1;
    if ('card' in after && sameWords(after.card.abilities, before.card.abilities))
      without.push(`${facts.name}: ${oracleText.replaceAll('\n', ' / ')}`);
    if (after.verdict === 'mismatch') without.push(`${facts.name}: read as another: ${oracleText}`);
  }
}
for (const one of without) console.log(one);
console.log(`${tried} cards,`, verdicts, `${without.length} changes made no difference`);
process.exitCode = without.length > 0 ? 1 : 0;
