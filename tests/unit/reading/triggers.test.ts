import { beforeAll, describe, expect, test } from 'vitest';
import { putRulesTogether } from '../../../machines/game/index.ts';
import { ofCreature } from './reads.ts';

beforeAll(putRulesTogether);

const when = (lead: string) => {
  const read = ofCreature(`${lead}, draw a card.`);
  return Array.isArray(read) ? read[0].when : read;
};

describe('a trigger condition', () => {
  test('is of this object, of what fits, or of one or more', () => {
    expect(when('When Tried Card enters')).toEqual([{ on: 'enters', object: 'self' }]);
    expect(when('Whenever another Elf you control dies')).toEqual([
      { on: 'dies', object: { subtype: 'Elf', controller: 'you', other: true } },
    ]);
    expect(when('Whenever one or more Elves you control deal combat damage to a player')).toEqual([
      {
        on: 'dealsDamage',
        combat: true,
        toPlayer: 'everyone',
        source: { subtype: 'Elf', controller: 'you' },
        oneOrMore: true,
      },
    ]);
  });

  test('may be several, under one word or each with its own', () => {
    expect(when('Whenever Tried Card enters or attacks')).toEqual([
      { on: 'enters', object: 'self' },
      { on: 'attacks', object: 'self' },
    ]);
    expect(when('When Tried Card enters and at the beginning of your upkeep')).toEqual([
      { on: 'enters', object: 'self' },
      { on: 'begins', step: 'upkeep', whose: 'you' },
    ]);
    expect(when('When Tried Card enters upkeep')).toBe('declined');
  });

  test('counts what a player does', () => {
    expect(when('Whenever you cast your second spell each turn')).toEqual([
      { on: 'cast', by: 'you', spell: { zone: 'stack', stackObject: 'spell' }, nth: 2 },
    ]);
    expect(when('Whenever you attack with three or more creatures')).toEqual([
      { on: 'playerAttacks', by: 'you', with: { type: 'creature' }, atLeast: 3 },
    ]);
  });

  test('says what a spell targets, whence it comes, and in whose turn', () => {
    expect(when('Whenever you cast a spell that targets Tried Card')).toEqual([
      {
        on: 'cast',
        by: 'you',
        spell: { zone: 'stack', stackObject: 'spell', targets: { among: 'self' } },
      },
    ]);
    expect(when("Whenever you cast a spell during an opponent's turn")).toEqual([
      { on: 'cast', by: 'you', spell: { zone: 'stack', stackObject: 'spell' }, turnOf: 'opponents' },
    ]);
  });

  test('is of a keyword action, by its own verb', () => {
    expect(when('Whenever a player scries')).toEqual([{ on: 'performs', action: 'scry', who: 'everyone' }]);
    expect(when('Whenever the Ring tempts you')).toMatchObject([{ on: 'performs', who: 'you' }]);
  });

  test('may be a state', () => {
    expect(when('When you control no Islands')).toEqual([
      {
        on: 'state',
        is: { holds: 'not', of: { holds: 'exists', what: { subtype: 'Island', controller: 'you' } } },
      },
    ]);
    expect(when('When Tried Card was kicked')).toBe('declined');
  });
});

describe('a triggered ability', () => {
  test('says while what it triggers, how often a turn, and what is asked again', () => {
    expect(
      ofCreature('Whenever Tried Card attacks while you control an artifact, draw a card.'),
    ).toMatchObject([
      { while: { holds: 'exists', what: { type: 'artifact', controller: 'you' } }, effect: [{ do: 'draw' }] },
    ]);
    expect(
      ofCreature('Whenever you gain life, draw a card. This ability triggers only once each turn.'),
    ).toMatchObject([{ onceEachTurn: true }]);
    expect(ofCreature('When Tried Card enters, if you gained life this turn, draw a card.')).toMatchObject([
      {
        if: {
          holds: 'compare',
          what: { number: 'thisTurn', fact: 'lifeGained', by: 'you' },
          to: { atLeast: 1 },
        },
      },
    ]);
  });

  test('of this and others that attack together says while what it triggers', () => {
    expect(
      ofCreature('Whenever Tried Card and at least two other creatures attack, draw a card.'),
    ).toMatchObject([
      {
        when: [{ on: 'attacks', object: 'self' }],
        while: { holds: 'exists', what: { attacking: true, other: true }, count: { atLeast: 2 } },
      },
    ]);
    expect(ofCreature('Whenever Tried Card and two other creatures attack, draw a card.')).toBe('declined');
  });

  test('of blocking or becoming blocked is of the same creatures', () => {
    expect(
      ofCreature('Whenever Tried Card blocks or becomes blocked by a Goblin, draw a card.'),
    ).toMatchObject([
      {
        when: [
          { on: 'blocks', blocked: { subtype: 'Goblin' } },
          { on: 'becomesBlocked', by: { subtype: 'Goblin' } },
        ],
      },
    ]);
  });

  test('of cycling or discarding is of discarding, once', () => {
    expect(ofCreature('Whenever you cycle or discard another card, draw a card.')).toMatchObject([
      { when: [{ on: 'discards', who: 'you', card: { other: true } }] },
    ]);
  });

  test('during whose turn is a condition of what is no spell’s cast', () => {
    expect(ofCreature('Whenever you gain life during your turn, draw a card.')).toMatchObject([
      { when: [{ on: 'gainsLife', who: 'you' }], while: { holds: 'turnOf', who: 'you' } },
    ]);
  });
});
