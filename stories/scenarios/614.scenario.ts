import { creature, scenario } from '../../machines/play/scenario/index.ts';
import { creature as creatures, entersAsCopy } from '../../machines/rules/abilities/write/index.ts';

/** "You may have this creature enter as a copy of any creature on the battlefield." */
const mimic = creature('Plain Mimic', '2/3', '', { manaCost: '{U}', abilities: [entersAsCopy(creatures)] });

export default [
  scenario('614.1c: a permanent enters tapped instead of untapped', {
    rules: ['614.1c', '614.12'],
    alice: { hand: ['Grizzly Bears'], mana: 'GG' },
    bob: { battlefield: ['Kismet'] },
    script: ['alice casts Grizzly Bears'],
    expect: {
      'Grizzly Bears': { on: 'battlefield', tapped: true },
      game: { notHappened: [{ event: 'tap' }] },
    },
    control: { without: 'Kismet', expect: { 'Grizzly Bears': { tapped: false } } },
  }),
  scenario('614.12a: what is chosen and paid as a land enters comes before it does', {
    rules: ['614.1c', '614.12a'],
    alice: { hand: ['Steam Vents'] },
    bob: {},
    script: ['alice plays Steam Vents', 'alice says yes'],
    expect: { alice: { life: 18 }, 'Steam Vents': { tapped: false } },
    control: {
      script: ['alice plays Steam Vents', 'alice says no'],
      expect: { alice: { life: 20 }, 'Steam Vents': { tapped: true } },
    },
  }),
  scenario('614.12a: whoever declines to apply it has the creature enter as if nothing were said', {
    rules: ['614.12a', '614.1c', '707.5'],
    alice: { hand: [mimic], mana: 'U' },
    bob: { battlefield: ['Hill Giant'] },
    script: ['alice casts Plain Mimic', 'everyone passes', 'alice answers no'],
    expect: { 'Plain Mimic': { on: 'battlefield', tapped: false, power: 2, toughness: 3 } },
    control: {
      script: ['alice casts Plain Mimic', 'everyone passes', 'alice answers yes'],
      expect: { 'Plain Mimic': { on: 'battlefield', tapped: false, power: 3, toughness: 3 } },
    },
  }),
  scenario('614.6: a replaced event never happens: a card is exiled, and doesn’t go to the graveyard', {
    rules: ['614.6', '614.1a'],
    alice: { hand: ['Shock'], mana: 'R' },
    bob: { battlefield: ['Dryad Militant'] },
    script: ['alice casts Shock on bob'],
    expect: { Shock: { on: 'exile' }, bob: { life: 18 } },
    control: { without: 'Dryad Militant', expect: { Shock: { on: 'graveyard' } } },
  }),
  scenario('614.5: more counters, once', {
    rules: ['614.5', '614.1a'],
    alice: { battlefield: ['Hardened Scales', 'Grizzly Bears'], hand: ['Battlegrowth'], mana: 'G' },
    bob: {},
    script: ['alice casts Battlegrowth on Grizzly Bears'],
    expect: { 'Grizzly Bears': { counters: { '+1/+1': 2 }, power: 4 } },
    control: { without: 'Hardened Scales', expect: { 'Grizzly Bears': { counters: { '+1/+1': 1 } } } },
  }),
  scenario('615.7: a shield prevents the next three damage, and no more', {
    rules: ['615.7', '615.1'],
    alice: { hand: ['Lava Axe'], mana: 'RRRRR' },
    bob: { hand: ['Healing Salve'], mana: 'W' },
    script: ['alice casts Lava Axe on bob', 'bob casts Healing Salve choosing 2 on bob'],
    expect: { bob: { life: 18 }, game: { happened: [{ event: 'preventedDamage', amount: 3 }] } },
    control: {
      script: ['alice casts Lava Axe on bob'],
      expect: { bob: { life: 15 }, game: { notHappened: [{ event: 'preventedDamage' }] } },
    },
  }),
  scenario('614.1a: cards and tokens that would be put into a graveyard are exiled instead', {
    rules: ['614.1a', '614.6'],
    alice: { hand: ['Rest in Peace', 'Wrath of God'], graveyard: ['Shock'], mana: 'WCWWWW' },
    bob: { battlefield: ['Blood Artist', 'Grizzly Bears'], graveyard: ['Forest'] },
    script: [
      'alice casts Rest in Peace',
      'pass until the stack is empty',
      { expect: { Shock: { on: 'exile' }, bob: { graveyard: 0, exile: ['Forest'] } } },
      'alice casts Wrath of God',
      'pass until the stack is empty',
    ],
    expect: {
      'Grizzly Bears': { on: 'exile' },
      'Wrath of God': { on: 'exile' },
      alice: { life: 20 },
    },
    control: {
      without: 'Rest in Peace',
      script: ['alice casts Wrath of God', 'pass until the stack is empty'],
      decide: { choose: ['alice', 'alice'], order: 'Blood Artist, Blood Artist' },
      expect: { 'Grizzly Bears': { on: 'graveyard' }, alice: { life: 18 } },
    },
  }),
];
