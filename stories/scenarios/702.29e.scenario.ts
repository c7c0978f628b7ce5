import { card, creature, scenario } from '../../machines/play/scenario/index.ts';

const strider = creature('Marsh Strider', '4/4', '', {
  manaCost: '{5}{B}',
  abilities: [
    {
      kind: 'keyword',
      keyword: 'typecycling',
      cost: [{ pay: 'mana', cost: '{2}' }],
      object: { subtype: 'Swamp' },
    },
  ],
});
/** "Whenever you cycle a card, you gain 1 life." */
const wheel = card('Turning Wheel', ['enchantment'], {
  abilities: [
    {
      kind: 'triggered',
      when: [{ on: 'discards', who: 'you', payingFor: 'cycling' }],
      effect: [{ do: 'gainLife', amount: 1 }],
    },
  ],
});

export default [
  scenario('702.29e-f: a card of the type is found, and the card was cycled', {
    rules: ['702.29', '702.29e', '702.29f'],
    alice: { hand: [strider], battlefield: [wheel], library: ['Forest', 'Swamp'], mana: 'CC' },
    bob: {},
    script: [
      'alice activates Marsh Strider',
      { expect: { alice: { hand: 0, graveyard: ['Marsh Strider'] } } },
      'everyone passes',
      'everyone passes',
      'alice chooses Swamp',
    ],
    expect: { alice: { hand: ['Swamp'], library: ['Forest'], life: 21 } },
    control: {
      setup: { alice: { library: ['Forest'] } },
      script: ['alice activates Marsh Strider', 'pass until the stack is empty'],
      expect: { alice: { hand: 0, library: ['Forest'], life: 21 } },
    },
  }),
];
