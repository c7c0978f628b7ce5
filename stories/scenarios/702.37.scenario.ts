import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  affecting,
  creatureYouControl,
  draw,
  having,
  morph,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';

/** What triggers as it is turned face up, and what it is as long as it is so, read the X of its morph cost. */
const scholar = creature('Hidden Scholar', '1/1', '', {
  manaCost: '{4}{U}',
  abilities: [
    morph('{X}{U}'),
    triggered({ when: { on: 'turnedFaceUp', object: 'self' }, effect: [draw({ number: 'x' })] }),
    affecting('self', { change: 'modifyPowerToughness', power: { number: 'x' }, toughness: { number: 'x' } }),
  ],
});
/** Creatures you control have morph {1}. */
const teacher = card('Teacher of Disguise', ['enchantment'], {
  abilities: [affecting({ all: creatureYouControl }, having(morph('{1}')))],
});

export default [
  scenario('702.37f: X of a morph cost is chosen as it is paid, and is what its other abilities mean by X', {
    rules: ['702.37f', '107.3d'],
    alice: {
      hand: [scholar],
      library: ['Wastes', 'Wastes', 'Wastes', 'Wastes'],
      mana: 'CCCUCC',
    },
    bob: {},
    script: [
      'alice casts Hidden Scholar by morph',
      'pass until the stack is empty',
      'alice turns Hidden Scholar face up',
      'alice chooses 2',
      { expect: { alice: { mana: '' } } },
      'pass until the stack is empty',
    ],
    expect: { alice: { hand: 2 }, 'Hidden Scholar': { faceDown: false, power: 3, toughness: 3 } },
    control: {
      script: ['alice casts Hidden Scholar', 'pass until the stack is empty'],
      expect: { alice: { hand: 0 }, 'Hidden Scholar': { faceDown: false, power: 1, toughness: 1 } },
    },
  }),
  scenario('702.37e: of several morph costs that it would have, the player pays the one that they choose', {
    rules: ['702.37e', '116.2b'],
    alice: {
      hand: ['Pine Walker'],
      battlefield: [teacher],
      mana: 'CCCCCCCGC',
    },
    bob: {},
    script: [
      'alice casts Pine Walker by morph',
      'pass until the stack is empty',
      'alice turns Pine Walker face up for {4}{G}',
    ],
    expect: { 'Pine Walker': { faceDown: false, power: 5 }, alice: { mana: 'C' } },
    control: {
      script: [
        'alice casts Pine Walker by morph',
        'pass until the stack is empty',
        'alice turns Pine Walker face up for {1}',
      ],
      expect: { 'Pine Walker': { faceDown: false, power: 5 }, alice: { mana: 'CCCCG' } },
    },
  }),
];
