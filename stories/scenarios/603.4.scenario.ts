import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('603.4: an ability may ask what entered in the last turn, also before its own object did', {
    rules: ['603.4', '608.2i'],
    alice: {
      hand: ['Grizzly Bears', 'Ephara, God of the Polis'],
      mana: 'GCWUCC',
      library: ['Forest', 'Island', 'Swamp'],
    },
    bob: {},
    script: [
      'alice casts Grizzly Bears',
      'pass until the stack is empty',
      'alice casts Ephara, God of the Polis',
      'pass until the stack is empty',
      'pass until the draw step',
    ],
    expect: { alice: { hand: ['Forest'] } },
    control: {
      // Ephara is no creature besides herself.
      script: [
        'alice casts Ephara, God of the Polis',
        'pass until the stack is empty',
        'pass until the draw step',
      ],
      expect: { alice: { hand: ['Grizzly Bears'] } },
    },
  }),
];
