import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  all,
  anyTarget,
  as,
  controllerOf,
  dealDamageToTarget,
  deathtouch,
  having,
  named,
  spell,
  spellLike,
  staticAbility,
  tap,
  target,
  targetCreature,
} from '../../machines/rules/abilities/write/index.ts';

/** Spells with deathtouch: a source that deals its damage from the stack. */
const venomousLore = card('Venomous Lore', ['enchantment'], {
  manaCost: '{B}',
  abilities: [
    staticAbility({
      affects: all(spellLike({ anyType: ['instant', 'sorcery'], controller: 'you' })),
      changes: [having(deathtouch)],
    }),
  ],
});

/** 6 damage to a creature; what is more than enough goes to its controller instead. */
const overflow = card('Overflowing Flame', ['sorcery'], {
  manaCost: '{R}',
  abilities: [
    spell([targetCreature], {
      do: 'dealDamage',
      amount: 6,
      to: target(0),
      excessTo: controllerOf(target(0)),
    }),
  ],
});

const stinger = creature('Stinging Sorcerer', '1/1', 'deathtouch', {
  abilities: [activated({ cost: [tap], targets: [anyTarget], effect: [dealDamageToTarget(1)] })],
});

/** "Target creature deals damage equal to its power to each other creature its controller controls, and each of those to it." */
const brawl = card('Common Brawl', ['sorcery'], {
  manaCost: '{R}',
  abilities: [
    spell(
      [targetCreature],
      as('others', {
        do: 'choose',
        from: {
          among: all({
            type: 'creature',
            controller: { controllerOf: target(0) },
            notAmong: target(0),
          }),
        },
        count: { min: 99, max: 99 },
      }),
      {
        do: 'dealDamage',
        amount: { number: 'value', value: 'power', of: target(0) },
        source: target(0),
        to: named('others'),
      },
      {
        do: 'forEach',
        of: named('others'),
        then: [
          {
            do: 'dealDamage',
            amount: { number: 'value', value: 'power', of: 'it' },
            source: 'it',
            to: target(0),
          },
        ],
      },
    ),
  ],
});
const rat = creature('Venom Rat', '1/1', 'deathtouch');

export default [
  scenario('702.2a: deathtouch is static: nothing goes on the stack, and it is gone with the ability', {
    rules: ['702.2a', '113.3d', '604.1'],
    alice: {
      battlefield: ['Craw Wurm', 'Hill Giant', { card: 'Island', count: 2 }],
      hand: ['Turn to Frog'],
    },
    bob: {
      battlefield: [
        { card: 'Typhoid Rats', as: 'the rat' },
        { card: 'Typhoid Rats', as: 'the frog' },
      ],
    },
    script: [
      'alice attacks bob with Craw Wurm, Hill Giant',
      'bob blocks Craw Wurm with the rat; Hill Giant with the frog',
      'alice casts Turn to Frog on the frog',
    ],
    expect: {
      'Craw Wurm': { on: 'graveyard' },
      'Hill Giant': { on: 'battlefield', damage: 1 },
      game: { notHappened: [{ event: 'trigger' }, { event: 'putOnStack' }] },
    },
    control: {
      script: [
        'alice attacks bob with Craw Wurm, Hill Giant',
        'bob blocks Craw Wurm with the rat; Hill Giant with the frog',
      ],
      expect: { 'Craw Wurm': { on: 'graveyard' }, 'Hill Giant': { on: 'graveyard' } },
    },
  }),
  scenario('702.2b: a creature dealt damage by a source with deathtouch is destroyed', {
    rules: ['702.2b', '704.5h'],
    alice: { battlefield: ['Typhoid Rats'] },
    bob: { battlefield: ['Wall of Omens'] },
    script: ['alice attacks bob with Typhoid Rats', 'bob blocks Typhoid Rats with Wall of Omens'],
    expect: {
      'Wall of Omens': { on: 'graveyard' },
      game: { happened: [{ event: 'destroy', object: 'Wall of Omens', rule: '704.5h', times: 1 }] },
    },
    control: {
      without: 'deathtouch',
      expect: { 'Wall of Omens': { on: 'battlefield', damage: 1 } },
    },
  }),
  scenario('702.2b: only damage since state-based actions were last checked destroys', {
    rules: ['702.2b', '704.5h', '702.12b'],
    alice: {
      battlefield: [
        { card: 'Darksteel Myr', counters: { '+1/+1': 3 } },
        { card: 'Island', count: 2 },
      ],
      hand: ['Turn to Frog'],
    },
    bob: { battlefield: ['Typhoid Rats'] },
    turn: { of: 'bob' },
    script: [
      'bob attacks alice with Typhoid Rats',
      'alice blocks Typhoid Rats with Darksteel Myr',
      'pass until the combat damage step',
      { expect: { 'Darksteel Myr': { on: 'battlefield', damage: 1 } } },
      'alice casts Turn to Frog on Darksteel Myr',
    ],
    expect: { 'Darksteel Myr': { on: 'battlefield', damage: 1, toughness: 4, hasNot: ['indestructible'] } },
    control: {
      script: [
        'bob attacks alice with Typhoid Rats',
        'alice blocks Typhoid Rats with Darksteel Myr',
        'alice casts Turn to Frog on Darksteel Myr',
      ],
      expect: { 'Darksteel Myr': { on: 'graveyard' } },
    },
  }),
  scenario('702.2b: only creatures are destroyed by it', {
    rules: ['702.2b', '704.5h', '120.3c'],
    alice: { battlefield: ['Typhoid Rats'] },
    bob: { battlefield: ['Elspeth, Knight-Errant'] },
    script: ['alice attacks Elspeth, Knight-Errant with Typhoid Rats'],
    expect: {
      'Elspeth, Knight-Errant': { on: 'battlefield', counters: { loyalty: 3 } },
      game: { notHappened: [{ event: 'destroy' }] },
    },
    control: {
      setup: { bob: { battlefield: ['Wall of Omens'] } },
      script: ['alice attacks bob with Typhoid Rats', 'bob blocks Typhoid Rats with Wall of Omens'],
      expect: { 'Wall of Omens': { on: 'graveyard' }, game: { happened: [{ event: 'destroy', times: 1 }] } },
    },
  }),
  scenario('702.2c: with deathtouch one damage is lethal, so that trample lets the rest through', {
    rules: ['702.2c', '702.19b'],
    alice: { battlefield: [creature('Venomous Giant', '6/6', 'trample, deathtouch')] },
    bob: { battlefield: ['Craw Wurm'] },
    script: ['alice attacks bob with Venomous Giant', 'bob blocks Venomous Giant with Craw Wurm'],
    decide: { assignCombatDamage: { 'Craw Wurm': 1, bob: 5 } },
    expect: { bob: { life: 15 }, 'Craw Wurm': { on: 'graveyard' } },
    control: {
      without: 'deathtouch',
      decide: {
        assignCombatDamage: {
          refused: { 'Craw Wurm': 1, bob: 5 },
          answer: { 'Craw Wurm': 4, bob: 2 },
          rule: '702.19b',
        },
      },
      expect: { bob: { life: 18 } },
    },
  }),
  scenario('702.2c: any damage of one source with deathtouch makes that of another one excess damage', {
    rules: ['702.2c', '702.19b'],
    alice: { battlefield: ['Typhoid Rats', creature('Green Giant', '6/6', 'trample')] },
    bob: { battlefield: ['Craw Wurm', 'High Ground'] },
    script: [
      'alice attacks bob with Typhoid Rats, Green Giant',
      'bob blocks Typhoid Rats with Craw Wurm; Green Giant with Craw Wurm',
    ],
    decide: {
      combatDamage: [
        { player: 'alice', answer: 'Typhoid Rats: 1 to Craw Wurm; Green Giant: 6 to bob' },
        { player: 'bob', answer: 'Craw Wurm: 6 to Green Giant' },
      ],
    },
    expect: { bob: { life: 14 }, 'Craw Wurm': { on: 'graveyard' } },
    control: {
      without: 'deathtouch',
      decide: {
        combatDamage: [
          {
            player: 'alice',
            refused: 'Typhoid Rats: 1 to Craw Wurm; Green Giant: 6 to bob',
            rule: '702.19b',
            answer: 'Typhoid Rats: 1 to Craw Wurm; Green Giant: 3 to Craw Wurm, 3 to bob',
          },
          { player: 'bob', answer: 'Craw Wurm: 6 to Green Giant' },
        ],
      },
      expect: { bob: { life: 17 } },
    },
  }),
  scenario('702.2c: all but 1 of the damage by a source with deathtouch is excess damage', {
    rules: ['702.2c', '120.4a'],
    alice: { hand: [overflow], battlefield: [venomousLore], mana: 'R' },
    bob: { battlefield: ['Craw Wurm'] },
    script: ['alice casts Overflowing Flame on Craw Wurm'],
    expect: {
      'Craw Wurm': { on: 'graveyard' },
      bob: { life: 15 },
      game: { happened: [{ event: 'damage', object: 'Craw Wurm', amount: 1, times: 1 }] },
    },
    control: {
      without: 'Venomous Lore',
      expect: {
        'Craw Wurm': { on: 'graveyard' },
        bob: { life: 18 },
        game: { happened: [{ event: 'damage', object: 'Craw Wurm', amount: 4, times: 1 }] },
      },
    },
  }),
  scenario('702.2d: deathtouch works for a source that isn’t on the battlefield', {
    rules: ['702.2d', '704.5h'],
    alice: { battlefield: [venomousLore], hand: ['Shock'], mana: 'R' },
    bob: { battlefield: ['Craw Wurm'] },
    script: [
      'alice casts Shock on Craw Wurm',
      { expect: { Shock: { on: 'stack', has: ['deathtouch'] } } },
      'pass until the stack is empty',
    ],
    expect: { 'Craw Wurm': { on: 'graveyard' }, game: { happened: [{ event: 'destroy', rule: '704.5h' }] } },
    control: {
      without: 'Venomous Lore',
      script: ['alice casts Shock on Craw Wurm'],
      expect: { 'Craw Wurm': { on: 'battlefield', damage: 2 } },
    },
  }),
  scenario('702.2e: of a source that has left, last known information says whether it had deathtouch', {
    rules: ['702.2e', '113.7a', '608.2h'],
    alice: { battlefield: [stinger] },
    bob: { battlefield: ['Craw Wurm'], hand: ['Boomerang'], mana: 'UU' },
    script: [
      'alice activates Stinging Sorcerer on Craw Wurm',
      'alice passes',
      'bob casts Boomerang on Stinging Sorcerer',
      'everyone passes',
      { expect: { 'Stinging Sorcerer': { on: 'hand' }, 'Craw Wurm': { on: 'battlefield' } } },
      'pass until the stack is empty',
    ],
    expect: { 'Craw Wurm': { on: 'graveyard' } },
    control: {
      without: 'deathtouch',
      script: [
        'alice activates Stinging Sorcerer on Craw Wurm',
        'alice passes',
        'bob casts Boomerang on Stinging Sorcerer',
        'pass until the stack is empty',
      ],
      expect: { 'Craw Wurm': { on: 'battlefield', damage: 1 } },
    },
  }),
  scenario('702.2e: what it had when it left counts, not what it once had', {
    rules: ['702.2e', '608.2h'],
    alice: { battlefield: [stinger] },
    bob: { battlefield: ['Craw Wurm'], hand: ['Boomerang', 'Turn to Frog'], mana: 'UUUU' },
    script: [
      'alice activates Stinging Sorcerer on Craw Wurm',
      'alice passes',
      'bob casts Turn to Frog on Stinging Sorcerer',
      'everyone passes',
      'alice passes',
      'bob casts Boomerang on Stinging Sorcerer',
      'pass until the stack is empty',
    ],
    expect: { 'Craw Wurm': { on: 'battlefield', damage: 1 } },
    control: {
      script: [
        'alice activates Stinging Sorcerer on Craw Wurm',
        'alice passes',
        'bob casts Boomerang on Stinging Sorcerer',
        'pass until the stack is empty',
      ],
      expect: { 'Craw Wurm': { on: 'graveyard' } },
    },
  }),
  scenario('702.2f: two instances of deathtouch do what one does, and one of them is enough', {
    rules: ['702.2f', '122.1b'],
    alice: { battlefield: ['Craw Wurm'] },
    bob: { battlefield: [{ card: 'Typhoid Rats', counters: { deathtouch: 1 } }] },
    script: ['alice attacks bob with Craw Wurm', 'bob blocks Craw Wurm with Typhoid Rats'],
    expect: {
      'Craw Wurm': { on: 'graveyard' },
      game: {
        happened: [
          { event: 'damage', source: 'Typhoid Rats', amount: 1, times: 1 },
          { event: 'destroy', object: 'Craw Wurm', times: 1 },
        ],
      },
    },
    control: {
      without: 'deathtouch',
      setup: { bob: { battlefield: ['Typhoid Rats'] } },
      expect: { 'Craw Wurm': { on: 'battlefield', damage: 1 } },
    },
  }),
  scenario('702.2b: damage that a spell has a creature deal is dealt by that creature, with its deathtouch', {
    rules: ['702.2b', '702.2d', '120.1'],
    alice: { hand: [brawl], mana: 'R' },
    bob: { battlefield: [rat, { card: 'Craw Wurm', count: 2 }, 'Memnite'] },
    script: ['alice casts Common Brawl on Venom Rat', 'everyone passes'],
    expect: { bob: { battlefield: 0, graveyard: 4 } },
    control: {
      without: 'deathtouch',
      // What has one toughness dies of one damage all the same.
      expect: { bob: { battlefield: 2, graveyard: ['Venom Rat', 'Memnite'] } },
    },
  }),
];
