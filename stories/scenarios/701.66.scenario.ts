import { scenario } from '../../machines/play/scenario/index.ts';
import { exile, one, perform, target } from '../../machines/rules/abilities/write/index.ts';
import { bidding, witness } from './keyword-actions.ts';

const rise = bidding(
  'Rising Ground',
  [one({ type: 'land', controller: 'you' })],
  perform('earthbend', { n: 2, what: target(0) }),
);
const quarry = witness('Old Quarry', 'earthbend', { who: 'you' });
const sinkhole = bidding('Deep Sinkhole', [one({ type: 'land' })], exile(target(0)));

export default [
  scenario('701.66a: the land becomes a creature with haste besides, and gets the counters', {
    rules: ['701.66a'],
    alice: { hand: [rise], battlefield: ['Forest'] },
    bob: {},
    script: [
      'alice casts Rising Ground on Forest',
      'pass until the stack is empty',
      'alice attacks bob with Forest',
      "pass until bob's upkeep",
    ],
    expect: {
      bob: { life: 18 },
      Forest: { types: ['land', 'creature'], power: 2, toughness: 2, has: ['haste'] },
    },
    control: {
      script: ["pass until bob's upkeep"],
      expect: { bob: { life: 20 }, Forest: { types: ['land'] } },
    },
  }),
  scenario('701.66a: once it dies it returns to the battlefield tapped', {
    rules: ['701.66a', '603.7c', '400.7'],
    alice: { hand: [rise, 'Shock'], battlefield: ['Forest'], mana: 'R' },
    bob: {},
    script: [
      'alice casts Rising Ground on Forest',
      'pass until the stack is empty',
      'alice casts Shock on Forest',
      'pass until the stack is empty',
    ],
    expect: { Forest: { on: 'battlefield', tapped: true, types: ['land'] } },
    control: {
      script: ['alice casts Rising Ground on Forest', 'pass until the stack is empty'],
      expect: { Forest: { tapped: false } },
    },
  }),
  scenario('701.66a: and once it is put into exile', {
    rules: ['701.66a'],
    alice: { hand: [rise], battlefield: ['Forest'] },
    bob: { hand: [sinkhole] },
    script: [
      'alice casts Rising Ground on Forest',
      'pass until the stack is empty',
      'alice passes',
      'bob casts Deep Sinkhole on Forest',
      'pass until the stack is empty',
    ],
    expect: { Forest: { on: 'battlefield', tapped: true } },
    control: {
      script: ['alice passes', 'bob casts Deep Sinkhole on Forest', 'pass until the stack is empty'],
      expect: { Forest: { on: 'exile' } },
    },
  }),
  scenario('701.66b: a player earthbends as the delayed triggered ability is created', {
    rules: ['701.66b', '608.2b'],
    alice: { hand: [rise], battlefield: ['Forest', quarry] },
    bob: {},
    script: ['alice casts Rising Ground on Forest', 'pass until the stack is empty'],
    expect: { alice: { life: 21 } },
    control: { without: 'Old Quarry', expect: { alice: { life: 20 } } },
  }),
];
