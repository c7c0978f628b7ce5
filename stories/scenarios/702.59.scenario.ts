import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import { draw, recover, spell } from '../../machines/rules/abilities/write/index.ts';

const gain = card('Lingering Lesson', ['sorcery'], {
  manaCost: '{W}',
  abilities: [spell([], draw(1)), recover('{1}')],
});
const assassin = creature('Tireless Assassin', '1/1', '', { abilities: [recover('{1}')] });

export default [
  scenario('702.59a: as a creature goes to its graveyard the card returns to hand for its cost', {
    rules: ['702.59', '702.59a'],
    alice: { graveyard: [gain], battlefield: ['Grizzly Bears', 'Forest'] },
    bob: { battlefield: ['Mountain'], hand: ['Shock'] },
    turn: { of: 'bob' },
    script: [
      'bob casts Shock on Grizzly Bears',
      'pass until alice decides',
      'alice says yes',
      'alice pays',
      'pass until the stack is empty',
    ],
    expect: { alice: { hand: ['Lingering Lesson'], graveyard: ['Grizzly Bears'], exile: 0 } },
    control: {
      script: [
        'bob casts Shock on Grizzly Bears',
        'pass until alice decides',
        'alice says no',
        'pass until the stack is empty',
      ],
      expect: { alice: { hand: 0, exile: ['Lingering Lesson'] } },
    },
  }),
  scenario('702.59a: a creature of another player is none of its concern', {
    rules: ['702.59a'],
    alice: { graveyard: [gain], battlefield: ['Mountain'], hand: ['Shock'] },
    bob: { battlefield: ['Grizzly Bears'] },
    script: ['alice casts Shock on Grizzly Bears', 'pass until the stack is empty'],
    expect: { alice: { graveyard: ['Lingering Lesson', 'Shock'], exile: 0 } },
    control: {
      setup: { alice: { battlefield: ['Mountain', 'Mountain', 'Grizzly Bears'] }, bob: { battlefield: [] } },
      script: ['alice casts Shock on Grizzly Bears', 'pass until alice decides', 'alice says no'],
      expect: { alice: { exile: ['Lingering Lesson'] } },
    },
  }),
  scenario(
    '702.59a, 603.10: it functions in the graveyard alone, and isn’t there yet as its own creature dies',
    {
      rules: ['702.59a', '113.6b', '603.6c'],
      alice: { battlefield: [assassin, 'Forest'] },
      bob: { battlefield: ['Mountain'], hand: ['Shock'] },
      turn: { of: 'bob' },
      script: ['bob casts Shock on Tireless Assassin', 'pass until the stack is empty'],
      expect: { alice: { graveyard: ['Tireless Assassin'], exile: 0 } },
      control: {
        setup: { alice: { battlefield: ['Grizzly Bears', 'Forest'], graveyard: [assassin] } },
        script: [
          'bob casts Shock on Grizzly Bears',
          'pass until alice decides',
          'alice says no',
          'pass until the stack is empty',
        ],
        expect: { alice: { graveyard: ['Grizzly Bears'], exile: ['Tireless Assassin'] } },
      },
    },
  ),
];
