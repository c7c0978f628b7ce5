import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('607.5a, example 1: what copies a permanent later never had a color chosen for it', {
    rules: ['607.5a', '707.4'],
    alice: {
      hand: [{ card: 'Voice of All', as: 'the voice' }],
      mana: 'WWWW',
      battlefield: [{ card: 'Unstable Shapeshifter', as: 'the shifter' }],
    },
    bob: { hand: ['Shock'], mana: 'R' },
    script: [
      'alice casts the voice',
      'pass until alice decides',
      'alice answers red',
      'pass until the stack is empty',
      {
        expect: {
          'the shifter': { name: 'Voice of All', power: 2, has: ['flying'], hasNot: ['protection'] },
        },
      },
      'refused 702.16b: bob casts Shock on the voice',
      'bob casts Shock on the shifter',
    ],
    expect: { 'the shifter': { on: 'graveyard' }, 'the voice': { on: 'battlefield' } },
    control: {
      setup: {
        alice: {
          hand: [{ card: 'Voice of All', as: 'the voice' }],
          mana: 'WWWWUUUU',
          battlefield: [],
        },
      },
      script: [
        'alice casts the voice',
        'pass until alice decides',
        'alice answers red',
        'pass until the stack is empty',
        'refused 702.16b: bob casts Shock on the voice',
      ],
      expect: { 'the voice': { has: ['protection'] } },
    },
  }),
  scenario('607.5a, example 2: a color chosen as a copy of one card isn’t chosen for what another copy has', {
    rules: ['607.5a', '607.5', '106.5'],
    alice: {
      hand: [{ card: 'Vesuvan Doppelganger', as: 'the double' }],
      mana: 'UUUUU',
      battlefield: ['Voice of All', 'Quirion Elves'],
    },
    bob: {},
    script: [
      'alice casts the double',
      'pass until alice decides',
      'alice says yes',
      'alice chooses Voice of All',
      'alice answers blue',
      'pass until the stack is empty',
      { expect: { 'the double': { name: 'Voice of All', has: ['protection'] } } },
      "pass until alice's upkeep",
      'pass until alice decides',
      'alice chooses Quirion Elves',
      'pass until alice decides',
      'alice says yes',
      { expect: { 'the double': { name: 'Quirion Elves' } } },
      'alice activates the double ability 2',
    ],
    expect: { alice: { mana: '' }, 'the double': { tapped: true, hasNot: ['protection'] } },
    control: {
      setup: {
        alice: {
          hand: [{ card: 'Vesuvan Doppelganger', as: 'the double' }],
          mana: 'UUUUU',
          battlefield: ['Quirion Elves'],
        },
      },
      script: [
        'alice casts the double',
        'pass until alice decides',
        'alice says yes',
        'alice answers blue',
        "pass until alice's upkeep",
        'pass until alice decides',
        'alice chooses Quirion Elves',
        'pass until alice decides',
        'alice says no',
        'alice activates the double ability 2',
      ],
      expect: { alice: { mana: 'U' }, 'the double': { tapped: true } },
    },
  }),
  scenario('607.4, example: one ability is linked to two others', {
    rules: ['607.4'],
    alice: { hand: ['Paradise Plume', 'Shock'], mana: 'RRRR', battlefield: [] },
    bob: {},
    script: [
      'alice casts Paradise Plume',
      'pass until alice decides',
      'alice answers red',
      'pass until the stack is empty',
      'alice casts Shock on bob',
      'pass until alice decides',
      'alice says yes',
    ],
    expect: { alice: { life: 21 }, bob: { life: 18 }, 'Paradise Plume': { tapped: true } },
    control: {
      script: [
        'alice casts Paradise Plume',
        'pass until alice decides',
        'alice answers blue',
        'pass until the stack is empty',
        'refused 118.3: alice casts Shock on bob',
      ],
      expect: { alice: { life: 20 } },
    },
  }),
];
