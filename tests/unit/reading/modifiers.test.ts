import { beforeAll, describe, expect, test } from 'vitest';
import { putRulesTogether } from '../../../machines/game/index.ts';
import { ofCreature, ofSorcery } from './reads.ts';
import { abilitiesOf } from './tried.ts';

beforeAll(putRulesTogether);

const target = (words: string) => {
  const read = ofSorcery(`Destroy target ${words}.`);
  return Array.isArray(read) ? read[0].targets?.[0]?.objects : read;
};
const amount = (words: string) => {
  const read = ofSorcery(`You gain life equal to ${words}.`);
  return Array.isArray(read) ? read[0].effect[0].amount : read;
};

describe('what stands after a noun', () => {
  test('says what it did and what was done to it', () => {
    expect(target('creature that attacked this turn')).toEqual({ type: 'creature', attackedThisTurn: true });
    expect(target('creature dealt damage this turn')).toEqual({ type: 'creature', damaged: true });
    expect(target('creature that jumped this turn')).toBe('declined');
  });

  test('says what it has on it and in its cost', () => {
    expect(target('creature with three or more +1/+1 counters on it')).toEqual({
      type: 'creature',
      counters: { kind: '+1/+1', atLeast: 3 },
    });
    expect(target('permanent with {X} in its mana cost')).toEqual({ costsX: true });
  });

  test('names a keyword, also one that is written with more where it stands', () => {
    expect(target('creature with flying')).toEqual({ type: 'creature', keyword: 'flying' });
    expect(target('creature with mutate')).toEqual({ type: 'creature', keyword: 'mutate' });
    expect(target('creature with mutating')).toBe('declined');
  });

  test('speaks of this object', () => {
    expect(
      ofCreature('Whenever a creature dealt damage by Tried Card this turn dies, draw a card.'),
    ).toMatchObject([{ when: [{ on: 'dies', object: { type: 'creature', damagedThisTurnBy: 'self' } }] }]);
  });
});

test('a noun may be of a card type or of a subtype, and what follows is said of both', () => {
  expect(target('creature or Vehicle an opponent controls')).toEqual({
    any: [{ type: 'creature' }, { subtype: 'Vehicle' }],
    controller: 'opponents',
  });
  expect(target('creature or Frobnicator an opponent controls')).toBe('declined');
});

test('targets may be each of several, and cards of one graveyard', () => {
  expect(ofSorcery('Put a +1/+1 counter on each of one, two, or three target creatures.')).toMatchObject([
    { targets: [{ objects: { type: 'creature' }, count: { min: 1, max: 3 } }] },
  ]);
  expect(ofSorcery('Exile up to three target cards from a single graveyard.')).toMatchObject([
    { targets: [{ objects: { zone: 'graveyard' }, ofOnePlayer: true, count: { min: 0, max: 3 } }] },
  ]);
});

test('a number may be half of another, two together, or what happened this turn', () => {
  expect(amount('half your life total, rounded up')).toEqual({
    number: 'half',
    of: { number: 'life', of: 'you' },
    round: 'up',
  });
  expect(amount('the number of Swamps you control plus the number of Islands you control')).toMatchObject({
    number: 'plus',
    of: [{ number: 'count' }, { number: 'count' }],
  });
  expect(amount("the number of spells you've cast this turn")).toEqual({
    number: 'thisTurn',
    fact: 'spellsCast',
    by: 'you',
  });
  expect(amount('half your life total')).toBe('declined');
});

test('a quotation ends the sentence around it', () => {
  expect(ofCreature('Enchanted creature has "{T}: Destroy target artifact.".')).toMatchObject([
    { affects: 'attached', changes: [{ abilities: [{ kind: 'activated' }] }] },
  ]);
});

test('“enchanted” is what an Aura is attached to, and elsewhere whatever has one attached', () => {
  const does = (typeLine: string) =>
    abilitiesOf(typeLine, 'When this enchantment enters, tap enchanted Equipment.');
  expect(does('Enchantment — Aura')).toMatchObject([{ effect: [{ what: 'attached' }] }]);
  expect(abilitiesOf('Enchantment', 'Tapped enchanted creatures you control have flying.')).toMatchObject([
    { affects: { all: { hasAttached: { subtype: 'Aura' } } } },
  ]);
});

test('“other than” takes away what is described', () => {
  expect(target('card in a graveyard other than a basic land card')).toEqual({
    zone: 'graveyard',
    not: { supertype: 'basic', type: 'land' },
  });
  expect(ofCreature('Creatures you control other than this creature have flying.')).toMatchObject([
    { affects: { all: { other: true } } },
  ]);
});
