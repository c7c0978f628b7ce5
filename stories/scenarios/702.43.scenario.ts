import { card, creature, scenario } from '../../machines/play/scenario/index.ts';

/** Modular twice. */
const twiceModular = creature('Twice Modular', '0/0', '', {
  types: ['artifact', 'creature'],
  manaCost: '{1}',
  abilities: [
    { kind: 'keyword', keyword: 'modular', n: 1 },
    { kind: 'keyword', keyword: 'modular', n: 2 },
  ],
});

export default [
  scenario(
    '502.35a: modular puts counters on what enters, and moves those it had on to an artifact creature',
    {
      rules: ['702.43a', '603.10a'],
      alice: { hand: ['Arcbound Bruiser'], mana: 'CCCCC', battlefield: ['Ornithopter'] },
      bob: { hand: ['Terminate'], mana: 'BR' },
      script: [
        'alice casts Arcbound Bruiser',
        'pass until the stack is empty',
        { expect: { 'Arcbound Bruiser': { power: 3, toughness: 3, counters: { '+1/+1': 3 } } } },
        'bob casts Terminate on Arcbound Bruiser',
        'pass until alice decides',
        'alice says yes',
      ],
      expect: {
        'Arcbound Bruiser': { on: 'graveyard' },
        Ornithopter: { power: 3, toughness: 5, counters: { '+1/+1': 3 } },
      },
      control: {
        script: [
          'alice casts Arcbound Bruiser',
          'pass until the stack is empty',
          'bob casts Terminate on Arcbound Bruiser',
          'pass until alice decides',
          'alice says no',
        ],
        expect: { Ornithopter: { power: 0, toughness: 2 } },
      },
    },
  ),
  scenario('502.35b: each instance of modular works separately', {
    rules: ['702.43b'],
    alice: { hand: [twiceModular], mana: 'C', battlefield: ['Ornithopter'] },
    bob: { hand: ['Terminate'], mana: 'BR' },
    script: [
      'alice casts Twice Modular',
      'pass until the stack is empty',
      { expect: { 'Twice Modular': { counters: { '+1/+1': 3 } } } },
      'bob casts Terminate on Twice Modular',
      'pass until alice decides',
      'alice orders Twice Modular, Twice Modular',
      'pass until alice decides',
      'alice says yes',
      'pass until alice decides',
      'alice says yes',
    ],
    expect: { Ornithopter: { power: 6, counters: { '+1/+1': 6 } } },
    control: {
      setup: { alice: { hand: ['Arcbound Bruiser'], mana: 'CCCCC', battlefield: ['Ornithopter'] } },
      script: [
        'alice casts Arcbound Bruiser',
        'pass until the stack is empty',
        'bob casts Terminate on Arcbound Bruiser',
        'pass until alice decides',
        'alice says yes',
      ],
      expect: { Ornithopter: { power: 3 } },
    },
  }),
  scenario(
    '502.35a: modular hands its counters to a creature that is an artifact, and to nothing that isn’t both',
    {
      rules: ['702.43a', '603.3d'],
      alice: {
        battlefield: [
          { card: 'Arcbound Bruiser', counters: { '+1/+1': 3 } },
          card('Idle Relic', ['artifact']),
          'Grizzly Bears',
        ],
      },
      bob: { hand: ['Terminate'], mana: 'BR' },
      script: ['bob casts Terminate on Arcbound Bruiser', 'pass until the stack is empty'],
      expect: {
        'Idle Relic': { counters: { '+1/+1': 0 } },
        'Grizzly Bears': { counters: { '+1/+1': 0 } },
      },
      control: {
        setup: {
          alice: {
            battlefield: [
              { card: 'Arcbound Bruiser', counters: { '+1/+1': 3 } },
              'Grizzly Bears',
              'Ornithopter',
            ],
          },
        },
        // The target is not asked: there is one.
        script: ['bob casts Terminate on Arcbound Bruiser', 'pass until alice decides', 'alice says yes'],
        expect: {
          Ornithopter: { counters: { '+1/+1': 3 } },
          'Grizzly Bears': { counters: { '+1/+1': 0 } },
        },
      },
    },
  ),
];
