import { scenario } from '../../machines/play/scenario/index.ts';

const library = ['Craw Wurm', 'Grizzly Bears', 'Forest'];

export default [
  scenario('702.53a: transmute discards the card and finds one of the same mana value', {
    rules: ['702.53a'],
    alice: { hand: ['Shred Memory'], mana: 'BBB', library },
    bob: {},
    script: [
      'alice activates Shred Memory',
      'pass until alice decides',
      'alice chooses Grizzly Bears',
      'pass until the stack is empty',
    ],
    expect: { 'Shred Memory': { on: 'graveyard' }, alice: { hand: ['Grizzly Bears'], library: 2 } },
    control: { script: [], expect: { 'Shred Memory': { on: 'hand' } } },
  }),
  scenario('702.53a: transmute is activated only as a sorcery', {
    rules: ['702.53a', '602.5d'],
    alice: {},
    bob: { hand: ['Shred Memory'], mana: 'BBB', library },
    script: ['alice passes'],
    expect: { game: { mayNot: { 'bob activates Shred Memory': '602.5d' } } },
    control: {
      turn: { of: 'bob' },
      script: [],
      expect: { game: { may: ['bob activates Shred Memory'] } },
    },
  }),
  scenario(
    '702.53a: what transmute finds has that mana value, neither more nor less, and costs what it says',
    {
      rules: ['702.53a', '701.23b', '118.3'],
      alice: { hand: ['Shred Memory'], mana: 'BBB', library },
      bob: {},
      script: [
        'alice activates Shred Memory',
        'pass until alice decides',
        'refused 701.23a: alice chooses Craw Wurm',
        'refused 701.23a: alice chooses Forest',
        'alice chooses nothing',
        'pass until the stack is empty',
      ],
      expect: { alice: { hand: 0, library: 3, mana: '' } },
      control: {
        setup: { alice: { mana: 'BB' } },
        script: ['refused 118.3: alice activates Shred Memory'],
        expect: { 'Shred Memory': { on: 'hand' } },
      },
    },
  ),
];
