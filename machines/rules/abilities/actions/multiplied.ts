import type { KeywordAction } from '../../state/keyword-action.ts';
import type { Quantity } from '../../state/vocabulary/index.ts';
import { plus, untilEndOfTurn } from '../write/index.ts';

/**
 * To multiply a creature's power, toughness or both: until the end of the turn it gets so many times more of what it
 * has as the effect begins, also of less than 0 (107.1b).
 */
export const multiplied = (
  times: number,
  said: Pick<KeywordAction, 'action' | 'rule' | 'verb'>,
): KeywordAction => ({
  ...said,
  parameters: { needs: ['what', 'quality'] },
  effect: ({ quality = '' }) => {
    const more = (value: 'power' | 'toughness'): Quantity =>
      quality.includes(value)
        ? { number: 'times', of: [times - 1, { number: 'value', value, of: 'it' }] }
        : 0;
    const gets = { ...plus(more('power'), more('toughness')), multiplies: true } as const;
    return [{ do: 'forEach', of: { named: 'what' }, then: [untilEndOfTurn('it', gets)] }];
  },
});
