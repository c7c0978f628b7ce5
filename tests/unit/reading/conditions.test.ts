import { beforeAll, describe, expect, test } from 'vitest';
import { putRulesTogether } from '../../../machines/game/index.ts';
import { ofCreature } from './reads.ts';
import { abilitiesOf } from './tried.ts';

beforeAll(putRulesTogether);

const condition = (words: string) => {
  const read = ofCreature(`As long as ${words}, Tried Card has flying.`);
  return Array.isArray(read) ? read[0].if : read;
};

describe('a condition', () => {
  test('is of what players control, and how much of it', () => {
    expect(condition('you control another Goblin')).toEqual({
      holds: 'exists',
      what: { subtype: 'Goblin', other: true, controller: 'you' },
    });
    expect(condition('you control three or more artifacts')).toEqual({
      holds: 'exists',
      what: { type: 'artifact', controller: 'you' },
      count: { atLeast: 3 },
    });
    expect(condition("you don't control a Swamp")).toEqual({
      holds: 'not',
      of: { holds: 'exists', what: { subtype: 'Swamp', controller: 'you' } },
    });
    // So many of one opponent's isn't so many of all opponents'.
    expect(condition('an opponent controls three or more artifacts')).toBe('declined');
  });

  test('is of cards somewhere: described ones are counted, others are the size of the zone', () => {
    expect(condition('there are two or more instant and/or sorcery cards in your graveyard')).toEqual({
      holds: 'exists',
      what: { anyType: ['instant', 'sorcery'], zone: 'graveyard', owner: 'you' },
      count: { atLeast: 2 },
    });
    expect(condition('there are seven or more cards in your graveyard')).toEqual({
      holds: 'compare',
      what: { number: 'cardsIn', zone: 'graveyard', of: 'you' },
      to: { atLeast: 7 },
    });
  });

  test('is of an object: how it is, what it has, what was paid', () => {
    expect(condition('Tried Card is attacking or blocking')).toEqual({
      holds: 'is',
      what: 'self',
      like: { any: [{ attacking: true }, { blocking: true }] },
    });
    expect(condition('Tried Card has two or more charge counters on it')).toEqual({
      holds: 'is',
      what: 'self',
      like: { counters: { kind: 'charge', atLeast: 2 } },
    });
    expect(condition('Tried Card was kicked')).toEqual({ holds: 'paid', cost: 'kicker' });
    expect(condition('Tried Card is kicked')).toBe('declined');
  });

  test('is of the turn and what happened in it', () => {
    expect(condition("it's your turn")).toEqual({ holds: 'turnOf', who: 'you' });
    expect(condition('a creature died this turn')).toEqual({
      holds: 'compare',
      what: { number: 'thisTurn', fact: 'creaturesDied', by: 'everyone' },
      to: { atLeast: 1 },
    });
  });

  test('may name two things that are controlled, either or both', () => {
    expect(condition('you control a Swamp or an Island')).toMatchObject({
      holds: 'exists',
      what: { anySubtype: ['Swamp', 'Island'], controller: 'you' },
    });
    expect(condition('you control a Swamp and an Island')).toMatchObject({ holds: 'both' });
  });

  test('may be two, joined by one word', () => {
    expect(condition("it's your turn and you control a Swamp")).toMatchObject({ holds: 'both' });
    expect(condition("it's your turn or you control a Swamp")).toMatchObject({ holds: 'either' });
    expect(condition("it's your turn and you control a Swamp or you control an Island")).toBe('declined');
  });
});

describe('whether an additional cost was paid', () => {
  const asked = (cost: string, words: string) =>
    abilitiesOf(
      'Sorcery',
      `As an additional cost to cast this spell, you may ${cost}.\nIf ${words}, draw a card.`,
    );
  const paid = [
    { additionalCost: { optional: 'additional' } },
    { effect: [{ condition: { holds: 'paid', cost: 'additional' } }] },
  ];

  test('is asked of the one that has no name of its own', () => {
    expect(asked('sacrifice a creature', 'this spell’s additional cost was paid')).toMatchObject(paid);
    expect(asked('behold an Elf', 'this spell’s additional cost was paid')).toMatchObject(paid);
    expect(asked('collect evidence 4', 'evidence was collected')).toMatchObject(paid);
  });

  test('isn’t asked where none may be paid', () => {
    expect(abilitiesOf('Sorcery', 'If this spell’s additional cost was paid, draw a card.')).toMatchObject({
      verdict: 'declined',
    });
  });
});
