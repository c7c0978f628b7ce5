import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  entersTapped,
  one,
  spell,
  tapFor,
  target,
  thisTurn,
  whenEnters,
} from '../../machines/rules/abilities/write/index.ts';

const spires = card('Burning Spires', ['land'], {
  abilities: [
    entersTapped,
    whenEnters([one({ type: 'creature' })], thisTurn(target(0), { rule: 'cant', what: 'block' })),
    tapFor('R'),
  ],
});
/** "This deals damage to each player equal to twice the number of nonbasic lands that player controls." */
const price = card('Price of Wonders', ['instant'], {
  manaCost: '{R}',
  abilities: [
    spell([], {
      do: 'dealDamage',
      amount: {
        number: 'times',
        of: [2, { number: 'count', of: { type: 'land', notSupertype: 'basic', controller: 'they' } }],
      },
      toPlayers: 'everyone',
    }),
  ],
});

export default [
  scenario('205.4a: what sets a land type leaves supertypes alone: it makes no land basic or nonbasic', {
    rules: ['205.4a', '305.7', '305.8'],
    alice: { hand: ['Blood Moon', price], mana: 'CCRR' },
    bob: { battlefield: [spires, { card: 'Wastes', as: 'waste' }] },
    script: [
      'alice casts Blood Moon',
      'everyone passes',
      { expect: { 'Burning Spires': { subtypes: ['Mountain'], supertypes: [] } } },
      'alice casts Price of Wonders',
      'everyone passes',
    ],
    expect: { bob: { life: 18 }, waste: { subtypes: [], supertypes: ['basic'] } },
    control: {
      setup: { bob: { battlefield: ['Mountain', 'Wastes'] } },
      script: [
        'alice casts Blood Moon',
        'everyone passes',
        'alice casts Price of Wonders',
        'everyone passes',
      ],
      expect: { bob: { life: 20 } },
    },
  }),
];
