import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  draw,
  gainLife,
  mana,
  staticAbility,
} from '../../machines/rules/abilities/write/index.ts';

const fountain = creature('Open Fountain', '0/3', '', {
  abilities: [activated({ cost: [mana('{1}')], effect: [gainLife(1)], limits: { by: 'everyone' } })],
});
const closedFountain = creature('Closed Fountain', '0/3', '', {
  abilities: [activated({ cost: [mana('{1}')], effect: [gainLife(1)] })],
});
const scholar = creature('Bound Scholar', '1/1', '', {
  abilities: [activated({ cost: [mana('{1}')], effect: [draw(1)], limits: { timing: 'sorcery' } })],
});
const quickScholar = creature('Quick Scholar', '1/1', '', {
  abilities: [activated({ cost: [mana('{1}')], effect: [draw(1)] })],
});

/** Abilities cost {R} more to activate. */
const toll = card('Red Toll', ['enchantment'], {
  abilities: [staticAbility({ costs: [{ of: 'abilities', more: [{ pay: 'mana', cost: '{R}' }] }] })],
});
const adept = creature('Blue Adept', '1/1', '', {
  abilities: [activated({ cost: [mana('{U}')], effect: [gainLife(1)] })],
});

export default [
  scenario('A.2.1: an activated ability is one of a permanent, or of a card elsewhere whose text says so', {
    rules: ['602.1', '113.6m'],
    alice: {
      battlefield: ['Prodigal Sorcerer'],
      graveyard: ['Reassembling Skeleton'],
      mana: 'BB',
    },
    bob: {},
    script: [
      {
        expect: {
          game: {
            may: ['alice activates Prodigal Sorcerer on bob', 'alice activates Reassembling Skeleton'],
          },
        },
      },
      'alice activates Prodigal Sorcerer on bob',
      'everyone passes',
      'alice activates Reassembling Skeleton',
      'everyone passes',
    ],
    expect: { bob: { life: 19 }, 'Reassembling Skeleton': { on: 'battlefield', tapped: true } },
    control: {
      setup: {
        alice: {
          battlefield: ['Reassembling Skeleton'],
          graveyard: ['Prodigal Sorcerer'],
          mana: 'BB',
        },
      },
      script: [
        'refused 113.6: alice activates Prodigal Sorcerer on bob',
        'refused 113.6m: alice activates Reassembling Skeleton',
      ],
      expect: { bob: { life: 20 }, 'Reassembling Skeleton': { on: 'battlefield', tapped: false } },
    },
  }),
  scenario('A.2.2: the cost is paid and the ability goes on the stack; its effect happens as it resolves', {
    rules: ['602.2', '602.2b', '601.2h', '608.1'],
    alice: { battlefield: ['Prodigal Sorcerer'] },
    bob: { hand: ['Squelch'] },
    script: [
      'alice activates Prodigal Sorcerer on bob',
      {
        expect: {
          'Prodigal Sorcerer': { tapped: true },
          bob: { life: 20 },
          game: { stack: ['the ability of Prodigal Sorcerer'], priority: 'alice' },
        },
      },
      'everyone passes',
      { expect: { game: { stack: 0 } } },
    ],
    expect: { bob: { life: 19 }, 'Prodigal Sorcerer': { tapped: true } },
    control: {
      setup: { bob: { hand: ['Squelch'], mana: 'UU' } },
      script: [
        'alice activates Prodigal Sorcerer on bob',
        'bob casts Squelch on the ability of Prodigal Sorcerer',
      ],
      expect: { bob: { life: 20 }, 'Prodigal Sorcerer': { tapped: true } },
    },
  }),
  scenario('A.2.3: an activated ability may be activated only while its permanent is on the battlefield', {
    rules: ['113.6', '602.2'],
    alice: { hand: ['Prodigal Sorcerer'], graveyard: ['Jayemdae Tome'], mana: 'CCCC' },
    bob: {},
    script: [
      'refused 113.6: alice activates Prodigal Sorcerer on bob',
      'refused 113.6: alice activates Jayemdae Tome',
    ],
    expect: { bob: { life: 20 }, alice: { hand: 1 } },
    control: {
      setup: { alice: { battlefield: ['Prodigal Sorcerer', 'Jayemdae Tome'], mana: 'CCCC' } },
      script: [
        'alice activates Prodigal Sorcerer on bob',
        'everyone passes',
        'alice activates Jayemdae Tome',
        'everyone passes',
      ],
      expect: { bob: { life: 19 }, alice: { hand: 2 } },
    },
  }),
  scenario('A.2.4: only a permanent’s controller may activate its abilities, unless its text says who', {
    rules: ['602.2', '602.1a', '602.1b'],
    alice: { battlefield: [fountain, closedFountain] },
    bob: { mana: 'CC' },
    turn: { of: 'bob' },
    script: [
      'refused 602.2: bob activates Closed Fountain',
      'bob activates Open Fountain',
      'everyone passes',
    ],
    expect: { bob: { life: 21, mana: 'C' }, alice: { life: 20 } },
    control: {
      setup: { bob: { battlefield: [fountain, closedFountain], mana: 'CC' }, alice: {} },
      script: [
        'bob activates Closed Fountain',
        'everyone passes',
        'bob activates bob’s Open Fountain',
        'everyone passes',
      ],
      expect: { bob: { life: 22, mana: '' } },
    },
  }),
  scenario('A.2.5: an ability on the stack stays there when its source is destroyed', {
    rules: ['113.7a'],
    alice: { battlefield: ['Griselbrand'] },
    bob: { hand: ['Murder'], mana: 'BBB' },
    script: [
      'alice activates Griselbrand',
      'bob casts Murder on Griselbrand',
      'everyone passes',
      {
        expect: {
          Griselbrand: { on: 'graveyard' },
          game: { stack: ['the ability of Griselbrand'] },
          alice: { hand: 0 },
        },
      },
      'everyone passes',
    ],
    expect: { alice: { hand: 7, life: 13 } },
    control: {
      script: [
        'alice passes',
        'bob casts Murder on Griselbrand',
        'everyone passes',
        'refused 113.6: alice activates Griselbrand',
      ],
      expect: { alice: { hand: 0, life: 20 } },
    },
  }),
  scenario('A.2.6: what its source is like as an ability resolves counts', {
    rules: ['113.7a'],
    alice: {
      battlefield: ['Prodigal Sorcerer', { card: 'Lifelink', attachedTo: 'Prodigal Sorcerer' }],
    },
    bob: { hand: ['Turn to Frog'], mana: 'UU' },
    script: [
      'alice activates Prodigal Sorcerer on bob',
      'bob casts Turn to Frog on Prodigal Sorcerer',
      'everyone passes',
      { expect: { 'Prodigal Sorcerer': { hasNot: ['lifelink'] } } },
      'everyone passes',
    ],
    expect: { bob: { life: 19 }, alice: { life: 20 } },
    control: {
      without: 'Turn to Frog',
      script: ['alice activates Prodigal Sorcerer on bob', 'everyone passes'],
      expect: { bob: { life: 19 }, alice: { life: 21 } },
    },
  }),
  scenario('A.2.6: what it was like last counts once it is gone', {
    rules: ['113.7a', '608.2h'],
    alice: {
      battlefield: ['Prodigal Sorcerer', { card: 'Lifelink', attachedTo: 'Prodigal Sorcerer' }],
    },
    bob: { hand: ['Turn to Frog', 'Shock'], mana: 'UUR' },
    script: [
      'alice activates Prodigal Sorcerer on bob',
      'bob casts Shock on Prodigal Sorcerer',
      'everyone passes',
      { expect: { 'Prodigal Sorcerer': { on: 'graveyard' }, Lifelink: { on: 'graveyard' } } },
      'everyone passes',
    ],
    expect: { bob: { life: 19 }, alice: { life: 21 } },
    control: {
      script: [
        'alice activates Prodigal Sorcerer on bob',
        'bob casts Turn to Frog on Prodigal Sorcerer',
        'everyone passes',
        'alice passes',
        'bob casts Shock on Prodigal Sorcerer',
        'everyone passes',
        'everyone passes',
      ],
      expect: { bob: { life: 19 }, alice: { life: 20 }, 'Prodigal Sorcerer': { on: 'graveyard' } },
    },
  }),
  scenario('A.2.7: a limit on an ability counts for the permanent, whoever controls it', {
    rules: ['602.5b'],
    alice: { battlefield: ['Fire-Belly Changeling'], mana: 'RR' },
    bob: { battlefield: ['Merieke Ri Berit'], mana: 'RR' },
    script: [
      'alice activates Fire-Belly Changeling',
      'everyone passes',
      'alice passes',
      'bob activates Merieke Ri Berit on Fire-Belly Changeling',
      'everyone passes',
      { expect: { 'Fire-Belly Changeling': { controller: 'bob' } } },
      'alice passes',
      'bob activates Fire-Belly Changeling',
      'everyone passes',
      'alice passes',
      'refused 602.5b: bob activates Fire-Belly Changeling',
    ],
    expect: { 'Fire-Belly Changeling': { power: 3 }, bob: { mana: 'R' } },
    control: {
      setup: { alice: { battlefield: ['Furnace Whelp'], mana: 'RR' } },
      script: [
        'alice activates Furnace Whelp',
        'everyone passes',
        'alice passes',
        'bob activates Merieke Ri Berit on Furnace Whelp',
        'everyone passes',
        'alice passes',
        'bob activates Furnace Whelp',
        'everyone passes',
        'alice passes',
        'bob activates Furnace Whelp',
        'everyone passes',
      ],
      expect: { 'Furnace Whelp': { power: 5 }, bob: { mana: '' } },
    },
  }),
  scenario('A.2.7: the limit is of one turn, and of one permanent', {
    rules: ['602.5b'],
    alice: {
      battlefield: [
        { card: 'Fire-Belly Changeling', as: 'the first' },
        { card: 'Fire-Belly Changeling', as: 'the second' },
        { card: 'Mountain', count: 4 },
      ],
    },
    bob: {},
    script: [
      'alice activates the first',
      'everyone passes',
      'alice activates the first',
      'everyone passes',
      'refused 602.5b: alice activates the first',
      'alice activates the second',
      'everyone passes',
      { expect: { 'the first': { power: 3 }, 'the second': { power: 2 } } },
      "pass until bob's upkeep",
      'alice activates the first',
      'everyone passes',
    ],
    expect: { 'the first': { power: 2 }, 'the second': { power: 1 } },
    control: {
      setup: {
        alice: {
          battlefield: [
            { card: 'Furnace Whelp', as: 'the first' },
            { card: 'Furnace Whelp', as: 'the second' },
            { card: 'Mountain', count: 4 },
          ],
        },
      },
      script: [
        'alice activates the first',
        'everyone passes',
        'alice activates the first',
        'everyone passes',
        'alice activates the first',
        'everyone passes',
      ],
      expect: { 'the first': { power: 5 }, 'the second': { power: 2 } },
    },
  }),
  scenario('A.2.8: an ability on the stack has text, controller and source, and no colour of its own', {
    rules: ['602.2a', '113.7a', '113.8'],
    alice: { battlefield: ['Prodigal Pyromancer'] },
    bob: { hand: ['Turn to Frog'], mana: 'UU' },
    script: [
      'alice activates Prodigal Pyromancer on bob',
      {
        expect: {
          'the ability of Prodigal Pyromancer': { colors: '', types: [], controller: 'alice' },
          'Prodigal Pyromancer': { colors: 'R' },
        },
      },
      'bob casts Turn to Frog on Prodigal Pyromancer',
      'everyone passes',
      { expect: { 'Prodigal Pyromancer': { colors: 'U' } } },
      'everyone passes',
    ],
    expect: { bob: { life: 19 } },
    control: {
      script: [
        'alice passes',
        'bob casts Turn to Frog on Prodigal Pyromancer',
        'everyone passes',
        'refused 602.2: alice activates Prodigal Pyromancer on bob',
      ],
      expect: { bob: { life: 20 } },
    },
  }),
  scenario('A.2.8: what asks for the colour of an ability asks its source', {
    rules: ['602.2a', '113.7a', '702.16e'],
    alice: { battlefield: ['Prodigal Pyromancer'] },
    bob: { battlefield: ['Auriok Champion'] },
    script: ['refused 702.16b: alice activates Prodigal Pyromancer on Auriok Champion'],
    expect: { 'Auriok Champion': { on: 'battlefield' } },
    control: {
      setup: { alice: { battlefield: ['Prodigal Sorcerer'] } },
      script: ['alice activates Prodigal Sorcerer on Auriok Champion'],
      expect: { 'Auriok Champion': { on: 'graveyard' } },
    },
  }),
  scenario('A.2.Ruling.1: each activation is one payment and one ability', {
    rules: ['602.2b', '118.3'],
    alice: { battlefield: ['Pestilence', 'Giant Spider'], mana: 'BB' },
    bob: {},
    script: [
      'alice activates Pestilence',
      { expect: { alice: { mana: 'B' }, game: { stack: ['the ability of Pestilence'] } } },
      'alice activates Pestilence',
      {
        expect: {
          alice: { mana: '' },
          game: { stack: ['the ability of Pestilence', 'the ability of Pestilence'] },
        },
      },
      'everyone passes',
      { expect: { bob: { life: 19 }, 'Giant Spider': { damage: 1 } } },
      'everyone passes',
    ],
    expect: {
      bob: { life: 18 },
      'Giant Spider': { damage: 2 },
      game: {
        happened: [
          { event: 'damage', source: 'Pestilence', amount: 1, times: 6 },
          { event: 'activate', times: 2 },
        ],
        notHappened: [{ event: 'damage', amount: 2 }],
      },
    },
    control: {
      script: ['alice activates Pestilence', 'everyone passes'],
      expect: { bob: { life: 19 }, alice: { mana: 'B' }, 'Giant Spider': { damage: 1 } },
    },
  }),
  scenario('602.5d: “activate only as a sorcery” is the timing of a sorcery', {
    rules: ['602.5d'],
    alice: { battlefield: [scholar, 'Wastes', 'Wastes'], hand: ['Shock'], mana: 'R' },
    bob: {},
    script: [
      'alice casts Shock on bob',
      'refused 602.5d: alice activates Bound Scholar',
      'everyone passes',
      'alice activates Bound Scholar',
      'everyone passes',
      "pass until alice's end step",
      'refused 602.5d: alice activates Bound Scholar',
    ],
    expect: { alice: { hand: 1 } },
    control: {
      setup: { alice: { battlefield: [quickScholar, 'Wastes', 'Wastes'], hand: ['Shock'], mana: 'R' } },
      script: [
        'alice casts Shock on bob',
        'alice activates Quick Scholar',
        'everyone passes',
        'everyone passes',
        "pass until alice's end step",
        'alice activates Quick Scholar',
      ],
      expect: { alice: { hand: 2 } },
    },
  }),
  scenario('602.1e: how an activation cost may be paid is said of the total cost', {
    rules: ['602.1e', '602.2b', '601.2f', '609.4b'],
    alice: { battlefield: ['Quicksilver Elemental', toll], mana: 'UU' },
    bob: { battlefield: ['Prodigal Sorcerer'] },
    script: ['alice activates Quicksilver Elemental on Prodigal Sorcerer', 'everyone passes'],
    // The second blue mana pays for the red one that it costs more.
    expect: { alice: { mana: '' }, game: { happened: [{ event: 'effectBegins' }] } },
    control: {
      setup: { alice: { battlefield: ['Storm Crow', adept, toll], mana: 'UU' } },
      script: ['refused 118.3: alice activates Blue Adept'],
      expect: { alice: { mana: 'UU', life: 20 } },
    },
  }),
];
