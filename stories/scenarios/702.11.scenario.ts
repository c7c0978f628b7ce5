import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  affecting,
  all,
  hexproofFrom,
  mana,
  ofColor,
  one,
  spell,
  target,
  targetCreature,
  untilEndOfTurn,
} from '../../machines/rules/abilities/write/index.ts';

const fromBlack = hexproofFrom('black', ofColor('B'));
const fromWhite = hexproofFrom('white', ofColor('W'));

/** An ability that is activated from the hand. */
const channeler = card('Restless Ember', ['artifact'], {
  manaCost: '{5}{R}',
  abilities: [
    activated({
      cost: [mana('{R}'), { pay: 'discard', what: 'self' }],
      targets: [targetCreature],
      effect: [{ do: 'dealDamage', amount: 3, to: target(0) }],
    }),
  ],
});

/** "Creatures your opponents control can be the targets of … as though they didn't have hexproof." */
const spotlight = card('Harsh Spotlight', ['artifact'], {
  manaCost: '{1}',
  abilities: [
    {
      kind: 'static',
      players: 'you',
      rules: [
        {
          rule: 'mayTargetAsThoughWithout',
          keyword: 'hexproof',
          what: { type: 'creature', controller: 'opponents' },
        },
      ],
    },
  ],
});

/** Creatures lose hexproof. */
const exposure = card('Exposure', ['enchantment'], {
  manaCost: '{U}',
  abilities: [affecting(all({ type: 'creature' }), { change: 'removeKeyword', keyword: 'hexproof' })],
});

/** Creatures lose hexproof from black. */
const halfExposure = card('Half Exposure', ['enchantment'], {
  manaCost: '{U}',
  abilities: [affecting(all({ type: 'creature' }), { change: 'removeAbilities', abilities: [fromBlack] })],
});

/** Destroys a creature with hexproof that its player controls. */
const reckoning = card('Reckoning', ['sorcery'], {
  manaCost: '{R}',
  abilities: [
    spell(
      [one({ type: 'creature', keyword: 'hexproof', controller: 'you' })],
      untilEndOfTurn(target(0), { change: 'modifyPowerToughness', power: 3, toughness: 0 }),
    ),
  ],
});

const blackPinger = creature('Black Pinger', '1/1', '', {
  colors: 'B',
  abilities: [
    activated({ cost: [mana('{1}')], targets: [targetCreature], effect: [{ do: 'tap', what: target(0) }] }),
  ],
});

const twoTone = creature('Twofold Knight', '2/2', '', { abilities: [fromBlack, fromWhite] });

const everyColor = creature('Prismatic Knight', '2/2', '', {
  abilities: (['W', 'U', 'B', 'R', 'G'] as const).map((color) =>
    hexproofFrom({ W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' }[color], ofColor(color)),
  ),
});

export default [
  scenario('702.11a: hexproof is static: nothing on the stack, and gone with the ability', {
    rules: ['702.11a', '604.1'],
    alice: { hand: ['Doom Blade'], mana: 'BB' },
    bob: { battlefield: ['Gladecover Scout'], hand: ['Turn to Frog'], mana: 'UU' },
    script: [
      'refused 702.11b: alice casts Doom Blade on Gladecover Scout',
      'alice passes',
      'bob casts Turn to Frog on Gladecover Scout',
      'pass until the stack is empty',
      'alice casts Doom Blade on Gladecover Scout',
    ],
    expect: { 'Gladecover Scout': { on: 'graveyard' }, game: { notHappened: [{ event: 'trigger' }] } },
    control: {
      script: ['refused 702.11b: alice casts Doom Blade on Gladecover Scout'],
      expect: { 'Gladecover Scout': { on: 'battlefield' } },
    },
  }),
  scenario(
    '702.11b: a permanent with hexproof is no target of opponents’ spells and abilities, only of its controller’s',
    {
      rules: ['702.11b', '115.1', '601.2c'],
      alice: { hand: ['Shock'], mana: 'R', battlefield: ['Prodigal Sorcerer'] },
      bob: { battlefield: ['Gladecover Scout'], hand: ['Giant Growth'], mana: 'G' },
      script: [
        'refused 702.11b: alice casts Shock on Gladecover Scout',
        'refused 702.11b: alice activates Prodigal Sorcerer on Gladecover Scout',
        'alice passes',
        'bob casts Giant Growth on Gladecover Scout',
      ],
      expect: { 'Gladecover Scout': { power: 4 } },
      control: {
        without: 'hexproof',
        script: ['alice casts Shock on Gladecover Scout'],
        expect: { 'Gladecover Scout': { on: 'graveyard' } },
      },
    },
  ),
  scenario('702.11b: hexproof gained before a spell resolves makes its target illegal', {
    rules: ['702.11b', '608.2b'],
    alice: { hand: ['Doom Blade'], mana: 'BB' },
    bob: { battlefield: ['Grizzly Bears'], hand: ["Ranger's Guile"], mana: 'G' },
    script: [
      'alice casts Doom Blade on Grizzly Bears',
      'alice passes',
      "bob casts Ranger's Guile on Grizzly Bears",
      'pass until the stack is empty',
    ],
    expect: {
      'Grizzly Bears': { on: 'battlefield', has: ['hexproof'] },
      game: { happened: [{ event: 'notResolve', rule: '608.2b' }] },
    },
    control: {
      script: ['alice casts Doom Blade on Grizzly Bears'],
      expect: { 'Grizzly Bears': { on: 'graveyard' } },
    },
  }),
  scenario('702.11b: what doesn’t target isn’t stopped', {
    rules: ['702.11b', '115.10'],
    alice: { hand: ['Wrath of God'], mana: 'WWWW' },
    bob: { battlefield: ['Gladecover Scout'] },
    script: ['alice casts Wrath of God'],
    expect: { 'Gladecover Scout': { on: 'graveyard' } },
    control: {
      setup: { alice: { hand: ['Doom Blade'], mana: 'BB' } },
      script: ['refused 702.11b: alice casts Doom Blade on Gladecover Scout'],
      expect: { 'Gladecover Scout': { on: 'battlefield' } },
    },
  }),
  scenario(
    '702.11c: a player with hexproof is no target of opponents’ spells and abilities, only of their own',
    {
      rules: ['702.11c', '113.1b', '115.1'],
      alice: { hand: ['Shock'], mana: 'R', battlefield: ['Prodigal Sorcerer'] },
      bob: { battlefield: ['Leyline of Sanctity'], hand: ['Healing Salve'], mana: 'WR' },
      script: [
        'refused 702.11c: alice casts Shock on bob',
        'refused 702.11c: alice activates Prodigal Sorcerer on bob',
        'alice casts Shock on alice',
      ],
      expect: { alice: { life: 18 }, bob: { life: 20 } },
      control: {
        without: 'Leyline of Sanctity',
        script: ['alice casts Shock on bob'],
        expect: { bob: { life: 18 } },
      },
    },
  ),
  scenario('702.11d: hexproof from black stops black spells, and abilities from black sources', {
    rules: ['702.11d', '115.1', '113.7a'],
    alice: {
      hand: ['Last Gasp', 'Shock'],
      mana: 'BBRCC',
      battlefield: [blackPinger, 'Prodigal Sorcerer'],
    },
    bob: { battlefield: ['Knight of Grace'] },
    script: [
      'refused 702.11d: alice casts Last Gasp on Knight of Grace',
      'refused 702.11d: alice activates Black Pinger on Knight of Grace',
      'alice casts Shock on Knight of Grace',
    ],
    expect: { 'Knight of Grace': { on: 'graveyard' } },
    control: {
      without: 'hexproof',
      script: ['alice casts Last Gasp on Knight of Grace'],
      expect: { 'Knight of Grace': { on: 'graveyard' } },
    },
  }),
  scenario('702.11d: its controller’s black spells may target it; it is a hexproof ability', {
    rules: ['702.11d', '702.1d'],
    alice: { battlefield: ['Knight of Grace'], hand: ['Last Gasp', reckoning], mana: 'BBR' },
    bob: {},
    script: [
      'alice casts Reckoning on Knight of Grace',
      'pass until the stack is empty',
      { expect: { 'Knight of Grace': { has: ['hexproof'] } } },
      'alice casts Last Gasp on Knight of Grace',
    ],
    expect: { 'Knight of Grace': { on: 'graveyard' } },
    control: {
      without: 'hexproof',
      script: ['refused 115.1: alice casts Reckoning on Knight of Grace'],
      expect: { 'Knight of Grace': { hasNot: ['hexproof'] } },
    },
  }),
  scenario('702.11e: an effect that takes hexproof takes hexproof from a quality', {
    rules: ['702.11e'],
    alice: { hand: ['Last Gasp'], mana: 'BB', battlefield: [exposure] },
    bob: { battlefield: ['Knight of Grace'] },
    script: ['alice casts Last Gasp on Knight of Grace'],
    expect: { 'Knight of Grace': { on: 'graveyard' } },
    control: {
      without: 'Exposure',
      script: ['refused 702.11d: alice casts Last Gasp on Knight of Grace'],
      expect: { 'Knight of Grace': { on: 'battlefield' } },
    },
  }),
  scenario(
    '702.11e: as though it didn’t have hexproof is also as though it didn’t have hexproof from a quality',
    {
      rules: ['702.11e', '609.4'],
      alice: { hand: ['Last Gasp', 'Shock'], mana: 'BBR', battlefield: [spotlight] },
      bob: { battlefield: ['Knight of Grace', 'Gladecover Scout'] },
      script: [
        'alice casts Last Gasp on Knight of Grace',
        'pass until the stack is empty',
        'alice casts Shock on Gladecover Scout',
      ],
      expect: { bob: { graveyard: ['Knight of Grace', 'Gladecover Scout'] } },
      control: {
        without: 'Harsh Spotlight',
        script: [
          'refused 702.11d: alice casts Last Gasp on Knight of Grace',
          'refused 702.11b: alice casts Shock on Gladecover Scout',
        ],
        expect: { bob: { graveyard: 0 } },
      },
    },
  ),
  scenario('702.11e: the other abilities of the creature go on, and so does hexproof for others’ spells', {
    rules: ['702.11e', '609.4'],
    alice: { battlefield: [spotlight], hand: ['Shock'], mana: 'R' },
    bob: { battlefield: [creature('Warded Scout', '1/1', 'hexproof, shroud')] },
    carol: { battlefield: ['Prodigal Sorcerer'] },
    script: [
      'refused 702.18a: alice casts Shock on Warded Scout',
      'alice passes',
      'bob passes',
      'refused 702.11b: carol activates Prodigal Sorcerer on Warded Scout',
    ],
    expect: { 'Warded Scout': { on: 'battlefield', has: ['hexproof', 'shroud'] } },
    control: {
      without: 'shroud',
      script: ['alice casts Shock on Warded Scout'],
      expect: { 'Warded Scout': { on: 'graveyard' } },
    },
  }),
  scenario('702.11e: what looks for a creature with hexproof finds one with hexproof from a quality', {
    rules: ['702.11e', '702.1d'],
    alice: { battlefield: ['Knight of Malice', 'Grizzly Bears'], hand: [reckoning], mana: 'R' },
    bob: {},
    script: [
      'refused 115.1: alice casts Reckoning on Grizzly Bears',
      'alice casts Reckoning on Knight of Malice',
    ],
    expect: { 'Knight of Malice': { power: 5 } },
    control: {
      without: 'hexproof',
      script: ['refused 115.1: alice casts Reckoning on Knight of Malice'],
      expect: { 'Knight of Malice': { power: 2 } },
    },
  }),
  scenario('702.11f: “from black and from white” is two abilities: without the one the other stays', {
    rules: ['702.11f', '702.11d'],
    alice: { hand: ['Last Gasp', 'Path to Exile'], mana: 'BBW', battlefield: [halfExposure] },
    bob: { battlefield: [twoTone] },
    script: [
      'refused 702.11d: alice casts Path to Exile on Twofold Knight',
      'alice casts Last Gasp on Twofold Knight',
    ],
    expect: { 'Twofold Knight': { on: 'graveyard' } },
    control: {
      without: 'Half Exposure',
      script: [
        'refused 702.11d: alice casts Path to Exile on Twofold Knight',
        'refused 702.11d: alice casts Last Gasp on Twofold Knight',
      ],
      expect: { 'Twofold Knight': { on: 'battlefield', has: ['hexproof'] } },
    },
  }),
  scenario('Hexproof from each color: one ability for each of them', {
    rules: ['702.11g', '702.11d'],
    alice: {
      hand: ['Last Gasp', 'Path to Exile', 'Shock', 'Turn to Frog', 'Giant Growth'],
      mana: 'BBWRUUGCC',
      battlefield: [
        halfExposure,
        creature('Colorless Tapper', '1/1', '', { abilities: blackPinger.abilities ?? [] }),
      ],
    },
    bob: { battlefield: [everyColor] },
    script: [
      'refused 702.11d: alice casts Path to Exile on Prismatic Knight',
      'refused 702.11d: alice casts Shock on Prismatic Knight',
      'refused 702.11d: alice casts Turn to Frog on Prismatic Knight',
      'refused 702.11d: alice casts Giant Growth on Prismatic Knight',
      'alice activates Colorless Tapper on Prismatic Knight',
      'pass until the stack is empty',
      'alice casts Last Gasp on Prismatic Knight',
    ],
    expect: { 'Prismatic Knight': { on: 'graveyard' } },
    control: {
      without: 'Half Exposure',
      script: ['refused 702.11d: alice casts Last Gasp on Prismatic Knight'],
      expect: { 'Prismatic Knight': { on: 'battlefield' } },
    },
  }),
  scenario('702.11g: two instances of the same hexproof ability are as one', {
    rules: ['702.11h', '702.11b'],
    alice: { hand: ['Shock'], mana: 'R' },
    bob: {
      battlefield: [{ card: 'Gladecover Scout', counters: { hexproof: 1 } }],
      hand: ['Turn to Frog', 'Giant Growth'],
      mana: 'UUG',
    },
    script: [
      'refused 702.11b: alice casts Shock on Gladecover Scout',
      'alice passes',
      'bob casts Giant Growth on Gladecover Scout',
    ],
    expect: { 'Gladecover Scout': { power: 4, has: ['hexproof'] } },
    control: {
      without: 'hexproof',
      setup: { bob: { battlefield: ['Gladecover Scout'] } },
      script: ['alice casts Shock on Gladecover Scout'],
      expect: { 'Gladecover Scout': { on: 'graveyard' } },
    },
  }),
  scenario('702.11d: hexproof from abilities stops abilities of any source, and no spell', {
    rules: ['702.11d', '115.1'],
    alice: { hand: ['Shock'], mana: 'R', battlefield: ['Prodigal Sorcerer'] },
    bob: { battlefield: ['Volatile Stormdrake'] },
    script: [
      'refused 702.11d: alice activates Prodigal Sorcerer on Volatile Stormdrake',
      'alice casts Shock on Volatile Stormdrake',
      'everyone passes',
    ],
    expect: { 'Volatile Stormdrake': { on: 'graveyard' } },
    control: {
      without: 'hexproof',
      script: ['alice activates Prodigal Sorcerer on Volatile Stormdrake', 'everyone passes'],
      expect: { 'Volatile Stormdrake': { damage: 1 } },
    },
  }),
  scenario(
    '702.11d: hexproof from abilities guards against one of a card in a hand, and not against a spell',
    {
      rules: ['702.11d', '113.1', '601.2c'],
      alice: { hand: [channeler, 'Shock'], mana: 'R' },
      bob: { battlefield: ['Volatile Stormdrake'] },
      script: [
        'refused 702.11d: alice activates Restless Ember on Volatile Stormdrake',
        'alice casts Shock on Volatile Stormdrake',
        'pass until the stack is empty',
      ],
      expect: { 'Volatile Stormdrake': { on: 'graveyard' }, 'Restless Ember': { on: 'hand' } },
      control: {
        without: 'hexproof',
        script: ['alice activates Restless Ember on Volatile Stormdrake', 'pass until the stack is empty'],
        expect: { 'Volatile Stormdrake': { on: 'graveyard' }, 'Restless Ember': { on: 'graveyard' } },
      },
    },
  ),
];
