import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('601.2d: of what is divided each target is dealt its share, and what follows is about those', {
    rules: ['601.2d', '608.2c', '601.3'],
    alice: { hand: ["Aurelia's Fury"], mana: 'RWCCC' },
    bob: { battlefield: ['Hill Giant', 'Craw Wurm'], hand: ['Shock'], mana: 'R' },
    script: [
      "alice casts Aurelia's Fury with X = 3",
      'alice chooses Hill Giant and bob',
      'alice answers 1 to Hill Giant, 2 to bob',
      'everyone passes',
      'alice passes',
      'refused 601.3: bob casts Shock on alice',
    ],
    expect: { bob: { life: 18 }, 'Hill Giant': { tapped: true, damage: 1 }, 'Craw Wurm': { tapped: false } },
    control: {
      script: [
        "alice casts Aurelia's Fury with X = 3",
        'alice chooses Hill Giant',
        'everyone passes',
        'alice passes',
        'bob casts Shock on alice',
        'everyone passes',
      ],
      expect: { alice: { life: 18 }, bob: { life: 20 }, 'Hill Giant': { on: 'graveyard' } },
    },
  }),
  scenario('601.2d: a single target is dealt all of what is divided, no more and no less', {
    rules: ['601.2d'],
    alice: { hand: ["Aurelia's Fury"], mana: 'RWCCC' },
    bob: { battlefield: ['Hill Giant'] },
    script: [
      "refused 601.2d: alice casts Aurelia's Fury with X = 3 dividing 2 to Hill Giant",
      "refused 601.2d: alice casts Aurelia's Fury with X = 3 dividing 6 to Hill Giant",
      "alice casts Aurelia's Fury with X = 3 dividing 3 to Hill Giant",
      'everyone passes',
    ],
    expect: { 'Hill Giant': { on: 'graveyard' } },
    control: {
      // Of two targets each has its share, and the shares come to all of it.
      script: [
        "refused 601.2d: alice casts Aurelia's Fury with X = 3 dividing 3 to Hill Giant, 1 to bob",
        "alice casts Aurelia's Fury with X = 3 dividing 2 to Hill Giant, 1 to bob",
        'everyone passes',
      ],
      expect: { 'Hill Giant': { on: 'battlefield', damage: 2 }, bob: { life: 19 } },
    },
  }),
];
