import { creature, scenario } from '../../machines/play/scenario/index.ts';
import { activated, mana, perform, target, upTo } from '../../machines/rules/abilities/write/index.ts';
import { bidding } from './keyword-actions.ts';

const helping = perform('support', { n: 2, what: target(0) });
const rally = bidding('Brief Rally', [upTo(2, { type: 'creature' })], helping);
const captain = creature('Helpful Captain', '1/1', '', {
  abilities: [
    activated({
      cost: [mana('{0}')],
      targets: [upTo(2, { type: 'creature', other: true })],
      effect: [helping],
    }),
  ],
});

export default [
  scenario('701.41a: each of up to so many target creatures gets a +1/+1 counter', {
    rules: ['701.41a'],
    alice: { hand: [rally], battlefield: ['Grizzly Bears'] },
    bob: { battlefield: ['Hill Giant'] },
    script: ['alice casts Brief Rally on Grizzly Bears, Hill Giant', 'pass until the stack is empty'],
    expect: { 'Grizzly Bears': { power: 3 }, 'Hill Giant': { power: 4 } },
    control: {
      script: ['alice casts Brief Rally on Grizzly Bears', 'pass until the stack is empty'],
      expect: { 'Grizzly Bears': { power: 3 }, 'Hill Giant': { power: 3 } },
    },
  }),
  scenario('701.41a: a permanent supports other creatures only', {
    rules: ['701.41a'],
    alice: { battlefield: [captain, 'Grizzly Bears'] },
    bob: {},
    script: [
      'refused 115.1: alice activates Helpful Captain on Helpful Captain',
      'alice activates Helpful Captain on Grizzly Bears',
      'pass until the stack is empty',
    ],
    expect: { 'Helpful Captain': { power: 1 }, 'Grizzly Bears': { power: 3 } },
    control: {
      without: 'Grizzly Bears',
      script: ['alice activates Helpful Captain', 'pass until the stack is empty'],
      expect: { 'Helpful Captain': { power: 1 } },
    },
  }),
];
