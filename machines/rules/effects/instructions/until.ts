/** Going through a library until a card of a kind comes up. */
import { fits, zoneIds } from '../../characteristics/index.ts';
import { makeMove } from '../../events/index.ts';
import type { ObjectId } from '../../state/identity.ts';
import { remembering } from '../../state/memory.ts';
import { go, happen } from '../../state/procedure.ts';
import { zones } from '../../state/zones.ts';
import { finished, meaning } from './meaning.ts';
import { movedObjects, these } from './named.ts';
import { whoOf } from './who.ts';

interface Memory {
  readonly exiled: readonly ObjectId[];
}

/** One card after the other, each exiled before the next one is looked at. */
export const exileUntil = meaning(
  'exileUntil',
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
);
