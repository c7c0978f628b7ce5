import { creature, scenario } from '../../machines/play/scenario/index.ts';
import type { Ability, CardDefinition } from '../../machines/rules/index.ts';

/** Looks at the top card of your library, exiles it face down, and lets you cast it later without paying. */
const hider: CardDefinition = creature('Keeper of One', '1/1', '', {
  manaCost: '{U}',
  abilities: [
    {
      kind: 'triggered',
      when: [{ on: 'enters', object: 'self' }],
      effect: [
        { do: 'look', at: { top: 1, of: 'you' }, as: 'looked' },
        { do: 'exile', what: { named: 'looked' }, faceDown: true, link: 'hidden' },
      ],
    },
    {
      kind: 'activated',
      cost: [{ pay: 'mana', cost: '{1}' }],
      effect: [{ do: 'castWithoutPaying', what: { linked: 'hidden' } }],
    },
  ] satisfies readonly Ability[],
});

/** Either face: a 4/4 for {2}{R}, or a land. */
const halfLand: CardDefinition = {
  ...creature('Front Giant', '4/4', '', { manaCost: '{2}{R}' }),
  modal: true,
  back: { name: 'Back Hill', types: ['land'] },
};
const twoSpells: CardDefinition = {
  ...creature('Front Giant', '4/4', '', { manaCost: '{2}{R}' }),
  modal: true,
  back: creature('Back Bird', '1/1', 'flying', { manaCost: '{U}' }),
};

export default [
  scenario('406.3a: a card exiled face down has no characteristics, and is cast face up', {
    rules: ['406.3', '406.3a', '608.2g'],
    alice: { hand: [hider], library: ['Shock', 'Wastes'], mana: 'UC' },
    bob: {},
    script: [
      'alice casts Keeper of One',
      'pass until the stack is empty',
      { expect: { Shock: { on: 'exile', faceDown: true, name: '', types: [] } } },
      'alice activates Keeper of One',
      'pass until alice decides',
      'alice says yes',
      'alice chooses bob',
      { expect: { game: { stack: ['Shock'] }, Shock: { faceDown: false, types: ['instant'] } } },
    ],
    expect: { bob: { life: 18 }, Shock: { on: 'graveyard' } },
    control: {
      setup: { alice: { hand: [hider], library: ['Forest', 'Wastes'], mana: 'UC' } },
      script: [
        'alice casts Keeper of One',
        'pass until the stack is empty',
        'alice activates Keeper of One',
        'pass until the stack is empty',
      ],
      // A land can't be cast: nobody is asked.
      expect: { Forest: { on: 'exile', faceDown: true } },
    },
  }),
  scenario('712.11b: of a modal double-faced card that may be cast, its player chooses the face', {
    rules: ['712.11b', '608.2g'],
    alice: { hand: [hider], library: [twoSpells, 'Wastes'], mana: 'UC' },
    bob: {},
    script: [
      'alice casts Keeper of One',
      'pass until the stack is empty',
      'alice activates Keeper of One',
      'pass until alice decides',
      'alice says yes',
      'alice chooses Back Bird',
      'pass until the stack is empty',
    ],
    expect: { 'Front Giant': { name: 'Back Bird', has: ['flying'] } },
    control: {
      setup: {
        alice: { hand: [hider], library: [{ ...halfLand, name: 'Half Giant' }, 'Wastes'], mana: 'UC' },
      },
      script: [
        'alice casts Keeper of One',
        'pass until the stack is empty',
        'alice activates Keeper of One',
        'pass until alice decides',
        'alice says yes',
        'pass until the stack is empty',
      ],
      // Its other face is a land, which can't be cast: there is nothing to choose.
      expect: { 'Half Giant': { name: 'Half Giant', power: 4 } },
    },
  }),
];
