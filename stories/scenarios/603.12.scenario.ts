import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  anyTarget,
  creature as creatures,
  dealDamageToTarget,
  draw,
  gainLife,
  mana,
  other,
  sacrificing,
  tap,
  triggered,
  yourUpkeep,
} from '../../machines/rules/abilities/write/index.ts';

/** "When this creature enters, you may sacrifice another creature. When you do, it deals damage equal to that creature's power …" */
const manticore = creature('Bursting Manticore', '4/3', '', {
  abilities: [
    triggered({
      when: { on: 'enters', object: 'self' },
      effect: [
        {
          do: 'may',
          then: [{ do: 'sacrifice', who: 'you', filter: other(creatures), as: 'given' }],
        },
        {
          do: 'reflexive',
          after: 'given',
          targets: [anyTarget],
          effect: [
            {
              do: 'dealDamage',
              amount: { number: 'value', value: 'power', of: { before: { named: 'given' } } },
              to: { target: 0 },
              toPlayers: { target: 0 },
            },
          ],
        },
      ],
    }),
  ],
  manaCost: '{R}',
});
const fodderAltar = card('Plain Altar', ['artifact'], {
  abilities: [activated({ cost: [sacrificing(creatures)], effect: [gainLife(1)] })],
});
const felidar = creature('Sovereign Cat', '4/6', '', {
  abilities: [
    triggered({
      when: yourUpkeep,
      if: { holds: 'compare', what: { number: 'life', of: 'you' }, to: { atLeast: 40 } },
      effect: [{ do: 'win', who: 'you' }],
    }),
  ],
});
const emptyHands = card('Empty Pockets', ['enchantment'], {
  abilities: [
    triggered({
      when: {
        on: 'state',
        is: { holds: 'compare', what: { number: 'cardsIn', zone: 'hand', of: 'you' }, to: { exactly: 0 } },
      },
      effect: [draw(1)],
    }),
  ],
});
const pinger = creature('Small Pinger', '1/1', '', {
  abilities: [activated({ cost: [tap, mana('{0}')], targets: [anyTarget], effect: [dealDamageToTarget(1)] })],
});

export default [
  scenario(
    '603.4, example 1: the state of things is asked as the step begins, and again as the ability resolves',
    {
      rules: ['603.4', '608.2a'],
      alice: { life: 40, battlefield: [felidar] },
      bob: { battlefield: [pinger] },
      turn: { at: 'untap' },
      script: [
        "pass until alice's upkeep",
        { expect: { game: { stack: ['the ability of Sovereign Cat'] } } },
        'alice passes',
        'bob activates Small Pinger on alice',
        'everyone passes',
        'everyone passes',
      ],
      expect: { alice: { life: 39 }, game: { over: false, happened: [{ event: 'notResolve' }] } },
      control: {
        script: ["pass until alice's upkeep", 'everyone passes'],
        expect: { game: { over: { winners: ['alice'] } } },
      },
    },
  ),
  scenario('603.4, example 1: with 39 life it doesn’t trigger at all', {
    rules: ['603.4'],
    alice: { life: 39, battlefield: [felidar] },
    bob: {},
    turn: { at: 'untap' },
    script: ["pass until alice's upkeep", { expect: { game: { stack: 0 } } }],
    expect: { game: { over: false, notHappened: [{ event: 'trigger' }] } },
    control: {
      setup: { alice: { life: 40, battlefield: [felidar] } },
      script: ["pass until alice's upkeep", 'everyone passes'],
      expect: { game: { over: { winners: ['alice'] } } },
    },
  }),
  scenario('603.8, example 1: a state that was so for a moment has triggered its ability, once', {
    rules: ['603.8'],
    alice: { battlefield: [emptyHands], hand: ['Shock'], mana: 'R' },
    bob: {},
    script: [
      'alice casts Shock on bob',
      { expect: { game: { stack: ['the ability of Empty Pockets', 'Shock'] } } },
      'everyone passes',
      'everyone passes',
    ],
    expect: { alice: { hand: 1 }, game: { stack: 0, happened: [{ event: 'trigger', times: 1 }] } },
    control: {
      withoutAbilities: ['Empty Pockets'],
      script: ['alice casts Shock on bob'],
      expect: { alice: { hand: 0 } },
    },
  }),
  scenario(
    '603.8: when its state is so during a resolution, it triggers then, though it is not so afterwards',
    {
      rules: ['603.8', '608.2c'],
      alice: { battlefield: [emptyHands], hand: ['Wheel of Fortune'], mana: 'RRR' },
      bob: {},
      script: [
        'alice casts Wheel of Fortune',
        'everyone passes',
        'everyone passes',
        'pass until the stack is empty',
      ],
      expect: { alice: { hand: 8 } },
      control: {
        withoutAbilities: ['Empty Pockets'],
        script: ['alice casts Wheel of Fortune'],
        expect: { alice: { hand: 7 } },
      },
    },
  ),
  scenario('603.8: a state trigger that is countered triggers again', {
    rules: ['603.8'],
    alice: { hand: ['Lurebound Scarecrow'], mana: 'CCC' },
    bob: { hand: ['Stifle'], mana: 'U' },
    script: [
      'alice casts Lurebound Scarecrow',
      'everyone passes',
      'alice answers red',
      { expect: { game: { stack: ['the ability of Lurebound Scarecrow'] } } },
      'bob casts Stifle on the ability of Lurebound Scarecrow',
      'everyone passes',
      {
        expect: {
          game: { stack: ['the ability of Lurebound Scarecrow'] },
          'Lurebound Scarecrow': { on: 'battlefield' },
        },
      },
      'everyone passes',
    ],
    expect: { 'Lurebound Scarecrow': { on: 'graveyard' } },
    control: {
      setup: { alice: { hand: ['Lurebound Scarecrow'], battlefield: ['Raging Goblin'], mana: 'CCC' } },
      script: ['alice casts Lurebound Scarecrow', 'everyone passes', 'alice answers red'],
      expect: { 'Lurebound Scarecrow': { on: 'battlefield' }, game: { stack: 0 } },
    },
  }),
  scenario(
    '603.12, example 1: “when you do” triggers on this sacrifice alone, and finds its target only then',
    {
      rules: ['603.12', '603.3d'],
      alice: { battlefield: ['Hill Giant', fodderAltar], hand: [manticore], mana: 'R' },
      bob: { battlefield: ['Craw Wurm'] },
      script: [
        'alice casts Bursting Manticore',
        'everyone passes',
        'everyone passes',
        'alice answers yes',
        'alice answers bob',
        { expect: { game: { stack: ['the ability of Bursting Manticore'] }, bob: { life: 20 } } },
        'everyone passes',
      ],
      expect: { bob: { life: 17 }, 'Hill Giant': { on: 'graveyard' } },
      control: {
        script: [
          'alice casts Bursting Manticore',
          'everyone passes',
          'alice activates Plain Altar paying Hill Giant',
          'everyone passes',
          'everyone passes',
        ],
        expect: { bob: { life: 20 }, alice: { life: 21 }, 'Hill Giant': { on: 'graveyard' } },
      },
    },
  ),
];
