import type { Decision, PlannedPhase, Step, Turn } from '../rules/index.ts';

/** What the chart of the turn reads of a game. */
export interface TurnOfGame {
  readonly turn: Turn;
  readonly pending: Decision | null;
  readonly ending: 'turn' | 'combat' | 'game' | null;
  readonly players: readonly { readonly status: string }[];
}

export interface TurnContext {
  readonly game: TurnOfGame;
}

/** A whole turn (500.1, 501.1, 506.1, 512.1). */
export const wholeTurn: readonly PlannedPhase[] = [
  { phase: 'beginning', steps: ['untap', 'upkeep', 'draw'] },
  { phase: 'precombatMain', steps: [] },
  {
    phase: 'combat',
    steps: ['beginningOfCombat', 'declareAttackers', 'declareBlockers', 'combatDamage', 'endOfCombat'],
  },
  { phase: 'postcombatMain', steps: [] },
  { phase: 'ending', steps: ['end', 'cleanup'] },
];

/** A turn without these steps, skipped as it is planned (103.8a). */
export const turnWithout = (skipped: readonly Step[]): readonly PlannedPhase[] =>
  skipped.length === 0
    ? wholeTurn
    : wholeTurn.map(({ phase, steps }) => ({
        phase,
        steps: steps.filter((step) => !skipped.includes(step)),
      }));

/** The seat whose turn comes after this one's in turn order (103.1), among so many seats. */
export const nextSeat = (seat: number, seats: number): number => (seat + 1) % seats;

/** A turn that has not begun: nobody's first. The rules have the same; here it is without them. */
export const noTurnYet: Turn = {
  number: 0,
  active: null,
  of: 0,
  phase: null,
  step: null,
  plan: [],
  stepsLeft: [],
  lastInOrder: null,
  extraTurns: [],
  facts: {},
  attacked: [],
};
