import { at, nextStep, phases, players, procedure, table } from './turn-parts.ts';

/** Where in the turn the game is. */
export const turn = table.createStateConfig({
  ...at('500', 'The turn: phases and steps.'),
  id: 'turn',
  initial: 'between',
  on: { 'turn.end': { guard: 'turnIsEnding', target: '#endingEarly', meta: { rule: '724.1' } } },
  states: {
    between: procedure(
      'nextPhase',
      '500.1',
      'The next phase begins, or the next turn with its first phase.',
      ...Object.keys(phases).map((phase) => ({
        guard: { type: 'phaseIs' as const, params: phase },
        target: `#${phase}`,
      })),
    ),
    beginning: {
      id: 'beginning',
      ...at('501', 'The beginning phase.'),
      initial: 'between',
      states: {
        between: nextStep('501.1', 'untap', 'upkeep', 'draw'),
        untap: {
          id: 'untap',
          ...procedure('untapStep', '502', 'Permanents phase in and out, then untap.', {
            target: '#beginning.between',
            actions: 'nextStep',
          }),
        },
        upkeep: { id: 'upkeep', ...players('503', 'The upkeep step.', '#beginning.between') },
        draw: {
          id: 'draw',
          ...at('504', 'The draw step.'),
          initial: 'drawing',
          states: {
            drawing: procedure('drawStep', '504.1', 'The active player draws.', { target: '#draw.players' }),
            players: players('504.2', 'Players get priority.', '#beginning.between'),
          },
        },
      },
    },
    precombatMain: {
      id: 'precombatMain',
      ...at('505', 'The precombat main phase.'),
      initial: 'lore',
      states: {
        lore: procedure('lore', '505.4', 'Sagas get lore counters.', { target: '#precombatMain.players' }),
        players: players('505.6', 'Players get priority.', '#turn.between'),
      },
    },
    combat: {
      id: 'combat',
      ...at('506', 'The combat phase.'),
      initial: 'between',
      states: {
        between: nextStep(
          '506.1',
          'beginningOfCombat',
          'declareAttackers',
          'declareBlockers',
          'combatDamage',
          'endOfCombat',
        ),
        beginningOfCombat: {
          id: 'beginningOfCombat',
          ...players('507', 'The beginning of combat step.', '#combat.between'),
        },
        declareAttackers: {
          id: 'declareAttackers',
          ...at('508', 'The declare attackers step.'),
          initial: 'declaring',
          states: {
            declaring: procedure('declareAttackers', '508.1', 'The active player declares attackers.', {
              target: '#declareAttackers.players',
            }),
            players: players('508.2', 'Players get priority.', '#combat.between'),
          },
        },
        declareBlockers: {
          id: 'declareBlockers',
          ...at('509', 'The declare blockers step.'),
          initial: 'declaring',
          states: {
            declaring: procedure('declareBlockers', '509.1', 'Defending players declare blockers.', {
              target: '#declareBlockers.players',
            }),
            players: players('509.2', 'Players get priority.', '#combat.between'),
          },
        },
        combatDamage: {
          id: 'combatDamage',
          ...at('510', 'The combat damage step; there may be a second one.'),
          initial: 'dealing',
          states: {
            dealing: procedure('combatDamage', '510.1', 'Damage is assigned, then dealt.', {
              target: '#combatDamage.players',
            }),
            players: players('510.3', 'Players get priority.', '#combat.between'),
          },
        },
        endOfCombat: { id: 'endOfCombat', ...players('511', 'The end of combat step.', '#combat.between') },
      },
    },
    postcombatMain: {
      id: 'postcombatMain',
      ...players('505', 'The postcombat main phase.', '#turn.between'),
    },
    ending: {
      id: 'ending',
      ...at('512', 'The ending phase.'),
      initial: 'between',
      states: {
        between: nextStep('512.1', 'end', 'cleanup'),
        end: { id: 'end', ...players('513', 'The end step.', '#ending.between') },
        cleanup: {
          id: 'cleanup',
          ...procedure('cleanupStep', '514', 'The active player discards; damage wears off.', {
            target: '#turn.between',
            actions: 'nextStep',
          }),
        },
      },
    },
    endingEarly: {
      id: 'endingEarly',
      ...procedure('endEarly', '724', 'An effect ends the turn.', { target: '#ending' }),
    },
  },
});
