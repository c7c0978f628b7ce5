import { instantCard } from '../../machines/cards/define.ts';
import { scenario } from '../../machines/play/scenario/index.ts';
import { gainLife, may, perform, spell } from '../../machines/rules/abilities/write/index.ts';
import { bidding } from './keyword-actions.ts';

const inquest = bidding('Long Inquest', [], may(perform('collect evidence', { n: 4 })), gainLife(1));

/** Evidence may be collected as an additional cost; another ability asks whether it was. */
const verdict = instantCard(
  'Sure Verdict',
  '{0}',
  {
    kind: 'static',
    additionalCost: {
      cost: [{ pay: 'perform', action: 'collect evidence', n: 4 }],
      optional: 'collect evidence',
    },
  },
  spell([], {
    do: 'if',
    condition: { holds: 'paid', cost: 'collect evidence' },
    then: [gainLife(5)],
    else: [gainLife(1)],
  }),
);

export default [
  scenario('701.59a: any number of cards with that total mana value or more are exiled', {
    rules: ['701.59a'],
    alice: { hand: [inquest], graveyard: ['Hill Giant', 'Grizzly Bears', 'Raging Goblin', 'Forest'] },
    bob: {},
    script: [
      'alice casts Long Inquest',
      'pass until alice decides',
      'alice says yes',
      'refused 608.2d: alice chooses Grizzly Bears, Raging Goblin',
      'alice chooses Hill Giant',
      'pass until the stack is empty',
    ],
    expect: { alice: { exile: ['Hill Giant'], graveyard: 4 } },
    control: {
      script: [
        'alice casts Long Inquest',
        'pass until alice decides',
        'alice says yes',
        'alice chooses Hill Giant, Grizzly Bears, Forest',
        'pass until the stack is empty',
      ],
      expect: { alice: { exile: 3, graveyard: 2 } },
    },
  }),
  scenario('701.59b: who hasn’t cards of that total mana value can’t choose to collect evidence', {
    rules: ['701.59b', '608.2d'],
    alice: { hand: [inquest], graveyard: ['Grizzly Bears', 'Raging Goblin'] },
    bob: {},
    script: ['alice casts Long Inquest', 'pass until the stack is empty'],
    expect: { alice: { exile: 0, life: 21 } },
    control: {
      setup: { alice: { hand: [inquest], graveyard: ['Hill Giant'] } },
      script: [
        'alice casts Long Inquest',
        'pass until alice decides',
        'alice says yes',
        'pass until the stack is empty',
      ],
      expect: { alice: { exile: 1, life: 21 } },
    },
  }),
  scenario('701.59c: another ability of the spell asks whether evidence was collected to cast it', {
    rules: ['701.59c', '607.2i'],
    alice: { hand: [verdict], graveyard: ['Hill Giant', 'Serra Angel'] },
    bob: {},
    script: [
      'alice casts Sure Verdict kicked',
      'alice chooses Serra Angel',
      { expect: { alice: { exile: ['Serra Angel'] } } },
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 25 } },
    control: {
      script: ['alice casts Sure Verdict', 'pass until the stack is empty'],
      expect: { alice: { life: 21, exile: 0 } },
    },
  }),
];
