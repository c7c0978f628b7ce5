import { card, scenario } from '../../machines/play/scenario/index.ts';
import { activated, named, tap } from '../../machines/rules/abilities/write/index.ts';

/** {T}: A player of one’s choice adds one mana of any color they choose. */
const lamp = card('Lamp for Everyone', ['artifact'], {
  abilities: [
    activated({
      cost: [tap],
      effect: [
        { do: 'choosePlayer', from: 'everyone', as: 'who' },
        { do: 'addMana', anyOf: ['W', 'U', 'B', 'R', 'G'], count: 1, who: named('who') },
      ],
    }),
  ],
});

export default [
  scenario('605.1a: an ability is a mana ability though the mana is another player’s', {
    rules: ['605.1a', '605.3b'],
    alice: { battlefield: [lamp] },
    bob: {},
    script: [
      'alice activates Lamp for Everyone',
      'alice chooses bob',
      'bob chooses U',
      { expect: { game: { stack: 0, priority: 'alice' } } },
    ],
    expect: { bob: { mana: 'U' }, alice: { mana: '' } },
    control: {
      script: ['alice activates Lamp for Everyone', 'alice chooses alice', 'alice chooses U'],
      expect: { bob: { mana: '' }, alice: { mana: 'U' } },
    },
  }),
];
