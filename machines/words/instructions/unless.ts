import { enter, finished, meaning } from '../../rules/effects/instructions/meaning.ts';
import { costInWords } from '../../rules/state/in-words.ts';
import { go } from '../../rules/state/procedure.ts';
import type { CostPart, Instruction, Players, Quantity } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import { begins, offered, offering, offers } from './offering.ts';
import type { InstructionWord } from './word.ts';

/** "unless": the players may pay; who doesn't, suffers `else`. */
export interface Unless {
  readonly do: 'unless';
  readonly who: Players;
  readonly cost: readonly CostPart[];
  /** The cost is that so many times over: all of it is paid, or nothing (702.24a). */
  readonly times?: Quantity;
  readonly else: readonly Instruction[];
}

/** "Unless …": who doesn't pay suffers what follows (118.12a). It did something if someone paid. */
export const unless: InstructionWord<Unless> = {
  shape: { who: 'players', cost: 'cost', times: 'quantity?', else: 'instructions' },
  said: {
    deed: [
      phrase('[counter] <what:objects> unless its controller pays <cost:costSaid>', {
        do: 'unless',
        who: { controllerOf: '<what>' },
        cost: '<cost>',
        else: [{ do: 'counter', what: '<what>' }],
      }),
      phrase('[counter] <what:objects> unless its controller pays {X} , where X is <times:quantity>', {
        do: 'unless',
        who: { controllerOf: '<what>' },
        cost: [{ pay: 'mana', cost: '{1}' }],
        times: '<times>',
        else: [{ do: 'counter', what: '<what>' }],
      }),
    ],
  },
  gives: ['players', 'amount'],
  they: true,
  done: 'done',
  holds: (instruction) => instruction.else,
  movesOfLibrary: (instruction, { following, paying }) =>
    paying(instruction.cost) || following(instruction.else),
  knownIn: (_instruction, part, known) =>
    part === 'cost' || part === 'else' ? { ...known, they: true } : known,
  gains: (instruction, { gainOf }) => 0.7 * gainOf(instruction.else),
  meaning: meaning(
    '118.12a',
    offers,
    [...offering, 'then', 'end'],
    {
      ...offered<Unless>(
        ({ cost }, times) => (times === 1 ? costInWords(cost) : `${costInWords(cost)}, ${times} times`),
        () => true,
      ),
      then: (_game, { memory }) => {
        const { declined } = memory;
        return declined.length === 0
          ? go('end')
          : enter('else', { players: declined, together: true }, { then: 'end' });
      },
      end: (_game, { memory: { accepted } }) =>
        finished({ players: accepted, amount: accepted.length, did: accepted.length > 0 }),
    },
    { begins },
  ),
};
