import { card, scenario } from '../../machines/play/scenario/index.ts';

const yard = ['Shock', 'Divination', 'Grizzly Bears', 'Forest'] as const;

/** Delve twice. */
const twice = card('Twofold Diver', ['enchantment'], {
  manaCost: '{4}{U}',
  abilities: [
    { kind: 'keyword', keyword: 'delve' },
    { kind: 'keyword', keyword: 'delve' },
  ],
});

/** Delve, and flashback with an alternative cost of its own. */
const recalled = card('Recalled Diver', ['sorcery'], {
  manaCost: '{5}{U}',
  abilities: [
    { kind: 'keyword', keyword: 'delve' },
    { kind: 'keyword', keyword: 'flashback', cost: [{ pay: 'mana', cost: '{4}{U}' }] },
    { kind: 'spell', effect: [{ do: 'draw', count: 1 }] },
  ],
});

/** It costs more than what is buried for mana pays for at once, and life besides. */
const greatDig = card('Great Dig', ['sorcery'], {
  manaCost: '{10}',
  abilities: [
    { kind: 'keyword', keyword: 'delve' },
    { kind: 'static', additionalCost: { cost: [{ pay: 'life', amount: 1 }] } },
    { kind: 'spell', effect: [{ do: 'gainLife', amount: 5 }] },
  ],
});
/** Mana for a card of the hand. */
const compost = card('Compost Bin', ['artifact'], {
  abilities: [
    { kind: 'activated', cost: [{ pay: 'discard', what: {} }], effect: [{ do: 'addMana', mana: ['C'] }] },
  ],
});

export default [
  scenario('702.66a: with delve a card exiled from the graveyard pays for a generic mana', {
    rules: ['702.66a', '601.2h'],
    alice: { hand: ['Murderous Cut'], graveyard: [...yard], mana: 'B' },
    bob: { battlefield: ['Llanowar Elves'], graveyard: ['Shock'] },
    script: ['alice casts Murderous Cut on Llanowar Elves', 'pass until the stack is empty'],
    expect: {
      alice: { mana: '', graveyard: ['Murderous Cut'], exile: [...yard] },
      'Llanowar Elves': { on: 'graveyard' },
      game: { happened: [{ event: 'move', rule: '601.2h', times: 4 }] },
    },
    control: {
      without: 'delve',
      script: ['refused 118.3: alice casts Murderous Cut on Llanowar Elves'],
      expect: { alice: { mana: 'B', graveyard: 4 } },
    },
  }),
  scenario('702.66a: no more cards than there is generic mana, and only as many as its player wants', {
    rules: ['702.66a', '118.3'],
    alice: {
      hand: ['Murderous Cut'],
      graveyard: [...yard, { card: 'Divination', as: 'another' }],
      mana: 'BCCC',
    },
    bob: { battlefield: ['Llanowar Elves'] },
    script: ['alice casts Murderous Cut on Llanowar Elves', 'pass until the stack is empty'],
    decide: {
      choose: [{ answer: 'Forest', refused: 'Shock, Divination, Grizzly Bears, Forest, another' }],
    },
    expect: { alice: { mana: '', graveyard: 5, exile: ['Forest'] } },
    control: {
      decide: {},
      script: [
        'alice casts Murderous Cut on Llanowar Elves',
        'alice chooses Shock, Divination',
        'pass until the stack is empty',
      ],
      expect: { alice: { mana: 'C', exile: ['Shock', 'Divination'] } },
    },
  }),
  scenario('702.66b: delve pays for the total cost, with what increases it', {
    rules: ['702.66b', '601.2f'],
    alice: { hand: ['Murderous Cut'], graveyard: [...yard], mana: 'BC' },
    bob: { battlefield: ['Llanowar Elves', 'Thalia, Guardian of Thraben'] },
    script: ['alice casts Murderous Cut on Llanowar Elves', 'pass until the stack is empty'],
    expect: { alice: { mana: '', exile: 4 }, 'Llanowar Elves': { on: 'graveyard' } },
    control: {
      setup: { bob: { battlefield: ['Llanowar Elves'] } },
      script: [
        'alice casts Murderous Cut on Llanowar Elves',
        'alice chooses Shock, Divination, Grizzly Bears, Forest',
        'pass until the stack is empty',
      ],
      expect: { alice: { mana: 'C', exile: 4 } },
    },
  }),
  scenario('702.66b: delve is no alternative cost: it goes with one, and the mana value stays what it is', {
    rules: ['702.66b', '702.34a', '118.9a', '118.9c'],
    alice: { graveyard: [recalled, ...yard], mana: 'U' },
    bob: {},
    script: [
      'alice casts Recalled Diver',
      { expect: { 'Recalled Diver': { on: 'stack', manaValue: 6 }, alice: { mana: '', exile: 4 } } },
      'pass until the stack is empty',
    ],
    expect: { 'Recalled Diver': { on: 'exile' } },
    control: {
      without: 'delve',
      script: ['refused 118.3: alice casts Recalled Diver'],
      expect: { 'Recalled Diver': { on: 'graveyard' }, alice: { mana: 'U' } },
    },
  }),
  scenario('702.66c: a second delve pays for nothing more', {
    rules: ['702.66c'],
    alice: { hand: [twice], graveyard: [...yard], mana: 'UCC' },
    bob: {},
    script: ['alice casts Twofold Diver', 'alice chooses Shock, Divination', 'pass until the stack is empty'],
    expect: { 'Twofold Diver': { on: 'battlefield' }, alice: { mana: '', exile: ['Shock', 'Divination'] } },
    control: {
      without: 'delve',
      script: ['refused 118.3: alice casts Twofold Diver'],
      expect: { 'Twofold Diver': { on: 'hand' } },
    },
  }),
  scenario('702.66a: what was sacrificed for mana is in the graveyard as cards are exiled to pay', {
    rules: ['702.66a', '601.2g', '601.2h'],
    alice: {
      hand: ['Murderous Cut'],
      graveyard: ['Shock', 'Divination', 'Forest'],
      battlefield: ["Ashnod's Altar", 'Grizzly Bears'],
      mana: 'B',
    },
    bob: { battlefield: ['Llanowar Elves'] },
    script: [
      'alice casts Murderous Cut on Llanowar Elves paying by hand',
      "alice activates Ashnod's Altar",
      'alice pays B C C',
      'alice chooses Grizzly Bears, Shock',
      'pass until the stack is empty',
    ],
    expect: {
      alice: { mana: '', exile: ['Grizzly Bears', 'Shock'] },
      Divination: { on: 'graveyard' },
      'Llanowar Elves': { on: 'graveyard' },
    },
    control: {
      // Less mana is spent, and as many more cards are exiled.
      script: [
        'alice casts Murderous Cut on Llanowar Elves paying by hand',
        "alice activates Ashnod's Altar",
        'alice pays B C',
        'alice chooses Grizzly Bears, Shock, Divination',
        'pass until the stack is empty',
      ],
      expect: { alice: { mana: 'C', exile: 3 }, 'Llanowar Elves': { on: 'graveyard' } },
    },
  }),
  scenario('702.66a: what would be sacrificed for mana counts for whether the spell can be cast', {
    rules: ['702.66a', '601.2g', '118.3'],
    alice: {
      hand: ['Murderous Cut'],
      graveyard: ['Shock'],
      battlefield: ["Ashnod's Altar", 'Grizzly Bears'],
      mana: 'B',
    },
    bob: { battlefield: ['Llanowar Elves'] },
    script: ['alice casts Murderous Cut on Llanowar Elves', 'pass until the stack is empty'],
    expect: { alice: { mana: '', exile: ['Shock', 'Grizzly Bears'] }, 'Llanowar Elves': { on: 'graveyard' } },
    control: {
      setup: { alice: { graveyard: [] } },
      script: ['refused 118.3: alice casts Murderous Cut on Llanowar Elves'],
      expect: { 'Grizzly Bears': { on: 'battlefield' }, alice: { mana: 'B' } },
    },
  }),
  scenario('702.66a: what is discarded for mana pays again as it is exiled, whatever else is paid', {
    rules: ['702.66a', '601.2g', '118.3'],
    alice: {
      battlefield: [compost],
      hand: [greatDig, 'Forest', 'Island', 'Swamp', 'Plains', 'Mountain'],
    },
    bob: {},
    script: [
      'alice casts Great Dig',
      { expect: { 'Great Dig': { on: 'stack' }, alice: { life: 19, exile: 5, graveyard: 0, hand: 0 } } },
      'everyone passes',
    ],
    expect: { alice: { life: 24 } },
    control: {
      setup: {
        alice: { battlefield: [compost], hand: [greatDig, 'Forest', 'Island', 'Swamp', 'Plains'] },
      },
      script: ['refused 118.3: alice casts Great Dig'],
      expect: { 'Great Dig': { on: 'hand' }, alice: { life: 20 } },
    },
  }),
];
