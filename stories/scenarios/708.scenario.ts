import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import type { Ability } from '../../machines/rules/index.ts';

const morphTwo: Ability = { kind: 'keyword', keyword: 'morph', cost: [{ pay: 'mana', cost: '{2}' }] };

const mega = creature('Great Secret', '3/3', '', {
  abilities: [{ kind: 'keyword', keyword: 'megamorph', cost: [{ pay: 'mana', cost: '{1}' }] }],
});
const ofTwoParts = {
  ...creature('Quiet Student', '1/1'),
  flip: true as const,
  back: { name: 'Loud Master', types: ['creature'] as const, power: 3, toughness: 3 },
};
const withAdventure = {
  ...creature('Roaming Bear', '2/2'),
  adventure: true as const,
  back: {
    name: 'Roam',
    manaCost: '{G}',
    types: ['sorcery'] as const,
    subtypes: ['Adventure'],
    abilities: [{ kind: 'spell' as const, effect: [{ do: 'draw' as const, count: 1 }] }],
  },
};
/** Your opponents can't cast creature spells. */
const noCreatures = card('No Creatures', ['enchantment'], {
  abilities: [
    { kind: 'static', players: 'opponents', rules: [{ rule: 'cantCast', what: { type: 'creature' } }] },
  ],
});

/** Target creature becomes a copy of another target creature. */
const mimicry = card('Mimicry', ['instant'], {
  manaCost: '{U}',
  abilities: [
    {
      kind: 'spell',
      targets: [{ objects: { type: 'creature' } }, { objects: { type: 'creature' }, differentFrom: 0 }],
      effect: [{ do: 'becomeCopy', what: { target: 0 }, of: { target: 1 }, until: 'untilEndOfTurn' }],
    },
  ],
});

/** Turns a creature face down, and says what it is then. */
const rebuilding = card('Rebuilding', ['sorcery'], {
  manaCost: '{U}',
  abilities: [
    {
      kind: 'spell',
      targets: [{ objects: { type: 'creature' } }],
      effect: [
        {
          do: 'turnFaceDown',
          what: { target: 0 },
          like: { types: ['artifact', 'creature'], subtypes: ['Golem'], power: 2, toughness: 2 },
        },
      ],
    },
  ],
});

export default [
  scenario('708.4: a card is cast face down as what it will be: a 2/2 creature without anything else', {
    rules: ['708.4', '708.2a', '702.37c'],
    alice: { hand: ['Pine Walker'], mana: 'CCC' },
    bob: {},
    script: [
      'refused 118.3: alice casts Pine Walker by mana',
      'alice casts Pine Walker by morph',
      {
        expect: {
          'Pine Walker': { on: 'stack', name: '', types: ['creature'], power: 2, colors: '', manaValue: 0 },
        },
      },
      'pass until the stack is empty',
    ],
    expect: {
      'Pine Walker': {
        on: 'battlefield',
        faceDown: true,
        name: '',
        power: 2,
        toughness: 2,
        types: ['creature'],
        subtypes: [],
        colors: '',
      },
    },
    control: {
      setup: { alice: { hand: ['Pine Walker'], mana: 'CCCGG' } },
      script: ['alice casts Pine Walker', 'pass until the stack is empty'],
      expect: { 'Pine Walker': { faceDown: false, name: 'Pine Walker', power: 5, colors: 'G' } },
    },
  }),
  scenario('708.4: a land with morph can be cast face down, though not face up', {
    rules: ['708.4', '305.1', '702.37c'],
    alice: { hand: ['Zoetic Cavern'], mana: 'CCCCC' },
    bob: {},
    script: [
      'alice casts Zoetic Cavern by morph',
      'pass until the stack is empty',
      { expect: { 'Zoetic Cavern': { types: ['creature'], power: 2 } } },
      'alice turns Zoetic Cavern face up',
    ],
    expect: {
      'Zoetic Cavern': { types: ['land'], faceDown: false, name: 'Zoetic Cavern' },
      alice: { mana: '' },
    },
    control: {
      withoutAbilities: ['Zoetic Cavern'],
      script: ['refused 601.3: alice casts Zoetic Cavern by morph', 'alice plays Zoetic Cavern'],
      expect: { 'Zoetic Cavern': { types: ['land'], faceDown: false } },
    },
  }),
  scenario('116.2b: turning a face-down creature face up is a special action that uses no stack', {
    rules: ['116.2b', '702.37e', '708.8'],
    alice: { hand: ['Pine Walker', 'Giant Growth'], mana: 'CCCGCCCCG' },
    bob: {},
    script: [
      'alice casts Pine Walker by morph',
      'pass until the stack is empty',
      'alice casts Giant Growth on Pine Walker',
      'pass until the stack is empty',
      { expect: { 'Pine Walker': { power: 5 } } },
      'alice turns Pine Walker face up',
      // What triggered on that is on the stack; what applied to it goes on to apply.
      { expect: { game: { stack: ['the ability of Pine Walker'] } } },
    ],
    expect: { 'Pine Walker': { name: 'Pine Walker', power: 8, faceDown: false }, alice: { mana: '' } },
    control: {
      setup: { alice: { hand: ['Pine Walker', 'Giant Growth'], mana: 'CCCGCCC' } },
      script: [
        'alice casts Pine Walker by morph',
        'pass until the stack is empty',
        'alice casts Giant Growth on Pine Walker',
        'pass until the stack is empty',
        'refused 118.3: alice turns Pine Walker face up',
      ],
      expect: { 'Pine Walker': { power: 5, faceDown: true } },
    },
  }),
  scenario('116.2b: nobody turns face up what another controls, nor what is face up', {
    rules: ['116.2b'],
    alice: { hand: ['Pine Walker'], battlefield: ['Grizzly Bears'], mana: 'CCC' },
    bob: { mana: 'CCCCGG' },
    script: [
      'alice casts Pine Walker by morph',
      'pass until the stack is empty',
      'refused 116.2b: alice turns Grizzly Bears face up',
      'alice passes',
      'refused 116.2b: bob turns Pine Walker face up',
    ],
    expect: { 'Pine Walker': { faceDown: true } },
    control: {
      setup: { alice: { hand: ['Pine Walker'], battlefield: ['Grizzly Bears'], mana: 'CCCCCCCG' } },
      script: [
        'alice casts Pine Walker by morph',
        'pass until the stack is empty',
        'alice turns Pine Walker face up',
      ],
      expect: { 'Pine Walker': { faceDown: false } },
    },
  }),
  scenario('707.2: a copy of a face-down creature is a face-up 2/2 without a name that can’t be turned up', {
    rules: ['707.2', '708.2', '708.10'],
    alice: { hand: ['Pine Walker', 'Clone'], mana: 'CCCUCCCCCCCGG' },
    bob: {},
    script: [
      'alice casts Pine Walker by morph',
      'pass until the stack is empty',
      'alice casts Clone',
      'pass until the stack is empty',
      'refused 116.2b: alice turns Clone face up',
    ],
    decide: { confirm: 'yes' },
    expect: { Clone: { name: '', power: 2, types: ['creature'], subtypes: [], faceDown: false } },
    control: {
      setup: { alice: { hand: ['Clone'], battlefield: ['Pine Walker'], mana: 'UCCC' } },
      script: ['alice casts Clone', 'pass until the stack is empty'],
      expect: { Clone: { name: 'Pine Walker', power: 5 } },
    },
  }),
  scenario('708.10: a face-down creature that becomes a copy stays what it is, until it is turned face up', {
    rules: ['708.10', '707.3', '702.37e'],
    alice: {
      hand: ['Zoetic Cavern', mimicry],
      battlefield: [creature('Hidden Giant', '6/6', '', { abilities: [morphTwo] })],
      mana: 'CCCUCC',
    },
    bob: {},
    script: [
      'alice casts Zoetic Cavern by morph',
      'pass until the stack is empty',
      'alice casts Mimicry on Zoetic Cavern, Hidden Giant',
      'pass until the stack is empty',
      { expect: { 'Zoetic Cavern': { faceDown: true, name: '', power: 2 } } },
      // By the morph cost of what it is a copy of.
      'alice turns Zoetic Cavern face up',
    ],
    expect: { 'Zoetic Cavern': { faceDown: false, name: 'Hidden Giant', power: 6 }, alice: { mana: '' } },
    control: {
      setup: {
        alice: {
          hand: ['Zoetic Cavern', mimicry],
          battlefield: [creature('Plain Giant', '6/6')],
          mana: 'CCCUCC',
        },
      },
      script: [
        'alice casts Zoetic Cavern by morph',
        'pass until the stack is empty',
        'alice casts Mimicry on Zoetic Cavern, Plain Giant',
        'pass until the stack is empty',
        'refused 116.2b: alice turns Zoetic Cavern face up',
      ],
      expect: { 'Zoetic Cavern': { faceDown: true } },
    },
  }),
  scenario('708.2a: permanents that an effect turns face down are 2/2 creatures without text', {
    rules: ['708.2a', '708.2b', '613.2b'],
    alice: { hand: ['Ixidron'], mana: 'UUCCC' },
    bob: { battlefield: ['Serra Angel', { card: 'Grizzly Bears', counters: { '+1/+1': 1 } }] },
    script: ['alice casts Ixidron', 'pass until the stack is empty'],
    expect: {
      Ixidron: { power: 2, toughness: 2, faceDown: false },
      'Serra Angel': { faceDown: true, name: '', power: 2, hasNot: ['flying'] },
      'Grizzly Bears': { faceDown: true, power: 3 },
    },
    control: {
      withoutAbilities: ['Ixidron'],
      expect: { 'Serra Angel': { faceDown: false, power: 4, has: ['flying'] } },
    },
  }),
  scenario('708.2: what is turned face down has the characteristics that the effect lists, and no name', {
    rules: ['708.2', '707.2'],
    alice: { hand: [rebuilding, 'Clone'], mana: 'UUCCCU' },
    bob: { battlefield: ['Serra Angel'] },
    script: [
      'alice casts Rebuilding on Serra Angel',
      'everyone passes',
      {
        expect: {
          'Serra Angel': {
            faceDown: true,
            name: '',
            power: 2,
            types: ['artifact', 'creature'],
            subtypes: ['Golem'],
          },
        },
      },
      'alice casts Clone',
      'everyone passes',
      'alice says yes',
    ],
    expect: { Clone: { name: '', faceDown: false, power: 2, types: ['artifact', 'creature'] } },
    control: {
      script: ['alice casts Clone', 'everyone passes', 'alice says yes'],
      expect: { Clone: { name: 'Serra Angel', power: 4, types: ['creature'] } },
    },
  }),
  scenario('701.40: a manifested creature card can be turned face up for its mana cost, another card not', {
    rules: ['701.40a', '701.40b', '708.3'],
    alice: {
      battlefield: ['Whisperwood Elemental', 'Plains', 'Plains'],
      library: ['Wall of Omens', 'Wastes', 'Wastes'],
    },
    bob: {},
    turn: { at: 'postcombatMain' },
    script: [
      'pass until alice’s end',
      'pass until the stack is empty',
      // Nothing triggers as it enters face down, nor as it is turned face up.
      { expect: { 'Wall of Omens': { on: 'battlefield', faceDown: true, power: 2 }, alice: { hand: 0 } } },
      'alice turns Wall of Omens face up',
    ],
    expect: { 'Wall of Omens': { faceDown: false, power: 0, has: ['defender'] }, alice: { hand: 0 } },
    control: {
      setup: {
        alice: {
          battlefield: ['Whisperwood Elemental', 'Mountain', 'Mountain'],
          library: ['Shock', 'Wastes', 'Wastes'],
        },
      },
      script: [
        'pass until alice’s end',
        'pass until the stack is empty',
        'refused 116.2b: alice turns Shock face up',
      ],
      expect: { Shock: { on: 'battlefield', faceDown: true, types: ['creature'] } },
    },
  }),
  scenario('702.37b: what is turned face up for its megamorph cost gets a +1/+1 counter as it is', {
    rules: ['702.37b', '708.11'],
    alice: { hand: [mega], mana: 'CCCC' },
    bob: {},
    script: [
      'alice casts Great Secret by megamorph',
      'pass until the stack is empty',
      'alice turns Great Secret face up',
    ],
    expect: { 'Great Secret': { power: 4, counters: { '+1/+1': 1 } } },
    control: {
      setup: {
        alice: { hand: [creature('Small Secret', '3/3', '', { abilities: [morphTwo] })], mana: 'CCCCC' },
      },
      script: [
        'alice casts Small Secret by morph',
        'pass until the stack is empty',
        'alice turns Small Secret face up',
      ],
      expect: { 'Small Secret': { power: 3, counters: { '+1/+1': 0 } } },
    },
  }),
  scenario('708.4: what keeps creature spells from being cast keeps any card from being cast face down', {
    rules: ['708.4', '601.3'],
    alice: { hand: ['Zoetic Cavern'], mana: 'CCC' },
    bob: { battlefield: [noCreatures] },
    script: ['refused 601.3: alice casts Zoetic Cavern by morph'],
    expect: { 'Zoetic Cavern': { on: 'hand' } },
    control: {
      without: 'No Creatures',
      script: ['alice casts Zoetic Cavern by morph', 'pass until the stack is empty'],
      expect: { 'Zoetic Cavern': { on: 'battlefield' } },
    },
  }),
  scenario(
    '712.16: a double-faced permanent isn’t turned face down, a flip card’s or an adventurer card’s is',
    {
      rules: ['712.16', '708.2b', '710.1', '715.2'],
      alice: { hand: ['Ixidron'], mana: 'UUCCC', battlefield: ['Delver of Secrets'] },
      bob: { battlefield: ['Grizzly Bears', ofTwoParts, withAdventure] },
      script: ['alice casts Ixidron', 'pass until the stack is empty'],
      expect: {
        'Delver of Secrets': { faceDown: false },
        'Grizzly Bears': { faceDown: true },
        'Quiet Student': { faceDown: true },
        'Roaming Bear': { faceDown: true },
        Ixidron: { power: 3 },
      },
      control: {
        withoutAbilities: ['Ixidron'],
        expect: {
          'Grizzly Bears': { faceDown: false },
          'Quiet Student': { faceDown: false },
          'Roaming Bear': { faceDown: false },
        },
      },
    },
  ),
];
