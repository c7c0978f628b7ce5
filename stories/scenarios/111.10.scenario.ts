import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import { one, predefinedTokens, spell, target } from '../../machines/rules/abilities/write/index.ts';
import type { CardDefinition } from '../../machines/rules/index.ts';

type Role = Extract<keyof typeof predefinedTokens, `${string} Role`>;

/** An instant for {C} that creates a Role attached to its target. */
const casting = (role: Role): CardDefinition =>
  card(`Cast as ${role}`, ['instant'], {
    manaCost: '{C}',
    abilities: [
      spell([one({ type: 'creature' })], {
        do: 'create',
        token: predefinedTokens[role],
        attachedTo: target(0),
      }),
    ],
  });
const bear = creature('Plain Bear', '2/2');
const giant = creature('Tall Giant', '6/6', '', { colors: 'R' });
const ping = card('Quick Ping', ['instant'], {
  manaCost: '{R}',
  abilities: [spell([one({ type: 'creature' })], { do: 'dealDamage', amount: 1, to: target(0) })],
});

export default [
  scenario('111.10j: a Cursed Role makes what it enchants 1/1, and what modifies that counts', {
    rules: ['111.10j', '613.4b'],
    alice: {
      battlefield: [{ card: giant, counters: { '+1/+1': 1 } }],
      hand: [casting('Cursed Role')],
      mana: 'C',
    },
    bob: {},
    script: ['alice casts Cast as Cursed Role on Tall Giant', 'pass until the stack is empty'],
    expect: { 'Tall Giant': { power: 2, toughness: 2 }, Cursed: { attachedTo: 'Tall Giant' } },
    control: { script: [], expect: { 'Tall Giant': { power: 7, toughness: 7 } } },
  }),
  scenario('111.10k: a Monster Role gives +1/+1 and trample', {
    rules: ['111.10k', '303.7'],
    alice: { battlefield: [bear], hand: ['Monstrous Rage'], mana: 'R' },
    bob: { battlefield: [creature('Wall', '0/1')] },
    script: [
      'alice casts Monstrous Rage on Plain Bear',
      'pass until the stack is empty',
      'alice attacks bob with Plain Bear',
      'bob blocks Plain Bear with Wall',
    ],
    decide: { assignCombatDamage: { Wall: 1, bob: 4 } },
    expect: {
      bob: { life: 16 },
      Monster: { colors: '', types: ['enchantment'], subtypes: ['Aura', 'Role'], on: 'battlefield' },
    },
    control: {
      script: ['alice attacks bob with Plain Bear', 'bob blocks Plain Bear with Wall'],
      decide: {},
      expect: { bob: { life: 20 } },
    },
  }),
  scenario('111.10m: a Royal Role gives +1/+1 and ward {1}', {
    rules: ['111.10m', '702.21a'],
    alice: { battlefield: [bear], hand: [casting('Royal Role')], mana: 'C' },
    bob: { hand: [ping], mana: 'R' },
    script: [
      'alice casts Cast as Royal Role on Plain Bear',
      'pass until the stack is empty',
      'alice passes',
      'bob casts Quick Ping on Plain Bear',
      'pass until the stack is empty',
    ],
    expect: { 'Plain Bear': { power: 3, toughness: 3, damage: 0, has: ['ward'] } },
    control: {
      script: ['alice passes', 'bob casts Quick Ping on Plain Bear', 'pass until the stack is empty'],
      expect: { 'Plain Bear': { power: 2, damage: 1 } },
    },
  }),
  scenario('111.10n: a Sorcerer Role has its creature’s controller scry as that attacks', {
    rules: ['111.10n'],
    alice: { battlefield: [bear], hand: [casting('Sorcerer Role')], mana: 'C' },
    bob: {},
    script: [
      'alice casts Cast as Sorcerer Role on Plain Bear',
      'pass until the stack is empty',
      'alice attacks bob with Plain Bear',
      'pass until alice decides',
      { expect: { game: { asked: { player: 'alice', kind: 'arrange', rule: '701.22a' } } } },
      'alice chooses top: Wastes',
      'pass until the stack is empty',
    ],
    expect: { game: { stack: 0 } },
    control: {
      script: ['alice attacks bob with Plain Bear', 'pass until the stack is empty'],
      expect: { game: { notHappened: [{ event: 'perform' }] } },
    },
  }),
  scenario('111.10p: a Virtuous Role counts the enchantments that its controller has, itself among them', {
    rules: ['111.10p'],
    alice: {
      battlefield: [bear, card('Fine Rug', ['enchantment'])],
      hand: [casting('Virtuous Role')],
      mana: 'C',
    },
    bob: { battlefield: [card('Old Rug', ['enchantment'])] },
    script: ['alice casts Cast as Virtuous Role on Plain Bear', 'pass until the stack is empty'],
    expect: { 'Plain Bear': { power: 4, toughness: 4 } },
    control: {
      setup: { alice: { battlefield: [bear], hand: [casting('Virtuous Role')], mana: 'C' } },
      expect: { 'Plain Bear': { power: 3, toughness: 3 } },
    },
  }),
  scenario('111.10q: as a Wicked Role goes to the graveyard each opponent loses 1 life', {
    rules: ['111.10q', '704.5z', '303.7a', '704.5d'],
    alice: {
      battlefield: [bear],
      hand: [casting('Wicked Role'), casting('Monster Role')],
      mana: 'CC',
    },
    bob: {},
    script: [
      'alice casts Cast as Wicked Role on Plain Bear',
      'pass until the stack is empty',
      { expect: { 'Plain Bear': { power: 3 }, bob: { life: 20 } } },
      'alice casts Cast as Monster Role on Plain Bear',
      'pass until the stack is empty',
    ],
    expect: { 'Plain Bear': { power: 3, has: ['trample'] }, bob: { life: 19 }, Wicked: { on: 'nowhere' } },
    control: {
      script: [
        'alice casts Cast as Monster Role on Plain Bear',
        'pass until the stack is empty',
        'alice casts Cast as Wicked Role on Plain Bear',
        'pass until the stack is empty',
      ],
      expect: { 'Plain Bear': { power: 3, hasNot: ['trample'] }, bob: { life: 20 } },
    },
  }),
  scenario('303.7a: a permanent keeps one Role of each player', {
    rules: ['303.7a', '704.5z'],
    alice: { battlefield: [bear], hand: [casting('Monster Role')], mana: 'C' },
    bob: { hand: [casting('Cursed Role')], mana: 'C' },
    script: [
      'alice casts Cast as Monster Role on Plain Bear',
      'pass until the stack is empty',
      'alice passes',
      'bob casts Cast as Cursed Role on Plain Bear',
      'pass until the stack is empty',
    ],
    expect: { 'Plain Bear': { power: 2, toughness: 2, has: ['trample'] }, alice: { battlefield: 2 } },
    control: {
      setup: {
        alice: { battlefield: [bear], hand: [casting('Monster Role'), casting('Cursed Role')], mana: 'CC' },
      },
      script: [
        'alice casts Cast as Monster Role on Plain Bear',
        'pass until the stack is empty',
        'alice casts Cast as Cursed Role on Plain Bear',
        'pass until the stack is empty',
      ],
      expect: { 'Plain Bear': { power: 1, toughness: 1, hasNot: ['trample'] } },
    },
  }),
  scenario('111.10r: a Young Hero Role strengthens its creature until that is tougher than 3', {
    rules: ['111.10r', '603.4'],
    alice: { battlefield: [bear], hand: [casting('Young Hero Role')], mana: 'C' },
    bob: {},
    script: [
      'alice casts Cast as Young Hero Role on Plain Bear',
      'pass until the stack is empty',
      'alice attacks bob with Plain Bear',
      'pass until the stack is empty',
    ],
    expect: { 'Plain Bear': { power: 3, toughness: 3 } },
    control: {
      setup: {
        alice: { battlefield: [giant], hand: [casting('Young Hero Role')], mana: 'C' },
      },
      script: [
        'alice casts Cast as Young Hero Role on Tall Giant',
        'pass until the stack is empty',
        'alice attacks bob with Tall Giant',
        'pass until the stack is empty',
      ],
      expect: { 'Tall Giant': { power: 6, toughness: 6 } },
    },
  }),
  scenario('111.10q: what returns by Not Dead After All has a Wicked Role attached', {
    rules: ['111.10q', '400.7e'],
    alice: { battlefield: [bear], hand: ['Not Dead After All', 'Murder'], mana: 'BCBB' },
    bob: {},
    script: [
      'alice casts Not Dead After All on Plain Bear',
      'pass until the stack is empty',
      'alice casts Murder on Plain Bear',
      'pass until the stack is empty',
    ],
    expect: {
      'Plain Bear': { on: 'battlefield', tapped: true, power: 3 },
      Wicked: { attachedTo: 'Plain Bear' },
    },
    control: {
      script: ['alice casts Murder on Plain Bear', 'pass until the stack is empty'],
      expect: { 'Plain Bear': { on: 'graveyard' } },
    },
  }),
];
