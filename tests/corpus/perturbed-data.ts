/**
 * Changes the data of cards that are read in one place (a number, a color, a controller, a “may”, a “non-”, an order),
 * prints them and reads that: those data come back and no others. `npx tsx tests/corpus/perturbed-data.ts cards.jsonl
 * --every 6` tries every so-many-th card, each change of it that is a card and that phrases say, and lists what came back
 * otherwise.
 */
import { parseArgs } from 'node:util';
import { checkCard } from '../../machines/cards/index.ts';
import { readCard } from '../../machines/read.ts';
import { isPlayable } from '../../machines/reading/index.ts';
import { say } from '../../machines/reading/saying/say.ts';
import { canonical } from '../../machines/rules/abilities/canonical/index.ts';
import type { CardDefinition } from '../../machines/rules/index.ts';
import { isRecord } from '../../machines/rules/state/is-record.ts';
import { sameWords } from '../../machines/rules/state/same-words.ts';
import { cardsInFile } from './card-file.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { every: { type: 'string', default: '6' }, first: { type: 'string', default: '0' } },
});
const [file] = positionals;
if (file === undefined) throw new Error('Which file?');

const nextColor: Readonly<Record<string, string>> = { W: 'U', U: 'B', B: 'R', R: 'G', G: 'W' };
const otherPlayers: Readonly<Record<string, string>> = { you: 'opponents', opponents: 'you' };
/** What is denied, by what it is where it isn't. */
const denied: Readonly<Record<string, string>> = {
  type: 'notType',
  subtype: 'notSubtype',
  color: 'notColor',
  keyword: 'notKeyword',
  supertype: 'notSupertype',
};
const affirmed = Object.fromEntries(Object.entries(denied).map(([is, isnt]) => [isnt, is]));

/** What may stand in the place of a value that has this name, each a change of its own kind. */
function* instead(key: string, value: unknown): Generator<readonly [string, unknown]> {
  if (typeof value === 'number' && !['target', 'at'].includes(key)) yield ['number', value + 1];
  if (typeof value !== 'string') return;
  const other = otherPlayers[value];
  if (other !== undefined && ['controller', 'owner', 'by', 'who'].includes(key)) yield ['controller', other];
  const color = nextColor[value];
  if (color !== undefined && key !== 'cost') yield ['color', color];
}

/** The data with one place changed, and what kind of change it is. */
function* changed(value: unknown, key = ''): Generator<readonly [string, unknown]> {
  yield* instead(key, value);
  if (Array.isArray(value)) {
    for (const [at, part] of value.entries())
      for (const [kind, other] of changed(part, key)) yield [kind, value.with(at, other)];
    for (let at = 1; at < value.length; at++)
      if (!sameWords(value[at - 1], value[at]))
        yield ['order', value.with(at - 1, value[at]).with(at, value[at - 1])];
    for (const [at, part] of value.entries()) {
      if (!isRecord(part)) continue;
      // What is done may be done, and what may be done is.
      if (part.do === 'may' && part.cost === undefined && part.else === undefined && Array.isArray(part.then))
        yield ['may', value.toSpliced(at, 1, ...part.then)];
      else if (part.do !== undefined) yield ['may', value.with(at, { do: 'may', then: [part] })];
    }
    return;
  }
  if (!isRecord(value)) return;
  for (const [name, part] of Object.entries(value)) {
    for (const [kind, other] of changed(part, name)) yield [kind, { ...value, [name]: other }];
    const turned = denied[name] ?? affirmed[name];
    if (turned === undefined || value[turned] !== undefined || value.do !== undefined) continue;
    const { [name]: _, ...others } = value;
    yield ['non-', { ...others, [turned]: part }];
  }
}

/** Whether it is a card at all. */
const isCard = (card: unknown): card is CardDefinition => checkCard(card).length === 0;

/** So many changes of one card are tried at most: the longest cards have hundreds. */
const mostOfOneCard = 40;

/** How many changes were cards, how many of those phrases say, and of how many of those the data came back. */
interface Counted {
  tried: number;
  said: number;
  back: number;
}
const counts: Record<string, Counted> = {};
const otherwise: string[] = [];
let cards = 0;
for (const [at, { back: _back, layout: _layout, ...facts }] of cardsInFile(file).entries()) {
  if (at % Number(values.every) !== Number(values.first)) continue;
  const reading = readCard(facts);
  if (!isPlayable(reading) || reading.card.back !== undefined) continue;
  cards += 1;
  let left = mostOfOneCard;
  for (const [kind, abilities] of changed(reading.card.abilities ?? [])) {
    const card: unknown = { ...reading.card, abilities };
    if (left === 0) break;
    if (!isCard(card)) continue;
    left -= 1;
    counts[kind] ??= { tried: 0, said: 0, back: 0 };
    const count = counts[kind];
    count.tried += 1;
    const meant = canonical(card);
    const text = say(meant);
    if (text === undefined) continue;
    count.said += 1;
    const again = readCard({ ...facts, oracleText: text });
    if ('card' in again && sameWords(again.card.abilities ?? [], meant.abilities ?? [])) count.back += 1;
    else
      otherwise.push(
        `${facts.name} (${kind}, ${again.verdict}): ${text.replaceAll('\n', ' / ')}\n    meant ${JSON.stringify(meant.abilities)}\n    read  ${'card' in again ? JSON.stringify(again.card.abilities) : '-'}`,
      );
  }
}
for (const one of otherwise) console.log(one);
console.table(counts);
console.log(`${cards} cards, ${otherwise.length} changes came back otherwise`);
process.exitCode = otherwise.length > 0 ? 1 : 0;
