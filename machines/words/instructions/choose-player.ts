import { finished, meaning } from '../../rules/effects/instructions/meaning.ts';
import { asking, forEach, whoOf } from '../../rules/effects/instructions/who.ts';
import { picked } from '../../rules/state/answers.ts';
import { asked } from '../../rules/state/decider.ts';
import type { ChooseDecision } from '../../rules/state/decision.ts';
import type { PlayerId } from '../../rules/state/identity.ts';
import { remembering } from '../../rules/state/memory.ts';
import { decide, go } from '../../rules/state/procedure.ts';
import type { Players } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

export interface ChoosePlayer {
  readonly do: 'choosePlayer';
  readonly who?: Players;
  readonly from: Players;
}

interface ChoosePlayerMemory {
  readonly left?: readonly PlayerId[];
  readonly options: readonly PlayerId[];
  readonly chosen: readonly PlayerId[];
}

export const choosePlayer: InstructionWord<ChoosePlayer> = {
  shape: { who: 'players?', from: 'players' },
  said: {
    deed: [
      phrase('[choose] a player', { do: 'choosePlayer', from: 'everyone', who: '<subject>' }),
      phrase('[choose] an opponent', { do: 'choosePlayer', from: 'opponents', who: '<subject>' }),
    ],
  },
  gives: ['players', 'amount'],
  they: true,
  forYou: true,
  done: 'chosen',
  meaning: meaning(
    '608.2d',
    remembering<ChoosePlayerMemory>({ left: 'numbers, maybe', options: 'numbers, later', chosen: 'numbers' }),
    ['next', 'chosen', 'end'],
    {
      next(game, { instruction, scope, memory }) {
        const [player, ...left] = memory.left ?? whoOf(game, scope, instruction.who);
        if (player === undefined) return go('end');
        const options = whoOf(game, forEach(scope, player), instruction.from);
        const count = Math.min(1, options.length);
        const decision: ChooseDecision = asked(game, player, {
          kind: 'choose',
          rule: '608.2d',
          about: 'choose a player',
          object: asking(scope),
          options: options.map((option) => ({ player: option })),
          min: count,
          max: count,
          hidden: false,
          purpose: 'effect',
          tone: 'neutral',
        });
        return decide(decision, { then: 'chosen', remember: { left, options } });
      },
      chosen: (_game, { memory: { chosen, options }, frame }) =>
        go('next', { chosen: [...chosen, ...picked(frame.answer, options)] }),
      end: (_game, { memory: { chosen } }) =>
        finished({ players: chosen, amount: chosen.length, did: chosen.length > 0 }),
    },
    { begins: { chosen: [] } },
  ),
};
