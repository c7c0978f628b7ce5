import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import { gainLife, perform, spell, triggered } from '../../machines/rules/abilities/write/index.ts';

/** "Surveil 2." */
const omens = card('Watched Omens', ['sorcery'], {
  manaCost: '{B}',
  abilities: [spell([], perform('surveil', { n: 2 }))],
});
/** "Whenever you surveil, if this card is in your graveyard, you gain 3 life." */
const stirring = creature('Stirring Bones', '3/1', '', {
  abilities: [
    triggered({
      when: { on: 'performs', action: 'surveil', who: 'you' },
      if: { holds: 'is', what: 'self', like: { zone: 'graveyard' } },
      effect: [gainLife(3)],
    }),
  ],
});

export default [
  scenario('701.25d: a card that surveilling puts into the graveyard is there in time to trigger on it', {
    rules: ['701.25d', '701.25a', '113.6k'],
    alice: { hand: [omens], library: [stirring, 'Swamp', 'Swamp'], mana: 'B' },
    bob: {},
    script: [
      'alice casts Watched Omens',
      'everyone passes',
      'alice chooses graveyard: Stirring Bones; top: Swamp',
      'pass until the stack is empty',
    ],
    expect: { 'Stirring Bones': { on: 'graveyard' }, alice: { life: 23 } },
    control: {
      script: [
        'alice casts Watched Omens',
        'everyone passes',
        'alice chooses graveyard: Swamp; top: Stirring Bones',
        'pass until the stack is empty',
      ],
      expect: { 'Stirring Bones': { on: 'library' }, alice: { life: 20 } },
    },
  }),
];
