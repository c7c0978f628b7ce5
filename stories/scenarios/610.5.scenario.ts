import { card, creature, scenario } from '../../machines/play/scenario/index.ts';

const gainLifeOnEntering = {
  kind: 'triggered',
  when: [{ on: 'enters', object: 'self' }],
  effect: [{ do: 'gainLife', amount: 3 }],
} as const;

/** A one-shot effect for each creature spell, as it is cast. */
const kindledNames = card('Kindled Names', ['enchantment'], {
  manaCost: '{R}',
  abilities: [
    { kind: 'keyword', keyword: 'flash' },
    {
      kind: 'static',
      players: 'you',
      rules: [{ rule: 'gainAsCast', what: { type: 'creature' }, abilities: [gainLifeOnEntering] }],
    },
    {
      kind: 'activated',
      cost: [{ pay: 'sacrifice', what: 'self' }],
      effect: [{ do: 'loseLife', who: 'opponents', amount: 1 }],
    },
  ],
});

/** The same as a continuous effect on creature spells, for as long as it is there. */
const standingNames = card('Standing Names', ['enchantment'], {
  manaCost: '{R}',
  abilities: [
    { kind: 'keyword', keyword: 'flash' },
    {
      kind: 'static',
      affects: { all: { zone: ['stack', 'battlefield'], type: 'creature', controller: 'you' } },
      changes: [{ change: 'addAbilities', abilities: [gainLifeOnEntering] }],
    },
    {
      kind: 'activated',
      cost: [{ pay: 'sacrifice', what: 'self' }],
      effect: [{ do: 'loseLife', who: 'opponents', amount: 1 }],
    },
  ],
});

const wingedNames = card('Winged Names', ['enchantment'], {
  manaCost: '{U}',
  abilities: [
    {
      kind: 'static',
      players: 'you',
      rules: [
        {
          rule: 'gainAsCast',
          what: { type: 'creature', zone: 'hand' },
          abilities: [{ kind: 'keyword', keyword: 'flying' }],
        },
      ],
    },
  ],
});

const colossus = creature('Cinder Colossus', '6/6', '', {
  manaCost: '{6}{R}',
  subtypes: 'Elemental',
  abilities: [
    { kind: 'triggered', when: [{ on: 'dies', object: 'self' }], effect: [{ do: 'gainLife', amount: 1 }] },
  ],
});
const homeward = card('Homeward', ['instant'], {
  manaCost: '{U}',
  abilities: [
    {
      kind: 'spell',
      targets: [{ objects: { type: 'creature' } }],
      effect: [{ do: 'move', what: { target: 0 }, to: { zone: 'hand' } }],
    },
  ],
});
/** The next creature spell is an Elemental, too. */
const kindling = card('Kindling', ['instant'], {
  manaCost: '{R}',
  abilities: [
    {
      kind: 'spell',
      effect: [
        {
          do: 'modifyNextSpell',
          like: { type: 'creature' },
          changes: [{ change: 'addSubtypes', subtypes: ['Elemental'] }],
          until: 'untilEndOfTurn',
        },
      ],
    },
  ],
});
const crawler = creature('Grave Crawler', '2/1', '', {
  manaCost: '{B}',
  abilities: [{ kind: 'static', castableFrom: { zones: ['graveyard'] } }],
});

export default [
  scenario('610.5: a spell keeps what it gained as it was cast, once what gave it is gone', {
    rules: ['610.5', '601.2a', '400.7b'],
    alice: { battlefield: [kindledNames], hand: ['Grizzly Bears'], mana: 'GG' },
    bob: {},
    script: [
      'alice casts Grizzly Bears',
      'alice activates Kindled Names',
      'everyone passes',
      { expect: { 'Kindled Names': { on: 'graveyard' }, 'Grizzly Bears': { on: 'stack' } } },
      'everyone passes',
      'everyone passes',
    ],
    expect: { 'Grizzly Bears': { on: 'battlefield' }, alice: { life: 23 } },
    control: {
      setup: { alice: { battlefield: [standingNames], hand: ['Grizzly Bears'], mana: 'GG' } },
      script: [
        'alice casts Grizzly Bears',
        'alice activates Standing Names',
        'everyone passes',
        'everyone passes',
      ],
      expect: { 'Grizzly Bears': { on: 'battlefield' }, alice: { life: 20 } },
    },
  }),
  scenario('610.5: a spell that is on the stack already gains nothing', {
    rules: ['610.5', '601.2a', '611.3a'],
    alice: { hand: ['Grizzly Bears', kindledNames], mana: 'GGR' },
    bob: {},
    script: ['alice casts Grizzly Bears', 'alice casts Kindled Names', 'everyone passes', 'everyone passes'],
    expect: { 'Grizzly Bears': { on: 'battlefield' }, alice: { life: 20 } },
    control: {
      setup: { alice: { hand: ['Grizzly Bears', standingNames], mana: 'GGR' } },
      script: [
        'alice casts Grizzly Bears',
        'alice casts Standing Names',
        'everyone passes',
        'everyone passes',
        'everyone passes',
      ],
      expect: { 'Grizzly Bears': { on: 'battlefield' }, alice: { life: 23 } },
    },
  }),
  scenario(
    '610.5: a cost that a spell gains as it is cast is one to cast it for, and what comes of it lasts',
    {
      rules: ['610.5', '702.74a', '400.7b'],
      alice: { battlefield: ['Ashling, the Limitless'], hand: [colossus], mana: 'CCCC' },
      bob: { hand: ['Lightning Bolt'], mana: 'R' },
      script: [
        'alice casts Cinder Colossus by evoke',
        { expect: { 'Cinder Colossus': { on: 'stack', has: ['evoke'] } } },
        'alice passes',
        'bob casts Lightning Bolt on Ashling, the Limitless',
        'everyone passes',
        { expect: { 'Ashling, the Limitless': { on: 'graveyard' } } },
        'everyone passes',
        'everyone passes',
        'everyone passes',
      ],
      expect: { 'Cinder Colossus': { on: 'graveyard' }, alice: { life: 21 } },
      control: {
        setup: { alice: { hand: [colossus], mana: 'CCCC' } },
        script: ['refused 118.3: alice casts Cinder Colossus'],
        expect: { 'Cinder Colossus': { on: 'hand' } },
      },
    },
  ),
  scenario('610.5: only what is cast from there gains it, and it is had by the permanent alone', {
    rules: ['610.5', '400.7', '400.7b'],
    alice: { battlefield: [wingedNames], hand: ['Grizzly Bears'], mana: 'GG' },
    bob: { hand: [homeward], mana: 'U' },
    script: [
      'alice casts Grizzly Bears',
      { expect: { 'Grizzly Bears': { on: 'stack', has: ['flying'] } } },
      'everyone passes',
      { expect: { 'Grizzly Bears': { on: 'battlefield', has: ['flying'] } } },
      'alice passes',
      'bob casts Homeward on Grizzly Bears',
      'everyone passes',
    ],
    expect: { 'Grizzly Bears': { on: 'hand', hasNot: ['flying'] } },
    control: {
      setup: { alice: { hand: [], graveyard: [crawler], mana: 'B' } },
      script: [
        'alice casts Grave Crawler',
        { expect: { 'Grave Crawler': { on: 'stack', hasNot: ['flying'] } } },
        'everyone passes',
      ],
      expect: { 'Grave Crawler': { on: 'battlefield', hasNot: ['flying'] } },
    },
  }),
  scenario('610.5: what the next spell becomes as it is cast counts for what it gains as it is cast', {
    rules: ['610.5', '611.2f', '601.2a'],
    alice: { battlefield: ['Ashling, the Limitless'], hand: ['Hill Giant', kindling], mana: 'RCCCC' },
    bob: {},
    script: [
      'alice casts Kindling',
      'everyone passes',
      'alice casts Hill Giant by evoke',
      'pass until the stack is empty',
    ],
    expect: { alice: { graveyard: ['Kindling', 'Hill Giant'] } },
    control: {
      script: ['refused 601.3: alice casts Hill Giant by evoke'],
      expect: { 'Hill Giant': { on: 'hand' } },
    },
  }),
];
