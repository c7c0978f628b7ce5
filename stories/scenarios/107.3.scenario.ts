import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import { anySpell } from '../../machines/rules/abilities/write/index.ts';
import type { Ability, Instruction, Quantity } from '../../machines/rules/index.ts';

const x: Quantity = { number: 'x' };
const gainX: Instruction = { do: 'gainLife', amount: x };
const spell = (...effect: readonly Instruction[]): Ability => ({ kind: 'spell', effect });

/** "When this creature enters, you gain X life. Whenever this creature attacks …": X is of the spell. */
const entering = creature('Mage of Numbers', '2/2', '', {
  manaCost: '{X}{R}',
  abilities: [{ kind: 'triggered', when: [{ on: 'enters', object: 'self' }], effect: [gainX] }],
});
/** "When this creature enters, if X is 3 or more, you gain 10 life." */
const conditional = creature('Mage of Thresholds', '2/2', '', {
  manaCost: '{X}{R}',
  abilities: [
    {
      kind: 'triggered',
      when: [{ on: 'enters', object: 'self' }],
      if: { holds: 'compare', what: x, to: { atLeast: 3 } },
      effect: [{ do: 'gainLife', amount: 10 }],
    },
  ],
});
/** "When you cast this spell, you gain X life." */
const onCast = card('Caller of Numbers', ['sorcery'], {
  manaCost: '{X}{R}',
  abilities: [{ kind: 'triggered', when: [{ on: 'cast', by: 'you', spell: 'self' }], effect: [gainX] }],
});
/** Enters with X charge counters; "This creature has base power X": the permanent’s X is 0. */
const hollow = creature('Hollow Number', '1/1', '', {
  manaCost: '{X}{R}',
  abilities: [
    {
      kind: 'static',
      replaces: { event: { would: 'enter', what: 'self' }, counters: { kind: 'charge', count: x } },
    },
    { kind: 'static', changes: [{ change: 'modifyPowerToughness', power: x, toughness: 0 }] },
  ],
});
/** "{X}: You gain X life." on a creature that has {X} in its mana cost. */
const independent = creature('Count of Numbers', '2/2', '', {
  manaCost: '{X}{R}',
  abilities: [{ kind: 'activated', cost: [{ pay: 'mana', cost: '{X}' }], effect: [gainX] }],
});
/** "Creatures you control have “When this creature enters, you gain X life.”": X isn’t defined there. */
const giver = card('Giver of Words', ['enchantment'], {
  abilities: [
    {
      kind: 'static',
      affects: { all: { type: 'creature', controller: 'you' } },
      changes: [
        {
          change: 'addAbilities',
          abilities: [{ kind: 'triggered', when: [{ on: 'enters', object: 'self' }], effect: [gainX] }],
        },
      ],
    },
  ],
});
const plainX = creature('Plain Number', '1/1', '', { manaCost: '{X}{R}' });
/** "At the beginning of the next end step, you gain X life." */
const later = card('Later Numbers', ['sorcery'], {
  manaCost: '{X}{R}',
  abilities: [spell({ do: 'delayedTrigger', when: [{ on: 'begins', step: 'end' }], effect: [gainX] })],
});
/** "Whenever you cast a spell, you gain life equal to its X." */
const listener = card('Listener to Numbers', ['enchantment'], {
  abilities: [
    {
      kind: 'triggered',
      when: [{ on: 'cast', by: 'you', spell: anySpell }],
      effect: [{ do: 'gainLife', amount: { number: 'xOf', of: { event: 'object' } } }],
    },
  ],
});
/** "Destroy all creatures with mana value 1 or less." */
const sweep = card('Small Sweep', ['sorcery'], {
  manaCost: '{1}',
  abilities: [spell({ do: 'destroy', what: { all: { type: 'creature', manaValue: { atMost: 1 } } } })],
});
/** "Return target creature card from your graveyard to the battlefield." */
const raise = card('Plain Raising', ['sorcery'], {
  manaCost: '{1}',
  abilities: [
    {
      kind: 'spell',
      targets: [{ objects: { zone: 'graveyard', owner: 'you', type: 'creature' } }],
      effect: [{ do: 'move', what: { target: 0 }, to: { zone: 'battlefield' } }],
    },
  ],
});
/** "As an additional cost to cast this spell, pay X life. Draw X cards." */
const trade = card('Trade of Numbers', ['sorcery'], {
  manaCost: '{R}',
  abilities: [
    { kind: 'static', additionalCost: { cost: [{ pay: 'life', amount: x }] } },
    spell({ do: 'draw', count: x }),
  ],
});

const leastBlaze = card('Least Blaze', ['sorcery'], {
  manaCost: '{R}',
  abilities: [
    { kind: 'static', additionalCost: { cost: [{ pay: 'mana', cost: '{X}' }], leastX: 1 } },
    { kind: 'spell', effect: [{ do: 'loseLife', amount: { number: 'x' }, who: 'opponents' }] },
  ],
});

const drawsX = { kind: 'spell', effect: [{ do: 'draw', count: { number: 'x' } }] } as const;
const anyNumbers = card('Any Numbers', ['instant'], { manaCost: '{X}{U}', abilities: [drawsX] });
/** "X can't be 0." */
const leastNumbers = card('Least Numbers', ['instant'], {
  manaCost: '{X}{U}',
  abilities: [{ kind: 'static', leastX: 1 }, drawsX],
});
/** "You may cast spells from your hand without paying their mana costs." */
const generous = card('Generous Law', ['enchantment'], {
  abilities: [
    { kind: 'static', players: 'you', rules: [{ rule: 'mayCast', what: { zone: 'hand' }, for: [] }] },
  ],
});
const leastHelm = card('Least Helm', ['artifact'], {
  abilities: [
    {
      kind: 'activated',
      cost: [{ pay: 'mana', cost: '{X}' }, { pay: 'tap' }],
      effect: [{ do: 'mill', count: { number: 'x' }, who: 'opponents' }],
      limits: { leastX: 1 },
    },
    {
      kind: 'activated',
      cost: [{ pay: 'removeCounters', kind: 'charge', count: { number: 'x' } }],
      effect: [{ do: 'addMana', mana: ['R'], count: { number: 'x' } }],
      limits: { leastX: 1 },
    },
  ],
});

export default [
  scenario('107.3a: X in an additional cost is announced, and is the same in the text (107.3i)', {
    rules: ['107.3a', '107.3i'],
    alice: { hand: [trade], mana: 'R' },
    bob: {},
    script: ['alice casts Trade of Numbers with X = 3', 'everyone passes'],
    expect: { alice: { life: 17, hand: 3 } },
    control: {
      script: ['alice casts Trade of Numbers with X = 1', 'everyone passes'],
      expect: { alice: { life: 19, hand: 1 } },
    },
  }),
  scenario('107.3e: an ability can speak of the X of another spell', {
    rules: ['107.3e'],
    alice: { battlefield: [listener], hand: ['Blaze'], mana: 'CCCCR' },
    bob: {},
    script: ['alice casts Blaze with X = 4 on bob', 'everyone passes'],
    expect: { alice: { life: 24 } },
    control: {
      setup: { alice: { battlefield: [listener], hand: ['Shock'], mana: 'R' } },
      script: ['alice casts Shock on bob', 'everyone passes'],
      expect: { alice: { life: 20 } },
    },
  }),
  scenario('107.3g: elsewhere than on the stack X in a mana cost is 0', {
    rules: ['107.3g', '202.3e'],
    alice: { hand: [plainX, sweep], mana: 'CCCRC' },
    bob: {},
    script: [
      'alice casts Plain Number with X = 3',
      { expect: { 'Plain Number': { on: 'stack', manaValue: 4 } } },
      'everyone passes',
      'alice casts Small Sweep',
      'everyone passes',
    ],
    expect: { 'Plain Number': { on: 'graveyard' } },
    control: {
      setup: { alice: { hand: ['Grizzly Bears', sweep], mana: 'GGC' } },
      script: ['alice casts Grizzly Bears', 'everyone passes', 'alice casts Small Sweep', 'everyone passes'],
      expect: { 'Grizzly Bears': { on: 'battlefield' } },
    },
  }),
  scenario('107.3i: what triggers as the spell is cast speaks of the same X', {
    rules: ['107.3i', '107.3a'],
    alice: { hand: [onCast], mana: 'CCR' },
    bob: {},
    script: ['alice casts Caller of Numbers with X = 2', 'everyone passes'],
    expect: { alice: { life: 22 } },
    control: { withoutAbilities: ['Caller of Numbers'], expect: { alice: { life: 20 } } },
  }),
  scenario('107.3j: in an ability that an object gains X isn’t its own', {
    rules: ['107.3j'],
    alice: { battlefield: [giver], hand: [plainX], mana: 'CCCR' },
    bob: {},
    script: ['alice casts Plain Number with X = 3', 'everyone passes', 'everyone passes'],
    expect: { alice: { life: 20 }, game: { happened: [{ event: 'trigger' }] } },
    control: {
      setup: { alice: { battlefield: [], hand: [entering], mana: 'CCCR' } },
      script: ['alice casts Mage of Numbers with X = 3', 'everyone passes', 'everyone passes'],
      expect: { alice: { life: 23 } },
    },
  }),
  scenario('107.3k: X of an activated ability is its own', {
    rules: ['107.3k'],
    alice: { hand: [independent], mana: 'CCCRC' },
    bob: {},
    script: [
      'alice casts Count of Numbers with X = 3',
      'everyone passes',
      'alice activates Count of Numbers with X = 1',
      'everyone passes',
    ],
    expect: { alice: { life: 21 } },
    control: {
      setup: { alice: { hand: [independent], mana: 'CRCCC' } },
      script: [
        'alice casts Count of Numbers with X = 1',
        'everyone passes',
        'alice activates Count of Numbers with X = 3',
        'everyone passes',
      ],
      expect: { alice: { life: 23 } },
    },
  }),
  scenario('107.3m: what triggers as the permanent enters speaks of the X of the spell', {
    rules: ['107.3m'],
    alice: { hand: [entering], mana: 'CCCR' },
    bob: {},
    script: ['alice casts Mage of Numbers with X = 3', 'everyone passes', 'everyone passes'],
    expect: { alice: { life: 23 } },
    control: {
      // Put onto the battlefield otherwise, it has had no X.
      setup: { alice: { graveyard: [entering], hand: [raise], mana: 'C' } },
      script: ['alice casts Plain Raising on Mage of Numbers', 'everyone passes', 'everyone passes'],
      expect: { alice: { life: 20 }, 'Mage of Numbers': { on: 'battlefield' } },
    },
  }),
  scenario('107.3m: also in what such an ability asks before it triggers', {
    rules: ['107.3m', '603.4'],
    alice: { hand: [conditional], mana: 'CCCR' },
    bob: {},
    script: ['alice casts Mage of Thresholds with X = 3', 'everyone passes', 'everyone passes'],
    expect: { alice: { life: 30 } },
    control: {
      script: ['alice casts Mage of Thresholds with X = 2', 'everyone passes'],
      expect: { alice: { life: 20 }, game: { stack: 0 } },
    },
  }),
  scenario('107.3m: how it enters speaks of that X; for the permanent itself X is 0', {
    rules: ['107.3m'],
    alice: { hand: [hollow], mana: 'CCCR' },
    bob: {},
    script: ['alice casts Hollow Number with X = 3', 'everyone passes'],
    expect: { 'Hollow Number': { on: 'battlefield', counters: { charge: 3 }, power: 1 } },
    control: {
      script: ['alice casts Hollow Number with X = 0', 'everyone passes'],
      expect: { 'Hollow Number': { counters: {}, power: 1 } },
    },
  }),
  scenario('107.3n: X in a delayed triggered ability is that of what made it', {
    rules: ['107.3n', '603.7'],
    alice: { hand: [later], mana: 'CCR' },
    bob: {},
    script: [
      'alice casts Later Numbers with X = 2',
      'everyone passes',
      "pass until alice's end",
      'everyone passes',
    ],
    expect: { alice: { life: 22 } },
    control: {
      script: [
        'alice casts Later Numbers with X = 0',
        'everyone passes',
        "pass until alice's end",
        'everyone passes',
      ],
      expect: { alice: { life: 20 } },
    },
  }),
  scenario('107.3: an additional cost that has to be paid says the least that X may be', {
    rules: ['107.3', '601.2b'],
    alice: { battlefield: ['Mountain', 'Mountain', 'Mountain'], hand: [leastBlaze] },
    bob: {},
    script: [
      'refused 107.3a: alice casts Least Blaze with X = 0',
      'alice casts Least Blaze with X = 2',
      'everyone passes',
    ],
    expect: { bob: { life: 18 } },
  }),
  scenario('107.3a: a spell may say the least that X in its own mana cost may be', {
    rules: ['107.3a', '601.2b'],
    alice: { hand: [leastNumbers], mana: 'UCC' },
    bob: {},
    script: [
      'refused 107.3a: alice casts Least Numbers with X = 0',
      'alice casts Least Numbers with X = 1',
      'everyone passes',
    ],
    expect: { alice: { hand: 1, mana: 'C' } },
    control: {
      setup: { alice: { hand: [leastNumbers], mana: 'U' } },
      // Nothing is left for X.
      script: ['refused 118.3: alice casts Least Numbers'],
      expect: { alice: { hand: ['Least Numbers'], mana: 'U' } },
    },
  }),
  scenario('107.3b: a spell whose X can’t be 0 can’t be cast without paying its mana cost', {
    rules: ['107.3b', '107.3a', '601.2e'],
    alice: { hand: [leastNumbers], battlefield: [generous], mana: 'UC' },
    bob: {},
    script: ['refused 107.3a: alice casts Least Numbers by permission'],
    expect: { alice: { hand: ['Least Numbers'], mana: 'UC' } },
    control: {
      setup: { alice: { hand: [anyNumbers] } },
      script: [
        'refused 107.3b: alice casts Any Numbers with X = 1 by permission',
        'alice casts Any Numbers by permission',
        'everyone passes',
      ],
      // X was 0: nothing is drawn, and nothing was paid.
      expect: { alice: { hand: 0, mana: 'UC' }, 'Any Numbers': { on: 'graveyard' } },
    },
  }),
  scenario('107.3a: so may an activated ability of X in its cost', {
    rules: ['107.3a', '602.2b'],
    alice: { battlefield: [leastHelm], mana: 'CC' },
    bob: {},
    script: [
      'refused 107.3a: alice activates Least Helm ability 1 with X = 0',
      'alice activates Least Helm ability 1 with X = 2',
      'everyone passes',
    ],
    expect: { bob: { graveyard: 2 } },
    control: {
      setup: { alice: { mana: '' } },
      script: ['refused 118.3: alice activates Least Helm ability 1'],
      expect: { bob: { graveyard: 0 }, 'Least Helm': { tapped: false } },
    },
  }),
  scenario('605.3: a mana ability as well', {
    rules: ['605.3', '107.3a', '602.2b'],
    alice: { battlefield: [{ card: leastHelm, counters: { charge: 2 } }] },
    bob: {},
    script: [
      'refused: alice activates Least Helm ability 2 with X = 0',
      'alice activates Least Helm ability 2 with X = 1',
    ],
    expect: { alice: { mana: 'R' }, 'Least Helm': { counters: { charge: 1 } } },
    control: {
      setup: { alice: { battlefield: [leastHelm] } },
      script: ['refused 118.3: alice activates Least Helm ability 2'],
      expect: { alice: { mana: '' } },
    },
  }),
];
