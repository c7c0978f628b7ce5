import { setup } from 'xstate';
import { payingActions, payingGuards } from '../casting/paying-rules.ts';
import { acting } from '../chart/acting.ts';
import { procedureGuards } from '../chart/asked.ts';
import { procedure } from '../chart/procedure-state.ts';
import { chartTypes } from '../chart/types.ts';
import { resolutionActions, resolutionGuards } from './chart-rules.ts';

const act = acting('copy');
const chart = setup({
  types: chartTypes,
  guards: { ...procedureGuards, ...payingGuards, ...resolutionGuards },
  actions: { ...payingActions(act), ...resolutionActions(act) },
});

/**
 * Resolving the top of the stack (608).
 *
 * In: the transition that enters it has begun the resolution, the frame `resolution`. Public: `decision.answer`,
 * `ability.activate` for a mana ability while an effect asks for a payment. Out: `#returning`; `#casting` for a spell
 * that an instruction lets a player cast, from where `#returning` leads back to the next instruction; `turn.end` or
 * `combat.end` if an effect ends the turn or the combat phase, `game.restart` if one restarts the game.
 */
export const resolving = chart.createStateConfig({
  id: 'resolving',
  meta: { rule: '608' },
  description: 'The topmost spell or ability of the stack resolves.',
  initial: 'checkingCondition',
  states: {
    checkingCondition: {
      id: 'checkingCondition',
      ...procedure('checkCondition', '608.2a', 'An intervening “if” is checked again.', [
        { guard: 'isRefused', target: '#notResolving', meta: { rule: '608.2a' } },
        { guard: 'isTargeted', target: '#verifyingTargets' },
        { guard: 'isPermanentSpell', target: '#finishing', meta: { rule: '608.3a' } },
        { target: '#followingInstructions' },
      ]),
    },
    verifyingTargets: {
      id: 'verifyingTargets',
      ...procedure('verifyTargets', '608.2b', 'Whether its targets are still legal is checked.', [
        { guard: 'resolvesAnyway', target: '#finishing', meta: { rule: '702.140b' } },
        { guard: 'isRefused', target: '#notResolving', meta: { rule: '608.2b' } },
        { guard: 'isMutating', target: '#followingInstructions', meta: { rule: '608.3d' } },
        { guard: 'isPermanentSpell', target: '#finishing', meta: { rule: '608.3b' } },
        { target: '#followingInstructions' },
      ]),
    },
    followingInstructions: {
      id: 'followingInstructions',
      ...procedure(
        'followInstructions',
        '608.2c',
        'Its instructions are followed in the order written.',
        [
          {
            guard: 'turnIsEnding',
            target: '#priority.none',
            actions: ['abandonResolution', 'endTurn'],
            meta: { rule: '724.1' },
          },
          {
            guard: 'combatIsEnding',
            target: '#priority.none',
            actions: ['abandonResolution', 'endCombat'],
            meta: { rule: '724.2' },
          },
          {
            guard: 'gameIsRestarting',
            target: '#priority.none',
            actions: ['abandonResolution', 'restartGame'],
            meta: { rule: '727.1' },
          },
          { target: '#finishing' },
        ],
        { guard: 'letsCast', target: '#casting', meta: { rule: '608.2g' } },
      ),
    },
    finishing: {
      id: 'finishing',
      ...procedure(
        'finishResolution',
        '608.2n',
        'It leaves the stack: a spell to the graveyard or, as a permanent, to the battlefield.',
        [{ target: '#returning', actions: 'endResolution', meta: { rule: '117.3b' } }],
      ),
    },
    notResolving: {
      id: 'notResolving',
      ...procedure('removeUnresolved', '608.2b', 'It doesn’t resolve and leaves the stack.', [
        { target: '#returning', actions: 'endResolution', meta: { rule: '117.3b' } },
      ]),
    },
  },
});
