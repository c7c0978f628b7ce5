import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  all,
  controllerOf,
  enchant,
  land,
  rulesFor,
  tapFor,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';

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

/** "If a land is tapped for mana, it produces {B} instead." */
const soot = card('Soot over the Land', ['enchantment'], {
  abilities: [rulesFor(all(land), { rule: 'producesInstead', type: 'B' })],
});
const cradle = "Gaea's Cradle";

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
  scenario('106.12b: a land that produces no mana has none that would be something else instead', {
    rules: ['106.12b', '605.2'],
    alice: { battlefield: [cradle] },
    bob: { battlefield: [soot] },
    script: [`alice activates ${cradle}`],
    expect: { alice: { mana: '' }, [cradle]: { tapped: true } },
    control: {
      setup: { alice: { battlefield: [cradle, 'Grizzly Bears', 'Hill Giant'] } },
      // However much it was: it is one black mana.
      expect: { alice: { mana: 'B' } },
    },
  }),
  scenario('106.12a: a land that produced no mana wasn’t tapped for mana', {
    rules: ['106.12', '106.12a'],
    alice: { battlefield: [cradle, { card: spring, attachedTo: cradle }] },
    bob: {},
    script: [`alice activates ${cradle}`],
    expect: { alice: { mana: '' }, [cradle]: { tapped: true }, game: { stack: 0 } },
    control: {
      setup: { alice: { battlefield: [cradle, { card: spring, attachedTo: cradle }, 'Grizzly Bears'] } },
      expect: { alice: { mana: 'GU' } },
    },
  }),
];
