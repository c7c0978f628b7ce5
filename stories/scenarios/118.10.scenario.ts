import { card, scenario } from '../../machines/play/scenario/index.ts';
import { activated, gainLife } from '../../machines/rules/abilities/write/index.ts';

const bread = card('Stale Bread', ['artifact'], { subtypes: 'Food' });
/** Two parts of a cost that want the same Food. */
const kitchen = card('Bare Kitchen', ['enchantment'], {
  abilities: [
    activated({
      cost: [
        { pay: 'sacrifice', what: { subtype: 'Food' } },
        { pay: 'perform', action: 'forage' },
      ],
      effect: [gainLife(3)],
    }),
  ],
});
/** Cards of the graveyard pay for mana, and for what costs more. */
const dig = card('Deep Dig', ['sorcery'], {
  manaCost: '{2}',
  abilities: [
    { kind: 'keyword', keyword: 'delve' },
    { kind: 'static', additionalCost: { cost: [{ pay: 'perform', action: 'forage' }] } },
    { kind: 'spell', effect: [gainLife(3)] },
  ],
});
const court = card('Cold Court', ['enchantment'], {
  abilities: [
    activated({
      cost: [
        { pay: 'exile', what: { zone: 'graveyard', owner: 'you', type: 'creature' } },
        { pay: 'perform', action: 'collect evidence', n: 4 },
      ],
      effect: [gainLife(3)],
    }),
  ],
});
const pyre = card('Withered Pyre', ['enchantment'], {
  abilities: [
    activated({
      cost: [
        { pay: 'sacrifice', what: { type: 'creature' } },
        { pay: 'perform', action: 'blight', n: 1 },
      ],
      effect: [gainLife(3)],
    }),
  ],
});
const altar = card('Blighted Altar', ['artifact'], {
  abilities: [
    activated({
      cost: [
        { pay: 'mana', cost: '{1}' },
        { pay: 'perform', action: 'blight', n: 1 },
      ],
      effect: [gainLife(3)],
    }),
  ],
});
/** Mana for a creature. */
const furnace = card('Bone Furnace', ['artifact'], {
  abilities: [
    activated({
      cost: [{ pay: 'sacrifice', what: { type: 'creature' } }],
      effect: [{ do: 'addMana', mana: ['C'] }],
    }),
  ],
});

export default [
  scenario('118.10: what is sacrificed for one part of a cost isn’t there for a keyword action in it', {
    rules: ['118.10', '701.61a'],
    alice: { battlefield: [kitchen, bread], graveyard: ['Forest'] },
    bob: {},
    script: ['refused 118.10: alice activates Bare Kitchen'],
    expect: { alice: { life: 20 }, 'Stale Bread': { on: 'battlefield' } },
    control: {
      setup: { alice: { battlefield: [kitchen, bread], graveyard: ['Forest', 'Island', 'Swamp'] } },
      script: ['alice activates Bare Kitchen', 'everyone passes'],
      expect: { alice: { life: 23, exile: 3 }, 'Stale Bread': { on: 'graveyard' } },
    },
  }),
  scenario('118.10: cards that are exiled to forage pay for no mana', {
    rules: ['118.10', '702.66a', '701.61a'],
    alice: { hand: [dig], graveyard: ['Forest', 'Island', 'Swamp', 'Plains'], mana: 'C' },
    bob: {},
    script: [
      'alice casts Deep Dig',
      'alice chooses Forest',
      { expect: { alice: { exile: 4, mana: '' } } },
      'everyone passes',
    ],
    expect: { alice: { life: 23 } },
    control: {
      setup: { alice: { hand: [dig], graveyard: ['Forest', 'Island', 'Swamp'], mana: 'C' } },
      script: ['refused 118.3: alice casts Deep Dig'],
      expect: { alice: { life: 20, exile: 0 } },
    },
  }),
  scenario('118.10: a card that is the only evidence is not exiled for another part', {
    rules: ['118.10', '701.59a'],
    alice: { battlefield: [court], graveyard: ['Hill Giant', 'Grizzly Bears'] },
    bob: {},
    script: ['alice activates Cold Court', { expect: { alice: { exile: 2 } } }, 'everyone passes'],
    expect: { alice: { life: 23 } },
    control: {
      setup: { alice: { battlefield: [court], graveyard: ['Hill Giant'] } },
      script: ['refused 118.10: alice activates Cold Court'],
      expect: { alice: { life: 20, exile: 0 } },
    },
  }),
  scenario('601.2h: counters are put on a creature before that is sacrificed', {
    rules: ['601.2h', '118.10', '701.68a'],
    alice: { battlefield: [pyre, 'Hill Giant'] },
    bob: {},
    script: ['alice activates Withered Pyre', 'everyone passes'],
    expect: { alice: { life: 23 }, 'Hill Giant': { on: 'graveyard' } },
    control: {
      setup: { alice: { battlefield: [pyre] } },
      script: ['refused 118.3: alice activates Withered Pyre'],
      expect: { alice: { life: 20 } },
    },
  }),
  scenario('118.10: the creature that is to be blighted isn’t sacrificed for mana', {
    rules: ['118.10', '605.3a', '701.68a'],
    alice: { battlefield: [altar, furnace, 'Hill Giant', 'Raging Goblin'] },
    bob: {},
    script: ['alice activates Blighted Altar', 'alice chooses Hill Giant', 'alice pays', 'everyone passes'],
    expect: {
      alice: { life: 23 },
      'Hill Giant': { counters: { '-1/-1': 1 } },
      'Raging Goblin': { on: 'graveyard' },
    },
    control: {
      setup: { alice: { battlefield: [altar, furnace, 'Hill Giant'] } },
      script: ['refused 118.3: alice activates Blighted Altar'],
      expect: { alice: { life: 20 }, 'Hill Giant': { on: 'battlefield' } },
    },
  }),
];
