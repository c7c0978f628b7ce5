import { fits, zoneIds } from '../../rules/characteristics/index.ts';
import { finished, meaning } from '../../rules/effects/instructions/meaning.ts';
import { movedObjects, these } from '../../rules/effects/instructions/named.ts';
import { whoOf } from '../../rules/effects/instructions/who.ts';
import { makeMove } from '../../rules/events/index.ts';
import type { ObjectId } from '../../rules/state/identity.ts';
import { remembering } from '../../rules/state/memory.ts';
import { go, happen } from '../../rules/state/procedure.ts';
import type { Filter, Players } from '../../rules/state/vocabulary/index.ts';
import { zones } from '../../rules/state/zones.ts';
import { phrase } from '../../wording/syntax.ts';
import { always } from '../costs/word.ts';
import type { InstructionWord } from './word.ts';

/** Exile cards from the top of the player's library until one is like this, or none is left. */
export interface ExileUntil {
  readonly do: 'exileUntil';
  readonly like: Filter;
  readonly who?: Players;
}

interface Memory {
  readonly exiled: readonly ObjectId[];
}

/** One card after the other, each exiled before the next one is looked at. */
export const exileUntil: InstructionWord<ExileUntil> = {
  shape: { like: 'filter', who: 'players?' },
  said: {
    deed: [
      phrase('[exile] cards from the top of your|their library until you|they exile a|an <like:card>', {
        do: 'exileUntil',
        like: '<like>',
        who: '<subject>',
      }),
    ],
  },
  gives: ['objects', 'amount'],
  forYou: true,
  untilFound: { in: 'exile' },
  done: 'exiled',
  movesOfLibrary: always,
  meaning: meaning(
    '701.13a',
    remembering<Memory>({ exiled: 'numbers' }),
    ['next', 'exiled', 'end'],
    {
      next(game, { instruction, scope }) {
        const [player] = whoOf(game, scope, instruction.who);
        const top = player === undefined ? undefined : zoneIds(game, 'library', player)[0];
        return top === undefined
          ? go('end')
          : happen('701.13a', [makeMove(game, top, 'exile', { why: 'exile' })], { then: 'exiled' });
      },
      exiled(game, { instruction, scope, memory, frame }) {
        const now = movedObjects(frame.happened);
        const exiled = [...memory.exiled, ...now];
        const isFound = now.some((id) => fits(game, scope, { ...instruction.like, zone: zones }, id));
        return go(isFound || now.length === 0 ? 'end' : 'next', { exiled });
      },
      end: (_game, { memory }) => finished(these(memory.exiled)),
    },
    { begins: { exiled: [] } },
  ),
};
