import { card, scenario } from '../../machines/play/scenario/index.ts';

/** Brings its owner's commander onto the battlefield, returns creatures to hand, and copies them. */
const summit = card('Summit of Command', ['land'], {
  abilities: [
    {
      kind: 'activated',
      cost: [{ pay: 'mana', cost: '{0}' }],
      effect: [{ do: 'move', what: { all: { zone: 'command', owner: 'you' } }, to: { zone: 'battlefield' } }],
    },
    {
      kind: 'activated',
      cost: [{ pay: 'mana', cost: '{0}' }],
      targets: [{ objects: { type: 'creature' } }],
      effect: [{ do: 'move', what: { target: 0 }, to: { zone: 'hand' } }],
    },
    {
      kind: 'activated',
      cost: [{ pay: 'mana', cost: '{0}' }],
      targets: [{ objects: { type: 'creature' } }],
      effect: [
        {
          do: 'createCopy',
          of: { target: 0 },
          except: [{ change: 'removeSupertypes', supertypes: ['legendary'] }],
        },
      ],
    },
  ],
});

const decks = {
  alice: {
    library: ['The Prismatic Piper', { card: summit, count: 12 }],
    commanders: ['The Prismatic Piper'],
  },
  bob: {},
};

export default [
  scenario('607.2p: the color chosen before the game stays with the card through all zones', {
    rules: ['607.2p', '103.2c', '903.4b', '604.3'],
    ...decks,
    turn: { of: 'alice', at: 'mulligans' },
    script: [
      'alice answers blue',
      { expect: { 'The Prismatic Piper': { on: 'command', colors: 'U' } } },
      'alice keeps',
      'bob keeps',
      "pass until alice's precombatMain",
      'alice plays Summit of Command',
      'alice activates Summit of Command ability 1',
      'pass until the stack is empty',
      { expect: { 'The Prismatic Piper': { on: 'battlefield', colors: 'U' } } },
      'alice activates Summit of Command ability 2 on The Prismatic Piper',
      'pass until alice decides',
      // It goes to her hand, and not to the command zone (903.9b).
      'alice says no',
    ],
    expect: { 'The Prismatic Piper': { on: 'hand', colors: 'U' } },
    control: {
      setup: { alice: { ...decks.alice, commanders: [] } },
      script: ['alice keeps', 'bob keeps', "pass until alice's precombatMain"],
      expect: { alice: { command: 0 }, 'The Prismatic Piper': { colors: '' } },
    },
  }),
  scenario('607.2p: what is a copy of it was no commander, and no color was chosen for it', {
    rules: ['607.2p', '607.5a', '707.2'],
    ...decks,
    turn: { of: 'alice', at: 'mulligans' },
    script: [
      'alice answers red',
      'alice keeps',
      'bob keeps',
      "pass until alice's precombatMain",
      'alice plays Summit of Command',
      'alice activates Summit of Command ability 1',
      'pass until the stack is empty',
      'alice activates Summit of Command ability 3 on The Prismatic Piper',
      'pass until the stack is empty',
    ],
    expect: {
      'The Prismatic Piper 1': { on: 'battlefield', colors: 'R' },
      'The Prismatic Piper 2': { on: 'battlefield', colors: '' },
    },
    control: {
      script: [
        'alice answers white',
        'alice keeps',
        'bob keeps',
        "pass until alice's precombatMain",
        'alice plays Summit of Command',
        'alice activates Summit of Command ability 1',
        'pass until the stack is empty',
      ],
      expect: { 'The Prismatic Piper': { colors: 'W' } },
    },
  }),
];
