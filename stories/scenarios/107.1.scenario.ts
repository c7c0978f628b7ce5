import { creature, scenario } from '../../machines/play/scenario/index.ts';
import { activated, mana, plus, untilEndOfTurn } from '../../machines/rules/abilities/write/index.ts';

const itsPower = { number: 'value', value: 'power', of: 'self' } as const;

/** It gets +X/+X, or -X/-X, where X is its power. */
const colossus = creature('Mirrored Colossus', '4/4', '', {
  abilities: [
    activated({ cost: [mana('{G}')], effect: [untilEndOfTurn('self', plus(itsPower, itsPower))] }),
    activated({
      cost: [mana('{B}')],
      effect: [
        untilEndOfTurn(
          'self',
          plus({ number: 'times', of: [-1, itsPower] }, { number: 'times', of: [-1, itsPower] }),
        ),
      ],
    }),
    activated({ cost: [mana('{C}')], effect: [untilEndOfTurn('self', plus(-6, 0))] }),
  ],
});

export default [
  scenario('107.1b: what a creature gets is 0 where it would be worked out as less', {
    rules: ['107.1b'],
    alice: { battlefield: [colossus], mana: 'CG' },
    bob: {},
    script: [
      'alice activates Mirrored Colossus ability 3',
      'everyone passes',
      'alice activates Mirrored Colossus ability 1',
      'everyone passes',
    ],
    expect: { 'Mirrored Colossus': { power: -2, toughness: 4 } },
    control: {
      setup: { alice: { battlefield: ['Mirrored Colossus'], mana: 'G' } },
      script: ['alice activates Mirrored Colossus ability 1', 'everyone passes'],
      expect: { 'Mirrored Colossus': { power: 8, toughness: 8 } },
    },
  }),
  scenario('107.1b: so it is with what a creature loses', {
    rules: ['107.1b'],
    alice: { battlefield: [colossus], mana: 'CB' },
    bob: {},
    script: [
      'alice activates Mirrored Colossus ability 3',
      'everyone passes',
      'alice activates Mirrored Colossus ability 2',
      'everyone passes',
    ],
    expect: { 'Mirrored Colossus': { power: -2, toughness: 4 } },
    control: {
      setup: { alice: { battlefield: ['Mirrored Colossus'], mana: 'B' } },
      script: ['alice activates Mirrored Colossus ability 2', 'everyone passes'],
      expect: { 'Mirrored Colossus': { on: 'graveyard' } },
    },
  }),
];
