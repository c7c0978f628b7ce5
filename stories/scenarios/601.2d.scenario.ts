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
];
