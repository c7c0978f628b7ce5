import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  loyalty,
  mana,
  tap,
  target,
  targetPlayer,
} from '../../machines/rules/abilities/write/index.ts';
import type { CardDefinition } from '../../machines/rules/index.ts';

const manyHuedGrowth = {
  name: 'Many-Hued Growth',
  types: ['enchantment'],
  subtypes: ['Aura'],
  abilities: [
    { kind: 'keyword', keyword: 'enchant', object: { type: 'land' } },
    {
      kind: 'triggered',
      when: [{ on: 'tappedForMana', object: 'attached' }],
      effect: [
        { do: 'addMana', anyOf: ['W', 'U', 'B', 'R', 'G'], count: 1, who: { controllerOf: 'attached' } },
      ],
    },
  ],
} as const satisfies CardDefinition;

const pack = {
  name: 'Two-Coloured Pack',
  manaCost: '{G}{W}',
  types: ['creature'],
  power: 3,
  toughness: 3,
  abilities: [],
} as const satisfies CardDefinition;

const altar = {
  name: 'Altar of Sighs',
  types: ['artifact'],
  abilities: [
    {
      kind: 'activated',
      cost: [{ pay: 'sacrifice', what: { type: 'creature' } }],
      effect: [{ do: 'addMana', mana: ['C', 'C'] }],
    },
  ],
} as const satisfies CardDefinition;

const givingTree = card('Given Tree', ['artifact'], {
  abilities: [
    activated({
      cost: [tap],
      targets: [targetPlayer],
      effect: [{ do: 'addMana', mana: ['G'], who: target(0) }],
    }),
  ],
});
const kindler = {
  ...card('Kindling Walker', ['planeswalker'], {
    abilities: [loyalty(1, [], { do: 'addMana', mana: ['R'] })],
  }),
  loyalty: 3,
};
const filterStone = card('Filter Stone', ['artifact'], {
  abilities: [activated({ cost: [mana('{1}')], effect: [{ do: 'addMana', mana: ['R', 'R'] }] })],
});

const prism = card('Prism Field', ['land'], {
  abilities: [activated({ cost: [tap], effect: [{ do: 'addMana', anyOf: ['R', 'W'], count: 1 }] })],
});
const redPack = { ...pack, name: 'Red Pack', manaCost: '{R}{R}' } as const;
const crimsonSun = card('Crimson Sun', ['enchantment'], {
  abilities: [
    {
      kind: 'triggered',
      when: [{ on: 'manaAdded', to: 'you', types: ['B'], source: { notColor: 'R' } }],
      effect: [{ do: 'addMana', mana: ['R'] }],
    },
  ],
});
const echoStone = card('Echo Stone', ['enchantment'], {
  abilities: [
    {
      kind: 'triggered',
      when: [{ on: 'activated', by: 'you', source: { type: 'artifact' }, onlyMana: true }],
      effect: [{ do: 'addMana', mana: ['C'] }],
    },
  ],
});
const loudStone = card('Loud Stone', ['enchantment'], {
  abilities: [
    {
      kind: 'triggered',
      when: [{ on: 'activated', by: 'you', source: { type: 'artifact' } }],
      effect: [{ do: 'addMana', mana: ['C'] }],
    },
  ],
});

export default [
  scenario('605.3b: a mana ability doesn’t use the stack and can’t be responded to', {
    rules: ['605.3b', '605.1a'],
    alice: { battlefield: ['Llanowar Elves'], hand: ['Giant Growth'] },
    bob: { hand: ['Shock'], mana: 'R' },
    script: [
      'alice activates Llanowar Elves',
      { expect: { alice: { mana: 'G' }, game: { stack: 0, priority: 'alice' } } },
      'alice casts Giant Growth on Llanowar Elves',
    ],
    expect: { 'Llanowar Elves': { power: 4, tapped: true } },
    control: {
      setup: { alice: { battlefield: ['Prodigal Sorcerer'] } },
      script: [
        'alice activates Prodigal Sorcerer on bob',
        { expect: { game: { stack: ['the ability of Prodigal Sorcerer'] } } },
        'bob casts Shock on Prodigal Sorcerer',
      ],
      expect: { bob: { life: 19 }, 'Prodigal Sorcerer': { on: 'graveyard' } },
    },
  }),
  scenario('605.3a: mana abilities are activated while a spell is being paid for', {
    rules: ['605.3a', '601.2g'],
    alice: { battlefield: ['Forest', 'Birds of Paradise'], hand: ['Grizzly Bears'] },
    bob: {},
    script: [
      'alice casts Grizzly Bears paying by hand',
      { expect: { game: { asked: { player: 'alice', kind: 'payment' } } } },
      'alice activates Forest',
      'alice activates Birds of Paradise',
      'alice answers G',
      'alice pays G G',
    ],
    expect: { 'Grizzly Bears': { on: 'battlefield' }, 'Birds of Paradise': { tapped: true } },
    control: {
      script: [
        'alice casts Grizzly Bears paying by hand',
        'alice activates Forest',
        'alice cancels',
        'alice answers nothing',
      ],
      expect: { 'Grizzly Bears': { on: 'hand' }, alice: { mana: 'G' } },
    },
  }),
  scenario('605.4a: a triggered mana ability adds its mana at once', {
    rules: ['605.4a', '605.1b'],
    alice: { battlefield: ['Forest', { card: 'Wild Growth', attachedTo: 'Forest' }] },
    bob: {},
    script: ['alice activates Forest'],
    expect: { alice: { mana: 'GG' }, game: { stack: 0 } },
    control: { without: 'Wild Growth', expect: { alice: { mana: 'G' } } },
  }),
  scenario('605.4a: what a triggered mana ability would add counts, in the colour that is chosen for it', {
    rules: ['605.4a', '601.2g', '601.2h'],
    alice: {
      battlefield: ['Forest', { card: manyHuedGrowth, attachedTo: 'Forest' }],
      hand: [pack],
    },
    bob: {},
    script: ['alice casts Two-Coloured Pack'],
    expect: { 'Two-Coloured Pack': { on: 'battlefield' }, Forest: { tapped: true }, alice: { mana: '' } },
    control: {
      without: 'Many-Hued Growth',
      script: ['refused 118.3: alice casts Two-Coloured Pack'],
      expect: { 'Two-Coloured Pack': { on: 'hand' }, Forest: { tapped: false } },
    },
  }),
  scenario('601.2g: what could be sacrificed for mana counts, and is sacrificed to pay', {
    rules: ['601.2g', '605.3a'],
    alice: { battlefield: [altar, 'Grizzly Bears'], hand: ['Bronze Sable'] },
    bob: {},
    script: ['alice casts Bronze Sable'],
    expect: { 'Bronze Sable': { on: 'battlefield' }, 'Grizzly Bears': { on: 'graveyard' } },
    control: {
      without: 'Grizzly Bears',
      script: ['refused 118.3: alice casts Bronze Sable'],
      expect: { 'Bronze Sable': { on: 'hand' } },
    },
  }),
  scenario('605.1a: an ability whose cost or effect moves a card to or from a library is no mana ability', {
    rules: ['605.1a', '605.5'],
    alice: { battlefield: ['Chromatic Sphere', 'Millikin'], mana: 'C', library: ['Forest', 'Island'] },
    bob: {},
    script: [
      'alice activates Millikin',
      {
        expect: { alice: { mana: 'C', graveyard: ['Forest'] }, game: { stack: ['the ability of Millikin'] } },
      },
      'everyone passes',
      { expect: { alice: { mana: 'CC' } } },
      'alice activates Chromatic Sphere',
      { expect: { alice: { mana: 'C', hand: 0 }, game: { stack: ['the ability of Chromatic Sphere'] } } },
      'everyone passes',
      'alice answers G',
    ],
    expect: { alice: { hand: ['Island'], mana: 'CG' } },
    control: {
      setup: {
        alice: { battlefield: ['Sol Ring', 'Crystal Vein'], mana: '', library: ['Forest', 'Island'] },
      },
      script: [
        'alice activates Sol Ring',
        { expect: { alice: { mana: 'CC' }, game: { stack: 0 } } },
        'alice activates Crystal Vein ability 2',
      ],
      expect: { alice: { mana: 'CCCC' }, game: { stack: 0 } },
    },
  }),
  scenario('605.1a: neither what has a target nor a loyalty ability is a mana ability', {
    rules: ['605.1a', '605.5a', '606.1'],
    alice: { battlefield: [kindler, givingTree] },
    bob: { hand: ['Stifle'], mana: 'U' },
    script: [
      'alice activates Given Tree on bob',
      { expect: { bob: { mana: 'U' }, game: { stack: ['the ability of Given Tree'] } } },
      'everyone passes',
      { expect: { bob: { mana: 'UG' } } },
      'alice activates Kindling Walker',
      { expect: { alice: { mana: '' }, game: { stack: ['the ability of Kindling Walker'] } } },
      'bob casts Stifle on the ability of Kindling Walker',
      'everyone passes',
    ],
    expect: { alice: { mana: '' }, 'Kindling Walker': { counters: { loyalty: 4 } } },
    control: {
      setup: { alice: { battlefield: ['Llanowar Elves'] } },
      script: ['alice activates Llanowar Elves'],
      expect: { alice: { mana: 'G' }, game: { stack: 0 } },
    },
  }),
  scenario('605.2, example 1: it is a mana ability also where it adds nothing', {
    rules: ['605.2'],
    alice: { battlefield: ["Gaea's Cradle"] },
    bob: {},
    script: ["alice activates Gaea's Cradle"],
    expect: { alice: { mana: '' }, "Gaea's Cradle": { tapped: true }, game: { stack: 0 } },
    control: {
      setup: { alice: { battlefield: ["Gaea's Cradle", 'Grizzly Bears', 'Hill Giant'] } },
      script: ["alice activates Gaea's Cradle"],
      expect: { alice: { mana: 'GG' }, game: { stack: 0 } },
    },
  }),
  scenario(
    '605.3c: a mana ability can’t be activated again before it has resolved, so it can’t pay for itself',
    {
      rules: ['605.3c', '118.3'],
      alice: { battlefield: [filterStone] },
      bob: {},
      script: ['refused 118.3: alice activates Filter Stone'],
      expect: { alice: { mana: '' }, game: { notHappened: [{ event: 'activate' }] } },
      control: {
        setup: { alice: { battlefield: [filterStone, 'Wastes'] } },
        script: ['alice activates Filter Stone', 'alice activates Filter Stone'],
        expect: { alice: { mana: 'RRR' }, game: { stack: 0, happened: [{ event: 'activate', times: 3 }] } },
      },
    },
  ),
  scenario(
    '605.5a: what triggers on something other than a mana ability is no mana ability, though it adds mana',
    {
      rules: ['605.5a', '605.1b'],
      alice: { battlefield: [{ card: 'Black Market', counters: { charge: 2 } }] },
      bob: { hand: ['Stifle'] },
      turn: { at: 'draw' },
      script: [
        "pass until alice's precombat main",
        { expect: { alice: { mana: '' }, game: { stack: ['the ability of Black Market'] } } },
        'everyone passes',
      ],
      expect: { alice: { mana: 'BB' } },
      control: {
        setup: { bob: { hand: ['Stifle'], battlefield: ['Island'] } },
        script: [
          "pass until alice's precombat main",
          'alice passes',
          'bob casts Stifle on the ability of Black Market',
          'everyone passes',
        ],
        expect: { alice: { mana: '' } },
      },
    },
  ),
  scenario('605.5a: what triggers on a mana ability but adds no mana goes on the stack', {
    rules: ['605.5a', '605.1b'],
    alice: { battlefield: ['Storm Cauldron', 'Forest'] },
    bob: {},
    script: [
      'alice activates Forest',
      { expect: { alice: { mana: 'G', hand: 0 }, game: { stack: ['the ability of Storm Cauldron'] } } },
      'everyone passes',
    ],
    expect: { alice: { mana: 'G', hand: ['Forest'] } },
    control: {
      without: 'Storm Cauldron',
      script: ['alice activates Forest'],
      expect: { alice: { mana: 'G', hand: 0 }, game: { stack: 0 } },
    },
  }),
  scenario('605.5b: a spell is never a mana ability', {
    rules: ['605.5b'],
    alice: { hand: ['Dark Ritual'], mana: 'B' },
    bob: { hand: ['Counterspell'] },
    script: [
      'alice casts Dark Ritual',
      { expect: { alice: { mana: '' }, game: { stack: ['Dark Ritual'] } } },
      'everyone passes',
    ],
    expect: { alice: { mana: 'BBB' } },
    control: {
      setup: { bob: { hand: ['Counterspell'], mana: 'UU' } },
      script: ['alice casts Dark Ritual', 'bob casts Counterspell on Dark Ritual', 'everyone passes'],
      expect: { alice: { mana: '' }, 'Dark Ritual': { on: 'graveyard' } },
    },
  }),
  scenario('605.4a, example 1: one mana of any type that the land produced, at once and for the spell', {
    rules: ['605.4a', '605.1b', '106.12a'],
    alice: { battlefield: ["Mirari's Wake", prism], hand: [redPack] },
    bob: {},
    script: ['alice casts Red Pack'],
    expect: { 'Red Pack': { on: 'battlefield' }, 'Prism Field': { tapped: true }, alice: { mana: '' } },
    control: {
      without: "Mirari's Wake",
      script: ['refused 118.3: alice casts Red Pack'],
      expect: { 'Red Pack': { on: 'hand' }, 'Prism Field': { tapped: false } },
    },
  }),
  scenario('605.4a: it is of the type that was chosen, not of one that the land could have produced', {
    rules: ['605.4a', '106.12a'],
    alice: { battlefield: ["Mirari's Wake", prism], hand: [pack, 'Forest'] },
    bob: {},
    script: [
      'refused 118.3: alice casts Two-Coloured Pack',
      'alice activates Prism Field',
      'alice answers W',
    ],
    expect: { alice: { mana: 'WW' }, game: { stack: 0, notHappened: [{ event: 'putOnStack' }] } },
    control: {
      without: "Mirari's Wake",
      script: ['alice activates Prism Field', 'alice answers W'],
      expect: { alice: { mana: 'W' } },
    },
  }),
  scenario('605.1b: what triggers on an opponent’s land but adds no mana uses the stack', {
    rules: ['605.1b', '605.5a'],
    alice: { battlefield: ['Vorinclex, Voice of Hunger', 'Forest'] },
    bob: { battlefield: ['Swamp'] },
    turn: { of: 'bob' },
    script: [
      'bob activates Swamp',
      {
        expect: { bob: { mana: 'B' }, game: { stack: ['the ability of Vorinclex, Voice of Hunger'] } },
      },
      'everyone passes',
      'alice activates Forest',
    ],
    expect: { alice: { mana: 'GG' }, game: { stack: 0 } },
    control: {
      without: 'Vorinclex, Voice of Hunger',
      script: ['bob activates Swamp', 'bob passes', 'alice activates Forest'],
      expect: { alice: { mana: 'G' } },
    },
  }),
  scenario('605.1b: what triggers on mana being added and adds mana is a mana ability', {
    rules: ['605.1b', '605.4a'],
    alice: { battlefield: [crimsonSun, 'Swamp'], hand: ['Dark Ritual', redPack] },
    bob: {},
    script: [
      'alice activates Swamp',
      { expect: { alice: { mana: 'BR' }, game: { stack: 0 } } },
      'alice casts Dark Ritual',
      'everyone passes',
      // The mana of a spell is added as well: nothing waits for priority.
      { expect: { alice: { mana: 'BBBRR' }, game: { stack: 0 } } },
      'alice casts Red Pack',
    ],
    expect: { 'Red Pack': { on: 'battlefield' }, alice: { mana: 'BBB' } },
    control: {
      without: 'Crimson Sun',
      script: ['alice activates Swamp', 'alice casts Dark Ritual', 'everyone passes'],
      expect: { alice: { mana: 'BBB' }, 'Red Pack': { on: 'hand' } },
    },
  }),
  scenario(
    '605.1b: what triggers on a mana ability being activated is a mana ability, on any ability it is not',
    {
      rules: ['605.1b', '605.5a'],
      alice: { battlefield: [echoStone, 'Sol Ring'] },
      bob: {},
      script: ['alice activates Sol Ring'],
      expect: { alice: { mana: 'CCC' }, game: { stack: 0 } },
      control: {
        setup: { alice: { battlefield: [loudStone, 'Sol Ring'] } },
        script: [
          'alice activates Sol Ring',
          { expect: { game: { stack: ['the ability of Loud Stone'] } } },
          'everyone passes',
        ],
        expect: { alice: { mana: 'CCC' }, game: { stack: 0 } },
      },
    },
  ),
  scenario('605.1a: what a mana ability adds is counted as it resolves, and so pays for as much', {
    rules: ['605.1a', '601.2g', '608.2i'],
    alice: {
      battlefield: [
        creature('Grove Elder', '1/1', '', {
          subtypes: 'Elf',
          abilities: [
            {
              kind: 'activated',
              cost: [{ pay: 'tap' }],
              effect: [
                {
                  do: 'addMana',
                  mana: ['G'],
                  count: { number: 'count', of: { subtype: 'Elf', controller: 'you' } },
                },
              ],
            },
          ],
        }),
        { card: 'Llanowar Elves', tapped: true },
      ],
      hand: ['Kalonian Tusker'],
    },
    bob: {},
    script: ['alice casts Kalonian Tusker'],
    expect: { alice: { hand: 0 } },
    control: {
      setup: { alice: { battlefield: ['Llanowar Elves'] } },
      script: ['refused 118.3: alice casts Kalonian Tusker'],
      expect: { alice: { hand: 1 } },
    },
  }),
];
