import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  creature as aCreature,
  affecting,
  all,
  as,
  enchant,
  exile,
  exileUntilLeaves,
  move,
  named,
  one,
  opponentsControl,
  plus,
  replacement,
  spell,
  target,
  targetPlayer,
  whenEnters,
} from '../../machines/rules/abilities/write/index.ts';

/** Returns an Aura card attached to a permanent, whatever that is. */
const returnAttached = card('Return Attached', ['sorcery'], {
  manaCost: '{W}',
  abilities: [
    spell([one({ zone: 'graveyard', subtype: 'Aura', owner: 'you' }), one({})], {
      do: 'move',
      what: target(0),
      to: { zone: 'battlefield', attachedTo: target(1) },
    }),
  ],
});
/** The same with an Equipment card. */
const returnEquipped = card('Return Equipped', ['sorcery'], {
  manaCost: '{W}',
  abilities: [
    spell([one({ zone: 'graveyard', subtype: 'Equipment', owner: 'you' }), one({})], {
      do: 'move',
      what: target(0),
      to: { zone: 'battlefield', attachedTo: target(1) },
    }),
  ],
});
/** Tokens that are copies of an enchantment. */
const twins = card('Twin Enchantments', ['sorcery'], {
  manaCost: '{U}',
  abilities: [spell([one({ type: 'enchantment' })], { do: 'createCopy', of: target(0), count: 2 })],
});
/** An Aura that enchants only creatures of its controller. */
const ownWings = card('Wings of One’s Own', ['enchantment'], {
  manaCost: '{U}',
  subtypes: 'Aura',
  abilities: [{ kind: 'keyword', keyword: 'enchant', object: { ...aCreature, controller: 'you' } }],
});
/** "When this enters, exile target nonland permanent an opponent controls until this leaves the battlefield." */
const hold = card('Long Hold', ['enchantment'], {
  manaCost: '{W}',
  abilities: [whenEnters([one(opponentsControl({ notType: 'land' }))], exileUntilLeaves(target(0)))],
});
const muzzle = card('Iron Muzzle', ['enchantment'], {
  manaCost: '{W}',
  subtypes: 'Aura',
  abilities: [
    enchant(aCreature),
    replacement({ event: { would: 'dealDamage', from: 'attached' }, prevent: true }),
  ],
});
const moth = creature('Shy Moth', '1/2', 'shroud');
const held = [
  'alice casts Long Hold',
  'pass until the stack is empty',
  'alice passes',
  'bob casts Disenchant on Long Hold',
  'everyone passes',
];

/** "Exile all nonland permanents target player controls. Return them at the beginning of the next end step." */
const vanishing = card('Short Vanishing', ['sorcery'], {
  manaCost: '{W}',
  abilities: [
    spell([targetPlayer], as('gone', exile(all({ notType: 'land', controller: target(0) }))), {
      do: 'delayedTrigger',
      when: [{ on: 'begins', step: 'end' }],
      about: named('gone'),
      effect: [move(named('about'), { zone: 'battlefield' })],
    }),
  ],
});
const brand = card('Black Brand', ['enchantment'], {
  manaCost: '{1}{B}',
  subtypes: 'Aura',
  abilities: [enchant(aCreature), affecting('attached', plus(1, 1))],
});
const shelled = creature('Shelled Giant', '4/5', 'hexproof');
const crusader = creature('White Crusader', '2/1', 'protection from black');
const sloth = creature('Marked Sloth', '1/7');
const vanished = [
  'alice casts Short Vanishing on bob',
  'everyone passes',
  { expect: { 'Black Brand': { on: 'exile' }, 'Marked Sloth': { on: 'exile' } } },
  "pass until alice's end step",
  'everyone passes',
] as const;

export default [
  scenario('303.4f: what enters as a copy of an Aura enchants what its controller chooses as it enters', {
    rules: ['303.4f', '707.5', '614.12'],
    alice: { hand: ['Copy Enchantment'], mana: 'UUU', battlefield: ['Grizzly Bears', 'Forest'] },
    bob: { battlefield: ['Hill Giant', { card: 'Flight', attachedTo: 'Hill Giant' }] },
    script: [
      'alice casts Copy Enchantment',
      'everyone passes',
      'alice says yes',
      'refused 303.4f: alice chooses Forest',
      'alice chooses Grizzly Bears',
    ],
    expect: {
      'Copy Enchantment': { on: 'battlefield', name: 'Flight', attachedTo: 'Grizzly Bears' },
      'Grizzly Bears': { has: ['flying'] },
    },
    control: {
      script: ['alice casts Copy Enchantment', 'everyone passes', 'alice says no'],
      expect: {
        'Copy Enchantment': { on: 'battlefield', name: 'Copy Enchantment', attachedTo: null },
        'Grizzly Bears': { hasNot: ['flying'] },
      },
    },
  }),
  scenario('303.4f: each token that is a copy of an Aura enchants what is chosen for it', {
    rules: ['303.4f', '111.2'],
    alice: { hand: [twins], mana: 'U', battlefield: ['Grizzly Bears'] },
    bob: { battlefield: ['Hill Giant', { card: 'Flight', attachedTo: 'Hill Giant' }] },
    script: [
      'alice casts Twin Enchantments on Flight',
      'everyone passes',
      'alice chooses Grizzly Bears',
      'alice chooses Hill Giant',
    ],
    expect: {
      alice: { battlefield: ['Grizzly Bears', 'Flight', 'Flight'] },
      'Grizzly Bears': { has: ['flying'] },
    },
    control: {
      script: [
        'alice casts Twin Enchantments on Flight',
        'everyone passes',
        'alice chooses Hill Giant',
        'alice chooses Hill Giant',
      ],
      expect: {
        alice: { battlefield: ['Grizzly Bears', 'Flight', 'Flight'] },
        'Grizzly Bears': { hasNot: ['flying'] },
      },
    },
  }),
  scenario('303.4g: an Aura spell’s place is the graveyard where its copy has nothing to enchant', {
    rules: ['303.4g', '608.3e'],
    alice: { hand: ['Copy Enchantment'], mana: 'UUU' },
    bob: { battlefield: ['Hill Giant', { card: ownWings, attachedTo: 'Hill Giant' }] },
    script: ['alice casts Copy Enchantment', 'everyone passes', 'alice says yes'],
    expect: {
      'Copy Enchantment': { on: 'graveyard' },
      game: { notHappened: [{ event: 'move', object: 'Copy Enchantment', rule: '704.5m' }] },
    },
    control: {
      setup: { alice: { hand: ['Copy Enchantment'], mana: 'UUU', battlefield: ['Grizzly Bears'] } },
      expect: { 'Copy Enchantment': { on: 'battlefield', attachedTo: 'Grizzly Bears' } },
    },
  }),
  scenario('303.4g: a token that would be an Aura with nothing to enchant isn’t created', {
    rules: ['303.4g', '111.2'],
    alice: { hand: [twins], mana: 'U' },
    bob: { battlefield: ['Hill Giant', { card: ownWings, attachedTo: 'Hill Giant' }] },
    script: ['alice casts Twin Enchantments on Wings of One’s Own'],
    expect: { alice: { battlefield: [] }, game: { notHappened: [{ event: 'create' }] } },
    control: {
      setup: { alice: { hand: [twins], mana: 'U', battlefield: ['Grizzly Bears'] } },
      expect: { game: { happened: [{ event: 'create' }] } },
    },
  }),
  scenario('303.4i: an Aura stays where it is if it can’t enchant what it would enter attached to', {
    rules: ['303.4i'],
    alice: {
      hand: [returnAttached],
      mana: 'W',
      graveyard: ['Flight'],
      battlefield: ['Grizzly Bears', 'Forest'],
    },
    bob: {},
    script: ['alice casts Return Attached on Forest'],
    expect: {
      Flight: { on: 'graveyard' },
      game: { notHappened: [{ event: 'move', object: 'Flight' }] },
    },
    control: {
      script: ['alice casts Return Attached on Grizzly Bears'],
      expect: { Flight: { on: 'battlefield', attachedTo: 'Grizzly Bears' } },
    },
  }),
  scenario('301.5e: an Equipment enters unattached where it can’t equip what it would enter attached to', {
    rules: ['301.5e'],
    alice: {
      hand: [returnEquipped],
      mana: 'W',
      graveyard: ['Bonesplitter'],
      battlefield: ['Grizzly Bears', 'Forest'],
    },
    bob: {},
    script: ['alice casts Return Equipped on Forest'],
    expect: {
      Bonesplitter: { on: 'battlefield', attachedTo: null },
      game: { notHappened: [{ event: 'unattach' }] },
    },
    control: {
      script: ['alice casts Return Equipped on Grizzly Bears'],
      expect: { Bonesplitter: { on: 'battlefield', attachedTo: 'Grizzly Bears' } },
    },
  }),
  scenario('303.4f: an Aura that comes back targets nothing, and may be put on a creature with shroud', {
    rules: ['303.4f', '702.18a', '610.3'],
    alice: { battlefield: [moth, 'Grizzly Bears', 'Forest'], hand: [hold], mana: 'W' },
    bob: {
      battlefield: [{ card: muzzle, attachedTo: 'Grizzly Bears' }],
      hand: ['Disenchant'],
      mana: 'WC',
    },
    script: [...held, 'refused 303.4f: bob chooses Forest', 'bob chooses Shy Moth'],
    expect: { 'Iron Muzzle': { on: 'battlefield', attachedTo: 'Shy Moth', controller: 'bob' } },
    control: {
      // An Aura spell targets.
      setup: { alice: { battlefield: [moth, 'Grizzly Bears'] }, bob: { hand: [muzzle], mana: 'W' } },
      turn: { of: 'bob' },
      script: [
        'refused 702.18a: bob casts Iron Muzzle on Shy Moth',
        'bob casts Iron Muzzle on Grizzly Bears',
        'everyone passes',
      ],
      expect: { 'Iron Muzzle': { attachedTo: 'Grizzly Bears' } },
    },
  }),
  scenario('303.4f: an Aura that comes back can’t enchant what comes back with it', {
    rules: ['303.4f', '702.11b', '702.16c', '608.2d'],
    alice: { hand: [vanishing], mana: 'W', battlefield: [shelled, crusader, 'Grizzly Bears'] },
    bob: { battlefield: [sloth, { card: brand, attachedTo: 'Marked Sloth' }] },
    script: [
      ...vanished,
      'refused 303.4f: bob chooses Marked Sloth',
      'refused 303.4f: bob chooses White Crusader',
      'bob chooses Shelled Giant',
    ],
    expect: {
      'Black Brand': { attachedTo: 'Shelled Giant', controller: 'bob' },
      'Shelled Giant': { power: 5 },
      'Marked Sloth': { on: 'battlefield', power: 1 },
    },
    control: {
      // With nothing else that it could enchant it stays in exile (303.4g).
      setup: { alice: { battlefield: [crusader] } },
      script: [...vanished],
      expect: { 'Black Brand': { on: 'exile' }, 'Marked Sloth': { on: 'battlefield' } },
    },
  }),
];
