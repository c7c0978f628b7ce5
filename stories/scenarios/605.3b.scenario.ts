import { card, scenario } from '../../machines/play/scenario/index.ts';
import { activated, gainLife, mana, tap } from '../../machines/rules/abilities/write/index.ts';
import type { CostPart, Instruction, Quantity } from '../../machines/rules/index.ts';

const manaValueOfPaid: Quantity = { number: 'value', value: 'manaValue', of: { paid: 'taken' } };
const black = (count: Quantity): Instruction => ({ do: 'addMana', mana: ['B'], count });

/** An altar whose ability costs this, and adds so much {B}. */
const altar = (name: string, count: Quantity, ...cost: readonly CostPart[]) =>
  card(name, ['artifact'], { abilities: [activated({ cost, effect: [black(count)] })] });

/** What the cost takes in each of these ways is found: it has mana value 2 each time. */
const taking = {
  sacrificed: { part: { pay: 'sacrifice', what: { type: 'creature' }, as: 'taken' }, from: 'battlefield' },
  'exiled from the graveyard': {
    part: { pay: 'exile', what: { zone: 'graveyard', owner: 'you' }, as: 'taken' },
    from: 'graveyard',
  },
  discarded: { part: { pay: 'discard', what: {}, as: 'taken' }, from: 'hand' },
  'returned to the hand': {
    part: { pay: 'returnToHand', what: { type: 'creature', controller: 'you' }, as: 'taken' },
    from: 'battlefield',
  },
  tapped: {
    part: { pay: 'tapPermanents', what: { type: 'creature', tapped: false }, count: 1, as: 'taken' },
    from: 'battlefield',
  },
} as const satisfies Readonly<Record<string, { part: CostPart; from: 'battlefield' | 'graveyard' | 'hand' }>>;

const withAltar = (part: CostPart, from: 'battlefield' | 'graveyard' | 'hand', what: string) => {
  const battlefield = [altar('Altar', manaValueOfPaid, part)];
  return from === 'battlefield' ? { battlefield: [...battlefield, what] } : { battlefield, [from]: [what] };
};

const mill = (name: string, effect: Instruction, ...more: Parameters<typeof activated>[0]['cost']) =>
  card(name, ['artifact'], {
    abilities: [
      activated({ cost: [tap, { pay: 'mill', count: 1, as: 'taken' }, ...more], effect: [effect] }),
    ],
  });

const rainbowStore = card('Rainbow Store', ['land'], {
  abilities: [
    activated({
      cost: [tap, { pay: 'removeCounters', kind: 'storage', count: { number: 'x' } }],
      effect: [{ do: 'addMana', mana: ['R'], count: { number: 'x' } }],
    }),
  ],
});
const converter = card('Converter', ['artifact'], {
  abilities: [activated({ cost: [mana('{X}')], effect: [black({ number: 'x' })] })],
});

export default [
  ...Object.entries(taking).map(([how, { from, part }]) =>
    scenario(`605.3b: a mana ability knows what was ${how} for it`, {
      rules: ['605.3b', '602.2b', '608.2h'],
      alice: withAltar(part, from, 'Grizzly Bears'),
      bob: {},
      script: ['alice activates Altar', { expect: { alice: { mana: 'BB' }, game: { stack: 0 } } }],
      expect: {},
      control: {
        setup: {
          alice: withAltar(part, from, 'Llanowar Elves'),
        },
        script: ['alice activates Altar', { expect: { alice: { mana: 'B' } } }],
        expect: {},
      },
    }),
  ),
  scenario('605.3b: one of several creatures is chosen, and it is the one that counts', {
    rules: ['605.3b', '602.2b'],
    alice: {
      battlefield: [
        altar('Altar', manaValueOfPaid, { pay: 'sacrifice', what: { type: 'creature' }, as: 'taken' }),
        'Grizzly Bears',
        'Hill Giant',
      ],
    },
    bob: {},
    script: ['alice activates Altar', 'alice chooses Hill Giant'],
    expect: { alice: { mana: 'BBBB' }, 'Hill Giant': { on: 'graveyard' } },
    control: {
      script: ['alice activates Altar paying Grizzly Bears'],
      expect: { alice: { mana: 'BB' }, 'Grizzly Bears': { on: 'graveyard' } },
    },
  }),
  scenario('118.12: what a cost mills is found by its name', {
    rules: ['118.12', '701.17a'],
    alice: {
      battlefield: [
        mill('Mill Wheel', gainLife({ number: 'value', value: 'manaValue', of: { paid: 'taken' } })),
      ],
      library: ['Hill Giant', 'Wastes'],
    },
    bob: {},
    script: ['alice activates Mill Wheel', 'everyone passes'],
    expect: { alice: { life: 24, library: 1 } },
    control: {
      setup: { alice: { library: ['Wastes', 'Wastes'] } },
      expect: { alice: { life: 20, library: 1 } },
    },
  }),
  scenario('107.3a: X in the cost of a mana ability is chosen', {
    rules: ['107.3a', '602.2b', '605.3'],
    alice: { battlefield: [{ card: rainbowStore, counters: { storage: 3 } }] },
    bob: {},
    script: ['alice activates Rainbow Store', 'alice chooses 2'],
    expect: { alice: { mana: 'RR' }, 'Rainbow Store': { counters: { storage: 1 }, tapped: true } },
    control: {
      script: ['alice activates Rainbow Store with X = 3'],
      expect: { alice: { mana: 'RRR' }, 'Rainbow Store': { counters: { storage: 0 } } },
    },
  }),
  scenario('107.3a: X is no more than can be paid', {
    rules: ['107.3a', '118.3'],
    alice: { battlefield: [converter], mana: 'GG' },
    bob: {},
    script: ['alice activates Converter', 'alice chooses 2'],
    expect: { alice: { mana: 'BB' } },
    control: {
      setup: { alice: { mana: 'GGG' } },
      script: ['alice activates Converter with X = 3'],
      expect: { alice: { mana: 'BBB' } },
    },
  }),
  scenario('107.3a: X mana in any combination, with {1} in the cost beside the counters', {
    rules: ['107.3a', '605.3'],
    alice: { battlefield: [{ card: 'Dreadship Reef', counters: { storage: 2 } }, 'Wastes'] },
    bob: {},
    script: ['alice activates Dreadship Reef ability 3 with X = 2', 'alice chooses {U}', 'alice chooses {B}'],
    expect: { alice: { mana: 'UB' }, 'Dreadship Reef': { counters: { storage: 0 } } },
    control: {
      script: ['alice activates Dreadship Reef ability 3 with X = 1', 'alice chooses {U}'],
      expect: { alice: { mana: 'U' }, 'Dreadship Reef': { counters: { storage: 1 } } },
    },
  }),
  scenario('733.1: a mana ability that is kept as its spell is undone has its X again', {
    rules: ['733.1', '107.3a'],
    alice: {
      battlefield: [{ card: rainbowStore, counters: { storage: 3 } }, 'Mountain'],
      hand: ['Raging Goblin'],
    },
    bob: {},
    script: [
      'alice casts Raging Goblin paying by hand',
      'alice activates Rainbow Store',
      'alice chooses 2',
      'alice cancels',
      'alice answers nothing',
    ],
    expect: { alice: { mana: 'RR' }, 'Rainbow Store': { counters: { storage: 1 } } },
    control: {
      script: [
        'alice casts Raging Goblin paying by hand',
        'alice activates Rainbow Store',
        'alice chooses 2',
        'alice cancels',
        'alice chooses Rainbow Store',
      ],
      expect: { alice: { mana: '' }, 'Rainbow Store': { counters: { storage: 3 } } },
    },
  }),
  scenario('106.7: what the sacrificed land could produce, as it last was', {
    rules: ['106.7', '608.2h'],
    alice: { battlefield: ['Squandered Resources', 'Volcanic Island'] },
    bob: {},
    script: ['alice activates Squandered Resources', 'alice chooses {U}'],
    expect: { alice: { mana: 'U' }, 'Volcanic Island': { on: 'graveyard' } },
    control: {
      setup: { bob: { battlefield: ['Blood Moon'] } },
      script: ['alice activates Squandered Resources'],
      // It was a Mountain.
      expect: { alice: { mana: 'R' } },
    },
  }),
  scenario('106.7: a land that is gone doesn’t count itself, one that looks for others finds them', {
    rules: ['106.7'],
    alice: { battlefield: ['Squandered Resources', 'Reflecting Pool', 'Wastes'] },
    bob: {},
    script: ['alice activates Squandered Resources', 'alice chooses Reflecting Pool'],
    expect: { alice: { mana: 'C' } },
    control: {
      without: 'Wastes',
      script: ['alice activates Squandered Resources'],
      expect: { alice: { mana: '' } },
    },
  }),
  scenario('605.3b: mana for creature spells by what was exiled for it', {
    rules: ['605.3b', '106.6'],
    alice: { battlefield: ['Food Chain', 'Grizzly Bears'], hand: ['Hill Giant'], mana: 'R' },
    bob: {},
    script: [
      'alice activates Food Chain',
      'alice chooses {R}',
      { expect: { alice: { mana: 'RRRR' } } },
      'alice casts Hill Giant',
      'everyone passes',
    ],
    expect: { 'Hill Giant': { on: 'battlefield' }, 'Grizzly Bears': { on: 'exile' } },
    control: {
      setup: { alice: { battlefield: ['Food Chain', 'Llanowar Elves'] } },
      script: ['alice activates Food Chain', 'alice chooses {R}', 'refused 118.3: alice casts Hill Giant'],
      expect: { alice: { mana: 'RRR' } },
    },
  }),
];
