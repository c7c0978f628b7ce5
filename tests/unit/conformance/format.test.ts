import { describe, expect, it } from 'vitest';
import { runSituation } from '../../../machines/play/conformance/index.ts';
import { bear, bolt, card, cast, type Entry, life, main1, permanents, pick, situation } from './situation.ts';

type Parts = Parameters<typeof situation>[0];

const activate = (player: string, ability: string, targets?: readonly Entry[]): Entry => ({
  ...main1,
  player,
  action: 'activate',
  ability,
  ...(targets && { targets }),
});
const custom = (player: string, effect: string, more: Entry = {}): Entry => ({
  do: 'customEffect',
  player,
  effect,
  ...more,
});
const attack = (turn: number, player: string, name: string, defender?: string): Entry => ({
  turn,
  step: 'declareAttackers',
  player,
  action: 'attack',
  attacker: { name },
  ...(defender !== undefined && { defender: { player: defender } }),
});
const check = (kind: string, fields: Entry, at: Entry = main1): Entry => ({
  ...at,
  player: 'A',
  action: 'check',
  check: kind,
  ...fields,
});
const property = (kind: string, name: string, value: unknown, more: Entry = {}): Entry => ({
  check: kind,
  property: name,
  op: '==',
  value,
  ...more,
});
const ofBears = (name: string, value: unknown, more: Entry = {}): Entry =>
  property('permanentProperty', name, value, { player: 'A', name: 'Grizzly Bears', ...more });
const choice = (player: string, value: Entry): Entry => ({ player, action: 'choice', choice: value });
const wait: Entry = { ...main1, player: 'A', action: 'waitStackResolved' };

/** Each of these passes; with the other expectation, or without what it is about, it fails. */
const both: readonly (readonly [string, Parts, Partial<Parts>])[] = [
  [
    'a helper permanent that deals damage',
    {
      setup: [custom('A', 'targetDamage', { amount: 4 })],
      script: [activate('A', 'target damage 4', [{ player: 'B' }])],
      expect: [life('B', 16)],
    },
    { setup: [custom('A', 'targetDamage', { amount: 3 })] },
  ],
  [
    'a helper permanent that destroys several',
    {
      setup: [custom('A', 'targetDestroy', { targets: 2 }), { ...bear, count: 2 }],
      script: [activate('A', 'target destroy', [{ name: 'Grizzly Bears' }, { name: 'Grizzly Bears' }])],
      expect: [permanents('B', 'Grizzly Bears', 0)],
    },
    { setup: [custom('A', 'targetDestroy', { targets: 1 }), { ...bear, count: 2 }] },
  ],
  [
    'a helper permanent that exiles',
    {
      setup: [custom('A', 'targetExile', { targets: 1 }), bear],
      script: [activate('A', 'target exile', [{ name: 'Grizzly Bears' }])],
      expect: [{ check: 'exileCount', name: 'Grizzly Bears', count: 1 }],
    },
    { setup: [custom('A', 'targetDestroy', { targets: 1 }), bear] },
  ],
  [
    'a helper permanent that destroys all',
    {
      setup: [custom('A', 'allDestroy'), bear],
      script: [activate('A', 'all destroy')],
      expect: [
        { check: 'permanentCount', player: 'A', count: 0 },
        { check: 'permanentCount', player: 'B', count: 0 },
      ],
    },
    { script: [] },
  ],
  [
    'a helper permanent that transforms',
    {
      setup: [custom('A', 'targetTransform'), card('battlefield', 'A', 'Delver of Secrets')],
      script: [
        { ...activate('A', 'target transform', [{ name: 'Delver of Secrets' }]), step: 'main2' },
        choice('A', { type: 'yesNo', value: false }),
      ],
      expect: [
        permanents('A', 'Insectile Aberration', 1),
        property('permanentProperty', 'transformed', true, { player: 'A', name: 'Insectile Aberration' }),
      ],
    },
    { script: [] },
  ],
  [
    'a helper permanent that exiles and returns',
    {
      setup: [custom('A', 'targetBlink'), bear],
      script: [activate('A', 'target blink', [{ name: 'Grizzly Bears' }])],
      expect: [permanents('A', 'Grizzly Bears', 1)],
    },
    { script: [] },
  ],
  [
    'helper permanents that return cards to hands',
    {
      setup: [
        custom('A', 'returnFromAnyToHand'),
        card('graveyard', 'A', 'Shock'),
        card('exile', 'A', 'Lightning Bolt'),
        card('library', 'A', 'Giant Growth'),
      ],
      script: [
        activate('A', 'return from graveyard', [{ name: 'Shock' }]),
        activate('A', 'return from exile', [{ name: 'Lightning Bolt' }]),
        activate('A', 'return from library'),
        pick('Giant Growth'),
      ],
      expect: ['Shock', 'Lightning Bolt', 'Giant Growth'].map((name) => ({
        check: 'handCount',
        player: 'A',
        name,
        count: 1,
      })),
    },
    { setup: [custom('A', 'returnFromAnyToHand'), card('library', 'A', 'Giant Growth')] },
  ],
  [
    'a helper permanent that changes what spells cost',
    {
      setup: [...bolt, custom('A', 'spellCostModification', { amount: 1 })],
      script: [cast('A', 'Lightning Bolt', [{ player: 'B' }])],
      expect: [life('B', 17), { check: 'tappedCount', name: 'Mountain', tapped: true, count: 2 }],
    },
    { setup: [...bolt, custom('A', 'spellCostModification', { amount: -1 })] },
  ],
  [
    'an emblem',
    {
      setup: [
        card('battlefield', 'A', 'Grizzly Bears'),
        custom('B', 'targetDestroy', { targets: 1 }),
        { do: 'emblem', player: 'A', of: 'Elspeth, Knight-Errant' },
      ],
      script: [activate('B', 'target destroy', [{ name: 'Grizzly Bears' }])],
      expect: [permanents('A', 'Grizzly Bears', 1)],
    },
    {
      setup: [card('battlefield', 'A', 'Grizzly Bears'), custom('B', 'targetDestroy', { targets: 1 })],
    },
  ],
  [
    'the day that the game begins with, and the night that comes',
    {
      setup: [{ do: 'dayNight', value: 'day' }],
      script: [
        check('gameProperty', { property: 'dayNight', op: '==', value: 'day' }),
        check(
          'gameProperty',
          { property: 'dayNight', op: '==', value: 'night' },
          { turn: 2, step: 'upkeep' },
        ),
      ],
      stopAt: { turn: 2, step: 'end' },
      expect: [property('gameProperty', 'hasDayNight', true)],
    },
    { setup: [] },
  ],
  [
    'night that the harness lets fall',
    {
      setup: bolt,
      script: [
        { ...main1, player: 'A', action: 'setDayNight', value: 'night' },
        cast('A', 'Lightning Bolt', [{ player: 'B' }]),
      ],
      expect: [life('B', 17), property('gameProperty', 'dayNight', 'night')],
    },
    { script: [cast('A', 'Lightning Bolt', [{ player: 'B' }])] },
  ],
  [
    'mana that is paid by hand, color by color',
    {
      setup: [
        card('battlefield', 'A', 'Mountain', 2),
        card('battlefield', 'A', 'Plains', 2),
        card('hand', 'A', 'Goblin Piker'),
        { do: 'manualMana', player: 'A' },
      ],
      script: [
        ...[1, 2].map(() => ({ ...main1, player: 'A', action: 'activateMana', ability: '{T}: Add {W}' })),
        ...[1, 2].map(() => ({ ...main1, player: 'A', action: 'activateMana', ability: '{T}: Add {R}' })),
        cast('A', 'Goblin Piker'),
        pick('Red'),
        pick('Red'),
        check('manaPool', { of: 'A', color: 'W', count: 2 }),
      ],
      expect: [{ check: 'stackSize', count: 0 }],
    },
    {
      script: [
        { ...main1, player: 'A', action: 'activateMana', ability: '{T}: Add {W}' },
        ...[1, 2].map(() => ({ ...main1, player: 'A', action: 'activateMana', ability: '{T}: Add {R}' })),
        cast('A', 'Goblin Piker'),
        pick('Red'),
        pick('White'),
        check('manaPool', { of: 'A', color: 'W', count: 1 }),
      ],
    },
  ],
  [
    'a payment that is cancelled, and an action that may fail',
    {
      setup: bolt,
      script: [
        cast('A', 'Lightning Bolt', [{ player: 'B' }]),
        choice('A', { type: 'manaCancel' }),
        choice('A', { type: 'skipFailedCommand' }),
      ],
      expect: [
        life('B', 20),
        { check: 'handCount', player: 'A', name: 'Lightning Bolt', count: 1 },
        { check: 'tappedCount', name: 'Mountain', tapped: true, count: 0 },
      ],
    },
    {
      script: [cast('A', 'Lightning Bolt', [{ player: 'B' }]), choice('A', { type: 'manaCancel' })],
    },
  ],
  [
    'a payment on resolution that is cancelled',
    {
      setup: [
        ...bolt,
        card('battlefield', 'A', 'Mountain', 3),
        card('hand', 'B', 'Condescend'),
        card('battlefield', 'B', 'Island', 2),
      ],
      script: [
        cast('A', 'Lightning Bolt', [{ player: 'B' }]),
        cast('B', 'Condescend', [{ name: 'Lightning Bolt' }], { when: { onStack: 'Lightning Bolt' } }),
        choice('B', { type: 'amount', value: 1 }),
        choice('B', { type: 'skip' }),
        choice('A', { type: 'yesNo', value: true }),
        choice('A', { type: 'manaCancel' }),
      ],
      expect: [life('B', 20)],
    },
    {
      script: [
        cast('A', 'Lightning Bolt', [{ player: 'B' }]),
        cast('B', 'Condescend', [{ name: 'Lightning Bolt' }], { when: { onStack: 'Lightning Bolt' } }),
        choice('B', { type: 'amount', value: 1 }),
        choice('B', { type: 'skip' }),
        choice('A', { type: 'yesNo', value: true }),
      ],
    },
  ],
  [
    'so many actions that are never possible',
    {
      setup: [bear],
      script: [attack(1, 'A', 'Craw Wurm'), attack(1, 'A', 'Craw Wurm')],
      expectFailure: { reason: 'unusedActions', player: 'A', count: 2 },
    },
    { expectFailure: { reason: 'unusedActions', player: 'A', count: 1 } },
  ],
  [
    'what attacked and blocked, also once combat is over',
    {
      setup: [card('battlefield', 'A', 'Craw Wurm'), bear],
      script: [
        attack(1, 'A', 'Craw Wurm'),
        {
          turn: 1,
          step: 'declareBlockers',
          player: 'B',
          action: 'block',
          blocker: { name: 'Grizzly Bears' },
          attacker: { name: 'Craw Wurm' },
        },
        check('attackers', { of: 'A', names: ['Craw Wurm'] }, { turn: 1, step: 'main2' }),
        check('blockers', { of: 'B', names: ['Grizzly Bears'] }, { turn: 1, step: 'main2' }),
      ],
    },
    { setup: [card('battlefield', 'A', 'Craw Wurm')] },
  ],
  [
    'only the opponent to the left is attacked',
    {
      players: 3,
      gameType: 'freeForAll',
      attackOption: 'left',
      setup: [card('battlefield', 'A', 'Craw Wurm')],
      script: [
        check('mayAttack', { of: 'A', name: 'Craw Wurm', defender: 'B', can: true }),
        check('mayAttack', { of: 'A', name: 'Craw Wurm', defender: 'C', can: false }),
        check('playerInRange', { of: 'A', other: 'C', value: true }),
        attack(1, 'A', 'Craw Wurm'),
      ],
      expect: [life('B', 14), life('C', 20)],
    },
    { attackOption: 'right' },
  ],
  [
    'an order of seats',
    {
      players: 3,
      gameType: 'freeForAll',
      turnOrder: ['A', 'C', 'B'],
      setup: [card('battlefield', 'C', 'Craw Wurm')],
      script: [attack(2, 'C', 'Craw Wurm', 'A')],
      stopAt: { turn: 2, step: 'end' },
      expect: [life('A', 14), property('gameProperty', 'activePlayer', 'C')],
    },
    { turnOrder: ['A', 'B', 'C'] },
  ],
  [
    'a commander that is cast twice, and taxed',
    {
      gameType: 'commanderDuel',
      startingLife: 40,
      setup: [
        card('command', 'A', 'Isamaru, Hound of Konda'),
        card('battlefield', 'A', 'Plains', 4),
        custom('A', 'targetDestroy', { targets: 1 }),
      ],
      script: [
        check('commanderInCommandZone', { of: 'A', name: 'Isamaru, Hound of Konda', count: 1 }),
        cast('A', 'Isamaru, Hound of Konda'),
        wait,
        activate('A', 'target destroy', [{ name: 'Isamaru, Hound of Konda' }]),
        choice('A', { type: 'yesNo', value: true }),
        wait,
        cast('A', 'Isamaru, Hound of Konda'),
      ],
      expect: [
        permanents('A', 'Isamaru, Hound of Konda', 1),
        { check: 'tappedCount', name: 'Plains', tapped: true, count: 4 },
      ],
    },
    { gameType: 'duel' },
  ],
  [
    'properties of a permanent',
    {
      setup: [card('battlefield', 'A', 'Grizzly Bears')],
      script: [check('counters', { of: 'A', name: 'Grizzly Bears', counter: '+1/+1', count: 0 })],
      expect: [
        ofBears('manaCost', '{1}{G}'),
        ofBears('summoningSick', false),
        ofBears('maxBlocks', 1),
        ofBears('goadedByPlayer', false, { arg: 'B' }),
        ...['flipped', 'monstrous', 'paired', 'loyaltyUsed', 'protectedBy', 'suspected', 'renowned'].map(
          (name) => ofBears(name, false),
        ),
        ...['saddled', 'solved', 'prepared'].map((name) => ofBears(name, false)),
      ],
    },
    { setup: [card('battlefield', 'A', 'Palace Guard')] },
  ],
  [
    'a creature that was goaded',
    {
      setup: [
        card('battlefield', 'A', 'Grizzly Bears'),
        card('battlefield', 'B', 'Jon Irenicus, Shattered One'),
        card('battlefield', 'B', 'Craw Wurm'),
      ],
      script: [
        { player: 'B', action: 'target', targets: [{ player: 'A' }] },
        { player: 'B', action: 'target', targets: [{ name: 'Craw Wurm' }] },
      ],
      stopAt: { turn: 3, step: 'upkeep' },
      expect: [
        property('permanentProperty', 'goadedByPlayer', true, { name: 'Craw Wurm', player: 'A', arg: 'B' }),
        property('permanentProperty', 'goadedBy', ['B'], { name: 'Craw Wurm', player: 'A' }),
        property('permanentProperty', 'summoningSick', false, { name: 'Craw Wurm', player: 'A' }),
      ],
    },
    { stopAt: { turn: 1, step: 'upkeep' } },
  ],
  [
    'properties of players',
    {
      setup: [card('battlefield', 'A', 'Platinum Emperion'), card('battlefield', 'A', 'Reliquary Tower')],
      expect: [
        property('playerProperty', 'canGainLife', false, { player: 'A' }),
        property('playerProperty', 'canLoseLife', false, { player: 'A' }),
        property('playerProperty', 'canLoseLife', true, { player: 'B' }),
        property('playerProperty', 'maxHandSize', 7, { player: 'B' }),
        { ...property('playerProperty', 'maxHandSize', 7, { player: 'A' }), op: '>' },
        property('playerProperty', 'topCardRevealed', false, { player: 'A' }),
        property('playerProperty', 'speed', 0, { player: 'A' }),
        property('gameProperty', 'monarch', null),
        property('gameProperty', 'initiative', null),
        property('gameProperty', 'draw', false),
      ],
    },
    { setup: [card('battlefield', 'A', 'Platinum Emperion')] },
  ],
  [
    'the only target there is, by its label',
    {
      setup: [
        card('hand', 'A', 'Banisher Priest'),
        card('battlefield', 'A', 'Plains', 3),
        { ...bear, alias: 'bear' },
      ],
      script: [cast('A', 'Banisher Priest'), { player: 'A', action: 'target', targets: [{ alias: 'bear' }] }],
      expect: [{ check: 'exileCount', alias: 'bear', count: 1 }],
    },
    {
      setup: [
        card('hand', 'A', 'Banisher Priest', 1, { alias: 'bear' }),
        card('battlefield', 'A', 'Plains', 3),
        bear,
      ],
    },
  ],
  [
    'the only thing to copy, by its label',
    {
      setup: [card('hand', 'A', 'Clone'), card('battlefield', 'A', 'Island', 4), { ...bear, alias: 'bear' }],
      script: [
        cast('A', 'Clone'),
        choice('A', { type: 'yesNo', value: true }),
        choice('A', { type: 'pick', values: [{ alias: 'bear' }] }),
      ],
      expect: [permanents('A', 'Grizzly Bears', 1)],
    },
    {
      setup: [card('hand', 'A', 'Clone'), card('battlefield', 'A', 'Island', 4, { alias: 'bear' }), bear],
    },
  ],
  [
    'a card by the name of its back face, or of its Adventure',
    {
      setup: [
        card('hand', 'A', 'Akoum Warrior'),
        card('hand', 'A', 'Bonecrusher Giant'),
        card('battlefield', 'A', 'Mountain', 5),
      ],
      script: [
        check('playable', { of: 'A', text: 'Play Akoum Teeth', can: true }),
        check('playable', { of: 'A', text: 'Cast Akoum Warrior', can: false }),
        check('playable', { of: 'A', text: 'Cast Stomp', can: true }),
        { ...main1, player: 'A', action: 'playLand', card: 'Akoum Teeth' },
        cast('A', 'Stomp', [{ player: 'B' }]),
        wait,
        cast('A', 'Bonecrusher Giant'),
      ],
      expect: [permanents('A', 'Akoum Teeth', 1), permanents('A', 'Bonecrusher Giant', 1), life('B', 18)],
    },
    {
      setup: [
        card('hand', 'A', 'Akoum Warrior'),
        card('hand', 'A', 'Bonecrusher Giant'),
        card('battlefield', 'A', 'Mountain', 4),
      ],
    },
  ],
  [
    'the only X there can be',
    {
      setup: [card('hand', 'A', 'Blaze'), card('battlefield', 'A', 'Mountain')],
      script: [cast('A', 'Blaze', [{ player: 'B' }]), choice('A', { type: 'amount', value: 0 })],
      expect: [life('B', 20), { check: 'graveyardCount', player: 'A', name: 'Blaze', count: 1 }],
    },
    { script: [cast('A', 'Blaze', [{ player: 'B' }]), choice('A', { type: 'amount', value: 1 })] },
  ],
  [
    'payment that leaves of each kind of land what it can',
    {
      setup: [
        card('battlefield', 'A', 'Island', 3),
        card('battlefield', 'A', 'Forest', 3),
        card('hand', 'A', 'Juggernaut'),
        card('hand', 'A', "Kiora's Follower"),
      ],
      script: [cast('A', 'Juggernaut'), wait, cast('A', "Kiora's Follower")],
      expect: [permanents('A', 'Juggernaut', 1), permanents('A', "Kiora's Follower", 1)],
    },
    { expect: [{ check: 'tappedCount', name: 'Island', tapped: true, count: 4 }] },
  ],
  [
    'targets of which the first is the only one there is',
    {
      setup: [card('hand', 'A', 'Barbed Lightning'), card('battlefield', 'A', 'Mountain', 5), bear],
      script: [
        cast('A', 'Barbed Lightning', [{ name: 'Grizzly Bears' }, { player: 'B' }]),
        choice('A', { type: 'yesNo', value: true }),
      ],
      expect: [life('B', 17), permanents('B', 'Grizzly Bears', 0)],
    },
    { setup: [card('hand', 'A', 'Barbed Lightning'), card('battlefield', 'A', 'Mountain', 5)] },
  ],
  [
    'a spell that is waited for by a part of its name',
    {
      setup: [...bolt, card('hand', 'B', 'Lightning Bolt'), card('battlefield', 'B', 'Mountain')],
      script: [
        cast('A', 'Lightning Bolt', [{ player: 'B' }]),
        cast('B', 'Lightning Bolt', [{ player: 'A' }], { when: { onStack: 'Cast Light' } }),
      ],
      expect: [life('A', 17), life('B', 17)],
    },
    { setup: [...bolt, card('hand', 'B', 'Lightning Bolt')] },
  ],
  [
    'an Aura that is attached to nothing',
    {
      setup: [card('battlefield', 'A', 'Control Magic'), bear],
      expect: [permanents('B', 'Grizzly Bears', 1), permanents('A', 'Control Magic', 0)],
    },
    { expect: [permanents('A', 'Grizzly Bears', 1)] },
  ],
  [
    'one color of several that an ability adds',
    {
      setup: [card('battlefield', 'A', 'Caves of Koilos')],
      script: [
        { ...main1, player: 'A', action: 'activateMana', ability: '{T}: Add {B}' },
        check('manaPool', { of: 'A', color: 'B', count: 1 }),
      ],
      expect: [life('A', 19)],
    },
    { setup: [card('battlefield', 'A', 'Abzan Banner')] },
  ],
  [
    'the greatest amounts of mana that could be produced',
    {
      setup: [card('battlefield', 'A', 'Swamp'), card('battlefield', 'A', 'Caves of Koilos')],
      expect: [
        { check: 'manaOption', player: 'A', mana: '{W}{B}' },
        { check: 'manaOptions', player: 'A', options: ['{C}{B}', '{B}{B}', '{W}{B}'] },
        { check: 'manaOptions', player: 'B', options: [] },
      ],
    },
    { setup: [card('battlefield', 'A', 'Swamp', 2)] },
  ],
  [
    'how many greatest amounts of mana there are',
    {
      setup: [card('battlefield', 'A', 'Swamp'), card('battlefield', 'A', 'Caves of Koilos')],
      expect: [{ check: 'manaOptionCount', player: 'A', count: 3 }],
    },
    { setup: [card('battlefield', 'A', 'Swamp')] },
  ],
  [
    'an ability after an ability word, and one in other words at the same cost',
    {
      setup: [
        card('battlefield', 'A', 'Marneus Calgar'),
        card('battlefield', 'A', 'Wastes', 6),
        card('battlefield', 'A', 'Prodigal Sorcerer'),
      ],
      script: [
        activate('A', '{6}: Create two'),
        activate('A', '{T}: This creature hits any target for 1 damage', [{ player: 'B' }]),
      ],
      expect: [{ check: 'tokenCount', player: 'A', name: 'Astartes Warrior Token', count: 2 }, life('B', 19)],
    },
    { setup: [card('battlefield', 'A', 'Marneus Calgar'), card('battlefield', 'A', 'Wastes', 6)] },
  ],
  [
    'counters on a card that is no permanent',
    {
      setup: [card('hand', 'A', 'Ancestral Vision'), card('battlefield', 'A', 'Island')],
      script: [{ ...main1, player: 'A', action: 'activate', ability: 'Suspend' }],
      expect: [
        { check: 'cardCounters', player: 'A', name: 'Ancestral Vision', counter: 'time', count: 4 },
        { check: 'exiledCardCounters', name: 'Ancestral Vision', counter: 'time', count: 4 },
      ],
    },
    { stopAt: { turn: 3, step: 'main1' } },
  ],
  [
    'a spell that is cast face down, by what is printed on it',
    {
      setup: [
        card('hand', 'A', 'Pine Walker'),
        card('battlefield', 'A', 'Forest', 3),
        card('hand', 'B', 'Counterspell'),
        card('battlefield', 'B', 'Island', 2),
      ],
      script: [
        check('playable', { of: 'A', text: 'Cast Pine Walker using Morph', can: true }),
        check('playable', { of: 'A', text: 'Morph', can: false }),
        cast('A', 'Pine Walker', undefined, { castMode: 'morph' }),
        cast('B', 'Counterspell', [{ name: 'Pine Walker' }], { when: { onStack: 'Pine Walker' } }),
      ],
      expect: [{ check: 'graveyardCount', player: 'A', name: 'Pine Walker', count: 1 }],
    },
    {
      script: [
        cast('A', 'Pine Walker', undefined, { castMode: 'morph' }),
        cast('B', 'Counterspell', [{ name: 'Pine Walker' }], { when: { notOnStack: 'Pine Walker' } }),
      ],
    },
  ],
  [
    'a card that is cast face down only where the script says so',
    {
      setup: [card('hand', 'A', 'Pine Walker'), card('battlefield', 'A', 'Forest', 3)],
      script: [cast('A', 'Pine Walker')],
      expectFailure: { reason: 'actionUnavailable', ability: 'Cast Pine Walker' },
    },
    { script: [cast('A', 'Pine Walker', undefined, { castMode: 'morph' })] },
  ],
  [
    'what stands for the name of a permanent without one',
    {
      setup: [
        card('hand', 'A', 'Pine Walker'),
        card('battlefield', 'A', 'Forest', 3),
        card('hand', 'A', 'Pacifism'),
        card('battlefield', 'A', 'Plains', 2),
      ],
      script: [
        cast('A', 'Pine Walker', undefined, { castMode: 'morph' }),
        wait,
        cast('A', 'Pacifism', [{ name: '', faceDown: 'faceDownCreature' }]),
      ],
      expect: [
        {
          check: 'attachedTo',
          player: 'A',
          attachment: 'Pacifism',
          permanent: '[face_down_creature]',
          attached: true,
        },
      ],
    },
    {
      expect: [
        {
          check: 'attachedTo',
          player: 'A',
          attachment: 'Pacifism',
          permanent: 'Pine Walker',
          attached: true,
        },
      ],
    },
  ],
  [
    'a target of another word of the same spell in the queue',
    {
      setup: [
        card('hand', 'A', 'Aether Tradewinds'),
        card('battlefield', 'A', 'Island', 3),
        card('battlefield', 'A', 'Craw Wurm'),
        bear,
        card('battlefield', 'B', 'Hill Giant'),
      ],
      script: [
        cast('A', 'Aether Tradewinds', [{ name: 'Grizzly Bears' }]),
        { player: 'A', action: 'target', targets: [{ name: 'Craw Wurm' }] },
      ],
      expect: [permanents('A', 'Craw Wurm', 0), permanents('B', 'Grizzly Bears', 0)],
    },
    {
      script: [
        cast('A', 'Aether Tradewinds', [{ name: 'Grizzly Bears' }]),
        { player: 'A', action: 'target', targets: [{ name: 'Hill Giant' }] },
      ],
    },
  ],
  [
    'what is sacrificed, where whether to do so is asked besides',
    {
      setup: [
        card('battlefield', 'A', 'Wanderwine Prophets'),
        card('battlefield', 'A', 'Merfolk of the Pearl Trident'),
      ],
      script: [
        {
          turn: 1,
          step: 'declareAttackers',
          player: 'A',
          action: 'attack',
          attacker: { name: 'Wanderwine Prophets' },
        },
        pick('Merfolk of the Pearl Trident'),
      ],
      expect: [life('B', 16), permanents('A', 'Merfolk of the Pearl Trident', 0)],
    },
    {
      script: [
        {
          turn: 1,
          step: 'declareAttackers',
          player: 'A',
          action: 'attack',
          attacker: { name: 'Wanderwine Prophets' },
        },
        choice('A', { type: 'skip' }),
      ],
    },
  ],
  [
    'cards that anybody owns, in the middle of a script that names nobody',
    {
      setup: [
        card('hand', 'A', 'Path to Exile'),
        card('battlefield', 'A', 'Plains'),
        bear,
        card('exile', 'A', 'Shock'),
      ],
      script: [
        cast('A', 'Path to Exile', [{ name: 'Grizzly Bears' }]),
        choice('B', { type: 'yesNo', value: false }),
        wait,
        check('exileCount', { name: 'Grizzly Bears', count: 1 }),
        check('exileCount', { of: 'B', name: 'Shock', count: 0 }),
      ],
      expect: [permanents('B', 'Grizzly Bears', 0)],
    },
    { script: [check('exileCount', { of: 'B', name: 'Shock', count: 1 })] },
  ],
  [
    'no alternative cost, where there is none',
    {
      setup: bolt,
      script: [cast('A', 'Lightning Bolt', [{ player: 'B' }]), pick('Cast with no alternative cost')],
      expect: [life('B', 17)],
    },
    {
      script: [
        cast('A', 'Lightning Bolt', [{ player: 'B' }]),
        pick('Cast with no alternative cost'),
        pick('Cast with no alternative cost'),
      ],
    },
  ],
];

describe('each part of the format', () => {
  it.each(both)('%s', (_what, parts, other) => {
    void other;
    expect(runSituation(situation(parts))).toMatchObject({ outcome: 'passed', reasons: [], unasked: [] });
    const { outcome, unasked } = runSituation(situation({ ...parts, ...other }));
    expect(outcome === 'failed' || unasked.length > 0).toBe(true);
  });
});

describe('decks by name', () => {
  const decks = {
    Dogs: {
      main: [{ name: 'Plains', count: 9 }],
      sideboard: [{ name: 'Isamaru, Hound of Konda', count: 1 }],
    },
    Odd: { main: [{ name: 'Not A Card', count: 1 }] },
  };
  const withDeck = (name: string, gameType = 'commanderDuel') =>
    situation({
      gameType,
      decks: { A: name },
      setup: [],
      expect: [
        { check: 'libraryCount', player: 'A', name: 'Plains', count: 9 },
        { check: 'libraryCount', player: 'B', name: 'Mountain', count: 71 },
        { check: 'commandZoneCount', player: 'A', name: 'Isamaru, Hound of Konda', count: 1 },
      ],
    });

  it('are what libraries are made of, and commanders', () => {
    expect(runSituation(withDeck('Dogs'), decks)).toMatchObject({ outcome: 'passed', reasons: [] });
    expect(runSituation(withDeck('Dogs', 'duel'), decks)).toMatchObject({ outcome: 'failed' });
  });

  it('can’t be played if they, or cards of theirs, are not known', () => {
    expect(runSituation(withDeck('Dogs'))).toMatchObject({
      outcome: 'unsupported',
      reasons: ['deck: Dogs'],
    });
    expect(runSituation(withDeck('Odd'), decks)).toMatchObject({ reasons: ['card: Not A Card'] });
  });
});

describe('a value that is no situation', () => {
  const wrong: readonly (readonly [string, object, string])[] = [
    ['players that are too few', { players: 1 }, 'players: '],
    ['a setup that is no list', { setup: {} }, 'setup: it is an object, and a list belongs here'],
    ['a step that doesn’t exist', { stopAt: { turn: 1, step: 'noon' } }, 'stopAt.step: '],
    ['a starting player who isn’t there', { startingPlayer: 'Q' }, 'startingPlayer: there is no player Q'],
    ['an order of other players', { turnOrder: ['A', 'C'] }, 'turnOrder: it is not an order of A, B'],
    [
      'a card of somebody else',
      { setup: [{ do: 'card', zone: 'hand', player: 'Z', name: 'Shock', count: 1 }] },
      'setup.0.player: there is no player Z',
    ],
    [
      'an expectation about somebody else',
      { expect: [life('Q', 20)] },
      'expect.0.player: there is no player Q',
    ],
  ];
  it.each(wrong)('is refused with its place: %s', (_what, part, words) => {
    expect(() => runSituation({ ...situation({ setup: [] }), ...part })).toThrow(words);
  });
});

describe('what is not known here', () => {
  const unknown: readonly (readonly [string, object])[] = [
    ['setup: card (count)', { setup: [{ do: 'card', zone: 'hand', player: 'A', name: 'Shock', count: -1 }] }],
    ['check: constructor', { expect: [{ check: 'constructor', player: 'A' }] }],
    ['check: permanentProperty constructor', { expect: [ofBears('constructor', 1)] }],
    ['check: permanentProperty ~', { expect: [ofBears('tapped', 1, { op: '~' })] }],
  ];
  it.each(unknown)('is said before the first step: %s', (reason, part) => {
    const { outcome, reasons } = runSituation({ ...situation({ setup: [] }), ...part });
    expect({ outcome, reasons }).toEqual({ outcome: 'unsupported', reasons: [reason] });
  });
});
