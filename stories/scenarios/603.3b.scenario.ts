import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  all,
  attacksSelf,
  creatureToken,
  dealDamageToPlayers,
  gainLife,
  plus,
  triggered,
  untilEndOfTurn,
} from '../../machines/rules/abilities/write/index.ts';

/** Triggers on abilities of other creatures triggering. */
const listener = (name: string) =>
  creature(name, '1/1', '', {
    abilities: [
      triggered({
        when: { on: 'triggers', source: { type: 'creature', other: true } },
        effect: [gainLife(1)],
      }),
    ],
  });
const first = listener('First Listener');
const second = listener('Second Listener');
const landPain = card('Painful Ground', ['enchantment'], {
  abilities: [
    triggered({
      when: { on: 'tapped', object: { type: 'land', controller: 'you' } },
      effect: [dealDamageToPlayers(1, 'opponents')],
    }),
  ],
});
const castJoy = card('Caster’s Joy', ['enchantment'], {
  abilities: [triggered({ when: { on: 'cast', by: 'you', spell: {} }, effect: [gainLife(1)] })],
});

/** Gives the others that attack +1/+0. */
const herald = creature('Battle Herald', '1/4', '', {
  abilities: [
    triggered({
      when: attacksSelf,
      effect: [untilEndOfTurn(all({ type: 'creature', attacking: true, other: true }), plus(1, 0))],
    }),
  ],
});
/** Brings two attackers along. */
const captain = creature('Soldiers’ Captain', '1/4', '', {
  abilities: [
    triggered({
      when: attacksSelf,
      effect: [
        {
          do: 'create',
          token: creatureToken(1, 1, ['W'], 'Soldier'),
          count: 2,
          tapped: true,
          attacking: true,
        },
      ],
    }),
  ],
});
/** Grows with the number of attackers. */
const marcher = creature('Proud Marcher', '1/2', '', {
  abilities: [
    triggered({
      when: attacksSelf,
      effect: [
        untilEndOfTurn(
          'self',
          plus({ number: 'count', of: { type: 'creature', attacking: true, controller: 'you' } }, 0),
        ),
      ],
    }),
  ],
});
const march = (order: string) => [
  'alice attacks bob with Battle Herald, Soldiers’ Captain, Proud Marcher',
  `alice orders ${order}`,
  'pass until the stack is empty',
  "pass until alice's postcombat main",
];

export default [
  scenario(
    '603.3b: what triggers while a spell is paid for is put on the stack above it, with what its casting triggers',
    {
      rules: ['603.3b', '603.3', '117.2a'],
      alice: { battlefield: [landPain, castJoy, 'Mountain'], hand: ['Shock'] },
      bob: {},
      script: [
        'alice casts Shock on bob',
        'alice orders Painful Ground, Caster’s Joy',
        {
          expect: {
            game: { stack: ['the ability of Caster’s Joy', 'the ability of Painful Ground', 'Shock'] },
          },
        },
      ],
      expect: { bob: { life: 17 }, alice: { life: 21 } },
      control: {
        setup: { alice: { battlefield: [landPain, castJoy], hand: ['Shock'], mana: 'R' } },
        script: [
          'alice casts Shock on bob',
          { expect: { game: { stack: ['the ability of Caster’s Joy', 'Shock'] } } },
          'pass until the stack is empty',
        ],
        expect: { bob: { life: 18 }, alice: { life: 21 } },
      },
    },
  ),
  scenario(
    '603.3b: abilities that trigger on each other triggering never come to an end: the game is a draw',
    {
      rules: ['603.3b', '104.4b', '732.4'],
      alice: { battlefield: [first, second], hand: ['Lone Missionary'], mana: 'WW' },
      bob: {},
      script: ['alice casts Lone Missionary', 'everyone passes'],
      expect: { game: { over: { winners: [], rule: '104.4b' } } },
      control: {
        setup: { alice: { battlefield: [first], hand: ['Lone Missionary'], mana: 'WW' } },
        script: [
          'alice casts Lone Missionary',
          'everyone passes',
          {
            expect: { game: { stack: ['the ability of First Listener', 'the ability of Lone Missionary'] } },
          },
          'everyone passes',
          'everyone passes',
        ],
        expect: { alice: { life: 25 }, game: { over: false } },
      },
    },
  ),
  scenario('603.3b: what is put on the stack first resolves last, and finds what the others made', {
    rules: ['603.3b', '608.2h', '611.2c'],
    alice: { battlefield: [herald, captain, marcher] },
    bob: {},
    // The tokens first: five attackers are counted, and two tokens are given +1/+0 as well.
    script: march('Battle Herald, Proud Marcher, Soldiers’ Captain'),
    expect: { bob: { life: 6 } },
    control: {
      script: march('Soldiers’ Captain, Proud Marcher, Battle Herald'),
      expect: { bob: { life: 10 } },
    },
  }),
  scenario('608.2h: what has counted the attackers doesn’t count those that come after it', {
    rules: ['608.2h', '603.3b'],
    alice: { battlefield: [herald, captain, marcher] },
    bob: {},
    script: march('Battle Herald, Soldiers’ Captain, Proud Marcher'),
    expect: { bob: { life: 8 } },
    control: {
      script: march('Battle Herald, Proud Marcher, Soldiers’ Captain'),
      expect: { bob: { life: 6 } },
    },
  }),
];
