import { card, creature, scenario } from '../../machines/play/scenario/index.ts';

const spells = { anyType: ['instant', 'sorcery'], zone: 'stack', stackObject: 'spell' } as const;
/** "Whenever you cast or copy an instant or sorcery spell, you gain 1 life." */
const sage = creature('Echoing Sage', '1/1', '', {
  abilities: [
    {
      kind: 'triggered',
      when: [
        { on: 'cast', by: 'you', spell: spells },
        { on: 'copied', by: 'you', spell: spells },
      ],
      effect: [{ do: 'gainLife', amount: 1 }],
    },
  ],
});
/** "When you cast this spell, copy it." "You draw a card." */
const echo = card('Second Thought', ['sorcery'], {
  manaCost: '{U}',
  abilities: [
    {
      kind: 'triggered',
      when: [{ on: 'cast', by: 'you', spell: 'self' }],
      effect: [{ do: 'copySpell', what: 'self' }],
    },
    { kind: 'spell', effect: [{ do: 'draw', count: 1 }] },
  ],
});

export default [
  scenario('707.10: a copy is copied, and wasn’t cast', {
    rules: ['707.10', '603.2'],
    alice: { battlefield: [sage], hand: [echo], mana: 'U' },
    bob: {},
    script: [
      'alice casts Second Thought',
      'alice orders Echoing Sage, Second Thought',
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 22, hand: 2 } },
    control: {
      // What an opponent copies isn't copied by you.
      setup: { alice: { battlefield: [] }, bob: { battlefield: [sage] } },
      script: ['alice casts Second Thought', 'pass until the stack is empty'],
      expect: { alice: { life: 20, hand: 2 }, bob: { life: 20 } },
    },
  }),
];
