import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('702.17a: reach is static: nothing on the stack, and gone with the ability', {
    rules: ['702.17a', '604.1'],
    alice: { battlefield: ['Wind Drake', { card: 'Island', count: 2 }], hand: ['Turn to Frog'] },
    bob: { battlefield: ['Giant Spider', 'Storm Crow'] },
    script: [
      'alice attacks bob with Wind Drake',
      'alice casts Turn to Frog on Giant Spider',
      'pass until the stack is empty',
      'refused 702.9b: bob blocks Wind Drake with Giant Spider',
      'bob blocks nothing',
    ],
    expect: { bob: { life: 18 } },
    control: {
      script: ['alice attacks bob with Wind Drake', 'bob blocks Wind Drake with Giant Spider'],
      expect: {
        bob: { life: 20 },
        'Wind Drake': { on: 'graveyard' },
        game: { notHappened: [{ event: 'trigger' }] },
      },
    },
  }),
  scenario('702.17b: a creature with reach may block one with flying', {
    rules: ['702.17b', '702.9b', '509.1b'],
    alice: { battlefield: ['Wind Drake'] },
    bob: { battlefield: ['Giant Spider', 'Grizzly Bears', 'Storm Crow'] },
    script: [
      'alice attacks bob with Wind Drake',
      'refused 702.9b: bob blocks Wind Drake with Grizzly Bears',
      'bob blocks Wind Drake with Giant Spider',
    ],
    expect: { 'Wind Drake': { on: 'graveyard' }, 'Giant Spider': { damage: 2 }, bob: { life: 20 } },
    control: {
      without: 'reach',
      script: [
        'alice attacks bob with Wind Drake',
        'refused 702.9b: bob blocks Wind Drake with Giant Spider',
        'bob blocks nothing',
      ],
      expect: { bob: { life: 18 } },
    },
  }),
  scenario('702.17b: reach doesn’t make a creature fly: it is blocked by any other', {
    rules: ['702.17b', '702.9b'],
    alice: { battlefield: ['Giant Spider'] },
    bob: { battlefield: ['Grizzly Bears'] },
    script: ['alice attacks bob with Giant Spider', 'bob blocks Giant Spider with Grizzly Bears'],
    expect: { 'Grizzly Bears': { on: 'graveyard' }, bob: { life: 20 } },
    control: {
      setup: {
        alice: { battlefield: [{ card: 'Giant Spider', counters: { flying: 1 } }] },
        bob: { battlefield: ['Grizzly Bears', 'Storm Crow'] },
      },
      script: [
        'alice attacks bob with Giant Spider',
        'refused 702.9b: bob blocks Giant Spider with Grizzly Bears',
        'bob blocks nothing',
      ],
      expect: { bob: { life: 18 } },
    },
  }),
  scenario('702.17c: two instances of reach allow what one does', {
    rules: ['702.17c', '702.17b'],
    alice: { battlefield: ['Wind Drake', 'Storm Crow'] },
    bob: { battlefield: [{ card: 'Giant Spider', counters: { reach: 1 } }] },
    script: [
      'alice attacks bob with Wind Drake, Storm Crow',
      'refused 509.1a: bob blocks Wind Drake with Giant Spider; Storm Crow with Giant Spider',
      'bob blocks Wind Drake with Giant Spider',
    ],
    expect: { 'Wind Drake': { on: 'graveyard' }, bob: { life: 19 } },
    control: {
      without: 'reach',
      setup: { bob: { battlefield: ['Giant Spider', 'Azure Drake'] } },
      script: [
        'alice attacks bob with Wind Drake, Storm Crow',
        'refused 702.9b: bob blocks Wind Drake with Giant Spider',
        'bob blocks nothing',
      ],
      expect: { bob: { life: 17 } },
    },
  }),
];
