import { creature, scenario } from '../../machines/play/scenario/index.ts';

/** One less than Imoti. */
const nearMatch = creature('Near Match', '4/4', '', { manaCost: '{3}{G}' });

/** One cascade of its own; Imoti gives it another. */
const twoFold = creature('Twofold Hunter', '6/5', 'cascade', { manaCost: '{4}{G}{G}' });

export default [
  scenario('702.85a: cards are exiled until a nonland one that costs less, which may be cast for nothing', {
    rules: ['702.85a', '608.2g', '118.9'],
    alice: {
      hand: ['Imoti, Celebrant of Bounty'],
      mana: 'GUCCC',
      library: ['Forest', 'Serra Angel', 'Lightning Bolt', 'Swamp'],
    },
    bob: {},
    script: [
      'alice casts Imoti, Celebrant of Bounty',
      'pass until alice decides',
      'alice says yes',
      'alice chooses bob',
      'pass until the stack is empty',
    ],
    // The Angel, whose mana value is not less, is on the bottom with the land.
    expect: {
      bob: { life: 17 },
      'Imoti, Celebrant of Bounty': { on: 'battlefield' },
      alice: { library: 3, exile: 0, graveyard: ['Lightning Bolt'] },
      Swamp: { on: 'library' },
    },
    control: {
      without: 'cascade',
      script: ['alice casts Imoti, Celebrant of Bounty', 'pass until the stack is empty'],
      expect: { bob: { life: 20 }, alice: { library: 4 } },
    },
  }),
  scenario('702.85c: each instance of cascade triggers', {
    rules: ['702.85c', '702.85a'],
    alice: {
      hand: [twoFold],
      battlefield: ['Imoti, Celebrant of Bounty'],
      mana: 'GGGGGG',
      library: ['Forest', 'Forest'],
    },
    bob: {},
    script: ['alice casts Twofold Hunter', 'alice orders Twofold Hunter, Twofold Hunter'],
    expect: { game: { happened: [{ event: 'trigger', times: 2 }] } },
    control: {
      setup: { alice: { battlefield: [] } },
      script: ['alice casts Twofold Hunter'],
      expect: { game: { happened: [{ event: 'trigger', times: 1 }] } },
    },
  }),
  scenario('702.85a: a spell has cascade because its card is a commander', {
    rules: ['702.85a', '903.3'],
    alice: {
      battlefield: ['Flamekin Herald', { card: 'Plains', count: 2 }],
      hand: ['Hill Giant', 'Silvercoat Lion'],
      commanders: ['Silvercoat Lion'],
      mana: 'RCCC',
      library: ['Forest', 'Raging Goblin', 'Swamp'],
    },
    bob: {},
    script: [
      'alice casts Hill Giant',
      { expect: { game: { stack: ['Hill Giant'] } } },
      'pass until the stack is empty',
      'alice casts Silvercoat Lion',
      'pass until alice decides',
      'alice says yes',
      'pass until the stack is empty',
    ],
    expect: {
      'Raging Goblin': { on: 'battlefield' },
      'Silvercoat Lion': { on: 'battlefield' },
      alice: { library: 2 },
    },
    control: {
      without: 'Flamekin Herald',
      script: ['alice casts Silvercoat Lion', 'everyone passes'],
      expect: { 'Silvercoat Lion': { on: 'battlefield' }, alice: { library: 3 } },
    },
  }),
  scenario(
    '702.85a: only what this cascade exiled is cast or put on the bottom, and that in no order of the top',
    {
      rules: ['702.85a', '608.2g'],
      alice: {
        hand: ['Imoti, Celebrant of Bounty'],
        mana: 'GUCCC',
        library: ['Forest', 'Serra Angel', nearMatch, 'Swamp', 'Island'],
        exile: ['Raging Goblin'],
      },
      bob: {},
      script: [
        'alice casts Imoti, Celebrant of Bounty',
        'pass until alice decides',
        'alice says no',
        'pass until the stack is empty',
      ],
      expect: {
        'Raging Goblin': { on: 'exile' },
        alice: { library: ['Swamp', 'Island'], exile: ['Raging Goblin'] },
      },
      control: {
        // Its mana value is one less than that of the spell: enough.
        script: [
          'alice casts Imoti, Celebrant of Bounty',
          'pass until alice decides',
          'alice says yes',
          'pass until the stack is empty',
        ],
        expect: {
          'Near Match': { on: 'battlefield' },
          alice: { library: ['Swamp', 'Island'], exile: ['Raging Goblin'] },
        },
      },
    },
  ),
];
