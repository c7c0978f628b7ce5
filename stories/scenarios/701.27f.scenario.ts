import { creature, scenario } from '../../machines/play/scenario/index.ts';
import { one, target } from '../../machines/rules/abilities/write/index.ts';
import type { CardDefinition } from '../../machines/rules/index.ts';
import { bidding } from './keyword-actions.ts';

/** Its ability transforms it as the next end step begins. */
const sleeper: CardDefinition = {
  ...creature('Restless Sleeper', '2/2', '', {
    manaCost: '{1}{G}',
    abilities: [
      {
        kind: 'activated',
        cost: [{ mana: '{1}' }],
        effect: [
          {
            do: 'delayedTrigger',
            when: [{ on: 'begins', step: 'end' }],
            effect: [{ do: 'transform', what: 'self' }],
          },
        ],
      },
    ],
  }),
  back: { ...creature('Waking Terror', '5/5', 'trample'), colorIndicator: ['R'] },
};

const turnOver = bidding('Turn Over', [one({ type: 'creature' })], { do: 'transform', what: target(0) });

export default [
  scenario('701.27f: what has transformed since a delayed trigger was created isn’t transformed by it', {
    rules: ['701.27f', '603.7a'],
    alice: { battlefield: [sleeper], hand: [turnOver], mana: 'C' },
    bob: {},
    script: [
      'alice activates Restless Sleeper',
      'everyone passes',
      'alice casts Turn Over on Restless Sleeper',
      'everyone passes',
      { expect: { 'Restless Sleeper': { name: 'Waking Terror' } } },
      "pass until bob's upkeep",
    ],
    expect: { 'Restless Sleeper': { name: 'Waking Terror', power: 5 } },
    // Turned over before that was created, it is turned over again.
    control: {
      script: [
        'alice activates Restless Sleeper',
        'alice casts Turn Over on Restless Sleeper',
        'everyone passes',
        { expect: { 'Restless Sleeper': { name: 'Waking Terror' } } },
        'everyone passes',
        "pass until bob's upkeep",
      ],
      expect: { 'Restless Sleeper': { name: 'Restless Sleeper', power: 2 } },
    },
  }),
];
