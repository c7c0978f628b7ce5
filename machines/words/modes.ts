/** "Choose one —" and its modes (700.2). */
import { phrase, separated } from '../wording/syntax.ts';
import type { Wording } from './wording.ts';

export const modes: Wording = {
  modes: [
    phrase('spree <options:spreeOptions>', { choose: { min: 1, max: 'options' }, options: '<options>' }),
    phrase('<choose:howManyModes> — <options>', { choose: '<choose>', options: '<options>' }),
    phrase('<choose:howManyModes> . you may choose the same mode more than once . <options>', {
      choose: { '...choose': '<choose>', sameTwice: true },
      options: '<options>',
    }),
    phrase("<choose:howManyModes> that hasn't been chosen — <options>", {
      choose: { '...choose': '<choose>', notChosen: 'ever' },
      options: '<options>',
    }),
    phrase("<choose:howManyModes> that hasn't been chosen this turn — <options>", {
      choose: { '...choose': '<choose>', notChosen: 'thisTurn' },
      options: '<options>',
    }),
  ],
  /** Additional costs, one or more of which are chosen, each with what is done for it (702.172a). */
  spreeOptions: [separated('spreeOption', [['', '', '']])],
  spreeOption: [
    phrase('\n+ <cost:mana> — <effect>', { cost: [{ pay: 'mana', cost: '<cost>' }], effect: '<effect>' }),
  ],
  howManyModes: [
    phrase('choose <n:numeral>', { min: '<n>', max: '<n>' }),
    phrase('choose up to <n:numeral>', { min: 0, max: '<n>' }),
    phrase('choose one or both', { min: 1, max: 2 }),
    phrase('choose one or more', { min: 1, max: 'options' }),
    phrase('choose any number', { min: 0, max: 'options' }),
    phrase('an opponent chooses one', { min: 1, max: 1, by: 'opponent' }),
  ],
  options: [separated('option', [['', '', '']])],
  option: [
    phrase('\n• <effect>', { effect: '<effect>' }),
    phrase('\n• <cost:mana> — <effect>', { cost: [{ pay: 'mana', cost: '<cost>' }], effect: '<effect>' }),
  ],
};
