import { creature, scenario } from '../../machines/play/scenario/index.ts';
import { as, dealDamageToPlayers, named, perform } from '../../machines/rules/abilities/write/index.ts';
import { bidding, saying, witness } from './keyword-actions.ts';

const dig = saying('Deep Dig', 'discover', { n: 3 });
const map = witness('Dig Chart', 'discover', { who: 'you' });
/** As much damage as the discovered card costs, whatever became of it. */
const richDig = bidding(
  'Rich Dig',
  [],
  as('found', perform('discover', { n: 3 })),
  dealDamageToPlayers({ number: 'value', value: 'manaValue', of: named('found') }, 'opponents'),
);
const scout = creature('Low Scout', '2/2', '', { manaCost: '{1}{G}' });

export default [
  scenario('701.57a: cards are exiled until a nonland card of that mana value or less, which may be cast', {
    rules: ['701.57a'],
    alice: { hand: [dig], library: ['Forest', 'Serra Angel', scout, 'Swamp'] },
    bob: {},
    script: [
      'alice casts Deep Dig',
      'pass until alice decides',
      'alice says yes',
      'pass until the stack is empty',
    ],
    expect: { 'Low Scout': { on: 'battlefield' }, alice: { library: 3, exile: 0, hand: 0 } },
    control: {
      // Not cast, it goes to the hand.
      script: [
        'alice casts Deep Dig',
        'pass until alice decides',
        'alice says no',
        'pass until the stack is empty',
      ],
      expect: { 'Low Scout': { on: 'hand' }, alice: { library: 3, exile: 0, hand: ['Low Scout'] } },
    },
  }),
  scenario('701.57a: what lay above it goes to the bottom, under what wasn’t exiled', {
    rules: ['701.57a'],
    alice: { hand: [dig], library: ['Forest', scout, 'Swamp', 'Island'] },
    bob: {},
    script: [
      'alice casts Deep Dig',
      'pass until alice decides',
      'alice says no',
      'pass until the stack is empty',
    ],
    expect: { alice: { library: ['Swamp', 'Island', 'Forest'] } },
    control: { script: [], expect: { alice: { library: ['Forest', 'Low Scout', 'Swamp', 'Island'] } } },
  }),
  scenario('701.57b: a player has discovered also where no such card came up', {
    rules: ['701.57b'],
    alice: { hand: [dig], battlefield: [map], library: ['Forest', 'Serra Angel'] },
    bob: {},
    script: ['alice casts Deep Dig', 'pass until the stack is empty'],
    expect: { alice: { life: 21, library: 2, hand: 0 } },
    control: { without: 'Dig Chart', expect: { alice: { life: 20 } } },
  }),
  scenario('701.57c: the discovered card is the last that was exiled, cast or drawn to hand', {
    rules: ['701.57c'],
    alice: { hand: [richDig], library: ['Serra Angel', scout] },
    bob: {},
    script: [
      'alice casts Rich Dig',
      'pass until alice decides',
      'alice says yes',
      'pass until the stack is empty',
    ],
    expect: { bob: { life: 18 }, 'Low Scout': { on: 'battlefield' } },
    control: {
      script: [
        'alice casts Rich Dig',
        'pass until alice decides',
        'alice says no',
        'pass until the stack is empty',
      ],
      expect: { bob: { life: 18 }, 'Low Scout': { on: 'hand' } },
    },
  }),
  scenario('701.57c: a last card that costs more is no discovered card', {
    rules: ['701.57c'],
    alice: { hand: [richDig], library: ['Serra Angel'] },
    bob: {},
    script: ['alice casts Rich Dig', 'pass until the stack is empty'],
    expect: { bob: { life: 20 }, alice: { library: ['Serra Angel'] } },
    control: {
      setup: { alice: { library: [scout], hand: [richDig] } },
      script: [
        'alice casts Rich Dig',
        'pass until alice decides',
        'alice says no',
        'pass until the stack is empty',
      ],
      expect: { bob: { life: 18 } },
    },
  }),
];
