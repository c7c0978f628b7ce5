/** What triggers as a phase or step begins (603.2b). */
import { also, phrase } from '../../wording/syntax.ts';
import type { Wording } from '../wording.ts';

export const beginnings: Wording = {
  beginning: [
    phrase('the beginning of your <step>', [{ on: 'begins', step: '<step>', whose: 'you' }]),
    also('the beginning of the <step>', [{ on: 'begins', step: '<step>' }]),
    phrase("the beginning of each player's <step>", [{ on: 'begins', step: '<step>', whose: 'everyone' }]),
    phrase('the beginning of each <step>', [{ on: 'begins', step: '<step>' }]),
    phrase("the beginning of each opponent's <step>", [{ on: 'begins', step: '<step>', whose: 'opponents' }]),
    phrase("the beginning of each other player's <step>", [
      { on: 'begins', step: '<step>', whose: 'everyoneElse' },
    ]),
    phrase('the beginning of combat on your turn', [
      { on: 'begins', step: 'beginningOfCombat', whose: 'you' },
    ]),
    phrase("the beginning of combat on each opponent's turn", [
      { on: 'begins', step: 'beginningOfCombat', whose: 'opponents' },
    ]),
    phrase('the beginning of each combat', [{ on: 'begins', step: 'beginningOfCombat' }]),
    phrase('the beginning of each of your main phases', [
      { on: 'begins', step: 'precombatMain', whose: 'you' },
      { on: 'begins', step: 'postcombatMain', whose: 'you' },
    ]),
    phrase('the beginning of each of your postcombat main phases', [
      { on: 'begins', step: 'postcombatMain', whose: 'you' },
    ]),
    phrase("the beginning of the <step> of enchanted <noun:nounMeant>'s controller", [
      { on: 'begins', step: '<step>', whose: { controllerOf: 'attached' } },
    ]),
    phrase("the beginning of enchanted <noun:nounMeant>'s controller's <step>", [
      { on: 'begins', step: '<step>', whose: { controllerOf: 'attached' } },
    ]),
    phrase("the beginning of enchanted player's first <step> each turn", [
      { on: 'begins', step: '<step>', whose: 'attachedPlayer', nthStep: 1 },
    ]),
    phrase("the beginning of enchanted player's <step>", [
      { on: 'begins', step: '<step>', whose: 'attachedPlayer' },
    ]),
    phrase("the beginning of the monarch's <step>", [
      { on: 'begins', step: '<step>', whose: { playerDesignated: 'monarch' } },
    ]),
    phrase('end of combat', [{ on: 'begins', step: 'endOfCombat' }]),
  ],
  step: [
    phrase('upkeep', 'upkeep'),
    phrase('end step', 'end'),
    phrase('draw step', 'draw'),
    phrase('untap step', 'untap'),
    phrase('precombat main phase', 'precombatMain'),
    phrase('first main phase', 'precombatMain'),
  ],
};
