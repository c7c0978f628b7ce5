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
  scenario('603.4: “if it’s on the battlefield” is false of what was there and is gone', {
    rules: ['603.4', '608.2h'],
    alice: { hand: ['Animate Dead'], graveyard: ['Grizzly Bears'], mana: 'BB' },
    bob: { hand: ['Disenchant'], mana: 'WW' },
    script: [
      'alice casts Animate Dead on Grizzly Bears',
      'everyone passes',
      'alice passes',
      'bob casts Disenchant on Animate Dead',
      'pass until the stack is empty',
    ],
    expect: { 'Grizzly Bears': { on: 'graveyard' }, 'Animate Dead': { on: 'graveyard' } },
    control: {
      script: ['alice casts Animate Dead on Grizzly Bears', 'pass until the stack is empty'],
      expect: { 'Grizzly Bears': { on: 'battlefield', power: 1 } },
    },
  }),
];
