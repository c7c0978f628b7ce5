import { card, scenario } from '../../machines/play/scenario/index.ts';
import { rulesFor, tapFor } from '../../machines/rules/abilities/write/index.ts';
import type { ManaType } from '../../machines/rules/index.ts';

/** If a land is tapped for mana, it produces one mana of this type instead of any other type and amount. */
const onlyOne = (name: string, type: ManaType) =>
  card(name, ['enchantment'], {
    abilities: [rulesFor({ all: { type: 'land' } }, { producesInstead: type })],
  });

export default [
  scenario('106.12b: a land that is tapped for two mana produces one colorless instead', {
    rules: ['106.12b', '118.3'],
    alice: { battlefield: ['Eldrazi Temple', 'Mountain'], hand: ['Matter Reshaper'] },
    bob: { battlefield: ['Damping Sphere'] },
    script: [
      'refused 118.3: alice casts Matter Reshaper',
      'alice activates Eldrazi Temple ability 2',
      'alice activates Mountain',
    ],
    // One mana is produced as it was.
    expect: { alice: { mana: 'CR' } },
    control: {
      without: 'Damping Sphere',
      script: ['alice casts Matter Reshaper', 'everyone passes'],
      expect: { 'Matter Reshaper': { on: 'battlefield' } },
    },
  }),
  scenario('601.2f: each spell costs more for each other one that its player has cast this turn', {
    rules: ['601.2f', '118.7'],
    alice: { hand: ['Shock', 'Shock', 'Shock'], mana: 'RRRR' },
    bob: { battlefield: ['Damping Sphere'], hand: ['Shock'], mana: 'R' },
    script: [
      'alice casts Shock on bob',
      'alice casts Shock 2 on bob',
      { expect: { alice: { mana: 'R' } } },
      'refused 118.3: alice casts Shock 3 on bob',
      'alice passes',
      // Only what that player has cast counts.
      "bob casts bob's Shock on alice",
      'pass until the stack is empty',
    ],
    expect: { bob: { life: 16 }, alice: { life: 18 } },
    control: {
      without: 'Damping Sphere',
      script: [
        'alice casts Shock on bob',
        'alice casts Shock 2 on bob',
        'alice casts Shock 3 on bob',
        'pass until the stack is empty',
      ],
      expect: { bob: { life: 14 } },
    },
  }),
  scenario('616.1: of several effects on what is produced its player chooses which applies first', {
    rules: ['616.1', '616.1f', '106.12b'],
    alice: { battlefield: ['Forest'] },
    bob: { battlefield: [onlyOne('Black Sun', 'B'), onlyOne('Red Sun', 'R')] },
    script: ['alice activates Forest', 'alice chooses {R}'],
    expect: { alice: { mana: 'R' } },
    control: { without: 'Red Sun', script: ['alice activates Forest'], expect: { alice: { mana: 'B' } } },
  }),
  scenario('616.1f: what applies to two or more mana applies to what another has left of it, or doesn’t', {
    rules: ['616.1f', '106.12b'],
    alice: { battlefield: [card('Deep Tomb', ['land'], { abilities: [tapFor('C', 'C')] })] },
    bob: { battlefield: [onlyOne('Black Sun', 'B'), 'Damping Sphere'] },
    script: ['alice activates Deep Tomb'],
    // Applied last, or first and the other not at all: it is {B} in either order.
    expect: { alice: { mana: 'B' } },
    control: { without: 'Black Sun', expect: { alice: { mana: 'C' } } },
  }),
];
