import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import { gainLife, triggered } from '../../machines/rules/abilities/write/index.ts';

/** Choose one: you gain 5 life; or 3 damage divided among up to two targets. */
const charm = card('Split Charm', ['instant'], {
  manaCost: '{R}',
  abilities: [
    {
      kind: 'spell',
      modes: {
        choose: { min: 1, max: 1 },
        options: [
          { effect: [{ do: 'gainLife', amount: 5 }] },
          {
            targets: [{ any: true, count: { min: 1, max: 2 }, divide: 3 }],
            effect: [{ do: 'dealDamage', amount: 'divided', to: { target: 0 }, toPlayers: { target: 0 } }],
          },
        ],
      },
    },
  ],
});

/** Sacrifices a creature; damage equal to its power, and life equal to the mana spent. */
const hurl = card('Hurl', ['instant'], {
  manaCost: '{R}',
  abilities: [
    {
      kind: 'static',
      additionalCost: { cost: [{ pay: 'sacrifice', what: { type: 'creature' }, as: 'hurled' }] },
    },
    {
      kind: 'spell',
      targets: [{ any: true }],
      effect: [
        {
          do: 'dealDamage',
          amount: { number: 'value', value: 'power', of: { paid: 'hurled' } },
          to: { target: 0 },
          toPlayers: { target: 0 },
        },
        { do: 'gainLife', amount: { number: 'manaSpent', which: 'all' } },
      ],
    },
  ],
});

/** "Whenever this becomes the target of a spell, you gain 1 life." */
const wary = creature('Wary Bear', '2/2', '', {
  abilities: [
    triggered({ when: { on: 'becomesTarget', object: 'self', ofSpell: true }, effect: [gainLife(1)] }),
  ],
});

export default [
  scenario('707.10a: a copy of a spell is no card, and isn’t exiled instead of ceasing to exist', {
    rules: ['707.10a', '614.1a'],
    alice: { hand: ['Shock', 'Twincast'], mana: 'RUU' },
    bob: { battlefield: ['Dryad Militant'] },
    script: [
      'alice casts Shock on bob',
      'alice casts Twincast on Shock',
      'pass until alice decides',
      'alice chooses bob',
      'pass until the stack is empty',
    ],
    expect: { bob: { life: 16 }, game: { happened: [{ event: 'move', to: 'exile', times: 2 }] } },
    control: {
      without: 'Dryad Militant',
      expect: { bob: { life: 16 }, game: { notHappened: [{ event: 'move', to: 'exile' }] } },
    },
  }),
  scenario('707.10: a copy of a spell has its targets and choices, with the exception that is said', {
    rules: ['707.10', '707.10c', '707.9b'],
    alice: { hand: ['Giant Growth'], battlefield: ['Grizzly Bears'], mana: 'G' },
    bob: { hand: ['Fork'], battlefield: [creature('Warded Bear', '2/2', 'protection from red')], mana: 'RR' },
    script: [
      'alice casts Giant Growth on Grizzly Bears',
      'alice passes',
      'bob casts Fork on Giant Growth',
      'alice passes',
      // A red copy can't target what has protection from red; what it targets may stay.
      'bob chooses Grizzly Bears',
      { expect: { game: { stack: ['Giant Growth', 'Giant Growth'] } } },
      'pass until the stack is empty',
    ],
    expect: { 'Grizzly Bears': { power: 8 } },
    control: {
      script: ['alice casts Giant Growth on Grizzly Bears', 'pass until the stack is empty'],
      expect: { 'Grizzly Bears': { power: 5 } },
    },
  }),
  scenario('707.10c: a copy is another object than what it copies, and may target that', {
    rules: ['707.10c', '115.5'],
    alice: { hand: ['Lightning Bolt', 'Twincast'], mana: 'RUU' },
    bob: { hand: ['Counterspell'], mana: 'UU' },
    script: [
      'alice casts Lightning Bolt on bob',
      'bob casts Counterspell on Lightning Bolt',
      'alice casts Twincast on Counterspell',
      'pass until alice decides',
      'alice chooses Counterspell',
    ],
    expect: { bob: { life: 17, graveyard: ['Counterspell'] } },
    control: {
      script: [
        'alice casts Lightning Bolt on bob',
        'bob casts Counterspell on Lightning Bolt',
        'alice casts Twincast on Counterspell',
        'pass until alice decides',
        'alice chooses Lightning Bolt',
      ],
      expect: { bob: { life: 20 } },
    },
  }),
  scenario('707.10f: a copy of a permanent spell becomes a token as it resolves', {
    rules: ['707.10f', '608.3f', '111.13'],
    alice: {
      hand: ['Grizzly Bears', 'Double Major'],
      mana: 'GCGU',
      battlefield: [],
    },
    bob: {},
    script: [
      'alice casts Grizzly Bears',
      'alice casts Double Major on Grizzly Bears',
      'pass until the stack is empty',
    ],
    expect: {
      alice: { battlefield: ['Grizzly Bears', 'Grizzly Bears'] },
      game: { notHappened: [{ event: 'create' }], happened: [{ event: 'cast', times: 2 }] },
    },
    control: {
      script: ['alice casts Grizzly Bears', 'pass until the stack is empty'],
      expect: { alice: { battlefield: ['Grizzly Bears'] } },
    },
  }),
  scenario('707.10d: copies for each thing that a spell could target, none for what it couldn’t', {
    rules: ['707.10d'],
    alice: {
      hand: ['Giant Growth'],
      battlefield: [
        'Zada, Hedron Grinder',
        'Grizzly Bears',
        'Silvercoat Lion',
        creature('Shy Bear', '2/2', 'shroud'),
      ],
      mana: 'G',
    },
    bob: {},
    script: ['alice casts Giant Growth on Zada, Hedron Grinder', 'pass until the stack is empty'],
    decide: { order: 'Silvercoat Lion, Grizzly Bears' },
    expect: {
      'Zada, Hedron Grinder': { power: 6 },
      'Grizzly Bears': { power: 5 },
      'Silvercoat Lion': { power: 5 },
      'Shy Bear': { power: 2 },
    },
    control: {
      script: ['alice casts Giant Growth on Grizzly Bears', 'pass until the stack is empty'],
      decide: {},
      expect: { 'Zada, Hedron Grinder': { power: 3 }, 'Silvercoat Lion': { power: 2 } },
    },
  }),
  scenario('707.10: the value of X is copied, and what was paid for the original', {
    rules: ['707.10', '107.3'],
    alice: { hand: ['Blaze', 'Twincast'], mana: 'RCCCUU' },
    bob: {},
    script: [
      'alice casts Blaze with X = 3 on bob',
      'alice casts Twincast on Blaze',
      'pass until alice decides',
      'alice chooses bob',
      'pass until the stack is empty',
    ],
    expect: { bob: { life: 14 } },
    control: {
      script: ['alice casts Blaze with X = 3 on bob', 'pass until the stack is empty'],
      expect: { bob: { life: 17 } },
    },
  }),
  scenario('707.12: a copy of a card is cast, and ceases to exist afterwards', {
    rules: ['707.12', '707.10a', '704.5e', '608.2g'],
    alice: { hand: ['Isochron Scepter', 'Shock'], mana: 'CCCC' },
    bob: {},
    script: [
      'alice casts Isochron Scepter',
      'pass until the stack is empty',
      { expect: { Shock: { on: 'exile' } } },
      'alice activates Isochron Scepter',
      'pass until alice decides',
      'alice says yes',
      'alice says yes',
      'alice chooses bob',
      { expect: { game: { stack: ['Shock'] }, alice: { exile: ['Shock'] } } },
      'pass until the stack is empty',
    ],
    decide: { confirm: 'yes' },
    expect: {
      bob: { life: 18 },
      alice: { exile: ['Shock'], graveyard: 0 },
      game: { happened: [{ event: 'cast', player: 'alice', times: 2 }] },
    },
    control: {
      script: [
        'alice casts Isochron Scepter',
        'pass until the stack is empty',
        'alice activates Isochron Scepter',
        'pass until alice decides',
        'alice says yes',
        'alice says no',
        'pass until the stack is empty',
      ],
      decide: { confirm: 'yes' },
      // The copy that wasn't cast ceases to exist in exile.
      expect: { bob: { life: 20 }, alice: { exile: ['Shock'] } },
    },
  }),
  scenario('707.10: the modes that were chosen are copied, and how something was divided', {
    rules: ['707.10', '700.2', '601.2d'],
    alice: { hand: [charm, 'Twincast'], battlefield: ['Grizzly Bears', 'Serra Angel'], mana: 'RUU' },
    bob: {},
    script: [
      'alice casts Split Charm choosing 2 on bob, Serra Angel dividing 1 to bob, 2 to Serra Angel',
      'alice casts Twincast on Split Charm',
      'pass until alice decides',
      'alice chooses bob, Grizzly Bears',
      'pass until the stack is empty',
    ],
    // What stays keeps its part of the division; what is new gets the part of what it is instead of.
    expect: { bob: { life: 18 }, 'Grizzly Bears': { on: 'graveyard' }, 'Serra Angel': { damage: 2 } },
    control: {
      script: [
        'alice casts Split Charm choosing 2 on bob, Serra Angel dividing 1 to bob, 2 to Serra Angel',
        'pass until the stack is empty',
      ],
      expect: { bob: { life: 19 }, 'Grizzly Bears': { on: 'battlefield' }, 'Serra Angel': { damage: 2 } },
    },
  }),
  scenario('707.10: a copy uses what was sacrificed for the original, and no mana was spent for it', {
    rules: ['707.10', '118.8'],
    alice: { hand: [hurl, 'Twincast'], battlefield: ['Serra Angel'], mana: 'RUU' },
    bob: {},
    script: [
      'alice casts Hurl on bob',
      'alice casts Twincast on Hurl',
      'pass until alice decides',
      'alice chooses bob',
      'pass until the stack is empty',
    ],
    expect: { bob: { life: 12 }, alice: { life: 21 } },
    control: {
      script: ['alice casts Hurl on bob', 'pass until the stack is empty'],
      expect: { bob: { life: 16 }, alice: { life: 21 } },
    },
  }),
  scenario('707.10: a copy of a spell wasn’t cast, from a graveyard or elsewhere', {
    rules: ['707.10', '707.10c'],
    alice: { graveyard: ["Sevinne's Reclamation", 'Ornithopter', 'Memnite'], mana: 'WWWWW' },
    bob: {},
    script: [
      "alice casts Sevinne's Reclamation on Ornithopter by flashback",
      'everyone passes',
      'alice says yes',
      'alice chooses Memnite',
      { expect: { game: { stack: 1 } } },
      'everyone passes',
    ],
    expect: {
      Ornithopter: { on: 'battlefield' },
      Memnite: { on: 'battlefield' },
      game: { stack: 0, asked: { player: 'alice', kind: 'priority' } },
    },
    control: {
      setup: {
        alice: { hand: ["Sevinne's Reclamation"], graveyard: ['Ornithopter', 'Memnite'], mana: 'WWW' },
      },
      script: ["alice casts Sevinne's Reclamation on Ornithopter", 'everyone passes'],
      expect: {
        Ornithopter: { on: 'battlefield' },
        Memnite: { on: 'graveyard' },
        game: { asked: { player: 'alice', kind: 'priority' } },
      },
    },
  }),
  scenario('707.10b: a copy of an ability has the source of the original', {
    rules: ['707.10b', '113.7'],
    alice: { hand: ['Wall of Omens'], battlefield: ['Strionic Resonator'], mana: 'WCCC' },
    bob: {},
    script: [
      'alice casts Wall of Omens',
      'pass until alice’s precombatMain',
      'everyone passes',
      'alice activates Strionic Resonator',
      'pass until the stack is empty',
    ],
    expect: { alice: { hand: 2 } },
    control: {
      script: ['alice casts Wall of Omens', 'pass until the stack is empty'],
      expect: { alice: { hand: 1 } },
    },
  }),
  scenario('707.10c: what a copy targets becomes its target, though it is what the original targets', {
    rules: ['707.10', '707.10c', '115.1'],
    alice: { hand: ['Giant Growth', 'Twincast'], mana: 'GUU', battlefield: [wary, 'Grizzly Bears'] },
    bob: {},
    script: [
      'alice casts Giant Growth on Wary Bear',
      'alice casts Twincast on Giant Growth',
      'pass until alice decides',
      'alice chooses Wary Bear',
      'pass until the stack is empty',
    ],
    expect: { 'Wary Bear': { power: 8 }, alice: { life: 22 } },
    control: {
      // With a new target it has become the copy’s target at no time.
      script: [
        'alice casts Giant Growth on Wary Bear',
        'alice casts Twincast on Giant Growth',
        'pass until alice decides',
        'alice chooses Grizzly Bears',
        'pass until the stack is empty',
      ],
      expect: { 'Wary Bear': { power: 5 }, 'Grizzly Bears': { power: 5 }, alice: { life: 21 } },
    },
  }),
];
