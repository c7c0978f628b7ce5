import { card, scenario, creature as shaped } from '../../machines/play/scenario/index.ts';
import {
  affecting,
  asLongAs,
  creature,
  destroy,
  discard,
  enchant,
  modify,
  one,
  spell,
  spellLike,
  target,
} from '../../machines/rules/abilities/write/index.ts';
import type { Instruction, Objects } from '../../machines/rules/index.ts';

const choose = (what: 'basicLandType' | 'color', link: string): Instruction => ({
  do: 'chooseValue',
  what,
  link,
  anew: true,
});
const replaceWord = modify(target(0), 'forever', {
  change: 'changeWord',
  from: { chosen: 'one' },
  to: { chosen: 'other' },
});

/** Replaces a basic land type in a permanent's text. */
const redrawnMap = card('Redrawn Map', ['instant'], {
  manaCost: '{U}',
  abilities: [
    spell([{ objects: {} }], choose('basicLandType', 'one'), choose('basicLandType', 'other'), replaceWord),
  ],
});
/** Replaces a colour word in a spell's text. */
const dyedInk = card('Dyed Ink', ['instant'], {
  manaCost: '{U}',
  abilities: [
    spell([{ objects: spellLike({}) }], choose('color', 'one'), choose('color', 'other'), replaceWord),
  ],
});
/** Replaces a colour word in a permanent's text. */
const dyedCloth = card('Dyed Cloth', ['instant'], {
  manaCost: '{U}',
  abilities: [spell([{ objects: {} }], choose('color', 'one'), choose('color', 'other'), replaceWord)],
});
const leafBlight = card('Leaf Blight', ['sorcery'], {
  manaCost: '{B}',
  abilities: [spell([{ objects: { ...creature, color: 'G' } }], destroy(target(0)))],
});
/** Exchanges the text boxes of two creatures. */
const tradedWords = card('Traded Words', ['instant'], {
  manaCost: '{U}',
  abilities: [
    spell([one(creature), one(creature)], {
      do: 'exchangeText',
      first: target(0),
      second: target(1),
      until: 'untilEndOfTurn',
    }),
  ],
});
const topOfGraveyard: Objects = { top: 1, of: 'you', in: 'graveyard' };
/** It has the full text of the creature card on top of its controller's graveyard. */
const mirrorSelf = {
  as: 'mirror',
  card: shaped('Mirror Self', '0/1', '', {
    manaCost: '{1}{U}',
    subtypes: 'Shapeshifter',
    abilities: [
      asLongAs(
        { holds: 'is', what: topOfGraveyard, like: { type: 'creature' } },
        {
          change: 'fullTextOf',
          of: topOfGraveyard,
          and: [{ kind: 'activated', cost: [{ pay: 'mana', cost: '{2}' }], effect: [discard(1, 'you')] }],
        },
      ),
    ],
  }),
};
/** It counts creatures by their name. */
const bearCounter = shaped('Bear Counter', '0/0', '', {
  abilities: [
    {
      kind: 'static',
      changes: [
        {
          change: 'modifyPowerToughness',
          power: { number: 'count', of: { type: 'creature', name: 'Grizzly Bears' } },
          toughness: { number: 'count', of: { type: 'creature', name: 'Grizzly Bears' } },
        },
      ],
    },
  ],
});
/** Equipment with many names. */
const manyNames = card('Many Names', ['artifact'], {
  subtypes: 'Equipment',
  abilities: [affecting('attached', { change: 'addNamesOf', type: 'creature', notSupertype: 'legendary' })],
});
/** An Aura with another name. */
const alias = card('Alias', ['enchantment'], {
  subtypes: 'Aura',
  abilities: [enchant(creature), affecting('attached', { change: 'setName', name: 'Nobody' })],
});
const firstKing = shaped('The King', '2/2', '', { manaCost: '{W}', supertypes: ['legendary'] });
const marshStalker = shaped('Marsh Stalker', '2/2', 'swampwalk');

export default [
  scenario('612.1: a land type in the text of a permanent is replaced: swampwalk becomes islandwalk', {
    rules: ['612.1', '612.2'],
    alice: { battlefield: [marshStalker] },
    bob: { battlefield: ['Swamp', 'Grizzly Bears'], hand: [redrawnMap], mana: 'U' },
    turn: { of: 'alice', at: 'precombatMain' },
    script: [
      'alice passes',
      'bob casts Redrawn Map on Marsh Stalker',
      'everyone passes',
      'alice attacks bob with Marsh Stalker',
      { expect: { 'Marsh Stalker': { has: ['islandwalk'], hasNot: ['swampwalk'] } } },
      'bob blocks Marsh Stalker with Grizzly Bears',
    ],
    decide: { option: ['Swamp', 'Island'] },
    expect: {
      'Marsh Stalker': { on: 'graveyard' },
      bob: { life: 20 },
    },
    control: {
      script: ['alice attacks bob with Marsh Stalker'],
      decide: {},
      expect: { 'Marsh Stalker': { has: ['swampwalk'] }, bob: { life: 18 } },
    },
  }),
  scenario('612.2: a color word in the text of a spell is replaced: its target is illegal by then', {
    rules: ['612.1', '612.2', '608.2b'],
    alice: { hand: [leafBlight], mana: 'B' },
    bob: { battlefield: ['Grizzly Bears'], hand: [dyedInk], mana: 'U' },
    script: [
      'alice casts Leaf Blight on Grizzly Bears',
      'alice passes',
      'bob casts Dyed Ink on Leaf Blight',
      'pass until the stack is empty',
    ],
    decide: { option: ['green', 'red'] },
    expect: { 'Grizzly Bears': { on: 'battlefield' } },
    control: {
      script: ['alice casts Leaf Blight on Grizzly Bears', 'everyone passes'],
      decide: {},
      expect: { 'Grizzly Bears': { on: 'graveyard' } },
    },
  }),
  scenario('612.5: two objects exchange their text boxes, and nothing else', {
    rules: ['612.5', '613.1c'],
    alice: {
      battlefield: ['Serra Angel', 'Grizzly Bears'],
      hand: [tradedWords],
      mana: 'U',
    },
    bob: {},
    script: ['alice casts Traded Words on Serra Angel, Grizzly Bears', 'everyone passes'],
    expect: {
      'Serra Angel': { hasNot: ['flying', 'vigilance'], power: 4, colors: 'W', subtypes: ['Angel'] },
      'Grizzly Bears': { has: ['flying', 'vigilance'], power: 2, colors: 'G', subtypes: ['Bear'] },
    },
    control: {
      setup: {
        alice: { battlefield: ['Serra Angel', 'Grizzly Bears'], hand: [tradedWords], mana: 'U' },
      },
      script: ["pass until bob's upkeep"],
      expect: {
        'Serra Angel': { has: ['flying', 'vigilance'] },
        'Grizzly Bears': { hasNot: ['flying', 'vigilance'] },
      },
    },
  }),
  scenario('612.5: the exchange ends with its duration', {
    rules: ['612.5', '611.2a', '514.2'],
    alice: { battlefield: ['Serra Angel', 'Grizzly Bears'], hand: [tradedWords], mana: 'U' },
    bob: {},
    script: [
      'alice casts Traded Words on Serra Angel, Grizzly Bears',
      'everyone passes',
      { expect: { 'Grizzly Bears': { has: ['flying'] } } },
      "pass until bob's upkeep",
    ],
    expect: { 'Serra Angel': { has: ['flying'] }, 'Grizzly Bears': { hasNot: ['flying'] } },
    control: {
      script: ['alice casts Traded Words on Serra Angel, Grizzly Bears', 'everyone passes'],
      expect: { 'Serra Angel': { hasNot: ['flying'] }, 'Grizzly Bears': { has: ['flying'] } },
    },
  }),
  scenario('612.6: an object with the full text of another has its name, cost, colors, size and rules text', {
    rules: ['612.6', '613.1c', '613.6'],
    alice: {
      battlefield: [mirrorSelf],
      graveyard: ['Serra Angel'],
      hand: ['Shock', 'Forest'],
      mana: 'RCC',
    },
    bob: {},
    script: [
      {
        expect: {
          mirror: {
            name: 'Serra Angel',
            power: 4,
            toughness: 4,
            manaValue: 5,
            colors: 'W',
            subtypes: ['Angel'],
            has: ['flying', 'vigilance'],
          },
        },
      },
      'alice activates mirror',
      'everyone passes',
      'alice answers Forest',
    ],
    expect: { mirror: { name: 'Mirror Self', power: 0, toughness: 1, colors: 'U', hasNot: ['flying'] } },
    control: {
      setup: { alice: { battlefield: [mirrorSelf], graveyard: ['Shock'], hand: ['Forest'], mana: 'CC' } },
      script: ["pass until bob's upkeep"],
      expect: { mirror: { name: 'Mirror Self', power: 0, toughness: 1, colors: 'U', hasNot: ['flying'] } },
    },
  }),
  scenario('612.7: an object has the names of all nonlegendary creature cards, and its own', {
    rules: ['612.7', '201.2'],
    alice: {
      battlefield: [bearCounter, 'Hill Giant', { card: manyNames, attachedTo: 'Hill Giant' }],
    },
    bob: { battlefield: ['Grizzly Bears'] },
    script: [],
    expect: { 'Bear Counter': { power: 2, toughness: 2 }, 'Hill Giant': { on: 'battlefield' } },
    control: {
      setup: { alice: { battlefield: [bearCounter, 'Hill Giant', manyNames] } },
      expect: { 'Bear Counter': { power: 1, toughness: 1 } },
    },
  }),
  scenario('612.8: an object whose name is set has that name alone', {
    rules: ['612.8', '704.5j'],
    alice: {
      battlefield: [
        { card: firstKing, as: 'king' },
        { card: alias, attachedTo: 'king' },
      ],
      hand: [{ card: firstKing, as: 'heir' }],
      mana: 'W',
    },
    bob: {},
    script: ['alice casts heir', 'everyone passes'],
    expect: { king: { on: 'battlefield', name: 'Nobody' }, heir: { on: 'battlefield' } },
    control: {
      setup: {
        alice: {
          battlefield: [{ card: firstKing, as: 'king' }],
          hand: [{ card: firstKing, as: 'heir' }],
          mana: 'W',
        },
      },
      script: ['alice casts heir', 'everyone passes', 'alice chooses heir'],
      expect: { king: { on: 'graveyard' }, heir: { on: 'battlefield' } },
    },
  }),
  scenario('612.2: the color of a devotion is a color word, the mana symbols of a cost are none', {
    rules: ['612.2', '700.5'],
    alice: {
      battlefield: ['Erebos, God of the Dead', 'Air Elemental', 'Air Elemental', 'Air Elemental'],
      hand: [dyedCloth],
      mana: 'UCB',
    },
    bob: {},
    script: [
      { expect: { 'Erebos, God of the Dead': { types: ['enchantment'] } } },
      'alice casts Dyed Cloth on Erebos, God of the Dead',
      'everyone passes',
      'alice answers black',
      'alice answers blue',
    ],
    expect: {
      'Erebos, God of the Dead': { types: ['enchantment', 'creature'], colors: 'B' },
      game: { may: ['alice activates Erebos, God of the Dead'] },
    },
    control: {
      script: [
        'alice casts Dyed Cloth on Erebos, God of the Dead',
        'everyone passes',
        'alice answers black',
        'alice answers green',
      ],
      expect: { 'Erebos, God of the Dead': { types: ['enchantment'] } },
    },
  }),
];
