/** The libraries of cards that are kept on this machine. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod/mini';
import type { LibraryCard, Verdicts } from '../library/index.ts';
import { inQuestion, nearestOf } from '../rules/index.ts';
import { reasonOf } from './files.ts';
import { BadInput } from './output.ts';

/** A library as it is kept. */
export interface KeptLibrary {
  readonly name: string;
  /** The file that it came from. */
  readonly from: string;
  /** When, as `2026-11-28T12:00:00.000Z`. */
  readonly since: string;
  readonly cards: readonly LibraryCard[];
}

const format = 'spellchart.cards.1';

/** What was written here by us: that it is whole is checked, and what it must be, not each text again. */
const librarySchema = z.object({
  format: z.literal(format),
  name: z.string(),
  from: z.string(),
  since: z.string(),
  cards: z.array(
    z.looseObject({
      key: z.string(),
      name: z.string(),
      facts: z.looseObject({ name: z.string(), oracleText: z.string(), types: z.array(z.string()) }),
      printings: z.array(z.looseObject({})),
    }),
  ),
});
const verdictsSchema = z.object({
  engine: z.string(),
  verdicts: z.record(z.string(), z.enum(['same', 'variant', 'declined', 'ambiguous', 'mismatch'])),
});

/** Whether it was kept in this form; the cards in it are as they were when they were checked. */
const isKept = (value: unknown): value is KeptLibrary => librarySchema.safeParse(value).success;

/**
 * Where libraries are kept: in `SPELLCHART_DATA`, if that is set; else where this platform keeps what belongs to programs
 * (`XDG_DATA_HOME`, by default ~/.local/share; ~/Library/Application Support; %LOCALAPPDATA%).
 */
export function dataFolder(): string {
  const { LOCALAPPDATA, SPELLCHART_DATA, XDG_DATA_HOME } = process.env;
  if (SPELLCHART_DATA) return SPELLCHART_DATA;
  if (process.platform === 'win32')
    return join(LOCALAPPDATA || join(homedir(), 'AppData', 'Local'), 'Spellchart');
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'Spellchart');
  return join(XDG_DATA_HOME || join(homedir(), '.local', 'share'), 'spellchart');
}

const folder = (): string => join(dataFolder(), 'cards');
const ending = '.cards.json';
const verdictsFile = (): string => join(dataFolder(), 'verdicts.json');

/** What can be done with a kept file fails plainly: with its path, and why. */
function onDisk<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof BadInput) throw error;
    throw new BadInput([`${path}: ${reasonOf(error)}`]);
  }
}

/** Writes it whole or not at all. */
function writeWhole(path: string, text: string): void {
  const beside = `${path}.${process.pid}.part`;
  try {
    writeFileSync(beside, text);
    renameSync(beside, path);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

/** The names of the libraries that are kept, the one first that was imported first. */
export const keptNames = (): readonly string[] =>
  onDisk(folder(), () => {
    if (!existsSync(folder())) return [];
    return readdirSync(folder())
      .filter((file) => file.endsWith(ending))
      .map((file) => decodeURIComponent(file.slice(0, -ending.length)))
      .sort();
  });

const pathOf = (name: string): string => join(folder(), `${encodeURIComponent(name)}${ending}`);

/** A kept library; `undefined`: it was removed meanwhile. */
function keptLibrary(name: string): KeptLibrary | undefined {
  const path = pathOf(name);
  return onDisk(path, () => {
    if (!existsSync(path)) return undefined;
    const value = jsonIn(path);
    if (!isKept(value))
      throw new BadInput([
        `${path}: this library is damaged: spellchart cards remove ${quoted(name)}, and import it again`,
      ]);
    const { cards, from, since } = value;
    return { name, from, since, cards };
  });
}

function jsonIn(path: string): unknown {
  const text = readFileSync(path, 'utf8');
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const quoted = (name: string): string => (/[\s'"]/.test(name) ? JSON.stringify(name) : name);

/** All kept libraries, the newest last. */
export const keptLibraries = (): readonly KeptLibrary[] =>
  keptNames()
    .flatMap((name) => keptLibrary(name) ?? [])
    .sort((one, other) => (one.since < other.since ? -1 : 1));

/** Keeps a library under its name, in place of one of that name. */
export function keep(library: KeptLibrary): void {
  const path = pathOf(library.name);
  onDisk(path, () => {
    mkdirSync(folder(), { recursive: true });
    writeWhole(path, JSON.stringify({ format, ...library }));
  });
}

/** Removes a library; throws `BadInput` where there is none of that name. */
export function removeKept(name: string): void {
  const path = pathOf(name);
  onDisk(path, () => {
    if (!existsSync(path)) {
      const names = keptNames();
      const meant = inQuestion(nearestOf(name, names, 1)) || (names.length === 0 ? ': none is kept' : '');
      throw new BadInput([`no library of cards is called “${name}”${meant}`]);
    }
    rmSync(path);
  });
}

/** The verdicts on cards that are known, or `null`: none are, or what was kept is damaged and is found anew. */
export const keptVerdicts = (): Verdicts | null =>
  onDisk(verdictsFile(), () => {
    if (!existsSync(verdictsFile())) return null;
    const read = verdictsSchema.safeParse(jsonIn(verdictsFile()));
    return read.success ? read.data : null;
  });

export const keepVerdicts = (verdicts: Verdicts): void =>
  onDisk(verdictsFile(), () => {
    mkdirSync(dataFolder(), { recursive: true });
    writeWhole(verdictsFile(), JSON.stringify(verdicts));
  });
