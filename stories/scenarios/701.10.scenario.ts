import { card, scenario } from '../../machines/play/scenario/index.ts';
import { staticAbility } from '../../machines/rules/abilities/write/index.ts';

/** You can't lose the game. */
const unlosing = card('Long Breath', ['enchantment'], {
  abilities: [staticAbility({ players: 'you', rules: [{ cantLose: true }] })],
});

export default [
  scenario('701.10f: doubling the mana in a pool adds as much of each type again', {
    rules: ['701.10f', '605.1a', '605.3b'],
    alice: { battlefield: ['Doubling Cube'], mana: 'RRRGCC' },
    bob: {},
    script: ['alice activates Doubling Cube'],
    expect: { alice: { mana: 'CCCCGG' }, game: { stack: 0 } },
    control: { script: [], expect: { alice: { mana: 'RRRGCC' } } },
  }),
  scenario('605.3a: between two doublings mana that was doubled pays for mana that is doubled then', {
    rules: ['605.3a', '701.10f'],
    alice: { battlefield: ['Doubling Cube', 'Doubling Cube', 'Castle Sengir'], mana: 'RRRRRRRR' },
    bob: {},
    script: [
      'alice activates Doubling Cube',
      'alice activates Castle Sengir ability 3',
      'alice chooses {U}',
      'alice activates Doubling Cube',
    ],
    expect: { alice: { mana: 'UURRRRRRRRRR' } },
    control: {
      // Before both of them it costs red mana that would have been doubled.
      script: [
        'alice activates Castle Sengir ability 3',
        'alice chooses {U}',
        'alice activates Doubling Cube',
        'alice activates Doubling Cube',
      ],
      expect: { alice: { mana: 'UUUURRRRRR' } },
    },
  }),
  scenario('701.10d: a life total below 0 that is doubled is further below 0', {
    rules: ['701.10d', '107.1b', '119.5'],
    alice: { life: -4, battlefield: [unlosing], hand: ['Beacon of Immortality'], mana: 'WWWWWW' },
    bob: {},
    script: ['alice casts Beacon of Immortality on alice', 'everyone passes'],
    expect: { alice: { life: -8 }, game: { happened: [{ event: 'loseLife', player: 'alice', amount: 4 }] } },
    control: {
      script: ['alice casts Beacon of Immortality on bob', 'everyone passes'],
      expect: { alice: { life: -4 }, bob: { life: 40 } },
    },
  }),
];
