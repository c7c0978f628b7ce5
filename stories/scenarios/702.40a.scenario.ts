import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario(
    '702.40a: the active player’s trigger lies below, so that the spell is countered before it is copied',
    {
      rules: ['702.40a', '603.3b', '608.2h'],
      alice: { hand: [{ card: 'Ornithopter', count: 3 }, 'Brain Freeze'], mana: 'UC' },
      bob: { battlefield: [{ card: 'Chalice of the Void', counters: { charge: 2 } }] },
      script: [
        'alice casts Ornithopter',
        'everyone passes',
        'alice casts Ornithopter 2',
        'everyone passes',
        'alice casts Ornithopter 3',
        'everyone passes',
        'alice casts Brain Freeze on bob',
        {
          expect: {
            game: {
              stack: ['the ability of Chalice of the Void', 'the ability of Brain Freeze', 'Brain Freeze'],
            },
          },
        },
        'everyone passes',
        { expect: { 'Brain Freeze': { on: 'graveyard' }, game: { stack: 1 } } },
        'everyone passes',
        'alice chooses bob',
        'alice chooses bob',
        'alice chooses bob',
        'pass until the stack is empty',
      ],
      // Copies aren’t cast: the artifact counters none of them.
      expect: {
        bob: { graveyard: 9 },
        game: { happened: [{ event: 'trigger', source: 'Chalice of the Void', times: 1 }] },
      },
      control: {
        without: 'Chalice of the Void',
        script: [
          'alice casts Ornithopter',
          'everyone passes',
          'alice casts Ornithopter 2',
          'everyone passes',
          'alice casts Ornithopter 3',
          'everyone passes',
          'alice casts Brain Freeze on bob',
          'everyone passes',
          'alice chooses bob',
          'alice chooses bob',
          'alice chooses bob',
          'pass until the stack is empty',
        ],
        expect: { bob: { graveyard: 12 } },
      },
    },
  ),
  scenario('702.40a: on the other player’s turn it is the storm that resolves first', {
    rules: ['702.40a', '603.3b', '101.4'],
    alice: { hand: ['Brain Freeze'], mana: 'UC' },
    bob: { battlefield: [{ card: 'Chalice of the Void', counters: { charge: 2 } }] },
    turn: { of: 'bob' },
    script: [
      'bob passes',
      'alice casts Brain Freeze on bob',
      {
        expect: {
          game: {
            stack: ['the ability of Brain Freeze', 'the ability of Chalice of the Void', 'Brain Freeze'],
          },
        },
      },
      'pass until the stack is empty',
    ],
    expect: { bob: { graveyard: 0 }, 'Brain Freeze': { on: 'graveyard' } },
    control: {
      without: 'Chalice of the Void',
      script: ['bob passes', 'alice casts Brain Freeze on bob', 'pass until the stack is empty'],
      expect: { bob: { graveyard: 3 } },
    },
  }),
];
