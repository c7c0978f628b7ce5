import { card, scenario } from '../../machines/play/scenario/index.ts';
import { draw, spell, undaunted } from '../../machines/rules/abilities/write/index.ts';

const council = card('Bold Council', ['sorcery'], {
  manaCost: '{4}{W}',
  abilities: [undaunted, spell([], draw(2))],
});

export default [
  scenario('702.125a-b: {1} less for each opponent who is still in the game', {
    rules: ['702.125', '702.125a', '702.125b'],
    alice: { hand: [council], mana: 'WCC' },
    bob: {},
    carol: {},
    script: ['alice casts Bold Council', 'pass until the stack is empty'],
    expect: { alice: { hand: 2, mana: '' } },
    control: {
      script: ['carol concedes', 'refused: alice casts Bold Council'],
      expect: { alice: { hand: ['Bold Council'] } },
    },
  }),
];
