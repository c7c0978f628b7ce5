import { card, scenario } from '../../machines/play/scenario/index.ts';

/** "When this artifact enters, you may exile a creature card from your hand." */
const exiling = {
  kind: 'triggered',
  when: [{ on: 'enters', object: 'self' }],
  effect: [
    {
      do: 'may',
      then: [
        {
          do: 'choose',
          from: { zone: 'hand', owner: 'you', type: 'creature' },
          count: { min: 1, max: 1 },
          as: 'chosen',
        },
        { do: 'exile', what: { named: 'chosen' }, link: 'exiled' },
      ],
    },
  ],
} as const;

/** "{T}: You gain life equal to the exiled card's mana value." */
const vault = card('Vault of Shapes', ['artifact'], {
  manaCost: '{1}',
  abilities: [
    exiling,
    {
      kind: 'activated',
      cost: [{ pay: 'tap' }],
      effect: [{ do: 'gainLife', amount: { number: 'value', value: 'manaValue', of: { linked: 'exiled' } } }],
    },
  ],
});

/** "{T}: Create a token that's a copy of the exiled card." */
const foundry = card('Foundry of Shapes', ['artifact'], {
  manaCost: '{1}',
  abilities: [
    exiling,
    { kind: 'activated', cost: [{ pay: 'tap' }], effect: [{ do: 'createCopy', of: { linked: 'exiled' } }] },
  ],
});

const twoCreatures = ['Grizzly Bears', 'Serra Angel'];
const resonator = ['Strionic Resonator', { card: 'Island', count: 3 }] as const;

export default [
  scenario('607.3: what is done to “the” exiled card is done to each that was exiled', {
    rules: ['607.3', '607.2a', '707.10'],
    alice: { hand: ['Oblivion Ring'], battlefield: ['Strionic Resonator'], mana: 'WCCCC' },
    bob: {
      hand: ['Disenchant'],
      mana: 'WC',
      battlefield: ['Grizzly Bears', 'Serra Angel', 'Craw Wurm'],
    },
    script: [
      'alice casts Oblivion Ring',
      'everyone passes',
      'alice chooses Grizzly Bears',
      'alice activates Strionic Resonator',
      'everyone passes',
      'alice chooses Serra Angel',
      'pass until the stack is empty',
      { expect: { 'Grizzly Bears': { on: 'exile' }, 'Serra Angel': { on: 'exile' } } },
      'bob casts Disenchant on Oblivion Ring',
      'pass until the stack is empty',
    ],
    expect: {
      'Grizzly Bears': { on: 'battlefield' },
      'Serra Angel': { on: 'battlefield' },
      'Oblivion Ring': { on: 'graveyard' },
    },
    control: {
      script: [
        'alice casts Oblivion Ring',
        'everyone passes',
        'alice chooses Grizzly Bears',
        'pass until the stack is empty',
      ],
      expect: { 'Grizzly Bears': { on: 'exile' }, 'Serra Angel': { on: 'battlefield' } },
    },
  }),
  scenario('607.3: a number that is asked of the exiled card is the sum over all of them', {
    rules: ['607.3', '202.3'],
    alice: { hand: [vault, ...twoCreatures], battlefield: [...resonator] },
    bob: {},
    script: [
      'alice casts Vault of Shapes',
      'everyone passes',
      'alice activates Strionic Resonator',
      'everyone passes',
      'pass until alice decides',
      'alice says yes',
      'alice chooses Grizzly Bears',
      'pass until alice decides',
      'alice says yes',
      'alice activates Vault of Shapes',
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 27, exile: 2 } },
    control: {
      script: [
        'alice casts Vault of Shapes',
        'pass until alice decides',
        'alice says yes',
        'alice chooses Grizzly Bears',
        'alice activates Vault of Shapes',
        'pass until the stack is empty',
      ],
      expect: { alice: { life: 22, exile: 1 } },
    },
  }),
  scenario('607.3: a token that is a copy of the exiled card is one token for each', {
    rules: ['607.3', '707.2'],
    alice: { hand: [foundry, ...twoCreatures], battlefield: [...resonator] },
    bob: {},
    script: [
      'alice casts Foundry of Shapes',
      'everyone passes',
      'alice activates Strionic Resonator',
      'everyone passes',
      'pass until alice decides',
      'alice says yes',
      'alice chooses Grizzly Bears',
      'pass until alice decides',
      'alice says yes',
      'alice activates Foundry of Shapes',
      'pass until the stack is empty',
    ],
    expect: {
      alice: { battlefield: 7, exile: 2 },
      'Grizzly Bears 2': { on: 'battlefield' },
      'Serra Angel 2': { on: 'battlefield' },
    },
    control: {
      script: [
        'alice casts Foundry of Shapes',
        'pass until alice decides',
        'alice says yes',
        'alice chooses Grizzly Bears',
        'alice activates Foundry of Shapes',
        'pass until the stack is empty',
      ],
      expect: { alice: { battlefield: 6, exile: 1 }, 'Serra Angel': { on: 'hand' } },
    },
  }),
  scenario('607.3: what is asked of the exiled card gets an answer from each', {
    rules: ['607.3', '106.1'],
    alice: {
      hand: ['Chrome Mox', 'Llanowar Elves', 'Serra Angel'],
      battlefield: [...resonator],
    },
    bob: {},
    script: [
      'alice casts Chrome Mox',
      'everyone passes',
      'alice activates Strionic Resonator',
      'everyone passes',
      'pass until alice decides',
      'alice says yes',
      'alice chooses Llanowar Elves',
      'pass until alice decides',
      'alice says yes',
      'alice activates Chrome Mox',
      'alice answers {W}',
    ],
    expect: { alice: { mana: 'W', exile: 2 } },
    control: {
      script: [
        'alice casts Chrome Mox',
        'pass until alice decides',
        'alice says yes',
        'alice chooses Llanowar Elves',
        'alice activates Chrome Mox',
      ],
      expect: { alice: { mana: 'G', exile: 1 } },
    },
  }),
  scenario('607.3: of several exiled cards its controller chooses the one that something is done to', {
    rules: ['607.3', '607.2a'],
    alice: {
      battlefield: ['Sisters of Stone Death', { card: 'Swamp', count: 4 }, { card: 'Forest', count: 3 }],
    },
    bob: { battlefield: ['Grizzly Bears', 'Serra Angel'] },
    script: [
      'alice attacks bob with Sisters of Stone Death',
      'bob blocks Sisters of Stone Death with Grizzly Bears and Serra Angel',
      'alice activates Sisters of Stone Death ability 2 on Grizzly Bears',
      'everyone passes',
      'alice activates Sisters of Stone Death ability 2 on Serra Angel',
      'everyone passes',
      'alice activates Sisters of Stone Death ability 3',
      'everyone passes',
      'alice chooses Serra Angel',
    ],
    expect: {
      'Serra Angel': { on: 'battlefield', controller: 'alice' },
      'Grizzly Bears': { on: 'exile' },
    },
    control: {
      script: [
        'alice attacks bob with Sisters of Stone Death',
        'bob blocks Sisters of Stone Death with Grizzly Bears and Serra Angel',
        'alice activates Sisters of Stone Death ability 2 on Grizzly Bears',
        'everyone passes',
        'alice activates Sisters of Stone Death ability 3',
        'everyone passes',
      ],
      expect: { 'Grizzly Bears': { on: 'battlefield', controller: 'alice' } },
    },
  }),
];
