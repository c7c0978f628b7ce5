import { describe, expect, test } from 'vitest';
import type { Condition, Instruction } from '../../../../machines/rules/state/vocabulary/index.ts';
import { does, drawing, ifSo, spell, triggers } from './say.ts';

describe('a condition', () => {
  test.each([
    ["it's an opponent's turn", { holds: 'turnOf', who: 'opponents' }],
    ["it's day", { holds: 'timeOfDay', time: 'day' }],
    ["it's the end step", { holds: 'during', step: 'end' }],
    ['it escaped', { holds: 'paid', cost: 'escape' }],
    ['its flashback cost was paid', { holds: 'paid', cost: 'flashback' }],
    ["its flashback cost wasn't paid", { holds: 'not', of: { holds: 'paid', cost: 'flashback' } }],
    ['its buyback cost was paid', { holds: 'paid', cost: 'buyback' }],
    ['this creature is your commander', { holds: 'isCommander', what: 'self' }],
    ['this creature was cast', { holds: 'wasCast', what: 'self' }],
    ["this creature wasn't cast", { holds: 'not', of: { holds: 'wasCast', what: 'self' } }],
    ['this creature was cast from a hand', { holds: 'wasCast', what: 'self', from: 'hand' }],
    ['you cast it from your graveyard', { holds: 'wasCast', what: 'self', by: 'you', from: 'graveyard' }],
    ["you didn't cast it", { holds: 'not', of: { holds: 'wasCast', what: 'it', by: 'you' } }],
    ["it wasn't cast", { holds: 'not', of: { holds: 'wasCast', what: { event: 'object' } } }],
    ["you're the monarch", { holds: 'playerDesignated', designation: 'monarch', who: 'you' }],
    [
      "you aren't the monarch",
      { holds: 'not', of: { holds: 'playerDesignated', designation: 'monarch', who: 'you' } },
    ],
    ['there is a monarch', { holds: 'playerDesignated', designation: 'monarch', who: 'everyone' }],
    [
      'there is no monarch',
      { holds: 'not', of: { holds: 'playerDesignated', designation: 'monarch', who: 'everyone' } },
    ],
    ['an opponent is the monarch', { holds: 'playerDesignated', designation: 'monarch', who: 'opponents' }],
    [
      "an opponent isn't the monarch",
      { holds: 'not', of: { holds: 'playerDesignated', designation: 'monarch', who: 'opponents' } },
    ],
    ['you have the initiative', { holds: 'playerDesignated', designation: 'initiative', who: 'you' }],
    [
      "you don't have the initiative",
      { holds: 'not', of: { holds: 'playerDesignated', designation: 'initiative', who: 'you' } },
    ],
    [
      'a player has the initiative',
      { holds: 'playerDesignated', designation: 'initiative', who: 'everyone' },
    ],
    [
      'nobody has the initiative',
      { holds: 'not', of: { holds: 'playerDesignated', designation: 'initiative', who: 'everyone' } },
    ],
    [
      'an opponent has the initiative',
      { holds: 'playerDesignated', designation: 'initiative', who: 'opponents' },
    ],
    [
      "an opponent doesn't have the initiative",
      { holds: 'not', of: { holds: 'playerDesignated', designation: 'initiative', who: 'opponents' } },
    ],
    ["you've completed a dungeon", { holds: 'completedDungeon', who: 'you' }],
    ["you haven't completed a dungeon", { holds: 'not', of: { holds: 'completedDungeon', who: 'you' } }],
    ["you've completed Cave", { holds: 'completedDungeon', who: 'you', called: 'Cave' }],
    [
      "an opponent hasn't completed Cave",
      { holds: 'not', of: { holds: 'completedDungeon', who: 'opponents', called: 'Cave' } },
    ],
    ['an opponent has completed a dungeon', { holds: 'completedDungeon', who: 'opponents' }],
    ["you're the starting player", { holds: 'startingPlayer', who: 'you' }],
    ["you're not the starting player", { holds: 'not', of: { holds: 'startingPlayer', who: 'you' } }],
    [
      'you had an artifact enter the battlefield under your control last turn',
      { holds: 'enteredLastTurn', type: 'artifact', under: 'you' },
    ],
    [
      'you had another creature enter the battlefield under your control last turn',
      { holds: 'enteredLastTurn', type: 'creature', under: 'you', other: true },
    ],
    [
      'defending player had a creature enter the battlefield under their control last turn',
      { holds: 'enteredLastTurn', type: 'creature', under: 'defending' },
    ],
    [
      'the Ring has tempted you two or more times',
      { holds: 'compare', what: { number: 'timesDone', action: 'tempt', by: 'you' }, to: { atLeast: 2 } },
    ],
    [
      'this creature is your Ring-bearer',
      { holds: 'is', what: 'self', like: { designated: 'Ring-bearer', controller: 'you' } },
    ],
    [
      'no spells were cast last turn',
      {
        holds: 'compare',
        what: { number: 'lastTurn', fact: 'spellsCast', by: 'everyone' },
        to: { exactly: 0 },
      },
    ],
    [
      'a player cast two or more spells last turn',
      {
        holds: 'compare',
        what: { number: 'lastTurn', fact: 'spellsCast', by: 'everyone', most: true },
        to: { atLeast: 2 },
      },
    ],
    [
      'X or more spells were cast last turn',
      {
        holds: 'compare',
        what: { number: 'lastTurn', fact: 'spellsCast', by: 'everyone' },
        to: { atLeast: { number: 'x' } },
      },
    ],
    [
      'you lost life last turn',
      { holds: 'compare', what: { number: 'lastTurn', fact: 'lifeLost', by: 'you' }, to: { atLeast: 1 } },
    ],
    [
      'you played a land this turn',
      { holds: 'compare', what: { number: 'thisTurn', fact: 'landsPlayed', by: 'you' }, to: { atLeast: 1 } },
    ],
    [
      "it wasn't the first land you played this turn",
      { holds: 'compare', what: { number: 'thisTurn', fact: 'landsPlayed', by: 'you' }, to: { atLeast: 2 } },
    ],
    [
      "you've played three or more lands this turn",
      { holds: 'compare', what: { number: 'thisTurn', fact: 'landsPlayed', by: 'you' }, to: { atLeast: 3 } },
    ],
    [
      'two or more lands entered under your control this turn',
      { holds: 'compare', what: { number: 'thisTurn', fact: 'landsEntered', by: 'you' }, to: { atLeast: 2 } },
    ],
    [
      'three or more lands entered under your control this turn',
      { holds: 'compare', what: { number: 'thisTurn', fact: 'landsEntered', by: 'you' }, to: { atLeast: 3 } },
    ],
    [
      'you attacked with three or more creatures this turn',
      { holds: 'compare', what: { number: 'thisTurn', fact: 'attackedWith', by: 'you' }, to: { atLeast: 3 } },
    ],
    [
      'an opponent has attacked with three or more creatures this turn',
      {
        holds: 'compare',
        what: { number: 'thisTurn', fact: 'attackedWith', by: 'opponents' },
        to: { atLeast: 3 },
      },
    ],
    [
      'a creature died this turn',
      {
        holds: 'compare',
        what: { number: 'thisTurn', fact: 'creaturesDied', by: 'everyone' },
        to: { atLeast: 1 },
      },
    ],
    [
      'creatures you control have total power 8 or greater',
      {
        holds: 'compare',
        what: { number: 'value', value: 'power', of: { all: { type: 'creature', controller: 'you' } } },
        to: { atLeast: 8 },
      },
    ],
    [
      'creatures you control have total toughness 8 or greater',
      {
        holds: 'compare',
        what: {
          number: 'value',
          value: 'toughness',
          of: { all: { type: 'creature', controller: 'you' } },
        },
        to: { atLeast: 8 },
      },
    ],
    [
      "this creature's power is 8 or greater",
      { holds: 'compare', what: { number: 'value', value: 'power', of: 'self' }, to: { atLeast: 8 } },
    ],
    [
      'there are four or more card types among cards in your graveyard',
      {
        holds: 'compare',
        what: { number: 'typesAmong', of: { zone: 'graveyard', owner: 'you' } },
        to: { atLeast: 4 },
      },
    ],
    [
      'there were three or more card types among the sacrificed permanents',
      {
        holds: 'compare',
        what: { number: 'typesAmong', of: { these: { paid: 'sacrificed' } } },
        to: { atLeast: 3 },
      },
    ],
    [
      'the number of card types among cards in your graveyard is 4',
      {
        holds: 'compare',
        what: { number: 'typesAmong', of: { zone: 'graveyard', owner: 'you' } },
        to: { exactly: 4 },
      },
    ],
    [
      'you control seven or more lands with different names',
      {
        holds: 'compare',
        what: { number: 'withDifferentNames', of: { type: 'land', controller: 'you' } },
        to: { atLeast: 7 },
      },
    ],
    [
      'there are seven or more lands with different names',
      { holds: 'compare', what: { number: 'withDifferentNames', of: { type: 'land' } }, to: { atLeast: 7 } },
    ],
    [
      'an opponent controls seven or more lands with different names',
      {
        holds: 'compare',
        what: { number: 'withDifferentNames', of: { type: 'land', controller: 'opponents' } },
        to: { atLeast: 7 },
      },
    ],
    [
      'the number of lands you control with different names is 7',
      {
        holds: 'compare',
        what: { number: 'withDifferentNames', of: { type: 'land', controller: 'you' } },
        to: { exactly: 7 },
      },
    ],
    [
      "your life total is less than defending player's life total",
      {
        holds: 'compare',
        what: { number: 'life', of: 'you' },
        to: { atMost: { number: 'minus', of: [{ number: 'life', of: 'defending' }, 1] } },
      },
    ],
    [
      "defending player's life total is 5 or less",
      { holds: 'compare', what: { number: 'life', of: 'defending' }, to: { atMost: 5 } },
    ],
    [
      "an opponent's graveyard has eight or more cards in it",
      {
        holds: 'compare',
        what: {
          number: 'countPlayers',
          of: {
            playersWith: { of: 'opponents', cards: { in: 'graveyard', count: { atLeast: 8 } } },
          },
        },
        to: { atLeast: 1 },
      },
    ],
    [
      'a library has two or fewer cards in it',
      {
        holds: 'compare',
        what: {
          number: 'countPlayers',
          of: { playersWith: { of: 'everyone', cards: { in: 'library', count: { atMost: 2 } } } },
        },
        to: { atLeast: 1 },
      },
    ],
    [
      'a player drew four or more cards this turn',
      {
        holds: 'compare',
        what: {
          number: 'countPlayers',
          of: {
            playersWith: { of: 'everyone', thisTurn: { fact: 'cardsDrawn', count: { atLeast: 4 } } },
          },
        },
        to: { atLeast: 1 },
      },
    ],
    [
      'an opponent drew four or more cards this turn',
      {
        holds: 'compare',
        what: {
          number: 'countPlayers',
          of: {
            playersWith: { of: 'opponents', thisTurn: { fact: 'cardsDrawn', count: { atLeast: 4 } } },
          },
        },
        to: { atLeast: 1 },
      },
    ],
    [
      'your devotion to red is less than five',
      { holds: 'compare', what: { number: 'devotion', to: ['R'], of: 'you' }, to: { atMost: 4 } },
    ],
    [
      'your devotion to red and green is 4 or greater',
      { holds: 'compare', what: { number: 'devotion', to: ['R', 'G'], of: 'you' }, to: { atLeast: 4 } },
    ],
    [
      'there are no ice counters on this creature',
      { holds: 'compare', what: { number: 'counters', kind: 'ice', on: 'self' }, to: { exactly: 0 } },
    ],
    [
      'the number of ice counters on this creature is 1',
      { holds: 'compare', what: { number: 'counters', kind: 'ice', on: 'self' }, to: { exactly: 1 } },
    ],
    [
      'the number of ice counters on equipped creature is 0',
      { holds: 'compare', what: { number: 'counters', kind: 'ice', on: 'attached' }, to: { exactly: 0 } },
    ],
    [
      '{G} was spent to cast it',
      { holds: 'compare', what: { number: 'manaSpent', which: 'G' }, to: { atLeast: 1 } },
    ],
    [
      'the amount of {G} spent to cast it is 2 or greater',
      { holds: 'compare', what: { number: 'manaSpent', which: 'G' }, to: { atLeast: 2 } },
    ],
    [
      'the amount of mana spent to cast it is 1 or greater',
      { holds: 'compare', what: { number: 'manaSpent', which: 'all' }, to: { atLeast: 1 } },
    ],
    [
      'excess damage was dealt this way',
      { holds: 'compare', what: { number: 'excess', by: 'd' }, to: { atLeast: 1 } },
    ],
    [
      'the excess damage dealt this way is 2 or greater',
      { holds: 'compare', what: { number: 'excess', by: 'd' }, to: { atLeast: 2 } },
    ],
    [
      'there is a creature card in a graveyard',
      { holds: 'exists', what: { type: 'creature', zone: 'graveyard' } },
    ],
    [
      'there are no creature cards in exile',
      { holds: 'not', of: { holds: 'exists', what: { type: 'creature', zone: 'exile' } } },
    ],
    [
      'a card exiled with this permanent is an instant card',
      { holds: 'exists', what: { type: 'instant', zone: 'exile', among: { linked: 'x' } } },
    ],
    [
      'there are no instant cards exiled with this permanent',
      {
        holds: 'not',
        of: { holds: 'exists', what: { type: 'instant', zone: 'exile', among: { linked: 'x' } } },
      },
    ],
    [
      'there is a card exiled with this permanent',
      { holds: 'exists', what: { zone: 'exile', among: { linked: 'x' } } },
    ],
    [
      'there are two or more instant cards exiled with this permanent',
      {
        holds: 'exists',
        what: { type: 'instant', zone: 'exile', among: { linked: 'x' } },
        count: { atLeast: 2 },
      },
    ],
    [
      'there are two or more instant and/or sorcery cards in your graveyard',
      {
        holds: 'exists',
        what: { zone: 'graveyard', owner: 'you', anyType: ['instant', 'sorcery'] },
        count: { atLeast: 2 },
      },
    ],
    [
      'an opponent controls two or more creatures',
      { holds: 'exists', what: { type: 'creature', controller: 'opponents' }, count: { atLeast: 2 } },
    ],
    [
      'any player controls two or more white creatures',
      { holds: 'exists', what: { color: 'W', type: 'creature' }, count: { atLeast: 2 } },
    ],
    ['this creature is in your graveyard', { holds: 'is', what: 'self', like: { zone: 'graveyard' } }],
    ['this creature is in exile', { holds: 'is', what: 'self', like: { zone: 'exile' } }],
    [
      'this creature is in the command zone or on the battlefield',
      { holds: 'is', what: 'self', like: { zone: ['command', 'battlefield'] } },
    ],
    ['this creature is on the battlefield', { holds: 'is', what: 'self', like: { zone: 'battlefield' } }],
    [
      "this creature isn't on the battlefield",
      { holds: 'not', of: { holds: 'is', what: 'self', like: { zone: 'battlefield' } } },
    ],
    ["this creature's power is 4 or greater", { holds: 'is', what: 'self', like: { power: { atLeast: 4 } } }],
    [
      "this creature's power isn't 4 or greater",
      { holds: 'not', of: { holds: 'is', what: 'self', like: { power: { atLeast: 4 } } } },
    ],
    [
      "equipped creature's power is 4 or greater",
      { holds: 'is', what: 'attached', like: { power: { atLeast: 4 } } },
    ],
    [
      'this creature is a permanent with power 4 or less',
      { holds: 'is', what: 'self', like: { power: { atMost: 4 } } },
    ],
    [
      'this creature is a tapped permanent with power 4 or greater',
      { holds: 'is', what: 'self', like: { power: { atLeast: 4 }, tapped: true } },
    ],
    [
      'its power is 4 or greater',
      { holds: 'is', what: { event: 'object' }, like: { power: { atLeast: 4 } } },
    ],
    [
      'this creature is attacking or blocking',
      { holds: 'is', what: 'self', like: { any: [{ attacking: true }, { blocking: true }] } },
    ],
    [
      'this creature is red or green',
      { holds: 'is', what: 'self', like: { any: [{ color: 'R' }, { color: 'G' }] } },
    ],
    [
      'this creature has a +1/+1 counter on it',
      { holds: 'is', what: 'self', like: { counters: { kind: '+1/+1', atLeast: 1 } } },
    ],
    [
      "this creature doesn't have a +1/+1 counter on it",
      { holds: 'not', of: { holds: 'is', what: 'self', like: { counters: { kind: '+1/+1', atLeast: 1 } } } },
    ],
    [
      'this creature has three or more charge counters on it',
      { holds: 'is', what: 'self', like: { counters: { kind: 'charge', atLeast: 3 } } },
    ],
    [
      'this creature is a tapped permanent with three or more charge counters on it',
      { holds: 'is', what: 'self', like: { counters: { kind: 'charge', atLeast: 3 }, tapped: true } },
    ],
    [
      'this creature is paired with a Human creature',
      { holds: 'is', what: 'self', like: { pairedWith: { type: 'creature', subtype: 'Human' } } },
    ],
    [
      'this creature is a tapped permanent paired with a Human creature',
      {
        holds: 'is',
        what: 'self',
        like: { pairedWith: { type: 'creature', subtype: 'Human' }, tapped: true },
      },
    ],
    ['this creature is paired', { holds: 'is', what: 'self', like: { paired: true } }],
    ['this creature is enchanted', { holds: 'is', what: 'self', like: { hasAttached: { subtype: 'Aura' } } }],
    ["it's tapped", { holds: 'is', what: 'it', like: { tapped: true } }],
    ["it isn't tapped", { holds: 'not', of: { holds: 'is', what: 'it', like: { tapped: true } } }],
    ["it's before attackers are declared", { holds: 'beforeInCombat', point: 'attackers' }],
    [
      "it's during combat after blockers are declared",
      { holds: 'afterInCombat', point: 'blockers', ofEach: true },
    ],
    ['Khans was chosen as this creature entered', { holds: 'wordChosen', word: 'Khans', under: 'word' }],
    ['defending player is the starting player', { holds: 'startingPlayer', who: 'defending' }],
    ['all of those have happened this turn', { holds: 'happenedThisTurn', of: [] }],
    [
      'you lost 2 or more life last turn',
      { holds: 'compare', what: { number: 'lastTurn', fact: 'lifeLost', by: 'you' }, to: { atLeast: 2 } },
    ],
    [
      'an opponent lost life last turn',
      {
        holds: 'compare',
        what: { number: 'lastTurn', fact: 'lifeLost', by: 'opponents' },
        to: { atLeast: 1 },
      },
    ],
    [
      'one or more spells were cast last turn',
      { holds: 'compare', what: { number: 'lastTurn', fact: 'spellsCast', by: 'you' }, to: { atLeast: 1 } },
    ],
    [
      'you gained life this turn',
      { holds: 'compare', what: { number: 'thisTurn', fact: 'lifeGained', by: 'you' }, to: { atLeast: 1 } },
    ],
    [
      'an opponent lost 3 or more life this turn',
      {
        holds: 'compare',
        what: { number: 'thisTurn', fact: 'lifeLost', by: 'opponents' },
        to: { atLeast: 3 },
      },
    ],
    [
      "you've cast two or more spells this turn",
      { holds: 'compare', what: { number: 'thisTurn', fact: 'spellsCast', by: 'you' }, to: { atLeast: 2 } },
    ],
    [
      "you've sacrificed a permanent this turn",
      {
        holds: 'compare',
        what: { number: 'thisTurn', fact: 'permanentsSacrificed', by: 'you' },
        to: { atLeast: 1 },
      },
    ],
    [
      'a permanent left the battlefield under your control this turn',
      {
        holds: 'compare',
        what: { number: 'thisTurn', fact: 'permanentsLeft', by: 'you' },
        to: { atLeast: 1 },
      },
    ],
    [
      'a permanent was put into a graveyard from the battlefield under your control this turn',
      {
        holds: 'compare',
        what: { number: 'thisTurn', fact: 'permanentsPutIntoGraveyard', by: 'you' },
        to: { atLeast: 1 },
      },
    ],
    [
      'three or more creatures died this turn',
      {
        holds: 'compare',
        what: { number: 'thisTurn', fact: 'creaturesDied', by: 'everyone' },
        to: { atLeast: 3 },
      },
    ],
    [
      'the amount of damage dealt to you this turn is 3 or greater',
      {
        holds: 'compare',
        what: { number: 'thisTurn', fact: 'damageDealtTo', by: 'you' },
        to: { atLeast: 3 },
      },
    ],
    [
      "the number of spells you've cast this turn is 1 or less",
      { holds: 'compare', what: { number: 'thisTurn', fact: 'spellsCast', by: 'you' }, to: { atMost: 1 } },
    ],
    [
      'any player controls a creature',
      { holds: 'exists', what: { type: 'creature', controller: 'everyone' } },
    ],
    ['this creature is tapped', { holds: 'is', what: 'self', like: { tapped: true, zone: 'battlefield' } }],
    [
      'this creature is an attacking permanent or artifact',
      { holds: 'is', what: 'self', like: { any: [{ attacking: true }, { type: 'artifact' }] } },
    ],
  ] as readonly (readonly [string, Condition])[])('%s', (text, condition) => {
    expect(ifSo(condition)).toBe(text);
  });

  const drawIf = (condition: Condition): Instruction => ({ do: 'if', condition, then: [drawing] });
  test('of a spell, of what a spell did', () => {
    expect(spell([], drawIf({ holds: 'wasCast', what: 'self', from: 'graveyard' }))).toBe(
      'If this spell was cast from a graveyard, draw a card.',
    );
    expect(
      spell([], drawIf({ holds: 'compare', what: { number: 'manaSpent', which: 'G' }, to: { atLeast: 1 } })),
    ).toBe('If {G} was spent to cast this spell, draw a card.');
    expect(
      triggers(
        drawIf({
          holds: 'compare',
          what: { number: 'thisTurn', fact: 'landsEntered', by: 'you' },
          to: { atLeast: 3 },
        }),
      ),
    ).toBe('draw a card if three or more lands entered under your control this turn.');
    expect(
      triggers(
        drawIf({
          holds: 'compare',
          what: { number: 'thisTurn', fact: 'creaturesDied', by: 'everyone' },
          to: { atLeast: 2 },
        }),
      ),
    ).toBe('draw a card if two or more creatures died this turn.');
    expect(does(drawIf({ holds: 'not', of: { holds: 'paid', cost: 'escape' } }))).toBe(
      'Draw a card unless it escaped.',
    );
    expect(
      triggers(
        drawIf({
          holds: 'compare',
          what: { number: 'thisTurn', fact: 'landsEntered', by: 'you' },
          to: { atLeast: 2 },
        }),
      ),
    ).toBe('draw a card if you had another land enter under your control this turn.');
  });
});
