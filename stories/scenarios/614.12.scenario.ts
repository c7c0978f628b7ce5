import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('614.12: a land that is a Mountain once it enters has no ability by which it would enter tapped', {
    rules: ['614.12', '305.7'],
    alice: { hand: ['Kabira Crossroads'], battlefield: ['Blood Moon'] },
    bob: {},
    script: ['alice plays Kabira Crossroads', 'pass until the stack is empty'],
    expect: { 'Kabira Crossroads': { tapped: false }, alice: { life: 20 } },
    control: {
      without: 'Blood Moon',
      expect: { 'Kabira Crossroads': { tapped: true }, alice: { life: 22 } },
    },
  }),
];
