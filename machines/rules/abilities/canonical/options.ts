/** By which words the options of a choice are called. */
import { instructionInWords } from '../../state/in-words.ts';
import { isRecord } from '../../state/is-record.ts';
import { isInstruction, isModification, modificationWord } from '../../state/word-table.ts';
import { numbered } from './given-names.ts';
import type { Words } from './words.ts';

/**
 * The options of “your choice of …” are called by what they do first: by the keyword that something gains, `face down` or
 * `face up` where one of them puts something somewhere face down, else by the instruction's word. What would be called
 * the same has a number.
 */
export function withOptionWords(instruction: Words): Words {
  const { options } = instruction;
  if (!Array.isArray(options)) return instruction;
  const called: string[] = [];
  for (const option of options) called.push(numbered(wordOf(option, options), called));
  const renamed = options.map((option: unknown, at) =>
    isRecord(option) && option.word !== called[at] ? { ...option, word: called[at] } : option,
  );
  return renamed.every((option, at) => option === options[at])
    ? instruction
    : { ...instruction, options: renamed };
}

const first = (option: unknown): Words => {
  const then = isRecord(option) && Array.isArray(option.then) ? option.then : [];
  return isRecord(then[0]) ? then[0] : {};
};

const isFaceDown = (option: unknown): boolean => {
  const { to } = first(option);
  return isRecord(to) && to.faceDown === true;
};

function wordOf(option: unknown, options: readonly unknown[]): string {
  const done = first(option);
  const keyword = gainedKeyword(done);
  if (keyword !== undefined) return keyword;
  if (options.some(isFaceDown)) return isFaceDown(option) ? 'face down' : 'face up';
  return isInstruction(done) ? instructionInWords(done) : 'nothing';
}

/** The keyword that something gains, and nothing else. */
function gainedKeyword({ changes }: Words): string | undefined {
  const [change, ...more] = Array.isArray(changes) ? changes : [];
  if (more.length > 0 || !isModification(change)) return undefined;
  const [ability, ...others] = modificationWord(change).gives?.(change) ?? [];
  return others.length === 0 && ability?.kind === 'keyword' ? ability.keyword : undefined;
}
