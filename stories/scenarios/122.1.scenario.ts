import { card, scenario } from '../../machines/play/scenario/index.ts';
import { spell, target, targetCreature } from '../../machines/rules/abilities/write/index.ts';

/** 2 damage that can't be prevented. */
const heedless = card('Heedless Flame', ['instant'], {
  manaCost: '{R}',
  abilities: [spell([targetCreature], { do: 'dealDamage', amount: 2, to: target(0), cantBePrevented: true })],
});

const shielded = (card: string, shield = 1) => ({ card, counters: { shield } });

export default [
  scenario('122.1c: a shield counter is removed instead of what it is on being destroyed by an effect', {
    rules: ['122.1c', '614.1a'],
    alice: { hand: ['Terminate'], mana: 'BR' },
    bob: { battlefield: [shielded('Grizzly Bears')] },
    script: ['alice casts Terminate on Grizzly Bears'],
    expect: { 'Grizzly Bears': { on: 'battlefield', counters: { shield: 0 } } },
    control: {
      setup: { bob: { battlefield: ['Grizzly Bears'] } },
      expect: { 'Grizzly Bears': { on: 'graveyard' } },
    },
  }),
  scenario('122.1c: a shield counter doesn’t save from being destroyed by a state-based action', {
    rules: ['122.1c', '704.5g'],
    alice: { hand: ['Last Gasp'], mana: 'BB' },
    bob: { battlefield: [{ card: 'Craw Wurm', counters: { shield: 1 }, damage: 1 }] },
    script: ['alice casts Last Gasp on Craw Wurm'],
    expect: { 'Craw Wurm': { on: 'graveyard' } },
    control: {
      script: [],
      expect: { 'Craw Wurm': { on: 'battlefield', counters: { shield: 1 }, damage: 1 } },
    },
  }),
  scenario('122.1c: damage to a permanent with a shield counter is prevented, and one is removed', {
    rules: ['122.1c', '615.1a'],
    alice: { hand: ['Shock'], mana: 'R' },
    bob: { battlefield: [shielded('Grizzly Bears', 2)] },
    script: ['alice casts Shock on Grizzly Bears'],
    expect: { 'Grizzly Bears': { on: 'battlefield', damage: 0, counters: { shield: 1 } } },
    control: {
      setup: { bob: { battlefield: ['Grizzly Bears'] } },
      expect: { 'Grizzly Bears': { on: 'graveyard' } },
    },
  }),
  scenario('122.1c: of all the damage that is dealt at once one shield counter is removed', {
    rules: ['122.1c', '615.13'],
    alice: { battlefield: [shielded('Hill Giant', 2)] },
    bob: { battlefield: ['Grizzly Bears', 'Silvercoat Lion'] },
    script: [
      'alice attacks bob with Hill Giant',
      'bob blocks Hill Giant with Grizzly Bears, Silvercoat Lion',
    ],
    decide: { assignCombatDamage: { 'Grizzly Bears': 3 } },
    expect: { 'Hill Giant': { on: 'battlefield', damage: 0, counters: { shield: 1 } } },
    control: {
      setup: { alice: { battlefield: ['Hill Giant'] } },
      expect: { 'Hill Giant': { on: 'graveyard' } },
    },
  }),
  scenario('122.1c: damage that can’t be prevented is dealt, and the shield counter is removed', {
    rules: ['122.1c', '615.12'],
    alice: { hand: [heedless], mana: 'R' },
    bob: { battlefield: [shielded('Hill Giant')] },
    script: ['alice casts Heedless Flame on Hill Giant'],
    expect: { 'Hill Giant': { damage: 2, counters: { shield: 0 } } },
    control: {
      setup: { alice: { hand: ['Shock'], mana: 'R' } },
      script: ['alice casts Shock on Hill Giant'],
      expect: { 'Hill Giant': { damage: 0, counters: { shield: 0 } } },
    },
  }),
  scenario('122.1c: losing its abilities takes nothing from a permanent with a shield counter', {
    rules: ['122.1c', '113.12'],
    alice: { hand: ['Turn to Frog', 'Terminate'], mana: 'UUBR' },
    bob: { battlefield: [shielded('Hill Giant')] },
    script: [
      'alice casts Turn to Frog on Hill Giant',
      'pass until the stack is empty',
      'alice casts Terminate on Hill Giant',
    ],
    expect: { 'Hill Giant': { on: 'battlefield', power: 1, counters: { shield: 0 } } },
    control: {
      setup: { bob: { battlefield: ['Hill Giant'] } },
      expect: { 'Hill Giant': { on: 'graveyard' } },
    },
  }),
  scenario('122.1d: a stun counter is removed instead of what it is on untapping', {
    rules: ['122.1d', '502.3'],
    alice: { battlefield: [{ card: 'Grizzly Bears', counters: { stun: 2 }, tapped: true }] },
    bob: {},
    turn: { of: 'bob' },
    script: ["pass until alice's upkeep"],
    expect: { 'Grizzly Bears': { tapped: true, counters: { stun: 1 } } },
    control: {
      setup: { alice: { battlefield: [{ card: 'Grizzly Bears', tapped: true }] } },
      expect: { 'Grizzly Bears': { tapped: false } },
    },
  }),
  scenario('122.1h: a permanent with a finality counter is exiled instead of going to the graveyard', {
    rules: ['122.1h', '614.1a'],
    alice: { hand: ['Terminate'], mana: 'BR' },
    bob: { battlefield: [{ card: 'Grizzly Bears', counters: { finality: 1 } }] },
    script: ['alice casts Terminate on Grizzly Bears'],
    expect: { 'Grizzly Bears': { on: 'exile' } },
    control: {
      setup: { bob: { battlefield: ['Grizzly Bears'] } },
      expect: { 'Grizzly Bears': { on: 'graveyard' } },
    },
  }),
];
