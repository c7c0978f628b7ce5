import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('614.9: damage that is redirected is dealt to something else by the same source', {
    rules: ['614.9'],
    alice: { battlefield: ['Palisade Giant', 'Grizzly Bears'] },
    bob: { hand: ['Lightning Bolt', 'Shock'], mana: 'RR' },
    script: [
      'alice passes',
      'bob casts Lightning Bolt on alice',
      'everyone passes',
      'alice passes',
      'bob casts Shock on Grizzly Bears',
      'everyone passes',
    ],
    expect: {
      alice: { life: 20 },
      'Grizzly Bears': { on: 'battlefield', damage: 0 },
      'Palisade Giant': { damage: 5 },
    },
    control: {
      setup: {
        alice: { battlefield: ['Grizzly Bears'] },
        bob: { hand: ['Lightning Bolt', 'Shock'], mana: 'RR' },
      },
      expect: { alice: { life: 17 }, 'Grizzly Bears': { on: 'graveyard' } },
    },
  }),
  scenario('614.9: the next damage to either is redirected, once', {
    rules: ['614.9', '614.1a'],
    alice: { battlefield: ['Glarecaster'], mana: 'CCCCCW' },
    bob: { hand: ['Lightning Bolt', 'Shock'], mana: 'RR' },
    script: [
      'alice activates Glarecaster on bob',
      'everyone passes',
      'alice passes',
      'bob casts Lightning Bolt on alice',
      'everyone passes',
      { expect: { alice: { life: 20 }, bob: { life: 17 } } },
      'alice passes',
      'bob casts Shock on Glarecaster',
      'everyone passes',
    ],
    expect: { Glarecaster: { damage: 2 }, bob: { life: 17 } },
    control: {
      script: [
        'alice passes',
        'bob casts Lightning Bolt on alice',
        'everyone passes',
        'alice passes',
        'bob casts Shock on Glarecaster',
        'everyone passes',
      ],
      expect: { alice: { life: 17 }, bob: { life: 20 } },
    },
  }),
  scenario('614.9: all the damage of one combat that would be dealt to either is redirected', {
    rules: ['614.9', '615.13'],
    alice: { battlefield: ['Grizzly Bears', 'Hill Giant'] },
    bob: { battlefield: ['Glarecaster', 'Silvercoat Lion', { card: 'Plains', count: 6 }] },
    script: [
      'alice attacks bob with Grizzly Bears, Hill Giant',
      'alice passes',
      'bob activates Glarecaster on Silvercoat Lion',
      'everyone passes',
      'everyone passes',
      'bob blocks Hill Giant with Glarecaster',
      "pass until alice's endOfCombat",
    ],
    expect: { bob: { life: 20 }, Glarecaster: { damage: 0 }, 'Silvercoat Lion': { on: 'graveyard' } },
    control: {
      script: [
        'alice attacks bob with Grizzly Bears, Hill Giant',
        'everyone passes',
        'bob blocks Hill Giant with Glarecaster',
        "pass until alice's endOfCombat",
      ],
      expect: { bob: { life: 18 }, 'Silvercoat Lion': { on: 'battlefield' } },
    },
  }),
  scenario('614.9: of more damage than is redirected the rest is dealt as it was', {
    rules: ['614.9'],
    alice: {
      battlefield: ['Hill Giant', { card: 'Ward of Piety', attachedTo: 'Hill Giant' }],
      mana: 'CCWW',
    },
    bob: { hand: ['Lightning Bolt'], mana: 'R' },
    script: [
      'alice activates Ward of Piety on bob',
      'everyone passes',
      'alice activates Ward of Piety on bob',
      'everyone passes',
      'alice passes',
      'bob casts Lightning Bolt on Hill Giant',
      'everyone passes',
    ],
    expect: { bob: { life: 18 }, 'Hill Giant': { damage: 1 } },
    control: {
      script: ['alice passes', 'bob casts Lightning Bolt on Hill Giant', 'everyone passes'],
      expect: { bob: { life: 20 }, 'Hill Giant': { on: 'graveyard' } },
    },
  }),
  scenario('614.9: damage is not redirected to a creature that is no longer there', {
    rules: ['614.9'],
    alice: { battlefield: ['Glarecaster', 'Grizzly Bears'], mana: 'CCCCCW' },
    bob: { hand: ['Lightning Bolt', 'Shock'], mana: 'RR' },
    script: [
      'alice activates Glarecaster on Grizzly Bears',
      'everyone passes',
      'alice passes',
      'bob casts Shock on Grizzly Bears',
      'everyone passes',
      'alice passes',
      'bob casts Lightning Bolt on alice',
      'everyone passes',
    ],
    expect: { alice: { life: 17 } },
    control: {
      script: [
        'alice activates Glarecaster on Grizzly Bears',
        'everyone passes',
        'alice passes',
        'bob casts Lightning Bolt on alice',
        'everyone passes',
      ],
      expect: { alice: { life: 20 }, 'Grizzly Bears': { on: 'graveyard' } },
    },
  }),
];
