import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LibraryCard } from '../library/index.ts';
import {
  type ConformanceReport,
  compareTexts,
  type Decks,
  readDecks,
  readFacts,
  reportOf,
  runSituation,
  type SituationResult,
  type Tally,
  withCardsRead,
} from '../play/conformance/index.ts';
import { cardsKnown, hasFaceRecords } from './card-files.ts';
import { jsonLines, reasonOf, textOf, writeText } from './files.ts';
import { BadInput, exitCodes, type Output } from './output.ts';

type FaceFacts = ReturnType<typeof readFacts>;

export interface ConformanceWords {
  /** A file of cards; without it those that are kept. */
  readonly cards?: string;
  readonly decks?: string;
  readonly json?: boolean;
  readonly only?: string;
  readonly recordings?: string;
}

/** `conformance FILE`: runs the situations of a file, a JSON object a line, with the cards that come along and
 * others as they are read from the file of cards; and compares the texts of both. */
export async function conformance(
  path: string,
  words: ConformanceWords,
  { error, out }: Output,
): Promise<number> {
  const facts = await factsFrom(words.cards);
  const cards = withCardsRead(facts);
  const decks = decksOf(path, words.decks);
  const only = words.only ?? '';
  const wanted = jsonLines(path, (value) => value).filter((value) => idOf(value).includes(only));
  if (wanted.length === 0) throw new BadInput([`${path}: no situation’s id contains “${only}”`]);
  if (words.recordings !== undefined) makeFolder(words.recordings);
  const faults: string[] = [];
  const results = wanted.flatMap((value): readonly SituationResult[] => {
    try {
      return [runSituation(value, decks, cards)];
    } catch (thrown) {
      faults.push(`${path}: ${idOf(value) || 'a line without an id'}: ${reasonOf(thrown)}`);
      return [];
    }
  });
  const report = reportOf(results, compareTexts(facts));
  if (words.json === true) out(JSON.stringify({ ...report, results: results.map(plain) }));
  else for (const line of told(report)) out(line);
  if (words.recordings !== undefined)
    for (const failed of [...report.failures, ...report.disputed.map(({ result }) => result)])
      if (failed.recording !== null)
        writeText(join(words.recordings, `${fileName(failed.id)}.json`), JSON.stringify(failed.recording));
  for (const fault of faults) error(fault);
  if (faults.length > 0) return exitCodes.badInput;
  return report.failures.length === 0 ? exitCodes.done : exitCodes.failed;
}

/** What is printed on the faces of cards: of a file in any of the known forms, or of what is kept. */
async function factsFrom(path: string | undefined): Promise<readonly FaceFacts[]> {
  if (path !== undefined && hasFaceRecords(path)) return jsonLines(path, readFacts);
  const { all } = await cardsKnown(path === undefined ? undefined : [path]);
  if (all.length === 0)
    throw new BadInput([
      'no library of cards is kept here: spellchart cards import FILE keeps one, --cards FILE is for one call',
    ]);
  return all.flatMap(facesOf);
}

/** A card as records of its faces; where a library says nothing of a color indicator, there is none. */
function facesOf({ facts }: LibraryCard): readonly FaceFacts[] {
  const { back, layout, ...front } = facts;
  const faces = [front, ...(back === undefined ? [] : [back])];
  const named = faces.length > 1 ? { faces: faces.map(({ name }) => name) } : {};
  return faces.map(({ colorIndicator = [], subtypes, supertypes, types, ...face }) => ({
    ...face,
    ...named,
    layout,
    colorIndicator,
    subtypes: [...subtypes],
    supertypes: [...supertypes],
    types: [...types],
  }));
}

/** The decks that situations name, from a file; without one from `decks.json` beside the situations, if that is there. */
function decksOf(path: string, given: string | undefined): Decks {
  const file = given ?? join(dirname(path), 'decks.json');
  if (given === undefined && !existsSync(file)) return {};
  try {
    return readDecks(JSON.parse(textOf(file)));
  } catch (error) {
    if (error instanceof BadInput) throw error;
    throw new BadInput([
      `${file}: ${error instanceof SyntaxError ? 'it is no JSON: ' : ''}${reasonOf(error)}`,
    ]);
  }
}

const idOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : '';

const fileName = (id: string): string => id.replace(/^.*\./, '').replace(/[^\w-]+/g, '-');

const plain = ({ at, id, outcome, reasons, unasked }: SituationResult) => ({
  id,
  outcome,
  reasons,
  unasked,
  at,
});

function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw new BadInput([`${path}: ${reasonOf(error)}`]);
  }
}

const share = (part: number, whole: number): string =>
  whole === 0 ? '' : ` (${((100 * part) / whole).toFixed(1)}%)`;

const counts = ({ failed, passed, passedBySearch, run }: Tally): string =>
  `${passed + passedBySearch} of ${run} pass${share(passed + passedBySearch, run)}: ${passed} outright, ${passedBySearch} by search; ${failed} fail`;

const mostPieces = 40;

function told(report: ConformanceReport): readonly string[] {
  const { apart, counted, disputed, failures, missing, situations, texts, unasked, unsupported } = report;
  const compared = texts.same + texts.different.length;
  return [
    ...failures.flatMap(({ at, id, reasons }) => [
      `FAILED  ${id}`,
      `        ${at ?? ''}: ${reasons.join('; ')}`,
    ]),
    ...disputed.map(
      ({ result, why }) => `disputed  ${result.id}: ${why.rule} says otherwise, see “${why.scenario}”`,
    ),
    ...unasked.flatMap(({ id, unasked: said }) => [
      `unasked   ${id}`,
      ...said.map((entry) => `        ${entry}`),
    ]),
    ...texts.different.flatMap(({ name, ours, theirs }) => [
      `text    ${name}`,
      `        ours:   ${ours}`,
      `        theirs: ${theirs}`,
    ]),
    ...(missing.length > 0
      ? ['', 'What is missing, and how many situations can’t be run for want of it (of nothing else):']
      : []),
    ...missing
      .slice(0, mostPieces)
      .map(({ alone, situations: blocked, what }) => `${String(blocked).padStart(6)} (${alone})  ${what}`),
    ...(missing.length > mostPieces ? [`        and ${missing.length - mostPieces} more`] : []),
    '',
    `${situations} situations, ${counted.run} run${share(counted.run, situations)}, ${unsupported} unsupported`,
    `without those that today’s rules contradict: ${counts(apart)}`,
    `with them: ${counts(counted)}`,
    `${unasked.length} of those that pass answer something that nobody is asked (listed as “unasked”)`,
    `${texts.same} of ${compared} cards that are known read the same${share(texts.same, compared)}`,
  ];
}
