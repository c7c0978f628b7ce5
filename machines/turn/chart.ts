import { players } from '../chart/players-state.ts';
import { procedure } from '../chart/procedure-state.ts';
import { combatPhase } from '../combat/chart.ts';
import { turnsOf } from './alone.ts';
import { turnParts } from './setup.ts';

const beginning = turnParts.createStateConfig({
  id: 'beginning',
  meta: { rule: '501' },
  description: 'The beginning phase.',
  initial: 'between',
  states: {
    between: procedure('nextStep', '501.1', 'The next step of the phase begins, if one is left.', [
      { guard: { type: 'stepIs', params: 'untap' }, target: '#untap' },
      { guard: { type: 'stepIs', params: 'upkeep' }, target: '#upkeep' },
      { guard: { type: 'stepIs', params: 'draw' }, target: '#draw' },
      { target: '#turn.between' },
    ]),
    untap: {
      id: 'untap',
      ...procedure('untapStep', '502', 'Permanents phase in and out, then the active player untaps theirs.', [
        { guard: 'stepsAreLeft', target: '#beginning.between' },
        { target: '#turn.between' },
      ]),
    },
    upkeep: {
      id: 'upkeep',
      ...players('503', 'The upkeep step: players get priority.', '#beginning.between'),
    },
    draw: {
      id: 'draw',
      meta: { rule: '504' },
      description: 'The draw step.',
      initial: 'drawing',
      states: {
        drawing: procedure('drawStep', '504.1', 'The active player draws a card.', [
          { target: '#draw.players' },
        ]),
        players: players('504.2', 'Players get priority.', '#beginning.between'),
      },
    },
  },
});

const precombatMain = turnParts.createStateConfig({
  id: 'precombatMain',
  meta: { rule: '505' },
  description: 'The precombat main phase.',
  initial: 'turnBasedActions',
  states: {
    turnBasedActions: procedure(
      'precombatMain',
      '505.4',
      'Sagas of the active player get lore counters, and Attractions are visited.',
      [{ target: '#precombatMain.players' }],
    ),
    players: players('505.6', 'Players get priority.', '#turn.between'),
  },
});

const ending = turnParts.createStateConfig({
  id: 'ending',
  meta: { rule: '512' },
  description: 'The ending phase.',
  initial: 'between',
  states: {
    between: procedure('nextStep', '512.1', 'The next step of the phase begins, if one is left.', [
      { guard: { type: 'stepIs', params: 'end' }, target: '#end' },
      { guard: { type: 'stepIs', params: 'cleanup' }, target: '#cleanup' },
      { target: '#turn.between' },
    ]),
    end: { id: 'end', ...players('513', 'The end step: players get priority.', '#ending.between') },
    cleanup: {
      id: 'cleanup',
      meta: { rule: '514' },
      description: 'The cleanup step.',
      initial: 'cleaningUp',
      states: {
        cleaningUp: procedure(
          'cleanupStep',
          '514.1',
          'The active player discards down to the maximum hand size; damage wears off and effects end.',
          [{ target: '#cleanup.checking' }],
        ),
        checking: {
          meta: { rule: '514.3a' },
          description: 'Players get priority only if something has to be done or put on the stack.',
          entry: 'checkPriority',
          on: {
            'priority.settled': [
              { guard: 'stepsAreLeft', target: '#ending.between' },
              { target: '#turn.between' },
            ],
            'priority.allPassed': {
              guard: 'everyonePassed',
              target: '#ending.between',
              actions: 'repeatCleanup',
              meta: { rule: '514.3a' },
            },
          },
        },
      },
    },
  },
});

const endingEarly = turnParts.createStateConfig({
  id: 'endingEarly',
  meta: { rule: '724' },
  description: 'An effect ends the turn or the combat phase.',
  initial: 'exiling',
  states: {
    exiling: procedure('endEarly', '724.1a', 'Waiting triggers are dropped and the stack is exiled.', [
      { target: '#endingEarly.settling' },
    ]),
    settling: {
      meta: { rule: '724.1c' },
      description: 'State-based actions are checked; nobody gets priority.',
      entry: 'settlePriority',
      on: {
        'priority.settled': [
          { guard: 'stepsAreLeft', target: '#ending.between', meta: { rule: '724.1d' } },
          { target: '#turn.between', meta: { rule: '724.1d' } },
        ],
      },
    },
  },
});

/**
 * Whose turn, phase and step it is (500-514).
 *
 * In: `priority.allPassed` ends a step or phase with priority, `priority.settled` what only had to be checked;
 * `turn.end` and `combat.end` cut the turn short. Out: `priority.give`, `priority.check`, `priority.settle`.
 * What is left of the turn is data: `game.turn.plan` and `game.turn.stepsLeft`.
 */
export const turn = turnParts.createStateConfig({
  id: 'turn',
  meta: { rule: '500' },
  description: 'The turn: phases and steps.',
  initial: 'between',
  on: {
    'turn.end': { guard: 'turnIsEnding', target: '#endingEarly', meta: { rule: '724.1' } },
    'combat.end': { guard: 'combatIsEnding', target: '#endingEarly', meta: { rule: '724.2' } },
  },
  states: {
    between: procedure(
      'nextPhase',
      '500.1',
      'The next phase begins, or the next turn with its first phase.',
      [
        { guard: { type: 'phaseIs', params: 'beginning' }, target: '#beginning' },
        { guard: 'somethingBeginsMainPhase', target: '#precombatMain' },
        { guard: { type: 'phaseIs', params: 'precombatMain' }, target: '#precombatMain.players' },
        { guard: { type: 'phaseIs', params: 'combat' }, target: '#combat' },
        { guard: { type: 'phaseIs', params: 'postcombatMain' }, target: '#postcombatMain' },
        { guard: { type: 'phaseIs', params: 'ending' }, target: '#ending' },
      ],
    ),
    beginning,
    precombatMain,
    combat: combatPhase,
    postcombatMain: {
      id: 'postcombatMain',
      ...players('505', 'The postcombat main phase: players get priority.', '#turn.between'),
    },
    ending,
    endingEarly,
  },
});

/**
 * The turn alone: no rules, no players. It begins with a player's first turn; `step.end` ends the present step, or
 * the phase that has no steps, and `snapshot.context.game.turn` says where the turn is.
 */
export const turnMachine = turnParts.createMachine({
  id: 'turnAlone',
  meta: { rule: '500' },
  description: 'Turns, phases and steps, without rules.',
  context: ({ input }) => ({ game: turnsOf(input.players) }),
  initial: 'turn',
  on: { 'step.end': { actions: 'passForEveryone' } },
  states: { turn },
});
