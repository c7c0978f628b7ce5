import { creature, scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('702.3a: defender is static: it keeps from attacking at once, until the ability is lost', {
    rules: ['702.3a', '604.1', '113.3d'],
    alice: { battlefield: ['Wall of Omens', 'Grizzly Bears'], hand: ['Turn to Frog'], mana: 'UU' },
    bob: {},
    script: [
      'alice casts Turn to Frog on Wall of Omens',
      'everyone passes',
      'alice attacks bob with Wall of Omens',
    ],
    expect: { bob: { life: 19 }, game: { notHappened: [{ event: 'trigger' }] } },
    control: {
      script: ['refused 702.3b: alice attacks bob with Wall of Omens', 'alice attacks with nothing'],
      expect: { bob: { life: 20 } },
    },
  }),
  scenario('702.3b: a creature with defender can’t attack, and may block', {
    rules: ['702.3b', '508.1c'],
    alice: { battlefield: ['Carnivorous Plant', 'Grizzly Bears'] },
    bob: { battlefield: ['Wall of Omens'] },
    script: [
      'refused 702.3b: alice attacks bob with Carnivorous Plant',
      'refused 702.3b: alice attacks bob with Carnivorous Plant, Grizzly Bears',
      'alice attacks bob with Grizzly Bears',
      'bob blocks Grizzly Bears with Wall of Omens',
    ],
    expect: { 'Wall of Omens': { damage: 2 }, 'Carnivorous Plant': { tapped: false }, bob: { life: 20 } },
    control: {
      without: 'defender',
      script: ['alice attacks bob with Carnivorous Plant, Grizzly Bears', 'bob blocks nothing'],
      expect: { bob: { life: 14 } },
    },
  }),
  scenario('702.3b: a requirement to attack doesn’t make a creature with defender able to', {
    rules: ['702.3b', '508.1d', '101.2'],
    alice: {
      battlefield: [
        creature('Restless Wall', '3/3', 'defender', {
          abilities: [{ kind: 'static', rules: [{ rule: 'mustAttack' }] }],
        }),
        'Grizzly Bears',
      ],
    },
    bob: {},
    script: ['refused 702.3b: alice attacks bob with Restless Wall', 'alice attacks with nothing'],
    expect: { bob: { life: 20 } },
    control: {
      without: 'defender',
      script: ['refused 508.1d: alice attacks with nothing', 'alice attacks bob with Restless Wall'],
      expect: { bob: { life: 17 } },
    },
  }),
  scenario('702.3b: an effect lets a creature attack as though it didn’t have defender', {
    rules: ['702.3b', '609.4'],
    alice: {
      battlefield: [
        creature('Waking Gargoyle', '3/4', 'defender', {
          abilities: [
            {
              kind: 'activated',
              cost: [{ pay: 'mana', cost: '{1}{W}' }],
              effect: [
                {
                  do: 'rule',
                  what: { all: { keyword: 'defender', controller: 'you' } },
                  rules: [{ rule: 'mayAttackAsThoughWithout', keyword: 'defender' }],
                  until: 'untilEndOfTurn',
                },
              ],
            },
          ],
        }),
        'Wall of Omens',
        'Grizzly Bears',
      ],
      mana: 'WW',
    },
    bob: {},
    script: [
      'alice activates Waking Gargoyle',
      'everyone passes',
      'alice attacks bob with Waking Gargoyle, Wall of Omens',
    ],
    expect: { bob: { life: 17 }, 'Waking Gargoyle': { has: ['defender'] } },
    control: {
      script: ['refused 702.3b: alice attacks bob with Waking Gargoyle', 'alice attacks with nothing'],
      expect: { bob: { life: 20 } },
    },
  }),
  scenario('702.3c: two instances of defender are as one: an effect about defender is about both', {
    rules: ['702.3c', '609.4'],
    alice: {
      battlefield: [
        creature('Twice Walled', '2/2', 'defender, defender', {
          abilities: [
            {
              kind: 'activated',
              cost: [{ pay: 'mana', cost: '{W}' }],
              effect: [
                {
                  do: 'rule',
                  what: 'self',
                  rules: [{ rule: 'mayAttackAsThoughWithout', keyword: 'defender' }],
                  until: 'untilEndOfTurn',
                },
              ],
            },
          ],
        }),
        'Grizzly Bears',
      ],
      mana: 'W',
    },
    bob: {},
    script: ['alice activates Twice Walled', 'everyone passes', 'alice attacks bob with Twice Walled'],
    expect: { bob: { life: 18 } },
    control: {
      script: ['refused 702.3b: alice attacks bob with Twice Walled', 'alice attacks with nothing'],
      expect: { bob: { life: 20 } },
    },
  }),
];
