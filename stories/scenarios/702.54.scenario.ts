import { creature, scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('702.54a: bloodthirst counts if an opponent was dealt damage this turn', {
    rules: ['702.54a', '614.1c'],
    alice: { hand: ['Bloodrage Vampire', 'Shock'], mana: 'BBBR' },
    bob: {},
    script: ['alice casts Shock on bob', 'pass until the stack is empty', 'alice casts Bloodrage Vampire'],
    expect: { 'Bloodrage Vampire': { counters: { '+1/+1': 1 }, power: 4 } },
    control: {
      script: [
        'alice casts Shock on alice',
        'pass until the stack is empty',
        'alice casts Bloodrage Vampire',
      ],
      expect: { 'Bloodrage Vampire': { counters: { '+1/+1': 0 }, power: 3 } },
    },
  }),
  scenario('702.54b: bloodthirst X is as much as that damage', {
    rules: ['702.54b'],
    alice: {
      hand: [
        creature('Thirsty Ogre', '1/1', '', {
          manaCost: '{R}',
          abilities: [{ kind: 'keyword', keyword: 'bloodthirst', n: { number: 'x' } }],
        }),
        'Lightning Bolt',
      ],
      mana: 'RR',
    },
    bob: {},
    script: [
      'alice casts Lightning Bolt on bob',
      'pass until the stack is empty',
      'alice casts Thirsty Ogre',
    ],
    expect: { 'Thirsty Ogre': { counters: { '+1/+1': 3 } } },
    control: { without: 'bloodthirst', expect: { 'Thirsty Ogre': { counters: { '+1/+1': 0 } } } },
  }),
  scenario('702.54c: each instance of bloodthirst applies separately', {
    rules: ['702.54c'],
    alice: {
      hand: [
        creature('Twice Thirsty', '1/1', '', {
          manaCost: '{R}',
          abilities: [
            { kind: 'keyword', keyword: 'bloodthirst', n: 1 },
            { kind: 'keyword', keyword: 'bloodthirst', n: 2 },
          ],
        }),
        'Shock',
      ],
      mana: 'RR',
    },
    bob: {},
    script: [
      'alice casts Shock on bob',
      'pass until the stack is empty',
      'alice casts Twice Thirsty',
      'pass until alice decides',
      'alice chooses Twice Thirsty',
    ],
    expect: { 'Twice Thirsty': { counters: { '+1/+1': 3 } } },
    control: {
      without: 'bloodthirst',
      script: ['alice casts Shock on bob', 'pass until the stack is empty', 'alice casts Twice Thirsty'],
      expect: { 'Twice Thirsty': { counters: { '+1/+1': 0 } } },
    },
  }),
  scenario(
    '702.54a: one damage is enough, and dealt to whom makes no difference but that they are an opponent',
    {
      rules: ['702.54a'],
      alice: { hand: ['Bloodrage Vampire'], battlefield: ['Prodigal Sorcerer'], mana: 'BBB' },
      bob: {},
      script: [
        'alice activates Prodigal Sorcerer on bob',
        'pass until the stack is empty',
        'alice casts Bloodrage Vampire',
      ],
      expect: { 'Bloodrage Vampire': { counters: { '+1/+1': 1 } } },
      control: {
        script: ['alice casts Bloodrage Vampire'],
        expect: { 'Bloodrage Vampire': { counters: { '+1/+1': 0 } } },
      },
    },
  ),
];
