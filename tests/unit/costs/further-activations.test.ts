import fc from 'fast-check';
import { expect, test } from 'vitest';
import { legalActions } from '../../../machines/game/index.ts';
import { costContext, type Game, payMemory } from '../../../machines/rules/index.ts';
import {
  activated,
  card,
  cast,
  creature,
  follow,
  type Placed,
  pool,
  questions,
  refOf,
  rules,
  sit,
  tapFor,
  tapped,
  zone,
} from '../casting/table.ts';

const colorless = { do: 'addMana', mana: ['C', 'C'] } as const;
const altar: Placed = {
  card: card(
    'Altar',
    ['artifact'],
    null,
    activated([{ pay: 'sacrifice', what: { type: 'creature' } }], colorless),
  ),
};
const drum: Placed = {
  card: card(
    'Drum',
    ['artifact'],
    null,
    activated([{ pay: 'tap' }, { pay: 'tapPermanents', what: { type: 'creature' }, count: 1 }], {
      do: 'addMana',
      mana: ['U'],
    }),
  ),
};
const tutor: Placed = {
  card: card(
    'Tutor',
    ['creature'],
    null,
    activated([{ pay: 'discard', what: {} }], { do: 'addMana', mana: ['R'] }),
  ),
};
const filter: Placed = {
  card: card(
    'Filter',
    ['artifact'],
    null,
    activated([{ pay: 'mana', cost: '{1}' }], { do: 'addMana', mana: ['U'] }),
  ),
};
const bear = (name = 'Bear'): Placed => ({ card: creature(name) });
const elf = (name = 'Elf'): Placed => ({ card: creature(name, tapFor('G')) });
const spell = (cost: string): Placed => ({ card: card('Spell', ['instant'], cost), zone: 'hand' });

const mayCastSpell = (game: Game): boolean =>
  legalActions(
    { ...game, pending: { kind: 'priority', player: 0, decider: 0, rule: '117.1', about: '', object: null } },
    0,
  ).some((action) => action.type === 'spell.cast');

test('601.2g: creatures that can be sacrificed for mana count, and are sacrificed once the player agrees', () => {
  const game = sit([spell('{4}'), altar, bear(), bear('Other')]);
  expect(mayCastSpell(game)).toBe(true);
  expect(cast(game, 0, ['auto']).ok).toBe(true);
  expect(questions).toMatchObject([{ kind: 'payment', automatic: [1, 2, 3] }]);
  expect([...game.battlefield]).toEqual([1]);
  expect(pool(game)).toBe('');
  // The same with a creature less, or with the creatures under somebody else's control.
  expect(mayCastSpell(sit([spell('{4}'), altar, bear()]))).toBe(false);
  expect(mayCastSpell(sit([spell('{4}'), altar, bear(), { ...bear('Other'), owner: 1 }]))).toBe(false);
});

test('601.2g: a creature makes mana, is tapped for a cost, or is sacrificed: each once, in an order that works', () => {
  // Tapped for mana first, sacrificed then.
  const both = sit([spell('{2}{G}'), altar, elf()]);
  expect(cast(both, 0, ['auto']).ok).toBe(true);
  expect([...both.battlefield]).toEqual([1]);
  // It can't be tapped for both; another creature is tapped for the Drum.
  expect(rules(cast(sit([spell('{U}{G}'), drum, elf()]), 0))).toEqual(['601.2h']);
  const two = sit([spell('{U}{G}'), drum, elf(), bear()]);
  expect(cast(two, 0, ['auto']).ok).toBe(true);
  expect(tapped(two)).toEqual([1, 2, 3]);
});

test('601.2g: what sacrifices itself for mana is first tapped for what else makes some', () => {
  const seed: Placed = {
    card: creature('Seed', activated([{ pay: 'sacrifice', what: 'self' }], { do: 'addMana', mana: ['C'] })),
  };
  const game = sit([spell('{U}{C}'), drum, seed]);
  expect(mayCastSpell(game)).toBe(true);
  expect(cast(game, 0, ['auto']).ok).toBe(true);
  expect(tapped(game)).toEqual([1]);
  expect(zone(game, 'Seed')).toBe('graveyard');
  // Its own other ability comes before, too.
  const twofold: Placed = {
    card: creature(
      'Twofold',
      activated([{ pay: 'sacrifice', what: 'self' }], { do: 'addMana', mana: ['C'] }),
      activated([{ pay: 'life', amount: 1 }], { do: 'addMana', mana: ['B'] }),
    ),
  };
  const both = sit([spell('{B}{C}'), twofold]);
  expect(mayCastSpell(both)).toBe(true);
  expect(cast(both, 0, ['auto']).ok).toBe(true);
  expect(both.players[0]?.life).toBe(19);
});

test('601.2g: a card can be discarded for mana, but not the one that is cast', () => {
  const other: Placed = { card: card('Other', ['sorcery'], '{9}'), zone: 'hand' };
  expect(mayCastSpell(sit([spell('{R}'), tutor]))).toBe(false);
  const game = sit([spell('{R}'), tutor, other]);
  expect(mayCastSpell(game)).toBe(true);
  expect(cast(game, 0, ['auto']).ok).toBe(true);
  expect(zone(game, 'Other')).toBe('graveyard');
});

test('601.2h: what is sacrificed for mana doesn’t pay for another part of the cost', () => {
  const flinging = (...placed: readonly Placed[]) => {
    const game = sit([
      {
        card: card('Fling', ['instant'], '{2}', {
          kind: 'static',
          additionalCost: { cost: [{ pay: 'sacrifice', what: { type: 'creature' } }] },
        }),
        zone: 'hand',
      },
      altar,
      ...placed,
    ]);
    return mayCastSpell(game);
  };
  expect(flinging(bear())).toBe(false);
  expect(flinging(bear(), bear('Other'))).toBe(true);
});

test('601.2g: an ability that nothing uses up is activated as often as needed, and without asking', () => {
  const game = sit([spell('{U}{U}'), filter, elf(), elf('Other')]);
  expect(cast(game, 0).ok).toBe(true);
  expect(questions).toEqual([]);
  expect(mayCastSpell(sit([spell('{U}{U}'), filter, elf()]))).toBe(false);
  const once: Placed = {
    card: card('Once', ['artifact'], null, {
      ...activated([{ pay: 'life', amount: 1 }], { do: 'addMana', mana: ['B'] }),
      limits: { timesEachTurn: 1 },
    }),
  };
  expect(mayCastSpell(sit([spell('{B}'), once]))).toBe(true);
  expect(mayCastSpell(sit([spell('{B}{B}'), once]))).toBe(false);
});

test('605.3a: the player may choose otherwise: what they sacrifice themselves comes before the engine', () => {
  const game = sit([spell('{2}'), altar, bear(), bear('Other')]);
  follow(game, 'activateManaAbility', [[1]], { player: 0, object: 1, ability: refOf(game, 1) });
  expect(zone(game, 'Other')).toBe('graveyard');
  expect(cast(game, 0).ok).toBe(true);
  expect(zone(game, 'Bear')).toBe('battlefield');
});

/** A table as a brute-force search sees it: numbers of untapped and tapped creatures that make mana, and that don't. */
interface Counted {
  readonly elves: number;
  readonly tappedElves: number;
  readonly bears: number;
  readonly tappedBears: number;
  readonly drums: number;
  readonly altars: number;
  readonly filters: number;
  readonly pool: string;
}

const without = (mana: string, at: number): string => mana.slice(0, at) + mana.slice(at + 1);

function pays(cost: readonly string[], mana: string): boolean {
  const [symbol, ...rest] = cost;
  if (symbol === undefined) return true;
  return [...mana].some((type, at) => (symbol === '1' || symbol === type) && pays(rest, without(mana, at)));
}

/** Everything that one activation leads to. */
function* next(now: Counted): Generator<Counted> {
  const made = (mana: string, change: Partial<Counted>): Counted => ({
    ...now,
    ...change,
    pool: [...(change.pool ?? now.pool), ...mana].sort().join(''),
  });
  if (now.elves > 0) yield made('G', { elves: now.elves - 1, tappedElves: now.tappedElves + 1 });
  if (now.drums > 0) {
    const drums = now.drums - 1;
    if (now.elves > 0) yield made('U', { drums, elves: now.elves - 1, tappedElves: now.tappedElves + 1 });
    if (now.bears > 0) yield made('U', { drums, bears: now.bears - 1, tappedBears: now.tappedBears + 1 });
  }
  if (now.altars > 0)
    for (const kind of ['elves', 'tappedElves', 'bears', 'tappedBears'] as const)
      if (now[kind] > 0) yield made('CC', { [kind]: now[kind] - 1 });
  if (now.filters > 0)
    for (const [at, type] of [...now.pool].entries())
      if (type !== 'U') yield made('U', { pool: without(now.pool, at) });
}

function possible(cost: readonly string[], now: Counted, seen = new Set<string>()): boolean {
  const key = JSON.stringify(now);
  if (seen.has(key)) return false;
  seen.add(key);
  if (pays(cost, now.pool)) return true;
  for (const one of next(now)) if (possible(cost, one, seen)) return true;
  return false;
}

test('601.2g: a payment with such abilities is found exactly when there is one, and works out, against brute force', () => {
  const few = fc.integer({ min: 0, max: 2 });
  const one = fc.integer({ min: 0, max: 1 });
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('C', 'G', 'U', '1'), { minLength: 1, maxLength: 5 }),
      fc.record({ elves: few, bears: few, drums: few, altars: one, filters: one }),
      (cost, { elves, bears, drums, altars, filters }) => {
        const times = (count: number, placed: Placed) =>
          Array.from({ length: count }, (_, at) => ({
            ...placed,
            card: { ...placed.card, name: `${placed.card.name} ${at}` },
          }));
        const game = sit([
          { card: card('Payer', ['enchantment'], null) },
          ...times(elves, elf()),
          ...times(bears, bear()),
          ...times(drums, drum),
          ...times(altars, altar),
          ...times(filters, filter),
        ]);
        const expected = possible(cost, {
          elves,
          tappedElves: 0,
          bears,
          tappedBears: 0,
          drums,
          altars,
          filters,
          pool: '',
        });
        const mana = cost.map((symbol) => `{${symbol}}`).join('');
        // Asked only where something is lost.
        const replies = ['auto', 'auto'];
        follow(game, 'pay', replies, payMemory(costContext(0, 0), [{ pay: 'mana', cost: mana }]));
        expect({ mana, returned: game.returned }).toMatchObject({ mana, returned: { paid: expected } });
      },
    ),
    {
      numRuns: 300,
      examples: [
        // Many combinations of activations would be too little.
        [['U', 'U', 'U', 'U', 'U'], { elves: 2, bears: 1, drums: 1, altars: 1, filters: 1 }],
      ],
    },
  );
});
