import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('506.5: a creature that can only attack alone attacks with no other', {
    rules: ['506.5', '508.1c'],
    alice: { battlefield: ['Master of Cruelties', 'Hill Giant'] },
    bob: {},
    script: [
      'refused 508.1c: alice attacks bob with Master of Cruelties, Hill Giant',
      'alice attacks bob with Master of Cruelties',
      'pass until postcombat main',
    ],
    expect: { bob: { life: 1 } },
    control: {
      script: ['alice attacks bob with Hill Giant', 'pass until postcombat main'],
      expect: { bob: { life: 17 } },
    },
  }),
  scenario('510.1a: what assigns no combat damage deals none, though nothing blocks it', {
    rules: ['510.1a', '509.3g', '119.5'],
    alice: { battlefield: ['Master of Cruelties'] },
    bob: { life: 5, battlefield: ['Grizzly Bears'] },
    script: [
      'alice attacks bob with Master of Cruelties',
      'bob blocks nothing',
      'pass until postcombat main',
    ],
    expect: { bob: { life: 1 }, 'Grizzly Bears': { on: 'battlefield' } },
    control: {
      script: [
        'alice attacks bob with Master of Cruelties',
        'bob blocks Master of Cruelties with Grizzly Bears',
        'pass until postcombat main',
      ],
      expect: { bob: { life: 5 }, 'Grizzly Bears': { on: 'graveyard' } },
    },
  }),
  scenario('509.3g: what attacks a planeswalker and isn’t blocked attacks no player', {
    rules: ['509.3g', '603.2'],
    alice: { battlefield: ['Master of Cruelties'] },
    bob: { battlefield: ['Karn Liberated'] },
    script: ['alice attacks Karn Liberated with Master of Cruelties', 'pass until postcombat main'],
    expect: { bob: { life: 20 }, 'Karn Liberated': { counters: { loyalty: 5 } } },
    control: {
      script: ['alice attacks bob with Master of Cruelties', 'pass until postcombat main'],
      expect: { bob: { life: 1 }, 'Karn Liberated': { counters: { loyalty: 6 } } },
    },
  }),
  scenario('508.1c: a creature that needs two others to attack can’t attack with fewer', {
    rules: ['508.1c'],
    alice: { battlefield: ['Orcish Conscripts', 'Hill Giant', 'Grizzly Bears'] },
    bob: {},
    script: [
      'refused 508.1c: alice attacks bob with Orcish Conscripts',
      'refused 508.1c: alice attacks bob with Orcish Conscripts, Hill Giant',
      'alice attacks bob with Orcish Conscripts, Hill Giant, Grizzly Bears',
      'pass until postcombat main',
    ],
    expect: { bob: { life: 13 } },
    control: {
      setup: { alice: { battlefield: ['Walking Corpse', 'Hill Giant', 'Grizzly Bears'] } },
      script: ['alice attacks bob with Walking Corpse', 'pass until postcombat main'],
      expect: { bob: { life: 18 } },
    },
  }),
  scenario('509.1b: a creature that needs two others to block can’t block with fewer', {
    rules: ['509.1b'],
    alice: { battlefield: ['Hill Giant'] },
    bob: { battlefield: ['Orcish Conscripts', 'Grizzly Bears', 'Walking Corpse'] },
    script: [
      'alice attacks bob with Hill Giant',
      'refused 509.1b: bob blocks Hill Giant with Orcish Conscripts, Grizzly Bears',
      'bob blocks Hill Giant with Orcish Conscripts, Grizzly Bears, Walking Corpse',
      'pass until postcombat main',
    ],
    decide: { assignCombatDamage: { 'Orcish Conscripts': 3 } },
    expect: { 'Orcish Conscripts': { on: 'graveyard' }, 'Hill Giant': { on: 'graveyard' } },
    control: {
      setup: { bob: { battlefield: ['Llanowar Elves', 'Grizzly Bears', 'Walking Corpse'] } },
      script: [
        'alice attacks bob with Hill Giant',
        'bob blocks Hill Giant with Llanowar Elves',
        'everyone passes',
      ],
      expect: { 'Llanowar Elves': { on: 'graveyard' } },
    },
  }),
  scenario(
    '608.2i: what blocked or was blocked this turn is destroyed at the end of combat, and nothing else',
    {
      rules: ['608.2i', '511.2'],
      alice: { battlefield: ['Heat Stroke', 'Hill Giant', 'Air Elemental'] },
      bob: { battlefield: ['Wall of Frost', 'Grizzly Bears'] },
      script: [
        'alice attacks bob with Hill Giant, Air Elemental',
        'bob blocks Hill Giant with Wall of Frost',
        'pass until postcombat main',
      ],
      expect: {
        'Hill Giant': { on: 'graveyard' },
        'Wall of Frost': { on: 'graveyard' },
        'Air Elemental': { on: 'battlefield' },
        'Grizzly Bears': { on: 'battlefield' },
      },
      control: {
        without: 'Heat Stroke',
        expect: { 'Hill Giant': { on: 'battlefield' }, 'Wall of Frost': { on: 'battlefield' } },
      },
    },
  ),
  scenario('608.2i: lands count as they were when the turn began, before any untapped', {
    rules: ['608.2i', '500.1', '502.3'],
    alice: { battlefield: ['Power Surge'] },
    bob: { battlefield: ['Mountain', { card: 'Forest', tapped: true }, 'Swamp'] },
    script: ["pass until bob's draw"],
    expect: { bob: { life: 18 }, Forest: { tapped: false } },
    control: {
      setup: { bob: { battlefield: ['Mountain', 'Forest', 'Swamp'] } },
      expect: { bob: { life: 17 } },
    },
  }),
];
