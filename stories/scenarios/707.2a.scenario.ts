import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('707.2: what something became as it entered is copied, and chosen anew', {
    rules: ['707.2', '707.6', '614.12a'],
    alice: { hand: ['Primal Clay', 'Clone'], mana: 'CCCCUCCC' },
    bob: {},
    script: [
      'alice casts Primal Clay',
      'pass until alice decides',
      'alice chooses a 2/2 artifact creature with flying',
      { expect: { 'Primal Clay': { power: 2, toughness: 2, has: ['flying'] } } },
      'alice casts Clone',
      'pass until alice decides',
      'alice says yes',
      'alice chooses a 1/6 Wall artifact creature with defender in addition to its other types',
    ],
    // It copied the ability that the other got as it entered.
    expect: {
      Clone: { power: 1, toughness: 6, has: ['flying', 'defender'], subtypes: ['Shapeshifter', 'Wall'] },
    },
    control: {
      script: [
        'alice casts Primal Clay',
        'pass until alice decides',
        'alice chooses a 3/3 artifact creature',
      ],
      expect: { 'Primal Clay': { power: 3, toughness: 3, hasNot: ['flying', 'defender'] } },
    },
  }),
];
