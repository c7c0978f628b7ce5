import { scenario } from '../../machines/play/scenario/index.ts';
import type { CardDefinition } from '../../machines/rules/index.ts';
import { cub } from './double-faced-cards.ts';

const restless: CardDefinition = {
  ...cub,
  abilities: [{ kind: 'keyword', keyword: 'disturb', cost: [{ pay: 'mana', cost: '{2}{R}' }] }],
};

export default [
  scenario('702.146a: disturb lets the card be cast transformed from the graveyard, for its cost', {
    rules: ['702.146a', '702.146b', '712.8c', '712.11a', '712.11d', '712.13'],
    alice: { graveyard: [restless], mana: 'RCC' },
    bob: {},
    script: [
      'alice casts Calm Cub',
      { expect: { 'Calm Cub': { on: 'stack', name: 'Fierce Beast', manaValue: 2 } } },
      'pass until the stack is empty',
    ],
    expect: { 'Calm Cub': { on: 'battlefield', name: 'Fierce Beast', power: 5 } },
    control: {
      withoutAbilities: ['Calm Cub'],
      script: ['refused 601.3: alice casts Calm Cub'],
      expect: { 'Calm Cub': { on: 'graveyard' } },
    },
  }),
  scenario('702.146a: from the hand it is cast with its front face up', {
    rules: ['702.146a', '712.11'],
    alice: { hand: [restless], mana: 'GC' },
    bob: {},
    script: ['alice casts Calm Cub', 'pass until the stack is empty'],
    expect: { 'Calm Cub': { name: 'Calm Cub', power: 2 } },
    control: {
      setup: { alice: { graveyard: [restless], hand: [], mana: 'RCC' } },
      expect: { 'Calm Cub': { name: 'Fierce Beast' } },
    },
  }),
];
