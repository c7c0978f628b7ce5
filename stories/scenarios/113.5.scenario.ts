import { card, scenario } from '../../machines/play/scenario/index.ts';

const borrow = card('Borrowed Loyalty', ['instant'], {
  manaCost: '{U}',
  abilities: [
    {
      kind: 'spell',
      targets: [{ objects: { type: 'planeswalker' } }],
      effect: [
        {
          do: 'modify',
          what: { target: 0 },
          changes: [{ change: 'control', by: 'you' }],
          until: 'untilEndOfTurn',
        },
      ],
    },
  ],
});

export default [
  scenario('113.5: one loyalty ability of a permanent each turn, whoever controls it by then', {
    rules: ['113.5', '606.3'],
    alice: { battlefield: ['Jace Beleren'], hand: [borrow], mana: 'U' },
    bob: { hand: [borrow], mana: 'U' },
    script: [
      'alice activates Jace Beleren ability 1',
      'refused 606.3: alice activates Jace Beleren ability 1',
      'pass until the stack is empty',
      'refused 606.3: alice activates Jace Beleren ability 1',
      'alice passes',
      'bob casts Borrowed Loyalty on Jace Beleren',
      'everyone passes',
      { expect: { 'Jace Beleren': { controller: 'bob' } } },
      'alice casts Borrowed Loyalty on Jace Beleren',
      'alice passes',
      'refused 606.3: bob activates Jace Beleren ability 1',
      'pass until the stack is empty',
      'refused 606.3: alice activates Jace Beleren ability 1',
    ],
    expect: { 'Jace Beleren': { controller: 'alice', counters: { loyalty: 5 } } },
    control: {
      script: [
        'alice passes',
        'bob casts Borrowed Loyalty on Jace Beleren',
        'everyone passes',
        'alice casts Borrowed Loyalty on Jace Beleren',
        'everyone passes',
        'alice activates Jace Beleren ability 1',
      ],
      expect: { 'Jace Beleren': { controller: 'alice', counters: { loyalty: 5 } } },
    },
  }),
];
