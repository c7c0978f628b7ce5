import { scenario } from '../../machines/play/scenario/index.ts';
import { saying, witness } from './keyword-actions.ts';

const clutch = saying('Odd Clutch', 'incubate', { n: 3 });
const vat = witness('Warm Vat', 'incubate', { who: 'you' });

export default [
  scenario('701.53a: an Incubator token enters with the counters', {
    rules: ['701.53a'],
    alice: { hand: [clutch], battlefield: [vat] },
    bob: {},
    script: ['alice casts Odd Clutch', 'pass until the stack is empty'],
    expect: {
      'Incubator Token': { counters: { '+1/+1': 3 }, types: ['artifact'], subtypes: ['Incubator'] },
      alice: { life: 21 },
    },
    control: { without: 'Warm Vat', expect: { alice: { life: 20 } } },
  }),
  scenario('701.53b: for {2} it becomes a 0/0 Phyrexian artifact creature, its counters with it', {
    rules: ['701.53b', '111.10i', '712.9'],
    alice: { hand: [clutch], mana: 'CC' },
    bob: {},
    script: [
      'alice casts Odd Clutch',
      'pass until the stack is empty',
      'alice activates Incubator Token',
      'pass until the stack is empty',
    ],
    expect: {
      'Phyrexian Token': {
        on: 'battlefield',
        power: 3,
        toughness: 3,
        types: ['artifact', 'creature'],
        subtypes: ['Phyrexian'],
        colors: '',
      },
    },
    control: {
      script: ['alice casts Odd Clutch', 'pass until the stack is empty'],
      expect: { 'Incubator Token': { on: 'battlefield', types: ['artifact'] } },
    },
  }),
];
