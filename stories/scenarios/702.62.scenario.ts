import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  gainLife,
  rulesFor,
  spell,
  staticAbility,
  suspend,
} from '../../machines/rules/abilities/write/index.ts';

/** A creature that needs but one upkeep. */
const racer = creature('Patient Racer', '3/3', '', { manaCost: '{5}', abilities: [suspend(1, '{G}')] });
/** Suspended for as long as is paid for. */
const chronicler = creature('Slow Chronicler', '2/2', '', {
  manaCost: '{3}{U}',
  abilities: [suspend('X', '{X}{U}')],
});
/** A card with two ways of waiting. */
const twofold = card('Twofold Patience', ['sorcery'], {
  abilities: [suspend(3, '{W}'), suspend(1, '{2}{W}'), spell([], gainLife(5))],
});
/** Keeps everyone from casting spells with mana value 0. */
const hush = card('Hush of Nothing', ['enchantment'], {
  abilities: [
    {
      kind: 'static',
      players: 'everyone',
      rules: [{ rule: 'cantCast', what: { manaValue: { exactly: 0 } } }],
    },
    rulesFor(null, { rule: 'cant', what: 'beSacrificed' }),
  ],
});

/** Whoever has cast a spell this turn can cast no other one. */
const oneTale = card('One Tale a Turn', ['enchantment'], {
  abilities: [
    staticAbility({
      players: { playersWith: { of: 'everyone', thisTurn: { fact: 'spellsCast', count: { atLeast: 1 } } } },
      rules: [{ rule: 'cantCast', what: {} }],
    }),
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
      setup: { alice: { hand: [racer], exile: [], mana: 'GGGGG' } },
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
  scenario('107.3d: X in a suspend cost is chosen as it is paid, and is its number of time counters', {
    rules: ['107.3d', '702.62a'],
    alice: { hand: [chronicler], mana: 'UCCC' },
    bob: {},
    script: ['alice exiles Slow Chronicler from hand', 'refused 107.3d: alice chooses 0', 'alice chooses 2'],
    expect: { 'Slow Chronicler': { on: 'exile', counters: { time: 2 } }, alice: { mana: 'C' } },
    control: {
      setup: {
        alice: {
          hand: [creature('Brief Chronicler', '2/2', '', { abilities: [suspend(1, '{U}')] })],
          mana: 'UCCC',
        },
      },
      script: ['alice exiles Brief Chronicler from hand'],
      expect: { 'Brief Chronicler': { on: 'exile', counters: { time: 1 } }, alice: { mana: 'CCC' } },
    },
  }),
  scenario('107.3d: where X can’t be 0, what can’t be paid for more can’t be suspended', {
    rules: ['107.3d', '118.3'],
    alice: { hand: [chronicler], mana: 'U' },
    bob: {},
    script: ['refused 118.3: alice exiles Slow Chronicler from hand'],
    expect: { 'Slow Chronicler': { on: 'hand' } },
    control: {
      setup: { alice: { hand: [chronicler], mana: 'UC' } },
      script: ['alice exiles Slow Chronicler from hand'],
      expect: { 'Slow Chronicler': { on: 'exile', counters: { time: 1 } } },
    },
  }),
  scenario('702.62a: of several suspend abilities the player pays for the one that they choose', {
    rules: ['702.62a', '116.2f'],
    alice: { hand: [twofold], mana: 'WCC' },
    bob: {},
    script: ['alice exiles Twofold Patience from hand for {2}{W}'],
    expect: { 'Twofold Patience': { on: 'exile', counters: { time: 1 } }, alice: { mana: '' } },
    control: {
      script: ['alice exiles Twofold Patience from hand for {W}'],
      expect: { 'Twofold Patience': { on: 'exile', counters: { time: 3 } }, alice: { mana: 'CC' } },
    },
  }),
  scenario('702.62c: who can cast no more spells this turn can’t suspend a card either', {
    rules: ['702.62c', '601.3'],
    alice: { battlefield: [oneTale], hand: [racer, 'Grizzly Bears'], mana: 'GGC' },
    bob: { hand: ['Shock'], mana: 'R' },
    script: [
      'alice casts Grizzly Bears',
      'everyone passes',
      'refused 601.3: alice exiles Patient Racer from hand',
    ],
    expect: { 'Patient Racer': { on: 'hand' } },
    control: {
      script: [
        // To suspend is not to cast: the one spell is left to her.
        'alice exiles Patient Racer from hand',
        'alice casts Grizzly Bears',
        'everyone passes',
      ],
      expect: { 'Patient Racer': { on: 'exile' }, 'Grizzly Bears': { on: 'battlefield' } },
    },
  }),
  scenario('702.62a: as the last counter goes, what can’t be cast then stays in exile, and nobody is asked', {
    rules: ['702.62a', '601.3'],
    turn: { of: 'bob', at: 'end' },
    alice: {
      battlefield: [oneTale, 'Mountain'],
      exile: [{ card: racer, counters: { time: 1 } }],
      hand: ['Shock'],
    },
    bob: {},
    script: ["pass until alice's upkeep", 'alice casts Shock on bob', 'pass until the stack is empty'],
    expect: {
      'Patient Racer': { on: 'exile', counters: { time: 0 } },
      bob: { life: 18 },
      game: { asked: { player: 'alice', kind: 'priority' } },
    },
    control: {
      script: [
        "pass until alice's upkeep",
        'pass until alice decides',
        'alice says yes',
        'pass until the stack is empty',
      ],
      expect: { 'Patient Racer': { on: 'battlefield' } },
    },
  }),
];
