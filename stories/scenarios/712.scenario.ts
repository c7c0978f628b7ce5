import { creature, scenario } from '../../machines/play/scenario/index.ts';
import type { CardDefinition } from '../../machines/rules/index.ts';

/** Its back face is a 5/5 with trample; {1} transforms it. */
const shifter: CardDefinition = {
  ...creature('Calm Cub', '2/2', '', {
    manaCost: '{1}{G}',
    abilities: [
      {
        kind: 'activated',
        cost: [{ pay: 'mana', cost: '{1}' }],
        effect: [{ do: 'transform', what: 'self' }],
      },
    ],
  }),
  back: { ...creature('Fierce Beast', '5/5', 'trample'), colorIndicator: ['R'] },
};

/** Either face may be cast: a 4/4 for {2}{R}, or a 1/1 with flying for {U}. */
const twoSided: CardDefinition = {
  ...creature('Front Giant', '4/4', '', { manaCost: '{2}{R}' }),
  modal: true,
  back: creature('Back Bird', '1/1', 'flying', { manaCost: '{U}' }),
};

export default [
  scenario('712.8e: a transformed permanent is its back face alone, with the mana value of its front', {
    rules: ['712.8e', '712.18', '701.27a', '202.3b'],
    alice: { battlefield: [shifter], hand: ['Giant Growth'], mana: 'GC' },
    bob: {},
    script: [
      'alice casts Giant Growth on Calm Cub',
      'pass until the stack is empty',
      'alice activates Calm Cub',
      'pass until the stack is empty',
    ],
    expect: {
      'Calm Cub': {
        name: 'Fierce Beast',
        power: 8,
        has: ['trample'],
        colors: 'R',
        manaValue: 2,
      },
    },
    control: {
      script: ['alice casts Giant Growth on Calm Cub', 'pass until the stack is empty'],
      expect: { 'Calm Cub': { name: 'Calm Cub', power: 5, hasNot: ['trample'], colors: 'G', manaValue: 2 } },
    },
  }),
  scenario('707.8: a copy of a double-faced permanent copies the face that is up, and can’t transform', {
    rules: ['707.8', '712.9', '712.8e', '202.3b'],
    alice: { battlefield: [shifter], hand: ['Clone'], mana: 'CUCCCC' },
    bob: {},
    script: [
      'alice activates Calm Cub',
      'pass until the stack is empty',
      'alice casts Clone',
      'pass until the stack is empty',
    ],
    decide: { confirm: 'yes' },
    expect: { Clone: { name: 'Fierce Beast', power: 5, has: ['trample'], manaValue: 0 } },
    control: {
      script: [
        'alice casts Clone',
        'pass until the stack is empty',
        'alice activates Clone',
        'pass until the stack is empty',
      ],
      // It has the ability, and nothing happens.
      expect: { Clone: { name: 'Calm Cub', power: 2, manaValue: 2 } },
    },
  }),
  scenario('707.8a: a token that is a copy of a double-faced permanent has both faces, and transforms', {
    rules: ['707.8a', '712.9'],
    alice: {
      battlefield: [{ card: shifter, as: 'Original' }],
      hand: ['Cackling Counterpart'],
      mana: 'UUUUCC',
    },
    bob: {},
    script: [
      'alice activates Original',
      'pass until the stack is empty',
      'alice casts Cackling Counterpart on Original',
      'pass until the stack is empty',
      { expect: { alice: { battlefield: ['Fierce Beast', 'Fierce Beast'] } } },
    ],
    expect: { alice: { battlefield: ['Fierce Beast', 'Fierce Beast'] } },
    control: {
      script: [
        'alice casts Cackling Counterpart on Original',
        'pass until the stack is empty',
        'alice activates Calm Cub 2',
        'pass until the stack is empty',
      ],
      expect: { alice: { battlefield: ['Calm Cub', 'Fierce Beast'] } },
    },
  }),
  scenario('712.12: a modal double-faced card is played as the land that its back face is', {
    rules: ['712.12', '712.11b', '712.8f'],
    alice: { hand: ['Akoum Warrior'], mana: 'RCCCCC' },
    bob: {},
    script: ['alice plays Akoum Teeth'],
    expect: { 'Akoum Warrior': { on: 'battlefield', name: 'Akoum Teeth', types: ['land'], tapped: true } },
    control: {
      script: ['alice casts Akoum Warrior', 'pass until the stack is empty'],
      expect: { 'Akoum Warrior': { on: 'battlefield', name: 'Akoum Warrior', types: ['creature'] } },
    },
  }),
  scenario('712.11b: a modal double-faced card is cast with either face up, for that face’s cost', {
    rules: ['712.11b', '712.11c', '712.13', '712.8f'],
    alice: { hand: [twoSided], mana: 'U' },
    bob: {},
    script: [
      'refused 118.3: alice casts Front Giant',
      'alice casts Back Bird',
      'pass until the stack is empty',
    ],
    expect: {
      'Front Giant': { on: 'battlefield', name: 'Back Bird', power: 1, has: ['flying'], manaValue: 1 },
    },
    control: {
      setup: { alice: { hand: [twoSided], mana: 'RCC' } },
      script: [
        'refused 118.3: alice casts Back Bird',
        'alice casts Front Giant',
        'pass until the stack is empty',
      ],
      expect: { 'Front Giant': { name: 'Front Giant', power: 4, manaValue: 3 } },
    },
  }),
  scenario('712.14a: what returns transformed enters with its back face up; a card without one stays', {
    rules: ['712.14a', '712.14'],
    alice: {
      graveyard: [shifter, 'Grizzly Bears'],
      hand: [
        {
          card: {
            name: 'Changing Return',
            types: ['sorcery'],
            manaCost: '{B}',
            abilities: [
              {
                kind: 'spell',
                targets: [{ objects: { zone: 'graveyard', type: 'creature' } }],
                effect: [{ do: 'move', what: { target: 0 }, to: { zone: 'battlefield', transformed: true } }],
              },
            ],
          },
        },
      ],
      mana: 'B',
    },
    bob: {},
    script: ['alice casts Changing Return on Calm Cub', 'pass until the stack is empty'],
    expect: { 'Calm Cub': { on: 'battlefield', name: 'Fierce Beast', power: 5 } },
    control: {
      script: ['alice casts Changing Return on Grizzly Bears', 'pass until the stack is empty'],
      expect: { 'Grizzly Bears': { on: 'graveyard' } },
    },
  }),
  scenario(
    '701.27: a creature transforms at the beginning of an upkeep if no spells were cast in the last turn',
    {
      rules: ['701.27a', '603.4'],
      alice: { battlefield: ['Kessig Forgemaster'], hand: ['Shock'], mana: 'R' },
      bob: {},
      script: ['pass until turn 4', 'pass until bob’s draw'],
      expect: { 'Kessig Forgemaster': { name: 'Flameheart Werewolf', power: 3, colors: 'R', manaValue: 2 } },
      control: {
        script: ['alice casts Shock on bob', 'pass until turn 4', 'pass until bob’s draw'],
        expect: { 'Kessig Forgemaster': { name: 'Kessig Forgemaster', power: 2 } },
      },
    },
  ),
  scenario('712.8a: elsewhere a double-faced card is its front face alone', {
    rules: ['712.8a'],
    alice: { library: ['Shock', 'Wastes'], battlefield: ['Delver of Secrets'] },
    bob: { hand: ['Boomerang'], mana: '' },
    turn: { at: 'end', of: 'bob' },
    script: ['pass until alice decides', 'alice says yes', 'pass until the stack is empty'],
    expect: { 'Delver of Secrets': { name: 'Insectile Aberration', power: 3, has: ['flying'] } },
    control: {
      setup: { alice: { library: ['Wastes', 'Wastes'], battlefield: ['Delver of Secrets'] } },
      expect: { 'Delver of Secrets': { name: 'Delver of Secrets', power: 1 } },
    },
  }),
];
