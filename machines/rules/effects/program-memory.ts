import type { TextRef } from '../state/identity.ts';
import { isRecord } from '../state/is-record.ts';
import { type Remembered, remembering } from '../state/memory.ts';
import type { Named } from '../state/object.ts';
import type { Scope } from '../state/scope.ts';

/** A list of instructions that is being followed, and the place in it. Plain JSON. */
export interface Block {
  /** Where it is printed, after the reference of the instruction that contains it; empty for the whole program. */
  readonly part: string;
  /** The position of the instruction at hand. */
  readonly index: number;
  /** Whom or what the list is followed for, one after the other. */
  readonly rounds: Rounds;
  readonly round: number;
  /** What the instruction at hand has done so far: its next step, and what it remembers. Null before its first step. */
  readonly working: { readonly step: string; readonly memory: Remembered } | null;
  /** Names written in this round; and what those of the rounds before it came to together. */
  readonly wrote: readonly string[];
  readonly gathered: Readonly<Record<string, Named>>;
}

export type Rounds =
  | { readonly objects: readonly number[] }
  /** One player after the other, or all at the same time, step by step (608.2e). */
  | { readonly players: readonly number[]; readonly together?: true }
  | { readonly times: number };

/** What the procedure `program` begins with and remembers. */
export interface ProgramMemory {
  /** Where the list of instructions is printed. */
  readonly ref: TextRef;
  /** Whose words they are; `named` grows as instructions name what they did. */
  readonly scope: Scope;
  /** The path to the instruction at hand: the lists that contain one another, the whole program first. */
  readonly at?: readonly Block[];
  /** The names that have been written in it, once its lists are left. */
  readonly wrote?: readonly string[];
}

export const rememberingProgram = remembering<ProgramMemory>({
  ref: 'text',
  scope: 'record',
  at: 'records, maybe',
  wrote: 'texts, maybe',
});

/** The memory with which `program` follows the instructions printed at `ref` (608.2c). */
export function programMemory(ref: TextRef, scope: Scope): Remembered {
  const memory: ProgramMemory = { ref, scope };
  return { ...memory };
}

/** The lists that a program is following, by its frame's memory. */
export const blocksIn = ({ at }: Remembered): readonly Block[] => (isBlocks(at) ? at : []);

const isBlocks = (at: unknown): at is readonly Block[] => Array.isArray(at);

/** What the instructions of a program that was called have named. */
export const namedIn = (returned: unknown): Scope['named'] => (hasNamed(returned) ? returned.named : {});

/** The same, without what had a name before it was called. */
export function writtenIn(returned: unknown): Scope['named'] {
  const named = namedIn(returned);
  const wrote: unknown = isRecord(returned) ? returned.wrote : null;
  return Object.fromEntries(
    Object.entries(named).filter(([name]) => Array.isArray(wrote) && wrote.includes(name)),
  );
}

const hasNamed = (returned: unknown): returned is Pick<Scope, 'named'> =>
  isRecord(returned) && isRecord(returned.named);

/** A list that is about to be followed. */
export const newBlock = (part: string, rounds: Rounds): Block => ({
  part,
  index: 0,
  rounds,
  round: 0,
  working: null,
  wrote: [],
  gathered: {},
});
