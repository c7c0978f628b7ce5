import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  all,
  as,
  attacksSelf,
  creatureYouControl,
  destroy,
  dies,
  draw,
  exile,
  gainLife,
  mana,
  may,
  modify,
  move,
  named,
  one,
  other,
  plus,
  replacement,
  spell,
  target,
  targetCreature,
  targetSpell,
  triggered,
  untilEndOfTurn,
} from '../../machines/rules/abilities/write/index.ts';

const theft = card('Lasting Theft', ['instant'], {
  manaCost: '{R}',
  abilities: [spell([targetCreature], modify(target(0), 'forever', { change: 'control', by: 'you' }))],
});
const banner = creature('Rallying Banner', '1/1', '', {
  abilities: [
    activated({ cost: [mana('{0}')], effect: [untilEndOfTurn(all(creatureYouControl), plus(1, 1))] }),
  ],
});
const watcher = card('Own Watcher', ['artifact'], {
  abilities: [triggered({ when: dies(creatureYouControl), effect: [gainLife(1)] })],
});
const purge = card('Purge', ['sorcery'], {
  manaCost: '{B}',
  abilities: [spell([], destroy(all({ anyType: ['creature', 'enchantment'] })))],
});
const visit = card('Brief Visit', ['sorcery'], {
  manaCost: '{R}',
  abilities: [
    spell(
      [],
      {
        do: 'create',
        token: { name: 'Goblin Guest', types: ['creature'], subtypes: ['Goblin'], power: 1, toughness: 1 },
        as: 'guest',
      },
      {
        do: 'delayedTrigger',
        when: [{ on: 'begins', step: 'end' }],
        about: named('guest'),
        effect: [{ do: 'sacrifice', who: 'you', what: named('about') }],
      },
    ),
  ],
});
const flicker = card('Slow Flicker', ['sorcery'], {
  manaCost: '{W}',
  abilities: [
    spell(
      [targetCreature],
      { ...exile(target(0)), as: 'gone' },
      {
        do: 'delayedTrigger',
        when: [{ on: 'begins', step: 'end' }],
        about: named('gone'),
        effect: [move(named('about'), { zone: 'battlefield' })],
      },
    ),
  ],
});
const pull = card('Pull Back', ['sorcery'], {
  manaCost: '{U}',
  abilities: [spell([], move(all({ zone: 'exile', type: 'creature' }), { zone: 'hand' }))],
});
const hopeless = creature('Hopeless Breaker', '1/1', '', {
  manaCost: '{R}',
  abilities: [
    triggered({
      when: { on: 'enters', object: 'self' },
      effect: [
        may(as('insight', draw(1))),
        {
          do: 'reflexive',
          after: 'insight',
          targets: [one({ type: 'enchantment' })],
          effect: [destroy(target(0)), gainLife(5)],
        },
      ],
    }),
  ],
});
const tithe = card('Small Tithe', ['instant'], {
  manaCost: '{W}',
  abilities: [
    spell([targetSpell], {
      do: 'unless',
      who: { controllerOf: target(0) },
      cost: [mana('{1}')],
      else: [{ do: 'counter', what: target(0) }],
    }),
  ],
});

/** "If you would create tokens, you create twice that many instead." */
const doubler = card('Doubled Births', ['enchantment'], {
  abilities: [
    replacement({
      event: { would: 'create', who: 'you' },
      amount: { number: 'times', of: [2, { number: 'eventAmount' }] },
    }),
  ],
});
/** Attacking, it creates a copy of another attacker, attacking too, and exiles that at end of combat. */
const rider = creature('Mirage Rider', '3/3', '', {
  abilities: [
    triggered({
      when: attacksSelf,
      targets: [one(other({ type: 'creature', attacking: true }))],
      effect: [
        as('token', { do: 'createCopy', of: target(0), tapped: true, attacking: true }),
        {
          do: 'delayedTrigger',
          when: [{ on: 'begins', step: 'endOfCombat' }],
          about: named('token'),
          effect: [exile(named('about'))],
        },
      ],
    }),
  ],
});

export default [
  scenario('113.8: “you” is who activated an ability, also once another player controls its source', {
    rules: ['113.8', '113.7a'],
    alice: { battlefield: [banner, 'Grizzly Bears'] },
    bob: { battlefield: ['Hill Giant'], hand: [theft], mana: 'R' },
    script: [
      'alice activates Rallying Banner',
      'bob casts Lasting Theft on Rallying Banner',
      'everyone passes',
      'everyone passes',
    ],
    expect: { 'Grizzly Bears': { power: 3 }, 'Hill Giant': { power: 3 }, 'Rallying Banner': { power: 1 } },
    control: {
      without: 'Lasting Theft',
      script: ['alice activates Rallying Banner', 'everyone passes'],
      expect: { 'Grizzly Bears': { power: 3 }, 'Rallying Banner': { power: 2 } },
    },
  }),
  scenario(
    '603.10a: “a creature you control” is asked of who controlled it, though what gave control leaves with it',
    {
      rules: ['603.10a', '603.3a'],
      alice: {
        battlefield: [watcher, { card: 'Control Magic', attachedTo: 'bob’s Hill Giant' }],
        hand: [purge],
        mana: 'B',
      },
      bob: { battlefield: ['Hill Giant', { card: watcher, as: 'bob’s watcher' }] },
      script: ['alice casts Purge', 'pass until the stack is empty'],
      expect: { alice: { life: 21 }, bob: { life: 20 } },
      control: {
        setup: { alice: { battlefield: [watcher], hand: [purge], mana: 'B' } },
        expect: { alice: { life: 20 }, bob: { life: 21 } },
      },
    },
  ),
  scenario('603.7b: a delayed trigger that was countered doesn’t trigger again', {
    rules: ['603.7b', '113.9'],
    alice: { hand: [visit, 'Stifle'], battlefield: ['Island'], mana: 'R' },
    bob: {},
    script: [
      'alice casts Brief Visit',
      'everyone passes',
      'pass until the end step',
      'alice casts Stifle on the ability of Brief Visit',
      'everyone passes',
      "pass until bob's end step",
    ],
    expect: { 'Goblin Guest': { on: 'battlefield' } },
    control: {
      without: 'Stifle',
      script: ['alice casts Brief Visit', 'everyone passes', "pass until bob's end step"],
      expect: { alice: { battlefield: 1 } },
    },
  }),
  scenario('603.7c: it finds nothing once its card has left the zone that it was put in', {
    rules: ['603.7c', '400.7'],
    alice: { hand: [flicker, pull], battlefield: ['Grizzly Bears'], mana: 'WU' },
    bob: {},
    script: [
      'alice casts Slow Flicker on Grizzly Bears',
      'everyone passes',
      'alice casts Pull Back',
      'everyone passes',
      'pass until the end step',
      'pass until the stack is empty',
    ],
    expect: { 'Grizzly Bears': { on: 'hand' } },
    control: {
      without: 'Pull Back',
      script: [
        'alice casts Slow Flicker on Grizzly Bears',
        'everyone passes',
        'pass until the end step',
        'pass until the stack is empty',
      ],
      expect: { 'Grizzly Bears': { on: 'battlefield' } },
    },
  }),
  scenario(
    '603.3d: what triggers on having done something is removed if there is nothing that it could target',
    {
      rules: ['603.3d', '603.12'],
      alice: { hand: [hopeless], mana: 'R' },
      bob: {},
      script: [
        'alice casts Hopeless Breaker',
        'everyone passes',
        'everyone passes',
        'alice answers yes',
        { expect: { game: { stack: 0 } } },
      ],
      expect: { alice: { life: 20, hand: 1 } },
      control: {
        setup: { bob: { battlefield: ['Glorious Anthem'] } },
        script: [
          'alice casts Hopeless Breaker',
          'everyone passes',
          'everyone passes',
          'alice answers yes',
          'everyone passes',
        ],
        expect: { alice: { life: 25, hand: 1 }, 'Glorious Anthem': { on: 'graveyard' } },
      },
    },
  ),
  scenario('605.3a: a mana ability may be activated in the middle of a resolution that asks for mana', {
    rules: ['605.3a', '118.12a'],
    alice: { battlefield: ['Forest'], hand: ['Memnite'] },
    bob: { hand: [tithe], mana: 'W' },
    script: [
      'alice casts Memnite',
      'alice passes',
      'bob casts Small Tithe on Memnite',
      'everyone passes',
      'alice answers yes',
      'alice activates Forest',
      'alice pays G',
      'everyone passes',
    ],
    expect: { Memnite: { on: 'battlefield' }, Forest: { tapped: true } },
    control: {
      setup: { alice: { battlefield: ['Prodigal Sorcerer'], hand: ['Memnite'] } },
      script: ['alice casts Memnite', 'alice passes', 'bob casts Small Tithe on Memnite', 'everyone passes'],
      expect: { Memnite: { on: 'graveyard' }, 'Prodigal Sorcerer': { tapped: false } },
    },
  }),
  scenario('603.7c: an Aura that a delayed trigger speaks of is found where it went as its creature died', {
    rules: ['603.7c', '400.7f'],
    alice: { battlefield: ['Grizzly Bears', { card: 'Gift of Immortality', attachedTo: 'Grizzly Bears' }] },
    bob: { hand: ['Lightning Bolt'], mana: 'R' },
    script: [
      'alice passes',
      'bob casts Lightning Bolt on Grizzly Bears',
      'pass until the stack is empty',
      "pass until bob's upkeep",
    ],
    expect: { 'Gift of Immortality': { attachedTo: 'Grizzly Bears' } },
    control: {
      without: 'Gift of Immortality',
      expect: { alice: { graveyard: ['Grizzly Bears'] } },
    },
  }),
  scenario('603.7c: what is exiled later is every token that was created instead of the one', {
    rules: ['603.7c', '603.7b', '614.1a'],
    alice: { battlefield: [doubler, rider, 'Hill Giant'] },
    bob: {},
    script: [
      'alice attacks bob with Mirage Rider, Hill Giant',
      'pass until the stack is empty',
      { expect: { alice: { battlefield: 5 } } },
      'pass until end of combat',
      { expect: { game: { stack: 1 }, bob: { life: 8 } } },
      'pass until the stack is empty',
    ],
    expect: { alice: { battlefield: ['Doubled Births', 'Mirage Rider', 'Hill Giant'] } },
    control: {
      without: 'Doubled Births',
      script: [
        'alice attacks bob with Mirage Rider, Hill Giant',
        'pass until the stack is empty',
        { expect: { alice: { battlefield: 3 } } },
        'pass until end of combat',
        'pass until the stack is empty',
      ],
      expect: { alice: { battlefield: 2 }, bob: { life: 11 } },
    },
  }),
];
