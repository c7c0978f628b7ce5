/** Triggers on times, on how often something was so, and on states of the game (603.2b, 603.8). */

import type { Players } from '../../../state/vocabulary/index.ts';
import { conditionText } from '../conditions.ts';
import type { Context } from '../context.ts';
import { numeral, ordinals, timeWord } from '../words.ts';
import { type PartsOf, whose } from './part.ts';

function beginning(step: string, players: Players | undefined, context: Context): string {
  if (step === 'beginningOfCombat' || step === 'combat')
    return players === 'you'
      ? 'the beginning of combat on your turn'
      : players === 'opponents'
        ? "the beginning of combat on each opponent's turn"
        : 'the beginning of each combat';
  if (step === 'endOfCombat') return 'end of combat';
  if (step === 'end' && players === undefined) return 'the beginning of the end step';
  if (step === 'postcombatMain' && players === 'you')
    return 'the beginning of each of your postcombat main phases';
  return `the beginning of ${whose(players, context)} ${timeWord(step)}`;
}

/** "the beginning of enchanted player's first upkeep each turn". */
const nthOf = (nth: number | undefined, time: string): string =>
  nth === undefined ? time : `${time.replace(/ (\S+)$/, ` ${ordinals[nth] ?? `${nth}th`} $1`)} each turn`;

export const timesParts: PartsOf<'begins' | 'resolves' | 'state'> = {
  begins(when, context) {
    return {
      word: 'At',
      subject: nthOf(when.nthStep, beginning(when.step, when.whose, context)),
      predicate: '',
    };
  },
  resolves(when) {
    return {
      word: 'When',
      subject: 'this ability',
      predicate: `has resolved ${numeral(when.times)} times this turn`,
    };
  },
  state(when, context) {
    return { word: 'When', subject: conditionText(when.is, context), predicate: '' };
  },
};
