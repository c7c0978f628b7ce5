/**
 * Cards of a file given from outside: JSON objects, a face a line, as `npx spellchart cards report` takes them. What is
 * on several faces of a card is put together by `layout`, `faces` and `faceOf`.
 */
import { readFileSync } from 'node:fs';
import type { CardFacts } from '../../machines/reading/index.ts';
import { type FaceRecord, frontOf, joinFaces } from '../../machines/reading/join-faces.ts';

/** A line of the file. */
interface FaceLine extends FaceRecord {
  readonly group?: string;
}

/** What a line may leave out. */
const empty = { supertypes: [], types: [], subtypes: [], oracleText: '' };

/** The cards of a file, of this group where lines have one. */
export function cardsInFile(path: string, group = 'plain'): readonly CardFacts[] {
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line): FaceLine[] => (line.trim() === '' ? [] : [{ ...empty, ...JSON.parse(line) }]))
    .filter((line) => line.group === undefined || line.group === group);
  const byName = new Map(lines.map((line) => [line.name, line]));
  return lines
    .filter((line) => frontOf(line) === line.name)
    .map((front) => joinFaces(front, (name) => byName.get(name)));
}
