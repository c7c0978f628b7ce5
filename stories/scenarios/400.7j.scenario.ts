import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  as,
  draw,
  mill,
  named,
  spell,
  target,
  targetPlayer,
} from '../../machines/rules/abilities/write/index.ts';

/** Names a card, mills one, and draws two if that is the one: one otherwise. */
const guess = card('Shrewd Guess', ['instant'], {
  manaCost: '{U}',
  abilities: [
    spell(
      [targetPlayer],
      { do: 'chooseValue', what: 'cardName', link: 'name' },
      as('milled', mill(1, target(0))),
      {
        do: 'if',
        condition: { is: named('milled'), like: { nameChosen: 'name', zone: ['graveyard', 'exile'] } },
        then: [draw(2)],
        else: [draw(1)],
      },
    ),
  ],
});
const guesses = ['alice casts Shrewd Guess on bob', 'everyone passes'];

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
];
