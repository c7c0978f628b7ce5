import { describe, expect, test } from 'vitest';
import type { Filter } from '../../../../machines/rules/state/vocabulary/index.ts';
import { creature, does, many, number, one, oneCreature, onePlayer, spell, when } from './say.ts';

const rows = (say: (filter: Filter) => string, all: readonly (readonly [string, Filter])[]) =>
  test.each(all)('%s', (text, filter) => {
    expect(say(filter)).toBe(text);
  });

describe('what a filter describes, one of it', () => {
  rows(one, [
    ['permanent', {}],
    ['creature', creature],
    ['artifact creature', { type: ['artifact', 'creature'] }],
    ['artifact or enchantment', { anyType: ['artifact', 'enchantment'] }],
    ['artifact, creature, or land', { anyType: ['artifact', 'creature', 'land'] }],
    ['Elf', { subtype: 'Elf' }],
    ['Elf Warrior', { subtype: ['Elf', 'Warrior'] }],
    ['Elf or Goblin', { anySubtype: ['Elf', 'Goblin'] }],
    ['Elf creature', { type: 'creature', subtype: 'Elf' }],
    ['Elf or Goblin creature', { type: 'creature', anySubtype: ['Elf', 'Goblin'] }],
    ['token', { token: true }],
    ['nontoken permanent', { token: false }],
    ['creature token', { type: 'creature', token: true }],
    ['noncreature permanent', { notType: 'creature' }],
    ['nonartifact, nonland permanent', { notType: ['artifact', 'land'] }],
    ['nonbasic land', { type: 'land', notSupertype: 'basic' }],
    ['non-Wall creature', { type: 'creature', notSubtype: 'Wall' }],
    ['nonblack creature', { type: 'creature', notColor: 'B' }],
    ['nonartifact, nonblack creature', { type: 'creature', notType: 'artifact', notColor: 'B' }],
    ['black nontoken creature', { type: 'creature', color: 'B', token: false }],
    [
      'nontoken, nonartifact black creature',
      { type: 'creature', color: 'B', token: false, notType: 'artifact' },
    ],
    ['nontoken creature', { type: 'creature', token: false }],
    ['white and blue creature', { type: 'creature', color: ['W', 'U'] }],
    ['white or blue creature', { type: 'creature', anyColor: ['W', 'U'] }],
    ['multicolored creature', { type: 'creature', colors: 'multicolored' }],
    ['legendary creature', { type: 'creature', supertype: 'legendary' }],
    ['stickered creature', { type: 'creature', stickered: true }],
    ['creature with an ability sticker on it', { type: 'creature', stickered: 'ability' }],
    ['tapped creature', { type: 'creature', tapped: true }],
    ['untapped creature', { type: 'creature', tapped: false }],
    ['attacking creature', { type: 'creature', attacking: true }],
    ['blocking creature', { type: 'creature', blocking: true }],
    ['creature or enchantment', { any: [creature, { type: 'enchantment' }] }],
    ['blocked creature', { type: 'creature', blocked: true }],
    ['unblocked creature', { type: 'creature', unblocked: true }],
    ['face-down creature', { type: 'creature', faceDown: true }],
    ['creature you control', { type: 'creature', controller: 'you' }],
    ['creature an opponent controls', { type: 'creature', controller: 'opponents' }],
    ["creature you don't control", { type: 'creature', notController: 'you' }],
    ['creature you own', { type: 'creature', owner: 'you' }],
    ['creature defending player controls', { type: 'creature', controller: 'defending' }],
    ['creature the active player controls', { type: 'creature', controller: 'active' }],
    ['creature with flying', { type: 'creature', keyword: 'flying' }],
    ['creature without flying', { type: 'creature', notKeyword: 'flying' }],
    ['creature with no abilities', { type: 'creature', noAbilities: true }],
    ['creature with power 4 or greater', { type: 'creature', power: { atLeast: 4 } }],
    ['creature with toughness 2 or less', { type: 'creature', toughness: { atMost: 2 } }],
    ['permanent with mana value 3', { manaValue: { exactly: 3 } }],
    ['permanent with mana value X or less', { manaValue: { atMost: { number: 'x' } } }],
    ['permanent with mana value X', { manaValue: { exactly: { number: 'x' } } }],
    ['permanent with mana value between 2 and 4', { manaValue: { atLeast: 2, atMost: 4 } }],
    [
      'permanent with mana value equal to the number of lands you control',
      { manaValue: { exactly: { number: 'count', of: { type: 'land', controller: 'you' } } } },
    ],
    ['creature with a +1/+1 counter on it', { type: 'creature', counters: { kind: '+1/+1', atLeast: 1 } }],
    [
      'creature with three or more +1/+1 counters on it',
      { type: 'creature', counters: { kind: '+1/+1', atLeast: 3 } },
    ],
    ['creature that was dealt damage this turn', { type: 'creature', damaged: true }],
    ['creature that entered this turn', { type: 'creature', enteredThisTurn: true }],
    ["creature that's enchanted", { type: 'creature', hasAttached: { subtype: 'Aura' } }],
    ["creature that's equipped", { type: 'creature', hasAttached: { subtype: 'Equipment' } }],
    ['creature of the chosen color', { type: 'creature', colorChosen: 'c' }],
    ['creature with the chosen name', { type: 'creature', nameChosen: 'c' }],
    ['creature on the battlefield named Bear', { type: 'creature', name: 'Bear' }],
    ['creature you control named Bear', { type: 'creature', name: 'Bear', controller: 'you' }],
    ['card from a graveyard', { zone: 'graveyard' }],
    ['card named Bear', { zone: 'library', name: 'Bear' }],
    ['creature card from your graveyard', { type: 'creature', zone: 'graveyard', owner: 'you' }],
    [
      "creature card from an opponent's graveyard",
      { type: 'creature', zone: 'graveyard', owner: 'opponents' },
    ],
    ['card from exile', { zone: 'exile' }],
    [
      'permanent card from your graveyard',
      {
        anyType: ['artifact', 'battle', 'creature', 'enchantment', 'land', 'planeswalker'],
        zone: 'graveyard',
        owner: 'you',
      },
    ],
    [
      'instant or sorcery card from your graveyard',
      { anyType: ['instant', 'sorcery'], zone: 'graveyard', owner: 'you' },
    ],
    [
      'Elf or Goblin card from your graveyard',
      { anySubtype: ['Elf', 'Goblin'], zone: 'graveyard', owner: 'you' },
    ],
    ['spell or ability', { zone: 'stack' }],
    ['spell', { zone: 'stack', stackObject: 'spell' }],
    ['creature spell', { type: 'creature', zone: 'stack', stackObject: 'spell' }],
    ['noncreature spell', { notType: 'creature', zone: 'stack', stackObject: 'spell' }],
    ['activated or triggered ability', { zone: 'stack', stackObject: 'ability' }],
    ['activated ability', { zone: 'stack', stackObject: 'activatedAbility' }],
    ['triggered ability', { zone: 'stack', stackObject: 'triggeredAbility' }],
    ['spell that targets a creature', { zone: 'stack', stackObject: 'spell', targets: creature }],
    ["creature that isn't an Elf", { type: 'creature', not: { subtype: 'Elf' } }],
  ]);
});

describe('what a filter describes, many of it', () => {
  rows(many, [
    ['permanents', {}],
    ['creatures', creature],
    ['artifacts and enchantments', { anyType: ['artifact', 'enchantment'] }],
    ['Elves', { subtype: 'Elf' }],
    ['Elf Warriors', { subtype: ['Elf', 'Warrior'] }],
    ['Elves and Goblins', { anySubtype: ['Elf', 'Goblin'] }],
    ['other creatures', { type: 'creature', other: true }],
    ['tokens', { token: true }],
    ['creatures and enchantments', { any: [creature, { type: 'enchantment' }] }],
    ['creatures your opponents control', { type: 'creature', controller: 'opponents' }],
    ['creatures with a +1/+1 counter on them', { type: 'creature', counters: { kind: '+1/+1', atLeast: 1 } }],
    ['creatures that are enchanted', { type: 'creature', hasAttached: { subtype: 'Aura' } }],
    ["creatures that aren't Elves", { type: 'creature', not: { subtype: 'Elf' } }],
    ['creatures attacking you', { type: 'creature', attackingPlayer: 'you' }],
    ['Auras attached to this creature', { subtype: 'Aura', attachedTo: 'self' }],
    ['creatures that share a color with this creature', { type: 'creature', sharesColorWith: 'self' }],
    [
      'creatures that share a creature type with this creature',
      { type: 'creature', sharesCreatureTypeWith: 'self' },
    ],
    ['creatures with the same name as this creature', { type: 'creature', sharesNameWith: 'self' }],
    ['spells that target a creature', { zone: 'stack', stackObject: 'spell', targets: creature }],
    ['spells that target this creature', { zone: 'stack', stackObject: 'spell', targets: { among: 'self' } }],
    [
      'spells that target the exiled card',
      { zone: 'stack', stackObject: 'spell', targets: { among: { linked: 'x' } } },
    ],
    ['creature cards from all graveyards', { type: 'creature', zone: 'graveyard' }],
    ['cards from your hand', { zone: 'hand', owner: 'you' }],
  ]);
});

describe('a number', () => {
  test.each([
    ['3', 3],
    ['X', { number: 'x' }],
    ['the number of creatures you control', { number: 'count', of: { type: 'creature', controller: 'you' } }],
    [
      'the number of creature cards in all graveyards',
      { number: 'count', of: { type: 'creature', zone: 'graveyard' } },
    ],
    ['the number of cards in your graveyard', { number: 'count', of: { zone: 'graveyard', owner: 'you' } }],
    ['the number of opponents you have', { number: 'countPlayers', of: 'opponents' }],
    ["this creature's power", { number: 'value', value: 'power', of: 'self' }],
    ["this creature's mana value", { number: 'value', value: 'manaValue', of: 'self' }],
    [
      'the greatest power among creatures you control',
      { number: 'greatest', value: 'power', of: { all: { type: 'creature', controller: 'you' } } },
    ],
    ['the number of charge counters on this creature', { number: 'counters', kind: 'charge', on: 'self' }],
    ['the number of poison counters you have', { number: 'playerCounters', kind: 'poison', on: 'you' }],
    [
      'the number of poison counters defending player has',
      { number: 'playerCounters', kind: 'poison', on: 'defending' },
    ],
    ['the number of times the Ring has tempted you', { number: 'timesDone', action: 'tempt', by: 'you' }],
    ['your life total', { number: 'life', of: 'you' }],
    ['the number of cards in your hand', { number: 'cardsIn', zone: 'hand', of: 'you' }],
    ["the number of cards in defending player's hand", { number: 'cardsIn', zone: 'hand', of: 'defending' }],
    ['that much', { number: 'amount', by: 'a' }],
    ['the amount of mana spent to cast it', { number: 'manaSpent', which: 'all' }],
    [
      'the number of lands you control plus 2',
      { number: 'plus', of: [{ number: 'count', of: { type: 'land', controller: 'you' } }, 2] },
    ],
    ['10 minus your life total', { number: 'minus', of: [10, { number: 'life', of: 'you' }] }],
    [
      'twice the number of lands you control',
      { number: 'times', of: [2, { number: 'count', of: { type: 'land', controller: 'you' } }] },
    ],
    [
      'three times the number of lands you control',
      { number: 'times', of: [3, { number: 'count', of: { type: 'land', controller: 'you' } }] },
    ],
    ['half your life total, rounded up', { number: 'half', of: { number: 'life', of: 'you' }, round: 'up' }],
    ['the chosen number', { number: 'chosen', under: 'n' }],
    ["the number of spells you've cast this turn", { number: 'thisTurn', fact: 'spellsCast', by: 'you' }],
    ['the number of spells cast this turn', { number: 'thisTurn', fact: 'spellsCast', by: 'everyone' }],
    [
      'the number of creatures that died this turn',
      { number: 'thisTurn', fact: 'creaturesDied', by: 'everyone' },
    ],
  ] as const)('%s', (text, quantity) => {
    expect(number(quantity)).toBe(text);
  });
});

describe('targets', () => {
  test.each([
    ['Tap any target.', { any: true }],
    ['Tap target player.', { players: 'any' }],
    ['Tap target opponent.', { players: 'opponent' }],
    ['Tap target player or planeswalker.', { players: 'any', objects: { type: 'planeswalker' } }],
    ['Tap another target creature.', { objects: { type: 'creature', other: true } }],
    ['Tap two target creatures.', { objects: creature, count: { min: 2, max: 2 } }],
    ['Tap two target players.', { players: 'any', count: { min: 2, max: 2 } }],
    ['Tap up to one target creature.', { objects: creature, count: { min: 0, max: 1 } }],
    [
      'Tap up to one other target creature.',
      { objects: { type: 'creature', other: true }, count: { min: 0, max: 1 } },
    ],
    ['Tap up to three target creatures.', { objects: creature, count: { min: 0, max: 3 } }],
    ['Tap up to X target creatures.', { objects: creature, count: { min: 0, max: { number: 'x' } } }],
    ['Tap X target creatures.', { objects: creature, count: { min: { number: 'x' }, max: { number: 'x' } } }],
    ['Tap one or two target creatures.', { objects: creature, count: { min: 1, max: 2 } }],
    ['Tap up to two targets.', { any: true, count: { min: 0, max: 2 } }],
    [
      'Tap up to two target cards from graveyards.',
      { objects: { zone: 'graveyard' }, count: { min: 0, max: 2 } },
    ],
  ] as const)('%s', (text, target) => {
    expect(spell([target], { do: 'tap', what: { target: 0 } })).toBe(text);
  });

  test('what was named is called by its kind', () => {
    const twice = (objects: Filter, max = 1) =>
      spell(
        [{ objects, ...(max === 1 ? {} : { count: { min: 0, max } }) }],
        { do: 'tap', what: { target: 0 } },
        { do: 'untap', what: { target: 0 } },
      ).replace(/^.*?\. /, '');
    expect(twice(creature)).toBe('Untap that creature.');
    expect(twice(creature, 2)).toBe('Untap those creatures.');
    expect(twice({})).toBe('Untap that permanent.');
    expect(twice({ type: ['artifact', 'creature'] })).toBe('Untap that permanent.');
    expect(twice({ anyType: ['artifact', 'land'] })).toBe('Untap that permanent.');
    expect(twice({ zone: 'graveyard', type: 'creature' })).toBe('Untap that card.');
    expect(twice({ zone: 'stack' })).toBe('Untap that spell.');
    expect(
      spell(
        [onePlayer],
        { do: 'loseLife', amount: 1, who: { target: 0 } },
        { do: 'mill', count: 1, who: { target: 0 } },
      ),
    ).toBe('Target player loses 1 life and mills a card.');
    expect(
      spell(
        [onePlayer],
        { do: 'loseLife', amount: 1, who: { target: 0 } },
        { do: 'shuffle', who: { target: 0 } },
      ),
    ).toBe('Target player loses 1 life. That player shuffles.');
  });

  test('a second one', () => {
    expect(
      spell([oneCreature, { objects: creature, differentFrom: 0 }], {
        do: 'fight',
        first: { target: 0 },
        second: { target: 1 },
      }),
    ).toBe('Target creature fights another target creature.');
    expect(
      spell([oneCreature, { objects: creature, differentFrom: 0, count: { min: 0, max: 2 } }], {
        do: 'fight',
        first: { target: 0 },
        second: { target: 1 },
      }),
    ).toBe('Target creature fights up to two other target creatures.');
  });
});

describe('players', () => {
  test.each([
    ['You lose 1 life.', 'you'],
    ['Each opponent loses 1 life.', 'opponents'],
    ['Each player loses 1 life.', 'everyone'],
    ['Each other player loses 1 life.', 'everyoneElse'],
    ['The active player loses 1 life.', 'active'],
    ['Defending player loses 1 life.', 'defending'],
    ['That player loses 1 life.', 'they'],
    [
      'Each player with 10 or less life loses 1 life.',
      { playersWith: { of: 'everyone', life: { atMost: 10 } } },
    ],
    [
      'Each opponent with 10 or less life loses 1 life.',
      { playersWith: { of: 'opponents', life: { atMost: 10 } } },
    ],
    ['Each player with the most life loses 1 life.', { playersWith: { of: 'everyone', mostLife: true } }],
    ["This creature's controller loses 1 life.", { controllerOf: 'self' }],
    ["This creature's owner loses 1 life.", { ownerOf: 'self' }],
    ['That player loses 1 life.', { named: 'x' }],
    ['That player loses 1 life.', { event: 'player' }],
  ] as const)('%s', (text, who) => {
    expect(does({ do: 'loseLife', amount: 1, who })).toBe(text);
  });
});

describe('objects', () => {
  test.each([
    ['Untap this creature.', 'self'],
    ['Untap equipped creature.', 'attached'],
    ['Untap it.', 'it'],
    ['Untap that source.', { event: 'source' }],
    ['Untap the exiled card.', { linked: 'x' }],
    ['Untap it.', { paid: 'x' }],
    ['Untap all creatures and all artifacts.', { union: [{ all: creature }, { all: { type: 'artifact' } }] }],
    ['Untap this creature and equipped creature.', { union: ['self', 'attached'] }],
  ] as const)('%s', (text, what) => {
    expect(does({ do: 'untap', what })).toBe(text);
  });

  test('of an event', () => {
    expect(when({ on: 'enters', object: creature })).toBe('Whenever a creature enters');
  });
});
