import { card, scenario } from '../../machines/play/scenario/index.ts';
import type { Ability } from '../../machines/rules/index.ts';

const gainOne = { do: 'gainLife', amount: 1 } as const;

/** "You may cast any number of spells from your graveyard without paying their mana costs. You gain 1 life." */
const casting: Ability = {
  kind: 'spell',
  effect: [
    { do: 'castWithoutPaying', what: { all: { zone: 'graveyard', owner: 'you' } }, as: 'cast' },
    gainOne,
  ],
};
const insight = card('Sudden Insight', ['sorcery'], { manaCost: '{U}', abilities: [casting] });

/** "Each player may cast any number of spells from their hand without paying their mana costs. You gain 1 life." */
const shared = card('Shared Insight', ['sorcery'], {
  manaCost: '{U}',
  abilities: [
    {
      kind: 'spell',
      effect: [
        { do: 'castWithoutPaying', what: { all: { zone: 'hand', owner: 'they' } }, who: 'everyone' },
        gainOne,
      ],
    },
  ],
});

/** "You may cast target instant or sorcery card from your graveyard. You gain 1 life." */
const recall = card('Paid Recall', ['sorcery'], {
  manaCost: '{U}',
  abilities: [
    {
      kind: 'spell',
      targets: [{ objects: { zone: 'graveyard', owner: 'you' } }],
      effect: [{ do: 'cast', what: { target: 0 } }, gainOne],
    },
  ],
});

/** The same "by paying {R} rather than paying its mana cost". */
const cheapRecall = card('Cheap Recall', ['sorcery'], {
  manaCost: '{U}',
  abilities: [
    {
      kind: 'spell',
      targets: [{ objects: { zone: 'graveyard', owner: 'you' } }],
      effect: [
        {
          do: 'cast',
          what: { target: 0 },
          alternativeCost: { name: 'cheap', cost: [{ pay: 'mana', cost: '{R}' }] },
        },
        gainOne,
      ],
    },
  ],
});

/** "Whenever you cast an instant spell, you gain 10 life." */
const listener = card('Instant Listener', ['enchantment'], {
  abilities: [
    {
      kind: 'triggered',
      when: [{ on: 'cast', spell: { type: 'instant' }, by: 'you' }],
      effect: [{ do: 'gainLife', amount: 10 }],
    },
  ],
});

export default [
  scenario(
    '608.2g: what a resolving spell lets a player cast goes on the stack above it, and nobody gets priority',
    {
      rules: ['608.2g', '601.2a', '117.2e'],
      alice: { hand: [insight], graveyard: ['Lightning Bolt'], mana: 'U' },
      bob: {},
      script: [
        'alice casts Sudden Insight',
        'everyone passes',
        'alice answers yes',
        'alice answers bob',
        // The rest of it was followed before anyone had priority again.
        { expect: { alice: { life: 21 }, bob: { life: 20 }, game: { stack: ['Lightning Bolt'] } } },
        'everyone passes',
      ],
      expect: {
        bob: { life: 17 },
        'Lightning Bolt': { on: 'graveyard' },
        game: { happened: [{ event: 'cast', times: 2 }] },
      },
      control: {
        withoutAbilities: ['Sudden Insight'],
        script: ['alice casts Sudden Insight', 'everyone passes'],
        expect: { alice: { life: 20 }, bob: { life: 20 }, game: { stack: 0 } },
      },
    },
  ),
  scenario('608.2g: where several players may cast, each does in turn order, and the rest follows once', {
    rules: ['608.2g', '101.4'],
    alice: { hand: ['Lightning Bolt'] },
    bob: { hand: ['Shock', shared], mana: 'U' },
    turn: { of: 'bob' },
    script: [
      'bob casts Shared Insight',
      'everyone passes',
      { expect: { game: { asked: { player: 'bob', kind: 'confirm' } } } },
      'bob answers yes',
      'bob answers alice',
      { expect: { game: { asked: { player: 'alice', kind: 'confirm' } } } },
      'alice answers yes',
      'alice answers bob',
      { expect: { bob: { life: 21 }, game: { stack: ['Lightning Bolt', 'Shock'] } } },
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 18 }, bob: { life: 18 }, game: { happened: [{ event: 'cast', times: 3 }] } },
    control: {
      script: ['bob casts Shared Insight', 'everyone passes', 'bob answers no', 'alice answers no'],
      expect: { alice: { life: 20 }, bob: { life: 21 }, game: { stack: 0 } },
    },
  }),
  scenario('608.2g: several are cast one after the other, in the order that their player wants', {
    rules: ['608.2g'],
    alice: { hand: [insight], graveyard: ['Lightning Bolt', 'Grizzly Bears', 'Shock'], mana: 'U' },
    bob: {},
    script: [
      'alice casts Sudden Insight',
      'everyone passes',
      'alice chooses Shock',
      'alice answers bob',
      'alice chooses Grizzly Bears',
      'alice answers no',
      { expect: { game: { stack: ['Grizzly Bears', 'Shock'] } } },
      'everyone passes',
      { expect: { bob: { life: 20 }, 'Grizzly Bears': { on: 'battlefield' } } },
      'everyone passes',
    ],
    expect: { bob: { life: 18 }, 'Lightning Bolt': { on: 'graveyard' } },
    control: {
      withoutAbilities: ['Sudden Insight'],
      script: ['alice casts Sudden Insight', 'everyone passes'],
      expect: { 'Grizzly Bears': { on: 'graveyard' }, bob: { life: 20 } },
    },
  }),
  scenario('608.2g: what triggers on it is put on the stack when a player would get priority, above it', {
    rules: ['608.2g', '601.2i', '603.3'],
    alice: { hand: [insight], graveyard: ['Lightning Bolt'], battlefield: [listener], mana: 'U' },
    bob: {},
    script: [
      'alice casts Sudden Insight',
      'everyone passes',
      'alice answers yes',
      'alice answers bob',
      { expect: { game: { stack: ['the ability of Instant Listener', 'Lightning Bolt'] } } },
      'everyone passes',
      'stop here',
    ],
    expect: { alice: { life: 31 }, bob: { life: 20 } },
    control: {
      withoutAbilities: ['Instant Listener'],
      script: [
        'alice casts Sudden Insight',
        'everyone passes',
        'alice answers yes',
        'alice answers bob',
        'everyone passes',
      ],
      expect: { alice: { life: 21 }, bob: { life: 17 } },
    },
  }),
  scenario('608.2g, 733.1: given up half way it is as before, and may be cast again or not', {
    rules: ['608.2g', '733.1', '733.2'],
    alice: { hand: [insight], graveyard: ['Lightning Bolt'], mana: 'U' },
    bob: {},
    script: [
      'alice casts Sudden Insight',
      'everyone passes',
      'alice answers yes',
      { expect: { 'Lightning Bolt': { on: 'stack' } } },
      'alice cancels',
      { expect: { 'Lightning Bolt': { on: 'graveyard' }, alice: { life: 20 } } },
      'alice answers no',
    ],
    expect: { alice: { life: 21 }, 'Lightning Bolt': { on: 'graveyard' }, game: { stack: 0 } },
    control: {
      script: [
        'alice casts Sudden Insight',
        'everyone passes',
        'alice answers yes',
        'alice answers bob',
        'everyone passes',
      ],
      expect: { bob: { life: 17 } },
    },
  }),
  scenario('608.2g, 601.3: what can’t be cast isn’t offered: a land, or a spell without a target', {
    rules: ['608.2g', '601.3', '305.1'],
    alice: { hand: [insight], graveyard: ['Murder', 'Forest'], mana: 'U' },
    bob: {},
    script: ['alice casts Sudden Insight', 'everyone passes'],
    expect: { alice: { life: 21 }, Murder: { on: 'graveyard' }, game: { stack: 0 } },
    control: {
      setup: {
        alice: { hand: [insight], graveyard: ['Murder', 'Forest'], mana: 'U' },
        bob: { battlefield: ['Grizzly Bears'] },
      },
      script: ['alice casts Sudden Insight', 'everyone passes', 'alice answers yes', 'everyone passes'],
      expect: { 'Grizzly Bears': { on: 'graveyard' } },
    },
  }),
  scenario('608.2g, 800.4f: a player who leaves while casting takes the spell along; the rest is followed', {
    rules: ['608.2g', '800.4a', '800.4f'],
    alice: {
      hand: [
        card('Shared Insight', ['sorcery'], {
          manaCost: '{U}',
          abilities: [
            {
              kind: 'spell',
              targets: [{ players: 'opponent' }],
              effect: [
                {
                  do: 'castWithoutPaying',
                  what: { all: { zone: 'graveyard', owner: { target: 0 } } },
                  who: { target: 0 },
                },
                gainOne,
              ],
            },
          ],
        }),
      ],
      mana: 'U',
    },
    bob: { graveyard: ['Lightning Bolt'] },
    carol: {},
    script: ['alice casts Shared Insight on bob', 'everyone passes', 'bob answers yes', 'bob concedes'],
    expect: { alice: { life: 21 }, game: { stack: 0 }, carol: { life: 20 } },
    control: {
      script: [
        'alice casts Shared Insight on bob',
        'everyone passes',
        'bob answers yes',
        'bob answers carol',
        'everyone passes',
      ],
      expect: { alice: { life: 21 }, carol: { life: 17 } },
    },
  }),
  scenario('608.2g, 601.2f-h: a spell cast for its mana cost is paid for, with mana abilities', {
    rules: ['608.2g', '601.2g', '601.2h', '605.3a'],
    alice: { hand: [recall], graveyard: ['Lava Axe'], battlefield: ['Island', ...Array(5).fill('Mountain')] },
    bob: {},
    script: [
      'alice casts Paid Recall on Lava Axe',
      'everyone passes',
      'alice answers yes',
      'alice answers bob',
      {
        expect: {
          alice: { life: 20 },
          game: { asked: { player: 'alice', kind: 'payment', rule: '601.2h' } },
        },
      },
      'alice activates Mountain',
      'alice pays automatically',
      { expect: { alice: { life: 21 }, Mountain: { tapped: true }, game: { stack: ['Lava Axe'] } } },
      'everyone passes',
    ],
    expect: { bob: { life: 15 } },
    control: {
      setup: {
        alice: {
          hand: [recall],
          graveyard: ['Lava Axe'],
          battlefield: ['Island', ...Array(4).fill('Mountain')],
        },
      },
      // What can’t be paid for isn’t offered.
      script: ['alice casts Paid Recall on Lava Axe', 'everyone passes'],
      expect: { alice: { life: 21 }, bob: { life: 20 }, Mountain: { tapped: false } },
    },
  }),
  scenario('608.2g: paid by hand, and given up, with the mana abilities that were activated for it', {
    rules: ['608.2g', '733.1', '601.2g'],
    alice: { hand: [recall], graveyard: ['Shock'], battlefield: ['Island', 'Mountain'] },
    bob: {},
    script: [
      'alice casts Paid Recall on Shock',
      'everyone passes',
      'alice answers yes',
      'alice answers bob',
      'alice activates Mountain',
      'alice cancels',
      // Whether the mana ability is reversed as well.
      'alice answers everything',
      { expect: { Shock: { on: 'graveyard' }, Mountain: { tapped: false }, alice: { life: 20, mana: '' } } },
      'alice answers no',
    ],
    expect: { Shock: { on: 'graveyard' }, alice: { life: 21 }, bob: { life: 20 } },
    control: {
      script: [
        'alice casts Paid Recall on Shock',
        'everyone passes',
        'alice answers yes',
        'alice answers bob',
        'alice activates Mountain',
        'alice pays R',
        'everyone passes',
      ],
      expect: { Shock: { on: 'graveyard' }, Mountain: { tapped: true }, bob: { life: 18 } },
    },
  }),
  scenario('608.2g, 118.9a: for another cost, which is paid instead of its mana cost', {
    rules: ['608.2g', '118.9', '118.9a'],
    alice: { hand: [cheapRecall], graveyard: ['Lava Axe'], battlefield: ['Island', 'Mountain'] },
    bob: {},
    script: [
      'alice casts Cheap Recall on Lava Axe',
      'everyone passes',
      'alice answers yes',
      'alice answers bob',
      'alice pays automatically',
      'everyone passes',
    ],
    expect: { bob: { life: 15 }, Mountain: { tapped: true } },
    control: {
      setup: { alice: { hand: [cheapRecall], graveyard: ['Lava Axe'], battlefield: ['Island', 'Island'] } },
      script: ['alice casts Cheap Recall on Lava Axe', 'everyone passes'],
      expect: { bob: { life: 20 }, alice: { life: 21 } },
    },
  }),
  scenario(
    '608.2g, 601.2b: the card’s own alternative costs may be chosen where its mana cost would be paid',
    {
      rules: ['608.2g', '601.2b', '118.9'],
      alice: {
        hand: [recall],
        graveyard: ['Faultgrinder'],
        battlefield: ['Island', ...Array(5).fill('Mountain')],
      },
      bob: { battlefield: ['Forest'] },
      script: [
        'alice casts Paid Recall on Faultgrinder',
        'everyone passes',
        // Five mana are enough for evoke, not for its mana cost.
        'alice answers yes',
        'alice pays automatically',
        'everyone passes',
        { expect: { Faultgrinder: { on: 'battlefield' } } },
        'alice orders Faultgrinder, Faultgrinder',
        'alice answers Forest',
        'pass until the stack is empty',
      ],
      expect: { Faultgrinder: { on: 'graveyard' }, Forest: { on: 'graveyard' } },
      control: {
        without: 'evoke',
        script: ['alice casts Paid Recall on Faultgrinder', 'everyone passes'],
        expect: { Faultgrinder: { on: 'graveyard' }, Forest: { on: 'battlefield' } },
      },
    },
  ),
  scenario('608.2g: one spell that shares a card type is cast, and no other', {
    rules: ['608.2g', '118.9'],
    alice: { hand: ['Shock'], mana: 'R' },
    bob: {
      hand: ['Counterlash', 'Giant Growth', 'Lightning Bolt', 'Grizzly Bears'],
      mana: 'CCCCUU',
      battlefield: ['Hill Giant'],
    },
    script: [
      'alice casts Shock on bob',
      'alice passes',
      'bob casts Counterlash on Shock',
      'everyone passes',
      'bob chooses Lightning Bolt',
      'bob chooses alice',
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 17 }, bob: { life: 20, hand: ['Giant Growth', 'Grizzly Bears'] } },
    control: {
      setup: { bob: { hand: ['Counterlash', 'Grizzly Bears'], mana: 'CCCCUU' } },
      script: [
        'alice casts Shock on bob',
        'alice passes',
        'bob casts Counterlash on Shock',
        'pass until the stack is empty',
      ],
      expect: { bob: { life: 20, hand: ['Grizzly Bears'] } },
    },
  }),
  scenario('608.2g: only a spell with lesser mana value, as it will be, may be cast', {
    rules: ['608.2g', '202.3'],
    alice: {
      battlefield: ['Rashmi, Eternities Crafter'],
      hand: ['Hill Giant'],
      mana: 'CCCR',
      library: ['Grizzly Bears', 'Forest'],
    },
    bob: {},
    script: ['alice casts Hill Giant', 'everyone passes', 'alice says yes', 'pass until the stack is empty'],
    expect: { 'Grizzly Bears': { on: 'battlefield' } },
    control: {
      setup: { alice: { library: ['Air Elemental', 'Forest'] } },
      script: ['alice casts Hill Giant', 'pass until the stack is empty'],
      expect: { 'Air Elemental': { on: 'hand' } },
    },
  }),
  scenario('608.2g: what an effect says to cast if able is cast, in an order that its player chooses', {
    rules: ['608.2g', '707.12', '101.3'],
    alice: { hand: ['Spelltwine'], graveyard: ['Lightning Bolt'], mana: 'UCCCCC', battlefield: [] },
    bob: { graveyard: ['Shock'] },
    script: [
      'alice casts Spelltwine on Lightning Bolt, Shock',
      'pass until alice decides',
      'refused 608.2g: alice chooses nothing',
      'alice chooses Shock',
      'alice chooses bob',
      'alice chooses bob',
      { expect: { game: { stack: ['Lightning Bolt', 'Shock'] } } },
      'pass until the stack is empty',
    ],
    expect: { bob: { life: 15 }, Spelltwine: { on: 'exile' } },
    control: {
      // Without a creature to be its target a copy can't be cast; the other one is, without a question.
      setup: { bob: { graveyard: ['Murder'] } },
      script: [
        'alice casts Spelltwine on Lightning Bolt, Murder',
        'pass until alice decides',
        'alice chooses bob',
        { expect: { game: { stack: ['Lightning Bolt'] } } },
        'pass until the stack is empty',
      ],
      expect: { bob: { life: 17 } },
    },
  }),
];
