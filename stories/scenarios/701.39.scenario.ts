import { scenario } from '../../machines/play/scenario/index.ts';
import { saying } from './keyword-actions.ts';

const training = saying('Hard Training', 'bolster', { n: 2 });

export default [
  scenario('701.39a: a creature with the least toughness among its controller’s gets the counters', {
    rules: ['701.39a'],
    alice: { hand: [training], battlefield: ['Grizzly Bears', 'Hill Giant'] },
    // A creature of another player counts for nothing.
    bob: { battlefield: ['Raging Goblin'] },
    script: ['alice casts Hard Training', 'pass until the stack is empty'],
    expect: {
      'Grizzly Bears': { power: 4, toughness: 4 },
      'Hill Giant': { power: 3 },
      'Raging Goblin': { power: 1 },
    },
    control: {
      setup: { alice: { battlefield: ['Hill Giant'], hand: [training] } },
      expect: { 'Hill Giant': { power: 5, toughness: 5 } },
    },
  }),
  scenario('701.39a: of those that are tied the player chooses one', {
    rules: ['701.39a', '608.2d'],
    alice: { hand: [training], battlefield: ['Grizzly Bears', 'Runeclaw Bear', 'Hill Giant'] },
    bob: {},
    script: [
      'alice casts Hard Training',
      'pass until alice decides',
      'alice chooses Runeclaw Bear',
      'pass until the stack is empty',
    ],
    expect: { 'Runeclaw Bear': { power: 4 }, 'Grizzly Bears': { power: 2 } },
    control: {
      script: [
        'alice casts Hard Training',
        'pass until alice decides',
        'alice chooses Grizzly Bears',
        'pass until the stack is empty',
      ],
      expect: { 'Runeclaw Bear': { power: 2 }, 'Grizzly Bears': { power: 4 } },
    },
  }),
  scenario('701.39a: without a creature nothing gets them', {
    rules: ['701.39a', '609.3'],
    alice: { hand: [training] },
    bob: { battlefield: ['Grizzly Bears'] },
    script: ['alice casts Hard Training', 'pass until the stack is empty'],
    expect: { 'Grizzly Bears': { power: 2 }, 'Hard Training': { on: 'graveyard' } },
    control: {
      setup: { alice: { battlefield: ['Hill Giant'], hand: [training] } },
      expect: { 'Hill Giant': { power: 5 } },
    },
  }),
];
