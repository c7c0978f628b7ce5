import { describe } from 'vitest';
import { it0, spells } from './rows.ts';
import { creature, drawing, oneCreature, onePlayer } from './say.ts';

describe('choices', () => {
  spells([
    ['Choose a color.', [], { do: 'chooseValue', what: 'color', link: 'c' }],
    ['Choose a creature type.', [], { do: 'chooseValue', what: 'creatureType', link: 'c' }],
    ['Choose a basic land type.', [], { do: 'chooseValue', what: 'basicLandType', link: 'c' }],
    ['Choose left or right.', [], { do: 'chooseValue', what: { oneOf: ['left', 'right'] }, link: 'c' }],
    [
      'Target player chooses a number.',
      [onePlayer],
      { do: 'chooseValue', who: it0, what: 'number', link: 'c' },
    ],
    ['Choose an opponent.', [], { do: 'choosePlayer', from: 'opponents' }],
    ['Choose a player.', [], { do: 'choosePlayer', from: 'everyone' }],
    [
      'Choose a creature you control.',
      [],
      { do: 'choose', from: { type: 'creature', controller: 'you' }, count: { min: 1, max: 1 } },
    ],
    [
      'Target player chooses up to two creatures.',
      [onePlayer],
      { do: 'choose', who: it0, from: creature, count: { min: 0, max: 2 } },
    ],
    ['You may draw a card.', [], { do: 'may', then: [drawing] }],
    [
      "You may draw a card. If you don't, you lose 2 life.",
      [],
      { do: 'may', then: [drawing], else: [{ do: 'loseLife', amount: 2, who: 'you' }] },
    ],
    [
      'You may pay {2}. If you do, draw a card.',
      [],
      { do: 'may', cost: [{ pay: 'mana', cost: '{2}' }], then: [drawing] },
    ],
    [
      "You may pay {2}. If you do, draw a card. If you don't, you lose 2 life.",
      [],
      {
        do: 'may',
        cost: [{ pay: 'mana', cost: '{2}' }],
        then: [drawing],
        else: [{ do: 'loseLife', amount: 2, who: 'you' }],
      },
    ],
    [
      'Target player may pay 2 life. If they do, that player draws a card.',
      [onePlayer],
      { do: 'may', who: it0, cost: [{ pay: 'life', amount: 2 }], then: [{ do: 'draw', count: 1, who: it0 }] },
    ],
    [
      "Target player may draw a card. If they don't, you draw a card.",
      [onePlayer],
      {
        do: 'may',
        who: it0,
        then: [{ do: 'draw', count: 1, who: it0 }],
        else: [{ do: 'draw', count: 1, who: 'you' }],
      },
    ],
    [
      'Target player may search their library for a land card, put it into their hand, then shuffle.',
      [onePlayer],
      {
        do: 'may',
        who: it0,
        then: [
          { do: 'search', who: it0, for: { type: 'land' }, count: { min: 0, max: 1 }, to: { zone: 'hand' } },
        ],
      },
    ],
    [
      'You may have target player lose 2 life.',
      [onePlayer],
      { do: 'may', then: [{ do: 'loseLife', amount: 2, who: it0 }] },
    ],
    [
      'You may have target creature attack this turn if able.',
      [oneCreature],
      {
        do: 'may',
        then: [{ do: 'rule', what: it0, rules: [{ rule: 'mustAttack' }], until: 'untilEndOfTurn' }],
      },
    ],
    [
      "You may have each opponent lose 1 life. If you don't, draw a card.",
      [],
      { do: 'may', then: [{ do: 'loseLife', amount: 1, who: 'opponents' }], else: [drawing] },
    ],
    ['You may lose 1 life.', [], { do: 'may', then: [{ do: 'loseLife', amount: 1, who: 'you' }] }],
    [
      'Counter target spell unless its controller pays {3}.',
      [{ objects: { zone: 'stack', stackObject: 'spell' } }],
      {
        do: 'unless',
        who: { controllerOf: it0 },
        cost: [{ pay: 'mana', cost: '{3}' }],
        else: [{ do: 'counter', what: it0 }],
      },
    ],
    [
      'Target player discards a card unless that player sacrifices a land.',
      [onePlayer],
      {
        do: 'unless',
        who: it0,
        cost: [{ pay: 'sacrifice', what: { type: 'land' } }],
        else: [{ do: 'discard', count: 1, who: it0 }],
      },
    ],
    [
      "If it's your turn, draw a card.",
      [],
      { do: 'if', condition: { holds: 'turnOf', who: 'you' }, then: [drawing] },
    ],
    [
      "If it's your turn, draw a card. Otherwise, you gain 2 life.",
      [],
      {
        do: 'if',
        condition: { holds: 'turnOf', who: 'you' },
        then: [drawing],
        else: [{ do: 'gainLife', amount: 2 }],
      },
    ],
    [
      'For each creature you control, draw a card.',
      [],
      { do: 'forEach', of: { all: { type: 'creature', controller: 'you' } }, then: [drawing] },
    ],
    ['For each player, draw a card.', [], { do: 'forEachPlayer', of: 'everyone', then: [drawing] }],
    ['Draw a card and repeat this 3 times in all.', [], { do: 'repeat', times: 3, then: [drawing] }],
    [
      'Flip a coin. If you win the flip, draw a card. If you lose the flip, you lose 1 life.',
      [],
      { do: 'flipCoin', won: [drawing], lost: [{ do: 'loseLife', amount: 1, who: 'you' }] },
    ],
    ['Flip a coin. If you win the flip, draw a card.', [], { do: 'flipCoin', won: [drawing] }],
    ['Flip a coin. If you lose the flip, draw a card.', [], { do: 'flipCoin', lost: [drawing] }],
    ['Roll a d20.', [], { do: 'rollDie', sides: 20 }],
    ['Roll to visit your Attractions.', [], { do: 'rollToVisit' }],
    ['Open an Attraction.', [], { do: 'perform', action: 'open an Attraction' }],
  ]);
});

describe('later', () => {
  spells([
    [
      "Draw a card at the beginning of the next turn's upkeep.",
      [],
      { do: 'delayedTrigger', when: [{ on: 'begins', step: 'upkeep' }], effect: [drawing] },
    ],
    [
      'Sacrifice target creature at the beginning of the next end step.',
      [oneCreature],
      {
        do: 'delayedTrigger',
        when: [{ on: 'begins', step: 'end' }],
        effect: [{ do: 'sacrifice', who: 'you', what: it0 }],
      },
    ],
    [
      'At the beginning of your next upkeep, draw a card.',
      [],
      { do: 'delayedTrigger', when: [{ on: 'begins', step: 'upkeep', whose: 'you' }], effect: [drawing] },
    ],
    [
      'When a creature dies, draw a card.',
      [],
      { do: 'delayedTrigger', when: [{ on: 'dies', object: creature }], effect: [drawing] },
    ],
    [
      'Whenever a creature dies this turn, draw a card.',
      [],
      {
        do: 'delayedTrigger',
        when: [{ on: 'dies', object: creature }],
        effect: [drawing],
        until: 'untilEndOfTurn',
      },
    ],
    [
      "When a creature dies, if it's your turn, destroy target land.",
      [],
      {
        do: 'delayedTrigger',
        when: [{ on: 'dies', object: creature }],
        if: { holds: 'turnOf', who: 'you' },
        targets: [{ objects: { type: 'land' } }],
        effect: [{ do: 'destroy', what: it0 }],
      },
    ],
    [
      'Sacrifice a creature. When you do, destroy target land.',
      [],
      { do: 'sacrifice', who: 'you', filter: creature, as: 'gone' },
      {
        do: 'reflexive',
        after: 'gone',
        targets: [{ objects: { type: 'land' } }],
        effect: [{ do: 'destroy', what: it0 }],
      },
    ],
    [
      'You get an emblem with "Creatures you control get +1/+1."',
      [],
      {
        do: 'emblem',
        abilities: [
          {
            kind: 'static',
            affects: { all: { type: 'creature', controller: 'you' } },
            changes: [{ change: 'modifyPowerToughness', power: 1, toughness: 1 }],
          },
        ],
      },
    ],
    [
      'Target player gets an emblem with "You can\'t gain life."',
      [onePlayer],
      {
        do: 'emblem',
        who: it0,
        abilities: [{ kind: 'static', players: 'you', rules: [{ rule: 'cantGainLife' }] }],
      },
    ],
  ]);
});
