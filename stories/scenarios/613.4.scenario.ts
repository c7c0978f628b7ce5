import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  base,
  plus,
  spell,
  target,
  targetCreature,
  untilEndOfTurn,
} from '../../machines/rules/abilities/write/index.ts';

const thinWall = creature('Thin Wall', '1/3');
const trick = (name: string, ...changes: Parameters<typeof untilEndOfTurn>[1][]) =>
  card(name, ['instant'], {
    manaCost: '{G}',
    abilities: [spell([targetCreature], untilEndOfTurn(target(0), ...changes))],
  });
const turnabout = trick('Turned Inside Out', { change: 'switchPowerToughness' });
const sturdier = trick('Sturdier', plus(0, 1));
const fiercer = trick('Fiercer', plus(5, 0));
const humbler = trick('Humbler', base(0, 1));

const cast = (...names: readonly string[]) =>
  names.flatMap((name) => [`alice casts ${name} on Thin Wall`, 'everyone passes']);

export default [
  scenario('613.4d, example 1: switching takes what was added before and after it', {
    rules: ['613.4d'],
    alice: { battlefield: [thinWall], hand: [sturdier, turnabout, fiercer], mana: 'GGG' },
    bob: {},
    script: [
      ...cast('Sturdier', 'Turned Inside Out'),
      { expect: { 'Thin Wall': { power: 4, toughness: 1 } } },
      ...cast('Fiercer'),
    ],
    expect: { 'Thin Wall': { power: 4, toughness: 6 } },
    control: {
      without: 'Turned Inside Out',
      script: cast('Sturdier', 'Fiercer'),
      expect: { 'Thin Wall': { power: 6, toughness: 4 } },
    },
  }),
  scenario('613.4d, example 3: two switches cancel each other', {
    rules: ['613.4d'],
    alice: { battlefield: [thinWall], hand: [sturdier, turnabout, turnabout], mana: 'GGG' },
    bob: {},
    script: cast('Sturdier', 'Turned Inside Out', 'Turned Inside Out'),
    expect: { 'Thin Wall': { power: 1, toughness: 4 } },
    control: {
      script: cast('Sturdier', 'Turned Inside Out'),
      expect: { 'Thin Wall': { power: 4, toughness: 1 } },
    },
  }),
  scenario('613.4b: what sets power and toughness comes before what modifies it, counters among that', {
    rules: ['613.4b', '613.4c', '613.5'],
    alice: {
      battlefield: [{ card: thinWall, counters: { '+1/+1': 1 } }, 'Glorious Anthem'],
      hand: [sturdier, humbler],
      mana: 'GG',
    },
    bob: {},
    script: cast('Sturdier', 'Humbler'),
    expect: { 'Thin Wall': { power: 2, toughness: 4 } },
    control: {
      without: 'Humbler',
      script: cast('Sturdier'),
      expect: { 'Thin Wall': { power: 3, toughness: 6 } },
    },
  }),
];
