import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  one,
  perform,
  plus,
  staticAbility,
  target,
  untilEndOfTurn,
} from '../../machines/rules/abilities/write/index.ts';
import { bidding } from './keyword-actions.ts';

/** You can't lose the game. */
const unlosing = card('Long Breath', ['enchantment'], {
  abilities: [staticAbility({ players: 'you', rules: [{ rule: 'cantLose' }] })],
});

const doubling = (name: string, quality: string) =>
  bidding(name, [one({ type: 'creature' })], perform('double', { what: target(0), quality }));
const might = doubling('Double Might', 'power');
const growth = doubling('Double Growth', 'power and toughness');
const ray = bidding('Strange Ray', [one({ type: 'creature' })], untilEndOfTurn(target(0), plus(-5, 1)));

export default [
  scenario('701.10b: a creature gets as much more as its power is when that is doubled', {
    rules: ['701.10a', '701.10b', '613.4c'],
    alice: { hand: [might], battlefield: [{ card: 'Hill Giant', counters: { '+1/+1': 1 } }] },
    bob: {},
    script: ['alice casts Double Might on Hill Giant', 'everyone passes'],
    expect: { 'Hill Giant': { power: 8, toughness: 4 } },
    control: { script: [], expect: { 'Hill Giant': { power: 4, toughness: 4 } } },
  }),
  scenario('701.10c: a power of less than 0 is as much less again', {
    rules: ['701.10c', '107.1b'],
    alice: { hand: [growth, ray], battlefield: ['Hill Giant'] },
    bob: {},
    script: [
      'alice casts Strange Ray on Hill Giant',
      'everyone passes',
      'alice casts Double Growth on Hill Giant',
      'everyone passes',
    ],
    expect: { 'Hill Giant': { power: -4, toughness: 8 } },
    control: {
      script: ['alice casts Double Growth on Hill Giant', 'everyone passes'],
      expect: { 'Hill Giant': { power: 6, toughness: 6 } },
    },
  }),
  scenario('701.10f: doubling the mana in a pool adds as much of each type again', {
    rules: ['701.10f', '605.1a', '605.3b'],
    alice: { battlefield: ['Doubling Cube'], mana: 'RRRGCC' },
    bob: {},
    script: ['alice activates Doubling Cube'],
    expect: { alice: { mana: 'GGRRRR' }, game: { stack: 0 } },
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
