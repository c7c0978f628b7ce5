import { card, creature, scenario } from '../../machines/play/scenario/index.ts';

const pup = creature('Small Pup', '1/1');
const hound = creature('Large Hound', '2/2');
const surge = card('Surge of Growth', ['sorcery'], {
  manaCost: '{0}',
  abilities: [
    {
      kind: 'spell',
      effect: [
        {
          do: 'putCounters',
          kind: '+1/+1',
          count: 'double',
          on: { all: { type: 'creature', controller: 'you' } },
        },
      ],
    },
  ],
});
const fangs = card('Sharpened Fangs', ['sorcery'], {
  manaCost: '{0}',
  abilities: [
    {
      kind: 'spell',
      targets: [{ objects: { type: 'creature', controller: 'you' } }],
      effect: [
        { do: 'putCounters', kind: '+1/+1', count: 1, on: { target: 0 }, as: 'put' },
        { do: 'putCounters', kind: '+1/+1', count: 'double', on: { named: 'put' } },
      ],
    },
  ],
});

export default [
  scenario('122.1: to double counters on several creatures puts as many on each as that has', {
    rules: ['122.1', '701.10'],
    alice: {
      battlefield: [
        { card: pup, counters: { '+1/+1': 1 } },
        { card: hound, counters: { '+1/+1': 3 } },
        'Grizzly Bears',
      ],
      hand: [surge],
    },
    bob: {},
    script: ['alice casts Surge of Growth', 'pass until the stack is empty'],
    expect: {
      'Small Pup': { counters: { '+1/+1': 2 } },
      'Large Hound': { counters: { '+1/+1': 6 } },
      'Grizzly Bears': { counters: {} },
    },
    control: {
      setup: { alice: { hand: [] } },
      script: [],
      expect: { 'Small Pup': { counters: { '+1/+1': 1 } }, 'Large Hound': { counters: { '+1/+1': 3 } } },
    },
  }),
  scenario('608.2c: what had a counter put on it has all its counters doubled, and nothing else has', {
    rules: ['608.2c', '122.1'],
    alice: {
      battlefield: [
        { card: pup, counters: { '+1/+1': 1 } },
        { card: hound, counters: { '+1/+1': 3 } },
      ],
      hand: [fangs],
    },
    bob: {},
    script: ['alice casts Sharpened Fangs on Small Pup', 'pass until the stack is empty'],
    expect: { 'Small Pup': { counters: { '+1/+1': 4 } }, 'Large Hound': { counters: { '+1/+1': 3 } } },
    control: {
      script: ['alice casts Sharpened Fangs on Large Hound', 'pass until the stack is empty'],
      expect: { 'Small Pup': { counters: { '+1/+1': 1 } }, 'Large Hound': { counters: { '+1/+1': 8 } } },
    },
  }),
];
