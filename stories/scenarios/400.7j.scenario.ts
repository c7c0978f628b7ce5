import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  as,
  draw,
  mana,
  mill,
  move,
  named,
  spell,
  target,
  targetPlayer,
} from '../../machines/rules/abilities/write/index.ts';

/** Names a card, mills one, and draws two if that is the one, wherever all can see it: one otherwise. */
const guess = card('Shrewd Guess', ['instant'], {
  manaCost: '{U}',
  abilities: [
    spell(
      [targetPlayer],
      { do: 'chooseValue', what: 'cardName', link: 'name', anew: true },
      as('milled', mill(1, target(0))),
      {
        do: 'if',
        condition: {
          holds: 'is',
          what: named('milled'),
          like: { nameChosen: 'name', zone: ['battlefield', 'graveyard', 'stack', 'exile', 'command'] },
        },
        then: [draw(2)],
        else: [draw(1)],
      },
    ),
  ],
});
const guesses = ['alice casts Shrewd Guess on bob', 'everyone passes'];

/**
 * "{2}: Put the bottom card of your library into your graveyard. If it’s a creature card with power less than or equal to
 * this creature’s, put it onto the battlefield."
 */
const dredger = creature('Cellar Warden', '2/2', '', {
  abilities: [
    activated({
      cost: [mana('{2}')],
      effect: [
        as('put', move({ last: { all: { zone: 'library', owner: 'you' } } }, { zone: 'graveyard' })),
        {
          do: 'if',
          condition: {
            holds: 'is',
            what: named('put'),
            like: {
              zone: ['graveyard', 'exile'],
              type: 'creature',
              power: { atMost: { number: 'value', value: 'power', of: 'self' } },
            },
          },
          then: [move(named('put'), { zone: 'battlefield' })],
        },
      ],
    }),
  ],
});
const worker = (card: string) => ({
  alice: { battlefield: ['Rest in Peace', dredger], library: ['Forest', 'Plains', card], mana: 'CC' },
});

export default [
  scenario('400.7j: what an effect milled it finds also where that went instead', {
    rules: ['400.7j', '614.6', '701.17c'],
    alice: { hand: [guess], battlefield: ['Leyline of the Void'], mana: 'U' },
    bob: { library: ['Plains', 'Forest'] },
    script: [...guesses, 'alice chooses Plains'],
    expect: { Plains: { on: 'exile' }, alice: { hand: 2 } },
    control: {
      script: [...guesses, 'alice chooses Forest'],
      expect: { Plains: { on: 'exile' }, alice: { hand: 1 } },
    },
  }),
  scenario('400.7j: what was to go to the graveyard is found in exile by the rest of the effect', {
    rules: ['400.7j', '614.6'],
    ...worker('Grizzly Bears'),
    bob: {},
    script: ['alice activates Cellar Warden', 'everyone passes'],
    expect: {
      'Grizzly Bears': { on: 'battlefield', controller: 'alice' },
      alice: { library: 2, exile: 0 },
      game: { happened: [{ event: 'move', object: 'Grizzly Bears', times: 2 }] },
    },
    control: {
      setup: worker('Hill Giant'),
      expect: { 'Hill Giant': { on: 'exile' }, alice: { library: 2 } },
    },
  }),
  scenario('608.2h: the power of what has left is what it was last', {
    rules: ['608.2h', '400.7j'],
    alice: { battlefield: [dredger], library: ['Plains', 'Grizzly Bears'], mana: 'CC' },
    bob: { hand: ['Terminate'], mana: 'BR' },
    script: [
      'alice activates Cellar Warden',
      'alice passes',
      'bob casts Terminate on Cellar Warden',
      'pass until the stack is empty',
    ],
    expect: { 'Cellar Warden': { on: 'graveyard' }, 'Grizzly Bears': { on: 'battlefield' } },
    control: {
      setup: { alice: { library: ['Plains', 'Hill Giant'] } },
      expect: { 'Cellar Warden': { on: 'graveyard' }, 'Hill Giant': { on: 'graveyard' } },
    },
  }),
];
