import { card, scenario } from '../../machines/play/scenario/index.ts';
import { counter, one, spell, target } from '../../machines/rules/abilities/write/index.ts';

/** "Take an extra turn after this one. At the beginning of your next end step, you lose the game." */
const chance = card('One Last Turn', ['sorcery'], {
  manaCost: '{R}',
  abilities: [
    spell(
      [],
      { do: 'extraTurn', who: 'you' },
      {
        do: 'delayedTrigger',
        when: [{ on: 'begins', step: 'end', whose: 'you' }],
        effect: [{ do: 'lose', who: 'you' }],
      },
    ),
  ],
});
/** "Counter target spell, activated ability, or triggered ability." */
const disallowing = card('Any Answer', ['instant'], {
  manaCost: '{U}',
  abilities: [spell([one({ zone: 'stack' })], counter(target(0)))],
});
const doomed = [
  'alice casts One Last Turn',
  'everyone passes',
  "pass until alice's end",
  { expect: { game: { stack: ['the ability of One Last Turn'] } } },
];

export default [
  scenario('701.6a: a delayed triggered ability that is countered is gone, and triggers no second time', {
    rules: ['701.6a', '603.7b'],
    alice: { hand: [chance, disallowing], mana: 'R', battlefield: ['Island'] },
    bob: {},
    script: [
      ...doomed,
      'alice casts Any Answer on the ability of One Last Turn',
      'everyone passes',
      "pass until bob's upkeep",
    ],
    expect: { alice: { lost: false }, game: { over: false, turn: { of: 'bob' } } },
    control: {
      script: [...doomed, 'pass until the game is over'],
      expect: { alice: { lost: true }, game: { over: { winners: ['bob'] } } },
    },
  }),
];
