import { finished, meaning } from '../../rules/effects/instructions/meaning.ts';
import { eventsOf } from '../../rules/effects/instructions/named.ts';
import { amountOf, forEach, whoOf } from '../../rules/effects/instructions/who.ts';
import { mayDraw } from '../../rules/events/index.ts';
import type { Happened } from '../../rules/state/happened.ts';
import type { ObjectId, PlayerId } from '../../rules/state/identity.ts';
import { remembering } from '../../rules/state/memory.ts';
import { go, happen } from '../../rules/state/procedure.ts';
import type { Players, Quantity } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import { always } from '../costs/word.ts';
import type { InstructionWord } from './word.ts';

export interface Draw {
  readonly do: 'draw';
  readonly count: Quantity;
  readonly who?: Players;
}

interface DrawMemory {
  readonly left?: readonly PlayerId[];
  readonly drawn: readonly ObjectId[];
  readonly drew: readonly PlayerId[];
}

/** The active player makes all their draws first, then each other player in turn order (121.2c). */
export const draw: InstructionWord<Draw> = {
  shape: { count: 'quantity', who: 'players?' },
  said: {
    deed: [
      phrase('[draw] <count:counted card>', { do: 'draw', count: '<count>', who: '<subject>' }),
      phrase('[draw] an additional card', { do: 'draw', count: 1, who: '<subject>' }),
      phrase('[draw] <count:several> additional cards', { do: 'draw', count: '<count>', who: '<subject>' }),
    ],
  },
  gives: ['objects', 'players', 'amount'],
  they: true,
  forYou: true,
  done: 'drawn',
  movesOfLibrary: always,
  gains: ({ count, who }, { amount, overPlayers }) => {
    const drawn = amount(count);
    return overPlayers(who, () => drawn * 2);
  },
  meaning: meaning(
    '121.1',
    remembering<DrawMemory>({ left: 'numbers, maybe', drawn: 'numbers', drew: 'numbers' }),
    ['next', 'drawn', 'end'],
    {
      next(game, { instruction, scope, memory }) {
        const [player, ...left] = memory.left ?? whoOf(game, scope, instruction.who);
        if (player === undefined) return go('end');
        const count = amountOf(game, forEach(scope, player), instruction.count);
        const remember = { left, drew: [...memory.drew, player] };
        if (count === 0) return go('next', { left });
        return happen('121.2', [{ type: 'drawCards', player, count }], { then: 'drawn', remember });
      },
      drawn: (_game, { memory, frame }) =>
        go('next', { drawn: [...memory.drawn, ...drawnCards(frame.happened)] }),
      end: (_game, { memory: { drawn, drew } }) =>
        finished({ objects: drawn, players: drew, amount: drawn.length, did: drew.length > 0 }),
    },
    {
      begins: { drawn: [], drew: [] },
      // An empty library doesn't matter (121.3).
      possible: (game, { instruction, scope }) =>
        whoOf(game, scope, instruction.who).some(
          (player) => mayDraw(game, player, amountOf(game, forEach(scope, player), instruction.count)).ok,
        ),
    },
  ),
};

const drawnCards = (happened: readonly Happened[]): readonly ObjectId[] =>
  eventsOf(happened, 'move').flatMap(({ why, became }) =>
    why === 'draw' && became !== null ? [became] : [],
  );
