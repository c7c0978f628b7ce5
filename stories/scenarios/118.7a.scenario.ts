import { card, scenario } from '../../machines/play/scenario/index.ts';
import { draw, replacement, spell, staticAbility } from '../../machines/rules/abilities/write/index.ts';

/** Two colors are chosen as it enters; what its controller casts costs {1} less for each of them that it is. */
const seal = card('Seal of Two Colors', ['artifact'], {
  manaCost: '{1}',
  abilities: [
    replacement({
      event: { would: 'enter', what: 'self' },
      choose: [
        { do: 'chooseValue', what: 'color', link: 'first' },
        { do: 'chooseValue', what: 'color', link: 'second', otherThan: 'first' },
      ],
    }),
    staticAbility({
      costs: [
        { of: 'spells', by: 'you', like: { colorChosen: 'first' }, less: 1 },
        { of: 'spells', by: 'you', like: { colorChosen: 'second' }, less: 1 },
      ],
    }),
  ],
});
const thought = (manaCost: string) =>
  card('Burning Thought', ['instant'], { manaCost, abilities: [spell([], draw(1))] });
const sealed = [
  'alice casts Seal of Two Colors',
  'everyone passes',
  'alice chooses blue',
  'alice chooses red',
];

export default [
  scenario('118.7a: what costs generic mana less costs its colored mana all the same', {
    rules: ['118.7a', '601.2f'],
    alice: { hand: [seal, thought('{U}{R}')], mana: 'CU' },
    bob: {},
    script: [...sealed, 'refused 118.3: alice casts Burning Thought'],
    expect: { 'Burning Thought': { on: 'hand' } },
    control: {
      setup: { alice: { hand: [seal, thought('{U}{R}')], mana: 'CUR' } },
      script: [...sealed, 'alice casts Burning Thought', 'everyone passes'],
      expect: { 'Burning Thought': { on: 'graveyard' }, alice: { mana: '' } },
    },
  }),
  scenario('118.7a: of generic mana a spell of both colors costs two less', {
    rules: ['118.7a', '601.2f'],
    alice: { hand: [seal, thought('{3}{U}{R}')], mana: 'CCUR' },
    bob: {},
    script: [...sealed, 'alice casts Burning Thought', 'everyone passes'],
    expect: { 'Burning Thought': { on: 'graveyard' }, alice: { mana: '' } },
    control: {
      script: [
        'alice casts Seal of Two Colors',
        'everyone passes',
        'alice chooses blue',
        'alice chooses white',
        'refused 118.3: alice casts Burning Thought',
      ],
      expect: { 'Burning Thought': { on: 'hand' } },
    },
  }),
  scenario('607.2d: where another color is chosen, it isn’t the one that was chosen before', {
    rules: ['607.2d', '608.2d'],
    alice: { hand: [seal, thought('{3}{U}{R}')], mana: 'CUCRR' },
    bob: {},
    script: [
      'alice casts Seal of Two Colors',
      'everyone passes',
      'alice chooses blue',
      'refused 608.2d: alice chooses blue',
      'alice chooses red',
      'alice casts Burning Thought',
      'everyone passes',
    ],
    expect: { alice: { mana: 'R', hand: 1 } },
    control: {
      script: [
        'alice casts Seal of Two Colors',
        'everyone passes',
        'alice chooses red',
        'refused 608.2d: alice chooses red',
        'alice chooses green',
        'alice casts Burning Thought',
        'everyone passes',
      ],
      expect: { alice: { mana: '', hand: 1 } },
    },
  }),
];
