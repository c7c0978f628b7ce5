import { creature, scenario } from '../../machines/play/scenario/index.ts';
import type { CardDefinition } from '../../machines/rules/index.ts';
import { sorcery } from './meld-pair.ts';

const awake: CardDefinition = {
  name: 'Waking Land',
  types: ['enchantment'],
  abilities: [
    {
      kind: 'static',
      affects: { all: { type: 'land' } },
      changes: [
        { change: 'addTypes', types: ['creature'] },
        { change: 'setPowerToughness', power: 1, toughness: 1 },
      ],
    },
  ],
};
const raise = sorcery(
  'Raise One',
  [{ do: 'move', what: { target: 0 }, to: { zone: 'hand' } }],
  [{ objects: { zone: 'graveyard', type: 'creature', owner: 'you' } }],
);
/** Prevents 1 of what red sources would deal to its controller. */
const screen: CardDefinition = {
  name: 'Rain Screen',
  types: ['enchantment'],
  abilities: [
    {
      kind: 'static',
      replaces: { event: { would: 'dealDamage', toPlayer: 'you', from: { color: 'R' } }, prevent: 1 },
    },
  ],
};
const tribute = sorcery('Tribute', [
  { do: 'loseLife', amount: 3, who: { playersWith: { of: 'everyone', mostLife: true } } },
]);

/** Spells may be cast as though they had flash; and creature cards from the graveyard. */
const orrery: CardDefinition = {
  name: 'Open Orrery',
  types: ['artifact'],
  abilities: [
    {
      kind: 'static',
      players: 'you',
      rules: [{ rule: 'mayCastAsThoughWith', keyword: 'flash', what: {} }],
    },
  ],
};
const grave: CardDefinition = {
  name: 'Open Grave',
  types: ['enchantment'],
  abilities: [
    {
      kind: 'static',
      players: 'you',
      rules: [{ rule: 'mayPlayFrom', from: 'graveyard', what: { type: 'creature' } }],
    },
  ],
};
const imp = creature('Red Imp', '2/2', '', { manaCost: '{R}' });
const cub = creature('White Cub', '2/2', '', { manaCost: '{W}' });

export default [
  scenario('609.2: an effect applies to permanents alone unless it says otherwise', {
    rules: ['609.2'],
    alice: {
      battlefield: [awake, 'Forest'],
      graveyard: ['Plains', 'Grizzly Bears'],
      hand: [raise],
      mana: 'C',
    },
    bob: {},
    script: [
      'refused 115.1: alice casts Raise One on Plains',
      'alice casts Raise One on Grizzly Bears',
      'pass until the stack is empty',
    ],
    expect: {
      Forest: { types: ['creature', 'land'], power: 1 },
      Plains: { on: 'graveyard', types: ['land'] },
      'Grizzly Bears': { on: 'hand' },
    },
    control: {
      without: 'Waking Land',
      expect: { Forest: { types: ['land'] } },
    },
  }),
  scenario('609.4a: where two “as though” effects say that a player may do the same, both apply', {
    rules: ['609.4a', '609.4', '601.3b'],
    alice: { battlefield: [orrery, grave], graveyard: [imp], mana: 'R' },
    bob: {},
    turn: { of: 'bob' },
    script: ['bob passes', 'alice casts Red Imp', 'pass until the stack is empty'],
    expect: { 'Red Imp': { on: 'battlefield' } },
    control: {
      without: 'Open Orrery',
      script: ['bob passes', 'refused 117.1a: alice casts Red Imp'],
      expect: { 'Red Imp': { on: 'graveyard' } },
    },
  }),
  scenario('609.5: what a tie results in the text says: here all of those who are tied', {
    rules: ['609.5'],
    alice: { life: 20, hand: [tribute], mana: 'C' },
    bob: { life: 20 },
    script: ['alice casts Tribute', 'pass until the stack is empty'],
    expect: { alice: { life: 17 }, bob: { life: 17 } },
    control: {
      setup: { bob: { life: 19 } },
      expect: { alice: { life: 17 }, bob: { life: 19 } },
    },
  }),
  scenario(
    '609.7c: a static ability prevents damage from permanents with a property, and from what isn’t one',
    {
      rules: ['609.7c', '609.6', '615.1'],
      alice: { battlefield: [imp], hand: ['Shock'], mana: 'R' },
      bob: { battlefield: [screen] },
      script: [
        'alice casts Shock on bob',
        'pass until the stack is empty',
        { expect: { bob: { life: 19 } } },
        'alice attacks bob with Red Imp',
        'pass until alice’s endOfCombat',
      ],
      expect: { bob: { life: 18 } },
      control: {
        setup: { alice: { battlefield: [cub], hand: [] } },
        script: ['alice attacks bob with White Cub', 'pass until alice’s endOfCombat'],
        expect: { bob: { life: 18 } },
      },
    },
  ),
];
