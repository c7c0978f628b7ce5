import fc from 'fast-check';
import { expect, test } from 'vitest';
import { legalActions } from '../../../machines/game/index.ts';
import type { Ability, Game, UsedForMana } from '../../../machines/rules/index.ts';
import {
  activated,
  card,
  cast,
  creature,
  float,
  type Placed,
  pool,
  questions,
  rules,
  sit,
  tapFor,
  tapped,
  top,
} from '../casting/table.ts';

const paying = (paysGeneric: UsedForMana): Ability => ({ kind: 'static', paysGeneric });
const delve: Ability = { kind: 'keyword', keyword: 'delve' };
const spell = (cost: string, ...abilities: readonly Ability[]): Placed => ({
  card: card('Spell', ['instant'], cost, ...abilities),
  zone: 'hand',
});
const buried = (count: number): readonly Placed[] =>
  Array.from({ length: count }, (_, at) => ({
    card: card(`Buried ${at}`, ['sorcery'], '{1}'),
    zone: 'graveyard',
  }));

const mayCastSpell = (game: Game): boolean =>
  legalActions(
    { ...game, pending: { kind: 'priority', player: 0, decider: 0, rule: '117.1', about: '', object: null } },
    0,
  ).some((action) => action.type === 'spell.cast');

test('702.66a: each generic mana is paid with mana or with a card, whatever the numbers', () => {
  const few = fc.integer({ min: 0, max: 5 });
  fc.assert(
    fc.property(few, few, few, (generic, cards, mana) => {
      const game = sit([spell(`{${generic}}{B}`, delve), ...buried(cards)]);
      float(game, 'B', ...Array.from({ length: mana }, () => 'C' as const));
      const isPayable = cards + mana >= generic;
      expect(mayCastSpell(game)).toBe(isPayable);
      // With as few cards as do.
      const least = Math.max(0, generic - mana);
      const most = Math.min(generic, cards);
      const isAsked = isPayable && most > 0 && least < cards;
      const replies = isAsked ? [Array.from({ length: least }, (_, at) => at)] : [];
      expect(cast(game, 0, replies).ok).toBe(isPayable);
      expect(questions).toMatchObject(isAsked ? [{ kind: 'choose', min: least, max: most }] : []);
      if (!isPayable) return;
      expect(game.exile).toHaveLength(least);
      expect(pool(game)).toHaveLength(mana - (generic - least));
      expect(top(game).links).toEqual(
        least === 0 ? {} : { delve: { objects: [...game.exile], players: [], values: [] } },
      );
    }),
    { numRuns: 60 },
  );
});

test('702.66a: cards pay for no colored mana', () => {
  const game = sit([spell('{B}{B}', delve), ...buried(4)]);
  float(game, 'B');
  expect(mayCastSpell(game)).toBe(false);
  expect(rules(cast(game, 0))).toEqual(['601.2h']);
  expect(game.players[0]?.graveyard).toHaveLength(4);
});

test('702.66a: X counts as it was chosen', () => {
  const game = sit([spell('{X}{B}', delve), ...buried(3)]);
  float(game, 'B', 'C');
  expect(cast(game, 0, [4]).ok).toBe(true);
  expect(questions).toMatchObject([{ kind: 'number', max: 4 }]);
  expect(game.exile).toHaveLength(3);
  expect(pool(game)).toBe('');
});

test('702.66a, 601.2g: what a mana ability buries pays as well, but only where cards of the graveyard do', () => {
  const altar: Placed = {
    card: card(
      'Altar',
      ['artifact'],
      null,
      activated([{ pay: 'sacrifice', what: { type: 'creature' } }], { do: 'addMana', mana: ['C'] }),
    ),
  };
  const bear: Placed = { card: creature('Bear') };
  expect(mayCastSpell(sit([spell('{2}', delve), altar, bear]))).toBe(true);
  const conspiring = paying({ pay: 'tapPermanents', what: { type: 'artifact', name: 'None' }, count: 1 });
  expect(mayCastSpell(sit([spell('{2}', conspiring), altar, bear]))).toBe(false);
});

test('702.66a: who pays by hand is told what they may pay with otherwise', () => {
  const game = sit([spell('{2}', delve), ...buried(1)]);
  float(game, 'C', 'C');
  expect(cast(game, 0, [{ units: [0, 1] }], { payment: 'manual' }).ok).toBe(true);
  expect(questions).toMatchObject([{ kind: 'payment', otherwise: [1] }]);
});

test('601.2h: a card that another part of the cost wants pays for no mana', () => {
  const both = (cards: number) =>
    sit([
      spell('{2}{B}', delve, {
        kind: 'static',
        additionalCost: { cost: [{ pay: 'exile', what: { zone: 'graveyard', owner: 'you' }, count: 2 }] },
      }),
      ...buried(cards),
    ]);
  for (const [cards, isPayable] of [
    [3, false],
    [4, true],
  ] as const) {
    const game = both(cards);
    float(game, 'B');
    expect(mayCastSpell(game)).toBe(isPayable);
  }
});

test('601.2h: two ways of paying for generic mana, one after the other', () => {
  const improvising = paying({ pay: 'tapPermanents', what: { type: 'artifact' }, count: 1 });
  const relic: Placed = { card: card('Relic', ['artifact'], null) };
  const game = sit([spell('{4}{B}', improvising, delve), relic, ...buried(3)]);
  float(game, 'B');
  expect(mayCastSpell(game)).toBe(true);
  expect(cast(game, 0).ok).toBe(true);
  expect(tapped(game)).toEqual([1]);
  expect(game.exile).toHaveLength(3);
  // Of what another part of the cost taps nothing pays for mana.
  const additional: Ability = {
    kind: 'static',
    additionalCost: { cost: [{ pay: 'tapPermanents', what: { name: 'Relic' }, count: 1 }] },
  };
  const both = sit([
    spell('{1}', improvising, additional),
    relic,
    { card: card('Rock', ['artifact'], null) },
  ]);
  expect(cast(both, 0).ok).toBe(true);
  expect(questions).toEqual([]);
  expect(tapped(both)).toEqual([1, 2]);
  const without = sit([spell('{4}{B}', improvising, delve), ...buried(3)]);
  float(without, 'B');
  expect(mayCastSpell(without)).toBe(false);
});

test('601.2h: what is tapped for a generic mana makes no mana for the rest', () => {
  const conspiring = paying({ pay: 'tapPermanents', what: { type: 'creature' }, count: 1 });
  const elf: Placed = { card: creature('Elf', tapFor('G')) };
  expect(mayCastSpell(sit([spell('{1}{G}', conspiring), elf]))).toBe(false);
  const game = sit([spell('{1}{G}', conspiring), elf, { card: creature('Bear') }]);
  expect(mayCastSpell(game)).toBe(true);
  // One after the other where one of them could make mana: taking that leaves the other to be tapped.
  const twice = sit([spell('{2}', conspiring), elf, { card: creature('Bear') }]);
  expect(cast(twice, 0, [[0]]).ok).toBe(true);
  expect(questions).toMatchObject([{ kind: 'choose', min: 1, max: 1 }]);
  expect(tapped(twice)).toEqual([1, 2]);
});

/** Whether each symbol has a creature of its color or a mana of its type, generic ones any, none for two. */
const canMatch = (symbols: readonly string[], things: readonly string[]): boolean => {
  const [first, ...rest] = symbols;
  return (
    first === undefined ||
    things.some(
      (thing, at) =>
        (first === 'generic' || thing.includes(first)) && canMatch(rest, things.toSpliced(at, 1)),
    )
  );
};

test('702.51a: creatures and mana pay for a cost exactly if each mana finds one', () => {
  const convoke: Ability = { kind: 'keyword', keyword: 'convoke' };
  const colors = fc.constantFrom('', 'G', 'W', 'GW');
  fc.assert(
    fc.property(
      fc.nat({ max: 3 }),
      fc.array(fc.constantFrom('G', 'W'), { maxLength: 3 }),
      fc.array(colors, { maxLength: 4 }),
      fc.array(fc.constantFrom('G', 'W', 'C'), { maxLength: 3 }),
      (generic, colored, creatures, mana) => {
        const game = sit([
          spell(`{${generic}}${colored.map((color) => `{${color}}`).join('')}`, convoke),
          ...creatures.map(
            (of, at): Placed => ({
              card: {
                ...creature(`Creature ${at}`),
                manaCost: of.replace(/[GW]/g, '{$&}') || '{1}',
              },
            }),
          ),
        ]);
        float(game, ...mana);
        const symbols = [...colored, ...Array.from({ length: generic }, () => 'generic')];
        expect(mayCastSpell(game)).toBe(canMatch(symbols, [...creatures, ...mana]));
      },
    ),
    { numRuns: 150 },
  );
});

test('602.2: an ability of a card with delve is paid for with mana alone', () => {
  const game = sit([
    {
      card: card(
        'Well',
        ['artifact'],
        null,
        delve,
        activated([{ pay: 'mana', cost: '{1}' }], { do: 'draw', count: 1 }),
      ),
    },
    ...buried(3),
  ]);
  const actions = legalActions(
    { ...game, pending: { kind: 'priority', player: 0, decider: 0, rule: '117.1', about: '', object: null } },
    0,
  );
  expect(actions.some(({ type }) => type === 'ability.activate')).toBe(false);
});
