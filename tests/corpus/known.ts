/**
 * Compares the cards that come along with what is read from their printed texts in files of cards: `npx tsx
 * tests/corpus/known.ts cards.jsonl more.jsonl`. A card that isn't read, or is read as another, is a fault unless
 * `written-otherwise.ts` says why.
 */
import { cards } from '../../machines/cards/index.ts';
import { readCard } from '../../machines/read.ts';
import { isPlayable, whyNotRead } from '../../machines/reading/index.ts';
import { canonical } from '../../machines/rules/abilities/canonical/index.ts';
import { sameWords } from '../../machines/rules/state/same-words.ts';
import { cardsInFile } from './card-file.ts';
import { writtenOtherwise } from './written-otherwise.ts';

const files = process.argv.slice(2);
if (files.length === 0) throw new Error('Say which files of cards.');
const facts = new Map(files.toReversed().flatMap((file) => cardsInFile(file).map((one) => [one.name, one])));
let compared = 0;
let same = 0;
const faults: string[] = [];
for (const card of new Set(Object.values(cards))) {
  const own = facts.get(card.name);
  if (own === undefined) continue;
  compared += 1;
  const reading = readCard(own);
  const written = canonical(card);
  const isSame =
    isPlayable(reading) &&
    sameWords(reading.card.abilities, written.abilities) &&
    sameWords(reading.card.back?.abilities, written.back?.abilities);
  if (isSame) same += 1;
  const why = writtenOtherwise[card.name];
  if (isSame && why !== undefined) console.log(`${card.name} is read now: it needn’t be listed any more`);
  if (isSame || why !== undefined) continue;
  faults.push(
    isPlayable(reading)
      ? `${card.name}: it is read as ${JSON.stringify(reading.card.abilities)}, and written ${JSON.stringify(written.abilities)}`
      : `${card.name}: ${whyNotRead(reading).join('; ')}`,
  );
}
for (const fault of faults) console.log(fault);
console.log(
  `${compared} known cards are in the files: ${same} are read as they are written, ${faults.length} faults`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
