/** How each instruction is put into words. */
import type { Instruction } from '../../../state/vocabulary/index.ts';
import type { Context } from '../context.ts';
import type { Clause } from '../parts.ts';
import type { Speech } from '../speech.ts';

export type Kind = Instruction['do'];

/** Each instruction by what it does. */
export type ByKind = { readonly [K in Kind]: Extract<Instruction, { readonly do: K }> };

/** The clause of each; those that hold other instructions have them put into words by `speech`. */
export type Clauses = {
  readonly [K in Kind]: (instruction: ByKind[K], context: Context, speech: Speech) => Clause;
};
