/**
 * Reads the cards of a file and writes the definitions of those that are read, one a line, for `games.ts`:
 * `npx tsx tests/corpus/definitions.ts cards.jsonl definitions.jsonl`.
 */
import { writeFileSync } from 'node:fs';
import { readCard } from '../../machines/read.ts';
import { isPlayable } from '../../machines/reading/index.ts';
import { cardsInFile } from './card-file.ts';

const [from, to] = process.argv.slice(2);
if (from === undefined || to === undefined) throw new Error('Say which file to read, and which to write.');
const cards = cardsInFile(from);
const lines = cards.flatMap((facts) => {
  const reading = readCard(facts);
  return isPlayable(reading) ? JSON.stringify(reading.card) : [];
});
writeFileSync(to, `${lines.join('\n')}\n`);
console.log(`${lines.length} of ${cards.length} cards are read`);
