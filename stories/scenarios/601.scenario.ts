import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('601.2b: two of four modes, done in printed order', {
    rules: ['601.2b', '700.2', '608.2c'],
    alice: { hand: ['Cryptic Command', 'Shock'], mana: 'UUUU' },
    bob: { battlefield: ['Grizzly Bears'] },
    script: ['alice casts Cryptic Command choosing 4 and 2 on Grizzly Bears'],
    expect: { bob: { hand: ['Grizzly Bears'] }, alice: { hand: 2, library: 19 } },
    control: {
      script: ['alice casts Cryptic Command choosing 3 and 4'],
      expect: { 'Grizzly Bears': { on: 'battlefield', tapped: true }, alice: { hand: 2 } },
    },
  }),
  scenario('601.2b: kicked or not', {
    rules: ['601.2b', '702.33a', '603.4'],
    alice: { hand: ['Goblin Bushwhacker'], mana: 'RR', battlefield: ['Grizzly Bears'] },
    bob: {},
    script: ['alice casts Goblin Bushwhacker kicked', 'pass until the stack is empty'],
    expect: { 'Grizzly Bears': { power: 3, has: ['haste'] }, alice: { mana: '' } },
    control: {
      script: ['alice casts Goblin Bushwhacker', 'pass until the stack is empty'],
      expect: { 'Grizzly Bears': { power: 2, hasNot: ['haste'] }, alice: { mana: 'R' } },
    },
  }),
  scenario('107.3a: the value of X is chosen as the spell is cast, and paid for', {
    rules: ['107.3a', '601.2b', '601.2f'],
    alice: { hand: ['Blaze'], battlefield: [{ card: 'Mountain', count: 5 }] },
    bob: {},
    script: [
      'refused 107.3a: alice casts Blaze with X = 5 on bob',
      'alice casts Blaze with X = 3 on bob',
      { expect: { Blaze: { x: 3, on: 'stack' }, 'Mountain 5': { tapped: false } } },
    ],
    expect: { bob: { life: 17 } },
    control: {
      script: [
        'alice casts Blaze with X = 1 on bob',
        { expect: { Blaze: { x: 1, on: 'stack' }, 'Mountain 3': { tapped: false } } },
      ],
      expect: { bob: { life: 19 } },
    },
  }),
  scenario('601.2c: a spell needs a legal target', {
    rules: ['601.2c', '115.1'],
    alice: { hand: ['Doom Blade'], mana: 'BB' },
    bob: { battlefield: ['Walking Corpse'] },
    script: ['refused 115.1: alice casts Doom Blade on Walking Corpse'],
    expect: { alice: { hand: ['Doom Blade'] } },
    control: {
      setup: { bob: { battlefield: ['Grizzly Bears'] } },
      script: ['alice casts Doom Blade on Grizzly Bears'],
      expect: { 'Grizzly Bears': { on: 'graveyard' } },
    },
  }),
  scenario('601.2f: an increase is added to the cost before it is paid', {
    rules: ['601.2f', '601.2h'],
    alice: { hand: ['Shock'], mana: 'RR' },
    bob: { battlefield: ['Thalia, Guardian of Thraben'] },
    script: ['alice casts Shock on bob'],
    expect: { bob: { life: 18 }, alice: { mana: '' } },
    control: { without: 'Thalia, Guardian of Thraben', expect: { bob: { life: 18 }, alice: { mana: 'R' } } },
  }),
  scenario('601.2h: the whole cost is paid: mana, and a creature to sacrifice', {
    rules: ['601.2h', '601.2b', '118.8'],
    alice: { hand: ['Bone Splinters'], mana: 'B', battlefield: ['Llanowar Elves', 'Grizzly Bears'] },
    bob: { battlefield: ['Serra Angel'] },
    script: [
      'alice casts Bone Splinters on Serra Angel paying Llanowar Elves',
      { expect: { 'Bone Splinters': { on: 'stack' }, 'Llanowar Elves': { on: 'graveyard' } } },
    ],
    expect: { 'Serra Angel': { on: 'graveyard' }, 'Grizzly Bears': { on: 'battlefield' } },
    control: {
      setup: { alice: { hand: ['Bone Splinters'], mana: 'B', battlefield: [] } },
      script: ['refused 118.3: alice casts Bone Splinters on Serra Angel'],
      expect: { 'Serra Angel': { on: 'battlefield' } },
    },
  }),
  scenario('733.1: a spell that is given up while it is announced was never cast', {
    rules: ['733.1', '601.2'],
    alice: { hand: ['Shock'], mana: 'R' },
    bob: { battlefield: ['Grizzly Bears'] },
    script: ['alice casts Shock', { expect: { Shock: { on: 'stack' } } }, 'alice cancels'],
    expect: {
      alice: { hand: ['Shock'], mana: 'R' },
      game: {
        stack: 0,
        priority: 'alice',
        happened: [{ event: 'reverse', object: 'Shock', player: 'alice', rule: '733.1' }],
        notHappened: [{ event: 'cast' }],
      },
    },
    control: {
      script: ['alice casts Shock', 'alice chooses bob'],
      expect: {
        bob: { life: 18 },
        game: {
          happened: [{ event: 'cast', player: 'alice' }],
          notHappened: [{ event: 'reverse' }],
        },
      },
    },
  }),
  scenario('702.34a: flashback casts from the graveyard, and the card is exiled afterwards', {
    rules: ['702.34a', '118.9'],
    alice: { graveyard: ['Firebolt'], battlefield: [{ card: 'Mountain', count: 5 }] },
    bob: {},
    script: ['alice casts Firebolt by flashback on bob'],
    expect: { bob: { life: 18 }, Firebolt: { on: 'exile' } },
    control: {
      setup: { alice: { hand: ['Firebolt'], graveyard: [], battlefield: [{ card: 'Mountain', count: 5 }] } },
      script: ['alice casts Firebolt on bob'],
      expect: { bob: { life: 18 }, Firebolt: { on: 'graveyard' } },
    },
  }),
];
