import { creature, scenario } from '../../machines/play/scenario/index.ts';
import { activated, mana, perform } from '../../machines/rules/abilities/write/index.ts';

const newt = creature('Patient Newt', '1/1', '', {
  abilities: [activated({ cost: [mana('{1}')], effect: [perform('adapt', { n: 2 })] })],
});

export default [
  scenario('701.46a: a permanent without +1/+1 counters gets as many as it adapts', {
    rules: ['701.46a'],
    alice: { battlefield: [newt], mana: 'C' },
    bob: {},
    script: ['alice activates Patient Newt', 'pass until the stack is empty'],
    expect: { 'Patient Newt': { counters: { '+1/+1': 2 }, power: 3 } },
    control: { script: [], expect: { 'Patient Newt': { counters: { '+1/+1': 0 } } } },
  }),
  scenario('701.46a: one with such a counter gets none; that is asked as the ability resolves', {
    rules: ['701.46a'],
    alice: { battlefield: [newt], mana: 'CC' },
    bob: {},
    script: ['alice activates Patient Newt', 'alice activates Patient Newt', 'pass until the stack is empty'],
    expect: { 'Patient Newt': { counters: { '+1/+1': 2 } } },
    control: {
      // A counter of another kind is no hindrance.
      setup: { alice: { battlefield: [{ card: newt, counters: { charge: 1 } }], mana: 'CC' } },
      script: ['alice activates Patient Newt', 'pass until the stack is empty'],
      expect: { 'Patient Newt': { counters: { '+1/+1': 2 } } },
    },
  }),
];
