import { by } from '../../rules/events/looking.ts';
import type { Game } from '../../rules/state/game.ts';
import type { Phase, Step } from '../../rules/state/turn-structure.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import { also, phrase } from '../../wording/syntax.ts';
import type { TriggerWord } from './word.ts';

export interface Begins {
  readonly on: 'begins';
  readonly step: Step | Phase;
  readonly whose?: Players;
  /** The first, the second … such step of the turn. */
  readonly nthStep?: number;
}

/** `player` is whose turn it is. */
export const begins: TriggerWord<Begins, ['player']> = {
  shape: { step: 'phase or step', whose: 'players?', nthStep: 'whole number?' },
  said: {
    beginning: [
      phrase('the beginning of your <step>', [{ on: 'begins', step: '<step>', whose: 'you' }]),
      phrase('the beginning of your <nth:ordinal> <step> each turn', [
        { on: 'begins', step: '<step>', whose: 'you', nthStep: '<nth>' },
      ]),
      also('the beginning of the <step>', [{ on: 'begins', step: '<step>' }]),
      phrase("the beginning of each player's <step>", [{ on: 'begins', step: '<step>', whose: 'everyone' }]),
      phrase('the beginning of each <step>', [{ on: 'begins', step: '<step>' }]),
      phrase("the beginning of each opponent's <step>", [
        { on: 'begins', step: '<step>', whose: 'opponents' },
      ]),
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
      phrase("the beginning of enchanted player|opponent 's first <step> each turn", [
        { on: 'begins', step: '<step>', whose: 'attachedPlayer', nthStep: 1 },
      ]),
      phrase("the beginning of enchanted player|opponent 's <step>", [
        { on: 'begins', step: '<step>', whose: 'attachedPlayer' },
      ]),
      phrase("the beginning of the monarch's <step>", [
        { on: 'begins', step: '<step>', whose: { playerDesignated: 'monarch' } },
      ]),
      phrase('the beginning of your second main phase', [
        { on: 'begins', step: 'postcombatMain', whose: 'you', nthStep: 1 },
      ]),
      also('the beginning of your postcombat main phase', [
        { on: 'begins', step: 'postcombatMain', whose: 'you' },
      ]),
      phrase('the beginning of your first main phase', [
        { on: 'begins', step: 'precombatMain', whose: 'you' },
      ]),
      also('the beginning of your precombat main phase', [
        { on: 'begins', step: 'precombatMain', whose: 'you' },
      ]),
      phrase('end of combat', [{ on: 'begins', step: 'endOfCombat' }]),
    ],
  },
  events: ['beginStep', 'beginPhase'],
  gives: ['player'],
  looksBack: false,
  matches(looking, { nthStep, step, whose }, event) {
    const { game } = looking;
    const begun = event.type === 'beginStep' ? event.step : event.type === 'beginPhase' ? event.phase : null;
    return begun === step &&
      (nthStep === undefined || stepsBegun(game, step) === nthStep) &&
      by(looking, whose, game.turn.active)
      ? { player: game.turn.active }
      : null;
  },
  /** "At the beginning of that player's next upkeep". */
  locked: (condition, lock) =>
    typeof condition.whose === 'object' ? { ...condition, whose: lock(condition.whose) } : condition,
};

/** How many steps of a kind have begun this turn. */
function stepsBegun(game: Game, step: Step | Phase): number {
  const begun: Readonly<Record<string, number>> = game.turn.begun ?? {};
  return begun[step] ?? 0;
}
