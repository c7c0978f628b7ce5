import { card, scenario } from '../../machines/play/scenario/index.ts';

/** "{T}: Add {U}{U}{U}{U}{U}." and "{0}: Create a token that's a copy of target creature." */
const well = card('Deep Well', ['land'], {
  abilities: [
    {
      kind: 'activated',
      cost: [{ pay: 'tap' }],
      effect: [{ do: 'addMana', mana: ['U', 'U', 'U', 'U', 'U'] }],
    },
    {
      kind: 'activated',
      cost: [{ pay: 'mana', cost: '{0}' }],
      targets: [{ objects: { type: 'creature' } }],
      effect: [{ do: 'createCopy', of: { target: 0 } }],
    },
  ],
});

const drafted = ['Shock', 'Grizzly Bears', 'Divination'];

export default [
  scenario(
    '607.2n: what was exiled before the deck was shuffled is what the creature speaks of as it enters',
    {
      rules: ['607.2n', '103.2', '707.12'],
      alice: { library: ['Arcane Savant', { card: well, count: 6 }], outside: drafted },
      bob: {},
      turn: { of: 'alice', at: 'mulligans' },
      script: [
        'alice says yes',
        'alice chooses Shock',
        { expect: { Shock: { on: 'exile' }, alice: { outside: ['Grizzly Bears', 'Divination'] } } },
        'alice keeps',
        'bob keeps',
        "pass until alice's precombatMain",
        'alice plays Deep Well',
        'alice casts Arcane Savant',
        'pass until alice decides',
        'alice says yes',
        'alice chooses bob',
        'pass until the stack is empty',
      ],
      expect: { bob: { life: 18 }, Shock: { on: 'exile' } },
      control: {
        script: [
          'alice says no',
          'alice keeps',
          'bob keeps',
          "pass until alice's precombatMain",
          'alice plays Deep Well',
          'alice casts Arcane Savant',
          'pass until the stack is empty',
        ],
        expect: { bob: { life: 20 }, alice: { outside: 3 }, 'Arcane Savant': { on: 'battlefield' } },
      },
    },
  ),
  scenario('607.2n: it is linked to what any card of its name exiled, so that a copy of it is as well', {
    rules: ['607.2n', '607.5', '707.2'],
    alice: { library: ['Arcane Savant', { card: well, count: 6 }], outside: ['Shock'] },
    bob: {},
    turn: { of: 'alice', at: 'mulligans' },
    script: [
      'alice says yes',
      'alice keeps',
      'bob keeps',
      "pass until alice's precombatMain",
      'alice plays Deep Well',
      'alice casts Arcane Savant',
      'pass until alice decides',
      'alice says no',
      'alice activates Deep Well ability 2 on Arcane Savant',
      'pass until alice decides',
      'alice says yes',
      'alice chooses bob',
      'pass until the stack is empty',
    ],
    expect: { bob: { life: 18 }, alice: { battlefield: 3 }, Shock: { on: 'exile' } },
    control: {
      setup: { alice: { outside: [] } },
      script: [
        'alice says yes',
        'alice keeps',
        'bob keeps',
        "pass until alice's precombatMain",
        'alice plays Deep Well',
        'alice casts Arcane Savant',
        'pass until the stack is empty',
        'alice activates Deep Well ability 2 on Arcane Savant',
        'pass until the stack is empty',
      ],
      expect: { bob: { life: 20 }, alice: { battlefield: 3 } },
    },
  }),
];
