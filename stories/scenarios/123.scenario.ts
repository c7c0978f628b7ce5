import { card, creature, scenario, stickerSheet } from '../../machines/play/scenario/index.ts';
import {
  all,
  creature as anyCreature,
  attacksSelf,
  draw,
  flying,
  move,
  one,
  plus,
  putCounters,
  putSticker,
  returnToHand,
  spell,
  staticAbility,
  target,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';
import { bell, meldThem, sexton, sorcery, targetCreature } from './meld-pair.ts';
import { label, sticking } from './sticker-cards.ts';

const cub = creature('Bear Cub', '2/2');
const sheet = stickerSheet(
  'Sheet of Everything',
  { sticker: 'name', words: 'Dark' },
  { sticker: 'ability', abilities: [flying], tickets: 2 },
  {
    sticker: 'ability',
    abilities: [triggered({ when: attacksSelf, effect: [draw(1)] })],
    tickets: 3,
  },
  { sticker: 'powerToughness', power: 5, toughness: 1, tickets: 2 },
  { sticker: 'powerToughness', power: 1, toughness: 4, tickets: 1 },
  { sticker: 'art', art: 'a hat' },
);
const enable = sticking('New Trick', 'ability');
const resize = sticking('New Size', 'powerToughness');
const measuring = (counted: 'power' | 'toughness') =>
  card(`Measure ${counted}`, ['instant'], {
    manaCost: '{C}',
    abilities: [
      spell(
        [one(anyCreature)],
        { do: 'putSticker', on: target(0), kind: 'powerToughness', counted, as: 'put' },
        { do: 'gainLife', amount: { number: 'amount', by: 'put' } },
      ),
    ],
  });
const dress = sticking('New Hat', 'art', { type: 'creature' });
/** A sticker of any kind. */
const anything = card('Craft Table', ['instant'], {
  manaCost: '{C}',
  abilities: [spell([{ objects: {} }], putSticker(target(0)))],
});
/** Stickered creatures are larger, named ones more so. */
const parade = card('Sticker Parade', ['enchantment'], {
  abilities: [
    staticAbility({ affects: { all: { type: 'creature', stickered: true } }, changes: [plus(1, 1)] }),
    staticAbility({ affects: { all: { type: 'creature', stickered: 'name' } }, changes: [plus(2, 2)] }),
  ],
});
const moveOver = card('Peel Off', ['sorcery'], {
  manaCost: '{C}',
  abilities: [
    spell([one(anyCreature), one(anyCreature)], {
      do: 'putSticker',
      on: target(1),
      from: target(0),
    }),
  ],
});
const home = card('Home Again', ['sorcery'], {
  manaCost: '{C}',
  abilities: [spell([one(anyCreature)], returnToHand(target(0)))],
});
const rise = card('Rise Again', ['sorcery'], {
  manaCost: '{C}',
  abilities: [
    spell([one({ zone: 'graveyard', type: 'creature' })], move(target(0), { zone: 'battlefield' })),
  ],
});
const blank = card('Plain Now', ['instant'], {
  manaCost: '{C}',
  abilities: [
    spell([one(anyCreature)], {
      do: 'modify',
      what: target(0),
      changes: [{ change: 'removeAllAbilities' }],
      until: 'untilEndOfTurn',
    }),
  ],
});
const shrink = card('Tiny Now', ['instant'], {
  manaCost: '{C}',
  abilities: [
    spell([one(anyCreature)], {
      do: 'modify',
      what: target(0),
      changes: [{ change: 'setPowerToughness', power: 1, toughness: 1 }],
      until: 'untilEndOfTurn',
    }),
  ],
});
const awaken = card('Wake the Land', ['instant'], {
  manaCost: '{C}',
  abilities: [
    spell([one({ type: 'land' })], {
      do: 'modify',
      what: target(0),
      changes: [{ change: 'addTypes', types: ['creature'] }],
      until: 'forever',
    }),
  ],
});
const ticket = card('Find a Ticket', ['instant'], {
  manaCost: '{C}',
  abilities: [spell([], { do: 'putCounters', kind: 'ticket', count: 2, onPlayers: 'you' })],
});
const grow = card('Grow Up', ['instant'], {
  manaCost: '{C}',
  abilities: [spell([one(anyCreature)], putCounters('+1/+1', 1, target(0)))],
});
/** Counts the power of creature cards in graveyards. */
const mourner = creature('Bone Reader', '0/4', '', {
  abilities: [
    staticAbility({
      changes: [
        plus({ number: 'greatest', value: 'power', of: all({ zone: 'graveyard', type: 'creature' }) }, 0),
      ],
    }),
  ],
});
/** Large creatures enter tapped. */
const mud = card('Deep Mud', ['enchantment'], {
  abilities: [
    staticAbility({
      replaces: {
        event: { would: 'enter', what: { type: 'creature', power: { atLeast: 5 } } },
        tapped: true,
      },
    }),
  ],
});

export default [
  scenario('123.3: a sticker that is on an object of its owner can’t be chosen again', {
    rules: ['123.3', '123.3a'],
    alice: {
      battlefield: [cub, creature('Old Bear', '3/3')],
      hand: [label, label],
      mana: 'CC',
      stickerSheets: [
        stickerSheet('Two Names', { sticker: 'name', words: 'Dark' }, { sticker: 'name', words: 'Sad' }),
      ],
    },
    bob: {},
    script: [
      'alice casts Label Maker 1 on Bear Cub',
      'pass until the stack is empty',
      'alice casts Label Maker 2 on Old Bear',
      'pass until the stack is empty',
    ],
    // Of two stickers one is chosen; then there is one left, and only its place is asked.
    decide: { option: ['Dark', 'Dark Bear Cub', 'Sad Old Bear'] },
    expect: { 'Bear Cub': { name: 'Dark Bear Cub' }, 'Old Bear': { name: 'Sad Old Bear' } },
    control: {
      script: ['alice casts Label Maker 1 on Old Bear', 'pass until the stack is empty'],
      decide: { option: ['Dark', 'Dark Old Bear'] },
      expect: { 'Old Bear': { name: 'Dark Old Bear' } },
    },
  }),
  scenario('123.3b: nobody puts a sticker on what they don’t own', {
    rules: ['123.3b'],
    alice: {
      battlefield: [{ card: cub, controller: 'bob' }],
      hand: [dress],
      mana: 'C',
      stickerSheets: [sheet],
    },
    bob: { battlefield: ['Grizzly Bears'] },
    script: ['alice casts New Hat on Grizzly Bears', 'pass until the stack is empty'],
    expect: { 'Grizzly Bears': { stickers: [] } },
    control: {
      script: ['alice casts New Hat on Bear Cub', 'pass until the stack is empty'],
      expect: { 'Bear Cub': { stickers: ['a hat'] } },
    },
  }),
  scenario('123.3c: a sticker with a ticket cost is put for as many tickets', {
    rules: ['123.3c', '107.17a', '123.7', '613.1f'],
    alice: { battlefield: [cub], counters: { ticket: 2 }, hand: [enable], mana: 'C', stickerSheets: [sheet] },
    bob: {},
    // The other ability costs three: there is nothing to choose.
    script: ['alice casts New Trick on Bear Cub', 'pass until the stack is empty'],
    expect: { alice: { counters: { ticket: 0 } }, 'Bear Cub': { stickers: ['Flying'], has: ['flying'] } },
    control: {
      setup: {
        alice: {
          battlefield: [cub],
          counters: { ticket: 1 },
          hand: [enable],
          mana: 'C',
          stickerSheets: [sheet],
        },
      },
      expect: { alice: { counters: { ticket: 1 } }, 'Bear Cub': { stickers: [], hasNot: ['flying'] } },
    },
  }),
  scenario('123.3d: a sticker that moves to another object isn’t paid for again', {
    rules: ['123.3d', '613.7k'],
    alice: {
      battlefield: [cub, creature('Old Bear', '3/3')],
      counters: { ticket: 3 },
      hand: [enable, moveOver],
      mana: 'CC',
      stickerSheets: [sheet],
    },
    bob: {},
    script: [
      'alice casts New Trick on Bear Cub',
      'pass until the stack is empty',
      'alice casts Peel Off on Bear Cub, Old Bear',
      'pass until the stack is empty',
    ],
    decide: { option: 'Flying {TK}2' },
    expect: {
      alice: { counters: { ticket: 1 } },
      'Bear Cub': { stickers: [], hasNot: ['flying'] },
      'Old Bear': { stickers: ['Flying'], has: ['flying'] },
    },
    control: {
      script: ['alice casts New Trick on Bear Cub', 'pass until the stack is empty'],
      decide: { option: 'Flying {TK}2' },
      expect: { 'Bear Cub': { has: ['flying'] }, 'Old Bear': { stickers: [] } },
    },
  }),
  scenario('123.4: what has any sticker on it is stickered, and no longer once it has none', {
    rules: ['123.4', '123.9'],
    alice: {
      battlefield: [cub, creature('Old Bear', '3/3'), parade],
      hand: [dress, moveOver, label],
      mana: 'CCC',
      stickerSheets: [sheet],
    },
    bob: {},
    script: [
      'alice casts New Hat on Bear Cub',
      'pass until the stack is empty',
      { expect: { 'Bear Cub': { power: 3 }, 'Old Bear': { power: 3 } } },
      'alice casts Peel Off on Bear Cub, Old Bear',
      'pass until the stack is empty',
      { expect: { 'Bear Cub': { power: 2 }, 'Old Bear': { power: 4 } } },
      'alice casts Label Maker on Old Bear',
      'pass until the stack is empty',
    ],
    decide: { option: 'Old Bear Dark' },
    expect: { 'Old Bear': { stickers: ['a hat', 'Dark'], power: 6, name: 'Old Bear Dark' } },
    control: {
      script: [],
      decide: {},
      expect: { 'Bear Cub': { power: 2 }, 'Old Bear': { power: 3 } },
    },
  }),
  scenario('123.5: a sticker stays as its object goes from one public zone to another', {
    rules: ['123.5', '400.7m', '123.8', '613.4b'],
    alice: {
      battlefield: [cub, mourner],
      counters: { ticket: 2 },
      hand: [resize, rise],
      mana: 'CC',
      stickerSheets: [sheet],
    },
    bob: { hand: ['Murder'], mana: 'CBB' },
    script: [
      'alice casts New Size on Bear Cub',
      'pass until the stack is empty',
      'alice passes',
      'bob casts Murder on Bear Cub',
      'pass until the stack is empty',
      { expect: { 'Bear Cub': { on: 'graveyard', power: 5, toughness: 1 }, 'Bone Reader': { power: 5 } } },
      'alice casts Rise Again on Bear Cub',
      'pass until the stack is empty',
    ],
    decide: { option: '5/1 {TK}2' },
    expect: { 'Bear Cub': { on: 'battlefield', stickers: ['5/1'], power: 5, toughness: 1 } },
    control: {
      script: [
        'alice passes',
        'bob casts Murder on Bear Cub',
        'pass until the stack is empty',
        'alice casts Rise Again on Bear Cub',
        'pass until the stack is empty',
      ],
      decide: {},
      expect: { 'Bear Cub': { stickers: [], power: 2, toughness: 2 } },
    },
  }),
  scenario('123.5: in a hidden zone it comes off, and can be put on something again', {
    rules: ['123.5', '123.3'],
    alice: {
      battlefield: [cub, creature('Old Bear', '3/3')],
      hand: [home, dress, dress],
      mana: 'CCC',
      stickerSheets: [sheet],
    },
    bob: {},
    script: [
      'alice casts New Hat 1 on Bear Cub',
      'pass until the stack is empty',
      'alice casts Home Again on Bear Cub',
      'pass until the stack is empty',
      'alice casts New Hat 2 on Old Bear',
      'pass until the stack is empty',
    ],
    expect: { 'Bear Cub': { on: 'hand', stickers: [] }, 'Old Bear': { stickers: ['a hat'] } },
    control: {
      script: [
        'alice casts New Hat 1 on Bear Cub',
        'pass until the stack is empty',
        'alice casts New Hat 2 on Old Bear',
        'pass until the stack is empty',
      ],
      expect: { 'Bear Cub': { stickers: ['a hat'] }, 'Old Bear': { stickers: [] } },
    },
  }),
  scenario('123.5: a sticker on a spell is on the permanent that it becomes', {
    rules: ['123.5', '123.6'],
    alice: {
      hand: [creature('Swift Cub', '1/1', 'flash', { manaCost: '{C}' }), label],
      mana: 'CC',
      stickerSheets: [sheet],
    },
    bob: {},
    script: [
      'alice casts Swift Cub',
      'alice passes',
      'bob passes',
      'alice casts Label Maker on Swift Cub',
      'pass until the stack is empty',
    ],
    decide: { option: 'Swift Cub Dark' },
    expect: { 'Swift Cub': { on: 'battlefield', name: 'Swift Cub Dark' } },
    control: {
      script: ['alice casts Swift Cub', 'pass until the stack is empty'],
      decide: {},
      expect: { 'Swift Cub': { on: 'battlefield', name: 'Swift Cub' } },
    },
  }),
  scenario('123.5a: all stickers of what melds are on the permanent', {
    rules: ['123.5a', '123.6c', '613.7k'],
    alice: {
      battlefield: [bell, sexton],
      counters: { ticket: 1 },
      hand: [label, resize],
      mana: 'CCC',
      stickerSheets: [sheet],
    },
    bob: {},
    script: [
      'alice casts Label Maker on Iron Bell',
      'pass until the stack is empty',
      'alice casts New Size on Rust Sexton',
      'pass until the stack is empty',
      ...meldThem,
    ],
    decide: { option: 'Iron Bell Dark' },
    expect: {
      'Walking Town': { name: 'Walking Town Dark', power: 1, toughness: 4, stickers: ['Dark', '1/4'] },
    },
    control: {
      script: meldThem,
      decide: {},
      expect: { 'Walking Town': { name: 'Walking Town', power: 7, toughness: 8 } },
    },
  }),
  scenario('123.5c: as a melded permanent leaves its owner chooses which card retains the stickers', {
    rules: ['123.5c', '712.21'],
    alice: { battlefield: [bell, sexton], hand: [label, 'Murder'], mana: 'CCCBB', stickerSheets: [sheet] },
    bob: {},
    script: [
      ...meldThem,
      'alice casts Label Maker on Walking Town',
      'pass until the stack is empty',
      'alice casts Murder on Walking Town',
      'pass until the stack is empty',
    ],
    decide: { option: ['Walking Town Dark', 'Rust Sexton'] },
    expect: {
      'Rust Sexton': { on: 'graveyard', name: 'Rust Sexton Dark' },
      'Iron Bell': { on: 'graveyard', name: 'Iron Bell' },
    },
    control: {
      script: [
        ...meldThem,
        'alice casts Label Maker on Walking Town',
        'pass until the stack is empty',
        'alice casts Murder on Walking Town',
        'pass until the stack is empty',
      ],
      decide: { option: ['Walking Town Dark', 'Iron Bell'] },
      expect: { 'Rust Sexton': { name: 'Rust Sexton' }, 'Iron Bell': { name: 'Iron Bell Dark' } },
    },
  }),
  scenario('123.5c: on the way to a hidden zone none does, and nothing is asked', {
    rules: ['123.5c', '123.5'],
    alice: {
      battlefield: [bell, sexton],
      hand: [label, sorcery('Go Home', [returnToHand(target(0))], targetCreature)],
      mana: 'CCC',
      stickerSheets: [sheet],
    },
    bob: {},
    script: [
      ...meldThem,
      'alice casts Label Maker on Walking Town',
      'pass until the stack is empty',
      'alice casts Go Home on Walking Town',
      'pass until the stack is empty',
    ],
    decide: { option: 'Walking Town Dark' },
    expect: {
      'Rust Sexton': { on: 'hand', stickers: [] },
      'Iron Bell': { on: 'hand', stickers: [] },
    },
  }),
  scenario('123.7: an ability sticker gives its ability in layer 6, by its timestamp', {
    rules: ['123.7', '613.1f', '613.7k'],
    alice: {
      battlefield: [cub],
      counters: { ticket: 2 },
      hand: [enable, blank],
      mana: 'CC',
      stickerSheets: [sheet],
    },
    bob: {},
    script: [
      'alice casts Plain Now on Bear Cub',
      'pass until the stack is empty',
      'alice casts New Trick on Bear Cub',
      'pass until the stack is empty',
    ],
    expect: { 'Bear Cub': { has: ['flying'] } },
    control: {
      script: [
        'alice casts New Trick on Bear Cub',
        'pass until the stack is empty',
        'alice casts Plain Now on Bear Cub',
        'pass until the stack is empty',
      ],
      expect: { 'Bear Cub': { hasNot: ['flying'], stickers: ['Flying'] } },
    },
  }),
  scenario('123.7: a triggered ability on a sticker triggers for the object that has it', {
    rules: ['123.7'],
    alice: {
      battlefield: [cub],
      counters: { ticket: 3 },
      hand: [enable],
      mana: 'C',
      stickerSheets: [sheet],
    },
    bob: {},
    script: [
      'alice casts New Trick on Bear Cub',
      'pass until the stack is empty',
      'alice attacks bob with Bear Cub',
      'pass until the stack is empty',
    ],
    decide: { option: 'Whenever this creature attacks, draw a card. {TK}3' },
    expect: { alice: { hand: 1, counters: { ticket: 0 } } },
    control: {
      script: ['alice attacks bob with Bear Cub', 'pass until the stack is empty'],
      decide: {},
      expect: { alice: { hand: 1, counters: { ticket: 3 } } },
    },
  }),
  scenario('123.8: the latest power and toughness sticker counts, and what sets it after that more', {
    rules: ['123.8', '613.4b', '613.7'],
    alice: {
      battlefield: [cub],
      counters: { ticket: 3 },
      hand: [resize, resize, shrink, grow],
      mana: 'CCCC',
      stickerSheets: [sheet],
    },
    bob: {},
    script: [
      'alice casts Grow Up on Bear Cub',
      'pass until the stack is empty',
      'alice casts New Size 1 on Bear Cub',
      'pass until the stack is empty',
      { expect: { 'Bear Cub': { power: 6, toughness: 2 } } },
      'alice casts New Size 2 on Bear Cub',
      'pass until the stack is empty',
      { expect: { 'Bear Cub': { power: 2, toughness: 5 } } },
      'alice casts Tiny Now on Bear Cub',
      'pass until the stack is empty',
    ],
    decide: { option: '5/1 {TK}2' },
    expect: { 'Bear Cub': { power: 2, toughness: 2, stickers: ['5/1', '1/4'] } },
    control: {
      script: [
        'alice casts Tiny Now on Bear Cub',
        'pass until the stack is empty',
        'alice casts New Size 1 on Bear Cub',
        'pass until the stack is empty',
      ],
      decide: { option: '5/1 {TK}2' },
      expect: { 'Bear Cub': { power: 5, toughness: 1 } },
    },
  }),
  scenario('123.8a: what is counted on a sticker is what is printed there, whatever the creature has', {
    rules: ['123.8a'],
    alice: {
      battlefield: [cub],
      counters: { ticket: 2 },
      hand: [grow, measuring('power'), measuring('toughness')],
      mana: 'CC',
      stickerSheets: [sheet],
    },
    bob: {},
    script: [
      'alice casts Grow Up on Bear Cub',
      'pass until the stack is empty',
      'alice casts Measure power on Bear Cub',
      'pass until the stack is empty',
    ],
    decide: { option: '5/1 {TK}2' },
    expect: { alice: { life: 25 }, 'Bear Cub': { power: 6, toughness: 2 } },
    control: {
      script: ['alice casts Measure toughness on Bear Cub', 'pass until the stack is empty'],
      expect: { alice: { life: 21 }, 'Bear Cub': { power: 5, toughness: 1 } },
    },
  }),
  scenario('123.5: as an object enters, it is asked with the stickers that it will have', {
    rules: ['123.5', '614.12', '123.8'],
    alice: {
      battlefield: [mud, cub],
      counters: { ticket: 2 },
      hand: [resize, rise],
      mana: 'CC',
      stickerSheets: [sheet],
    },
    bob: { hand: ['Murder'], mana: 'CBB' },
    script: [
      'alice casts New Size on Bear Cub',
      'pass until the stack is empty',
      'alice passes',
      'bob casts Murder on Bear Cub',
      'pass until the stack is empty',
      'alice casts Rise Again on Bear Cub',
      'pass until the stack is empty',
    ],
    decide: { option: '5/1 {TK}2' },
    expect: { 'Bear Cub': { on: 'battlefield', power: 5, tapped: true } },
    control: {
      script: [
        'alice passes',
        'bob casts Murder on Bear Cub',
        'pass until the stack is empty',
        'alice casts Rise Again on Bear Cub',
        'pass until the stack is empty',
      ],
      decide: {},
      expect: { 'Bear Cub': { on: 'battlefield', power: 2, tapped: false } },
    },
  }),
  scenario('123.8: what is no creature gets no power and toughness by a sticker until it is one', {
    rules: ['123.8', '208.3'],
    alice: {
      battlefield: ['Forest'],
      counters: { ticket: 1 },
      hand: [anything, awaken],
      mana: 'CC',
      stickerSheets: [sheet],
    },
    bob: {},
    script: [
      'alice casts Craft Table on Forest',
      'pass until the stack is empty',
      'alice casts Wake the Land on Forest',
      'pass until the stack is empty',
    ],
    decide: { option: '1/4 {TK}1' },
    expect: { Forest: { power: 1, toughness: 4, types: ['creature', 'land'] } },
    // As a creature without power and toughness it is put into the graveyard (208.5, 704.5f).
    control: {
      script: ['alice casts Wake the Land on Forest', 'pass until the stack is empty'],
      decide: {},
      expect: { Forest: { on: 'graveyard' } },
    },
  }),
  scenario('107.17: {TK} is a ticket counter', {
    rules: ['107.17', '123.3c'],
    alice: { battlefield: [cub], hand: [ticket, enable], mana: 'CC', stickerSheets: [sheet] },
    bob: {},
    script: [
      'alice casts Find a Ticket',
      'pass until the stack is empty',
      { expect: { alice: { counters: { ticket: 2 } } } },
      'alice casts New Trick on Bear Cub',
      'pass until the stack is empty',
    ],
    expect: { 'Bear Cub': { has: ['flying'] }, alice: { counters: { ticket: 0 } } },
    control: {
      script: ['alice casts New Trick on Bear Cub', 'pass until the stack is empty'],
      expect: { 'Bear Cub': { hasNot: ['flying'] } },
    },
  }),
];
