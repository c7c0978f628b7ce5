/** Reading a file of cards, as it comes: from a disk, from a file that was dropped, from the network. */
import { bytesOf } from './bytes.ts';
import { CardFileError, type CardFileFault, mostFaults, noCardFile } from './card-file-error.ts';
import { faceRecordReader, isFaceRecord } from './face-records.ts';
import { type Finds, nameOf } from './found.ts';
import { gathering } from './gathering.ts';
import { jsonStream } from './json-stream.ts';
import type { LibraryCard } from './library-card.ts';
import { isMtgjson, mtgjsonReader, type SetSaid } from './mtgjson.ts';
import { isScryfall, readScryfall, scryfallSays } from './scryfall.ts';

/** How far reading a file is. */
export interface CardFileProgress {
  /** Bytes of the file that have been read, packed as they are: of how many, the caller knows. */
  readonly bytes: number;
  /** Different cards found so far. */
  readonly cards: number;
}

export interface CardFileOptions {
  /** Hears after each chunk how far it is. */
  readonly onProgress?: (progress: CardFileProgress) => void;
}

/** What a file of cards holds. */
export interface CardFile {
  /** Each card once, with all of its faces, by what its newest printing says. */
  readonly cards: readonly LibraryCard[];
  /** Names that were asked for and that the answer says aren’t known (Scryfall’s `collection`). */
  readonly notFound: readonly string[];
}

/**
 * Reads a file of cards: Scryfall’s bulk files, cards, lists and `collection` answers; MTGJSON’s AtomicCards,
 * AllPrintings and single sets; an object a line (a record for each face); gzipped or not. Which of these it is shows in
 * what it holds, whatever it is called. It is read as a stream: no more is kept than the cards.
 *
 * Rejects with a `CardFileError` where the file is something else, is cut off, or holds a record with a fault: then
 * nothing of it counts, and the error has everything that is wrong.
 *
 * @example
 * const { cards } = await readCardFile(file.stream(), { onProgress: ({ bytes }) => show(bytes / file.size) });
 */
export async function readCardFile(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  { onProgress }: CardFileOptions = {},
): Promise<CardFile> {
  const reading = cardFileReading();
  let bytes = 0;
  const chunks = bytesOf(stream, (read) => {
    bytes = read;
  });
  for await (const chunk of chunks) {
    reading.write(chunk);
    onProgress?.({ bytes, cards: reading.cards() });
  }
  return reading.end();
}

/** Takes the chunks of a file, unpacked. */
function cardFileReading() {
  const cards = gathering();
  const faults: CardFileFault[] = [];
  const notFound: string[] = [];
  const sets = new Map<string, SetSaid>();
  let last: string | null = null;
  let within: string | null = null;

  const fault = (reason: string, card: string | null): void => {
    faults.push({ line: faults.length < mostFaults ? json.line() : null, card, reason });
  };
  const finds: Finds = { card: cards.add, fault };
  const faces = faceRecordReader(finds);
  const mtgjson = mtgjsonReader(finds);
  const listEnds = (): void => mtgjson.ends(sets.get(within ?? '') ?? {});

  const json = jsonStream(
    (found) => {
      if (found.what === 'notFound') notFound.push(askedFor(found.value));
      else if (found.what === 'ofSet') sets.set(found.set, { ...sets.get(found.set), ...said(found) });
      else {
        if (found.within !== within) {
          listEnds();
          within = found.within;
        }
        record(found.value);
        last = nameOf(found.value);
      }
    },
    () => last,
  );

  function record(value: unknown): void {
    if (typeof value !== 'object' || value === null) {
      fault('it is no object, and a card belongs here', null);
      return;
    }
    if (isScryfall(value)) readScryfall(value, finds);
    else if (isMtgjson(value)) mtgjson.take(value);
    else if (isFaceRecord(value)) faces.take(value);
    else if (scryfallSays(value) !== undefined) throw noCardFile(scryfallSays(value) ?? '');
    else fault('it is no card: it has no name and no types', nameOf(value));
  }

  return {
    cards: cards.size,
    write: json.write,
    end(): CardFile {
      json.end();
      listEnds();
      faces.ends();
      if (faults.length > 0) throw new CardFileError(faults);
      if (cards.size() === 0 && notFound.length === 0)
        throw noCardFile('this is JSON, but there are no cards in it');
      return { cards: cards.cards(), notFound };
    },
  };
}

const said = ({ key, value }: { readonly key: string; readonly value: unknown }): SetSaid =>
  typeof value === 'string' && (key === 'name' || key === 'releaseDate') ? { [key]: value } : {};

/** Scryfall gives back what it was asked for: an object with a name, an id, or a set and a number. */
const askedFor = (value: unknown): string => nameOf(value) ?? JSON.stringify(value);
