import { card, scenario } from '../../machines/play/scenario/index.ts';
import { bargain, draw, spell } from '../../machines/rules/abilities/write/index.ts';

const deal = card('Shady Deal', ['sorcery'], {
  manaCost: '{0}',
  abilities: [
    bargain,
    spell([], {
      do: 'if',
      condition: { holds: 'paid', cost: 'bargain' },
      then: [draw(3)],
      else: [draw(1)],
    }),
  ],
});

export default [
  scenario('702.166a-b: bargained for an artifact, an enchantment or a token', {
    rules: ['702.166', '702.166a', '702.166b'],
    alice: { hand: [deal], battlefield: ['Ornithopter', 'Grizzly Bears'] },
    bob: {},
    script: ['alice casts Shady Deal kicked', 'pass until the stack is empty'],
    expect: { alice: { hand: 3, graveyard: ['Ornithopter', 'Shady Deal'], battlefield: 1 } },
    control: {
      setup: { alice: { hand: [deal], battlefield: ['Grizzly Bears'] } },
      script: [
        'refused: alice casts Shady Deal kicked',
        'alice casts Shady Deal',
        'pass until the stack is empty',
      ],
      expect: { alice: { hand: 1, battlefield: 1 } },
    },
  }),
];
