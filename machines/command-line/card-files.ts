/** The cards that a command knows: those of files that it was given, or else those that are kept. */
import { closeSync, createReadStream, openSync, readSync, statSync } from 'node:fs';
import type { Readable } from 'node:stream';
import {
  byNames,
  type CardFile,
  CardFileError,
  type CardsByNames,
  type LibraryCard,
  readCardFile,
} from '../library/index.ts';
import { reasonOf } from './files.ts';
import { keptLibraries } from './kept-cards.ts';
import { BadInput } from './output.ts';

/** How far a file is: a part of 1, and how many cards were found. */
export type HowFar = (part: number, cards: number) => void;

/** The cards of a file, whatever form it has; `-` is what comes in. Rejects with `BadInput` and all that is wrong. */
export async function cardsInFile(path: string, howFar: HowFar = () => {}): Promise<CardFile> {
  const size = sizeOf(path);
  const source = path === '-' ? process.stdin : createReadStream(path);
  try {
    return await readCardFile(webStream(source), {
      onProgress: ({ bytes, cards }) => howFar(size === 0 ? 1 : Math.min(1, bytes / size), cards),
    });
  } catch (error) {
    if (error instanceof CardFileError)
      throw new BadInput(error.message.split('\n').map((line) => `${path}: ${line}`));
    throw new BadInput([`${path}: ${reasonOf(error)}`]);
  } finally {
    source.destroy();
  }
}

function sizeOf(path: string): number {
  if (path === '-') return 0;
  try {
    const stat = statSync(path);
    if (stat.isDirectory()) throw new BadInput([`${path}: it is a directory`]);
    return stat.size;
  } catch (error) {
    if (error instanceof BadInput) throw error;
    throw new BadInput([`${path}: ${reasonOf(error)}`]);
  }
}

/** A stream of Node as one of the web, which is what is read everywhere else. */
function webStream(source: Readable): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunks: AsyncIterator<Buffer> = source[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done === true) controller.close();
      else controller.enqueue(new Uint8Array(value));
    },
  });
}

/** The cards of these files, later ones in place of earlier ones of the same name; without files those that are kept. */
export async function cardsKnown(files: readonly string[] | undefined): Promise<CardsByNames> {
  if (files === undefined) return byNames(keptLibraries().flatMap(({ cards }) => cards));
  const faults: string[] = [];
  const cards: LibraryCard[] = [];
  for (const path of files)
    try {
      cards.push(...(await cardsInFile(path)).cards);
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      faults.push(...error.faults);
    }
  if (faults.length > 0) throw new BadInput(faults);
  return byNames(cards);
}

/** Whether a file begins with a line that is a record of a face: name, types, oracleText. */
export function hasFaceRecords(path: string): boolean {
  const line = firstLine(path).trim();
  if (!line.startsWith('{')) return false;
  try {
    const value: unknown = JSON.parse(line);
    return (
      typeof value === 'object' &&
      value !== null &&
      'name' in value &&
      !('object' in value) &&
      !('identifiers' in value)
    );
  } catch {
    return false;
  }
}

/** The first line that isn't empty, of the first 64 kB; `''` where there is none, or no such file. */
function firstLine(path: string): string {
  try {
    const file = openSync(path, 'r');
    try {
      const bytes = Buffer.alloc(65_536);
      const text = bytes.subarray(0, readSync(file, bytes)).toString('utf8');
      return text.split('\n').find((line) => line.trim() !== '') ?? '';
    } finally {
      closeSync(file);
    }
  } catch {
    return '';
  }
}
