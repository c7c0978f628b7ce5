import { expect, test } from 'vitest';
import { asksAboutSymbols, costIn } from '../../../machines/rules/effects/costs/symbols.ts';
import {
  type CostPart,
  costContext,
  type Game,
  parseManaCost,
  write,
} from '../../../machines/rules/index.ts';
import { card, creature, float, follow, questions, type Reply, sit } from '../casting/table.ts';

/** Ada with this life and mana, an Idol whose cost it is (object 0), and a Bear. */
function table(life = 20, ...mana: Parameters<typeof float>[1][]): Game {
  const game = sit([{ card: card('Idol', ['artifact'], null) }, { card: creature('Bear') }]);
  write(game).player(0).life = life;
  float(game, ...mana);
  return game;
}

/** The cost that is left to pay once the symbols are chosen. */
function chosen(game: Game, cost: readonly CostPart[], ...replies: Reply[]): readonly CostPart[] {
  questions.length = 0;
  follow(game, 'chooseSymbols', replies, { context: costContext(0, 0), cost });
  return costIn(game.returned, []);
}

/** What there was to choose from, question by question. */
const offered = () => questions.map((one) => (one.kind === 'option' ? one.options : one.kind));

test('107.4e-f: only Phyrexian symbols ask how they are paid', () => {
  const asks = (mana: string) => asksAboutSymbols(parseManaCost(mana));
  expect(['{W/P}', '{W/U/P}', '{2}{R}{G/P}'].map(asks)).toEqual([true, true, true]);
  expect(['', '{0}', '{2}{W}', '{W/U}', '{2/W}', '{C/W}', '{S}', '{X}{C}'].map(asks)).toEqual(
    Array.from({ length: 8 }, () => false),
  );
  expect(chosen(table(20, 'W', 'W', 'W'), [{ pay: 'mana', cost: '{2/W}{W/U}{1}' }])).toEqual([
    { pay: 'mana', cost: '{2/W}{W/U}{1}' },
  ]);
  expect(questions).toEqual([]);
});

test('107.4f: one is paid with mana of its color or with 2 life', () => {
  const cost = [{ pay: 'mana', cost: '{1}{W/P}' }] as const;
  expect(chosen(table(20, 'W', 'W'), cost, 0)).toEqual([{ pay: 'mana', cost: '{1}{W}' }]);
  expect(offered()).toEqual([['{W}', '2 life']]);
  expect(questions).toMatchObject([{ kind: 'option', player: 0, rule: '601.2b', about: 'pay {W/P}' }]);
  expect(chosen(table(20, 'W', 'W'), cost, 1)).toEqual([
    { pay: 'mana', cost: '{1}' },
    { pay: 'life', amount: 2 },
  ]);
});

test('107.4f: a hybrid one with mana of either color', () => {
  expect(chosen(table(20, 'U'), [{ pay: 'mana', cost: '{W/U/P}' }], 0)).toEqual([
    { pay: 'mana', cost: '{W/U}' },
  ]);
  expect(offered()).toEqual([['{W/U}', '2 life']]);
  expect(chosen(table(20, 'U'), [{ pay: 'mana', cost: '{W/U/P}' }], 1)).toEqual([
    { pay: 'mana', cost: '{0}' },
    { pay: 'life', amount: 2 },
  ]);
});

test('118.13: each symbol by itself', () => {
  const cost = [{ pay: 'mana', cost: '{W/P}{U/P}' }] as const;
  expect(chosen(table(20, 'W', 'U'), cost, 0, 0)).toEqual([{ pay: 'mana', cost: '{W}{U}' }]);
  expect(chosen(table(20, 'W', 'U'), cost, 1, 0)).toEqual([
    { pay: 'mana', cost: '{U}' },
    { pay: 'life', amount: 2 },
  ]);
  expect(chosen(table(20, 'W', 'U'), cost, 0, 1)).toEqual([
    { pay: 'mana', cost: '{W}' },
    { pay: 'life', amount: 2 },
  ]);
  expect(chosen(table(20, 'W', 'U'), cost, 1, 1)).toEqual([
    { pay: 'mana', cost: '{0}' },
    { pay: 'life', amount: 4 },
  ]);
});

test('601.2b: what would leave the cost unpayable isn’t offered', () => {
  // Life is enough for one of them only.
  expect(chosen(table(3, 'W', 'U'), [{ pay: 'mana', cost: '{W/P}{U/P}' }], 1)).toEqual([
    { pay: 'mana', cost: '{U}' },
    { pay: 'life', amount: 2 },
  ]);
  expect(offered()).toEqual([['{W}', '2 life']]);
  // No mana, or no life: nobody is asked.
  expect(chosen(table(20), [{ pay: 'mana', cost: '{W/P}' }])).toEqual([
    { pay: 'mana', cost: '{0}' },
    { pay: 'life', amount: 2 },
  ]);
  expect(chosen(table(1, 'W'), [{ pay: 'mana', cost: '{W/P}' }])).toEqual([{ pay: 'mana', cost: '{W}' }]);
  expect(questions).toEqual([]);
});

test('601.2b: all other parts of the cost stay, and the life is paid together', () => {
  const rest = [{ pay: 'sacrifice', what: { type: 'creature' }, count: 1 }, { pay: 'tap' }] as const;
  const cost = [{ pay: 'mana', cost: '{W/P}' }, ...rest, { pay: 'life', amount: 3 }] as const;
  expect(chosen(table(20, 'W'), cost, 0)).toEqual([
    { pay: 'mana', cost: '{W}' },
    ...rest,
    { pay: 'life', amount: 3 },
  ]);
  expect(chosen(table(20, 'W'), cost, 1)).toEqual([
    { pay: 'mana', cost: '{0}' },
    ...rest,
    { pay: 'life', amount: 5 },
  ]);
  // With 4 life the 3 leave none for the symbol.
  expect(chosen(table(4, 'W'), cost)).toEqual([
    { pay: 'mana', cost: '{W}' },
    ...rest,
    { pay: 'life', amount: 3 },
  ]);
});

test('601.2b: what says no cost leaves the one there was', () => {
  const before: readonly CostPart[] = [{ pay: 'mana', cost: '{1}' }];
  for (const returned of [undefined, null, 'cost', {}, { cost: '{2}' }])
    expect(costIn(returned, before)).toBe(before);
  expect(costIn({ cost: [] }, before)).toEqual([]);
});
