import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('115.1: only what is chosen as a target has become one: a permanent, not the player beside it', {
    rules: ['115.1', '603.2'],
    alice: { battlefield: ['Bonecrusher Giant'], hand: ['Shock'], mana: 'R' },
    bob: {},
    script: ['alice casts Shock on bob', 'pass until the stack is empty'],
    expect: { alice: { life: 20 }, bob: { life: 18 }, game: { notHappened: [{ event: 'trigger' }] } },
    control: {
      script: ['alice casts Shock on Bonecrusher Giant', 'pass until the stack is empty'],
      expect: { alice: { life: 18 }, bob: { life: 20 } },
    },
  }),
];
