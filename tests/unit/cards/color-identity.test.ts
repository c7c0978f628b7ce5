import { expect, it } from 'vitest';
import { findCard } from '../../../machines/cards/index.ts';
import { colorIdentity } from '../../../machines/decks/color-identity.ts';
import type { CardDefinition } from '../../../machines/rules/index.ts';

const named = (name: string): CardDefinition => {
  const card = findCard(name);
  if (card === undefined) throw new Error(`There is no ${name}.`);
  return card;
};

it.each([
  // Its mana cost is red, its text has {W/B}.
  ['Alesha, Who Smiles at Death', 'WBR'],
  ['Grizzly Bears', 'G'],
  ['Sol Ring', ''],
  // A basic land has no symbol in its text, but its type.
  ['Forest', 'G'],
  // “Any color” is no symbol.
  ['Birds of Paradise', 'G'],
  ['The Prismatic Piper', ''],
])('903.4: the color identity of %s is %s', (name, colors) => {
  expect(colorIdentity(named(name)).join('')).toBe(colors);
});

it('903.4d: both faces count, and the color indicator', () => {
  const scholar: CardDefinition = {
    name: 'Lettered Man',
    manaCost: '{2}{U}',
    types: ['creature'],
    back: { name: 'Brute', types: ['creature'], colorIndicator: ['R'] },
  };
  expect(colorIdentity(scholar)).toEqual(['U', 'R']);
  expect(colorIdentity({ ...scholar, back: { name: 'Brute', types: ['creature'] } })).toEqual(['U']);
});

it('903.4: colors that it says it is count, and not those of devoid', () => {
  const blue: CardDefinition = {
    name: 'Painted Golem',
    types: ['artifact'],
    abilities: [
      { kind: 'static', characteristicDefining: true, changes: [{ change: 'setColors', colors: ['U'] }] },
    ],
  };
  expect(colorIdentity(blue)).toEqual(['U']);
  const adds: CardDefinition = {
    name: 'Two Springs',
    types: ['land'],
    abilities: [
      { kind: 'activated', cost: [{ pay: 'tap' }], effect: [{ do: 'addMana', anyOf: ['W', 'B'], count: 1 }] },
    ],
  };
  expect(colorIdentity(adds)).toEqual(['W', 'B']);
});
