import { creature, scenario } from '../../machines/play/scenario/index.ts';

export default [
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
];
