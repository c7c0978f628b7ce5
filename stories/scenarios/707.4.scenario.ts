import { creature, scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('707.4: a permanent becomes a copy of what has left, as that last was', {
    rules: ['707.4', '608.2h', '707.2'],
    alice: { battlefield: ['Identity Thief'] },
    bob: { battlefield: [{ card: 'Serra Angel', counters: { '+1/+1': 1 } }] },
    turn: { at: 'precombatMain' },
    script: [
      'alice attacks bob with Identity Thief',
      'pass until alice’s declareBlockers',
      { expect: { 'Identity Thief': { name: 'Serra Angel', power: 4, attacking: true } } },
      'pass until the next turn',
    ],
    decide: { confirm: 'yes' },
    expect: {
      'Serra Angel': { on: 'battlefield', owner: 'bob', counters: { '+1/+1': 0 } },
      bob: { life: 16 },
    },
    control: {
      script: ['alice attacks bob with Identity Thief', 'pass until alice’s endOfCombat'],
      decide: { confirm: 'no' },
      expect: { 'Identity Thief': { name: 'Identity Thief', power: 0 }, bob: { life: 20 } },
    },
  }),
  scenario('707.2: a token is a copy of a card that isn’t on the battlefield', {
    rules: ['707.2', '707.9b'],
    alice: { battlefield: ['Seance'], graveyard: ['Serra Angel'] },
    bob: {},
    turn: { of: 'bob', at: 'end' },
    script: ['pass until alice decides', 'alice says yes', 'pass until the stack is empty'],
    expect: { 'Serra Angel 2': { on: 'battlefield', subtypes: ['Angel', 'Spirit'], power: 4 } },
    control: {
      script: ['pass until alice decides', 'alice says no', 'pass until the stack is empty'],
      expect: { 'Serra Angel': { on: 'graveyard' }, alice: { battlefield: 1 } },
    },
  }),
  scenario('707.10e: a copy for which a target is said targets that, if it legally can', {
    rules: ['707.10e'],
    alice: {
      hand: [
        {
          card: {
            name: 'Turned Aside',
            types: ['instant'],
            manaCost: '{U}',
            abilities: [
              {
                kind: 'spell',
                targets: [
                  { objects: { zone: 'stack', stackObject: 'spell' } },
                  { objects: { type: 'creature' } },
                ],
                effect: [{ do: 'copySpell', what: { target: 0 }, target: { target: 1 } }],
              },
            ],
          },
        },
      ],
      battlefield: ['Grizzly Bears'],
      mana: 'U',
    },
    bob: { hand: ['Murder'], battlefield: ['Serra Angel'], mana: 'BBC' },
    turn: { of: 'bob' },
    script: [
      'bob casts Murder on Grizzly Bears',
      'bob passes',
      'alice casts Turned Aside on Serra Angel',
      'pass until the stack is empty',
    ],
    expect: { 'Serra Angel': { on: 'graveyard' }, 'Grizzly Bears': { on: 'graveyard' } },
    control: {
      setup: {
        bob: { hand: ['Murder'], battlefield: [creature('Shy Angel', '4/4', 'hexproof')], mana: 'BBC' },
      },
      script: [
        'bob casts Murder on Grizzly Bears',
        'bob passes',
        'refused 702.11b: alice casts Turned Aside on Shy Angel',
        'pass until the stack is empty',
      ],
      expect: { 'Shy Angel': { on: 'battlefield' }, 'Grizzly Bears': { on: 'graveyard' } },
    },
  }),
  scenario(
    '113.7a: the abilities of tokens and emblems have those as their sources, also once a token is gone',
    {
      rules: ['113.7a', '114.4', '111.1'],
      alice: {
        hand: ['Rite of Replication', 'Shock'],
        mana: 'UUCCR',
      },
      bob: {
        battlefield: [
          creature('Pinging Bear', '3/1', '', {
            abilities: [
              {
                kind: 'triggered',
                when: [{ on: 'dies', object: 'self' }],
                targets: [{ any: true }],
                effect: [
                  {
                    do: 'dealDamage',
                    amount: { number: 'value', value: 'power', of: 'self' },
                    to: { target: 0 },
                    toPlayers: { target: 0 },
                  },
                ],
              },
            ],
          }),
        ],
      },
      script: [
        'alice casts Rite of Replication on Pinging Bear',
        'pass until the stack is empty',
        'alice casts Shock on alice’s Pinging Bear',
        'pass until alice decides',
        'alice chooses bob',
        'pass until the stack is empty',
      ],
      expect: {
        bob: { life: 17 },
        alice: { battlefield: 0, graveyard: ['Rite of Replication', 'Shock'] },
        game: { happened: [{ event: 'cease' }] },
      },
      control: {
        withoutAbilities: ['Pinging Bear'],
        script: [
          'alice casts Rite of Replication on Pinging Bear',
          'pass until the stack is empty',
          'alice casts Shock on alice’s Pinging Bear',
          'pass until the stack is empty',
        ],
        expect: { bob: { life: 20 }, alice: { battlefield: 0 } },
      },
    },
  ),
  scenario('707.4: a permanent becomes a copy until its effect’s controller’s next turn', {
    rules: ['707.4', '702.73a', '611.2'],
    alice: {
      battlefield: ['Shapesharer', 'Changeling Outcast', 'Grizzly Bears', { card: 'Island', count: 3 }],
    },
    bob: { battlefield: ['Hill Giant'] },
    script: [
      'refused 115.1: alice activates Shapesharer on Grizzly Bears, Hill Giant',
      'alice activates Shapesharer on Shapesharer, Hill Giant',
      'everyone passes',
      { expect: { Shapesharer: { name: 'Hill Giant', power: 3, subtypes: ['Giant'] } } },
      "pass until bob's end",
      { expect: { Shapesharer: { name: 'Hill Giant' } } },
      "pass until alice's upkeep",
    ],
    expect: { Shapesharer: { name: 'Shapesharer', power: 1 } },
    control: {
      script: ['alice activates Shapesharer on Shapesharer, Grizzly Bears', 'everyone passes'],
      expect: { Shapesharer: { name: 'Grizzly Bears', power: 2, subtypes: ['Bear'] } },
    },
  }),
];
