import { card, creature, scenario } from '../../machines/play/scenario/index.ts';

const gull = creature('Marsh Gull', '3/4', 'flying', {
  manaCost: '{4}{U}',
  subtypes: ['Bird'],
  abilities: [{ kind: 'keyword', keyword: 'mutate', cost: [{ pay: 'mana', cost: '{3}{U}' }] }],
});
const boar = creature('Drowsy Boar', '2/5', 'trample', { subtypes: ['Boar'], colors: 'G' });
const pups = card('Two of a Litter', ['sorcery'], {
  manaCost: '{0}',
  abilities: [
    {
      kind: 'spell',
      effect: [
        {
          do: 'create',
          token: { types: ['creature'], subtypes: ['Boar'], colors: ['G'], power: 1, toughness: 1 },
        },
      ],
    },
  ],
});
const shove = card('Shove Away', ['instant'], {
  manaCost: '{U}',
  abilities: [
    {
      kind: 'spell',
      targets: [{ objects: { type: 'creature' } }],
      effect: [{ do: 'move', what: { target: 0 }, to: { zone: 'hand' } }],
    },
  ],
});
const cull = card('Cull Tokens', ['sorcery'], {
  manaCost: '{0}',
  abilities: [
    { kind: 'spell', effect: [{ do: 'destroy', what: { all: { type: 'creature', token: true } } }] },
  ],
});
const hidden = creature('Hidden Boar', '5/5', 'trample', {
  manaCost: '{4}{G}',
  subtypes: ['Boar'],
  abilities: [
    { kind: 'keyword', keyword: 'morph', cost: [{ pay: 'mana', cost: '{G}' }] },
    {
      kind: 'triggered',
      when: [{ on: 'turnedFaceUp', object: 'self' }],
      effect: [{ do: 'gainLife', who: 'you', amount: 1 }],
    },
  ],
});
const faceDown = ['alice casts Hidden Boar by morph', 'pass until the stack is empty'];
const cub = creature('Moonlit Cub', '1/1', 'vigilance', {
  subtypes: ['Wolf'],
  abilities: [
    {
      kind: 'activated',
      cost: [{ pay: 'mana', cost: '{1}' }],
      effect: [{ do: 'transform', what: 'self' }],
    },
  ],
  back: {
    name: 'Moonlit Wolf',
    colorIndicator: ['G'],
    types: ['creature'],
    subtypes: ['Wolf'],
    power: 4,
    toughness: 4,
    abilities: [{ kind: 'keyword', keyword: 'menace' }],
  },
});

const mutating = (side: 'yes' | 'no', on = 'Drowsy Boar') => [
  `alice casts Marsh Gull by mutate on ${on}`,
  'everyone passes',
  `alice says ${side}`,
];
const over = mutating('no');
const under = mutating('yes');
const shoved = ['alice passes', 'bob casts Shove Away on Drowsy Boar', 'pass until the stack is empty'];

export default [
  scenario(
    '730.2b: the permanent hasn’t entered and is the object that it was: it attacks as it could before',
    {
      rules: ['730.2b', '730.2c'],
      alice: { battlefield: [boar, 'Soul Warden'], hand: [gull], mana: 'UCCC' },
      bob: {},
      script: [...over, 'alice attacks bob with Drowsy Boar'],
      expect: { bob: { life: 17 }, alice: { life: 20 } },
      control: {
        setup: { alice: { mana: 'UCCCC' } },
        script: [
          'alice casts Marsh Gull by mana',
          'pass until the stack is empty',
          'refused 302.6: alice attacks bob with Marsh Gull',
        ],
        expect: { bob: { life: 20 }, alice: { life: 21 } },
      },
    },
  ),
  scenario('730.2c: counters, damage and what lasts stay as they are', {
    rules: ['730.2c'],
    alice: {
      battlefield: [{ card: boar, counters: { '+1/+1': 1 }, damage: 4 }],
      hand: [gull, 'Giant Growth'],
      mana: 'UCCCG',
    },
    bob: {},
    script: ['alice casts Giant Growth on Drowsy Boar', 'everyone passes', ...over],
    expect: {
      'Drowsy Boar': { name: 'Marsh Gull', power: 7, toughness: 8, damage: 4, counters: { '+1/+1': 1 } },
    },
    control: {
      // Without either the damage is lethal for the creature with the lower toughness.
      setup: { alice: { battlefield: [{ card: boar, damage: 4 }] } },
      script: over,
      expect: { alice: { battlefield: 0, graveyard: ['Marsh Gull', 'Drowsy Boar'] } },
    },
  }),
  scenario('730.3: one permanent leaves, and each card that it was goes where it goes', {
    rules: ['730.3'],
    alice: { battlefield: [boar], hand: [gull], mana: 'UCCC' },
    bob: { hand: [shove], mana: 'U' },
    script: [...under, ...shoved],
    expect: { alice: { battlefield: 0, hand: ['Drowsy Boar', 'Marsh Gull'] } },
    control: {
      setup: { alice: { hand: [], graveyard: [gull] } },
      script: shoved,
      expect: { alice: { battlefield: 0, hand: ['Drowsy Boar'] } },
    },
  }),
  scenario(
    '730.2d: with a token on top it is a token, with a card on top none; the token ceases as it leaves',
    {
      rules: ['730.2d', '730.3', '111.7'],
      alice: { hand: [gull, pups, cull], mana: 'UCCC' },
      bob: {},
      script: [
        'alice casts Two of a Litter',
        'pass until the stack is empty',
        ...mutating('yes', 'Boar Token'),
        'alice casts Cull Tokens',
        'pass until the stack is empty',
      ],
      expect: { alice: { battlefield: 0, graveyard: ['Two of a Litter', 'Marsh Gull', 'Cull Tokens'] } },
      control: {
        script: [
          'alice casts Two of a Litter',
          'pass until the stack is empty',
          ...mutating('no', 'Boar Token'),
          'alice casts Cull Tokens',
          'pass until the stack is empty',
        ],
        expect: {
          alice: { battlefield: ['Marsh Gull'], graveyard: ['Two of a Litter', 'Cull Tokens'] },
        },
      },
    },
  ),
  scenario('730.2a: a copy of a merged permanent has the abilities of all its components', {
    rules: ['730.2a', '707.2'],
    alice: { battlefield: [boar], hand: [gull, 'Clone'], mana: 'UCCCUCCC' },
    bob: {},
    script: [...over, 'alice casts Clone', 'everyone passes', 'alice says yes', 'alice chooses Drowsy Boar'],
    expect: { Clone: { name: 'Marsh Gull', power: 3, toughness: 4, has: ['flying', 'trample', 'mutate'] } },
    control: {
      script: ['alice casts Clone', 'everyone passes', 'alice says yes', 'alice chooses Drowsy Boar'],
      expect: { Clone: { name: 'Drowsy Boar', power: 2, hasNot: ['flying'] } },
    },
  }),
  scenario(
    '730.2e: a face-down creature with a face-up card on top is face up, and nothing is turned face up',
    {
      rules: ['730.2e'],
      alice: { hand: [gull, hidden], mana: 'CCCUCCC' },
      bob: {},
      script: [...faceDown, ...mutating('no', 'Hidden Boar')],
      expect: {
        'Hidden Boar': { name: 'Marsh Gull', faceDown: false, has: ['flying'], hasNot: ['trample'] },
        alice: { life: 20 },
      },
      control: {
        script: [...faceDown, ...mutating('yes', 'Hidden Boar')],
        expect: {
          'Hidden Boar': { faceDown: true, power: 2, toughness: 2, hasNot: ['flying', 'trample'] },
        },
      },
    },
  ),
  scenario('730.2f: turned face up it is so with all its components', {
    rules: ['730.2f'],
    alice: { hand: [gull, hidden], mana: 'CCCUCCCG' },
    bob: {},
    script: [
      ...faceDown,
      ...mutating('yes', 'Hidden Boar'),
      'alice turns Hidden Boar face up',
      'pass until the stack is empty',
    ],
    expect: {
      'Hidden Boar': { name: 'Hidden Boar', faceDown: false, power: 5, has: ['flying', 'trample'] },
      alice: { life: 21 },
    },
    control: {
      script: [...faceDown, 'alice turns Hidden Boar face up', 'pass until the stack is empty'],
      expect: { 'Hidden Boar': { power: 5, has: ['trample'], hasNot: ['flying'] }, alice: { life: 21 } },
    },
  }),
  scenario('730.2i: it transforms if a component can, which has its other face up then', {
    rules: ['730.2i', '701.27g'],
    alice: { battlefield: [cub], hand: [gull], mana: 'UCCCC' },
    bob: {},
    script: [
      ...mutating('no', 'Moonlit Cub'),
      'alice activates Moonlit Cub',
      'pass until the stack is empty',
    ],
    expect: {
      'Moonlit Cub': { name: 'Marsh Gull', power: 3, has: ['flying', 'menace'], hasNot: ['vigilance'] },
    },
    control: {
      script: ['alice activates Moonlit Cub', 'pass until the stack is empty'],
      expect: { 'Moonlit Cub': { name: 'Moonlit Wolf', power: 4, has: ['menace'] } },
    },
  }),
];
