import { describe, expect, test } from 'vitest';
import type { Instruction } from '../../../../machines/rules/state/vocabulary/index.ts';
import { anyTarget, it0, self, spells } from './rows.ts';
import { does, oneCreature, onePlayer } from './say.ts';

describe('tokens', () => {
  const soldier = {
    types: ['creature'],
    subtypes: ['Soldier'],
    colors: ['W'],
    power: 1,
    toughness: 1,
  } as const;
  const treasure = { types: ['artifact'], subtypes: ['Treasure'], name: 'Chest' } as const;
  spells([
    ['Create a 1/1 white Soldier creature token.', [], { do: 'create', token: soldier }],
    [
      'Create two tapped 1/1 white Soldier creature tokens.',
      [],
      { do: 'create', token: soldier, count: 2, tapped: true },
    ],
    [
      'Target player creates X 1/1 white Soldier creature tokens.',
      [onePlayer],
      { do: 'create', token: soldier, count: { number: 'x' }, who: it0 },
    ],
    [
      'Create a 1/1 white Soldier creature token for each Plains you control.',
      [],
      {
        do: 'create',
        token: soldier,
        count: { number: 'count', of: { subtype: 'Plains', controller: 'you' } },
      },
    ],
    [
      "Create a 1/1 white Soldier creature token that's tapped and attacking.",
      [],
      { do: 'create', token: soldier, tapped: true, attacking: true },
    ],
    [
      'Create two 1/1 white Soldier creature tokens that are tapped and attacking.',
      [],
      { do: 'create', token: soldier, count: 2, tapped: true, attacking: true },
    ],
    [
      "Create a 1/1 white Soldier creature token that's attacking.",
      [],
      { do: 'create', token: soldier, attacking: true },
    ],
    [
      'Create a 1/1 white Soldier creature token and a 0/1 green Plant creature token.',
      [],
      { do: 'create', token: soldier },
      {
        do: 'create',
        token: { types: ['creature'], subtypes: ['Plant'], colors: ['G'], power: 0, toughness: 1 },
      },
    ],
    ['Create a colorless Treasure artifact token named Chest.', [], { do: 'create', token: treasure }],
    [
      'Create a legendary 2/2 red and white Goblin creature token with haste and trample.',
      [],
      {
        do: 'create',
        token: {
          supertypes: ['legendary'],
          types: ['creature'],
          subtypes: ['Goblin'],
          colors: ['R', 'W'],
          power: 2,
          toughness: 2,
          abilities: [
            { kind: 'keyword', keyword: 'haste' },
            { kind: 'keyword', keyword: 'trample' },
          ],
        },
      },
    ],
    [
      'Create a 1/1 white Soldier creature token with "{T}: This creature deals 1 damage to any target."',
      [],
      {
        do: 'create',
        token: {
          ...soldier,
          abilities: [
            {
              kind: 'activated',
              cost: [{ pay: 'tap' }],
              targets: [anyTarget],
              effect: [{ do: 'dealDamage', amount: 1, to: it0, toPlayers: it0 }],
            },
          ],
        },
      },
    ],
    ["Create a token that's a copy of target creature.", [oneCreature], { do: 'createCopy', of: it0 }],
    [
      'Create two tokens that are copies of target creature.',
      [oneCreature],
      { do: 'createCopy', of: it0, count: 2 },
    ],
    [
      "Target player creates a token that's a copy of target creature.",
      [onePlayer, oneCreature],
      { do: 'createCopy', of: { target: 1 }, who: it0 },
    ],
  ]);
  test('for each counter', () => {
    expect(
      does({ do: 'create', token: soldier, count: { number: 'counters', kind: 'verse', on: self } }),
    ).toBe('Create a 1/1 white Soldier creature token for each verse counter on this creature.');
  });
});

describe('mana', () => {
  test.each([
    ['Add {G}{G}.', { do: 'addMana', mana: ['G', 'G'] }],
    [
      'Add {C}{G} for each Island you control.',
      {
        do: 'addMana',
        mana: ['C', 'G'],
        count: { number: 'count', of: { subtype: 'Island', controller: 'you' } },
      },
    ],
    [
      'Add an amount of {B} equal to X. Spend this mana only to cast creature spells.',
      { do: 'addMana', mana: ['B'], count: { number: 'x' }, spendOnly: 'creatureSpells' },
    ],
    [
      'Add {C}. Spend this mana only to cast creature spells.',
      { do: 'addMana', mana: ['C'], spendOnly: 'creatureSpells' },
    ],
    ['Add one mana of any color.', { do: 'addMana', anyOf: ['W', 'U', 'B', 'R', 'G'] }],
    [
      'Add two mana of any one color.',
      { do: 'addMana', anyOf: ['W', 'U', 'B', 'R', 'G'], count: 2, allOneColor: true },
    ],
    ['Add one mana of any type.', { do: 'addMana', anyOf: ['W', 'U', 'B', 'R', 'G', 'C'] }],
    ['Add {W} or {U}.', { do: 'addMana', anyOf: ['W', 'U'] }],
    [
      'Add {W}, {U}, or {B}. Spend this mana only to cast artifact spells.',
      { do: 'addMana', anyOf: ['W', 'U', 'B'], spendOnly: 'artifactSpells' },
    ],
    ['Add {R}.', { do: 'addMana', anyOf: ['R'] }],
    ['Add {R}{R}{R}.', { do: 'addMana', anyOf: ['R'], count: 3 }],
    [
      'Add {G} for each creature you control.',
      {
        do: 'addMana',
        anyOf: ['G'],
        count: { number: 'count', of: { type: 'creature', controller: 'you' } },
      },
    ],
    [
      'Add {B} for each charge counter on this creature.',
      { do: 'addMana', anyOf: ['B'], count: { number: 'counters', kind: 'charge', on: self } },
    ],
    [
      "Add an amount of {G} equal to this creature's power.",
      { do: 'addMana', anyOf: ['G'], count: { number: 'value', value: 'power', of: self } },
    ],
    [
      'Add X mana of any one color, where X is the number of lands you control.',
      {
        do: 'addMana',
        anyOf: ['W', 'U', 'B', 'R', 'G'],
        count: { number: 'count', of: { type: 'land', controller: 'you' } },
        allOneColor: true,
      },
    ],
    [
      'Add one mana of any type that a land you control could produce.',
      { do: 'addMana', couldProduce: { type: 'land', controller: 'you' } },
    ],
    ['Each player adds {C}.', { do: 'addMana', mana: ['C'], who: 'everyone' }],
  ] satisfies readonly (readonly [string, Instruction])[])('%s', (text, instruction) => {
    expect(does(instruction)).toBe(text);
  });
});
