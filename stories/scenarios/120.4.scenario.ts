import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('120.4c: the life that damage makes a player lose is less, and the damage isn’t', {
    rules: ['120.4c', '120.3a'],
    alice: { battlefield: ['Worship', 'Grizzly Bears'], life: 3 },
    bob: { battlefield: ['Hill Giant', 'Vampire Nighthawk'] },
    turn: { of: 'bob', at: 'precombatMain' },
    script: [
      'bob attacks alice with Hill Giant, Vampire Nighthawk',
      'alice blocks nothing',
      'pass until bob’s postcombatMain',
    ],
    // Together they would take five: what is dealt at once makes the player lose life once.
    expect: { alice: { life: 1 }, bob: { life: 22 } },
    control: {
      without: 'Worship',
      script: [
        'bob attacks alice with Hill Giant, Vampire Nighthawk',
        'alice blocks nothing',
        'pass until the game is over',
      ],
      expect: { alice: { life: -2, lost: true }, bob: { life: 22 } },
    },
  }),
  scenario('120.4c: what isn’t damage reduces life further', {
    rules: ['120.4c'],
    alice: { battlefield: ['Worship', 'Grizzly Bears'], life: 1 },
    bob: { hand: ['Shock', 'Bump in the Night'], mana: 'RB' },
    turn: { of: 'bob', at: 'precombatMain' },
    script: [
      'bob casts Shock on alice',
      'everyone passes',
      { expect: { alice: { life: 1 } } },
      'bob casts Bump in the Night on alice',
      'everyone passes',
    ],
    expect: { alice: { life: -2, lost: true } },
    control: {
      script: ['bob casts Shock on alice', 'everyone passes'],
      expect: { alice: { life: 1, lost: false } },
    },
  }),
];
