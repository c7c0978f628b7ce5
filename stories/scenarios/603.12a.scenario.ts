import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  anyTarget,
  creature as creatures,
  dealDamageToPlayers,
  dealDamageToTarget,
  draw,
  gainLife,
  mana,
  spell,
  tap,
  target,
  targetCreature,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';

const reaping = card('Reaping', ['sorcery'], {
  manaCost: '{B}',
  abilities: [
    spell(
      [],
      { do: 'sacrifice', who: 'you', filter: creatures, count: 2, as: 'fallen' },
      { do: 'reflexive', after: 'fallen', each: true, targets: [anyTarget], effect: [dealDamageToTarget(1)] },
    ),
  ],
});
const onceReaping = card('Single Reaping', ['sorcery'], {
  manaCost: '{B}',
  abilities: [
    spell(
      [],
      { do: 'sacrifice', who: 'you', filter: creatures, count: 2, as: 'fallen' },
      { do: 'reflexive', after: 'fallen', targets: [anyTarget], effect: [dealDamageToTarget(1)] },
    ),
  ],
});
const tithe = card('Tithing Bell', ['artifact'], {
  abilities: [
    activated({
      cost: [tap],
      effect: [
        { do: 'may', cost: [mana('{1}')], anyNumberOfTimes: true, then: [], as: 'tithe' },
        {
          do: 'reflexive',
          after: 'tithe',
          targets: [anyTarget],
          effect: [dealDamageToTarget({ number: 'amount', by: 'tithe' })],
        },
      ],
    }),
  ],
});
const forge = card('Thrice-Struck Forge', ['artifact'], {
  abilities: [
    activated({
      cost: [mana('{1}')],
      effect: [
        gainLife(1),
        {
          do: 'delayedTrigger',
          when: [{ on: 'resolves', times: 3 }],
          effect: [dealDamageToPlayers(4, 'opponents')],
        },
      ],
    }),
  ],
});
const festival = card('Night of Plenty', ['enchantment'], {
  abilities: [
    triggered({
      when: [
        { on: 'gainsLife', who: 'you' },
        { on: 'draws', who: 'you' },
      ],
      onceEachTurn: true,
      effect: [
        {
          do: 'if',
          condition: {
            holds: 'happenedThisTurn',
            of: [
              { on: 'gainsLife', who: 'you' },
              { on: 'draws', who: 'you' },
            ],
          },
          then: [dealDamageToPlayers(3, 'opponents')],
        },
      ],
    }),
  ],
});
const insight = card('Small Insight', ['instant'], { manaCost: '{U}', abilities: [spell([], draw(1))] });
const balm = card('Small Balm', ['instant'], { manaCost: '{W}', abilities: [spell([], gainLife(1))] });
const crush = card('Crushing Blow', ['instant'], {
  manaCost: '{R}',
  abilities: [
    spell(
      [targetCreature],
      { do: 'dealDamage', amount: 4, to: target(0), as: 'blow' },
      {
        do: 'if',
        condition: { holds: 'compare', what: { number: 'excess', by: 'blow' }, to: { atLeast: 1 } },
        then: [dealDamageToPlayers({ number: 'excess', by: 'blow' }, { controllerOf: target(0) })],
      },
    ),
  ],
});
const small = creature('Small Bear', '2/2');
const large = creature('Large Bear', '4/4');

export default [
  scenario('603.12a: “when you do so this way” triggers once for each time it happened', {
    rules: ['603.12a', '603.12'],
    alice: { battlefield: ['Grizzly Bears', 'Hill Giant'], hand: [reaping], mana: 'B' },
    bob: {},
    script: [
      'alice casts Reaping',
      'everyone passes',
      'alice orders Reaping, Reaping',
      'alice answers bob',
      'alice answers bob',
      { expect: { game: { stack: 2 } } },
      'everyone passes',
      'everyone passes',
    ],
    expect: { bob: { life: 18 } },
    control: {
      setup: { alice: { battlefield: ['Grizzly Bears', 'Hill Giant'], hand: [onceReaping], mana: 'B' } },
      script: ['alice casts Single Reaping', 'everyone passes', 'alice answers bob', 'everyone passes'],
      expect: { bob: { life: 19 } },
    },
  }),
  scenario(
    '603.12a: a cost that may be paid any number of times makes it trigger once, however often it was paid',
    {
      rules: ['603.12a', '118.12'],
      alice: { battlefield: [tithe], mana: 'CCC' },
      bob: {},
      script: [
        'alice activates Tithing Bell',
        'everyone passes',
        'alice answers yes',
        'alice pays C',
        'alice answers yes',
        'alice pays C',
        'alice answers no',
        'alice answers bob',
        { expect: { game: { stack: ['the ability of Tithing Bell'] } } },
        'everyone passes',
      ],
      expect: { bob: { life: 18 } },
      control: {
        script: ['alice activates Tithing Bell', 'everyone passes', 'alice answers no'],
        expect: { bob: { life: 20 }, game: { stack: 0 } },
      },
    },
  ),
  scenario(
    '603.7h: what triggers once an ability has resolved a number of times is made in the last of them alone',
    {
      rules: ['603.7h', '603.7e'],
      alice: { battlefield: [forge, { card: 'Wastes', count: 4 }] },
      bob: {},
      script: [
        'alice activates Thrice-Struck Forge',
        'everyone passes',
        'alice activates Thrice-Struck Forge',
        'everyone passes',
        { expect: { game: { stack: 0 } } },
        'alice activates Thrice-Struck Forge',
        'everyone passes',
        { expect: { alice: { life: 23 }, game: { stack: ['the ability of Thrice-Struck Forge'] } } },
        'everyone passes',
        'alice activates Thrice-Struck Forge',
        'everyone passes',
        { expect: { game: { stack: 0 } } },
      ],
      expect: {
        bob: { life: 16 },
        alice: { life: 24 },
        game: { happened: [{ event: 'trigger', times: 1 }] },
      },
      control: {
        setup: { bob: { hand: ['Squelch'], mana: 'UU' } },
        script: [
          'alice activates Thrice-Struck Forge',
          'everyone passes',
          'alice activates Thrice-Struck Forge',
          'bob casts Squelch on the ability of Thrice-Struck Forge',
          'everyone passes',
          'alice activates Thrice-Struck Forge',
          'everyone passes',
        ],
        expect: { bob: { life: 20 }, alice: { life: 22 }, game: { stack: 0 } },
      },
    },
  ),
  scenario(
    '603.1b: whether all of its conditions were met this turn counts what happened without it triggering',
    {
      rules: ['603.1b'],
      alice: { hand: [insight, balm, { ...festival, manaCost: '{B}' }], mana: 'UWB' },
      bob: {},
      script: [
        'alice casts Small Insight',
        'everyone passes',
        'alice casts Night of Plenty',
        'everyone passes',
        'alice casts Small Balm',
        'everyone passes',
        'everyone passes',
      ],
      expect: { bob: { life: 17 }, game: { happened: [{ event: 'trigger', times: 1 }] } },
      control: {
        script: [
          'alice casts Night of Plenty',
          'everyone passes',
          'alice casts Small Balm',
          'everyone passes',
          'everyone passes',
        ],
        expect: { bob: { life: 20 }, game: { happened: [{ event: 'trigger', times: 1 }] } },
      },
    },
  ),
  scenario('120.10: an effect may ask how much of the damage that it dealt was excess damage', {
    rules: ['120.10'],
    alice: { hand: [crush], mana: 'R' },
    bob: { battlefield: [small] },
    script: ['alice casts Crushing Blow on Small Bear'],
    expect: { bob: { life: 18 }, 'Small Bear': { on: 'graveyard' } },
    control: {
      setup: { bob: { battlefield: [large] } },
      script: ['alice casts Crushing Blow on Large Bear'],
      expect: { bob: { life: 20 }, 'Large Bear': { on: 'graveyard' } },
    },
  }),
];
