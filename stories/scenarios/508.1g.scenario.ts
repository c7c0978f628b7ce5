import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  all,
  creature as creatures,
  draw,
  mana,
  rulesFor,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';
import type { CostPart } from '../../machines/rules/state/vocabulary/index.ts';

/** "You may [cost] as this attacks. When you do, draw a card." */
const offering = (...cost: readonly CostPart[]) => [
  rulesFor(null, { rule: 'mayPayToAttack', cost, link: 'effort' }),
  triggered({ when: { on: 'paysToAttack', linked: 'effort' }, effect: [draw(1)] }),
];
const striving = (name: string, ...cost: readonly CostPart[]) =>
  creature(name, '2/2', '', { abilities: offering(...cost) });

const tapACreature: CostPart = {
  pay: 'tapPermanents',
  what: { type: 'creature', notAmong: { named: 'attackers' } },
  count: 1,
};

/** "You may pay 2 life as a creature attacks. When you do, draw a card." */
const spurs = card('Spurs of the Clan', ['artifact'], {
  abilities: [
    rulesFor(all(creatures), { rule: 'mayPayToAttack', cost: [{ pay: 'life', amount: 2 }], link: 'spurs' }),
    triggered({ when: { on: 'paysToAttack', linked: 'spurs' }, effect: [draw(1)] }),
  ],
});
const spender = striving('Eager Spender', mana('{2}'));
const tithed = card('Toll of the Gate', ['enchantment'], {
  abilities: [rulesFor(all(creatures), { rule: 'costToAttack', cost: '{1}', whom: 'you' })],
});

const altar = card('Altar of Haste', ['artifact'], {
  abilities: [
    activated({
      cost: [{ pay: 'sacrifice', what: { type: 'creature' } }],
      effect: [{ do: 'addMana', mana: ['C'] }],
    }),
  ],
});
const miserly = creature('Miserly Guard', '0/5', '', {
  abilities: [rulesFor(null, { rule: 'costToBlock', cost: '{1}' })],
});

export default [
  scenario(
    '508.1g: an optional cost to attack is chosen as attackers are declared, and what says “when you do” triggers',
    {
      rules: ['508.1g', '508.1h', '508.1j', '508.2b', '607.2h'],
      alice: { battlefield: [spender, 'Forest', 'Forest'] },
      bob: {},
      script: [
        'alice attacks bob with Eager Spender',
        'alice says yes',
        'alice pays',
        'pass until the postcombat main phase',
      ],
      expect: { alice: { hand: 1 }, bob: { life: 18 } },
      control: {
        script: ['alice attacks bob with Eager Spender', 'alice says no'],
        expect: { alice: { hand: 0 }, bob: { life: 18 } },
      },
    },
  ),
  scenario('508.1g: a cost that can’t be paid isn’t offered', {
    rules: ['508.1g', '118.3'],
    alice: { battlefield: [spender, 'Forest'] },
    bob: {},
    // A decision that the script doesn't answer would be a failure.
    script: ['alice attacks bob with Eager Spender'],
    expect: { alice: { hand: 0 }, bob: { life: 18 } },
    control: {
      setup: { alice: { battlefield: [spender, 'Forest', 'Forest'] } },
      script: ['alice attacks bob with Eager Spender', 'alice says yes', 'alice pays', 'everyone passes'],
      expect: { alice: { hand: 1 }, 'Forest 2': { tapped: true } },
    },
  }),
  scenario('508.1h: what must be paid and what may be paid to attack is one total cost', {
    rules: ['508.1g', '508.1h', '508.1i'],
    alice: { battlefield: [spender, 'Forest', 'Forest', 'Forest'] },
    bob: { battlefield: [tithed] },
    script: [
      'alice attacks bob with Eager Spender',
      'alice says yes',
      { expect: { game: { asked: { player: 'alice', kind: 'payment' } } } },
      'alice pays',
      'pass until the postcombat main phase',
    ],
    expect: {
      alice: { hand: 1 },
      'Forest 1': { tapped: true },
      'Forest 3': { tapped: true },
      bob: { life: 18 },
    },
    control: {
      // Two Forests pay for the toll, and not for the rest.
      setup: { alice: { battlefield: [spender, 'Forest', 'Forest'] } },
      script: ['alice attacks bob with Eager Spender', 'alice pays'],
      expect: { alice: { hand: 0 }, bob: { life: 18 } },
    },
  }),
  scenario('733.1: who gives up paying for the attack declares again, and is asked again', {
    rules: ['508.1', '508.1g', '733.1'],
    alice: { battlefield: [spender, 'Grizzly Bears', 'Forest', 'Forest'] },
    bob: {},
    script: [
      'alice attacks bob with Eager Spender',
      'alice says yes',
      { expect: { 'Eager Spender': { tapped: true } } },
      'alice cancels',
      { expect: { 'Eager Spender': { tapped: false } } },
      'alice attacks bob with Grizzly Bears',
    ],
    expect: { alice: { hand: 0 }, 'Eager Spender': { tapped: false }, bob: { life: 18 } },
    control: {
      script: ['alice attacks bob with Eager Spender', 'alice says yes', 'alice pays', 'everyone passes'],
      expect: { alice: { hand: 1 }, 'Eager Spender': { tapped: true } },
    },
  }),
  scenario('607.2h: “when you do” speaks of the cost in its own paragraph, of its own creature', {
    rules: ['607.2h', '508.1g'],
    alice: {
      battlefield: [
        striving('First Striver', { pay: 'life', amount: 1 }),
        striving('Second Striver', { pay: 'life', amount: 3 }),
      ],
    },
    bob: {},
    script: [
      'alice attacks bob with First Striver, Second Striver',
      'alice says no',
      'alice says yes',
      'everyone passes',
    ],
    expect: {
      alice: { hand: 1, life: 17 },
      game: {
        happened: [{ event: 'trigger', source: 'Second Striver', times: 1 }],
        notHappened: [{ event: 'trigger', source: 'First Striver' }],
      },
    },
    control: {
      script: [
        'alice attacks bob with First Striver, Second Striver',
        'alice says yes',
        'alice says no',
        'everyone passes',
      ],
      expect: {
        alice: { hand: 1, life: 19 },
        game: {
          happened: [{ event: 'trigger', source: 'First Striver', times: 1 }],
          notHappened: [{ event: 'trigger', source: 'Second Striver' }],
        },
      },
    },
  }),
  scenario('508.1g: only who controls the ability may pay its cost', {
    rules: ['508.1g'],
    alice: { battlefield: ['Grizzly Bears'] },
    bob: { battlefield: [spurs] },
    script: ['alice attacks bob with Grizzly Bears'],
    expect: { alice: { life: 20, hand: 0 }, bob: { life: 18 } },
    control: {
      setup: { alice: { battlefield: ['Grizzly Bears', spurs] }, bob: { battlefield: [] } },
      script: ['alice attacks bob with Grizzly Bears', 'alice says yes', 'everyone passes'],
      expect: { alice: { life: 18, hand: 1 } },
    },
  }),
  scenario(
    '508.1h: two costs that each tap a creature tap two, and what can pay for one is offered for one',
    {
      rules: ['508.1g', '508.1h', '118.10'],
      alice: {
        battlefield: [
          striving('First Striver', tapACreature),
          striving('Second Striver', tapACreature),
          'Grizzly Bears',
        ],
      },
      bob: {},
      script: ['alice attacks bob with First Striver, Second Striver', 'alice says yes', 'everyone passes'],
      expect: { alice: { hand: 1 }, 'Grizzly Bears': { tapped: true } },
      control: {
        setup: {
          alice: {
            battlefield: [
              striving('First Striver', tapACreature),
              striving('Second Striver', tapACreature),
              'Grizzly Bears',
              'Hill Giant',
            ],
          },
        },
        script: [
          'alice attacks bob with First Striver, Second Striver',
          'alice says yes',
          'alice says yes',
          'alice chooses Hill Giant',
          'alice orders First Striver, Second Striver',
          'pass until the stack is empty',
        ],
        expect: { alice: { hand: 2 }, 'Grizzly Bears': { tapped: true }, 'Hill Giant': { tapped: true } },
      },
    },
  ),
  scenario(
    '508.1h: a cost in the words of another object than the one whose cost comes first is of that object',
    {
      rules: ['508.1h', '508.1j'],
      alice: {
        battlefield: [
          striving('Marked Striver', { pay: 'putCounters', kind: '-1/-1', count: 1 }),
          striving('Doomed Striver', { pay: 'sacrifice', what: 'self' }),
        ],
      },
      bob: {},
      script: [
        'alice attacks bob with Marked Striver, Doomed Striver',
        'alice says yes',
        'alice says yes',
        'pass until the postcombat main phase',
      ],
      // What is no more there doesn’t become an attacking creature (508.1k), and its abilities trigger no more.
      expect: {
        alice: { hand: 1, graveyard: ['Doomed Striver'] },
        'Marked Striver': { counters: { '-1/-1': 1 } },
        bob: { life: 19 },
      },
      control: {
        script: ['alice attacks bob with Marked Striver, Doomed Striver', 'alice says no', 'alice says no'],
        expect: { alice: { hand: 0, graveyard: [] }, bob: { life: 16 } },
      },
    },
  ),
  scenario('508.1k: what was used up to pay for attacking doesn’t become an attacking creature', {
    rules: ['508.1i', '508.1k'],
    alice: { battlefield: ['Hill Giant', 'Grizzly Bears', altar] },
    bob: { battlefield: [tithed] },
    script: [
      'alice attacks bob with Hill Giant',
      'alice activates Altar of Haste',
      'alice chooses Hill Giant',
      'alice pays',
    ],
    expect: { 'Hill Giant': { on: 'graveyard' }, bob: { life: 20 } },
    control: {
      script: [
        'alice attacks bob with Hill Giant',
        'alice activates Altar of Haste',
        'alice chooses Grizzly Bears',
        'alice pays',
      ],
      expect: { 'Grizzly Bears': { on: 'graveyard' }, bob: { life: 17 } },
    },
  }),
  scenario('509.1g: what was used up to pay for blocking doesn’t block, and the attacker isn’t blocked', {
    rules: ['509.1e', '509.1g', '509.1h'],
    alice: { battlefield: ['Hill Giant'] },
    bob: { battlefield: [miserly, 'Grizzly Bears', altar] },
    script: [
      'alice attacks bob with Hill Giant',
      'bob blocks Hill Giant with Miserly Guard',
      'bob activates Altar of Haste',
      'bob chooses Miserly Guard',
      'bob pays',
    ],
    expect: { 'Miserly Guard': { on: 'graveyard' }, bob: { life: 17 } },
    control: {
      script: [
        'alice attacks bob with Hill Giant',
        'bob blocks Hill Giant with Miserly Guard',
        'bob activates Altar of Haste',
        'bob chooses Grizzly Bears',
        'bob pays',
      ],
      expect: { 'Grizzly Bears': { on: 'graveyard' }, bob: { life: 20 } },
    },
  }),
];
