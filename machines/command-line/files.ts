import { closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { BadInput } from './output.ts';

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a directory',
  ENOTDIR: 'a part of its path is no directory',
  EACCES: 'it may not be opened',
  EPERM: 'it may not be opened',
  EROFS: 'nothing may be written there',
  ENOSPC: 'there is no space left',
};

/** Why a file can't be read or written, in words. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return reasons[codeOf(error)] ?? error.message;
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** The text of a file; throws `BadInput` if it can't be read or isn't text. */
export function textOf(path: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    throw new BadInput([`${path}: ${reasonOf(error)}`]);
  }
  if (bytes.includes(0)) throw new BadInput([`${path}: this is no text`]);
  return bytes.toString('utf8');
}

/** A file of another kind has a fault in every line: so many are enough to see that. */
const mostFaults = 5;

/** A file of JSON objects, one a line; every line that is none is reported. */
export function jsonLines<T>(path: string, read: (value: unknown) => T): readonly T[] {
  const faults: string[] = [];
  const values = textOf(path)
    .split('\n')
    .flatMap((line, at): readonly T[] => {
      if (line.trim() === '') return [];
      try {
        return [read(JSON.parse(line))];
      } catch (error) {
        const reason = error instanceof SyntaxError ? `it is no JSON: ${error.message}` : reasonOf(error);
        faults.push(`${path}, line ${at + 1}: ${reason}`);
        return [];
      }
    });
  if (values.length === 0 && faults.length === 0) faults.push(`${path}: there is nothing in it`);
  if (faults.length > mostFaults)
    throw new BadInput([
      ...faults.slice(0, mostFaults),
      `and ${faults.length - mostFaults} more lines like that`,
    ]);
  if (faults.length > 0) throw new BadInput(faults);
  return values;
}

/** Makes sure that a file can be written before anything is played; a file that is there stays as it is. */
export function checkWritable(path: string): void {
  const isNew = !existsSync(path);
  try {
    closeSync(openSync(path, 'a'));
  } catch (error) {
    const reason = isNew && codeOf(error) === 'ENOENT' ? 'there is no such folder' : reasonOf(error);
    throw new BadInput([`${path}: ${reason}`]);
  }
  if (isNew) rmSync(path, { force: true });
}

export function writeText(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw new BadInput([`${path}: ${reasonOf(error)}`]);
  }
}
