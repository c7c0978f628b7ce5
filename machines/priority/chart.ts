import { setup } from 'xstate';
import { activating, casting, takingSpecialAction } from '../casting/chart.ts';
import { castingActions, castingGuards } from '../casting/chart-rules.ts';
import { acting } from '../chart/acting.ts';
import { procedureGuards } from '../chart/asked.ts';
import { procedure } from '../chart/procedure-state.ts';
import { chartTypes } from '../chart/types.ts';
import { resolving } from '../resolution/chart.ts';
import { resolutionActions, resolutionGuards } from '../resolution/chart-rules.ts';
import { priorityActions, priorityGuards } from './chart-rules.ts';

const chart = setup({
  types: chartTypes,
  guards: { ...procedureGuards, ...castingGuards, ...resolutionGuards, ...priorityGuards },
  actions: {
    ...castingActions(acting('copy')),
    ...resolutionActions(acting('copy')),
    ...priorityActions(acting('copy')),
  },
});

/** Before a player gets priority (117.5): what has nothing to do is not entered. */
const beforePriority = [
  { guard: 'checkIsDue', target: '#checking', meta: { rule: '117.5' } },
  {
    guard: 'triggersWait',
    target: '#puttingTriggers',
    actions: 'putTriggers',
    meta: { rule: '117.5' },
  },
  { target: '#holding' },
] as const;

const none = chart.createStateConfig({
  id: 'none',
  meta: { rule: '117.2' },
  description: 'Nobody has priority.',
  on: {
    'priority.give': [
      { guard: 'checkIsDue', target: '#checking', actions: 'giveToActive', meta: { rule: '117.3a' } },
      {
        guard: 'triggersWait',
        target: '#puttingTriggers',
        actions: ['giveToActive', 'putTriggers'],
        meta: { rule: '117.3a' },
      },
      { target: '#holding', actions: 'giveToActive', meta: { rule: '117.3a' } },
    ],
    'priority.check': [
      { guard: 'checkIsDue', target: '#checking', actions: 'giveToActive', meta: { rule: '514.3a' } },
      {
        guard: 'triggersWait',
        target: '#puttingTriggers',
        actions: ['giveToActive', 'putTriggers'],
        meta: { rule: '514.3a' },
      },
      { actions: 'settled' },
    ],
    'priority.settle': [
      { guard: 'checkIsDue', target: '#settling', meta: { rule: '724.1c' } },
      { actions: 'settled' },
    ],
  },
});

const checking = chart.createStateConfig({
  id: 'checking',
  meta: { rule: '117.5' },
  description: 'State-based actions and waiting triggers come before anyone gets priority.',
  initial: 'stateBasedActions',
  states: {
    stateBasedActions: {
      id: 'stateBasedActions',
      ...procedure(
        'stateBasedActions',
        '704.3',
        'All applicable state-based actions are performed at once.',
        [
          { guard: 'checkIsDue', target: '#stateBasedActions', meta: { rule: '704.3' } },
          { guard: 'triggersWait', target: '#puttingTriggers', actions: 'putTriggers' },
          { target: '#holding' },
        ],
      ),
    },
    puttingTriggers: {
      id: 'puttingTriggers',
      meta: { rule: '603.3' },
      description: 'Waiting triggered abilities are put on the stack.',
      initial: 'ordering',
      states: {
        ordering: {
          id: 'orderingTriggers',
          ...procedure(
            'orderTriggers',
            '603.3b',
            'The next player in APNAP order orders theirs; in two passes.',
            [{ target: '#announcingTriggers', actions: 'triggersAreOrdered' }],
          ),
        },
        announcing: {
          id: 'announcingTriggers',
          meta: { rule: '603.3c' },
          description: 'One after the other is put on the stack, with its modes, targets and division.',
          always: [
            { guard: 'triggersAreLeft', target: '#casting', actions: 'beginTrigger' },
            { guard: 'othersAreLeft', target: '#orderingTriggers', meta: { rule: '603.3b' } },
            { guard: 'checkIsDue', target: '#stateBasedActions', actions: 'triggersArePut' },
            {
              guard: 'triggersWait',
              target: '#puttingTriggers',
              actions: ['triggersArePut', 'putTriggers'],
            },
            { target: '#holding', actions: 'triggersArePut' },
          ],
        },
      },
    },
    settling: {
      id: 'settling',
      ...procedure('stateBasedActions', '724.1c', 'State-based actions alone: no triggers, no priority.', [
        { guard: 'checkIsDue', target: '#settling', meta: { rule: '704.3' } },
        { target: '#none', actions: 'settled' },
      ]),
    },
  },
});

const holding = chart.createStateConfig({
  id: 'holding',
  meta: { rule: '117.1' },
  description: 'A player has priority: they act or pass.',
  entry: 'hold',
  always: { guard: 'isDecided', target: '#returning', meta: { rule: '800.4a' } },
  on: {
    'priority.pass': [
      {
        guard: 'isLastPassOnEmptyStack',
        target: '#none',
        actions: ['pass', 'allPassed'],
        meta: { rule: '117.4' },
      },
      { guard: 'isLastPass', target: '#resolving', actions: ['pass', 'resolve'], meta: { rule: '117.4' } },
      {
        guard: 'isPassAfterLeaving',
        target: '#checking',
        actions: 'passAfterLeaving',
        meta: { rule: '117.5' },
      },
      { guard: 'mayPass', actions: 'passOn', meta: { rule: '117.3d' } },
    ],
    'spell.cast': { guard: 'mayCast', target: '#casting', actions: 'cast', meta: { rule: '117.1a' } },
    'ability.activate': [
      {
        guard: 'mayActivateMana',
        target: '#manaAbility.following',
        actions: 'activateMana',
        meta: { rule: '117.1d' },
      },
      { guard: 'mayActivate', target: '#activating', actions: 'activate', meta: { rule: '117.1b' } },
    ],
    'land.play': {
      guard: 'mayPlayLand',
      target: '#takingSpecialAction',
      actions: 'playLand',
      meta: { rule: '117.1c' },
    },
    'special.take': {
      guard: 'mayTakeSpecialAction',
      target: '#takingSpecialAction',
      actions: 'takeSpecialAction',
      meta: { rule: '116.2b' },
    },
  },
});

const returning = chart.createStateConfig({
  id: 'returning',
  meta: { rule: '117.3c' },
  description: 'Back to what was interrupted, or to the player who would get priority.',
  always: [
    { guard: { type: 'isInside', params: 'puttingTriggers' }, target: '#announcingTriggers' },
    {
      guard: { type: 'isInside', params: 'resolution' },
      target: '#followingInstructions.following',
      actions: 'resumeResolution',
      meta: { rule: '608.2g' },
    },
    ...beforePriority,
  ],
});

/**
 * Who may act now (117): nobody, or a player once state-based actions and triggers are dealt with; and what a player
 * is doing.
 *
 * In: `priority.give`, `priority.check`, `priority.settle`. Out: `priority.allPassed`, `priority.settled`,
 * `turn.end`, `combat.end`. Public: `priority.pass`, `spell.cast`, `ability.activate`, `land.play`, `special.take`,
 * `decision.answer`, `action.cancel`.
 */
export const priority = chart.createStateConfig({
  id: 'priority',
  meta: { rule: '117' },
  description: 'Who may act, and what is being done.',
  initial: 'none',
  always: {
    guard: 'wasAbandoned',
    target: '#returning',
    actions: 'takeNoteOfLeaving',
    meta: { rule: '800.4a' },
  },
  states: {
    none,
    checking,
    holding,
    casting,
    activating,
    takingSpecialAction,
    returning,
    resolving,
  },
});
