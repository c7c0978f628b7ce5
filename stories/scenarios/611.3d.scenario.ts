import { card, creature, scenario } from '../../machines/play/scenario/index.ts';

const millet = creature('Millet Sprite', '1/1', '', {
  manaCost: '{1}{G}',
  abilities: [
    {
      kind: 'activated',
      cost: [{ pay: 'sacrifice', what: 'self' }],
      effect: [{ do: 'gainLife', amount: 5 }],
    },
  ],
});

/** A permission that gives what is played something until the turn ends. */
const nightMarket = card('Night Market', ['enchantment'], {
  abilities: [
    {
      kind: 'static',
      players: 'you',
      rules: [
        {
          rule: 'mayPlayFrom',
          from: 'graveyard',
          what: { type: 'creature' },
          abilities: [{ kind: 'keyword', keyword: 'haste' }],
          until: 'untilEndOfTurn',
        },
      ],
    },
  ],
});

/** Cards in hand have evoke: only the triggered ability of that functions on the battlefield. */
const kilnOfFaces = card('Kiln of Faces', ['artifact'], {
  abilities: [
    {
      kind: 'static',
      affects: { all: { zone: 'hand', owner: 'you', type: 'creature' } },
      changes: [
        {
          change: 'addAbilities',
          abilities: [{ kind: 'keyword', keyword: 'evoke', cost: [{ pay: 'mana', cost: '{R}' }] }],
        },
      ],
    },
    {
      kind: 'activated',
      cost: [{ pay: 'sacrifice', what: 'self' }],
      effect: [{ do: 'gainLife', amount: 1 }],
    },
  ],
});

/** It can be evoked in two ways. */
const twoWays = creature('Flickering Guest', '2/2', '', {
  manaCost: '{2}{G}',
  abilities: [
    { kind: 'keyword', keyword: 'evoke', cost: [{ pay: 'mana', cost: '{R}' }] },
    { kind: 'keyword', keyword: 'evoke', cost: [{ pay: 'mana', cost: '{U}' }] },
  ],
});

const wyrm = creature('Slumbering Wyrm', '7/7', '', { manaCost: '{5}{R}' });

export default [
  scenario('611.3d: what a static ability gives to what it lets a player cast lasts without it', {
    rules: ['611.3d', '400.7h', '611.3b'],
    alice: { battlefield: ['Serra Paragon'], graveyard: [millet], mana: 'GC' },
    bob: { hand: ['Murder'], mana: 'BBB' },
    script: [
      'alice casts Millet Sprite',
      'everyone passes',
      { expect: { 'Millet Sprite': { on: 'battlefield' } } },
      'alice passes',
      'bob casts Murder on Serra Paragon',
      'everyone passes',
      { expect: { 'Serra Paragon': { on: 'graveyard' } } },
      'alice activates Millet Sprite',
      'everyone passes',
      'everyone passes',
    ],
    expect: { 'Millet Sprite': { on: 'exile' }, alice: { life: 27 } },
    control: {
      setup: { alice: { graveyard: [], hand: [millet] } },
      script: [
        'alice casts Millet Sprite',
        'everyone passes',
        'alice activates Millet Sprite',
        'everyone passes',
      ],
      expect: { "alice's Millet Sprite": { on: 'graveyard' }, alice: { life: 25 } },
    },
  }),
  scenario('611.3d: it is used up by one card each turn, and a land played by it has what it gives', {
    rules: ['611.3d', '400.7i', '305.1'],
    alice: { battlefield: ['Serra Paragon'], graveyard: ['Strip Mine', millet], mana: 'GC' },
    bob: { battlefield: ['Mountain'] },
    script: [
      'alice plays Strip Mine',
      'refused 601.3: alice casts Millet Sprite',
      'alice activates Strip Mine ability 2 on Mountain',
      'everyone passes',
      'everyone passes',
    ],
    expect: {
      'Strip Mine': { on: 'exile' },
      'Millet Sprite': { on: 'graveyard' },
      Mountain: { on: 'graveyard' },
      alice: { life: 22 },
    },
    control: {
      setup: { alice: { battlefield: ['Serra Paragon', 'Crucible of Worlds'] } },
      script: [
        'alice plays Strip Mine',
        'alice chooses Crucible of Worlds',
        'alice casts Millet Sprite',
        'everyone passes',
        'alice activates Strip Mine ability 2 on Mountain',
        'everyone passes',
      ],
      expect: {
        'Strip Mine': { on: 'graveyard' },
        'Millet Sprite': { on: 'battlefield' },
        alice: { life: 20 },
      },
    },
  }),
  scenario('611.3d: only during its player’s turn, and again in the next', {
    rules: ['611.3d', '601.3'],
    alice: {
      battlefield: ['Serra Paragon'],
      graveyard: ['Ornithopter', 'Memnite'],
      library: ['Plains', 'Plains'],
    },
    bob: { library: ['Plains', 'Plains'] },
    script: [
      'alice casts Ornithopter',
      'everyone passes',
      'refused 601.3: alice casts Memnite',
      "pass until bob's upkeep",
      "pass until alice's precombat main",
      'alice casts Memnite',
      'everyone passes',
    ],
    expect: { Memnite: { on: 'battlefield' }, Ornithopter: { on: 'battlefield' } },
    control: {
      script: ['alice casts Ornithopter', 'everyone passes', 'refused 601.3: alice casts Memnite'],
      expect: { Memnite: { on: 'graveyard' } },
    },
  }),
  scenario('611.3d: it lasts as long as it says', {
    rules: ['611.3d', '514.2'],
    alice: { battlefield: [nightMarket], graveyard: ['Grizzly Bears'], mana: 'GG' },
    bob: {},
    script: [
      'alice casts Grizzly Bears',
      'everyone passes',
      { expect: { 'Grizzly Bears': { has: ['haste'] } } },
      'alice attacks bob with Grizzly Bears',
      "pass until bob's upkeep",
    ],
    expect: { 'Grizzly Bears': { on: 'battlefield', hasNot: ['haste'] }, bob: { life: 18 } },
    control: {
      setup: { alice: { graveyard: [], hand: ['Grizzly Bears'] } },
      script: ['alice casts Grizzly Bears', 'everyone passes'],
      expect: { "alice's Grizzly Bears": { on: 'battlefield', hasNot: ['haste'] } },
    },
  }),
  scenario(
    '611.3d: of what lets a card be cast, what functions only on the battlefield is had by the permanent',
    {
      rules: ['611.3d', '400.7b', '400.7g', '702.74a'],
      alice: { battlefield: [kilnOfFaces], hand: [wyrm], mana: 'R' },
      bob: {},
      script: [
        'alice casts Slumbering Wyrm by evoke',
        'alice activates Kiln of Faces',
        'everyone passes',
        { expect: { 'Kiln of Faces': { on: 'graveyard' } } },
        'everyone passes',
        { expect: { 'Slumbering Wyrm': { on: 'battlefield' } } },
        'everyone passes',
      ],
      expect: { 'Slumbering Wyrm': { on: 'graveyard' }, alice: { life: 21 } },
      control: {
        setup: { alice: { mana: 'RCCCCC' } },
        script: ['alice casts Slumbering Wyrm by mana', 'everyone passes'],
        expect: { 'Slumbering Wyrm': { on: 'battlefield', hasNot: ['evoke'] } },
      },
    },
  ),
  scenario('611.3d: of several alternative costs of one kind each can be paid for what it lets be cast', {
    rules: ['611.3d', '118.9a', '702.74a'],
    alice: { battlefield: ['Serra Paragon'], graveyard: [twoWays], mana: 'U' },
    bob: {},
    script: [
      'alice casts Flickering Guest by evoke {U} by Serra Paragon',
      'everyone passes',
      'alice orders Flickering Guest, Flickering Guest',
      'pass until the stack is empty',
    ],
    expect: { 'Flickering Guest': { on: 'exile' }, alice: { life: 22 } },
    control: {
      script: ['refused 118.3: alice casts Flickering Guest by evoke {R} by Serra Paragon'],
      expect: { 'Flickering Guest': { on: 'graveyard' } },
    },
  }),
];
