import { setup } from 'xstate';
import { activating, casting, takingSpecialAction } from '../casting/chart.ts';
import type { GameContext } from '../chart/context.ts';
import type { ChartTypes } from '../chart/types.ts';
import { combatPhase } from '../combat/chart.ts';
import { priority } from '../priority/chart.ts';
import { resolving } from '../resolution/chart.ts';
import type { Game } from '../rules/index.ts';
import { gameActions } from './actions.ts';
import { gameGuards } from './guards.ts';
import { putRulesTogether } from './table.ts';

// Whoever names one of these machines needs the rules, also to go on from a snapshot.
putRulesTogether();

interface Types extends ChartTypes {
  readonly input?: { readonly game: Game };
}
const types: Types = {};

/** The charts by themselves, with the rules: what each would go to next is an end. */
const alone = setup({
  types,
  guards: gameGuards,
  actions: gameActions('copy'),
});

const end = (id: string, rule: string, description: string) =>
  ({ id, meta: { rule }, description, type: 'final' }) as const;

const context = ({ input }: { input: { readonly game: Game } }): GameContext => ({
  game: input.game,
  failure: null,
});

/** Priority alone (117): it begins with nobody having it, and takes `priority.give`. */
export const priorityMachine = alone.createMachine({
  id: 'priorityAlone',
  meta: { rule: '117' },
  description: 'Who may act, and what is being done.',
  context,
  initial: 'priority',
  states: { priority },
});

/** The combat phase alone (506): `priority.allPassed` ends a step; it is done when the phase is over. */
export const combatMachine = alone.createMachine({
  id: 'combatAlone',
  meta: { rule: '506' },
  description: 'The combat phase.',
  context,
  initial: 'combat',
  states: {
    combat: combatPhase,
    turn: {
      id: 'turn',
      meta: { rule: '500' },
      description: 'The rest of the turn.',
      initial: 'between',
      states: { between: end('afterCombat', '500.1', 'The combat phase is over.') },
    },
  },
});

/** Casting and activating alone (601, 602): for a game in which a player has priority; done when it is carried out. */
export const castingMachine = alone.createMachine({
  id: 'castingAlone',
  meta: { rule: '601' },
  description: 'A player casts a spell, activates an ability or takes a special action.',
  context,
  initial: 'holding',
  states: {
    holding: {
      meta: { rule: '117.1' },
      description: 'A player has priority.',
      on: {
        'spell.cast': { guard: 'mayCast', target: '#casting', actions: 'cast', meta: { rule: '117.1a' } },
        'ability.activate': [
          { guard: 'mayActivateMana', target: '#manaAbility.following', actions: 'activateMana' },
          { guard: 'mayActivate', target: '#activating', actions: 'activate' },
        ],
        'land.play': { guard: 'mayPlayLand', target: '#takingSpecialAction', actions: 'playLand' },
        'special.take': {
          guard: 'mayTakeSpecialAction',
          target: '#takingSpecialAction',
          actions: 'takeSpecialAction',
        },
      },
    },
    casting,
    activating,
    takingSpecialAction,
    returning: end('returning', '117.3c', 'It is done.'),
  },
});

/** Resolving alone (608): `priority.allPassed` resolves the top of the stack; done when that has left it. */
export const resolutionMachine = alone.createMachine({
  id: 'resolutionAlone',
  meta: { rule: '608' },
  description: 'The top of the stack resolves.',
  context,
  initial: 'stack',
  states: {
    stack: {
      meta: { rule: '405' },
      description: 'The stack waits for all players to pass.',
      on: { 'priority.allPassed': { target: '#resolving', actions: 'resolve', meta: { rule: '608.1' } } },
    },
    resolving,
    casting,
    returning: {
      id: 'returning',
      meta: { rule: '117.3c' },
      description: 'Back to what was interrupted.',
      always: [
        {
          guard: { type: 'isInside', params: 'resolution' },
          target: '#followingInstructions.following',
          actions: 'resumeResolution',
          meta: { rule: '608.2g' },
        },
        { target: 'over' },
      ],
    },
    over: end('resolved', '117.3b', 'The active player would get priority.'),
    priority: {
      id: 'priority',
      meta: { rule: '117' },
      description: 'Nobody gets priority while the turn or the phase ends.',
      initial: 'none',
      states: { none: end('nobody', '724.1f', 'Nobody has priority.') },
    },
  },
});
