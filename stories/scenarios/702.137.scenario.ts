import { card, scenario } from '../../machines/play/scenario/index.ts';
import { draw, spectacle, spell } from '../../machines/rules/abilities/write/index.ts';

const show = card('Grand Show', ['sorcery'], {
  manaCost: '{4}{R}',
  abilities: [spectacle('{R}'), spell([], draw(2))],
});
export default [
  scenario('702.137a: for its spectacle cost once an opponent lost life this turn', {
    rules: ['702.137', '702.137a', '118.9'],
    alice: { hand: [show, 'Shock'], mana: 'RR' },
    bob: {},
    script: [
      'refused: alice casts Grand Show by spectacle',
      'alice casts Shock on bob',
      'pass until the stack is empty',
      'alice casts Grand Show by spectacle',
      'pass until the stack is empty',
    ],
    expect: { alice: { hand: 2 } },
    control: {
      script: [
        'alice casts Shock on alice',
        'pass until the stack is empty',
        'refused: alice casts Grand Show by spectacle',
      ],
      expect: { alice: { hand: ['Grand Show'], life: 18 } },
    },
  }),
];
