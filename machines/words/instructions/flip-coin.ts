import { enter, finished, meaning } from '../../rules/effects/instructions/meaning.ts';
import { asking, whoOf } from '../../rules/effects/instructions/who.ts';
import { chosenNumber } from '../../rules/state/answers.ts';
import { asked } from '../../rules/state/decider.ts';
import { remembering } from '../../rules/state/memory.ts';
import { ask, go, happen } from '../../rules/state/procedure.ts';
import { nextForetold, random } from '../../rules/state/random.ts';
import type { Instruction, Players } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

export interface FlipCoin {
  readonly do: 'flipCoin';
  readonly who?: Players;
  /** It only matters whether it comes up heads, which is what it did, or tails: no one calls, wins or loses (705.2). */
  readonly uncalled?: true;
  readonly won?: readonly Instruction[];
  readonly lost?: readonly Instruction[];
}

interface FlipMemory {
  readonly player: number;
  readonly won: boolean;
}

/** The player who flips calls it; only they win or lose the flip (705.2). */
export const flipCoin: InstructionWord<FlipCoin> = {
  shape: { who: 'players?', uncalled: 'flag?', won: 'instructions?', lost: 'instructions?' },
  said: {
    deed: [phrase('[flip] a coin', { do: 'flipCoin', who: '<subject>' })],
  },
  gives: [],
  forYou: true,
  done: 'flipped',
  holds: ({ lost = [], won = [] }) => [...won, ...lost],
  isOpen: true,
  meaning: meaning(
    '705.2',
    remembering<FlipMemory>({ player: 'number, later', won: 'yes or no, later' }),
    ['call', 'flip', 'branch', 'end'],
    {
      call(game, { instruction, scope }) {
        const player = whoOf(game, scope, instruction.who)[0];
        if (player === undefined) return finished();
        if (instruction.uncalled === true) return go('flip', { player });
        return ask(
          asked(game, player, {
            kind: 'option',
            rule: '705.2',
            about: 'call the coin flip',
            object: asking(scope),
            options: ['heads', 'tails'],
          }),
          { then: 'flip', remember: { player } },
        );
      },
      flip(game, { instruction, memory: { player }, frame }) {
        if (instruction.uncalled === true) {
          const heads = nextForetold(game, player, 'flips') ?? random(game, 2) === 0;
          return happen('705.1', [{ type: 'coin', player, heads }], {
            then: 'end',
            remember: { won: heads },
          });
        }
        const won = nextForetold(game, player, 'flips') ?? random(game, 2) === chosenNumber(frame.answer);
        return happen('705.1', [{ type: 'coin', player, won }], { then: 'branch', remember: { won } });
      },
      branch(_game, { instruction, memory }) {
        const { won } = memory;
        const branch = won ? instruction.won : instruction.lost;
        return branch === undefined
          ? finished({ did: won })
          : enter(won ? 'won' : 'lost', { times: 1 }, { then: 'end' });
      },
      end: (_game, { memory }) => finished({ did: memory.won }),
    },
  ),
};
