import { holds } from '../../rules/characteristics/index.ts';
import { enter, finished, meaning } from '../../rules/effects/instructions/meaning.ts';
import { remembering } from '../../rules/state/memory.ts';
import type { Condition, Instruction } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

export interface If {
  readonly do: 'if';
  readonly condition: Condition;
  readonly then: readonly Instruction[];
  readonly else?: readonly Instruction[];
}

export const ifElse: InstructionWord<If> = {
  shape: { condition: 'condition', then: 'instructions', else: 'instructions?' },
  said: {
    deed: [
      phrase('[tap] or untap <what:objects>', {
        do: 'if',
        condition: { holds: 'is', what: '<what>', like: { tapped: true } },
        then: [{ do: 'untap', what: '<what>' }],
        else: [{ do: 'tap', what: '<what>' }],
      }),
    ],
  },
  gives: [],
  done: 'done',
  holds: ({ then, else: otherwise = [] }) => [...then, ...otherwise],
  followed: (game, scope, instruction) =>
    holds(game, scope, instruction.condition) ? instruction.then : (instruction.else ?? []),
  gains: (instruction, { gainOf }) => 0.7 * gainOf(instruction.then) + 0.3 * gainOf(instruction.else ?? []),
  meaning: meaning(
    '608.2c',
    remembering<{ readonly held: boolean }>({ held: 'yes or no, later' }),
    ['if', 'end'],
    {
      if(game, { instruction, scope }) {
        const held = holds(game, scope, instruction.condition);
        if (!held && instruction.else === undefined) return finished();
        return enter(held ? 'then' : 'else', { times: 1 }, { then: 'end', remember: { held } });
      },
      end: (_game, { memory }) => finished({ did: memory.held }),
    },
  ),
};
