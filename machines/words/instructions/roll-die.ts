import { rolled } from '../../rules/effects/instructions/dice.ts';
import { finished, meaning } from '../../rules/effects/instructions/meaning.ts';
import { eventsOf } from '../../rules/effects/instructions/named.ts';
import { amountOf, whoOf } from '../../rules/effects/instructions/who.ts';
import { noMemory } from '../../rules/state/memory.ts';
import { happen } from '../../rules/state/procedure.ts';
import { sum } from '../../rules/state/sum.ts';
import type { Players, Quantity } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

/** Dice of one kind, one without a number: the results together are the amount (706.2, 706.4). */
export interface RollDie {
  readonly do: 'rollDie';
  readonly sides: number;
  readonly count?: Quantity;
  readonly who?: Players;
}

export const rollDie: InstructionWord<RollDie> = {
  shape: { sides: 'whole number', count: 'quantity?', who: 'players?' },
  said: {
    deed: [phrase('[roll] <dice>', { do: 'rollDie', '...dice': '<dice>', who: '<subject>' })],
  },
  gives: ['players', 'amount'],
  forYou: true,
  done: 'rolled',
  isOpen: true,
  meaning: meaning('706.2', noMemory, ['roll', 'end'], {
    roll(game, { instruction, scope }) {
      const who = whoOf(game, scope, instruction.who);
      return happen(
        '706.2',
        who.flatMap((player) =>
          Array.from(
            { length: instruction.count === undefined ? 1 : amountOf(game, scope, instruction.count) },
            () => rolled(game, player, instruction.sides),
          ),
        ),
        { then: 'end' },
      );
    },
    end(_game, { frame }) {
      const rolls = eventsOf(frame.happened, 'die');
      return finished({
        players: rolls.map(({ player }) => player),
        amount: sum(rolls.map(({ result }) => result)),
        did: rolls.length > 0,
      });
    },
  }),
};
