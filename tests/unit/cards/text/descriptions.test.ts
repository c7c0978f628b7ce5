import { describe, expect, test } from 'vitest';
import { many, number, one } from './say.ts';

describe('what is described, and numbers', () => {
  test.each<readonly [string, Parameters<typeof many>]>([
    ['creatures that have an Adventure', [{ type: 'creature', hasAdventure: true }]],
    ['creatures paired with a creature', [{ type: 'creature', pairedWith: { type: 'creature' } }]],
    ['creatures with odd mana values', [{ manaValueIs: 'odd', type: 'creature' }]],
    ['creatures with {X} in their mana costs', [{ costsX: true, type: 'creature' }]],
    ['creatures that are enchanted', [{ type: 'creature', hasAttached: { subtype: 'Aura' } }]],
    [
      'creatures you control that are attached to a land',
      [{ type: 'creature', controller: 'you', attachedTo: { all: { type: 'land' } } }],
    ],
    ['Auras that are attached to a land', [{ subtype: 'Aura', attachedTo: { all: { type: 'land' } } }]],
    ['creatures that share a color with this creature', [{ type: 'creature', sharesColorWith: 'self' }]],
    [
      'creatures that share a creature type with this creature',
      [{ type: 'creature', sharesCreatureTypeWith: 'self' }],
    ],
    [
      'creatures that have the same name as a land',
      [{ type: 'creature', sharesNameWith: { all: { type: 'land' } } }],
    ],
    [
      'spells that target a creature',
      [{ zone: 'stack', stackObject: 'spell', targets: { type: 'creature' } }],
    ],
    [
      'spells that target only a single creature',
      [{ zone: 'stack', stackObject: 'spell', targetsOnly: { type: 'creature' } }],
    ],
    ["creatures this creature's blocking", [{ type: 'creature', blockedBy: 'self' }]],
    ['creatures blocked by that card', [{ type: 'creature', blockedBy: { event: 'object' } }]],
    ['creatures among that card', [{ type: 'creature', among: { event: 'object' } }]],
    ['creatures that are one or more colors', [{ not: { colors: 'colorless' }, type: 'creature' }]],
    [
      "creatures that aren't colorless artifacts",
      [{ not: { colors: 'colorless', type: 'artifact' }, type: 'creature' }],
    ],
    [
      'creatures without flying or reach',
      [{ not: { any: [{ keyword: 'flying' }, { keyword: 'reach' }] }, type: 'creature' }],
    ],
    ["permanents that aren't artifacts", [{ not: { type: 'artifact' } }]],
    ["permanents that aren't black artifacts", [{ not: { color: 'B', type: 'artifact' } }]],
    [
      'cards from your graveyard other than a basic land card',
      [{ not: { type: 'land', supertype: 'basic' }, zone: 'graveyard', owner: 'you' }],
    ],
    ['cards an opponent owns from exile', [{ zone: 'exile', owner: 'opponents' }]],
    [
      'creature cards from your hand or graveyard',
      [{ zone: ['hand', 'graveyard'], owner: 'you', type: 'creature' }],
    ],
    [
      "creature cards from an opponent's hand from an opponent's graveyard",
      [{ zone: ['hand', 'graveyard'], owner: 'opponents', type: 'creature' }],
    ],
    [
      "cards you own that aren't on the battlefield",
      [{ zone: ['hand', 'library', 'graveyard', 'exile', 'command'], owner: 'you' }],
    ],
    [
      "cards that aren't on the battlefield",
      [{ zone: ['hand', 'library', 'graveyard', 'exile', 'command'] }],
    ],
    ["permanents you own but don't control", [{ owner: 'you', notController: 'you' }]],
    ["creatures you don't control", [{ notController: 'you', type: 'creature' }]],
    ['creatures an opponent owns', [{ owner: 'opponents', type: 'creature' }]],
    ['permanents on the battlefield named Guard', [{ name: 'Guard' }]],
    ['permanents you control named Guard', [{ name: 'Guard', controller: 'you' }]],
    ['cards named Guard from your graveyard', [{ name: 'Guard', zone: 'graveyard', owner: 'you' }]],
    [
      'creatures whose controller was dealt combat damage by this creature this turn',
      [{ type: 'creature', controller: { playersWith: { of: 'everyone', dealtCombatDamageBy: 'self' } } }],
    ],
    [
      'creatures whose controller was dealt combat damage by that card this turn',
      [
        {
          type: 'creature',
          controller: { playersWith: { of: 'everyone', dealtCombatDamageBy: { event: 'object' } } },
        },
      ],
    ],
    [
      'creatures its controller controls',
      [{ type: 'creature', controller: { controllerOf: { event: 'object' } } }],
    ],
    ['creatures defending player controls', [{ type: 'creature', controller: 'defending' }]],
    [
      'creatures controlled by players who chose Khans',
      [{ type: 'creature', controller: { whoChose: 'Khans', under: 'x' } }],
    ],
    [
      'creatures with total power and toughness 5 or less',
      [{ type: 'creature', powerPlusToughness: { atMost: 5 } }],
    ],
    [
      'creatures with the same total power and toughness',
      [
        {
          type: 'creature',
          powerPlusToughness: {
            exactly: {
              number: 'plus',
              of: [
                { number: 'value', value: 'power', of: 'self' },
                { number: 'value', value: 'toughness', of: 'self' },
              ],
            },
          },
        },
      ],
    ],
    [
      "creatures with total power and toughness equal to this creature's power plus 1",
      [
        {
          type: 'creature',
          powerPlusToughness: {
            exactly: { number: 'plus', of: [{ number: 'value', value: 'power', of: 'self' }, 1] },
          },
        },
      ],
    ],
    ['creatures that attacked this turn', [{ type: 'creature', attackedThisTurn: true }]],
    ['creatures that had to attack this combat', [{ type: 'creature', hadToAttack: true }]],
    ["creatures that didn't have to attack this combat", [{ type: 'creature', hadToAttack: false }]],
    ['creatures with power between 2 and 4', [{ type: 'creature', power: { atLeast: 2, atMost: 4 } }]],
    [
      "creatures with power less than this creature's power",
      [
        {
          type: 'creature',
          power: { atMost: { number: 'minus', of: [{ number: 'value', value: 'power', of: 'self' }, 1] } },
        },
      ],
    ],
    [
      "creatures with power less than or equal to this creature's power minus 2",
      [
        {
          type: 'creature',
          power: { atMost: { number: 'minus', of: [{ number: 'value', value: 'power', of: 'self' }, 2] } },
        },
      ],
    ],
    [
      "creatures with power greater than or equal to this creature's power minus 1",
      [
        {
          type: 'creature',
          power: { atLeast: { number: 'minus', of: [{ number: 'value', value: 'power', of: 'self' }, 1] } },
        },
      ],
    ],
    ['black nontoken creatures', [{ type: 'creature', token: false, color: 'B' }]],
    ['nontoken, nonblack creatures', [{ type: 'creature', token: false, notColor: 'B' }]],
    ['black creature tokens', [{ type: 'creature', token: true, color: 'B' }]],
    ['other creatures you control', [{ type: 'creature', controller: 'you', other: true }]],
    ['artifacts and creatures you control', [{ anyType: ['artifact', 'creature'], controller: 'you' }]],
  ])('%s', (text, given) => {
    expect(many(...given)).toBe(text);
  });
  test.each<readonly [string, Parameters<typeof one>]>([
    ['creature that has an Adventure', [{ type: 'creature', hasAdventure: true }]],
    ['creature paired with a creature', [{ type: 'creature', pairedWith: { type: 'creature' } }]],
    ['creature with an odd mana value', [{ manaValueIs: 'odd', type: 'creature' }]],
    ['creature with {X} in its mana cost', [{ costsX: true, type: 'creature' }]],
    ["creature that's equipped", [{ type: 'creature', hasAttached: { subtype: 'Equipment' } }]],
    [
      "creature you control that's attached to a land",
      [{ type: 'creature', controller: 'you', attachedTo: { all: { type: 'land' } } }],
    ],
    ['creature that shares a color with Burst', [{ type: 'creature', sharesColorWith: 'self' }]],
    [
      'creature that has the same name as a land',
      [{ type: 'creature', sharesNameWith: { all: { type: 'land' } } }],
    ],
    [
      'spell that targets a creature',
      [{ zone: 'stack', stackObject: 'spell', targets: { type: 'creature' } }],
    ],
    [
      'spell that targets that card',
      [{ zone: 'stack', stackObject: 'spell', targets: { among: { event: 'object' } } }],
    ],
    [
      'spell that targets only a single artifact',
      [{ zone: 'stack', stackObject: 'spell', targetsOnly: { type: 'artifact' } }],
    ],
    ["creature that's one or more colors", [{ not: { colors: 'colorless' }, type: 'creature' }]],
    [
      'creature without flying or reach',
      [{ not: { any: [{ keyword: 'flying' }, { keyword: 'reach' }] }, type: 'creature' }],
    ],
    ["permanent that isn't an artifact", [{ not: { type: 'artifact' } }]],
    [
      "spell that isn't a black artifact",
      [{ not: { type: 'artifact', color: 'B' }, zone: 'stack', stackObject: 'spell' }],
    ],
    [
      'card from your graveyard other than a land card',
      [{ not: { type: 'land' }, zone: 'graveyard', owner: 'you' }],
    ],
    ['card an opponent owns from exile', [{ zone: 'exile', owner: 'opponents' }]],
    [
      'creature card from your hand or graveyard',
      [{ zone: ['hand', 'graveyard'], owner: 'you', type: 'creature' }],
    ],
    ['creature card from a graveyard', [{ zone: 'graveyard', type: 'creature' }]],
    [
      "creature card from an opponent's graveyard",
      [{ zone: 'graveyard', type: 'creature', owner: 'opponents' }],
    ],
    ['card from your hand drawn this turn', [{ zone: 'hand', drawnThisTurn: true, owner: 'you' }]],
    [
      'creature an opponent controls dealt damage by Burst this turn',
      [{ type: 'creature', controller: 'opponents', damagedThisTurnBy: 'self' }],
    ],
    ["spell that's the second spell cast this turn", [{ zone: 'stack', stackObject: 'spell', castAs: 2 }]],
    ["spell that's the 7th spell cast this turn", [{ zone: 'stack', stackObject: 'spell', castAs: 7 }]],
    ['creature with a +1/+1 counter on it', [{ type: 'creature', counters: { kind: '+1/+1', atLeast: 1 } }]],
    [
      'creature with three or more +1/+1 counters on it',
      [{ type: 'creature', counters: { kind: '+1/+1', atLeast: 3 } }],
    ],
  ])('%s', (text, given) => {
    expect(one(...given)).toBe(text);
  });
  test.each<readonly [string, Parameters<typeof number>]>([
    ['the number of creatures on the battlefield', [{ number: 'count', of: { type: 'creature' } }]],
    [
      'the number of creatures you control',
      [{ number: 'count', of: { type: 'creature', controller: 'you' } }],
    ],
    [
      'the number of Auras attached to this creature',
      [{ number: 'count', of: { subtype: 'Aura', attachedTo: 'self' } }],
    ],
    [
      'the number of creature cards in all graveyards',
      [{ number: 'count', of: { zone: 'graveyard', type: 'creature' } }],
    ],
    ['the number of opponents you have', [{ number: 'countPlayers', of: 'opponents' }]],
    ['the number of players', [{ number: 'countPlayers', of: 'everyone' }]],
    ['the amount of unspent colorless mana you have', [{ number: 'unspentMana', type: 'C', of: 'you' }]],
    ['the amount of unspent green mana you have', [{ number: 'unspentMana', type: 'G', of: 'you' }]],
    [
      'the amount of unspent green mana defending player has',
      [{ number: 'unspentMana', type: 'G', of: 'defending' }],
    ],
    ['the amount of mana spent to cast it', [{ number: 'manaSpent', which: 'all' }]],
    ['the number of colors of mana spent to cast it', [{ number: 'manaSpent', which: 'colors' }]],
    ['the amount of {R} spent to cast it', [{ number: 'manaSpent', which: 'R' }]],
    [
      'the number of spells your opponents have cast this turn',
      [{ number: 'thisTurn', fact: 'spellsCast', by: 'opponents' }],
    ],
    ['the number of spells cast this turn', [{ number: 'thisTurn', fact: 'spellsCast', by: 'everyone' }]],
    [
      'the number of spells defending player has cast this turn',
      [{ number: 'thisTurn', fact: 'spellsCast', by: 'defending' }],
    ],
    ['the amount of damage dealt this turn', [{ number: 'thisTurn', fact: 'damageDealtTo', by: 'everyone' }]],
    [
      'the amount of damage dealt to you this turn',
      [{ number: 'thisTurn', fact: 'damageDealtTo', by: 'you' }],
    ],
    [
      "the number of creatures that died under your opponents' control this turn",
      [{ number: 'thisTurn', fact: 'creaturesDied', by: 'opponents' }],
    ],
    [
      'the number of creatures that died this turn',
      [{ number: 'thisTurn', fact: 'creaturesDied', by: 'everyone' }],
    ],
    [
      'half your life total, rounded down',
      [{ number: 'half', of: { number: 'life', of: 'you' }, round: 'down' }],
    ],
    [
      'the number of creatures on the battlefield minus 2',
      [{ number: 'minus', of: [{ number: 'count', of: { type: 'creature' } }, 2] }],
    ],
    [
      'three times the number of creatures on the battlefield',
      [{ number: 'times', of: [3, { number: 'count', of: { type: 'creature' } }] }],
    ],
    [
      'the number of creatures on the battlefield plus 2',
      [{ number: 'plus', of: [{ number: 'count', of: { type: 'creature' } }, 2] }],
    ],
    [
      'the greatest mana value among creatures you control',
      [{ number: 'greatest', value: 'manaValue', of: { all: { type: 'creature', controller: 'you' } } }],
    ],
    [
      'the number of poison counters defending player has',
      [{ number: 'playerCounters', kind: 'poison', on: 'defending' }],
    ],
    ['the number of energy counters you have', [{ number: 'playerCounters', kind: 'energy', on: 'you' }]],
    ["the number of cards in each opponent's hand", [{ number: 'cardsIn', zone: 'hand', of: 'opponents' }]],
    ['the chosen number', [{ number: 'chosen', under: 'x' }]],
    [
      'the number of basic land types among lands you control',
      [{ number: 'basicLandTypesAmong', of: { type: 'land', controller: 'you' } }],
    ],
  ])('%s', (text, given) => {
    expect(number(...given)).toBe(text);
  });
});
