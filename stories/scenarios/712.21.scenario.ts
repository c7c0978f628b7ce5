import { creature, scenario } from '../../machines/play/scenario/index.ts';
import type { CardDefinition } from '../../machines/rules/index.ts';
import { bell, meldThem, sexton, sorcery, targetCreature } from './meld-pair.ts';

/** Its controller gains 1 life whenever a creature dies. */
const mourning: CardDefinition = {
  name: 'Mourning',
  types: ['enchantment'],
  abilities: [
    {
      kind: 'triggered',
      when: [{ on: 'dies', object: { type: 'creature' } }],
      effect: [{ do: 'gainLife', amount: 1, who: 'you' }],
    },
  ],
};
/** Its controller gains 10 life whenever a card is put into a graveyard from anywhere. */
const burial: CardDefinition = {
  name: 'Burial',
  types: ['enchantment'],
  abilities: [
    {
      kind: 'triggered',
      when: [{ on: 'putInto', zone: 'graveyard', object: { card: true } }],
      effect: [{ do: 'gainLife', amount: 10, who: 'you' }],
    },
  ],
};

/** On top of its owner's library; or exiled, and at the next end step returned with a counter. */
const lift = sorcery(
  'Lift Away',
  [{ do: 'move', what: { target: 0 }, to: { zone: 'library', position: 'top' } }],
  targetCreature,
);
/** "Shuffle target creature into its owner's library." */
const mixing = sorcery(
  'Mix In',
  [
    { do: 'move', what: { target: 0 }, to: { zone: 'library' } },
    { do: 'shuffle', who: { ownerOf: { target: 0 } } },
  ],
  targetCreature,
);
const doom = sorcery('Sudden Doom', [{ do: 'destroy', what: { target: 0 } }], targetCreature);
/** "Exile the top two cards of your graveyard." */
const exhuming = sorcery('Exhume the Top', [{ do: 'exile', what: { top: 2, of: 'you', in: 'graveyard' } }]);
const journey = sorcery(
  'Long Walk',
  [
    { do: 'exile', what: { target: 0 }, as: 'gone' },
    {
      do: 'delayedTrigger',
      when: [{ on: 'begins', step: 'end' }],
      about: { named: 'gone' },
      effect: [
        {
          do: 'move',
          what: { named: 'about' },
          to: { zone: 'battlefield', counters: { kind: '+1/+1', count: 1 } },
        },
      ],
    },
  ],
  targetCreature,
);
/** "Exile all creatures. You gain 1 life for each permanent exiled this way. You gain 10 life for each card exiled this way." */
const census = sorcery('Census', [
  { do: 'exile', what: { all: { type: 'creature' } }, as: 'gone' },
  { do: 'gainLife', amount: { number: 'amount', by: 'gone' } },
  {
    do: 'gainLife',
    amount: { number: 'times', of: [10, { number: 'countOf', of: { named: 'gone' }, like: {} }] },
  },
]);
/** An Aura: when the enchanted creature dies, that card returns. */
const demise: CardDefinition = {
  name: 'Short Sleep',
  manaCost: '{C}',
  types: ['enchantment'],
  subtypes: ['Aura'],
  abilities: [
    { kind: 'keyword', keyword: 'enchant', object: { type: 'creature' } },
    {
      kind: 'triggered',
      when: [{ on: 'dies', object: 'attached' }],
      effect: [{ do: 'move', what: { event: 'object' }, to: { zone: 'battlefield', under: 'you' } }],
    },
  ],
};
/** What would be put into its controller's graveyard goes to the bottom of the library instead. */
const wheel: CardDefinition = {
  name: 'Turning Wheel',
  types: ['enchantment'],
  abilities: [
    {
      kind: 'static',
      replaces: {
        event: { would: 'move', what: { card: true, owner: 'you' }, to: 'graveyard' },
        to: { zone: 'library', position: 'bottom' },
      },
    },
  ],
};

const bear = creature('Plain Bear', '2/2');

export default [
  scenario('712.21: a melded permanent dies once, and two cards are put into the graveyard', {
    rules: ['712.21', '712.4a', '700.4'],
    alice: { battlefield: [bell, sexton, burial], hand: ['Murder'], mana: 'CBBB' },
    bob: { battlefield: [mourning] },
    script: [...meldThem, 'alice casts Murder on Walking Town', 'pass until the stack is empty'],
    // For each of its cards 10, and 10 for Murder.
    expect: { alice: { life: 50, graveyard: ['Iron Bell', 'Murder', 'Rust Sexton'] }, bob: { life: 21 } },
    control: {
      script: ['alice casts Murder on Rust Sexton', 'pass until the stack is empty'],
      expect: { alice: { life: 40, graveyard: ['Murder', 'Rust Sexton'] }, bob: { life: 21 } },
    },
  }),
  scenario('712.21a: its owner arranges the cards as they go to the top of the library', {
    rules: ['712.21a', '712.21'],
    alice: { battlefield: [bell, sexton], library: ['Plains', 'Island'], hand: [lift], mana: 'CC' },
    bob: {},
    script: [
      ...meldThem,
      'alice casts Lift Away on Walking Town',
      'pass until alice decides',
      'alice chooses Rust Sexton, Iron Bell',
    ],
    expect: { alice: { library: ['Rust Sexton', 'Iron Bell', 'Plains'] } },
    control: {
      script: [
        ...meldThem,
        'alice casts Lift Away on Walking Town',
        'pass until alice decides',
        'alice chooses Iron Bell, Rust Sexton',
      ],
      expect: { alice: { library: ['Iron Bell', 'Rust Sexton', 'Plains'] } },
    },
  }),
  scenario('712.21a: its owner arranges the cards as they go to the graveyard, where their order matters', {
    rules: ['712.21a', '404.3'],
    alice: { battlefield: [bell, sexton], hand: [doom, exhuming], mana: 'CCC' },
    bob: {},
    script: [
      ...meldThem,
      'alice casts Sudden Doom on Walking Town',
      'pass until alice decides',
      // The topmost first; then the sorcery comes on top of them.
      'alice chooses Rust Sexton, Iron Bell',
      'alice casts Exhume the Top',
      'everyone passes',
    ],
    expect: { alice: { exile: ['Rust Sexton', 'Sudden Doom'], graveyard: ['Exhume the Top', 'Iron Bell'] } },
    control: {
      script: [
        ...meldThem,
        'alice casts Sudden Doom on Walking Town',
        'pass until alice decides',
        'alice chooses Iron Bell, Rust Sexton',
        'alice casts Exhume the Top',
        'everyone passes',
      ],
      expect: { alice: { exile: ['Iron Bell', 'Sudden Doom'] } },
    },
  }),
  scenario('712.21a: nobody arranges cards that are shuffled into the library', {
    rules: ['712.21a', '701.24a'],
    alice: { battlefield: [bell, sexton], library: ['Plains', 'Island'], hand: [lift, mixing], mana: 'CC' },
    bob: {},
    script: [...meldThem, 'alice casts Mix In on Walking Town', 'pass until the stack is empty'],
    expect: { alice: { battlefield: [], library: 4 } },
    control: {
      script: [
        ...meldThem,
        'alice casts Lift Away on Walking Town',
        'pass until alice decides',
        'alice chooses Iron Bell, Rust Sexton',
      ],
      expect: { alice: { library: 4 } },
    },
  }),
  scenario('712.21b: who exiles it determines which of the two cards was exiled last', {
    rules: ['712.21b', '613.7m'],
    alice: { battlefield: [bell, sexton], mana: 'C' },
    bob: { hand: ['Duplicant'], mana: 'CCCCCC' },
    turn: { of: 'bob' },
    script: [
      'bob passes',
      ...meldThem,
      'bob casts Duplicant',
      'pass until bob decides',
      'bob chooses Walking Town',
      'pass until bob decides',
      'bob says yes',
      'bob chooses Rust Sexton, Iron Bell',
    ],
    expect: { Duplicant: { power: 1, toughness: 4 }, alice: { exile: ['Iron Bell', 'Rust Sexton'] } },
    control: {
      script: [
        'bob passes',
        ...meldThem,
        'bob casts Duplicant',
        'pass until bob decides',
        'bob chooses Walking Town',
        'pass until bob decides',
        'bob says yes',
        'bob chooses Iron Bell, Rust Sexton',
      ],
      expect: { Duplicant: { power: 2, toughness: 2 } },
    },
  }),
  scenario('712.21c: what returns what was exiled returns both cards, each as the effect says', {
    rules: ['712.21c', '400.7'],
    alice: { battlefield: [bell, sexton], hand: [journey], mana: 'CC' },
    bob: {},
    script: [
      ...meldThem,
      'alice casts Long Walk on Walking Town',
      'pass until the stack is empty',
      { expect: { alice: { battlefield: [], exile: ['Iron Bell', 'Rust Sexton'] } } },
      'pass until cleanup',
    ],
    expect: {
      alice: { battlefield: ['Iron Bell', 'Rust Sexton'], exile: [] },
      'Iron Bell': { name: 'Iron Bell', counters: { '+1/+1': 1 } },
      'Rust Sexton': { name: 'Rust Sexton', counters: { '+1/+1': 1 } },
    },
    control: {
      script: ['alice casts Long Walk on Rust Sexton', 'pass until cleanup'],
      expect: {
        'Iron Bell': { counters: { '+1/+1': 0 } },
        'Rust Sexton': { on: 'battlefield', counters: { '+1/+1': 1 } },
      },
    },
  }),
  scenario('712.21c: an ability that returns what died returns both cards', {
    rules: ['712.21c', '400.7e', '603.10'],
    alice: { battlefield: [bell, sexton], hand: [demise, 'Murder'], mana: 'CCBBB' },
    bob: {},
    script: [
      ...meldThem,
      'alice casts Short Sleep on Walking Town',
      'pass until the stack is empty',
      'alice casts Murder on Walking Town',
      'pass until the stack is empty',
    ],
    expect: { alice: { battlefield: ['Iron Bell', 'Rust Sexton'], graveyard: ['Murder', 'Short Sleep'] } },
    control: {
      script: [
        'alice casts Short Sleep on Rust Sexton',
        'pass until the stack is empty',
        'alice casts Murder on Iron Bell',
        'pass until the stack is empty',
      ],
      expect: { alice: { battlefield: ['Rust Sexton', 'Short Sleep'], graveyard: ['Iron Bell', 'Murder'] } },
    },
  }),
  scenario('712.21c: what may be exiled as it died is both cards, by a single choice', {
    rules: ['712.21c', '607.2a'],
    alice: { battlefield: [bell, sexton, 'Mimic Vat'], hand: ['Murder'], mana: 'CBBB' },
    bob: {},
    script: [...meldThem, 'alice casts Murder on Walking Town', 'pass until alice decides', 'alice says yes'],
    expect: { alice: { exile: ['Iron Bell', 'Rust Sexton'], graveyard: ['Murder'] } },
    control: {
      script: [
        ...meldThem,
        'alice casts Murder on Walking Town',
        'pass until alice decides',
        'alice says no',
      ],
      expect: { alice: { exile: [], graveyard: ['Iron Bell', 'Murder', 'Rust Sexton'] } },
    },
  }),
  scenario('712.21c: what was exiled until something leaves comes back as two permanents', {
    rules: ['712.21c', '610.3'],
    alice: { battlefield: [bell, sexton], mana: 'C' },
    bob: { hand: ['Banisher Priest', 'Murder'], mana: 'WWWBBB' },
    turn: { of: 'bob' },
    script: [
      'bob passes',
      ...meldThem,
      'bob casts Banisher Priest',
      'pass until the stack is empty',
      { expect: { alice: { battlefield: [], exile: ['Iron Bell', 'Rust Sexton'] } } },
      'bob casts Murder on Banisher Priest',
      'pass until the stack is empty',
    ],
    expect: {
      alice: { battlefield: ['Iron Bell', 'Rust Sexton'], exile: [] },
      'Iron Bell': { name: 'Iron Bell', power: 1 },
    },
    control: {
      script: ['bob passes', ...meldThem, 'bob casts Banisher Priest', 'pass until the stack is empty'],
      expect: { alice: { battlefield: [], exile: ['Iron Bell', 'Rust Sexton'] } },
    },
  }),
  scenario('712.21d: a replacement effect that is chosen applies to both cards', {
    rules: ['712.21d', '616.1', '614.6'],
    alice: { battlefield: [bell, sexton, wheel], library: ['Plains'], mana: 'C' },
    bob: { battlefield: ['Leyline of the Void'], hand: ['Murder'], mana: 'BBB' },
    script: [
      ...meldThem,
      'alice passes',
      'bob casts Murder on Walking Town',
      'pass until alice decides',
      'alice chooses Leyline of the Void',
    ],
    expect: { alice: { exile: ['Iron Bell', 'Rust Sexton'], library: ['Plains'] } },
    control: {
      script: [
        ...meldThem,
        'alice passes',
        'bob casts Murder on Walking Town',
        'pass until alice decides',
        'alice chooses Turning Wheel',
        'alice chooses Rust Sexton, Iron Bell',
      ],
      expect: { alice: { exile: [], library: ['Plains', 'Rust Sexton', 'Iron Bell'] } },
    },
  }),
  scenario('712.21e: it counts as one object that moved, and as two cards', {
    rules: ['712.21e'],
    alice: { battlefield: [bell, sexton, bear], hand: [census], mana: 'CC' },
    bob: {},
    script: [...meldThem, 'alice casts Census', 'pass until the stack is empty'],
    // Two permanents, three cards.
    expect: { alice: { life: 52 } },
    control: {
      script: ['alice casts Census', 'pass until the stack is empty'],
      expect: { alice: { life: 53 } },
    },
  }),
];
