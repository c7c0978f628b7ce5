import { card, scenario } from '../../machines/play/scenario/index.ts';
import { activated, gainLife, mana, perform, triggered } from '../../machines/rules/abilities/write/index.ts';
import type { CardDefinition } from '../../machines/rules/state/vocabulary/index.ts';

/** What it does as long as it is harnessed. */
const dynamo: CardDefinition = card('Tidal Wheel', ['artifact'], {
  abilities: [
    activated({ cost: [mana('{0}')], effect: [perform('harness', { what: 'self' })] }),
    triggered({
      when: { on: 'begins', step: 'end', whose: 'you' },
      if: { holds: 'is', what: 'self', like: { designated: 'harnessed' } },
      effect: [gainLife(1)],
    }),
  ],
});

export default [
  scenario('701.64a: a permanent becomes harnessed, once', {
    rules: ['701.64a', '701.64b'],
    alice: { battlefield: [dynamo] },
    bob: {},
    script: [
      'alice activates Tidal Wheel',
      'alice activates Tidal Wheel',
      'pass until the stack is empty',
      "pass until bob's upkeep",
    ],
    expect: { alice: { life: 21 }, game: { happened: [{ event: 'designate', times: 1 }] } },
    control: { script: ["pass until bob's upkeep"], expect: { alice: { life: 20 } } },
  }),
  scenario('701.64b: it stays harnessed until it leaves the battlefield', {
    rules: ['701.64b', '400.7'],
    alice: {
      battlefield: [{ card: { ...dynamo, manaCost: '{0}' }, as: 'the wheel' }],
      hand: ['Boomerang'],
      mana: 'UU',
    },
    bob: {},
    script: [
      'alice activates the wheel',
      'pass until the stack is empty',
      'alice casts Boomerang on the wheel',
      'pass until the stack is empty',
      'alice casts the wheel',
      'pass until the stack is empty',
      "pass until bob's upkeep",
    ],
    expect: { alice: { life: 20 } },
    control: {
      script: ['alice activates the wheel', 'pass until the stack is empty', "pass until bob's upkeep"],
      expect: { alice: { life: 21 } },
    },
  }),
];
