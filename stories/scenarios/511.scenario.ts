import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  attacksSelf,
  create,
  creatureToken,
  exile,
  flying,
  gainLife,
  named,
  one,
  spell,
  staticAbility,
  target,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';

const surge = (until: 'untilEndOfCombat' | 'untilEndOfTurn') =>
  card(until === 'untilEndOfCombat' ? 'Battle Surge' : 'Lasting Surge', ['instant'], {
    manaCost: '{R}',
    abilities: [
      spell([one({ type: 'creature' })], {
        do: 'modify',
        what: target(0),
        changes: [{ change: 'modifyPowerToughness', power: 2, toughness: 0 }],
        until,
      }),
    ],
  });
const herald = card('Herald of the Last Step', ['enchantment'], {
  abilities: [
    triggered({ when: { on: 'begins', step: 'endOfCombat' }, effect: [gainLife(1)] }),
    triggered({
      when: { on: 'dies', object: { type: 'creature', controller: 'you' } },
      effect: [gainLife(10)],
    }),
  ],
});
const biter = creature('Biting Ox', '2/2', '', {
  abilities: [
    triggered({
      when: { on: 'dealsDamage', source: 'self', combat: true },
      effect: [gainLife(1)],
    }),
  ],
});
/** It brings an attacking Angel, which is exiled at end of combat. */
const geist = creature('Geist With an Angel', '2/2', '', {
  abilities: [
    triggered({
      when: attacksSelf,
      effect: [
        {
          do: 'create',
          token: creatureToken(4, 4, ['W'], 'Angel', flying),
          tapped: true,
          attacking: true,
          as: 'angel',
        },
        {
          do: 'delayedTrigger',
          when: [{ on: 'begins', step: 'endOfCombat' }],
          about: named('angel'),
          effect: [exile(named('about'))],
        },
      ],
    }),
  ],
});
/** "As an additional cost, sacrifice a creature. Create X Insects, where X is its power." */
const carrion = card('Swarming Carrion', ['instant'], {
  manaCost: '{B}',
  abilities: [
    staticAbility({
      additionalCost: { cost: [{ pay: 'sacrifice', what: { type: 'creature' }, as: 'sacrificed' }] },
    }),
    spell(
      [],
      create(creatureToken(0, 1, ['B'], 'Insect'), {
        number: 'value',
        value: 'power',
        of: { paid: 'sacrificed' },
      }),
    ),
  ],
});

export default [
  scenario(
    '511.1: in the end of combat step the active player gets priority, and what attacked still attacks',
    {
      rules: ['511.1', '511.3'],
      alice: { battlefield: ['Hill Giant'] },
      bob: {},
      script: [
        'alice attacks bob with Hill Giant',
        'pass until the end of combat step',
        { expect: { game: { priority: 'alice' }, 'Hill Giant': { attacking: true } } },
        'pass until the postcombat main phase',
      ],
      expect: { 'Hill Giant': { attacking: false } },
      control: {
        script: ['alice attacks with nothing', 'pass until the end of combat step'],
        expect: { game: { priority: 'alice' }, 'Hill Giant': { attacking: false } },
      },
    },
  ),
  scenario('511.2: at end of combat is as that step begins, also where nothing attacked', {
    rules: ['511.2', '508.8'],
    alice: { battlefield: ['Hill Giant', herald] },
    bob: {},
    script: [
      'alice attacks with nothing',
      'pass until the end of combat step',
      { expect: { game: { stack: 1 } } },
      'pass until the postcombat main phase',
    ],
    expect: { alice: { life: 21 } },
    control: {
      without: 'Herald of the Last Step',
      script: ['alice attacks with nothing', 'pass until the postcombat main phase'],
      expect: { alice: { life: 20 } },
    },
  }),
  scenario('511.2: until end of combat is until the combat phase ends, and not until its last step begins', {
    rules: ['511.2', '500.5'],
    alice: { battlefield: ['Hill Giant', 'Mountain'], hand: [surge('untilEndOfCombat')] },
    bob: {},
    script: [
      'alice attacks bob with Hill Giant',
      'alice casts Battle Surge on Hill Giant',
      'pass until the end of combat step',
      { expect: { 'Hill Giant': { power: 5 } } },
      'pass until the postcombat main phase',
    ],
    expect: { 'Hill Giant': { power: 3 }, bob: { life: 15 } },
    control: {
      setup: { alice: { battlefield: ['Hill Giant', 'Mountain'], hand: [surge('untilEndOfTurn')] } },
      script: [
        'alice attacks bob with Hill Giant',
        'alice casts Lasting Surge on Hill Giant',
        'pass until the postcombat main phase',
      ],
      expect: { 'Hill Giant': { power: 5 }, bob: { life: 15 } },
    },
  }),
  scenario('510.3a: what triggered on the damage and on what died of it are put on the stack together', {
    rules: ['510.3a', '510.3'],
    alice: { battlefield: [biter, herald] },
    bob: { battlefield: ['Hill Giant'] },
    script: [
      'alice attacks bob with Biting Ox',
      'bob blocks Biting Ox with Hill Giant',
      'pass until alice decides',
      'alice orders Herald of the Last Step, Biting Ox',
      { expect: { game: { stack: 2, priority: 'alice', turn: { at: 'combatDamage' } } } },
      'pass until the postcombat main phase',
    ],
    expect: { alice: { life: 32 } },
    control: {
      setup: { bob: { battlefield: ['Wall of Omens'] } },
      script: [
        'alice attacks bob with Biting Ox',
        'bob blocks Biting Ox with Wall of Omens',
        'pass until the combat damage step',
        { expect: { game: { stack: 1 } } },
        'pass until the postcombat main phase',
      ],
      expect: { alice: { life: 22 } },
    },
  }),
  scenario('511.2: what is exiled at end of combat may be sacrificed while that trigger is on the stack', {
    rules: ['511.2', '511.1', '117.1'],
    alice: { battlefield: [geist, 'Swamp'], hand: [carrion] },
    bob: {},
    script: [
      'alice attacks bob with Geist With an Angel',
      'everyone passes',
      'pass until the end of combat step',
      { expect: { bob: { life: 14 }, game: { stack: 1 } } },
      'alice casts Swarming Carrion paying Angel Token',
      'everyone passes',
      'everyone passes',
      'stop here',
    ],
    expect: {
      alice: {
        battlefield: [
          'Geist With an Angel',
          'Insect Token',
          'Insect Token',
          'Insect Token',
          'Insect Token',
          'Swamp',
        ],
      },
    },
    control: {
      // Once the trigger has resolved only the attacker itself is left to pay with.
      script: [
        'alice attacks bob with Geist With an Angel',
        'everyone passes',
        'pass until the end of combat step',
        'everyone passes',
        'alice casts Swarming Carrion paying Geist With an Angel',
        'everyone passes',
        'stop here',
      ],
      expect: { alice: { battlefield: ['Insect Token', 'Insect Token', 'Swamp'] } },
    },
  }),
  scenario('510.3: it has dealt its damage and may be sacrificed in the combat damage step', {
    rules: ['510.3', '511.2'],
    alice: { battlefield: [geist, 'Swamp'], hand: [carrion] },
    bob: {},
    script: [
      'alice attacks bob with Geist With an Angel',
      'everyone passes',
      'pass until combat damage',
      'alice casts Swarming Carrion paying Angel Token',
      'everyone passes',
    ],
    expect: { bob: { life: 14 }, game: { happened: [{ event: 'sacrifice', object: 'Angel Token' }] } },
    control: {
      script: [
        'alice attacks bob with Geist With an Angel',
        'everyone passes',
        'alice casts Swarming Carrion paying Angel Token',
        'everyone passes',
        'pass until the end of combat step',
      ],
      expect: { bob: { life: 18 } },
    },
  }),
];
