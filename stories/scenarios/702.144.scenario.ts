import { card, scenario } from '../../machines/play/scenario/index.ts';
import { demonstrate, draw, spell } from '../../machines/rules/abilities/write/index.ts';

const lecture = card('Open Lecture', ['sorcery'], {
  manaCost: '{0}',
  abilities: [spell([], draw(1)), demonstrate],
});

export default [
  scenario('702.144a: whoever copies it lets an opponent of their choice copy it, too', {
    rules: ['702.144', '702.144a'],
    alice: { hand: [lecture] },
    bob: {},
    carol: {},
    script: [
      'alice casts Open Lecture',
      'pass until alice decides',
      'alice says yes',
      'alice chooses carol',
      'pass until the stack is empty',
    ],
    expect: { alice: { hand: 2 }, bob: { hand: 0 }, carol: { hand: 1 } },
    control: {
      script: [
        'alice casts Open Lecture',
        'pass until alice decides',
        'alice says no',
        'pass until the stack is empty',
      ],
      expect: { alice: { hand: 1 }, carol: { hand: 0 } },
    },
  }),
];
