import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('201.2b: seven lands have different names although two of eight share one', {
    rules: ['201.2b', '603.4'],
    alice: {
      battlefield: ['Field of the Dead', 'Plains', 'Island', 'Swamp', 'Mountain', 'Wastes', 'Wastes'],
      hand: ['Forest'],
    },
    bob: {},
    script: ['alice plays Forest', 'pass until the stack is empty'],
    expect: {
      alice: {
        battlefield: [
          'Field of the Dead',
          'Plains',
          'Island',
          'Swamp',
          'Mountain',
          'Wastes',
          'Wastes',
          'Forest',
          'Zombie Token',
        ],
      },
    },
    control: {
      // Eight lands, of which six have different names.
      setup: {
        alice: {
          hand: ['Wastes'],
          battlefield: ['Field of the Dead', 'Plains', 'Island', 'Swamp', 'Mountain', 'Mountain', 'Wastes'],
        },
      },
      script: ['alice plays Wastes', 'pass until the stack is empty'],
      expect: { alice: { battlefield: 8 } },
    },
  }),
];
