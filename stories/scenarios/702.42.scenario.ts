import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('502.32a: for the entwine cost all modes are chosen instead of one', {
    rules: ['702.42a', '601.2b', '601.2f', '700.2'],
    alice: { hand: ['Barbed Lightning'], mana: 'RCCCC' },
    bob: { battlefield: ['Hill Giant', 'Grizzly Bears'] },
    script: ['alice casts Barbed Lightning kicked on Hill Giant, bob', 'pass until the stack is empty'],
    expect: { 'Hill Giant': { on: 'graveyard' }, bob: { life: 17 }, alice: { mana: '' } },
    control: {
      script: ['alice casts Barbed Lightning choosing 2 on bob', 'pass until the stack is empty'],
      expect: { 'Hill Giant': { on: 'battlefield' }, bob: { life: 17 }, alice: { mana: 'CC' } },
    },
  }),
  scenario(
    '502.32a: a spell can’t be entwined if one of its modes can’t be chosen, or the cost can’t be paid',
    {
      rules: ['702.42a', '700.2a', '601.2b'],
      alice: { hand: ['Barbed Lightning'], mana: 'RCCCC' },
      bob: {},
      script: ['alice casts Barbed Lightning on bob', 'pass until the stack is empty'],
      expect: { bob: { life: 17 }, alice: { mana: 'CC' } },
      control: {
        setup: { alice: { hand: ['Barbed Lightning'], mana: 'RCC' }, bob: { battlefield: ['Hill Giant'] } },
        script: ['alice casts Barbed Lightning choosing 1 on Hill Giant', 'pass until the stack is empty'],
        expect: { 'Hill Giant': { on: 'graveyard' }, bob: { life: 20 }, alice: { mana: '' } },
      },
    },
  ),
  scenario('502.32b: the modes of an entwined spell are followed in the order in which they are printed', {
    rules: ['702.42b', '608.2c'],
    alice: {
      hand: ['Tooth and Nail'],
      mana: 'GGCCCCCCC',
      library: ['Craw Wurm', 'Forest', 'Serra Angel', 'Island'],
    },
    bob: {},
    script: [
      'alice casts Tooth and Nail kicked',
      'pass until alice decides',
      'alice chooses Craw Wurm, Serra Angel',
      'alice chooses Craw Wurm, Serra Angel',
    ],
    expect: { alice: { hand: 0 }, 'Craw Wurm': { on: 'battlefield' }, 'Serra Angel': { on: 'battlefield' } },
    control: {
      script: [
        'alice casts Tooth and Nail choosing 1',
        'pass until alice decides',
        'alice chooses Craw Wurm, Serra Angel',
      ],
      expect: { alice: { hand: 2, mana: 'CC' }, 'Craw Wurm': { on: 'hand' } },
    },
  }),
  scenario('502.32b: each of the modes is followed for itself', {
    rules: ['702.42b', '608.2c'],
    alice: {
      hand: ['Rude Awakening'],
      mana: 'GGCCCCCC',
      battlefield: [{ card: 'Forest', tapped: true }],
    },
    bob: {},
    script: ['alice casts Rude Awakening kicked', 'everyone passes'],
    expect: { Forest: { tapped: false, power: 2, toughness: 2, types: ['land', 'creature'] } },
    control: {
      script: ['alice casts Rude Awakening choosing 1', 'everyone passes'],
      expect: { Forest: { tapped: false, types: ['land'] } },
    },
  }),
];
