import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  creature as creatures,
  dealDamageToPlayers,
  destroy,
  draw,
  enters,
  gainLife,
  may,
  mode,
  one,
  target,
  targetPlayer,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';

const arbiter = creature('Dividing Arbiter', '2/2', '', {
  manaCost: '{W}',
  abilities: [
    triggered({
      when: { on: 'enters', object: 'self' },
      modes: {
        choose: { min: 1, max: 1 },
        options: [
          mode([one({ type: 'artifact' })], destroy(target(0))),
          mode([targetPlayer], dealDamageToPlayers(2, target(0))),
        ],
      },
      effect: [],
    }),
  ],
});
const narrowArbiter = creature('Narrow Arbiter', '2/2', '', {
  manaCost: '{W}',
  abilities: [
    triggered({
      when: { on: 'enters', object: 'self' },
      modes: {
        choose: { min: 1, max: 1 },
        options: [
          mode([one({ type: 'artifact' })], destroy(target(0))),
          mode([one({ type: 'enchantment' })], destroy(target(0))),
        ],
      },
      effect: [],
    }),
  ],
});
const lurker = creature('Hidden Lurker', '1/1', '', {
  abilities: [
    triggered({
      when: enters(creatures),
      if: { holds: 'is', what: 'self', like: { zone: ['hand', 'graveyard'] } },
      effect: [gainLife(1)],
    }),
  ],
});
const vulture = creature('Patient Vulture', '1/1', '', {
  abilities: [triggered({ when: { on: 'losesGame', who: 'opponents' }, effect: [gainLife(5)] })],
});
const echoing = card('Echoing Hall', ['enchantment'], {
  abilities: [
    triggered({
      when: { on: 'triggers', source: { name: 'Soul Warden', controller: 'you' } },
      effect: [dealDamageToPlayers(5, 'opponents')],
    }),
  ],
});
const reader = card('Idle Reader', ['enchantment'], {
  abilities: [triggered({ when: enters(creatures), effect: [may(draw(1))] })],
});

export default [
  scenario('603.2f: what nobody but its owner can see doesn’t trigger', {
    rules: ['603.2f'],
    alice: { hand: [lurker, 'Memnite'] },
    bob: {},
    script: ['alice casts Memnite'],
    expect: { alice: { life: 20 }, game: { notHappened: [{ event: 'trigger' }] } },
    control: {
      setup: { alice: { hand: ['Memnite'], graveyard: [lurker] } },
      expect: { alice: { life: 21 } },
    },
  }),
  scenario(
    '603.3c: the mode of a triggered ability is chosen as it goes on the stack, among those that have targets',
    {
      rules: ['603.3c', '700.2b'],
      alice: { hand: [arbiter], mana: 'W' },
      bob: { battlefield: ['Grizzly Bears'] },
      script: [
        'alice casts Dividing Arbiter',
        'everyone passes',
        'alice answers bob',
        { expect: { 'the ability of Dividing Arbiter': { targets: ['bob'] } } },
        'everyone passes',
      ],
      expect: { bob: { life: 18 } },
      control: {
        setup: { bob: { battlefield: ['Memnite'] } },
        script: [
          'alice casts Dividing Arbiter',
          'everyone passes',
          'alice answers 1',
          { expect: { 'the ability of Dividing Arbiter': { targets: ['Memnite'] } } },
          'everyone passes',
        ],
        expect: { bob: { life: 20 }, Memnite: { on: 'graveyard' } },
      },
    },
  ),
  scenario('603.3c: if no mode can be chosen, it is removed from the stack', {
    rules: ['603.3c'],
    alice: { hand: [narrowArbiter], mana: 'W' },
    bob: { battlefield: ['Grizzly Bears'] },
    script: ['alice casts Narrow Arbiter', 'everyone passes'],
    expect: { 'Narrow Arbiter': { on: 'battlefield' }, game: { stack: 0, happened: [{ event: 'trigger' }] } },
    control: {
      setup: { bob: { battlefield: ['Memnite'] } },
      script: ['alice casts Narrow Arbiter', 'everyone passes', 'everyone passes'],
      expect: { Memnite: { on: 'graveyard' } },
    },
  }),
  scenario('603.3b: what triggers on another ability triggering goes on the stack after all others', {
    rules: ['603.3b'],
    alice: { hand: ['Memnite'], battlefield: [echoing, 'Soul Warden'] },
    bob: { battlefield: ['Soul Warden'] },
    script: [
      'alice casts Memnite',
      'everyone passes',
      {
        expect: {
          game: {
            stack: [
              'the ability of Echoing Hall',
              'the ability of Soul Warden',
              'the ability of Soul Warden',
            ],
          },
        },
      },
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 21 }, bob: { life: 16 } },
    control: {
      without: 'Echoing Hall',
      script: [
        'alice casts Memnite',
        'everyone passes',
        { expect: { game: { stack: 2 } } },
        'pass until the stack is empty',
      ],
      expect: { alice: { life: 21 }, bob: { life: 21 } },
    },
  }),
  scenario(
    '603.5: what its controller may do is asked as the ability resolves; it goes on the stack anyway',
    {
      rules: ['603.5'],
      alice: { battlefield: [reader], hand: ['Memnite'] },
      bob: {},
      script: [
        'alice casts Memnite',
        'everyone passes',
        {
          expect: {
            game: { stack: ['the ability of Idle Reader'], asked: { player: 'alice', kind: 'priority' } },
          },
        },
        'everyone passes',
        'alice answers no',
      ],
      expect: { alice: { hand: 0 } },
      control: {
        script: ['alice casts Memnite', 'everyone passes', 'everyone passes', 'alice answers yes'],
        expect: { alice: { hand: 1 } },
      },
    },
  ),
  scenario('603.3: an ability that has triggered resolves though its source has lost it meanwhile', {
    rules: ['603.3', '113.7a'],
    alice: { hand: ['Lone Missionary'], mana: 'WW' },
    bob: { hand: ['Turn to Frog'], mana: 'UU' },
    script: [
      'alice casts Lone Missionary',
      'everyone passes',
      'bob casts Turn to Frog on Lone Missionary',
      'everyone passes',
      'everyone passes',
    ],
    expect: { alice: { life: 24 }, 'Lone Missionary': { power: 1 } },
    control: {
      withoutAbilities: ['Lone Missionary'],
      script: [
        'alice casts Lone Missionary',
        'everyone passes',
        'alice passes',
        'bob casts Turn to Frog on Lone Missionary',
        'everyone passes',
      ],
      expect: { alice: { life: 20 } },
    },
  }),
  scenario('603.9: what triggers on a player losing triggers however that player left', {
    rules: ['603.9', '603.10f'],
    alice: { battlefield: [vulture] },
    bob: {},
    carol: {},
    script: ['bob concedes', 'everyone passes', 'everyone passes'],
    expect: { alice: { life: 25 } },
    control: {
      withoutAbilities: ['Patient Vulture'],
      script: ['bob concedes'],
      expect: { alice: { life: 20 } },
    },
  }),
];
