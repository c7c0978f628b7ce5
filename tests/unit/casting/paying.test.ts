import { expect, test } from 'vitest';
import { mayCast } from '../../../machines/casting/index.ts';
import {
  activated,
  card,
  cast,
  creature,
  float,
  land,
  pool,
  questions,
  rules,
  sit,
  tapFor,
  tapped,
  unit,
} from './table.ts';

const spell = (manaCost: string | null, name = 'Spell') =>
  card(name, ['sorcery'], manaCost, { kind: 'spell', effect: [] });
const inHand = (manaCost: string | null) => ({ card: spell(manaCost), zone: 'hand' as const });

test('601.2g-h: the engine taps what the cost asks for, in its colours', () => {
  const game = sit([inHand('{1}{U}'), land('Island'), land('Forest'), land('Forest')]);
  expect(cast(game, 0).ok).toBe(true);
  expect(tapped(game)).toHaveLength(2);
  expect(tapped(game)).toContain(1);
  expect(pool(game)).toBe('');
  expect(game.stack).toHaveLength(1);
});

test('118.3: without the right colour it can’t be paid, and nothing is tapped', () => {
  const game = sit([inHand('{1}{U}'), land('Forest'), land('Forest'), land('Forest')]);
  expect(rules(mayCast(game, 0, 0))).toEqual(['118.3']);
  expect(rules(cast(game, 0))).toEqual(['601.2h']);
  expect(tapped(game)).toEqual([]);
  expect(game.players[0]?.hand).toEqual([0]);
  expect(game.stack).toEqual([]);
});

test('601.2g: mana in the pool is spent first; sources of one type before others; lands before creatures', () => {
  const elf = { card: creature('Elf', tapFor('G')) };
  const dual = { card: { name: 'Grove', types: ['land'] as const, subtypes: ['Forest', 'Island'] } };
  const game = sit([inHand('{2}{G}'), elf, dual, land('Forest')]);
  float(game, 'R');
  expect(cast(game, 0).ok).toBe(true);
  expect(tapped(game)).toEqual([2, 3]);
  expect(pool(game)).toBe('');
});

test('601.2g: a land of two types is kept for the type that only it makes', () => {
  const dual = { card: { name: 'Grove', types: ['land'] as const, subtypes: ['Forest', 'Island'] } };
  const game = sit([inHand('{G}{U}'), dual, land('Forest')]);
  expect(cast(game, 0).ok).toBe(true);
  expect(tapped(game)).toEqual([1, 2]);
});

test.each([
  ['{W/U}', 'U', true],
  ['{W/U}', 'B', false],
  ['{2/W}', 'W', true],
  ['{2/W}', 'BR', true],
  ['{2/W}', 'B', false],
  ['{C}', 'C', true],
  ['{C}', 'W', false],
  ['{C/R}', 'C', true],
  ['{1}', 'C', true],
  ['{3}{W}{W}', 'WWBBB', true],
  ['{3}{W}{W}', 'WBBBB', false],
  ['{0}', '', true],
])('107.4: %s paid with %s: %s', (cost, mana, payable) => {
  const game = sit([inHand(cost)]);
  float(
    game,
    ...[...mana].map((type) =>
      unit(type === 'W' || type === 'U' || type === 'B' || type === 'R' ? type : 'C'),
    ),
  );
  expect(mayCast(game, 0, 0).ok).toBe(payable);
  expect(cast(game, 0).ok).toBe(payable);
});

test('107.4h: a snow symbol is paid with mana of any type from a snow source, and with no other', () => {
  const game = sit([
    inHand('{S}{1}'),
    land('Forest'),
    land('Island', { name: 'Snow', supertypes: ['basic', 'snow'] }),
  ]);
  expect(cast(game, 0).ok).toBe(true);
  const control = sit([inHand('{S}{1}'), land('Forest'), land('Island')]);
  expect(rules(mayCast(control, 0, 0))).toEqual(['118.3']);
});

test('107.4f: a Phyrexian symbol is paid with its colour or 2 life, as the player says', () => {
  for (const [answer, life] of [
    [0, 20],
    [1, 18],
  ] as const) {
    const game = sit([inHand('{W/P}'), land('Plains')]);
    expect(cast(game, 0, [answer]).ok).toBe(true);
    expect(game.players[0]?.life).toBe(life);
    expect(tapped(game)).toHaveLength(answer === 0 ? 1 : 0);
  }
});

test('107.4f: where only one of the two can be paid, nothing is asked', () => {
  const game = sit([inHand('{W/U/P}')]);
  expect(cast(game, 0).ok).toBe(true);
  expect(questions).toEqual([]);
  expect(game.players[0]?.life).toBe(18);
});

test('119.4: with 1 life a Phyrexian symbol can’t be paid with life', () => {
  const game = sit([inHand('{W/P}')]);
  Object.assign(game.players[0] ?? {}, { life: 1 });
  expect(rules(mayCast(game, 0, 0))).toEqual(['118.3']);
});

test('118.6: no mana cost can’t be paid; {0} can', () => {
  expect(rules(mayCast(sit([inHand(null)]), 0, 0))).toEqual(['118.6']);
  expect(mayCast(sit([inHand('{0}')]), 0, 0).ok).toBe(true);
});

test('106.6: mana for creature spells pays for one, and for nothing else', () => {
  const bear = { card: creature('Bear'), zone: 'hand' as const };
  const game = sit([inHand('{1}'), bear]);
  float(game, unit('G', { spendOnly: 'creatureSpells' }), unit('G', { spendOnly: 'creatureSpells' }));
  expect(mayCast(game, 0, 1).ok).toBe(true);
  expect(rules(mayCast(game, 0, 0))).toEqual(['118.3']);
});

test('605.3a: a mana ability that costs mana is activated after what pays for it', () => {
  const signet = {
    card: card(
      'Signet',
      ['artifact'],
      '{2}',
      activated([{ pay: 'mana', cost: '{1}' }, { pay: 'tap' }], { do: 'addMana', mana: ['R', 'G'] }),
    ),
  };
  const game = sit([inHand('{R}{G}'), signet, land('Island')]);
  expect(cast(game, 0).ok).toBe(true);
  expect(tapped(game)).toEqual([1, 2]);
  expect(pool(game)).toBe('');
  // Control: it can't pay for itself.
  expect(rules(mayCast(sit([inHand('{R}{G}'), signet]), 0, 0))).toEqual(['118.3']);
  // Nor can two pay for one another.
  const second = { card: { ...signet.card, name: 'Other' } };
  expect(rules(mayCast(sit([inHand('{R}{G}'), signet, second]), 0, 0))).toEqual(['118.3']);
});

test('601.2g: the engine sacrifices nothing unasked; where that alone pays, the player is asked', () => {
  const treasure = {
    card: card(
      'Treasure',
      ['artifact'],
      null,
      activated([{ pay: 'tap' }, { pay: 'sacrifice', what: 'self' }], {
        do: 'addMana',
        anyOf: ['W', 'U', 'B', 'R', 'G'],
      }),
    ),
  };
  const asked = sit([inHand('{R}'), treasure]);
  expect(cast(asked, 0, ['auto']).ok).toBe(true);
  expect(questions).toMatchObject([{ kind: 'payment', automatic: [1], cost: ['{R}'] }]);
  expect(asked.battlefield).toEqual([]);
  // Control: with a Mountain nothing is asked and the Treasure stays.
  const control = sit([inHand('{R}'), treasure, land('Mountain')]);
  expect(cast(control, 0).ok).toBe(true);
  expect(control.battlefield).toEqual([1, 2]);
});

test('106.1: mana of any one colour comes in a colour that pays', () => {
  const lotus = {
    card: card(
      'Bloom',
      ['artifact'],
      null,
      activated([{ pay: 'tap' }], {
        do: 'addMana',
        anyOf: ['W', 'U', 'B', 'R', 'G'],
        count: 3,
        allOneColor: true,
      }),
    ),
  };
  const game = sit([inHand('{U}{U}{1}'), lotus]);
  expect(cast(game, 0).ok).toBe(true);
  expect(rules(mayCast(sit([inHand('{U}{R}{1}'), lotus]), 0, 0))).toEqual(['118.3']);
});

test('601.2h: a player who pays by hand names the mana; what doesn’t pay the cost is refused', () => {
  const game = sit([inHand('{1}{G}')]);
  float(game, 'G', 'G', 'R');
  expect(() => cast(game, 0, [{ units: [2, 2] }], { payment: 'manual' })).toThrow('118.3a');
  const other = sit([inHand('{1}{G}')]);
  float(other, 'G', 'G', 'R');
  expect(cast(other, 0, [{ units: [0, 2] }], { payment: 'manual' }).ok).toBe(true);
  expect(pool(other)).toBe('G');
});

test('602.5a, 302.6: a creature that just came gives no mana for its {T}; a land does', () => {
  const elf = { card: creature('Elf', tapFor('G')), with: { controlledSince: 5 } };
  expect(rules(mayCast(sit([inHand('{G}'), elf]), 0, 0))).toEqual(['118.3']);
  const control = { card: creature('Elf', tapFor('G')) };
  expect(mayCast(sit([inHand('{G}'), control]), 0, 0).ok).toBe(true);
});
