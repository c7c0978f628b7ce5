import { card, scenario } from '../../machines/play/scenario/index.ts';
import { activated, gainLife } from '../../machines/rules/abilities/write/index.ts';
import { saying } from './keyword-actions.ts';

const hunger = saying('Winter Hunger', 'forage');
const bread = card('Stale Bread', ['artifact'], { subtypes: 'Food' });
const den = card('Foraging Den', ['artifact'], {
  abilities: [activated({ cost: [{ pay: 'perform', action: 'forage' }], effect: [gainLife(2)] })],
});

export default [
  scenario('701.61a: who forages exiles three cards from their graveyard or sacrifices a Food', {
    rules: ['701.61a'],
    alice: { hand: [hunger], battlefield: [bread], graveyard: ['Forest', 'Island', 'Swamp', 'Plains'] },
    bob: {},
    script: [
      'alice casts Winter Hunger',
      'pass until alice decides',
      'alice answers exile three cards from your graveyard',
      'alice chooses Forest, Island, Swamp',
      'pass until the stack is empty',
    ],
    expect: { alice: { exile: 3, graveyard: ['Plains', 'Winter Hunger'], battlefield: ['Stale Bread'] } },
    control: {
      script: [
        'alice casts Winter Hunger',
        'pass until alice decides',
        'alice answers sacrifice a Food',
        'pass until the stack is empty',
      ],
      expect: { alice: { exile: 0, battlefield: 0 } },
    },
  }),
  scenario('701.61a: as a cost it is paid by whichever can be done', {
    rules: ['701.61a', '118.3'],
    alice: { battlefield: [den], graveyard: ['Forest', 'Island', 'Swamp'] },
    bob: {},
    script: [
      'alice activates Foraging Den',
      { expect: { alice: { exile: 3, life: 20 } } },
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 22 } },
    control: {
      setup: { alice: { battlefield: [den], graveyard: ['Forest', 'Island'] } },
      script: ['refused 701.61a: alice activates Foraging Den'],
      expect: { alice: { life: 20 } },
    },
  }),
];
