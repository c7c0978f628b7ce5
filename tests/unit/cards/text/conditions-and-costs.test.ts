import { describe, expect, test } from 'vitest';
import type { Condition, CostPart } from '../../../../machines/rules/state/vocabulary/index.ts';
import { cost, creature, does, drawing, ifSo, oneCreature, spell, triggers } from './say.ts';

describe('a condition', () => {
  test.each([
    ["it's your turn", { holds: 'turnOf', who: 'you' }],
    ["it's not your turn", { holds: 'not', of: { holds: 'turnOf', who: 'you' } }],
    ["it's defending player's turn", { holds: 'turnOf', who: 'defending' }],
    [
      "it isn't true that it's defending player's turn",
      { holds: 'not', of: { holds: 'turnOf', who: 'defending' } },
    ],
    ["it's the upkeep", { holds: 'during', step: 'upkeep' }],
    ["it's the beginning of combat step", { holds: 'during', step: 'beginningOfCombat' }],
    ['you control a creature', { holds: 'exists', what: { type: 'creature', controller: 'you' } }],
    [
      'you control three or more creatures',
      { holds: 'exists', what: { type: 'creature', controller: 'you' }, count: { atLeast: 3 } },
    ],
    [
      'you control one or more creatures',
      { holds: 'exists', what: { type: 'creature', controller: 'you' }, count: { atLeast: 1 } },
    ],
    [
      'you control X or more creatures',
      { holds: 'exists', what: { type: 'creature', controller: 'you' }, count: { atLeast: { number: 'x' } } },
    ],
    [
      'you control no creatures',
      { holds: 'not', of: { holds: 'exists', what: { type: 'creature', controller: 'you' } } },
    ],
    [
      'you control another creature',
      { holds: 'exists', what: { type: 'creature', controller: 'you', other: true } },
    ],
    [
      'an opponent controls a creature',
      { holds: 'exists', what: { type: 'creature', controller: 'opponents' } },
    ],
    [
      'defending player controls an artifact',
      { holds: 'exists', what: { type: 'artifact', controller: 'defending' } },
    ],
    [
      'defending player controls no artifacts',
      { holds: 'not', of: { holds: 'exists', what: { type: 'artifact', controller: 'defending' } } },
    ],
    ['any player controls a black permanent', { holds: 'exists', what: { color: 'B' } }],
    ['a creature is on the battlefield', { holds: 'exists', what: creature }],
    [
      'another creature is on the battlefield',
      { holds: 'exists', what: { ...creature, notAmong: { event: 'object' } } },
    ],
    [
      'two or more creatures are on the battlefield',
      { holds: 'exists', what: creature, count: { atLeast: 2 } },
    ],
    ['no creatures are on the battlefield', { holds: 'not', of: { holds: 'exists', what: creature } }],
    [
      'there is a creature card in your graveyard',
      { holds: 'exists', what: { type: 'creature', zone: 'graveyard', owner: 'you' } },
    ],
    [
      'there are seven or more cards in your graveyard',
      { holds: 'exists', what: { zone: 'graveyard', owner: 'you' }, count: { atLeast: 7 } },
    ],
    [
      'there are no cards in your graveyard',
      { holds: 'not', of: { holds: 'exists', what: { zone: 'graveyard', owner: 'you' } } },
    ],
    ['this creature is tapped', { holds: 'is', what: 'self', like: { tapped: true } }],
    [
      "this creature isn't tapped",
      { holds: 'not', of: { holds: 'is', what: 'self', like: { tapped: true } } },
    ],
    ['this creature is attacking', { holds: 'is', what: 'self', like: { attacking: true } }],
    ['this creature is an artifact', { holds: 'is', what: 'self', like: { type: 'artifact' } }],
    [
      "this creature isn't a black creature",
      { holds: 'not', of: { holds: 'is', what: 'self', like: { type: 'creature', color: 'B' } } },
    ],
    [
      'equipped creature is enchanted',
      { holds: 'is', what: 'attached', like: { hasAttached: { subtype: 'Aura' } } },
    ],
    [
      "this creature isn't equipped",
      { holds: 'not', of: { holds: 'is', what: 'self', like: { hasAttached: { subtype: 'Equipment' } } } },
    ],
    ['this creature entered this turn', { holds: 'is', what: 'self', like: { enteredThisTurn: true } }],
    [
      "this creature didn't enter this turn",
      { holds: 'not', of: { holds: 'is', what: 'self', like: { enteredThisTurn: true } } },
    ],
    [
      'this creature is a creature that entered this turn',
      { holds: 'is', what: 'self', like: { type: 'creature', enteredThisTurn: true } },
    ],
    ["it's a creature", { holds: 'is', what: { event: 'object' }, like: creature }],
    ['this spell was kicked', { holds: 'paid', cost: 'kicker' }],
    ["this spell wasn't kicked", { holds: 'not', of: { holds: 'paid', cost: 'kicker' } }],
    ['this spell was kicked with its {R} kicker', { holds: 'paid', cost: 'kicker {R}' }],
    ['its sacrifice cost was paid', { holds: 'paid', cost: 'sacrifice' }],
    ['you do', { holds: 'did', by: 'x' }],
    ["you don't", { holds: 'not', of: { holds: 'did', by: 'x' } }],
    ['you cast it', { holds: 'wasCast', what: 'it', by: 'you' }],
    ['you cast it from your hand', { holds: 'wasCast', what: 'it', by: 'you', from: 'hand' }],
    ['it was cast', { holds: 'wasCast', what: 'it' }],
    ['it was cast from a graveyard', { holds: 'wasCast', what: 'it', from: 'graveyard' }],
    ['this creature attacked this turn', { holds: 'attackedThisTurn', what: 'self' }],
    ['this creature had to attack this combat', { holds: 'is', what: 'self', like: { hadToAttack: true } }],
    [
      "this creature didn't have to attack this combat",
      { holds: 'is', what: 'self', like: { hadToAttack: false } },
    ],
    [
      "this creature didn't have to attack this combat",
      { holds: 'not', of: { holds: 'is', what: 'self', like: { hadToAttack: true } } },
    ],
    [
      'you have 10 or more life',
      { holds: 'compare', what: { number: 'life', of: 'you' }, to: { atLeast: 10 } },
    ],
    ['you have 5 or less life', { holds: 'compare', what: { number: 'life', of: 'you' }, to: { atMost: 5 } }],
    [
      'an opponent has 10 or less life',
      {
        holds: 'compare',
        what: { number: 'countPlayers', of: { playersWith: { of: 'opponents', life: { atMost: 10 } } } },
        to: { atLeast: 1 },
      },
    ],
    [
      'a player has 10 or less life',
      {
        holds: 'compare',
        what: { number: 'countPlayers', of: { playersWith: { of: 'everyone', life: { atMost: 10 } } } },
        to: { atLeast: 1 },
      },
    ],
    [
      'the number of opponents you have is 2 or greater',
      { holds: 'compare', what: { number: 'countPlayers', of: 'opponents' }, to: { atLeast: 2 } },
    ],
    ['X is 5 or more', { holds: 'compare', what: { number: 'x' }, to: { atLeast: 5 } }],
    [
      "it's your turn and you control a creature",
      {
        holds: 'both',
        of: [
          { holds: 'turnOf', who: 'you' },
          { holds: 'exists', what: { type: 'creature', controller: 'you' } },
        ],
      },
    ],
    [
      "it's your turn or you control a creature",
      {
        holds: 'either',
        of: [
          { holds: 'turnOf', who: 'you' },
          { holds: 'exists', what: { type: 'creature', controller: 'you' } },
        ],
      },
    ],
    [
      "it isn't true that X is 5 or more",
      { holds: 'not', of: { holds: 'compare', what: { number: 'x' }, to: { atLeast: 5 } } },
    ],
  ] as readonly (readonly [string, Condition])[])('%s', (text, condition) => {
    expect(ifSo(condition)).toBe(text);
  });

  test('of what was named', () => {
    expect(
      spell(
        [oneCreature],
        { do: 'tap', what: { target: 0 } },
        { do: 'if', condition: { holds: 'is', what: { target: 0 }, like: { color: 'B' } }, then: [drawing] },
      ),
    ).toBe("Tap target creature. If it's black, draw a card.");
    expect(
      spell(
        [oneCreature],
        { do: 'tap', what: { target: 0 } },
        {
          do: 'if',
          condition: { holds: 'not', of: { holds: 'is', what: { target: 0 }, like: { color: 'B' } } },
          then: [drawing],
        },
      ),
    ).toBe("Tap target creature. If it isn't black, draw a card.");
    expect(
      triggers({
        do: 'if',
        condition: { holds: 'is', what: 'self', like: { tapped: true } },
        then: [drawing],
      }),
    ).toBe("draw a card if it's tapped.");
    expect(triggers({ do: 'if', condition: { holds: 'paid', cost: 'kicker' }, then: [drawing] })).toBe(
      'draw a card if it was kicked.',
    );
  });
});

describe('a cost', () => {
  test.each([
    ['{2}{W}', { pay: 'mana', cost: '{2}{W}' }],
    ['{T}', { pay: 'tap' }],
    ['{Q}', { pay: 'untap' }],
    ['Pay 3 life', { pay: 'life', amount: 3 }],
    ['Pay X life', { pay: 'life', amount: { number: 'x' } }],
    ['Sacrifice this creature', { pay: 'sacrifice', what: 'self' }],
    ['Sacrifice a creature', { pay: 'sacrifice', what: creature }],
    ['Sacrifice two creatures', { pay: 'sacrifice', what: creature, count: 2 }],
    ['Tap two untapped creatures you control', { pay: 'tapPermanents', what: creature, count: 2 }],
    ['Tap an untapped creature you control', { pay: 'tapPermanents', what: creature, count: 1 }],
    ["Return this creature to its owner's hand", { pay: 'returnToHand', what: 'self' }],
    [
      "Return a land you control to its owner's hand",
      { pay: 'returnToHand', what: { type: 'land', controller: 'you' } },
    ],
    [
      "Return a land you control to its owner's hand",
      { pay: 'returnToHand', what: { type: 'land', controller: 'you' }, count: 1 },
    ],
    [
      "Return two lands you control to their owner's hand",
      { pay: 'returnToHand', what: { type: 'land', controller: 'you' }, count: 2 },
    ],
    ['Discard this card', { pay: 'discard', what: 'self' }],
    ['Discard your hand', { pay: 'discard', what: 'hand' }],
    ['Discard a card', { pay: 'discard', what: {} }],
    ['Discard two creature cards', { pay: 'discard', what: creature, count: 2 }],
    ['Discard a card at random', { pay: 'discard', what: {}, atRandom: true }],
    ['Exile a card from your graveyard', { pay: 'exile', what: { zone: 'graveyard', owner: 'you' } }],
    ['Exile three cards from your hand', { pay: 'exile', what: { zone: 'hand', owner: 'you' }, count: 3 }],
    ['Exile this card from your graveyard', { pay: 'exile', what: 'self', from: 'graveyard' }],
    ['Exile this creature', { pay: 'exile', what: 'self' }],
    [
      'Reveal a blue card from your hand',
      { pay: 'reveal', what: { zone: 'hand', owner: 'you', color: 'U' } },
    ],
    ['Reveal two cards from your hand', { pay: 'reveal', what: { zone: 'hand', owner: 'you' }, count: 2 }],
    ['Mill a card', { pay: 'mill', count: 1 }],
    ['Mill three cards', { pay: 'mill', count: 3 }],
    ['Remove a +1/+1 counter from this creature', { pay: 'removeCounters', kind: '+1/+1', count: 1 }],
    [
      'Put two -1/-1 counters on a creature you control',
      { pay: 'putCounters', kind: '-1/-1', count: 2, on: { type: 'creature' } },
    ],
    [
      'Exile any number of cards from your graveyard with total mana value 4 or greater',
      { pay: 'exile', what: { zone: 'graveyard', owner: 'you' }, totalManaValue: 4 },
    ],
    [
      'Remove two charge counters from this creature',
      { pay: 'removeCounters', kind: 'charge', count: 2, from: 'self' },
    ],
    [
      'Remove three +1/+1 counters from among creatures you control',
      { pay: 'removeCounters', kind: '+1/+1', count: 3, from: { type: 'creature', controller: 'you' } },
    ],
    ['Put a -1/-1 counter on this creature', { pay: 'putCounters', kind: '-1/-1', count: 1 }],
    ['+2', { pay: 'loyalty', change: 2 }],
    ['0', { pay: 'loyalty', change: 0 }],
    ['−3', { pay: 'loyalty', change: -3 }],
    ['−X', { pay: 'loyalty', change: '-X' }],
  ] as readonly (readonly [string, CostPart])[])('%s', (text, part) => {
    expect(cost(part)).toBe(text);
  });

  test('of several parts, and in a sentence', () => {
    expect(cost({ pay: 'mana', cost: '{1}' }, { pay: 'tap' }, { pay: 'sacrifice', what: 'self' })).toBe(
      '{1}, {T}, Sacrifice this creature',
    );
    expect(
      does({
        do: 'may',
        cost: [
          { pay: 'mana', cost: '{1}' },
          { pay: 'sacrifice', what: creature },
        ],
        then: [drawing],
      }),
    ).toBe('You may pay {1} and sacrifice a creature. If you do, draw a card.');
  });
});
