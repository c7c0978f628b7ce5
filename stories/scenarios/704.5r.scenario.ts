import { creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  gainLife,
  mana,
  putCounters,
  rulesFor,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';
import type { Ability } from '../../machines/rules/index.ts';

const dreamer = (name: string, ...limits: readonly Ability[]) =>
  creature(name, '1/1', '', {
    abilities: [
      ...limits,
      activated({ cost: [mana('{0}')], effect: [putCounters('dream', 3, 'self')] }),
      triggered({ when: { on: 'counterRemoved', object: 'self', kind: 'dream' }, effect: [gainLife(1)] }),
    ],
  });
const atMost = (count: number) => rulesFor('self', { rule: 'mostCounters', kind: 'dream', number: count });

export default [
  scenario('704.5r: of counters of which a permanent can’t have more than so many, the rest are removed', {
    rules: ['704.5r', '122.4'],
    alice: {
      battlefield: [{ card: dreamer('Bounded Dreamer', atMost(2)), counters: { dream: 1, charge: 5 } }],
    },
    bob: {},
    script: ['alice activates Bounded Dreamer', 'pass until the stack is empty'],
    expect: {
      'Bounded Dreamer': { counters: { dream: 2, charge: 5 } },
      alice: { life: 22 },
      game: { happened: [{ event: 'removeCounters', rule: '704.5r', times: 1 }] },
    },
    control: {
      setup: {
        alice: { battlefield: [{ card: dreamer('Boundless Dreamer'), counters: { dream: 1, charge: 5 } }] },
      },
      script: ['alice activates Boundless Dreamer', 'pass until the stack is empty'],
      expect: { 'Boundless Dreamer': { counters: { dream: 4, charge: 5 } }, alice: { life: 20 } },
    },
  }),
  scenario('704.5r: of several such limits the least counts', {
    rules: ['704.5r'],
    alice: {
      battlefield: [
        { card: dreamer('Doubly Bounded Dreamer', atMost(4), atMost(3)), counters: { dream: 2 } },
      ],
    },
    bob: {},
    script: ['alice activates Doubly Bounded Dreamer', 'pass until the stack is empty'],
    expect: { 'Doubly Bounded Dreamer': { counters: { dream: 3 } } },
    control: {
      setup: {
        alice: {
          battlefield: [{ card: dreamer('Once Bounded Dreamer', atMost(4)), counters: { dream: 2 } }],
        },
      },
      script: ['alice activates Once Bounded Dreamer', 'pass until the stack is empty'],
      expect: { 'Once Bounded Dreamer': { counters: { dream: 4 } } },
    },
  }),
];
