/** `cards read NAME`: what is printed on a card, and what was understood of it. */
import { findCard } from '../cards/index.ts';
import { putRulesTogether } from '../game/index.ts';
import {
  type CardFacts,
  type CardsByNames,
  firstYear,
  type LibraryCard,
  nearNames,
  type Printing,
} from '../library/index.ts';
import { type CardReading, type Facts, readCard, whyNotRead } from '../reading/index.ts';
import { inQuestion } from '../rules/index.ts';
import { cardsKnown } from './card-files.ts';
import { BadInput, exitCodes, type Output } from './output.ts';

export interface ReadWords {
  readonly cards?: readonly string[];
  readonly json?: boolean;
}

/** Reads each of these cards; throws `BadInput` for all names that no card has. */
export async function cardsRead(
  names: readonly string[],
  { cards: files, json }: ReadWords,
  { out }: Output,
): Promise<number> {
  const library = await cardsKnown(files);
  if (library.all.length === 0)
    throw new BadInput([
      'no library of cards is kept here: spellchart cards import FILE keeps one, --cards FILE is for one call',
    ]);
  const found = names.map((name) => ({ name, card: library.findFace(name) }));
  const faults = found.flatMap(({ card, name }) => (card === undefined ? [notFound(library, name)] : []));
  if (faults.length > 0) throw new BadInput(faults);
  putRulesTogether();
  const read = found.flatMap(({ card }) =>
    card === undefined ? [] : [{ card, reading: readCard(card.facts) }],
  );
  if (json === true) out(JSON.stringify(read.map(({ card, reading }) => ({ ...card, reading }))));
  else
    for (const [at, { card, reading }] of read.entries()) {
      if (at > 0) out('');
      for (const line of told(card, reading)) out(line);
    }
  return exitCodes.done;
}

const notFound = (library: CardsByNames, name: string): string =>
  `no card of the library is called “${name}”${inQuestion(nearNames(library, name, []))}`;

/** A card as a person reads it, and what became of it. */
function told(card: LibraryCard, reading: CardReading): readonly string[] {
  const { facts } = card;
  return [
    ...face(facts),
    ...(facts.back === undefined ? [] : ['//', ...face(facts.back)]),
    printedIn(card),
    '',
    verdicts[reading.verdict],
    ...understood(reading),
    ...(findCard(facts.name) === undefined
      ? []
      : ['It is one of the cards that come along: games play it as it is written there.']),
  ].filter((line, at, all) => line !== '' || all[at - 1] !== '');
}

const size = ({ defense, loyalty, power, toughness }: Facts): string =>
  power !== undefined && toughness !== undefined
    ? `  ${power}/${toughness}`
    : loyalty !== undefined
      ? `  loyalty ${loyalty}`
      : defense !== undefined
        ? `  defense ${defense}`
        : '';

const face = (facts: Facts): readonly string[] => [
  `${facts.name}${facts.manaCost ? `  ${facts.manaCost}` : ''}`,
  `${[...facts.supertypes, ...facts.types].join(' ')}${facts.subtypes.length > 0 ? ` — ${facts.subtypes.join(' ')}` : ''}${size(facts)}`,
  ...facts.oracleText
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => `  ${line}`),
];

function printedIn(card: LibraryCard): string {
  const layout = layoutSaid(card.facts);
  const sets = card.printings.map(setSaid).filter((one) => one !== '');
  const year = firstYear(card);
  const places = [...new Set(sets)];
  const shown = places.slice(0, 6).join(', ') + (places.length > 6 ? ` and ${places.length - 6} more` : '');
  const printed = places.length === 0 ? '' : `printed in ${shown}${year === null ? '' : ` (since ${year})`}`;
  return [layout, printed].filter((one) => one !== '').join('; ');
}

const layoutSaid = ({ layout = 'normal' }: CardFacts): string =>
  layout === 'normal' ? '' : `layout ${layout}`;
const setSaid = ({ set, setName }: Printing): string => setName ?? set ?? '';

const verdicts: Readonly<Record<CardReading['verdict'], string>> = {
  same: 'Understood (same): printed from what was read it is this text again.',
  variant: 'Understood (variant): printed from what was read it has other words that mean the same.',
  declined: 'Not understood (declined), and not played:',
  ambiguous: 'Understood in several ways (ambiguous), and not played:',
  mismatch: 'Understood, but what is printed of it is read as another card (mismatch), and not played:',
};

/** What was understood, as the engine says it; or each line that wasn't, which words of it, and what could have stood there. */
function understood(reading: CardReading): readonly string[] {
  if (reading.verdict === 'same' || reading.verdict === 'variant')
    return reading.printed
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => `  ${line}`);
  if (reading.verdict !== 'declined') return whyNotRead(reading).map((why) => `  ${why}`);
  const isOnSeveral = new Set(reading.lines.map(({ face }) => face)).size > 1;
  return reading.lines.flatMap(({ expected, face, line, upTo, why }) => {
    const where = isOnSeveral ? `${face}: ` : '';
    if (why !== undefined)
      return [`  ${where}${line.replaceAll('\n', ' / ')}`, `    ${why}`].filter((one) => one.trim() !== '');
    const text = line.replaceAll('\n', ' ');
    const rest = text.slice(upTo.length);
    const from = upTo.length + (rest.length - rest.trimStart().length);
    return [
      `  ${where}${text}`,
      `  ${' '.repeat(where.length + from)}^ ${rest.trim() === '' ? 'something is missing here' : 'not understood from here on'}`,
      ...(expected.length === 0 ? [] : [`    there could be: ${expected.join(', ')}`]),
    ];
  });
}
