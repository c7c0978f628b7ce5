import { describe } from 'vitest';
import { anotherCreature, choose, it1, move, seen } from './phrases.ts';
import { activated, it0, spells } from './rows.ts';
import { creature, drawing, oneCreature, onePlayer } from './say.ts';

describe('choices and counters', () => {
  spells([
    [
      'You choose a creature that target creature can be attached to.',
      [oneCreature],
      {
        do: 'choose',
        who: 'you',
        from: { type: 'creature' },
        count: { min: 1, max: 1 },
        canHaveAttached: it0,
      },
    ],
    ['Choose an opponent.', [], { do: 'choosePlayer', from: 'opponents', as: 'p' }],
    ['Choose a player.', [], { do: 'choosePlayer', from: 'everyone', as: 'p' }],
    [
      'Target player chooses a player.',
      [onePlayer],
      { do: 'choosePlayer', who: it0, from: 'everyone', as: 'p' },
    ],
    [
      'Choose a card type. Add one mana of the chosen color.',
      [],
      { do: 'chooseValue', what: 'cardType', link: 'c' },
      { do: 'addMana', chosen: 'c' },
    ],
    [
      'Choose a color. Add one mana of that color.',
      [],
      { do: 'chooseValue', what: 'color', link: 'c' },
      { do: 'addMana', chosen: 'c' },
    ],
    ['Choose odd or even.', [], { do: 'chooseValue', what: { oneOf: ['odd', 'even'] }, link: 'c' }],
    [
      'Look at the top two cards of your library. For each of those cards, pay 4 life or put the card on top of your library.',
      [],
      { do: 'look', at: { top: 2, of: 'you' }, as: 'seen' },
      {
        do: 'forEach',
        of: seen,
        then: [
          {
            do: 'unless',
            who: 'you',
            cost: [{ pay: 'life', amount: 4 }],
            else: [move('it', 'library', { position: 'top' })],
          },
        ],
      },
    ],
    [
      "For each creature, put it on top of its owner's library unless you pay 4 life.",
      [],
      {
        do: 'forEach',
        of: { all: creature },
        then: [
          {
            do: 'unless',
            who: 'you',
            cost: [{ pay: 'life', amount: 4 }],
            else: [move('it', 'library', { position: 'top' })],
          },
        ],
      },
    ],
    ['For each creature, draw a card.', [], { do: 'forEach', of: { all: creature }, then: [drawing] }],
    [
      "Look at the top two cards of your library. For each of those cards, put it on top of its owner's library unless target player pays 4 life.",
      [onePlayer],
      { do: 'look', at: { top: 2, of: 'you' }, as: 'seen' },
      {
        do: 'forEach',
        of: seen,
        then: [
          {
            do: 'unless',
            who: it0,
            cost: [{ pay: 'life', amount: 4 }],
            else: [move('it', 'library', { position: 'top' })],
          },
        ],
      },
    ],
    [
      'Look at the top two cards of your library. For each of those cards, sacrifice a creature unless you pay 4 life.',
      [],
      { do: 'look', at: { top: 2, of: 'you' }, as: 'seen' },
      {
        do: 'forEach',
        of: seen,
        then: [
          {
            do: 'unless',
            who: 'you',
            cost: [{ pay: 'life', amount: 4 }],
            else: [{ do: 'sacrifice', who: 'you', filter: creature }],
          },
        ],
      },
    ],
    [
      'You choose a card at random in your graveyard.',
      [],
      choose({ zone: 'graveyard', owner: 'you' }, 1, 1, { who: 'you', atRandom: true }),
    ],
    [
      'You choose a creature an opponent controls at random.',
      [],
      choose({ type: 'creature', controller: 'opponents' }, 1, 1, { who: 'you', atRandom: true }),
    ],
    [
      'You get X energy counters.',
      [onePlayer],
      { do: 'putCounters', kind: 'energy', count: { number: 'x' }, onPlayers: 'you' },
    ],
    ['You get {E}{E}{E}.', [onePlayer], { do: 'putCounters', kind: 'energy', count: 3, onPlayers: 'you' }],
    [
      'Target player gets three poison counters.',
      [onePlayer],
      { do: 'putCounters', kind: 'poison', count: 3, onPlayers: it0 },
    ],
    [
      'Distribute three +1/+1 counters among one, two, or three target creatures.',
      [{ objects: creature, count: { min: 1, max: 3 }, divide: 3 }],
      { do: 'putCounters', kind: '+1/+1', count: 'divided', on: it0 },
    ],
    [
      'Destroy all artifacts. Put a +1/+1 counter on target creature for each permanent destroyed this way.',
      [oneCreature],
      { do: 'destroy', what: { all: { type: 'artifact' } }, as: 'gone' },
      { do: 'putCounters', kind: '+1/+1', count: { number: 'amount', by: 'gone' }, on: it0 },
    ],
    [
      'Destroy all artifacts. You gain life equal to the number of creatures destroyed this way.',
      [],
      { do: 'destroy', what: { all: { type: 'artifact' } }, as: 'gone' },
      { do: 'gainLife', amount: { number: 'countOf', of: { named: 'gone' }, like: creature } },
    ],
    [
      'Remove all +1/+1 counters from target creature. If one or more counters are removed from target creature this way, draw a card.',
      [oneCreature],
      { do: 'removeCounters', kind: '+1/+1', count: 'all', from: it0, as: 'off' },
      { do: 'if', condition: { holds: 'did', by: 'off' }, then: [drawing] },
    ],
    [
      'Remove two +1/+1 counters from target creature.',
      [oneCreature],
      { do: 'removeCounters', kind: '+1/+1', count: 2, from: it0 },
    ],
    [
      'Move a +1/+1 counter from target creature onto a second target creature.',
      [oneCreature, anotherCreature],
      { do: 'moveCounter', kind: '+1/+1', from: it0, to: it1 },
    ],
    [
      'Move any number of +1/+1 counters from target creature onto another target creature.',
      [oneCreature, anotherCreature],
      { do: 'moveCounter', kind: '+1/+1', count: 'any', from: it0, to: it1 },
    ],
    [
      'Move all counters from target creature onto another target creature.',
      [oneCreature, anotherCreature],
      { do: 'moveCounter', count: 'all', from: it0, to: it1 },
    ],
  ]);
  activated([
    [
      'Destroy all artifacts. Put a +1/+1 counter on this creature for each permanent destroyed this way.',
      { do: 'destroy', what: { all: { type: 'artifact' } }, as: 'gone' },
      { do: 'putCounters', kind: '+1/+1', count: { number: 'amount', by: 'gone' }, on: 'self' },
    ],
  ]);
});
