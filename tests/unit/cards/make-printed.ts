/** Writes `printed.json` anew from the facts beside the project: `npx tsx tests/unit/cards/make-printed.ts`. */
import { writeFileSync } from 'node:fs';
import { cardNames, cards } from '../../../machines/cards/index.ts';
import { facts } from './facts.ts';
import { hashOf, printedFile } from './printed.ts';

if (facts === null) throw new Error('the facts of cards are not beside this project');
const hashes: Record<string, string> = {};
for (const name of cardNames) {
  const card = cards[name];
  const fact = facts.get(name);
  if (card !== undefined && fact !== undefined) hashes[name] = hashOf(fact.oracleText ?? '', card);
  else console.log(`There are no facts of ${name}.`);
}
writeFileSync(printedFile, `${JSON.stringify(hashes, null, 2)}\n`);
console.log(`${Object.keys(hashes).length} cards`);
