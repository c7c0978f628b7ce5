import { by } from '../../rules/events/looking.ts';
import type { Game } from '../../rules/state/game.ts';
import type { Phase, Step } from '../../rules/state/turn-structure.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
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
