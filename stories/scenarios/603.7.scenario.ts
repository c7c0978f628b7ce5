import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  destroy,
  gainLife,
  mana,
  named,
  replacement,
  spell,
  target,
  targetCreature,
} from '../../machines/rules/abilities/write/index.ts';

const doom = card('Waiting Doom', ['instant'], {
  manaCost: '{B}',
  abilities: [
    spell([targetCreature], {
      do: 'delayedTrigger',
      when: [{ on: 'begins', step: 'end' }],
      about: target(0),
      effect: [destroy(named('about'))],
    }),
  ],
});
const stoneSkin = card('Stone Skin', ['instant'], {
  manaCost: '{W}',
  abilities: [
    spell([targetCreature], {
      do: 'modify',
      what: target(0),
      changes: [{ change: 'setTypes', types: ['artifact'] }],
      until: 'untilEndOfTurn',
    }),
  ],
});
const phoenix = creature('Ember Phoenix', '2/2', '', {
  abilities: [
    replacement({
      event: { would: 'die', what: 'self' },
      to: { zone: 'exile' },
      also: [{ do: 'delayedTrigger', when: [{ on: 'begins', step: 'end' }], effect: [gainLife(3)] }],
    }),
  ],
});
const vigil = card('Vigil Lamp', ['artifact'], {
  abilities: [
    activated({
      cost: [mana('{1}')],
      effect: [
        {
          do: 'delayedTrigger',
          when: [{ on: 'begins', step: 'end' }],
          effect: [gainLife(3)],
        },
      ],
    }),
  ],
});

export default [
  scenario('603.7a, example 1: a delayed trigger about its source leaving is too late once that has left', {
    rules: ['603.7a'],
    alice: { battlefield: ['Merieke Ri Berit'] },
    bob: { battlefield: ['Hill Giant'], hand: ['Shock'], mana: 'R' },
    script: [
      'alice activates Merieke Ri Berit on Hill Giant',
      'bob casts Shock on Merieke Ri Berit',
      'everyone passes',
      'everyone passes',
    ],
    expect: {
      'Hill Giant': { on: 'battlefield', controller: 'bob' },
      'Merieke Ri Berit': { on: 'graveyard' },
    },
    control: {
      script: [
        'alice activates Merieke Ri Berit on Hill Giant',
        'everyone passes',
        'alice passes',
        'bob casts Shock on Merieke Ri Berit',
        'everyone passes',
        'everyone passes',
      ],
      expect: { 'Hill Giant': { on: 'graveyard' }, 'Merieke Ri Berit': { on: 'graveyard' } },
    },
  }),
  scenario('603.7a, example 2: it waits for the next time its source becomes untapped', {
    rules: ['603.7a', '603.7b'],
    alice: {
      battlefield: [
        'Merieke Ri Berit',
        "Kiora's Follower",
        { card: "Kiora's Follower", as: 'the other follower' },
      ],
    },
    bob: { battlefield: ['Hill Giant'] },
    script: [
      'alice activates Merieke Ri Berit on Hill Giant',
      "alice activates Kiora's Follower on Merieke Ri Berit",
      'everyone passes',
      { expect: { 'Merieke Ri Berit': { tapped: false }, 'Hill Giant': { controller: 'bob' } } },
      'everyone passes',
      { expect: { 'Hill Giant': { on: 'battlefield', controller: 'alice' }, game: { stack: 0 } } },
    ],
    expect: { 'Hill Giant': { on: 'battlefield', controller: 'alice' } },
    control: {
      script: [
        'alice activates Merieke Ri Berit on Hill Giant',
        'everyone passes',
        "alice activates Kiora's Follower on Merieke Ri Berit",
        'everyone passes',
        'everyone passes',
      ],
      expect: { 'Hill Giant': { on: 'graveyard' } },
    },
  }),
  scenario('603.7b: it triggers once', {
    rules: ['603.7b'],
    alice: { battlefield: [vigil], mana: 'C' },
    bob: {},
    script: ['alice activates Vigil Lamp', 'everyone passes', 'pass until the next turn'],
    expect: { alice: { life: 23 }, game: { happened: [{ event: 'trigger', times: 1 }] } },
    control: {
      setup: { alice: { battlefield: [vigil], mana: 'CC' } },
      script: [
        'alice activates Vigil Lamp',
        'everyone passes',
        'alice activates Vigil Lamp',
        'everyone passes',
        'pass until the next turn',
      ],
      expect: { alice: { life: 26 } },
    },
  }),
  scenario(
    '603.7c, example 1: it affects its permanent although that is no creature any more, and nothing that came back',
    {
      rules: ['603.7c', '400.7'],
      alice: { hand: [doom], battlefield: ['Swamp'] },
      bob: { battlefield: ['Hill Giant'], hand: [stoneSkin, 'Cloudshift'], mana: 'W' },
      turn: { at: 'end' },
      script: [
        'alice casts Waiting Doom on Hill Giant',
        'everyone passes',
        'alice passes',
        'bob casts Stone Skin on Hill Giant',
        'everyone passes',
        { expect: { 'Hill Giant': { types: ['artifact'] } } },
        "pass until bob's end step",
        'pass until the stack is empty',
      ],
      expect: { 'Hill Giant': { on: 'graveyard' } },
      control: {
        script: [
          'alice casts Waiting Doom on Hill Giant',
          'everyone passes',
          'alice passes',
          'bob casts Cloudshift on Hill Giant',
          'everyone passes',
          "pass until bob's end step",
          'pass until the stack is empty',
        ],
        expect: { 'Hill Giant': { on: 'battlefield' } },
      },
    },
  ),
  scenario(
    '603.7d: the source of what a spell makes trigger later is that spell, and its controller’s it is',
    {
      rules: ['603.7d'],
      alice: { hand: [doom], mana: 'B' },
      bob: { battlefield: ['Hill Giant'] },
      script: [
        'alice casts Waiting Doom on Hill Giant',
        'everyone passes',
        'pass until the end step',
        {
          expect: {
            game: { stack: ['the ability of Waiting Doom'] },
            'the ability of Waiting Doom': { controller: 'alice' },
          },
        },
        'pass until the stack is empty',
      ],
      expect: { 'Hill Giant': { on: 'graveyard' } },
      control: {
        without: 'Waiting Doom',
        script: ['pass until the end step'],
        expect: { 'Hill Giant': { on: 'battlefield' }, game: { stack: 0 } },
      },
    },
  ),
  scenario(
    '603.7f: what a replacement effect makes trigger later is controlled by who controlled its object then',
    {
      rules: ['603.7f', '614.1a'],
      alice: { battlefield: [phoenix] },
      bob: { hand: ['Murder'], mana: 'BBB' },
      script: [
        'alice passes',
        'bob casts Murder on Ember Phoenix',
        'everyone passes',
        { expect: { 'Ember Phoenix': { on: 'exile' }, alice: { life: 20 }, game: { stack: 0 } } },
        'pass until the end step',
        {
          expect: {
            game: { stack: ['the ability of Ember Phoenix'] },
            'the ability of Ember Phoenix': { controller: 'alice' },
          },
        },
        'everyone passes',
      ],
      expect: { alice: { life: 23 } },
      control: {
        withoutAbilities: ['Ember Phoenix'],
        script: [
          'alice passes',
          'bob casts Murder on Ember Phoenix',
          'everyone passes',
          'pass until the end step',
        ],
        expect: { 'Ember Phoenix': { on: 'graveyard' }, alice: { life: 20 }, game: { stack: 0 } },
      },
    },
  ),
  scenario('603.7e: of what an ability makes trigger later source and controller are that ability’s', {
    rules: ['603.7e'],
    alice: { battlefield: [vigil], mana: 'C' },
    bob: { hand: ['Shatter'], battlefield: ['Mountain', 'Mountain'] },
    script: [
      'alice activates Vigil Lamp',
      'everyone passes',
      'alice passes',
      'bob casts Shatter on Vigil Lamp',
      'everyone passes',
      'pass until the end step',
      { expect: { 'the ability of Vigil Lamp': { controller: 'alice' }, 'Vigil Lamp': { on: 'graveyard' } } },
      'everyone passes',
    ],
    expect: { alice: { life: 23 } },
    control: {
      script: [
        'alice passes',
        'bob casts Shatter on Vigil Lamp',
        'everyone passes',
        'pass until the end step',
      ],
      expect: { alice: { life: 20 } },
    },
  }),
  scenario('603.7c: what was exiled comes back under who was said, once', {
    rules: ['603.7c', '603.7e', '606.3'],
    alice: { battlefield: ['Venser, the Sojourner', 'Wall of Omens'] },
    bob: {},
    script: [
      'alice activates Venser, the Sojourner "+2:" on Wall of Omens',
      'everyone passes',
      { expect: { 'Wall of Omens': { on: 'exile' } } },
      'pass until the end step',
      'pass until the stack is empty',
    ],
    expect: { 'Wall of Omens': { on: 'battlefield' }, alice: { hand: 1 } },
    control: {
      script: ['pass until the end step'],
      expect: { 'Wall of Omens': { on: 'battlefield' }, alice: { hand: 0 } },
    },
  }),
];
