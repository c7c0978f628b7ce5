import { creature, scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('702.113a: for its awaken cost a spell also makes a land a creature with counters', {
    rules: ['702.113a', '118.9'],
    alice: { hand: ['Ondu Rising'], mana: 'WWWWW', battlefield: ['Forest', 'Grizzly Bears'] },
    bob: {},
    script: [
      'alice casts Ondu Rising by awaken on Forest',
      'pass until the stack is empty',
      'alice attacks bob with Grizzly Bears',
    ],
    expect: {
      Forest: {
        types: ['creature', 'land'],
        subtypes: ['Forest', 'Elemental'],
        counters: { '+1/+1': 4 },
        power: 4,
        toughness: 4,
        has: ['haste'],
      },
      alice: { life: 22 },
    },
    control: {
      script: [
        'alice casts Ondu Rising',
        'pass until the stack is empty',
        'alice attacks bob with Grizzly Bears',
      ],
      expect: { Forest: { types: ['land'], counters: { '+1/+1': 0 } }, alice: { life: 22 } },
    },
  }),
  scenario('702.113b: the land is a target only if the awaken cost was chosen', {
    rules: ['702.113b', '601.2c', '608.2b'],
    alice: { hand: ['Ondu Rising'], mana: 'WWWWW', battlefield: ['Forest', 'Grizzly Bears'] },
    bob: { hand: ['Boomerang'], mana: 'UU' },
    script: [
      'alice casts Ondu Rising by awaken on Forest',
      { expect: { 'Ondu Rising': { targets: ['Forest'] } } },
      'alice passes',
      'bob casts Boomerang on Forest',
      'pass until the stack is empty',
      'alice attacks bob with Grizzly Bears',
    ],
    // Its only target is illegal: nothing of it happens.
    expect: { alice: { life: 20 }, 'Ondu Rising': { on: 'graveyard' } },
    control: {
      script: [
        'alice casts Ondu Rising',
        { expect: { 'Ondu Rising': { targets: [] } } },
        'alice passes',
        'bob casts Boomerang on Forest',
        'pass until the stack is empty',
        'alice attacks bob with Grizzly Bears',
      ],
      expect: { alice: { life: 22 } },
    },
  }),
  scenario(
    '702.113a: the awaken cost is paid rather than the mana cost, and only the land of one’s own is a target',
    {
      rules: ['702.113a', '118.9', '115.1'],
      alice: { hand: ['Ondu Rising'], mana: 'WW', battlefield: ['Forest', 'Grizzly Bears'] },
      bob: { battlefield: ['Swamp'] },
      script: ['refused 118.3: alice casts Ondu Rising by awaken on Forest', 'alice casts Ondu Rising'],
      expect: { Forest: { types: ['land'] }, alice: { mana: '' } },
      control: {
        setup: { alice: { mana: 'WWWWW' } },
        script: [
          'refused 115.1: alice casts Ondu Rising by awaken on Swamp',
          'refused 115.1: alice casts Ondu Rising by awaken on Grizzly Bears',
          'alice casts Ondu Rising by awaken on Forest',
          { expect: { 'Ondu Rising': { targets: ['Forest'] } } },
        ],
        expect: { Forest: { power: 4 }, alice: { mana: '' } },
      },
    },
  ),
  scenario('702.113a: the land becomes a 0/0 creature, whatever it was, and stays one', {
    rules: ['702.113a', '611.2a'],
    alice: {
      hand: ['Ondu Rising'],
      mana: 'WWWWW',
      battlefield: [creature('Grove Walker', '3/3', '', { types: ['land', 'creature'] }), 'Forest'],
    },
    bob: {},
    script: [
      'alice casts Ondu Rising by awaken on Grove Walker',
      'pass until the stack is empty',
      'pass until turn 3',
    ],
    expect: { 'Grove Walker': { power: 4, toughness: 4, has: ['haste'] } },
    control: {
      script: [
        'alice casts Ondu Rising by awaken on Forest',
        'pass until the stack is empty',
        'pass until turn 3',
      ],
      expect: {
        'Grove Walker': { power: 3, toughness: 3, hasNot: ['haste'] },
        Forest: { types: ['creature', 'land'], power: 4 },
      },
    },
  }),
];
