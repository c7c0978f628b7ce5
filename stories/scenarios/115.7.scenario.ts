import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  artifact,
  creature,
  flying,
  having,
  one,
  putCounters,
  spell,
  target,
  targetCreature,
  targetSpell,
  untilEndOfTurn,
} from '../../machines/rules/abilities/write/index.ts';

const instant = (name: string, ...of: Parameters<typeof spell>) =>
  card(name, ['instant'], { manaCost: '{U}', abilities: [spell(...of)] });

const changing = (name: string, which: 'all' | 'one' | 'any') =>
  instant(name, [targetSpell], { do: 'changeTargets', what: target(0), which });

const turnAll = changing('Turn All Aside', 'all');
const turnOne = changing('Turn One Aside', 'one');
const turnAny = changing('Turn Any Aside', 'any');
const anew = instant('Aim Anew', [targetSpell], { do: 'chooseNewTargets', what: target(0) });

/** Destroys a creature and an artifact. */
const wreck = instant(
  'Wreck Both',
  [targetCreature, one(artifact)],
  { do: 'destroy', what: target(0) },
  { do: 'destroy', what: target(1) },
);
/** "Tap target creature. Put a +1/+1 counter on another target creature." */
const brawl = instant(
  'Uneven Brawl',
  [targetCreature, { objects: creature, differentFrom: 0 }],
  { do: 'tap', what: target(0) },
  putCounters('+1/+1', 1, target(1)),
);
const leap = instant('Sudden Leap', [targetCreature], untilEndOfTurn(target(0), having(flying)));
/** Three damage, divided. */
const sparks = instant('Three Sparks', [{ any: true, count: { min: 1, max: 3 }, divide: 3 }], {
  do: 'dealDamage',
  amount: 'divided',
  to: target(0),
  toPlayers: target(0),
});

export default [
  scenario('115.7a: the target is changed to another legal one, not left as it is', {
    rules: ['115.7a'],
    alice: { hand: [turnAll], mana: 'U', battlefield: ['Hill Giant'] },
    bob: { hand: ['Lightning Bolt'], mana: 'R', battlefield: ['Grizzly Bears'] },
    turn: { of: 'bob' },
    script: [
      'bob casts Lightning Bolt on alice',
      'bob passes',
      'alice casts Turn All Aside on Lightning Bolt',
      'everyone passes',
      'refused 115.7a: alice chooses alice',
      'alice chooses bob',
      'everyone passes',
    ],
    expect: { alice: { life: 20 }, bob: { life: 17 } },
    control: {
      without: 'Turn All Aside',
      script: ['bob casts Lightning Bolt on alice', 'everyone passes'],
      expect: { alice: { life: 17 }, bob: { life: 20 } },
    },
  }),
  scenario('115.7a: if not all targets can be changed, none is', {
    rules: ['115.7a'],
    alice: { hand: [turnAll], mana: 'U', battlefield: ['Hill Giant', 'Strionic Resonator'] },
    bob: { hand: [wreck], mana: 'U', battlefield: ['Grizzly Bears'] },
    turn: { of: 'bob' },
    script: [
      'bob casts Wreck Both on Hill Giant',
      'bob passes',
      'alice casts Turn All Aside on Wreck Both',
      'everyone passes',
      'everyone passes',
    ],
    expect: { 'Hill Giant': { on: 'graveyard' }, 'Grizzly Bears': { on: 'battlefield' } },
    control: {
      setup: {
        bob: { hand: [wreck], mana: 'U', battlefield: ['Grizzly Bears', 'Jayemdae Tome'] },
      },
      script: [
        'bob casts Wreck Both on Hill Giant, Strionic Resonator',
        'bob passes',
        'alice casts Turn All Aside on Wreck Both',
        'everyone passes',
        'everyone passes',
      ],
      expect: {
        'Hill Giant': { on: 'battlefield' },
        'Strionic Resonator': { on: 'battlefield' },
        'Grizzly Bears': { on: 'graveyard' },
        'Jayemdae Tome': { on: 'graveyard' },
      },
    },
  }),
  scenario('115.7b: only one of the targets is changed', {
    rules: ['115.7b'],
    alice: { hand: [turnOne], mana: 'U', battlefield: ['Hill Giant', 'Strionic Resonator'] },
    bob: { hand: [wreck], mana: 'U', battlefield: ['Grizzly Bears', 'Jayemdae Tome'] },
    turn: { of: 'bob' },
    script: [
      'bob casts Wreck Both on Hill Giant, Strionic Resonator',
      'bob passes',
      'alice casts Turn One Aside on Wreck Both',
      'everyone passes',
      'alice chooses Hill Giant',
      'everyone passes',
    ],
    expect: {
      'Hill Giant': { on: 'battlefield' },
      'Strionic Resonator': { on: 'graveyard' },
      'Grizzly Bears': { on: 'graveyard' },
      'Jayemdae Tome': { on: 'battlefield' },
    },
    control: {
      without: 'Turn One Aside',
      script: ['bob casts Wreck Both on Hill Giant, Strionic Resonator', 'everyone passes'],
      expect: {
        'Hill Giant': { on: 'graveyard' },
        'Strionic Resonator': { on: 'graveyard' },
        'Grizzly Bears': { on: 'battlefield' },
      },
    },
  }),
  scenario('115.7c: any number of the targets is changed', {
    rules: ['115.7c'],
    alice: { hand: [turnAny], mana: 'U', battlefield: ['Hill Giant', 'Strionic Resonator'] },
    bob: { hand: [wreck], mana: 'U', battlefield: ['Grizzly Bears'] },
    turn: { of: 'bob' },
    script: [
      'bob casts Wreck Both on Hill Giant',
      'bob passes',
      'alice casts Turn Any Aside on Wreck Both',
      'everyone passes',
      'alice chooses Grizzly Bears',
      'everyone passes',
    ],
    expect: {
      'Hill Giant': { on: 'battlefield' },
      'Strionic Resonator': { on: 'graveyard' },
      'Grizzly Bears': { on: 'graveyard' },
    },
    control: {
      script: [
        'bob casts Wreck Both on Hill Giant',
        'bob passes',
        'alice casts Turn Any Aside on Wreck Both',
        'everyone passes',
        'alice chooses Hill Giant',
        'everyone passes',
      ],
      expect: { 'Hill Giant': { on: 'graveyard' }, 'Grizzly Bears': { on: 'battlefield' } },
    },
  }),
  scenario('115.7d: of new targets those may stay that would be illegal by now', {
    rules: ['115.7d'],
    alice: { hand: [anew, leap], mana: 'UU', battlefield: ['Hill Giant', 'Grizzly Bears'] },
    bob: {
      hand: [
        instant('Ground It', [one({ ...creature, notKeyword: 'flying' })], {
          do: 'destroy',
          what: target(0),
        }),
      ],
      mana: 'U',
    },
    turn: { of: 'bob' },
    script: [
      'bob casts Ground It on Hill Giant',
      'bob passes',
      'alice casts Sudden Leap on Hill Giant',
      'everyone passes',
      'bob passes',
      'alice casts Aim Anew on Ground It',
      'everyone passes',
      'alice chooses Hill Giant',
      'everyone passes',
    ],
    expect: { 'Hill Giant': { on: 'battlefield' }, 'Grizzly Bears': { on: 'battlefield' } },
    control: {
      script: [
        'bob casts Ground It on Hill Giant',
        'bob passes',
        'alice casts Aim Anew on Ground It',
        'everyone passes',
        'alice chooses Grizzly Bears',
        'everyone passes',
      ],
      expect: { 'Hill Giant': { on: 'battlefield' }, 'Grizzly Bears': { on: 'graveyard' } },
    },
  }),
  scenario('115.7e: two targets change places: only the outcome is looked at', {
    rules: ['115.7e', '115.7a'],
    alice: { hand: [turnAll], mana: 'U', battlefield: ['Hill Giant'] },
    bob: { hand: [brawl], mana: 'U', battlefield: ['Grizzly Bears'] },
    turn: { of: 'bob' },
    script: [
      'bob casts Uneven Brawl on Hill Giant, Grizzly Bears',
      'bob passes',
      'alice casts Turn All Aside on Uneven Brawl',
      'everyone passes',
      'everyone passes',
    ],
    expect: { 'Hill Giant': { tapped: false }, 'Grizzly Bears': { tapped: true } },
    control: {
      without: 'Turn All Aside',
      script: ['bob casts Uneven Brawl on Hill Giant, Grizzly Bears', 'everyone passes'],
      expect: { 'Hill Giant': { tapped: true }, 'Grizzly Bears': { tapped: false } },
    },
  }),
  scenario('115.7f: with new targets a division stays as it was', {
    rules: ['115.7f', '601.2d'],
    alice: { hand: [turnOne], mana: 'U', battlefield: ['Hill Giant', 'Grizzly Bears'] },
    bob: { hand: [sparks], mana: 'U', battlefield: ['Giant Spider'] },
    turn: { of: 'bob' },
    script: [
      'bob casts Three Sparks dividing 2 to Grizzly Bears, 1 to Hill Giant',
      'bob passes',
      'alice casts Turn One Aside on Three Sparks',
      'everyone passes',
      'alice chooses Grizzly Bears',
      'alice chooses Giant Spider',
      'everyone passes',
    ],
    expect: {
      'Giant Spider': { damage: 2 },
      'Hill Giant': { damage: 1 },
      'Grizzly Bears': { on: 'battlefield', damage: 0 },
    },
    control: {
      without: 'Turn One Aside',
      script: ['bob casts Three Sparks dividing 2 to Grizzly Bears, 1 to Hill Giant', 'everyone passes'],
      expect: { 'Giant Spider': { damage: 0 }, 'Grizzly Bears': { on: 'graveyard' } },
    },
  }),
];
