import { phrase } from '../wording/syntax.ts';
import type { Wording } from './wording.ts';

/** How long something lasts (611.2, 514.2). */
export const durations: Wording = {
  until: [
    phrase('until end of turn', 'untilEndOfTurn'),
    phrase('until end of combat', 'untilEndOfCombat'),
    phrase('until your next turn', 'untilYourNextTurn'),
    phrase('until the end of your next turn', 'untilEndOfYourNextTurn'),
    phrase('for as long as it has a|an <kind:counterKind> counter on it', { whileItHas: '<kind>' }),
    phrase('for as long as that <noun:nounMeant> has a|an <kind:counterKind> counter on it', {
      whileItHas: '<kind>',
    }),
    phrase("until its controller's next untap step", 'untilItsNextUntapStep'),
    phrase('for as long as you control <self:selfWord>', 'whileYouControlSource'),
    phrase('for as long as <self:selfWord> remains on the battlefield', 'untilSourceLeaves'),
  ],
  thisTurn: [
    phrase('this turn', 'untilEndOfTurn'),
    phrase('this combat', 'untilEndOfCombat'),
    phrase('<until>'),
  ],
};
