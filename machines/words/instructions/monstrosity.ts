import { isPermanent, objectAt } from '../../rules/characteristics/index.ts';
import { atOnce } from '../../rules/effects/instructions/meaning.ts';
import { affected } from '../../rules/effects/instructions/named.ts';
import { amountOf } from '../../rules/effects/instructions/who.ts';
import type { Quantity } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

/** If this permanent isn't monstrous: counters are put on it, and it becomes that (701.37a). */
export interface Monstrosity {
  readonly do: 'monstrosity';
  readonly n: Quantity;
}

/** A permanent becomes monstrous, once, as counters are put on it (701.37a). */
export const monstrosity: InstructionWord<Monstrosity> = {
  shape: { n: 'quantity' },
  said: {
    deed: [phrase('monstrosity <n:figure>', { do: 'monstrosity', n: '<n>' })],
  },
  gives: ['objects', 'amount'],
  done: 'monstrous',
  meaning: atOnce(
    '701.37a',
    (game, { instruction, scope }) => {
      if (!isPermanent(game, scope.self) || objectAt(game, scope.self).monstrous === true) return [];
      const n = amountOf(game, scope, instruction.n);
      const object = scope.self;
      return [
        ...(n > 0
          ? [{ type: 'putCounters', on: { object }, kind: '+1/+1', count: n, player: scope.you } as const]
          : []),
        { type: 'becomeMonstrous', object, n },
      ];
    },
    affected('becomeMonstrous'),
  ),
};
