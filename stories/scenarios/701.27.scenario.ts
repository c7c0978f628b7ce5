import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('701.27e: what transforms triggers on what it transforms into, with what that face says', {
    rules: ['701.27a', '701.27e', '603.4'],
    alice: { hand: ['Huntmaster of the Fells'], mana: 'RGCC', library: ['Forest', 'Forest'] },
    bob: { battlefield: ['Grizzly Bears'], library: ['Island', 'Island', 'Island'] },
    script: [
      'alice casts Huntmaster of the Fells',
      'pass until the stack is empty',
      { expect: { alice: { life: 22 } } },
      "pass until alice's upkeep",
      'pass until alice decides',
      'alice chooses Grizzly Bears',
      'pass until the stack is empty',
    ],
    expect: {
      'Huntmaster of the Fells': { name: 'Ravager of the Fells', power: 4, has: ['trample'] },
      bob: { life: 18 },
      'Grizzly Bears': { on: 'graveyard' },
      alice: { life: 22 },
    },
    control: {
      script: ['alice casts Huntmaster of the Fells', 'pass until the stack is empty'],
      expect: {
        'Huntmaster of the Fells': { power: 2, hasNot: ['trample'] },
        bob: { life: 20 },
        alice: { life: 22 },
      },
    },
  }),
];
