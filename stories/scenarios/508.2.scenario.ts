import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import { gainLife, one, spell, target, triggered } from '../../machines/rules/abilities/write/index.ts';
import type { TriggerCondition } from '../../machines/rules/index.ts';

/** Its controller gains a life each time this happens. */
const counting = (name: string, when: TriggerCondition) =>
  card(name, ['enchantment'], { abilities: [triggered({ when, effect: [gainLife(1)] })] });

const greenAttacks = counting('Watch of the Green', {
  on: 'attacks',
  object: { type: 'creature', color: 'G' },
});
const verdant = card('Verdant Touch', ['instant'], {
  manaCost: '{G}',
  abilities: [
    spell([one({ type: 'creature' })], {
      do: 'modify',
      what: target(0),
      changes: [{ change: 'setColors', colors: ['G'] }],
      until: 'untilEndOfTurn',
    }),
  ],
});
const restless = (name: string, keywords: string) =>
  creature(name, '2/2', keywords, {
    abilities: [
      triggered({ when: { on: 'tapped', object: 'self' }, effect: [gainLife(1)] }),
      triggered({ when: { on: 'attacks', object: 'self' }, effect: [gainLife(10)] }),
    ],
  });

/** Attacking: a 2/2 that enters attacking as this one attacks. */
const caller = creature('Caller of Scouts', '2/2', '', {
  abilities: [
    triggered({
      when: { on: 'attacks', object: 'self' },
      effect: [
        {
          do: 'create',
          token: { name: 'Scout', types: ['creature'], power: 2, toughness: 2 },
          attacking: true,
        },
      ],
    }),
  ],
});

export default [
  scenario(
    '508.2a: what a creature becomes after it was declared doesn’t make abilities trigger that it attacks',
    {
      rules: ['508.2a'],
      alice: { battlefield: ['Hill Giant', greenAttacks, 'Forest'], hand: [verdant] },
      bob: {},
      script: [
        'alice attacks bob with Hill Giant',
        'alice casts Verdant Touch on Hill Giant',
        'pass until the postcombat main phase',
      ],
      expect: { alice: { life: 20 }, bob: { life: 17 } },
      control: {
        script: [
          'alice casts Verdant Touch on Hill Giant',
          'pass until the stack is empty',
          'alice attacks bob with Hill Giant',
          'pass until the postcombat main phase',
        ],
        expect: { alice: { life: 21 }, bob: { life: 17 } },
      },
    },
  ),
  scenario('508.2b: what triggered while attackers were declared waits with what triggers on the attack', {
    rules: ['508.2b', '508.1f', '508.1m'],
    alice: { battlefield: [restless('Restless Ox', '')] },
    bob: {},
    script: [
      'alice attacks bob with Restless Ox',
      'alice orders Restless Ox, Restless Ox',
      { expect: { game: { stack: 2, priority: 'alice' } } },
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 31 } },
    control: {
      setup: { alice: { battlefield: [restless('Vigilant Ox', 'vigilance')] } },
      script: ['alice attacks bob with Vigilant Ox', 'pass until the stack is empty'],
      expect: { alice: { life: 30 } },
    },
  }),
  scenario('508.3c: it triggers on each creature that such a player declares as an attacker', {
    rules: ['508.3c', '508.3a'],
    alice: {
      battlefield: [
        'Hill Giant',
        'Grizzly Bears',
        counting('War Drums', { on: 'attacks', object: { type: 'creature', controller: 'you' } }),
      ],
    },
    bob: {},
    script: ['alice attacks bob with Hill Giant, Grizzly Bears', 'pass until the postcombat main phase'],
    expect: { alice: { life: 22 } },
    control: {
      script: ['alice attacks bob with Hill Giant', 'pass until the postcombat main phase'],
      expect: { alice: { life: 21 } },
    },
  }),
  scenario('508.3d: that a player attacks triggers once, however many creatures they declare', {
    rules: ['508.3d', '508.4'],
    alice: {
      battlefield: ['Hill Giant', 'Grizzly Bears', counting('Muster', { on: 'playerAttacks', by: 'you' })],
    },
    bob: {},
    script: ['alice attacks bob with Hill Giant, Grizzly Bears', 'pass until the postcombat main phase'],
    expect: { alice: { life: 21 } },
    control: {
      script: ['alice attacks with nothing', 'pass until the postcombat main phase'],
      expect: { alice: { life: 20 } },
    },
  }),
  scenario('508.3e: who attacks a player’s planeswalker attacks no player', {
    rules: ['508.3e'],
    alice: { battlefield: ['Hill Giant'] },
    bob: {
      battlefield: [
        'Jace Beleren',
        counting('Alarm Bell', { on: 'playerAttacks', by: 'opponents', player: 'you' }),
      ],
    },
    script: ['alice attacks Jace Beleren with Hill Giant', 'pass until the postcombat main phase'],
    expect: { bob: { life: 20 } },
    control: {
      script: ['alice attacks bob with Hill Giant', 'pass until the postcombat main phase'],
      expect: { bob: { life: 18 } },
    },
  }),
  scenario('508.3e: what enters attacking a player is no attack of its controller on that player', {
    rules: ['508.3e', '508.3b', '508.4'],
    alice: { battlefield: [caller] },
    bob: {},
    carol: {
      battlefield: [counting('Alarm Bell', { on: 'playerAttacks', by: 'opponents', player: 'you' })],
    },
    script: [
      'alice attacks bob with Caller of Scouts',
      'everyone passes',
      'alice chooses carol',
      'pass until the postcombat main phase',
    ],
    expect: { bob: { life: 18 }, carol: { life: 18 } },
    control: {
      script: [
        'alice attacks carol with Caller of Scouts',
        'everyone passes',
        'everyone passes',
        'alice chooses bob',
        'pass until the postcombat main phase',
      ],
      expect: { bob: { life: 18 }, carol: { life: 19 } },
    },
  }),
  scenario('508.3f: that it attacks and isn’t blocked triggers in the declare blockers step', {
    rules: ['508.3f', '509.3g'],
    alice: {
      battlefield: [
        'Hill Giant',
        counting('Open Road', { on: 'attacksUnblocked', object: { type: 'creature', controller: 'you' } }),
      ],
    },
    bob: { battlefield: ['Grizzly Bears'] },
    script: [
      'alice attacks bob with Hill Giant',
      { expect: { game: { stack: 0 } } },
      'bob blocks nothing',
      { expect: { game: { stack: 1, turn: { at: 'declareBlockers' } } } },
      'pass until the postcombat main phase',
    ],
    expect: { alice: { life: 21 } },
    control: {
      script: [
        'alice attacks bob with Hill Giant',
        'bob blocks Hill Giant with Grizzly Bears',
        { expect: { game: { stack: 0 } } },
        'pass until the postcombat main phase',
      ],
      expect: { alice: { life: 20 } },
    },
  }),
];
