import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('702.74a: evoked, a permanent is sacrificed as it enters, and still triggers', {
    rules: ['702.74a', '113.6d'],
    alice: { hand: ['Faultgrinder'], mana: 'RRRRR' },
    bob: { battlefield: ['Forest'] },
    script: [
      'refused 118.3: alice casts Faultgrinder by mana',
      'alice casts Faultgrinder by evoke',
      'pass until the stack is empty',
    ],
    decide: { order: 'Faultgrinder, Faultgrinder' },
    expect: { Faultgrinder: { on: 'graveyard' }, Forest: { on: 'graveyard' } },
    control: {
      setup: { alice: { hand: ['Faultgrinder'], mana: 'RRRRRRR' } },
      script: ['alice casts Faultgrinder by mana', 'pass until the stack is empty'],
      decide: {},
      expect: { Faultgrinder: { on: 'battlefield' }, Forest: { on: 'graveyard' } },
    },
  }),
];
