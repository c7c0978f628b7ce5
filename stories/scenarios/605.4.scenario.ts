import { card, scenario } from '../../machines/play/scenario/index.ts';
import { activated, gainLife, spell, tap, triggered } from '../../machines/rules/abilities/write/index.ts';
import type { CardDefinition } from '../../machines/rules/index.ts';

/** Adds mana for every mana that is added, its own among it. */
const spring = card('Endless Spring', ['enchantment'], {
  abilities: [triggered({ when: { on: 'manaAdded', to: 'you' }, effect: [{ do: 'addMana', mana: ['C'] }] })],
});
/** So does this, gaining life, which another text reads. */
const healingSpring = card('Healing Spring', ['enchantment'], {
  abilities: [
    triggered({
      when: { on: 'manaAdded', to: 'you' },
      effect: [{ do: 'addMana', mana: ['C'] }, gainLife(1)],
    }),
  ],
});
/** Adds mana until its controller has 24 life. */
const measuredSpring = card('Measured Spring', ['enchantment'], {
  abilities: [
    triggered({
      when: { on: 'manaAdded', to: 'you' },
      if: { holds: 'compare', what: { number: 'life', of: 'you' }, to: { atMost: 23 } },
      effect: [{ do: 'addMana', mana: ['C'] }, gainLife(1)],
    }),
  ],
});
const brook = card('Lesser Brook', ['enchantment'], {
  abilities: [
    triggered({
      when: { on: 'manaAdded', to: 'you', types: ['G'] },
      effect: [{ do: 'addMana', mana: ['R'] }],
    }),
  ],
});
const pool = card('Mirrored Pool', ['enchantment'], {
  abilities: [
    triggered({
      when: { on: 'manaAdded', to: 'you', types: ['R'] },
      effect: [{ do: 'addMana', mana: ['U'] }],
    }),
  ],
});
const threeColors = card('Three-Coloured Joy', ['sorcery'], {
  manaCost: '{G}{R}{U}',
  abilities: [spell([], gainLife(3))],
});
const chime = card('Land Chime', ['enchantment'], {
  abilities: [triggered({ when: { on: 'tappedForMana', object: { type: 'land' } }, effect: [gainLife(1)] })],
});
const echo = card('Land Echo', ['enchantment'], {
  abilities: [
    triggered({
      when: { on: 'tappedForMana', object: { type: 'land' } },
      effect: [{ do: 'addMana', eventProduced: true, count: 1 }],
    }),
  ],
});
const prism = card('Prism Field', ['land'], {
  abilities: [
    activated({
      cost: [tap],
      effect: [
        { do: 'addMana', mana: ['C'] },
        { do: 'addMana', anyOf: ['W', 'U'], count: 1 },
      ],
    }),
  ],
});
const garden = card('Healing Garden', ['land'], {
  abilities: [
    activated({
      cost: [tap],
      effect: [{ do: 'addMana', mana: ['G'] }, gainLife(5), { do: 'addMana', mana: ['W'] }],
    }),
  ],
});
const monument = card('Colourless Monument', ['artifact'], {
  abilities: [
    triggered({
      when: { on: 'tappedForMana', object: {}, by: 'you', types: ['C'] },
      effect: [{ do: 'addMana', mana: ['C'] }],
    }),
  ],
});
const eitherLand = card('Either Field', ['land'], {
  abilities: [activated({ cost: [tap], effect: [{ do: 'addMana', anyOf: ['C', 'G'], count: 1 }] })],
});
const frozenWood = {
  name: 'Frozen Wood',
  supertypes: ['snow'],
  types: ['land'],
  abilities: [activated({ cost: [tap], effect: [{ do: 'addMana', mana: ['G'] }] })],
} as const satisfies CardDefinition;
const coldCall = card('Cold Call', ['sorcery'], { manaCost: '{S}{S}', abilities: [spell([], gainLife(2))] });

export default [
  scenario('106.12a: a land is tapped for mana once, with all the mana that its ability produces', {
    rules: ['106.12a', '603.2c'],
    alice: { battlefield: [chime, prism] },
    bob: {},
    script: [
      'alice activates Prism Field',
      'alice answers {U}',
      { expect: { alice: { mana: 'UC' }, game: { stack: ['the ability of Land Chime'] } } },
      'everyone passes',
    ],
    expect: { alice: { life: 21 } },
    control: {
      withoutAbilities: ['Land Chime'],
      script: ['alice activates Prism Field', 'alice answers {U}'],
      expect: { alice: { life: 20, mana: 'UC' } },
    },
  }),
  scenario('106.12a: also where something else happens between the mana, and as the ability has resolved', {
    rules: ['106.12a', '605.4a'],
    alice: { battlefield: [echo, garden] },
    bob: {},
    script: ['alice activates Healing Garden', 'alice answers {W}'],
    expect: { alice: { life: 25, mana: 'WWG' } },
    control: {
      withoutAbilities: ['Land Echo'],
      script: ['alice activates Healing Garden'],
      expect: { alice: { life: 25, mana: 'WG' } },
    },
  }),
  scenario('605.4a: what triggers on the mana of another triggered mana ability resolves right after it', {
    rules: ['605.4a', '605.1b', '601.2g'],
    alice: { battlefield: [brook, pool, 'Forest'], hand: [threeColors] },
    bob: {},
    script: ['alice casts Three-Coloured Joy', { expect: { game: { stack: ['Three-Coloured Joy'] } } }],
    expect: { alice: { life: 23, mana: '' } },
    control: {
      withoutAbilities: ['Mirrored Pool'],
      script: ['refused 118.3: alice casts Three-Coloured Joy'],
      expect: { alice: { life: 20, hand: 1 }, Forest: { tapped: false } },
    },
  }),
  scenario('107.4h: what a triggered mana ability adds for a snow land is no snow mana', {
    rules: ['107.4h', '605.4a'],
    alice: {
      battlefield: [frozenWood, { card: 'Wild Growth', attachedTo: 'Frozen Wood' }],
      hand: [coldCall],
    },
    bob: {},
    script: ['refused 118.3: alice casts Cold Call'],
    expect: { alice: { hand: 1 } },
    control: {
      setup: { alice: { battlefield: [{ card: frozenWood, count: 2 }], hand: [coldCall] } },
      script: ['alice casts Cold Call'],
      expect: { alice: { life: 22, hand: 0 } },
    },
  }),
  scenario(
    '605.4a: a triggered mana ability that triggers on its own mana goes on for ever: the game is a draw',
    {
      rules: ['605.4a', '104.4b', '732.4'],
      alice: { battlefield: [spring, 'Forest'] },
      bob: {},
      script: ['alice activates Forest'],
      expect: { game: { over: { winners: [], rule: '104.4b' } } },
      control: {
        withoutAbilities: ['Endless Spring'],
        expect: { alice: { mana: 'G' }, game: { over: false } },
      },
    },
  ),
  scenario('605.4a: so it is while a spell is being paid for; nobody is made to pay so', {
    rules: ['605.4a', '104.4b', '605.3a'],
    alice: { battlefield: [spring, 'Forest'], hand: ['Llanowar Elves', 'Grizzly Bears'], mana: 'G' },
    bob: {},
    script: [
      'refused 118.3: alice casts Grizzly Bears',
      'alice casts Llanowar Elves paying by hand',
      'alice activates Forest',
    ],
    expect: { game: { over: { winners: [], rule: '104.4b' } } },
    control: {
      withoutAbilities: ['Endless Spring'],
      script: ['alice casts Grizzly Bears', 'everyone passes'],
      expect: { 'Grizzly Bears': { on: 'battlefield' }, game: { over: false } },
    },
  }),
  scenario('106.12a: “tapped for {C}” is said of what produces that type, once it is known to', {
    rules: ['106.12a', '605.4a'],
    alice: { battlefield: [monument, eitherLand, 'Wastes', 'Forest'] },
    bob: {},
    script: [
      'alice activates Wastes',
      { expect: { alice: { mana: 'CC' } } },
      'alice activates Forest',
      { expect: { alice: { mana: 'CCG' } } },
      'alice activates Either Field',
      'alice answers {C}',
    ],
    expect: { alice: { mana: 'CCGCC' } },
    control: {
      script: ['alice activates Either Field', 'alice answers {G}'],
      expect: { alice: { mana: 'G' } },
    },
  }),
  scenario(
    '605.4: one that comes to an end does: its “if” is asked again as it resolves, and then stops it',
    {
      rules: ['605.4', '605.4a', '603.4', '104.4b'],
      alice: { battlefield: [measuredSpring, 'Forest'] },
      bob: {},
      script: ['alice activates Forest'],
      expect: { alice: { life: 24, mana: 'GCCCC' }, game: { over: false } },
      control: {
        setup: { alice: { battlefield: [healingSpring, 'Serra Ascendant', 'Forest'] } },
        expect: { game: { over: { winners: [], rule: '104.4b' } } },
      },
    },
  ),
];
