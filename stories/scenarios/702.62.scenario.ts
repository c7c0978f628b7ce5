import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import { rulesFor, suspend } from '../../machines/rules/abilities/write/index.ts';

/** A creature that needs but one upkeep. */
const racer = creature('Patient Racer', '3/3', '', { manaCost: '{5}', abilities: [suspend(1, '{G}')] });
/** Keeps everyone from casting spells with mana value 0. */
const hush = card('Hush of Nothing', ['enchantment'], {
  abilities: [
    { kind: 'static', players: 'everyone', rules: [{ cantCast: { manaValue: { exactly: 0 } } }] },
    rulesFor(null, { cant: 'beSacrificed' }),
  ],
});

export default [
  scenario('702.62a: exiled with time counters, and cast for nothing as the last one is removed', {
    rules: ['702.62a', '702.62b', '702.62d', '116.2f'],
    alice: { hand: ['Ancestral Vision'], mana: 'U' },
    bob: {},
    script: [
      'refused 118.6: alice casts Ancestral Vision on alice',
      'alice exiles Ancestral Vision from hand',
      { expect: { 'Ancestral Vision': { on: 'exile', counters: { time: 4 } }, alice: { mana: '' } } },
      "pass until alice's upkeep",
      'everyone passes',
      { expect: { 'Ancestral Vision': { counters: { time: 3 } } } },
      "pass until bob's upkeep",
      "pass until alice's upkeep",
      'everyone passes',
      "pass until bob's upkeep",
      "pass until alice's upkeep",
      'everyone passes',
      "pass until bob's upkeep",
      "pass until alice's upkeep",
      'pass until alice decides',
      'alice says yes',
      'alice chooses bob',
      { expect: { game: { stack: ['Ancestral Vision'] }, bob: { hand: 4 } } },
      'everyone passes',
    ],
    expect: { bob: { hand: 7 }, 'Ancestral Vision': { on: 'graveyard' } },
    control: {
      without: 'suspend',
      script: ['refused 116.2f: alice exiles Ancestral Vision from hand'],
      expect: { 'Ancestral Vision': { on: 'hand' }, alice: { mana: 'U' } },
    },
  }),
  scenario('702.62a: what isn’t played remains exiled, and is suspended no more', {
    rules: ['702.62a', '702.62b'],
    alice: { exile: [{ card: 'Shivan Meteor', counters: { time: 1 } }] },
    bob: { battlefield: ['Grizzly Bears'] },
    script: [
      "pass until alice's upkeep",
      'pass until alice decides',
      'alice says no',
      { expect: { 'Shivan Meteor': { on: 'exile', counters: { time: 0 } } } },
      "pass until bob's upkeep",
      "pass until alice's upkeep",
      { expect: { game: { stack: 0 } } },
    ],
    expect: { 'Shivan Meteor': { on: 'exile' }, 'Grizzly Bears': { on: 'battlefield' } },
    control: {
      script: ["pass until alice's upkeep", 'pass until alice decides', 'alice says yes', 'everyone passes'],
      expect: { 'Shivan Meteor': { on: 'graveyard' }, 'Grizzly Bears': { on: 'graveyard' } },
    },
  }),
  scenario('702.62a: a creature cast so has haste until another player controls it', {
    rules: ['702.62a', '400.7a'],
    alice: { exile: [{ card: racer, counters: { time: 1 } }] },
    bob: { hand: ['Control Magic'], mana: '', battlefield: [{ card: 'Island', count: 4 }] },
    script: [
      "pass until alice's upkeep",
      'pass until alice decides',
      'alice says yes',
      'everyone passes',
      { expect: { 'Patient Racer': { on: 'battlefield', has: ['haste'] } } },
      "pass until alice's precombatMain",
      'alice attacks bob with Patient Racer',
      "pass until bob's precombatMain",
      'bob casts Control Magic on Patient Racer',
      'everyone passes',
    ],
    expect: { bob: { life: 17 }, 'Patient Racer': { controller: 'bob', hasNot: ['haste'] } },
    control: {
      setup: { alice: { hand: [racer], mana: 'GGGGG' } },
      turn: { of: 'alice' },
      script: ['alice casts Patient Racer', 'everyone passes'],
      expect: { 'Patient Racer': { on: 'battlefield', hasNot: ['haste'] } },
    },
  }),
  scenario('702.62c: what may not be cast may not be suspended, at the same moments', {
    rules: ['702.62c', '702.62a', '307.1'],
    alice: { hand: ['Ancestral Vision', 'Shivan Meteor'], mana: 'URRR' },
    bob: { battlefield: [hush] },
    script: [
      'refused 601.3: alice exiles Ancestral Vision from hand',
      "pass until alice's beginning of combat",
      'refused 307.1: alice exiles Shivan Meteor from hand',
    ],
    expect: { alice: { hand: 2 } },
    control: {
      without: 'Hush of Nothing',
      script: ['alice exiles Ancestral Vision from hand', 'alice exiles Shivan Meteor from hand'],
      expect: {
        'Ancestral Vision': { on: 'exile', counters: { time: 4 } },
        'Shivan Meteor': { on: 'exile', counters: { time: 2 } },
      },
    },
  }),
];
