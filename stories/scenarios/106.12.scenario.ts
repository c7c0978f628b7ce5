import { card, scenario } from '../../machines/play/scenario/index.ts';
import { controllerOf, enchant, tapFor, triggered } from '../../machines/rules/abilities/write/index.ts';

/** "Whenever enchanted land is tapped for mana, its controller adds an additional {U}." */
const spring = card('Hidden Spring', ['enchantment'], {
  subtypes: 'Aura',
  abilities: [
    enchant({ type: 'land' }),
    triggered({
      when: { on: 'tappedForMana', object: 'attached' },
      effect: [{ do: 'addMana', mana: ['U'], who: controllerOf('attached') }],
    }),
  ],
});
const twofold = card('Twofold Field', ['land'], { abilities: [tapFor('G', 'G')] });
const bob = { battlefield: ['Damping Sphere'] };

export default [
  scenario('106.12b: what a triggered mana ability adds is none of the mana that the land produces', {
    rules: ['106.12b', '605.1b', '106.12a'],
    alice: { battlefield: ['Forest', { card: spring, attachedTo: 'Forest' }] },
    bob,
    script: ['alice activates Forest'],
    expect: { alice: { mana: 'GU' } },
    control: {
      // Two by itself are too many; the additional one is added all the same.
      setup: { alice: { battlefield: [twofold, { card: spring, attachedTo: 'Twofold Field' }] } },
      script: ['alice activates Twofold Field'],
      expect: { alice: { mana: 'CU' } },
    },
  }),
];
