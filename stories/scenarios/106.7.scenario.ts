import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  affecting,
  all,
  basicLand,
  creatureYouControl,
  enchant,
  exile,
  inAnyGraveyard,
  land,
  landYouControl,
  may,
  one,
  opponentsControl,
  putCounters,
  replacement,
  rulesFor,
  tap,
  target,
  targetPlayer,
  youControl,
} from '../../machines/rules/abilities/write/index.ts';
import type { CostPart, Instruction, ManaType } from '../../machines/rules/index.ts';

const add = (...mana: readonly ManaType[]): Instruction => ({ do: 'addMana', mana });

/** A land whose only ability does this, for {T} alone or for more. */
const groundOf = (
  name: string,
  effect: readonly [Instruction, ...Instruction[]],
  ...more: readonly CostPart[]
) => card(name, ['land'], { abilities: [activated({ cost: [tap, ...more], effect })] });

/** What a land would produce, asked by one that knows nothing else. */
const asks = (
  title: string,
  ground: ReturnType<typeof groundOf>,
  mana: ManaType,
  control: { readonly effect: readonly [Instruction, ...Instruction[]]; readonly mana: string },
) =>
  scenario(`106.7: ${title}`, {
    rules: ['106.7'],
    alice: { battlefield: ['Reflecting Pool', ground] },
    bob: {},
    script: ['alice activates Reflecting Pool', `alice chooses {${mana}}`],
    expect: { alice: { mana } },
    control: {
      setup: { alice: { battlefield: ['Reflecting Pool', groundOf('Plain Ground', control.effect)] } },
      script: ['alice activates Reflecting Pool'],
      expect: { alice: { mana: control.mana } },
    },
  });

const twice = groundOf('Split Grove', [add('R'), add('G')]);
const handedOver = card('Handed-Over Tree', ['land'], {
  abilities: [
    activated({
      cost: [tap],
      targets: [targetPlayer],
      effect: [{ do: 'addMana', mana: ['R'], who: target(0) }],
    }),
  ],
});
const dusk = card('Lasting Dusk', ['enchantment'], {
  abilities: [rulesFor(all(land), { rule: 'producesInstead', type: 'B' })],
});
const drowned = card('Drowned Ground', ['enchantment'], {
  subtypes: 'Aura',
  abilities: [enchant(land), rulesFor('attached', { rule: 'producesInstead', type: 'U' })],
});
const farSight = card('Far Sight', ['artifact'], {
  abilities: [
    activated({
      cost: [tap],
      effect: [{ do: 'addMana', couldProduce: opponentsControl(land), count: 1 }],
    }),
  ],
});
const nearSight = card('Near Sight', ['artifact'], {
  abilities: [
    activated({ cost: [tap], effect: [{ do: 'addMana', couldProduce: landYouControl, count: 1 }] }),
  ],
});
/** What is asked for goes round between these, and only the Wastes says something. */
const orchards = (...mine: readonly string[]) =>
  scenario(`106.7: lands that ask one another find what the last of them makes (${mine.join(', ')})`, {
    rules: ['106.7'],
    alice: { battlefield: mine },
    bob: { battlefield: [{ card: 'Exotic Orchard', as: 'Far Orchard' }] },
    script: ['alice activates Reflecting Pool'],
    expect: { alice: { mana: 'C' } },
    control: { without: 'Wastes', expect: { alice: { mana: '' } } },
  });

/** "{T}: Exile target land card from a graveyard. Add one mana of any color." */
const grave = card('Grave Ground', ['land'], {
  abilities: [
    activated({
      cost: [tap],
      targets: [one(inAnyGraveyard(land))],
      effect: [exile(target(0)), { do: 'addMana', anyOf: ['W', 'U', 'B', 'R', 'G'], count: 1 }],
    }),
  ],
});
const compass = card('Plain Compass', ['artifact'], {
  abilities: [
    activated({
      cost: [tap],
      effect: [{ do: 'addMana', couldProduce: youControl(basicLand), count: 1 }],
    }),
  ],
});

/** "{T}, Mill a card: Add one mana of any of its colors." */
const pendulum = card('Charmed Pendulum', ['artifact'], {
  manaCost: '{4}',
  abilities: [
    activated({
      cost: [tap, { pay: 'mill', count: 1, as: 'milled' }],
      effect: [{ do: 'addMana', colorsOf: { paid: 'milled' }, count: 1 }],
    }),
  ],
});
/** "As this enters, choose a creature type. Creatures you control are of it in addition to their other types." */
const grafting = card('Strange Grafting', ['enchantment'], {
  manaCost: '{U}',
  abilities: [
    replacement({
      event: { would: 'enter', what: 'self' },
      choose: [{ do: 'chooseValue', what: 'creatureType', link: 'type' }],
    }),
    affecting(all(creatureYouControl), { change: 'addSubtypes', subtypes: { chosen: 'type' } }),
  ],
});
const explorer = creature('Border Explorer', '1/1', '', {
  abilities: [
    activated({
      cost: [tap],
      effect: [{ do: 'addMana', couldProduce: { type: 'land', controller: 'opponents' }, count: 1 }],
    }),
  ],
});

export default [
  scenario('106.7: a land could produce what its condition comes to now', {
    rules: ['106.7'],
    alice: { battlefield: ['Reflecting Pool', 'River of Tears'], hand: ['Wastes'] },
    bob: {},
    script: ['alice activates Reflecting Pool'],
    expect: { alice: { mana: 'U' } },
    control: {
      script: ['alice plays Wastes', 'alice activates Reflecting Pool', 'alice chooses {B}'],
      expect: { alice: { mana: 'B' } },
    },
  }),
  scenario('601.2g: a spell is paid for with what a conditional land lets another make', {
    rules: ['106.7', '601.2g'],
    alice: { battlefield: ['Reflecting Pool', 'River of Tears'], hand: ['Counterspell'] },
    bob: { hand: ['Shock'], mana: 'R' },
    script: [
      'alice passes',
      'bob casts Shock on alice',
      'bob passes',
      'alice casts Counterspell on Shock',
      'everyone passes',
    ],
    expect: { alice: { life: 20 }, Shock: { on: 'graveyard' } },
    control: {
      without: 'River of Tears',
      script: [
        'alice passes',
        'bob casts Shock on alice',
        'bob passes',
        'refused 118.3: alice casts Counterspell on Shock',
        'alice passes',
      ],
      expect: { alice: { life: 18 } },
    },
  }),
  scenario('106.7: with a luck counter on it Gemstone Caverns could produce any color', {
    rules: ['106.7'],
    alice: { battlefield: ['Exotic Orchard'] },
    bob: { battlefield: [{ card: 'Gemstone Caverns', counters: { luck: 1 } }] },
    script: ['alice activates Exotic Orchard', 'alice chooses {W}'],
    expect: { alice: { mana: 'W' } },
    control: {
      setup: { bob: { battlefield: ['Gemstone Caverns'] } },
      script: ['alice activates Exotic Orchard'],
      // Colorless mana has no color.
      expect: { alice: { mana: '' } },
    },
  }),
  scenario('106.7: a color that is chosen as an ability resolves could be any that gives mana', {
    rules: ['106.7', '106.5'],
    alice: { battlefield: ['Exotic Orchard'] },
    bob: { battlefield: ['Nykthos, Shrine to Nyx', 'Grizzly Bears', 'Raging Goblin'] },
    script: ['alice activates Exotic Orchard', 'alice chooses {R}'],
    expect: { alice: { mana: 'R' } },
    control: {
      without: 'Raging Goblin',
      script: ['alice activates Exotic Orchard'],
      // No devotion, no mana of that color.
      expect: { alice: { mana: 'G' } },
    },
  }),
  asks(
    'a land could produce what its controller may choose',
    groundOf('Kind Ground', [may(add('R')), add('G')]),
    'R',
    { effect: [add('G')], mana: 'G' },
  ),
  asks(
    'a land could produce what any of its options is',
    groundOf('Torn Ground', [
      {
        do: 'oneOf',
        options: [
          { word: 'sun', then: [add('W')] },
          { word: 'swamp', then: [add('B')] },
        ],
      },
    ]),
    'B',
    { effect: [add('W')], mana: 'W' },
  ),
  asks(
    'a land could produce what is added unless someone pays, and what is added anyway',
    groundOf('Taxed Ground', [
      add('C'),
      { do: 'unless', who: 'you', cost: [{ pay: 'life', amount: 1 }], else: [add('R')] },
    ]),
    'R',
    { effect: [add('C')], mana: 'C' },
  ),
  asks(
    'a land could produce what either side of a coin gives',
    groundOf('Coin Ground', [{ do: 'flipCoin', won: [add('U')], lost: [add('B')] }]),
    'B',
    { effect: [add('U')], mana: 'U' },
  ),
  scenario('106.7: a land could produce what it adds for each player', {
    rules: ['106.7'],
    alice: {
      battlefield: [
        'Reflecting Pool',
        groundOf('Shared Ground', [
          {
            do: 'forEachPlayer',
            of: 'everyone',
            then: [{ do: 'addMana', mana: ['R'], who: 'they' }],
          },
        ]),
      ],
    },
    bob: {},
    script: ['alice activates Reflecting Pool'],
    expect: { alice: { mana: 'R' } },
    control: { without: 'Shared Ground', expect: { alice: { mana: '' } } },
  }),
  scenario('106.7: what an ability does before it adds mana is done', {
    rules: ['106.7'],
    alice: {
      battlefield: [
        'Reflecting Pool',
        groundOf('Growing Ground', [
          putCounters('charge', 1, 'self'),
          { do: 'addMana', mana: ['G'], count: { number: 'counters', kind: 'charge', on: 'self' } },
        ]),
      ],
    },
    bob: {},
    script: ['alice activates Reflecting Pool'],
    // It is only asked: nothing is put on it.
    expect: { alice: { mana: 'G' }, 'Growing Ground': { counters: { charge: 0 } } },
    control: { without: 'Growing Ground', expect: { alice: { mana: '' } } },
  }),
  scenario('106.7: costs don’t matter, not even how much X could be', {
    rules: ['106.7'],
    alice: {
      battlefield: [
        'Reflecting Pool',
        groundOf('Stored Ground', [{ do: 'addMana', mana: ['B'], count: { number: 'x' } }], {
          pay: 'removeCounters',
          kind: 'storage',
          count: { number: 'x' },
        }),
      ],
    },
    bob: {},
    script: ['alice activates Reflecting Pool'],
    expect: { alice: { mana: 'B' } },
    control: { without: 'Stored Ground', expect: { alice: { mana: '' } } },
  }),
  orchards('Exotic Orchard', 'Wastes', 'Reflecting Pool'),
  orchards('Wastes', 'Exotic Orchard', 'Reflecting Pool'),
  orchards('Reflecting Pool', 'Exotic Orchard', 'Wastes'),
  scenario('106.7: what isn’t tapped for mana produces what it says', {
    rules: ['106.7', '106.12', '605.5a'],
    alice: { battlefield: [farSight] },
    bob: { battlefield: [handedOver, dusk] },
    script: ['alice activates Far Sight'],
    expect: { alice: { mana: 'R' } },
    control: {
      setup: { bob: { battlefield: [groundOf('Red Ground', [add('R')]), dusk] } },
      expect: { alice: { mana: 'B' } },
    },
  }),
  scenario('106.7: what a land produces instead counts also where it asks for other lands', {
    rules: ['106.7', '106.12b'],
    alice: { battlefield: [farSight, 'Forest'] },
    bob: { battlefield: ['Exotic Orchard', { card: drowned, attachedTo: 'Exotic Orchard' }] },
    script: ['alice activates Far Sight'],
    expect: { alice: { mana: 'U' } },
    control: { without: 'Drowned Ground', expect: { alice: { mana: 'G' } } },
  }),
  scenario('106.7: all that one ability adds counts for what replaces it', {
    rules: ['106.7', '106.12b'],
    alice: { battlefield: [nearSight, twice] },
    bob: { battlefield: ['Damping Sphere'] },
    script: ['alice activates Near Sight'],
    expect: { alice: { mana: 'C' } },
    control: {
      without: 'Damping Sphere',
      script: ['alice activates Near Sight', 'alice chooses {G}'],
      expect: { alice: { mana: 'G' } },
    },
  }),
  scenario('106.7: a land could produce what a triggered ability of it adds', {
    rules: ['106.7', '105.4'],
    alice: { battlefield: ['Exotic Orchard'] },
    bob: { battlefield: ['Crumbling Vestige'] },
    script: [
      'alice activates Exotic Orchard',
      // It taps for colorless mana alone, which is no color.
      'refused 106.1: alice chooses {C}',
      'alice chooses {R}',
    ],
    expect: { alice: { mana: 'R' } },
    control: {
      setup: { bob: { battlefield: ['Wastes'] } },
      script: ['alice activates Exotic Orchard'],
      expect: { alice: { mana: '' } },
    },
  }),
  scenario('106.7: also what one adds that has no target now', {
    rules: ['106.7', '601.2c'],
    alice: { battlefield: ['Reflecting Pool', grave] },
    bob: {},
    script: [
      'refused 601.2c: alice activates Grave Ground',
      'alice activates Reflecting Pool',
      'alice chooses {R}',
    ],
    expect: { alice: { mana: 'R' } },
    control: {
      without: 'Grave Ground',
      script: ['alice activates Reflecting Pool'],
      expect: { alice: { mana: '' } },
    },
  }),
  scenario('106.7: what asks for basic lands asks no other', {
    rules: ['106.7'],
    alice: { battlefield: [compass, groundOf('Black Gate', [add('B')])] },
    bob: {},
    script: ['alice activates Plain Compass'],
    expect: { alice: { mana: '' }, 'Plain Compass': { tapped: true } },
    control: {
      setup: { alice: { battlefield: [compass, 'Swamp'] } },
      expect: { alice: { mana: 'B' } },
    },
  }),
  ...(
    [
      [['March of the Machines', 'Life and Limb'], 1],
      [['Life and Limb', 'March of the Machines'], 4],
    ] as const
  ).map(([order, power]) =>
    scenario(
      `613.8a: an artifact becomes a creature, so a Saproling, so a Forest that could produce green (${order.join(' first, then ')})`,
      {
        rules: ['613.8a', '613.7', '106.7', '305.6'],
        alice: { battlefield: [explorer] },
        bob: { battlefield: [pendulum, ...order, 'Grizzly Bears'], hand: [grafting], mana: 'U' },
        turn: { of: 'bob' },
        script: [
          'bob casts Strange Grafting',
          'everyone passes',
          'bob chooses Saproling',
          'bob passes',
          // What the card to be milled would give can’t be known: costs don’t matter.
          'alice activates Border Explorer',
        ],
        expect: {
          alice: { mana: 'G' },
          'Charmed Pendulum': {
            types: ['artifact', 'creature', 'land'],
            subtypes: ['Saproling', 'Forest'],
            colors: 'G',
            power,
          },
        },
        control: {
          script: [
            'bob casts Strange Grafting',
            'everyone passes',
            'bob chooses Bear',
            'bob passes',
            'alice activates Border Explorer',
          ],
          expect: {
            alice: { mana: '' },
            'Charmed Pendulum': { types: ['artifact', 'creature'], subtypes: ['Bear'], power: 4 },
          },
        },
      },
    ),
  ),
];
