import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  costContext,
  type Game,
  type ManaType,
  parseManaCost,
  payMemory,
  planMana,
} from '../../../machines/rules/index.ts';
import { activated, card, float, follow, type Placed, sit } from '../casting/table.ts';

/** What a source makes, and what its ability costs besides {T}. */
interface Source {
  readonly name: string;
  readonly placed: Placed;
  /** Every list of mana that one activation could make. */
  readonly makes: readonly (readonly ManaType[])[];
  readonly costs: number;
}

const source = (
  name: string,
  cost: number,
  makes: readonly (readonly ManaType[])[],
  ...effects: readonly Parameters<typeof activated>[1][]
): Source => ({
  name,
  placed: {
    card: card(
      name,
      ['artifact'],
      null,
      ...effects.map((effect) =>
        activated(
          [...(cost > 0 ? [{ pay: 'mana' as const, cost: `{${cost}}` }] : []), { pay: 'tap' }],
          effect,
        ),
      ),
    ),
  },
  makes,
  costs: cost,
});

const fixed = (name: string, ...mana: readonly ManaType[]) =>
  source(name, 0, [mana], { do: 'addMana', mana });
const sources: readonly Source[] = [
  fixed('White', 'W'),
  fixed('Blue', 'U'),
  fixed('Ring', 'C', 'C'),
  source('Dual', 0, [['W'], ['U']], { do: 'addMana', mana: ['W'] }, { do: 'addMana', mana: ['U'] }),
  source('Either', 0, [['U'], ['B']], { do: 'addMana', anyOf: ['U', 'B'], count: 1 }),
  source(
    'Pair',
    0,
    [
      ['W', 'W'],
      ['B', 'B'],
    ],
    { do: 'addMana', anyOf: ['W', 'B'], count: 2, allOneColor: true },
  ),
  source(
    'Mixed',
    0,
    [
      ['W', 'W'],
      ['W', 'U'],
      ['U', 'U'],
    ],
    { do: 'addMana', anyOf: ['W', 'U'], count: 2 },
  ),
  source('Filter', 1, [['W', 'B']], { do: 'addMana', mana: ['W', 'B'] }),
  source('Converter', 2, [['U', 'U', 'B']], { do: 'addMana', mana: ['U', 'U', 'B'] }),
];

type Pool = readonly ManaType[];
const without = (pool: Pool, at: number): Pool => pool.filter((_, other) => other !== at);

/** Whether the pool pays the cost, each symbol with every unit that it takes. */
function pays(cost: readonly string[], pool: Pool): boolean {
  const [symbol, ...rest] = cost;
  if (symbol === undefined) return true;
  return pool.some(
    (type, at) => (symbol === '1' || symbol.split('/').includes(type)) && pays(rest, without(pool, at)),
  );
}

/** Every pool that is left after paying this much generic mana. */
function afterPaying(pool: Pool, generic: number): readonly Pool[] {
  if (generic === 0) return [pool];
  return pool.flatMap((_, at) => afterPaying(without(pool, at), generic - 1));
}

/** Tries every order of activating abilities, with every choice. */
function possible(cost: readonly string[], pool: Pool, left: readonly Source[]): boolean {
  if (pays(cost, pool)) return true;
  return left.some((one, at) =>
    afterPaying(pool, one.costs).some((rest) =>
      one.makes.some((mana) =>
        possible(
          cost,
          [...rest, ...mana],
          left.filter((_, other) => other !== at),
        ),
      ),
    ),
  );
}

function table(chosen: readonly Source[], pool: Pool): Game {
  const names = new Map<string, number>();
  const game = sit([
    { card: card('Payer', ['artifact'], null) },
    ...chosen.map(({ placed, name }) => {
      const times = (names.get(name) ?? 0) + 1;
      names.set(name, times);
      return { card: { ...placed.card, name: `${name} ${times}` } };
    }),
  ]);
  float(game, ...pool);
  return game;
}

test('601.2g: a payment is found exactly when there is one, and it works out, against brute force', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('W', 'U', 'B', 'C', '1', 'W/U'), { minLength: 1, maxLength: 4 }),
      fc.array(fc.constantFrom(...sources), { maxLength: 4 }),
      fc.array(fc.constantFrom<ManaType>('W', 'U', 'C'), { maxLength: 1 }),
      (symbols, chosen, pool) => {
        const game = table(chosen, pool);
        const mana = symbols.map((symbol) => `{${symbol}}`).join('');
        const reserved = {
          tapping: new Set<number>(),
          up: new Set<number>(),
          stays: new Set<number>(),
          uses: {},
        };
        const plan = planMana(game, costContext(0, 0), parseManaCost(mana), reserved, true);
        expect(plan !== null).toBe(possible(symbols, pool, chosen));
        if (plan === null) return;
        follow(game, 'pay', [], payMemory(costContext(0, 0), [{ pay: 'mana', cost: mana }]));
        expect(game.returned).toMatchObject({ paid: true, manaSpent: { length: symbols.length } });
      },
    ),
    { numRuns: 400 },
  );
});

test('118.3: a cost that can’t be paid whole is not begun', () => {
  const game = table([fixed('White', 'W')], []);
  follow(
    game,
    'pay',
    [],
    payMemory(costContext(0, 0), [
      { pay: 'life', amount: 3 },
      { pay: 'mana', cost: '{W}{W}' },
    ]),
  );
  expect(game.returned).toMatchObject({ paid: false });
  expect(game.players[0]?.life).toBe(20);
  expect(game.objects[1]?.tapped).toBe(false);
  const control = table([fixed('White', 'W')], ['W']);
  follow(
    control,
    'pay',
    [],
    payMemory(costContext(0, 0), [
      { pay: 'life', amount: 3 },
      { pay: 'mana', cost: '{W}{W}' },
    ]),
  );
  expect(control.returned).toMatchObject({ paid: true });
  expect(control.players[0]?.life).toBe(17);
});
