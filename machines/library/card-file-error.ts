/** What is wrong with a file of cards. */

/** One fault: where, and why. */
export interface CardFileFault {
  /** The line of the file, counted from 1; `null`: it is the file as a whole. */
  readonly line: number | null;
  /** The card's name where it has one. */
  readonly card: string | null;
  /** What is wrong and what belongs there instead: a sentence without its full stop. */
  readonly reason: string;
}

/** A file of another kind has a fault in every record: so many are enough to see that. */
export const mostFaults = 20;

const said = ({ card, line, reason }: CardFileFault): string =>
  [line === null ? '' : `line ${line}: `, card === null ? '' : `${card}: `, reason].join('');

/**
 * A file that isn't one of cards, or is damaged. Nothing of it counts: `faults` holds everything that is wrong with it
 * (the first twenty, and in `more` how many there are besides).
 */
export class CardFileError extends Error {
  override name = 'CardFileError';
  readonly faults: readonly CardFileFault[];
  readonly more: number;

  constructor(faults: readonly CardFileFault[]) {
    const first = faults.slice(0, mostFaults);
    const more = faults.length - first.length;
    super([...first.map(said), ...(more > 0 ? [`and ${more} more like that`] : [])].join('\n'));
    this.faults = first;
    this.more = more;
  }
}

/** The files that are read, as a message names them. */
export const expected =
  'Files of cards are Scryfall’s bulk data (oracle-cards, default-cards) and what its API answers, MTGJSON’s ' +
  'AtomicCards, AllPrintings and single sets, and a JSON object a line with name, types, oracleText; gzipped or not';

/** The error for a file that is something else. */
export const noCardFile = (what: string, line: number | null = null): CardFileError =>
  new CardFileError([{ line, card: null, reason: `${what}. ${expected}` }]);
