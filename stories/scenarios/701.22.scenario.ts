import { card, scenario } from '../../machines/play/scenario/index.ts';

/** Scries twice. */
const twoLooks = card('Two Looks', ['sorcery'], {
  manaCost: '{U}',
  abilities: [
    {
      kind: 'spell',
      effect: [
        { do: 'perform', action: 'scry', n: 1 },
        { do: 'perform', action: 'scry', n: 2 },
      ],
    },
  ],
});

const library = ['Forest', 'Island', 'Swamp', 'Plains'];

export default [
  scenario(
    '502.36a: to scry is to look at the top cards, and to put them on the bottom or back on top in any order',
    {
      rules: ['701.22a', '608.2c'],
      alice: { hand: ['Magma Jet'], mana: 'RR', library },
      bob: {},
      script: [
        'alice casts Magma Jet on bob',
        'pass until alice decides',
        { expect: { game: { stack: ['Magma Jet'] }, bob: { life: 18 } } },
        'alice answers top: Island; bottom: Forest',
      ],
      expect: { alice: { library: ['Island', 'Swamp', 'Plains', 'Forest'] } },
      control: {
        script: [
          'alice casts Magma Jet on bob',
          'pass until alice decides',
          'alice answers top: Island, Forest; bottom: nothing',
        ],
        expect: { alice: { library: ['Island', 'Forest', 'Swamp', 'Plains'] } },
      },
    },
  ),
  scenario('502.36b: each of several instructions to scry is followed by itself', {
    rules: ['701.22a', '608.2c'],
    alice: { hand: [twoLooks], mana: 'U', library },
    bob: {},
    script: [
      'alice casts Two Looks',
      'pass until alice decides',
      'alice answers top: nothing; bottom: Forest',
      'alice answers top: Swamp; bottom: Island',
    ],
    expect: {
      alice: { library: ['Swamp', 'Plains', 'Forest', 'Island'] },
      game: { happened: [{ event: 'perform', player: 'alice', times: 2 }] },
    },
    control: {
      setup: { alice: { hand: ['Magma Jet'], mana: 'RR', library } },
      script: [
        'alice casts Magma Jet on bob',
        'pass until alice decides',
        'alice answers top: Island; bottom: Forest',
      ],
      expect: {
        alice: { library: ['Island', 'Swamp', 'Plains', 'Forest'] },
        game: { happened: [{ event: 'perform', player: 'alice', times: 1 }] },
      },
    },
  }),
];
