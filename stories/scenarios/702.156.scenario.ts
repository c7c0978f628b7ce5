import { creature, scenario } from '../../machines/play/scenario/index.ts';

const tyrant = creature('Hungry Tyrant', '0/0', 'ravenous', { manaCost: '{X}{G}' });

export default [
  scenario('702.156a: as many counters as X, and a card if that is 5 or more', {
    rules: ['702.156', '702.156a', '107.3m'],
    alice: { hand: [tyrant], mana: 'GCCCCC' },
    bob: {},
    script: ['alice casts Hungry Tyrant with X = 5', 'pass until the stack is empty'],
    expect: { 'Hungry Tyrant': { power: 5 }, alice: { hand: 1 } },
    control: {
      script: ['alice casts Hungry Tyrant with X = 4', 'pass until the stack is empty'],
      expect: { 'Hungry Tyrant': { power: 4 }, alice: { hand: 0 } },
    },
  }),
];
