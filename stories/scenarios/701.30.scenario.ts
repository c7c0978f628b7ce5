import { scenario } from '../../machines/play/scenario/index.ts';
import { as, gainLife, perform } from '../../machines/rules/abilities/write/index.ts';
import { bidding, witness } from './keyword-actions.ts';

/** Clash with an opponent. If you won, you gain 3 life. */
const brawl = bidding('Tavern Brawl', [], as('clash', perform('clash')), {
  do: 'if',
  condition: { holds: 'did', by: 'clash' },
  then: [gainLife(3)],
});
const bell = witness('Brawl Bell', 'clash', { who: 'you' });

export default [
  scenario('701.30a: who clashes reveals the top card of their library and may put it on the bottom', {
    rules: ['701.30a', '701.30b'],
    alice: { hand: [brawl], library: ['Forest', 'Island'] },
    bob: { library: ['Swamp', 'Plains'] },
    script: [
      'alice casts Tavern Brawl',
      'pass until alice decides',
      'alice answers top: nothing; bottom: Forest',
      'bob answers top: Swamp; bottom: nothing',
      'pass until the stack is empty',
    ],
    expect: {
      alice: { library: ['Island', 'Forest'] },
      bob: { library: ['Swamp', 'Plains'] },
      game: { happened: [{ event: 'reveal', times: 1 }] },
    },
    control: { script: [], expect: { alice: { library: ['Forest', 'Island'] } } },
  }),
  scenario('701.30b: who clashes with an opponent chooses one of several', {
    rules: ['701.30b'],
    alice: { hand: [brawl], library: ['Forest'] },
    bob: { library: ['Island', 'Swamp'] },
    carol: { library: ['Hill Giant', 'Plains'] },
    script: [
      'alice casts Tavern Brawl',
      'pass until alice decides',
      'alice chooses carol',
      'alice answers top: Forest; bottom: nothing',
      'carol answers top: nothing; bottom: Hill Giant',
      'pass until the stack is empty',
    ],
    expect: { carol: { library: ['Plains', 'Hill Giant'] }, bob: { library: ['Island', 'Swamp'] } },
    control: {
      script: [
        'alice casts Tavern Brawl',
        'pass until alice decides',
        'alice chooses bob',
        'alice answers top: Forest; bottom: nothing',
        'bob answers top: nothing; bottom: Island',
        'pass until the stack is empty',
      ],
      expect: { carol: { library: ['Hill Giant', 'Plains'] }, bob: { library: ['Swamp', 'Island'] } },
    },
  }),
  scenario('701.30c: the cards move once both players have decided, in APNAP order', {
    rules: ['701.30c', '101.4'],
    alice: { library: ['Forest', 'Island'] },
    bob: { hand: [brawl], library: ['Swamp', 'Plains'] },
    script: [
      'alice passes',
      'bob casts Tavern Brawl',
      'pass until alice decides',
      'alice answers top: nothing; bottom: Forest',
      { expect: { alice: { library: ['Forest', 'Island'] } } },
      'bob answers top: nothing; bottom: Swamp',
      'pass until the stack is empty',
    ],
    expect: { alice: { library: ['Island', 'Forest'] }, bob: { library: ['Plains', 'Swamp'] } },
    control: { script: [], expect: { alice: { library: ['Forest', 'Island'] } } },
  }),
  scenario('701.30d: a card with a greater mana value than every other that was revealed wins', {
    rules: ['701.30d'],
    alice: { hand: [brawl], library: ['Hill Giant'] },
    bob: { library: ['Grizzly Bears'] },
    script: [
      'alice casts Tavern Brawl',
      'pass until alice decides',
      'alice answers top: Hill Giant; bottom: nothing',
      'bob answers top: Grizzly Bears; bottom: nothing',
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 23 } },
    control: {
      // Nobody wins who has but as much.
      setup: { bob: { library: ['Hill Giant'] } },
      script: [
        'alice casts Tavern Brawl',
        'pass until alice decides',
        "alice answers top: alice's Hill Giant; bottom: nothing",
        "bob answers top: bob's Hill Giant; bottom: nothing",
        'pass until the stack is empty',
      ],
      expect: { alice: { life: 20 } },
    },
  }),
  scenario('701.30d: a player wins with any card where no other is revealed, and with none never', {
    rules: ['701.30d', '701.30a'],
    alice: { hand: [brawl], library: ['Forest'] },
    bob: { library: [] },
    script: [
      'alice casts Tavern Brawl',
      'pass until alice decides',
      'alice answers top: Forest; bottom: nothing',
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 23 } },
    control: {
      setup: { alice: { library: [], hand: [brawl] } },
      script: ['alice casts Tavern Brawl', 'pass until the stack is empty'],
      expect: { alice: { life: 20 } },
    },
  }),
  scenario('701.30b: both players clash, whoever was told to', {
    rules: ['701.30b', '603.2'],
    alice: { hand: [brawl], library: ['Forest'] },
    bob: { battlefield: [bell], library: ['Forest'] },
    script: [
      'alice casts Tavern Brawl',
      'pass until alice decides',
      "alice answers top: alice's Forest; bottom: nothing",
      "bob answers top: bob's Forest; bottom: nothing",
      'pass until the stack is empty',
    ],
    expect: { bob: { life: 21 } },
    control: { without: 'Brawl Bell', expect: { bob: { life: 20 } } },
  }),
];
