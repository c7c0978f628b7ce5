import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('702.78a: a spell whose conspire cost was paid is copied', {
    rules: ['702.78a', '601.2b', '707.10'],
    alice: {
      hand: ['Barkshell Blessing'],
      battlefield: ['Kalonian Tusker', 'Grizzly Bears', 'Hill Giant'],
      mana: 'G',
    },
    bob: {},
    script: [
      'alice casts Barkshell Blessing kicked on Grizzly Bears',
      { expect: { 'Kalonian Tusker': { tapped: true }, 'Grizzly Bears': { tapped: true } } },
      'pass until alice decides',
      'alice chooses Hill Giant',
      'pass until the stack is empty',
    ],
    expect: { 'Grizzly Bears': { power: 4 }, 'Hill Giant': { power: 5, tapped: false } },
    control: {
      // A red creature shares no color with it.
      setup: { alice: { battlefield: ['Grizzly Bears', 'Hill Giant'] } },
      script: ['alice casts Barkshell Blessing on Grizzly Bears', 'pass until the stack is empty'],
      expect: { 'Grizzly Bears': { power: 4, tapped: false }, 'Hill Giant': { power: 3 } },
    },
  }),
  scenario('707.10: what a copy targets becomes its target', {
    rules: ['707.10', '702.78a', '603.2'],
    alice: {
      hand: ['Barkshell Blessing'],
      battlefield: ['Kalonian Tusker', 'Grizzly Bears', 'Bonecrusher Giant'],
      mana: 'G',
    },
    bob: {},
    script: [
      'alice casts Barkshell Blessing kicked on Grizzly Bears',
      'pass until alice decides',
      'alice chooses Bonecrusher Giant',
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 18 }, 'Bonecrusher Giant': { power: 6 } },
    control: {
      script: [
        'alice casts Barkshell Blessing kicked on Grizzly Bears',
        'pass until alice decides',
        'alice chooses Grizzly Bears',
        'pass until the stack is empty',
      ],
      expect: { alice: { life: 20 }, 'Grizzly Bears': { power: 6 } },
    },
  }),
];
