import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  disguise,
  entersTapped,
  landYouControl,
  named,
  returnToHand,
  tapFor,
  triggered,
  whenEnters,
} from '../../machines/rules/abilities/write/index.ts';

const garrison = card('Red Garrison', ['land'], {
  abilities: [
    entersTapped,
    whenEnters(
      [],
      { do: 'choose', from: landYouControl, count: { min: 1, max: 1 }, as: 'land' },
      returnToHand(named('land')),
    ),
    tapFor('R', 'W'),
  ],
});
const branch = card('Hidden Branch', ['land'], {
  abilities: [
    tapFor('C'),
    disguise('{3}'),
    triggered({
      when: { on: 'turnedFaceUp', object: 'self' },
      effect: [{ do: 'addMana', anyOf: ['W', 'U', 'B', 'R', 'G'], count: 2, allOneColor: true, lasts: true }],
    }),
  ],
});
const mountains = {
  'Red Garrison': { types: ['land'], subtypes: ['Mountain'] },
  'Hidden Branch': { types: ['land'], subtypes: ['Mountain'], hasNot: ['disguise'] },
  'Magus of the Moon': { power: 1, toughness: 1 },
};

export default [
  scenario(
    '613.1d: a creature without abilities still makes Mountains of lands, as that is done in layer 4',
    {
      rules: ['613.1d', '305.7', '613.1f', '613.6'],
      alice: { battlefield: [garrison, 'Humility', 'Magus of the Moon', branch] },
      bob: {},
      script: [
        { expect: mountains },
        'alice activates Red Garrison',
        'alice activates Hidden Branch',
        'stop here',
      ],
      expect: { alice: { mana: 'RR' } },
      control: {
        without: 'Magus of the Moon',
        script: ['alice activates Red Garrison', 'alice activates Hidden Branch', 'stop here'],
        expect: { alice: { mana: 'RWC' } },
      },
    },
  ),
  scenario('613.1d: in whatever order they have entered, and what enters as a Mountain triggers no more', {
    rules: ['613.1d', '305.7', '614.12'],
    alice: {
      battlefield: ['Plains', 'Humility'],
      hand: ['Magus of the Moon', garrison],
      mana: 'CCR',
    },
    bob: {},
    script: [
      'alice casts Magus of the Moon',
      'everyone passes',
      'alice plays Red Garrison',
      { expect: { game: { stack: 0 } } },
    ],
    expect: { 'Red Garrison': { on: 'battlefield', tapped: false, subtypes: ['Mountain'] } },
    control: {
      script: [
        'alice plays Red Garrison',
        { expect: { game: { stack: 1 } } },
        'everyone passes',
        'alice chooses Plains',
      ],
      expect: { 'Red Garrison': { tapped: true, subtypes: [] }, Plains: { on: 'hand' } },
    },
  }),
];
