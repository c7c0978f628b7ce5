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
