import type { Phrase } from '../../../wording/syntax.ts';
import type { KeywordAction } from '../../state/keyword-action.ts';
import type { Quantity } from '../../state/vocabulary/index.ts';
import { plus, untilEndOfTurn } from '../write/index.ts';
import { does } from './said.ts';

const fields = { what: '<what>', quality: '<quality>' };

const saidOf = (action: string): readonly [Phrase, ...(readonly Phrase[])] => [
  does(action, `[${action}] <what:target>'s <quality:sizeWord> until end of turn`, fields),
  does(action, `[${action}] <what:possessor> <quality:sizeWord> until end of turn`, fields),
  does(action, `[${action}] the <quality:sizeWord> of <what:objects> until end of turn`, fields),
];

/**
 * To multiply a creature's power, toughness or both: until the end of the turn it gets so many times more of what it
 * has as the effect begins, also of less than 0 (107.1b).
 */
export const multiplied = (
  times: number,
  word: Pick<KeywordAction, 'action' | 'rule' | 'verb'>,
): KeywordAction => ({
  ...word,
  said: { deed: saidOf(word.action) },
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
