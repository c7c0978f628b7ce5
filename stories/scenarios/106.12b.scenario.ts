import { scenario } from '../../machines/play/scenario/index.ts';

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
];
