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
];
