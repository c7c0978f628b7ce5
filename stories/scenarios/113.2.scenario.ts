import { creature, scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('113.2: an ability affects the object it is on, other objects, or players', {
    rules: ['113.2'],
    alice: { battlefield: ['Kird Ape', 'Forest', 'Honor of the Pure', 'Silvercoat Lion', 'Ivory Mask'] },
    bob: { hand: ['Shock'], mana: 'R' },
    script: [
      {
        expect: {
          'Kird Ape': { power: 2, toughness: 3 },
          'Silvercoat Lion': { power: 3, toughness: 3 },
        },
      },
      'alice passes',
      'refused 702.18a: bob casts Shock on alice',
      'bob casts Shock on bob',
    ],
    expect: { alice: { life: 20 }, bob: { life: 18 } },
    control: {
      withoutAbilities: ['Kird Ape', 'Honor of the Pure', 'Ivory Mask'],
      script: [
        {
          expect: {
            'Kird Ape': { power: 1, toughness: 1 },
            'Silvercoat Lion': { power: 2, toughness: 2 },
          },
        },
        'alice passes',
        'bob casts Shock on alice',
      ],
      expect: { alice: { life: 18 } },
    },
  }),
  scenario('113.2a: an ability can be good for whoever has it, or bad', {
    rules: ['113.2a', '702.9b', '509.1b'],
    alice: { battlefield: ['Young Red Dragon', 'Memnite'] },
    bob: { battlefield: ['Grizzly Bears', 'Runeclaw Bear', 'Storm Crow'] },
    turn: { of: 'bob' },
    script: [
      'bob attacks alice with Grizzly Bears',
      'refused 509.1b: alice blocks Grizzly Bears with Young Red Dragon',
      'alice blocks nothing',
      'pass until alice’s precombat main phase',
      'alice attacks bob with Young Red Dragon',
      'refused 702.9b: bob blocks Young Red Dragon with Runeclaw Bear',
      'bob blocks nothing',
    ],
    expect: { alice: { life: 18 }, bob: { life: 17 } },
    control: {
      withoutAbilities: ['Young Red Dragon'],
      script: [
        'bob attacks alice with Grizzly Bears',
        'alice blocks Grizzly Bears with Memnite',
        'pass until alice’s precombat main phase',
        'alice attacks bob with Young Red Dragon',
        'bob blocks Young Red Dragon with Runeclaw Bear',
      ],
      expect: { alice: { life: 20 }, bob: { life: 20 }, 'Runeclaw Bear': { on: 'graveyard' } },
    },
  }),
  scenario('113.2a, example 1: “can’t block” is an ability, gone with all other abilities', {
    rules: ['113.2a', '113.10', '509.1b'],
    alice: {
      battlefield: ['Carrion Feeder', 'Memnite', { card: 'Island', count: 2 }],
      hand: ['Turn to Frog'],
    },
    bob: { battlefield: ['Grizzly Bears'] },
    turn: { of: 'bob' },
    script: [
      'bob attacks alice with Grizzly Bears',
      'alice casts Turn to Frog on Carrion Feeder',
      'pass until the stack is empty',
      'alice blocks Grizzly Bears with Carrion Feeder',
    ],
    expect: { alice: { life: 20 }, 'Carrion Feeder': { on: 'graveyard' } },
    control: {
      script: [
        'bob attacks alice with Grizzly Bears',
        'refused 509.1b: alice blocks Grizzly Bears with Carrion Feeder',
        'alice blocks nothing',
      ],
      expect: { alice: { life: 18 }, 'Carrion Feeder': { on: 'battlefield' } },
    },
  }),
  scenario('113.2b: additional and alternative costs are abilities of the card that they are on', {
    rules: ['113.2b', '118.8', '118.9'],
    alice: { hand: ['Force of Will', 'Brainstorm', 'Divination'] },
    bob: { hand: ['Grizzly Bears', 'Tormenting Voice'], mana: 'GGRR' },
    turn: { of: 'bob' },
    script: [
      'bob casts Grizzly Bears',
      'bob passes',
      'alice casts Force of Will by alternative on Grizzly Bears paying Brainstorm',
      'pass until the stack is empty',
      'refused 118.3: bob casts Tormenting Voice',
    ],
    expect: {
      'Grizzly Bears': { on: 'graveyard' },
      Brainstorm: { on: 'exile' },
      alice: { life: 19 },
      'Tormenting Voice': { on: 'hand' },
    },
    control: {
      withoutAbilities: ['Force of Will', 'Tormenting Voice'],
      script: [
        'bob casts Grizzly Bears',
        'bob passes',
        'refused 118.3: alice casts Force of Will',
        'pass until the stack is empty',
        'bob casts Tormenting Voice',
      ],
      expect: {
        'Grizzly Bears': { on: 'battlefield' },
        Brainstorm: { on: 'hand' },
        'Tormenting Voice': { on: 'graveyard' },
      },
    },
  }),
  scenario('113.2c: each paragraph is an ability of its own, and each instance of one functions by itself', {
    rules: ['113.2c', '702.83a', '702.9c'],
    alice: {
      battlefield: [
        creature('Twice Exalted', '2/2', 'flying, flying, exalted, exalted'),
        'Cranial Plating',
        { card: 'Swamp', count: 2 },
      ],
    },
    bob: { battlefield: ['Storm Crow'] },
    script: [
      'alice attacks bob with Twice Exalted',
      'alice orders Twice Exalted, Twice Exalted',
      { expect: { game: { stack: ['the ability of Twice Exalted', 'the ability of Twice Exalted'] } } },
      'pass until the stack is empty',
      'refused 602.5d: alice activates Cranial Plating ability 2 on Twice Exalted',
      'alice activates Cranial Plating ability 1 on Twice Exalted',
      'pass until the end of combat step',
    ],
    decide: { blockers: 'nothing' },
    expect: { bob: { life: 15 }, 'Cranial Plating': { attachedTo: 'Twice Exalted' } },
    control: {
      without: 'exalted',
      script: ['alice attacks bob with Twice Exalted', 'bob blocks nothing'],
      decide: {},
      expect: { bob: { life: 18 } },
    },
  }),
  scenario(
    '113.2c: of an ability that two Harmonic Slivers give, a Sliver has two instances, and each triggers',
    {
      rules: ['113.2c', '603.6a'],
      alice: {
        battlefield: [
          { card: 'Harmonic Sliver', as: 'one sliver' },
          { card: 'Harmonic Sliver', as: 'another sliver' },
        ],
        hand: ['Metallic Sliver'],
        mana: 'C',
      },
      bob: { battlefield: ['Memnite', 'Ornithopter'] },
      script: [
        'alice casts Metallic Sliver',
        'everyone passes',
        'alice answers Memnite',
        'alice answers Ornithopter',
        {
          expect: { game: { stack: ['the ability of Metallic Sliver', 'the ability of Metallic Sliver'] } },
        },
        'everyone passes',
        'everyone passes',
      ],
      expect: { Memnite: { on: 'graveyard' }, Ornithopter: { on: 'graveyard' } },
      control: {
        setup: { alice: { battlefield: ['Harmonic Sliver'], hand: ['Metallic Sliver'], mana: 'C' } },
        script: [
          'alice casts Metallic Sliver',
          'everyone passes',
          'alice answers Memnite',
          'everyone passes',
        ],
        expect: { Memnite: { on: 'graveyard' }, Ornithopter: { on: 'battlefield' } },
      },
    },
  ),
  scenario('113.2d: abilities generate one-shot and continuous effects, replacements and prevention', {
    rules: ['113.2d', '609.1', '614.1', '615.1'],
    alice: {
      battlefield: ['Glorious Anthem', 'Dryad Militant', 'White Knight'],
      hand: ['Lone Missionary', 'Shock'],
      mana: 'WWR',
    },
    bob: { battlefield: ['Pestilence'], mana: 'B' },
    script: [
      'alice casts Lone Missionary',
      'pass until the stack is empty',
      { expect: { alice: { life: 24 }, 'White Knight': { power: 3 } } },
      'alice casts Shock on bob',
      'pass until the stack is empty',
      { expect: { Shock: { on: 'exile' } } },
      'alice passes',
      'bob activates Pestilence',
    ],
    expect: { 'White Knight': { damage: 0 }, 'Lone Missionary': { damage: 1 } },
    control: {
      withoutAbilities: ['Glorious Anthem', 'Dryad Militant', 'White Knight', 'Lone Missionary'],
      script: [
        'alice casts Lone Missionary',
        'pass until the stack is empty',
        { expect: { alice: { life: 20 }, 'White Knight': { power: 2 } } },
        'alice casts Shock on bob',
        'pass until the stack is empty',
        { expect: { Shock: { on: 'graveyard' } } },
        'alice passes',
        'bob activates Pestilence',
      ],
      expect: { 'White Knight': { damage: 1 } },
    },
  }),
];
