import { card, creature, scenario } from '../../machines/play/scenario/index.ts';

/** "As an additional cost to cast this spell, pay X life. Target creature gets +X/+0 until end of turn." */
const rite = card('Rite of Hate', ['instant'], {
  manaCost: '{B}{B}',
  abilities: [
    { kind: 'static', additionalCost: { cost: [{ pay: 'life', amount: { number: 'x' } }] } },
    {
      kind: 'spell',
      targets: [{ objects: { type: 'creature' } }],
      effect: [
        {
          do: 'modify',
          what: { target: 0 },
          changes: [{ change: 'modifyPowerToughness', power: { number: 'x' }, toughness: 0 }],
          until: 'untilEndOfTurn',
        },
      ],
    },
  ],
});

/** "As an additional cost to cast this spell, discard X cards. This creature enters with X +1/+1 counters on it." */
const hungry = creature('Hungry Shape', '1/1', '', {
  manaCost: '{1}{B}',
  abilities: [
    {
      kind: 'static',
      additionalCost: {
        cost: [{ pay: 'discard', what: {}, count: { number: 'x' } }],
      },
    },
    {
      kind: 'static',
      replaces: {
        event: { would: 'enter', what: 'self' },
        counters: { kind: '+1/+1', count: { number: 'x' } },
      },
    },
  ],
});

export default [
  scenario('607.2j: what is chosen for a variable additional cost is what the other ability speaks of', {
    rules: ['607.2j', '601.2b', '107.3a'],
    alice: { hand: [rite], mana: 'BB', battlefield: ['Grizzly Bears'] },
    bob: {},
    script: [
      'alice casts Rite of Hate on Grizzly Bears with X = 12',
      { expect: { alice: { life: 8 }, 'Rite of Hate': { x: 12 } } },
      'pass until the stack is empty',
    ],
    expect: { 'Grizzly Bears': { power: 14, toughness: 2 } },
    control: {
      script: ['alice casts Rite of Hate on Grizzly Bears with X = 3', 'pass until the stack is empty'],
      expect: { 'Grizzly Bears': { power: 5 }, alice: { life: 17 } },
    },
  }),
  scenario('607.2j: a copy of the spell has the value chosen for the original, and nobody pays for it', {
    rules: ['607.2j', '707.10'],
    alice: { hand: [rite], mana: 'BB', battlefield: ['Grizzly Bears'] },
    bob: { hand: ['Twincast'], mana: 'UU', battlefield: ['Llanowar Elves'] },
    script: [
      'alice casts Rite of Hate on Grizzly Bears with X = 5',
      'bob casts Twincast on Rite of Hate',
      'pass until bob decides',
      'bob chooses Llanowar Elves',
      'pass until the stack is empty',
    ],
    expect: {
      'Grizzly Bears': { power: 7 },
      'Llanowar Elves': { power: 6 },
      alice: { life: 15 },
      bob: { life: 20 },
    },
    control: {
      script: ['alice casts Rite of Hate on Grizzly Bears with X = 5', 'pass until the stack is empty'],
      expect: { 'Grizzly Bears': { power: 7 }, 'Llanowar Elves': { power: 1 } },
    },
  }),
  scenario(
    '607.2j: a spell cast without paying its mana cost has its additional cost chosen and paid all the same',
    {
      rules: ['607.2j', '118.9d', '107.3b'],
      alice: {
        hand: ['Isochron Scepter', rite],
        mana: 'CCCC',
        battlefield: ['Grizzly Bears'],
      },
      bob: {},
      script: [
        'alice casts Isochron Scepter',
        'pass until alice decides',
        'alice says yes',
        'alice activates Isochron Scepter',
        'pass until alice decides',
        'alice says yes',
        'alice says yes',
        'alice answers 6',
        'pass until the stack is empty',
      ],
      expect: { 'Grizzly Bears': { power: 8 }, alice: { life: 14 } },
      control: {
        script: [
          'alice casts Isochron Scepter',
          'pass until alice decides',
          'alice says yes',
          'alice activates Isochron Scepter',
          'pass until alice decides',
          'alice says yes',
          'alice says yes',
          'alice answers 0',
          'pass until the stack is empty',
        ],
        expect: { 'Grizzly Bears': { power: 2 }, alice: { life: 20 } },
      },
    },
  ),
  scenario(
    '607.2j: only what was chosen as this object was cast counts, nothing chosen for what it is a copy of',
    {
      rules: ['607.2j', '107.3m', '707.2'],
      alice: {
        hand: [hungry, 'Grizzly Bears', 'Forest', 'Clone'],
        mana: 'CBUUUU',
      },
      bob: {},
      script: [
        'alice casts Hungry Shape with X = 2',
        'alice chooses Grizzly Bears, Forest',
        'pass until the stack is empty',
        { expect: { 'Hungry Shape': { counters: { '+1/+1': 2 }, power: 3 } } },
        'alice casts Clone',
        'pass until alice decides',
        'alice says yes',
        'pass until the stack is empty',
      ],
      expect: { Clone: { counters: {}, power: 1, name: 'Hungry Shape' } },
      control: {
        script: ['alice casts Hungry Shape with X = 0', 'pass until the stack is empty'],
        expect: { 'Hungry Shape': { counters: {}, power: 1 } },
      },
    },
  ),
];
