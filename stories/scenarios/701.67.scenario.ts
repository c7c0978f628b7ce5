import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import { activated, draw, gainLife, triggered } from '../../machines/rules/abilities/write/index.ts';
import { bidding, witness } from './keyword-actions.ts';

const cog = card('Brass Cog', ['artifact']);
const wheel = card('Brass Wheel', ['artifact']);
const tide = witness('Tide Watcher', 'waterbend', { who: 'you' });

const surge = card('Sudden Surge', ['sorcery'], {
  manaCost: '{1}{U}',
  abilities: [
    { kind: 'static', additionalCost: { cost: [{ pay: 'perform', action: 'waterbend', cost: '{2}' }] } },
    { kind: 'spell', effect: [draw(1)] },
  ],
});
const master = creature('Wave Master', '2/2', '', {
  abilities: [
    activated({ cost: [{ pay: 'perform', action: 'waterbend', cost: '{3}' }], effect: [gainLife(3)] }),
  ],
});
const offer = bidding('Ebbing Offer', [], {
  do: 'may',
  cost: [{ pay: 'perform', action: 'waterbend', cost: '{2}' }],
  then: [gainLife(4)],
});
const pool = card('Moon Pool', ['enchantment'], {
  abilities: [
    activated({
      cost: [{ pay: 'perform', action: 'waterbend', cost: '{X}' }],
      effect: [gainLife({ number: 'x' })],
    }),
  ],
});
const warded = creature('Warded Spirit', '1/1', '', {
  abilities: [
    { kind: 'keyword', keyword: 'ward', cost: [{ pay: 'perform', action: 'waterbend', cost: '{2}' }] },
  ],
});
const flood = card('Rising Flood', ['enchantment'], {
  abilities: [
    triggered({ when: { on: 'performs', action: 'waterbend', who: 'opponents' }, effect: [gainLife(7)] }),
  ],
});

export default [
  scenario('701.67a: artifacts and creatures are tapped rather than generic mana be paid', {
    rules: ['701.67a'],
    alice: { battlefield: [master, cog, 'Grizzly Bears'] },
    bob: {},
    script: [
      'alice activates Wave Master',
      { expect: { 'Wave Master': { tapped: true }, 'Brass Cog': { tapped: true } } },
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 23 }, 'Grizzly Bears': { tapped: true } },
    control: {
      setup: { alice: { battlefield: [master, { card: cog, tapped: true }, 'Grizzly Bears'] } },
      script: ['refused 118.3: alice activates Wave Master'],
      expect: { alice: { life: 20 }, 'Grizzly Bears': { tapped: false } },
    },
  }),
  scenario('701.67b: they pay for no more of a total cost than is the waterbend cost', {
    rules: ['701.67b', '118.8'],
    alice: {
      hand: [surge],
      battlefield: [cog, wheel, 'Grizzly Bears'],
      library: ['Shock', 'Shock'],
      mana: 'U',
    },
    bob: {},
    script: ['refused 118.3: alice casts Sudden Surge'],
    expect: { alice: { mana: 'U' } },
    control: {
      setup: { alice: { mana: 'UC' } },
      script: [
        'alice casts Sudden Surge',
        'alice chooses Brass Cog, Brass Wheel',
        'pass until the stack is empty',
      ],
      expect: { alice: { mana: '', hand: 1 }, 'Grizzly Bears': { tapped: false } },
    },
  }),
  scenario('701.67a: it may be paid with mana, or some of it', {
    rules: ['701.67a', '701.67b'],
    alice: {
      hand: [surge],
      battlefield: [cog, wheel, 'Forest', 'Forest', 'Island', 'Forest'],
      library: ['Shock', 'Shock'],
    },
    bob: {},
    script: ['alice casts Sudden Surge', 'alice chooses Brass Wheel', 'pass until the stack is empty'],
    expect: { alice: { hand: 1 }, 'Brass Cog': { tapped: false }, 'Brass Wheel': { tapped: true } },
    control: {
      script: ['alice casts Sudden Surge', 'alice chooses nothing', 'pass until the stack is empty'],
      expect: { alice: { hand: 1 }, 'Brass Wheel': { tapped: false } },
    },
  }),
  scenario('701.67a: a cost that is offered as a spell resolves is paid the same way', {
    rules: ['701.67a', '118.12'],
    alice: { hand: [offer], battlefield: [cog, 'Grizzly Bears'] },
    bob: {},
    script: [
      'alice casts Ebbing Offer',
      'pass until alice decides',
      'alice says yes',
      'alice pays automatically',
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 24 }, 'Brass Cog': { tapped: true }, 'Grizzly Bears': { tapped: true } },
    control: {
      setup: { alice: { hand: [offer], battlefield: [cog] } },
      script: ['alice casts Ebbing Offer', 'pass until the stack is empty'],
      expect: { alice: { life: 20 }, 'Brass Cog': { tapped: false } },
    },
  }),
  scenario('701.67a: ward with a waterbend cost', {
    rules: ['701.67a', '702.21a'],
    alice: { hand: ['Shock'], battlefield: [cog, wheel], mana: 'R' },
    bob: { battlefield: [warded] },
    script: [
      'alice casts Shock on Warded Spirit',
      'pass until alice decides',
      'alice says yes',
      'alice pays automatically',
      'pass until the stack is empty',
    ],
    expect: { 'Warded Spirit': { on: 'graveyard' }, 'Brass Cog': { tapped: true } },
    control: {
      setup: { alice: { hand: ['Shock'], battlefield: [cog], mana: 'R' } },
      script: ['alice casts Shock on Warded Spirit', 'pass until the stack is empty'],
      expect: { 'Warded Spirit': { on: 'battlefield' }, 'Brass Cog': { tapped: false } },
    },
  }),
  scenario('701.67a: X in a waterbend cost is as much as is there to pay with', {
    rules: ['701.67a', '107.3a'],
    alice: { battlefield: [pool, cog, wheel, 'Grizzly Bears'] },
    bob: {},
    script: ['alice activates Moon Pool with X = 3', 'pass until the stack is empty'],
    expect: { alice: { life: 23 } },
    control: {
      without: 'Brass Wheel',
      script: ['alice activates Moon Pool with X = 2', 'pass until the stack is empty'],
      expect: { alice: { life: 22 } },
    },
  }),
  scenario('701.67c: it triggers however the waterbend cost was paid', {
    rules: ['701.67c'],
    alice: { battlefield: [master, tide], mana: 'CCC' },
    bob: { battlefield: [flood] },
    script: ['alice activates Wave Master', 'alice chooses nothing', 'pass until the stack is empty'],
    expect: { alice: { life: 24, mana: '' }, bob: { life: 27 }, 'Wave Master': { tapped: false } },
    control: {
      without: 'Tide Watcher',
      script: ['alice activates Wave Master', 'alice chooses Wave Master', 'pass until the stack is empty'],
      expect: { alice: { life: 23, mana: 'C' }, bob: { life: 27 } },
    },
  }),
];
