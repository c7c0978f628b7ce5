import type { TimeOfDay } from '../../rules/state/turn-structure.ts';
import { write } from '../../rules/state/write.ts';
import type { GameEventWord } from './word.ts';

/** It becomes day or night (731.1). */
export interface BecomeTime {
  readonly type: 'becomeTime';
  readonly time: TimeOfDay;
}

export const becomeTime: GameEventWord<BecomeTime, 'game.becameTime'> = {
  apply(game, { time }) {
    write(game).root.timeOfDay = time;
  },
  rule: ({ time }) => (time === 'day' ? '702.145d' : '702.145g'),
  changes: 'anything',
  asksForCheck: true,
  about: 'other',
  sentence: ({ time }) => `It becomes ${time}.`,
  hides: 'nothing',
  emits: 'game.becameTime',
};
