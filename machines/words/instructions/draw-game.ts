import { finished, meaning } from '../../rules/effects/instructions/meaning.ts';
import { noMemory } from '../../rules/state/memory.ts';
import { call } from '../../rules/state/procedure.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

export interface DrawGame {
  readonly do: 'drawGame';
}

/** The game is a draw for all who are still in it (104.4c). */
export const drawGame: InstructionWord<DrawGame> = {
  shape: {},
  said: {
    byItself: [phrase('the game is a draw', [{ do: 'drawGame' }])],
  },
  gives: [],
  done: 'done',
  meaning: meaning('104.4c', noMemory, ['draw', 'end'], {
    draw: () => call('drawGame', { rule: '104.4c' }, { then: 'end' }),
    end: () => finished({ did: true }),
  }),
};
