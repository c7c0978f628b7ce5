import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  creatureYouControl,
  may,
  one,
  opponentsControl,
  spell,
  target,
  whenEnters,
} from '../../machines/rules/abilities/write/index.ts';

const brawl = card('Brawl', ['sorcery'], {
  manaCost: '{G}',
  abilities: [
    spell([one(creatureYouControl), one(opponentsControl({ type: 'creature' }))], {
      do: 'fight',
      first: target(0),
      second: target(1),
    }),
  ],
});

const fighting = { alice: { hand: [brawl], mana: 'G' }, bob: { battlefield: ['Silvercoat Lion'] } };

/** "When this enters, you may have it fight target creature an opponent controls." */
const regent = creature('Proud Regent', '4/5', '', {
  manaCost: '{G}',
  abilities: [
    whenEnters(
      [one(opponentsControl({ type: 'creature' }))],
      may({ do: 'fight', first: 'self', second: target(0) }),
    ),
  ],
});
const challenged = [
  'alice casts Proud Regent',
  'everyone passes',
  'alice passes',
  'bob casts Giant Growth on Silvercoat Lion',
  'everyone passes',
  'everyone passes',
];

export default [
  scenario('701.14a: it triggers once on creatures that fight', {
    rules: ['701.14a', '603.2c'],
    alice: { ...fighting.alice, battlefield: ['Neyith of the Dire Hunt'] },
    bob: fighting.bob,
    script: [
      'alice casts Brawl on Neyith of the Dire Hunt, Silvercoat Lion',
      'pass until the stack is empty',
    ],
    expect: { alice: { hand: 1 }, 'Silvercoat Lion': { on: 'graveyard' } },
    control: {
      setup: { alice: { ...fighting.alice, battlefield: ['Hill Giant'] } },
      script: ['alice casts Brawl on Hill Giant, Silvercoat Lion', 'pass until the stack is empty'],
      expect: { alice: { hand: 0 }, 'Silvercoat Lion': { on: 'graveyard' } },
    },
  }),
  scenario('603.2c: “one or more” triggers once however many creatures become blocked', {
    rules: ['603.2c', '509.3c'],
    alice: { battlefield: ['Neyith of the Dire Hunt', 'Hill Giant', 'Grizzly Bears'] },
    bob: { battlefield: ['Silvercoat Lion', 'Ornithopter'] },
    script: [
      "pass until alice's beginningOfCombat",
      'alice chooses Hill Giant',
      'pass until alice decides',
      'alice attacks bob with Hill Giant, Grizzly Bears',
      'everyone passes',
      'bob blocks Hill Giant with Ornithopter; Grizzly Bears with Silvercoat Lion',
      'everyone passes',
    ],
    expect: { alice: { hand: 1 } },
    control: {
      without: 'Neyith of the Dire Hunt',
      script: [
        'alice attacks bob with Hill Giant, Grizzly Bears',
        'everyone passes',
        'bob blocks Hill Giant with Ornithopter; Grizzly Bears with Silvercoat Lion',
        'everyone passes',
      ],
      expect: { alice: { hand: 0 } },
    },
  }),
  scenario('701.14b: with one of two fighters gone the other isn’t dealt damage', {
    rules: ['701.14b', '608.2b'],
    alice: { ...fighting.alice, battlefield: ['Grizzly Bears'] },
    bob: { ...fighting.bob, hand: ['Shock'], mana: 'R' },
    script: [
      'alice casts Brawl on Grizzly Bears, Silvercoat Lion',
      'alice passes',
      'bob casts Shock on Grizzly Bears',
      'everyone passes',
      { expect: { 'Grizzly Bears': { on: 'graveyard' }, game: { stack: ['Brawl'] } } },
      'everyone passes',
    ],
    expect: { 'Silvercoat Lion': { on: 'battlefield', damage: 0 } },
    control: {
      script: ['alice casts Brawl on Grizzly Bears, Silvercoat Lion', 'everyone passes'],
      expect: { 'Grizzly Bears': { on: 'graveyard' }, 'Silvercoat Lion': { on: 'graveyard' } },
    },
  }),
  scenario('603.5: who may have it fight chooses with whom as it triggers, and whether as it resolves', {
    rules: ['603.5', '603.3d', '701.14a'],
    alice: { hand: [regent], mana: 'G' },
    bob: { battlefield: ['Silvercoat Lion'], hand: ['Giant Growth'], mana: 'G' },
    script: [
      ...challenged,
      { expect: { game: { asked: { player: 'alice', kind: 'confirm' } } } },
      'alice says no',
    ],
    expect: {
      'Proud Regent': { on: 'battlefield', damage: 0 },
      'Silvercoat Lion': { power: 5, damage: 0 },
    },
    control: {
      script: [...challenged, 'alice says yes'],
      expect: { 'Proud Regent': { on: 'graveyard' }, 'Silvercoat Lion': { power: 5, damage: 4 } },
    },
  }),
];
