import { atOnce } from '../../rules/effects/instructions/meaning.ts';
import { didIt } from '../../rules/effects/instructions/named.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

export interface EndTurn {
  readonly do: 'endTurn';
}

export const endTurn: InstructionWord<EndTurn> = {
  shape: {},
  said: {
    deed: [phrase('end the turn', { do: 'endTurn' })],
  },
  gives: [],
  done: 'done',
  meaning: atOnce('724.1', (_game, { scope }) => [{ type: 'endEarly', what: 'turn', by: scope.self }], didIt),
};
