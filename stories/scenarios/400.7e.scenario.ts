import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import type { Instruction } from '../../machines/rules/index.ts';

const toHand: Instruction = { do: 'move', what: 'self', to: { zone: 'hand' } };

/** "When this creature dies, return it to its owner’s hand." */
const dying = creature('Homing Wisp', '1/1', '', {
  abilities: [{ kind: 'triggered', when: [{ on: 'dies', object: 'self' }], effect: [toHand] }],
});
/** "When this creature attacks, return it to its owner’s hand." */
const attacking = creature('Fleeing Wisp', '1/1', '', {
  abilities: [{ kind: 'triggered', when: [{ on: 'attacks', object: 'self' }], effect: [toHand] }],
});
/** "Whenever this creature is dealt damage, return the source of that damage to its owner’s hand." */
const spiteful = creature('Spiteful Wall', '0/4', '', {
  abilities: [
    {
      kind: 'triggered',
      when: [{ on: 'dealtDamage', object: 'self' }],
      effect: [{ do: 'move', what: { event: 'source' }, to: { zone: 'hand' } }],
    },
  ],
});
/** "{0}: This creature deals 1 damage to target creature." */
const pinger = creature('Free Pinger', '1/1', '', {
  abilities: [
    {
      kind: 'activated',
      cost: [{ pay: 'mana', cost: '{0}' }],
      targets: [{ objects: { type: 'creature' } }],
      effect: [{ do: 'dealDamage', amount: 1, to: { target: 0 } }],
    },
  ],
});
/** "Exile target card from a graveyard." */
const grave = card('Plain Grave Robbery', ['instant'], {
  manaCost: '{1}',
  abilities: [
    {
      kind: 'spell',
      targets: [{ objects: { zone: 'graveyard' } }],
      effect: [{ do: 'exile', what: { target: 0 } }],
    },
  ],
});

export default [
  scenario('400.7e: an ability that triggers as an object moves finds what it became', {
    rules: ['400.7e', '400.7'],
    alice: { battlefield: [dying], hand: ['Shock'], mana: 'R' },
    bob: {},
    script: ['alice casts Shock on Homing Wisp', 'everyone passes', 'everyone passes'],
    expect: { 'Homing Wisp': { on: 'hand' } },
    control: {
      // Once it has moved again, it is another object.
      setup: { alice: { battlefield: [dying], hand: ['Shock', grave], mana: 'RC' } },
      script: [
        'alice casts Shock on Homing Wisp',
        'everyone passes',
        'alice casts Plain Grave Robbery on Homing Wisp',
        'everyone passes',
        'everyone passes',
      ],
      expect: { 'Homing Wisp': { on: 'exile' } },
    },
  }),
  scenario('400.7: one that triggers on something else doesn’t find what left since', {
    rules: ['400.7', '400.7e'],
    alice: { battlefield: [attacking, 'Mountain'], hand: ['Shock'] },
    bob: {},
    turn: { at: 'beginningOfCombat' },
    script: [
      'alice attacks bob with Fleeing Wisp',
      'alice casts Shock on Fleeing Wisp',
      'everyone passes',
      'everyone passes',
    ],
    expect: { 'Fleeing Wisp': { on: 'graveyard' } },
    control: {
      script: ['alice attacks bob with Fleeing Wisp', 'everyone passes'],
      expect: { 'Fleeing Wisp': { on: 'hand' } },
    },
  }),
  scenario('400.7: a source of damage that left isn’t found where it went', {
    rules: ['400.7', '400.7e'],
    alice: { battlefield: [spiteful], hand: ['Shock'], mana: 'R' },
    bob: { battlefield: [pinger] },
    script: [
      'alice passes',
      'bob activates Free Pinger on Spiteful Wall',
      'everyone passes',
      'alice casts Shock on Free Pinger',
      'everyone passes',
      'everyone passes',
    ],
    expect: { 'Free Pinger': { on: 'graveyard' } },
    control: {
      script: [
        'alice passes',
        'bob activates Free Pinger on Spiteful Wall',
        'everyone passes',
        'everyone passes',
      ],
      expect: { 'Free Pinger': { on: 'hand' } },
    },
  }),
];
