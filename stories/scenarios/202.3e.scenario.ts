import { card, scenario } from '../../machines/play/scenario/index.ts';
import { counter, one, spell, spellLike, target } from '../../machines/rules/abilities/write/index.ts';

/** Counter target spell with mana value 3 or less; it is exiled. */
const dissolve = card('Dissolve Small Things', ['instant'], {
  manaCost: '{U}',
  abilities: [spell([one(spellLike({ manaValue: { atMost: 3 } }))], counter(target(0), { zone: 'exile' }))],
});

export default [
  scenario('202.3e: on the stack each {X} of a mana cost is what was chosen, and elsewhere 0', {
    rules: ['202.3e', '601.2c', '107.3'],
    alice: { hand: ['Chalice of the Void'], mana: 'CCCCCC' },
    bob: { hand: [dissolve], mana: 'U' },
    script: [
      { expect: { 'Chalice of the Void': { manaValue: 0 } } },
      'alice casts Chalice of the Void with X = 3',
      { expect: { 'Chalice of the Void': { manaValue: 6, x: 3 } } },
      'alice passes',
      'refused 601.2c: bob casts Dissolve Small Things on Chalice of the Void',
      'bob passes',
    ],
    expect: { 'Chalice of the Void': { on: 'battlefield', manaValue: 0, counters: { charge: 3 } } },
    control: {
      script: [
        'alice casts Chalice of the Void with X = 1',
        { expect: { 'Chalice of the Void': { manaValue: 2 } } },
        'alice passes',
        'bob casts Dissolve Small Things on Chalice of the Void',
        'everyone passes',
      ],
      expect: { 'Chalice of the Void': { on: 'exile', manaValue: 0 } },
    },
  }),
];
