import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('701.36a: to populate is to create a copy of a creature token that one controls', {
    rules: ['701.36a', '707.2', '111.2'],
    alice: { hand: ['Scion of Vitu-Ghazi'], mana: 'WWCCC' },
    bob: {},
    script: ['alice casts Scion of Vitu-Ghazi', 'pass until the stack is empty'],
    expect: { alice: { battlefield: ['Scion of Vitu-Ghazi', 'Bird Token', 'Bird Token'] } },
    control: {
      setup: { alice: { battlefield: ["Trostani, Selesnya's Voice"], hand: [], mana: 'GWC' } },
      // There is no token to copy (701.36b).
      script: ["alice activates Trostani, Selesnya's Voice", 'pass until the stack is empty'],
      expect: { alice: { battlefield: 1 } },
    },
  }),
];
