import type { Placement } from './placement.ts';

/**
 * How a game's chart lies on the page, by hand: the turn on the left as a list of phases beside what lies between
 * them, priority on the right as the loop that it is, from holding it over what a player may do back to checking.
 */
export const gamePlacement: Placement = {
  cells: {
    '': { starting: [0, 0], over: [1, 0], playing: [0, 1, 2, 1] },
    starting: {
      determiningPlayOrder: [0, 0],
      beforeShuffling: [0, 1],
      shuffling: [0, 2],
      drawingOpeningHands: [0, 3],
      mulligans: [0, 4],
      openingHandActions: [0, 5],
    },
    playing: { turn: [0, 0], priority: [1, 0] },
    'playing.turn': {
      beginning: [0, 0],
      precombatMain: [0, 1],
      combat: [0, 2],
      postcombatMain: [0, 3],
      ending: [0, 4],
      endingEarly: [0, 5],
      between: [1, 0, 1, 6],
    },
    'playing.turn.beginning': { untap: [0, 0], upkeep: [0, 1], draw: [0, 2], between: [1, 0, 1, 3] },
    'playing.turn.combat': {
      beginningOfCombat: [0, 0],
      declareAttackers: [0, 1],
      declareBlockers: [0, 2],
      firstCombatDamage: [0, 3],
      combatDamage: [0, 4],
      endOfCombat: [0, 5],
      between: [1, 0, 1, 6],
    },
    'playing.turn.ending': { end: [0, 0], cleanup: [0, 1], between: [1, 0, 1, 2] },
    'playing.priority': {
      checking: [0, 0, 1, 3],
      none: [0, 3],
      holding: [1, 0, 1, 4],
      casting: [2, 0],
      activating: [2, 1],
      takingSpecialAction: [2, 2],
      resolving: [2, 3],
      returning: [3, 0, 1, 4],
    },
    'playing.priority.casting': {
      proposing: [0, 0],
      announcing: [0, 1],
      choosingTargets: [0, 2],
      dividing: [0, 3],
      checkingLegality: [0, 4],
      determiningCost: [1, 4],
      activatingManaAbilities: [1, 3],
      payingCosts: [1, 2],
      becomingCast: [1, 1],
      rewinding: [1, 0],
    },
    'playing.priority.resolving': {
      checkingCondition: [0, 0],
      verifyingTargets: [0, 1],
      followingInstructions: [0, 2],
      finishing: [0, 3],
      notResolving: [1, 1],
    },
  },
  gaps: {
    'playing.turn': 60,
    'playing.turn.beginning': 48,
    'playing.turn.combat': 48,
    'playing.turn.ending': 48,
    'playing.priority.casting': 84,
  },
};

/** The same for a page that is higher than wide: priority below the turn, so that where both are is seen at once. */
export const tallGamePlacement: Placement = {
  ...gamePlacement,
  cells: { ...gamePlacement.cells, playing: { turn: [0, 0], priority: [0, 1] } },
};
