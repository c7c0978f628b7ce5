import { card, scenario } from '../../machines/play/scenario/index.ts';
import { staticAbility } from '../../machines/rules/abilities/write/index.ts';

const tight = card('Tight Quarters', ['enchantment'], {
  manaCost: '{G}',
  abilities: [staticAbility({ players: 'you', rules: [{ rule: 'maximumHandSize', number: 2 }] })],
});
/** "Your maximum hand size is increased by two." */
const counsel = card('Wide Counsel', ['enchantment'], {
  manaCost: '{G}',
  abilities: [
    staticAbility({
      players: 'you',
      rules: [{ rule: 'maximumHandSizeReduced', by: -2 }],
    }),
  ],
});
const cards = ['Forest', 'Plains', 'Island', 'Swamp', 'Mountain', 'Grizzly Bears'];

export default [
  scenario('613.11: what changes the maximum hand size later changes what was set before', {
    rules: ['613.11', '402.2', '514.1'],
    alice: { battlefield: [tight], hand: [counsel, ...cards], mana: 'G' },
    bob: {},
    script: [
      'alice casts Wide Counsel',
      'everyone passes',
      'pass until cleanup',
      'refused 514.1: alice chooses Forest',
      'refused 514.1: alice chooses Forest, Plains, Island, Swamp',
      'alice chooses Forest, Plains',
    ],
    expect: { alice: { hand: ['Island', 'Swamp', 'Mountain', 'Grizzly Bears'] } },
    control: {
      // Set later, it is what is set.
      setup: { alice: { battlefield: [counsel], hand: [tight, ...cards] } },
      script: [
        'alice casts Tight Quarters',
        'everyone passes',
        'pass until cleanup',
        'alice chooses Forest, Plains, Island, Swamp',
      ],
      expect: { alice: { hand: ['Mountain', 'Grizzly Bears'] } },
    },
  }),
];
