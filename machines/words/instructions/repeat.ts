import { enter, finished, meaning } from '../../rules/effects/instructions/meaning.ts';
import { amountOf } from '../../rules/effects/instructions/who.ts';
import { remembering } from '../../rules/state/memory.ts';
import type { Instruction, Quantity } from '../../rules/state/vocabulary/index.ts';
import type { InstructionWord } from './word.ts';

export interface Repeat {
  readonly do: 'repeat';
  readonly times: Quantity;
  readonly then: readonly Instruction[];
}

export const repeat: InstructionWord<Repeat> = {
  shape: { times: 'quantity', then: 'instructions' },
  said: {},
  gives: ['amount'],
  done: 'done',
  holds: ({ then }) => then,
  gains: ({ then, times }, { amount, gainOf }) => amount(times) * gainOf(then),
  meaning: meaning(
    '608.2c',
    remembering<{ readonly times: number }>({ times: 'number, later' }),
    ['repeat', 'end'],
    {
      repeat(game, { instruction, scope }) {
        const times = amountOf(game, scope, instruction.times);
        return times === 0 ? finished() : enter('then', { times }, { then: 'end', remember: { times } });
      },
      end: (_game, { memory }) => finished({ amount: memory.times, did: true }),
    },
  ),
};
