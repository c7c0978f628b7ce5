import { card, creature, scenario } from '../../machines/play/scenario/index.ts';

const ownSpells = {
  zone: 'graveyard',
  owner: 'you',
  anyType: ['instant', 'sorcery'],
} as const;
const flashback = { kind: 'keyword', keyword: 'flashback', cost: [{ pay: 'mana', cost: '{1}{R}' }] } as const;

/** Gives one card flashback until the turn ends. */
const secondReading = card('Second Reading', ['instant'], {
  manaCost: '{U}',
  abilities: [
    {
      kind: 'spell',
      targets: [{ objects: ownSpells }],
      effect: [
        {
          do: 'modify',
          what: { target: 0 },
          changes: [{ change: 'addAbilities', abilities: [flashback] }],
          until: 'untilEndOfTurn',
        },
      ],
    },
  ],
});

/** All such cards have flashback as long as it is there. */
const openArchive = card('Open Archive', ['artifact'], {
  abilities: [
    {
      kind: 'static',
      affects: { all: ownSpells },
      changes: [{ change: 'addAbilities', abilities: [flashback] }],
    },
    {
      kind: 'activated',
      cost: [{ pay: 'sacrifice', what: 'self' }],
      effect: [{ do: 'gainLife', amount: 1 }],
    },
  ],
});

/** Creature cards may be cast from the graveyard. */
const restlessGround = card('Restless Ground', ['enchantment'], {
  abilities: [
    {
      kind: 'static',
      affects: { all: { zone: 'graveyard', owner: 'you', type: 'creature' } },
      changes: [
        {
          change: 'addAbilities',
          abilities: [{ kind: 'keyword', keyword: 'escape', cost: [{ pay: 'mana', cost: '{G}' }] }],
        },
      ],
    },
  ],
});

const cub = creature('Cub of Two Lives', '1/1', '', { manaCost: '{3}{G}' });

/** Cards in hand have morph. */
const hallOfMasks = card('Hall of Masks', ['artifact'], {
  abilities: [
    {
      kind: 'static',
      affects: { all: { zone: 'hand', owner: 'you', type: 'creature' } },
      changes: [
        {
          change: 'addAbilities',
          abilities: [{ kind: 'keyword', keyword: 'morph', cost: [{ pay: 'mana', cost: '{G}' }] }],
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

export default [
  scenario('400.7g: a spell has the flashback that an effect gave its card, and is exiled', {
    rules: ['400.7g', '702.34a', '611.2c'],
    alice: { hand: [secondReading], graveyard: ['Shock'], mana: 'URR' },
    bob: {},
    script: [
      'alice casts Second Reading on Shock',
      'everyone passes',
      'alice casts Shock on bob by flashback',
      { expect: { Shock: { on: 'stack', has: ['flashback'] } } },
      'everyone passes',
    ],
    expect: { Shock: { on: 'exile' }, bob: { life: 18 }, 'Second Reading': { on: 'graveyard' } },
    control: {
      setup: { alice: { hand: ['Shock'], graveyard: [], mana: 'R' } },
      script: [
        'alice casts Shock on bob',
        { expect: { "alice's Shock": { on: 'stack', hasNot: ['flashback'] } } },
        'everyone passes',
      ],
      expect: { "alice's Shock": { on: 'graveyard' }, bob: { life: 18 } },
    },
  }),
  scenario('400.7g: it has it still once what gave it to the card is gone', {
    rules: ['400.7g', '702.34a', '611.3'],
    alice: { battlefield: [openArchive], graveyard: ['Shock'], mana: 'RR' },
    bob: {},
    script: [
      'alice casts Shock on bob by flashback',
      'alice activates Open Archive',
      'everyone passes',
      { expect: { Shock: { on: 'stack', has: ['flashback'] }, 'Open Archive': { on: 'graveyard' } } },
      'everyone passes',
    ],
    expect: { Shock: { on: 'exile' }, bob: { life: 18 }, alice: { life: 21 } },
    control: {
      script: ['alice activates Open Archive', 'everyone passes', 'refused 601.3: alice casts Shock on bob'],
      expect: { Shock: { on: 'graveyard', hasNot: ['flashback'] }, bob: { life: 20 } },
    },
  }),
  scenario('400.7b: what a static ability gave a card in the graveyard isn’t had by its permanent', {
    rules: ['400.7g', '400.7b', '702.138a'],
    alice: { battlefield: [restlessGround], graveyard: [cub], mana: 'G' },
    bob: {},
    script: [
      'alice casts Cub of Two Lives by escape',
      { expect: { 'Cub of Two Lives': { on: 'stack', has: ['escape'] } } },
      'everyone passes',
    ],
    expect: { 'Cub of Two Lives': { on: 'battlefield', hasNot: ['escape'] } },
    control: {
      setup: { alice: { battlefield: [restlessGround], hand: [cub], graveyard: [], mana: 'GGGG' } },
      script: [
        'alice casts Cub of Two Lives',
        { expect: { "alice's Cub of Two Lives": { on: 'stack', hasNot: ['escape'] } } },
        'everyone passes',
      ],
      expect: { "alice's Cub of Two Lives": { on: 'battlefield' } },
    },
  }),
  scenario('400.7g: a morph that an effect gave its card is had by the face-down spell and its permanent', {
    rules: ['400.7g', '611.3d', '702.37e'],
    alice: { battlefield: [hallOfMasks], hand: [cub], mana: 'CCCG' },
    bob: {},
    script: [
      'alice casts Cub of Two Lives by morph',
      'alice activates Hall of Masks',
      'everyone passes',
      'everyone passes',
      { expect: { 'Cub of Two Lives': { on: 'battlefield', faceDown: true } } },
      'alice turns Cub of Two Lives face up',
    ],
    expect: { 'Cub of Two Lives': { on: 'battlefield', faceDown: false, has: ['morph'] } },
    control: {
      setup: { alice: { battlefield: [] } },
      script: ['refused 601.3: alice casts Cub of Two Lives by morph'],
      expect: { 'Cub of Two Lives': { on: 'hand', hasNot: ['morph'] } },
    },
  }),
];
