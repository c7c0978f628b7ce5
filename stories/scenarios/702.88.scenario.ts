import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario(
    '702.88a: a spell with rebound is exiled as it resolves, and may be cast again in the next upkeep',
    {
      rules: ['702.88a', '614.1a', '603.7a'],
      alice: { hand: ['Ephemerate'], battlefield: ['Kitchen Finks'], mana: 'W' },
      bob: {},
      script: [
        'alice casts Ephemerate on Kitchen Finks',
        'pass until the stack is empty',
        { expect: { alice: { life: 22, exile: ['Ephemerate'] } } },
        'pass until alice decides',
        'alice says yes',
        'pass until the stack is empty',
      ],
      // The second time it wasn't cast from the hand.
      expect: { alice: { life: 24, graveyard: ['Ephemerate'] } },
      control: {
        without: 'rebound',
        script: ['alice casts Ephemerate on Kitchen Finks', 'pass until the stack is empty'],
        expect: { alice: { life: 22, graveyard: ['Ephemerate'] } },
      },
    },
  ),
  scenario('702.88a: a spell with rebound that is countered is not exiled', {
    rules: ['702.88a', '701.6a'],
    alice: { hand: ['Ephemerate'], battlefield: ['Grizzly Bears'], mana: 'W' },
    bob: { hand: ['Counterspell'], mana: 'UU' },
    script: [
      'alice casts Ephemerate on Grizzly Bears',
      'alice passes',
      'bob casts Counterspell on Ephemerate',
      'pass until the stack is empty',
    ],
    expect: { alice: { graveyard: ['Ephemerate'], exile: 0 } },
    control: {
      script: ['alice casts Ephemerate on Grizzly Bears', 'pass until the stack is empty'],
      expect: { alice: { graveyard: 0, exile: ['Ephemerate'] } },
    },
  }),
  scenario('702.88a, 608.2b: one without a legal target doesn’t resolve, and is not exiled', {
    rules: ['702.88a', '608.2b'],
    alice: { hand: ['Ephemerate'], battlefield: ['Grizzly Bears'], mana: 'W' },
    bob: { battlefield: ['Mountain'], hand: ['Shock'] },
    script: [
      'alice casts Ephemerate on Grizzly Bears',
      'alice passes',
      'bob casts Shock on Grizzly Bears',
      'pass until the stack is empty',
    ],
    expect: { alice: { graveyard: ['Ephemerate', 'Grizzly Bears'], exile: 0 } },
    control: {
      script: ['alice casts Ephemerate on Grizzly Bears', 'pass until the stack is empty'],
      expect: { alice: { graveyard: 0, exile: ['Ephemerate'] } },
    },
  }),
];
