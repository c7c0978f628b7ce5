import { scenario } from '../../machines/play/scenario/index.ts';
import type { CardDefinition } from '../../machines/rules/index.ts';
import { cub } from './double-faced-cards.ts';
import { bell, meldThem, sexton, sorcery, targetCreature } from './meld-pair.ts';

/** As it enters its controller chooses a card name; creatures of that name get -1/-1. */
const curse: CardDefinition = {
  name: 'Spoken Curse',
  manaCost: '{C}',
  types: ['enchantment'],
  abilities: [
    {
      kind: 'static',
      replaces: {
        event: { would: 'enter', what: 'self' },
        choose: [{ do: 'chooseValue', what: 'cardName', link: 'name' }],
      },
    },
    {
      kind: 'static',
      affects: { all: { type: 'creature', nameChosen: 'name' } },
      changes: [{ change: 'modifyPowerToughness', power: -1, toughness: -1 }],
    },
  ],
};
const turnOver = sorcery('Turn Over', [{ do: 'transform', what: { target: 0 } }], targetCreature);

export default [
  scenario('712.19: the name of either face may be chosen, and is no name of the other', {
    rules: ['712.19', '201.4d', '712.8d', '712.8e'],
    alice: { battlefield: [cub], hand: [curse, turnOver], mana: 'CC' },
    bob: {},
    script: [
      'alice casts Spoken Curse',
      'pass until alice decides',
      'alice chooses Fierce Beast',
      'pass until the stack is empty',
      { expect: { 'Calm Cub': { power: 2 } } },
      'alice casts Turn Over on Calm Cub',
      'pass until the stack is empty',
    ],
    expect: { 'Calm Cub': { name: 'Fierce Beast', power: 4 } },
    control: {
      script: [
        'alice casts Spoken Curse',
        'pass until alice decides',
        'alice chooses Calm Cub',
        'pass until the stack is empty',
        { expect: { 'Calm Cub': { power: 1 } } },
        'alice casts Turn Over on Calm Cub',
        'pass until the stack is empty',
      ],
      expect: { 'Calm Cub': { name: 'Fierce Beast', power: 5 } },
    },
  }),
  scenario('201.4e: the name of the combined back face of a meld pair may be chosen', {
    rules: ['201.4e', '712.19', '712.4b'],
    alice: { battlefield: [bell, sexton], hand: [curse], mana: 'CC' },
    bob: {},
    script: [
      'alice casts Spoken Curse',
      'pass until alice decides',
      'alice chooses Walking Town',
      'pass until the stack is empty',
      { expect: { 'Rust Sexton': { power: 2 }, 'Iron Bell': { power: 1 } } },
      ...meldThem,
    ],
    expect: { 'Iron Bell': { name: 'Walking Town', power: 6 } },
    control: {
      script: [
        'alice casts Spoken Curse',
        'pass until alice decides',
        'alice chooses Rust Sexton',
        'pass until the stack is empty',
        { expect: { 'Rust Sexton': { power: 1 } } },
        ...meldThem,
      ],
      expect: { 'Iron Bell': { name: 'Walking Town', power: 7 } },
    },
  }),
];
