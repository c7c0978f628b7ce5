import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  gainLife,
  one,
  spell,
  target,
  targetPlayer,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';

/** "Target creature is attacking." */
const joining = card('Join the Charge', ['instant'], {
  manaCost: '{R}',
  abilities: [spell([one({ type: 'creature' })], { do: 'becomeAttacking', what: target(0) })],
});
/** "Target creature becomes a battle as well as its other types." */
const besieged = card('Besieged Thing', ['instant'], {
  manaCost: '{R}',
  abilities: [
    spell([one({ type: 'creature' })], {
      do: 'modify',
      what: target(0),
      changes: [{ change: 'addTypes', types: ['battle'] }],
      until: 'untilEndOfTurn',
    }),
  ],
});
/** "Have target creature block target attacking creature." */
const intercept = card('Intercept', ['instant'], {
  manaCost: '{W}',
  abilities: [
    spell([one({ type: 'creature' }), one({ type: 'creature', attacking: true })], {
      do: 'becomeBlocking',
      what: target(0),
      attacker: target(1),
    }),
  ],
});
const eager = creature('Eager Ox', '2/2', '', {
  abilities: [triggered({ when: { on: 'attacks', object: 'self' }, effect: [gainLife(1)] })],
});
/** Its controller gains a life when it blocks, and ten for each creature that it blocks. */
const proud = creature('Proud Guard', '0/9', '', {
  abilities: [
    triggered({ when: { on: 'blocks', object: 'self' }, effect: [gainLife(1)] }),
    triggered({ when: { on: 'blocks', object: 'self', blocked: {} }, effect: [gainLife(10)] }),
  ],
});
/** "Target creature is attacking target player." */
const pointed = card('Point the Way', ['instant'], {
  manaCost: '{R}',
  abilities: [
    spell([one({ type: 'creature' }), targetPlayer], {
      do: 'becomeAttacking',
      what: target(0),
      whom: target(1),
    }),
  ],
});
/** "Tap target creature. Create a 2/2 token that’s attacking target player." */
const relieved = card('Relieve the Watch', ['instant'], {
  manaCost: '{R}',
  abilities: [
    spell(
      [one({ type: 'creature' }), targetPlayer],
      { do: 'tap', what: target(0) },
      {
        do: 'create',
        token: { name: 'Scout', types: ['creature'], power: 2, toughness: 2 },
        attacking: target(1),
      },
    ),
  ],
});
const mountains = ['Mountain', 'Mountain'];

export default [
  scenario('508.4: a creature that an effect says is attacking attacks, and was never declared', {
    rules: ['508.4', '508.3a'],
    alice: { battlefield: ['Hill Giant', eager, ...mountains], hand: [joining] },
    bob: {},
    script: [
      'alice attacks bob with Hill Giant',
      'alice casts Join the Charge on Eager Ox',
      'everyone passes',
      { expect: { 'Eager Ox': { attacking: true, tapped: false } } },
      'pass until the postcombat main phase',
    ],
    expect: { alice: { life: 20 }, bob: { life: 15 } },
    control: {
      script: ['alice attacks bob with Hill Giant, Eager Ox', 'pass until the postcombat main phase'],
      expect: { alice: { life: 21 }, bob: { life: 15 }, 'Eager Ox': { tapped: true } },
    },
  }),
  scenario('508.4: its controller chooses what it attacks', {
    rules: ['508.4'],
    alice: { battlefield: ['Hill Giant', eager, ...mountains], hand: [joining] },
    bob: {},
    carol: {},
    script: [
      'alice attacks bob with Hill Giant',
      'alice casts Join the Charge on Eager Ox',
      'everyone passes',
      'alice chooses carol',
      'pass until the postcombat main phase',
    ],
    expect: { bob: { life: 17 }, carol: { life: 18 } },
    control: {
      script: ['alice attacks bob with Hill Giant', 'pass until the postcombat main phase'],
      expect: { bob: { life: 17 }, carol: { life: 20 } },
    },
  }),
  scenario(
    '506.3b: a creature of another player than the attacking one doesn’t become an attacking creature',
    {
      rules: ['506.3b', '508.4'],
      alice: { battlefield: ['Hill Giant', ...mountains], hand: [joining] },
      bob: { battlefield: ['Grizzly Bears'] },
      script: [
        'alice attacks bob with Hill Giant',
        'alice casts Join the Charge on Grizzly Bears',
        'everyone passes',
        'stop here',
      ],
      expect: { 'Grizzly Bears': { attacking: false } },
      control: {
        setup: {
          alice: { battlefield: ['Hill Giant', 'Grizzly Bears', ...mountains] },
          bob: { battlefield: [] },
        },
        script: [
          'alice attacks bob with Hill Giant',
          'alice casts Join the Charge on Grizzly Bears',
          'everyone passes',
          'stop here',
        ],
        expect: { 'Grizzly Bears': { attacking: true } },
      },
    },
  ),
  scenario('506.3g: a creature that is a battle as well becomes no attacking creature', {
    rules: ['506.3g'],
    alice: {
      battlefield: ['Hill Giant', { card: 'Memnite', counters: { defense: 3 } }, ...mountains],
      hand: [joining, besieged],
    },
    bob: {},
    script: [
      'alice attacks bob with Hill Giant',
      'alice casts Join the Charge on Memnite',
      'alice casts Besieged Thing on Memnite',
      'everyone passes',
      'everyone passes',
      { expect: { Memnite: { on: 'battlefield', attacking: false }, game: { stack: 0 } } },
      'pass until the postcombat main phase',
    ],
    expect: { bob: { life: 17 } },
    control: {
      script: [
        'alice attacks bob with Hill Giant',
        'alice casts Join the Charge on Memnite',
        'everyone passes',
        'pass until the postcombat main phase',
      ],
      expect: { bob: { life: 16 } },
    },
  }),
  scenario('509.3b: what an effect has block blocks, and blocks each creature once', {
    rules: ['509.3a', '509.3b', '509.3c'],
    alice: { battlefield: ['Hill Giant', 'Grizzly Bears'] },
    bob: { battlefield: [proud, 'Plains'], hand: [intercept] },
    script: [
      'alice attacks bob with Hill Giant, Grizzly Bears',
      'bob blocks Hill Giant with Proud Guard',
      'bob orders Proud Guard, Proud Guard',
      'pass until the stack is empty',
      'alice passes',
      'bob casts Intercept on Proud Guard, Grizzly Bears',
      'everyone passes',
      // It was a blocking creature: it blocks another one, and didn’t begin to block.
      { expect: { game: { stack: 1 }, 'Grizzly Bears': { blocked: true } } },
      'pass until the postcombat main phase',
    ],
    expect: { bob: { life: 41 }, 'Proud Guard': { damage: 5 } },
    control: {
      script: [
        'alice attacks bob with Hill Giant, Grizzly Bears',
        'bob blocks nothing',
        'alice passes',
        'bob casts Intercept on Proud Guard, Grizzly Bears',
        'everyone passes',
        'bob orders Proud Guard, Proud Guard',
        'pass until the postcombat main phase',
      ],
      expect: { bob: { life: 28 }, 'Proud Guard': { damage: 2 } },
    },
  }),
  scenario('508.4b: what an effect says is attacking a player who has left the game doesn’t attack', {
    rules: ['508.4b'],
    alice: { battlefield: ['Hill Giant', eager, ...mountains], hand: [pointed] },
    bob: {},
    carol: {},
    script: [
      'alice attacks bob with Hill Giant',
      'alice casts Point the Way on Eager Ox, carol',
      'carol concedes',
      'pass until the stack is empty',
      { expect: { 'Eager Ox': { attacking: false } } },
      'pass until the postcombat main phase',
    ],
    // Nor does it attack who is still there.
    expect: { bob: { life: 17 } },
    control: {
      script: [
        'alice attacks bob with Hill Giant',
        'alice casts Point the Way on Eager Ox, carol',
        'pass until the stack is empty',
        { expect: { 'Eager Ox': { attacking: 'carol' } } },
        'pass until the postcombat main phase',
      ],
      expect: { bob: { life: 17 }, carol: { life: 18 } },
    },
  }),
  scenario('508.4a: what enters attacking a player who has left the game enters, and doesn’t attack', {
    rules: ['508.4a'],
    alice: { battlefield: ['Hill Giant', eager, ...mountains], hand: [relieved] },
    bob: {},
    carol: {},
    script: [
      'alice attacks bob with Hill Giant',
      'alice casts Relieve the Watch on Eager Ox, carol',
      'carol concedes',
      'pass until the stack is empty',
      { expect: { 'Eager Ox': { tapped: true }, Scout: { attacking: false } } },
      'pass until the postcombat main phase',
    ],
    expect: { bob: { life: 17 }, Scout: { on: 'battlefield' } },
    control: {
      script: [
        'alice attacks bob with Hill Giant',
        'alice casts Relieve the Watch on Eager Ox, carol',
        'pass until the stack is empty',
        { expect: { Scout: { attacking: 'carol' } } },
        'pass until the postcombat main phase',
      ],
      expect: { bob: { life: 17 }, carol: { life: 18 } },
    },
  }),
];
