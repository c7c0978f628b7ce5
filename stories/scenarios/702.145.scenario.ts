import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  gainLife,
  keyword,
  spell,
  target,
  targetCreature,
  whenEnters,
} from '../../machines/rules/abilities/write/index.ts';
import type { Ability } from '../../machines/rules/index.ts';

const daybound = keyword('daybound');
const nightbound = keyword('nightbound');

/** A creature that is a stronger one by night. */
const hunter = {
  ...creature('Village Hunter', '2/2', '', { manaCost: '{1}{G}', abilities: [daybound] }),
  back: {
    name: 'Moonlit Beast',
    types: ['creature'] as const,
    subtypes: ['Werewolf'],
    power: 4,
    toughness: 4,
    abilities: [nightbound, whenEnters([], gainLife(1))] as readonly Ability[],
  },
};
const turn = card('Turn It Over', ['instant'], {
  manaCost: '{U}',
  abilities: [spell([targetCreature], { do: 'transform', what: target(0) })],
});
/** A creature bound to the night alone. */
const beast = creature('Night Prowler', '3/3', '', { manaCost: '{B}', abilities: [nightbound] });

export default [
  scenario(
    '702.145d: it becomes day as a permanent with daybound is there, and night after a turn without spells',
    {
      rules: ['702.145d', '702.145b', '702.145c', '731.2a', '502.2'],
      alice: { hand: [hunter], mana: 'GG' },
      bob: { hand: ['Shock'], battlefield: ['Mountain'] },
      script: [
        'alice casts Village Hunter',
        'everyone passes',
        { expect: { 'Village Hunter': { name: 'Village Hunter', power: 2 } } },
        // Alice cast a spell in her turn: it stays day.
        "pass until bob's upkeep",
        { expect: { 'Village Hunter': { name: 'Village Hunter' } } },
        // Bob casts none in his.
        "pass until alice's upkeep",
      ],
      expect: {
        'Village Hunter': { name: 'Moonlit Beast', power: 4 },
        game: {
          happened: [
            { event: 'becomeTime', rule: '702.145d' },
            { event: 'becomeTime', rule: '502.2' },
            { event: 'turnFace', rule: '702.145c' },
          ],
        },
      },
      control: {
        script: [
          'alice casts Village Hunter',
          'everyone passes',
          "pass until bob's precombatMain",
          'bob casts Shock on alice',
          'everyone passes',
          "pass until alice's upkeep",
        ],
        expect: { 'Village Hunter': { name: 'Village Hunter', power: 2 } },
      },
    },
  ),
  scenario('702.145f: it becomes day again after two spells in one turn, and what is nightbound turns back', {
    rules: ['702.145e', '702.145f', '731.2b'],
    alice: { battlefield: [hunter], hand: ['Shock', 'Shock'] },
    bob: {},
    script: [
      "pass until bob's upkeep",
      { expect: { 'Village Hunter': { name: 'Moonlit Beast' } } },
      "pass until alice's precombatMain",
      { expect: { 'Village Hunter': { name: 'Moonlit Beast' } } },
    ],
    expect: { 'Village Hunter': { name: 'Moonlit Beast', power: 4 } },
    control: {
      setup: {
        alice: {
          battlefield: [hunter, { card: 'Mountain', count: 2 }],
          hand: ['Shock', 'Shock'],
        },
      },
      script: [
        "pass until bob's upkeep",
        "pass until alice's precombatMain",
        'alice casts Shock on bob',
        'everyone passes',
        'alice casts Shock on bob',
        'everyone passes',
        "pass until bob's upkeep",
      ],
      expect: { 'Village Hunter': { name: 'Village Hunter', power: 2 } },
    },
  }),
  scenario('702.145b: by night it enters transformed', {
    rules: ['702.145b', '614.1', '712.14'],
    alice: {
      battlefield: [
        { card: hunter, as: 'first' },
        { card: 'Forest', count: 2 },
      ],
      hand: [{ card: hunter, as: 'second' }],
    },
    bob: {},
    script: [
      "pass until bob's upkeep",
      "pass until alice's precombatMain",
      'alice casts second',
      'pass until the stack is empty',
    ],
    // The back face entered: it isn't turned over afterwards.
    expect: {
      second: { on: 'battlefield', name: 'Moonlit Beast' },
      alice: { life: 21 },
      game: { notHappened: [{ event: 'turnFace', object: 'second' }] },
    },
    control: {
      script: ['alice casts second', 'pass until the stack is empty'],
      expect: { second: { on: 'battlefield', name: 'Village Hunter' }, alice: { life: 20 } },
    },
  }),
  scenario('702.145b: nothing else transforms it', {
    rules: ['702.145b', '702.145e'],
    alice: { battlefield: [hunter], hand: [turn], mana: 'U' },
    bob: {},
    script: ['alice casts Turn It Over on Village Hunter', 'everyone passes'],
    expect: {
      'Village Hunter': { name: 'Village Hunter' },
      game: { notHappened: [{ event: 'turnFace' }] },
    },
    control: {
      without: 'daybound',
      script: ['alice casts Turn It Over on Village Hunter', 'everyone passes'],
      expect: { 'Village Hunter': { name: 'Moonlit Beast' } },
    },
  }),
  scenario('702.145e: by night nothing else transforms it either', {
    rules: ['702.145e'],
    alice: { battlefield: [hunter, 'Island'], hand: [turn] },
    bob: {},
    script: [
      "pass until bob's upkeep",
      "pass until alice's precombatMain",
      'alice casts Turn It Over on Village Hunter',
      'everyone passes',
    ],
    expect: {
      'Village Hunter': { name: 'Moonlit Beast' },
      game: { happened: [{ event: 'turnFace', times: 1 }] },
    },
    control: {
      without: 'nightbound',
      script: [
        "pass until bob's upkeep",
        "pass until alice's precombatMain",
        'alice casts Turn It Over on Village Hunter',
        'everyone passes',
      ],
      // Turned by day’s end and by the spell, and once more as what it is then is bound to the day.
      expect: { game: { happened: [{ event: 'turnFace', times: 3 }] } },
    },
  }),
  scenario('702.145g: without anything daybound it becomes night by what is nightbound', {
    rules: ['702.145g', '731.1'],
    alice: { hand: [beast, { card: hunter, as: 'later' }], mana: 'BGG' },
    bob: {},
    script: ['alice casts Night Prowler', 'everyone passes', 'alice casts later', 'everyone passes'],
    expect: { later: { name: 'Moonlit Beast' } },
    control: {
      without: 'Night Prowler',
      script: ['alice casts later', 'everyone passes'],
      expect: { later: { name: 'Village Hunter' } },
    },
  }),
];
