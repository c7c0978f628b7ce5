import { scenario } from '../../machines/play/scenario/index.ts';

const twoIslands = { card: 'Island', count: 2 };

export default [
  scenario('702.9a: flying is an evasion ability: it matters as blockers are declared, while it is had', {
    rules: ['702.9a', '509.1b', '604.1'],
    alice: { battlefield: ['Wind Drake'] },
    bob: { battlefield: ['Grizzly Bears', 'Storm Crow', twoIslands], hand: ['Turn to Frog'] },
    script: [
      'alice attacks bob with Wind Drake',
      'bob casts Turn to Frog on Wind Drake',
      'pass until the stack is empty',
      'bob blocks Wind Drake with Grizzly Bears',
    ],
    expect: { 'Wind Drake': { on: 'graveyard' }, bob: { life: 20 } },
    control: {
      script: [
        'alice attacks bob with Wind Drake',
        'refused 702.9b: bob blocks Wind Drake with Grizzly Bears',
        'bob blocks nothing',
      ],
      expect: { bob: { life: 18 }, game: { notHappened: [{ event: 'trigger' }] } },
    },
  }),
  scenario('702.9b: a creature with flying is blocked only by creatures with flying or reach', {
    rules: ['702.9b', '702.17b', '509.1b'],
    alice: { battlefield: ['Wind Drake'] },
    bob: { battlefield: ['Grizzly Bears', 'Giant Spider', 'Storm Crow'] },
    script: [
      'alice attacks bob with Wind Drake',
      'refused 702.9b: bob blocks Wind Drake with Grizzly Bears',
      'refused 702.9b: bob blocks Wind Drake with Grizzly Bears, Giant Spider',
      'bob blocks Wind Drake with Giant Spider, Storm Crow',
    ],
    decide: { assignCombatDamage: { 'Storm Crow': 2 } },
    expect: { 'Wind Drake': { on: 'graveyard' }, 'Storm Crow': { on: 'graveyard' }, bob: { life: 20 } },
    control: {
      without: 'flying',
      script: ['alice attacks bob with Wind Drake', 'bob blocks Wind Drake with Grizzly Bears'],
      decide: {},
      expect: { 'Wind Drake': { on: 'graveyard' }, 'Grizzly Bears': { on: 'graveyard' } },
    },
  }),
  scenario('702.9b: a creature with flying may block one with or without flying', {
    rules: ['702.9b', '509.1b'],
    alice: { battlefield: ['Grizzly Bears', 'Wind Drake'] },
    bob: { battlefield: ['Storm Crow', 'Azure Drake'] },
    script: [
      'alice attacks bob with Grizzly Bears, Wind Drake',
      'bob blocks Grizzly Bears with Storm Crow; Wind Drake with Azure Drake',
    ],
    expect: { bob: { life: 20 }, 'Storm Crow': { on: 'graveyard' }, 'Wind Drake': { on: 'graveyard' } },
    control: {
      withoutAbilities: ['Azure Drake'],
      script: [
        'alice attacks bob with Grizzly Bears, Wind Drake',
        'refused 702.9b: bob blocks Grizzly Bears with Storm Crow; Wind Drake with Azure Drake',
        'bob blocks Grizzly Bears with Storm Crow',
      ],
      expect: { bob: { life: 18 } },
    },
  }),
  scenario('702.9c: two instances of flying are as one: a creature that flies once may block', {
    rules: ['702.9c', '702.9b'],
    alice: { battlefield: [{ card: 'Wind Drake', counters: { flying: 1 } }] },
    bob: { battlefield: ['Storm Crow', 'Grizzly Bears'] },
    script: [
      'alice attacks bob with Wind Drake',
      'refused 702.9b: bob blocks Wind Drake with Grizzly Bears',
      'bob blocks Wind Drake with Storm Crow',
    ],
    expect: { 'Storm Crow': { on: 'graveyard' }, bob: { life: 20 } },
    control: {
      without: 'flying',
      setup: { alice: { battlefield: ['Wind Drake'] } },
      script: ['alice attacks bob with Wind Drake', 'bob blocks Wind Drake with Grizzly Bears'],
      expect: { 'Grizzly Bears': { on: 'graveyard' } },
    },
  }),
];
