import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import { exactly, gainLife, named, spell } from '../../machines/rules/abilities/write/index.ts';

const ward = card('Ward of the Wary', ['instant'], {
  manaCost: '{W}',
  abilities: [
    spell(
      [],
      { do: 'chooseSource', as: 'source' },
      {
        do: 'replace',
        replacement: {
          event: { would: 'dealDamage', from: exactly(named('source')), toPlayer: 'you' },
          prevent: true,
          as: 'prevented',
          also: [gainLife({ number: 'amount', by: 'prevented' })],
        },
        until: 'untilEndOfTurn',
        once: true,
      },
    ),
  ],
});
const charge = card('Opening for All', ['instant'], {
  manaCost: '{U}',
  abilities: [
    spell([], {
      do: 'rule',
      rules: [{ rule: 'mayCastAsThoughWith', keyword: 'flash', what: { type: 'sorcery' } }],
      players: 'you',
      until: 'untilEndOfTurn',
      once: true,
    }),
  ],
});

export default [
  scenario('609.4: creature cards may be cast as though they had flash, others not', {
    rules: ['609.4', '702.8a', '117.1a'],
    alice: {
      battlefield: [
        card('Open Den', ['enchantment'], {
          manaCost: '{2}{G}',
          abilities: [
            {
              kind: 'static',
              players: 'you',
              rules: [{ rule: 'mayCastAsThoughWith', keyword: 'flash', what: { type: 'creature' } }],
            },
          ],
        }),
        { card: 'Forest', count: 2 },
        { card: 'Mountain', count: 5 },
      ],
      hand: ['Grizzly Bears', 'Lava Axe'],
    },
    bob: {},
    turn: { of: 'bob' },
    script: ['bob passes', 'refused 307.1: alice casts Lava Axe on bob', 'alice casts Grizzly Bears'],
    expect: { 'Grizzly Bears': { on: 'battlefield', hasNot: ['flash'] } },
    control: {
      without: 'Open Den',
      script: ['bob passes', 'refused 117.1a: alice casts Grizzly Bears'],
      expect: { 'Grizzly Bears': { on: 'hand' } },
    },
  }),
  scenario('609.4: the next sorcery may be cast as though it had flash, and none after it', {
    rules: ['609.4', '702.8a'],
    alice: { hand: [charge, 'Lava Axe', 'Divination'], mana: 'URRRRRRC' },
    bob: {},
    turn: { of: 'bob' },
    script: [
      'bob passes',
      'alice casts Opening for All',
      'pass until the stack is empty',
      'bob passes',
      'alice casts Lava Axe on bob',
      'refused 307.1: alice casts Divination',
    ],
    expect: { bob: { life: 15 } },
    control: {
      script: ['bob passes', 'refused 307.1: alice casts Lava Axe on bob'],
      expect: { bob: { life: 20 } },
    },
  }),
  scenario('609.7a: a permanent spell is chosen as the source, and what it becomes is that source', {
    rules: ['609.7a', '615.8', '615.5'],
    alice: { hand: [ward], mana: 'W' },
    bob: {
      hand: [creature('Rushing Goblin', '3/1', 'haste', { manaCost: '{R}' })],
      battlefield: [creature('Steady Goblin', '2/1')],
      mana: 'R',
    },
    turn: { of: 'bob' },
    script: [
      'bob casts Rushing Goblin',
      'bob passes',
      'alice casts Ward of the Wary',
      'alice passes',
      'bob passes',
      'alice chooses Rushing Goblin',
      'pass until the stack is empty',
      'bob attacks alice with Rushing Goblin, Steady Goblin',
    ],
    expect: {
      alice: { life: 21 },
      game: { happened: [{ event: 'preventedDamage', amount: 3, source: 'Rushing Goblin' }] },
    },
    control: {
      script: [
        'bob casts Rushing Goblin',
        'pass until the stack is empty',
        'bob attacks alice with Rushing Goblin, Steady Goblin',
      ],
      expect: { alice: { life: 15 } },
    },
  }),
];
