import { setup } from 'xstate';
import { procedure } from '../chart/procedure-state.ts';
import type { ChartTypes } from '../chart/types.ts';
import { priority } from '../priority/chart.ts';
import type { Game, GameOver, WritingMode } from '../rules/index.ts';
import { turn } from '../turn/chart.ts';
import { gameActions } from './actions.ts';
import { gameGuards } from './guards.ts';

/** Whenever a player concedes (104.3a). */
const conceding = {
  'player.concede': { guard: 'mayConcede', actions: 'concede', meta: { rule: '104.3a' } },
} as const;

const whenOver = { guard: 'isOver', target: '#over', meta: { rule: '104.1' } } as const;

interface Types extends ChartTypes {
  readonly input?: { readonly game: Game };
  readonly output?: GameOver | null;
}
const types: Types = {};

/**
 * The machine of a game: it is started, played in two regions side by side (where in the turn, who may act), and over.
 * `copy` keeps every root as it was, so that history is cheap; `direct` writes the one game, and copies nothing.
 */
export function makeGameMachine(mode: WritingMode) {
  const chart = setup({
    types,
    guards: gameGuards,
    actions: gameActions(mode),
  });
  return chart.createMachine({
    id: 'game',
    meta: { rule: '100' },
    description: 'A game of Magic.',
    context: ({ input }) => ({ game: input.game, failure: null }),
    output: ({ context }) => context.game.over,
    // An alarm for a bug: no rule is meant to go on for so long without a player.
    options: { maxIterations: 100_000 },
    initial: 'starting',
    states: {
      starting: {
        meta: { rule: '103' },
        description: 'The game is started.',
        initial: 'determiningPlayOrder',
        always: whenOver,
        on: conceding,
        states: {
          determiningPlayOrder: procedure(
            'determinePlayOrder',
            '103.1',
            'A player chooses who plays first.',
            [{ target: '#beforeShuffling' }],
          ),
          beforeShuffling: {
            id: 'beforeShuffling',
            ...procedure(
              'beforeShuffling',
              '103.2',
              'Sideboards are set aside, commanders put into the command zone.',
              [{ target: '#shuffling' }],
            ),
          },
          shuffling: {
            id: 'shuffling',
            ...procedure('shuffleDecks', '103.3', 'Decks are shuffled and become libraries.', [
              { target: '#drawingOpeningHands' },
            ]),
          },
          drawingOpeningHands: {
            id: 'drawingOpeningHands',
            ...procedure('drawOpeningHands', '103.5', 'Each player draws a hand.', [
              { target: '#mulligans' },
            ]),
          },
          mulligans: {
            id: 'mulligans',
            meta: { rule: '103.5' },
            description: 'Players who don’t like their hands take mulligans.',
            initial: 'deciding',
            states: {
              deciding: procedure(
                'declareMulligans',
                '103.5',
                'Each player keeps their hand or takes a mulligan.',
                [{ guard: 'mulligansAreTaken', target: '#bottoming' }, { target: '#openingHandActions' }],
              ),
              bottoming: {
                id: 'bottoming',
                ...procedure('takeMulligans', '103.5', 'Mulligans are taken, and cards put on the bottom.', [
                  { target: '#mulligans' },
                ]),
              },
            },
          },
          openingHandActions: {
            id: 'openingHandActions',
            ...procedure(
              'takeOpeningHandActions',
              '103.6',
              'Players take the actions that cards in their opening hands allow.',
              [
                { guard: 'restartIsUnfinished', target: '#finishingRestart', meta: { rule: '727.4' } },
                { target: '#playing', meta: { rule: '103.8' } },
              ],
            ),
          },
          finishingRestart: {
            id: 'finishingRestart',
            ...procedure(
              'finishRestart',
              '727.4',
              'What the effect that restarted the game still has to do is done.',
              [{ target: '#playing', meta: { rule: '103.8' } }],
            ),
          },
        },
      },
      playing: {
        id: 'playing',
        meta: { rule: '100.1' },
        description: 'The game is played: where in the turn are we, and who may act now.',
        type: 'parallel',
        always: whenOver,
        on: {
          ...conceding,
          'game.restart': {
            guard: 'gameIsRestarting',
            target: '#game.starting',
            actions: 'beginAnew',
            meta: { rule: '727.1' },
          },
        },
        states: { turn, priority },
      },
      over: {
        id: 'over',
        meta: { rule: '104' },
        description: 'The game is over.',
        type: 'final',
      },
    },
  });
}

export type GameMachine = ReturnType<typeof makeGameMachine>;
