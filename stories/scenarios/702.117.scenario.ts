import { card, scenario } from '../../machines/play/scenario/index.ts';
import { draw, spell, surge } from '../../machines/rules/abilities/write/index.ts';

const wave = card('Second Wave', ['sorcery'], {
  manaCost: '{4}{R}',
  abilities: [surge('{R}'), spell([], draw(2))],
});

export default [
  scenario('702.117a: for its surge cost once its player has cast another spell this turn', {
    rules: ['702.117', '702.117a'],
    alice: { hand: [wave, 'Shock'], mana: 'RR' },
    bob: { battlefield: ['Island', 'Island'], hand: ['Counterspell'] },
    script: [
      'refused: alice casts Second Wave by surge',
      'alice casts Shock on bob',
      'alice passes',
      'bob casts Counterspell on Shock',
      'pass until the stack is empty',
      'alice casts Second Wave by surge',
      'pass until the stack is empty',
    ],
    expect: { bob: { life: 20 }, alice: { hand: 2 } },
    control: {
      setup: { alice: { hand: [wave], mana: 'RR' }, bob: { battlefield: ['Mountain'], hand: ['Shock'] } },
      script: [
        'alice passes',
        'bob casts Shock on alice',
        'pass until the stack is empty',
        'refused: alice casts Second Wave by surge',
      ],
      expect: { alice: { hand: ['Second Wave'], life: 18 } },
    },
  }),
];
