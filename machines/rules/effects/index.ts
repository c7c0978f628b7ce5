/** Effects (608-611): instructions and the program that follows them, decisions, costs, mana, targets. */
import type { Procedure } from '../state/procedure.ts';
import { costProcedures } from './costs/index.ts';
import { instructionProcedures } from './instructions/index.ts';
import { manaProcedures } from './mana/index.ts';

export * from './costs/index.ts';
export * from './decisions/index.ts';
export * from './gained-as-cast.ts';
export * from './granted-ability.ts';
export * from './instructions/index.ts';
export * from './interpreter.ts';
export * from './mana/index.ts';
export * from './next-spell.ts';
export * from './program-memory.ts';
export * from './targets/index.ts';

/** The procedures of this room. */
export const effectProcedures: readonly Procedure[] = [
  ...instructionProcedures,
  ...costProcedures,
  ...manaProcedures,
];
