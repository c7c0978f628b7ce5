import { expect, test } from 'vitest';
import { mayCast } from '../../../machines/casting/index.ts';
import { manaOf } from '../../../machines/rules/effects/costs/locked.ts';
import {
  type CostQuestion,
  changesFor,
  differentTotals,
  manaIn,
  type Reduction,
  totalCost,
} from '../../../machines/rules/effects/costs/total.ts';
import {
  type Ability,
  type CostChange,
  type CostPart,
  noChoices,
  printManaCost,
  scopeOf,
} from '../../../machines/rules/index.ts';
import {
  activate,
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
} from '../casting/table.ts';

const spell = (manaCost: string, ...more: readonly Ability[]): Placed => ({
  card: card('Spell', ['sorcery'], manaCost, { kind: 'spell', effect: [] }, ...more),
  zone: 'hand',
});
const changing = (name: string, change: Partial<CostChange>): Placed => ({
  card: card(name, ['artifact'], null, { kind: 'static', costs: [{ of: 'spells', ...change }] }),
});

/** How much mana of six red and a white one is left after casting. */
function left(manaCost: string, ...changes: readonly Placed[]): string {
  const game = sit([spell(manaCost), ...changes]);
  float(game, 'R', 'R', 'R', 'R', 'R', 'R', 'W');
  expect(cast(game, 0).ok).toBe(true);
  return pool(game);
}

test('601.2f: increases first, then reductions', () => {
  expect(left('{R}')).toBe('RRRRRW');
  // {R} + {2} − {2}: the reduction finds what the increase added.
  expect(
    left('{R}', changing('Tax', { more: [{ pay: 'mana', cost: '{2}' }] }), changing('Help', { less: 2 })),
  ).toBe('RRRRRW');
  expect(left('{R}', changing('Tax', { more: [{ pay: 'mana', cost: '{2}' }] }))).toBe('RRRW');
});

test('118.7a: generic reductions leave coloured mana alone, and nothing goes below {0}', () => {
  expect(left('{2}{R}', changing('Help', { less: 5 }))).toBe('RRRRRW');
  expect(left('{2}', changing('Help', { less: 5 }))).toBe('RRRRRRW');
});

test('118.7b-c: a coloured reduction beyond that colour reduces generic mana', () => {
  expect(left('{2}{R}', changing('Help', { lessColored: '{R}{R}' }))).toBe('RRRRRW');
  expect(left('{2}{R}', changing('Help', { lessColored: '{W}' }))).toBe('RRRRW');
});

/** The mana of a cost after these reductions. */
function reduced(mana: string, ...reductions: readonly Partial<Reduction>[]): string {
  const game = sit([spell(mana)]);
  const changes = {
    increases: [],
    reductions: reductions.map((one) => ({ source: 0, generic: 0, colored: '', atLeast: 0, ...one })),
    floor: 0,
  };
  return printManaCost(manaOf(totalCost(game, question([{ pay: 'mana', cost: mana }]), changes)));
}

const question = (cost: readonly CostPart[], more: Partial<CostQuestion> = {}): CostQuestion => ({
  player: 0,
  object: 0,
  of: 'spells',
  keyword: null,
  scope: scopeOf(0, 0),
  cost,
  targets: null,
  ...more,
});

test('118.7b-d: mana of a type is reduced by as much of that type, and by generic mana beyond it', () => {
  expect(reduced('{2}{R}', { colored: '{R}' })).toBe('{2}');
  expect(reduced('{2}{R}', { colored: '{G}' })).toBe('{1}{R}');
  expect(reduced('{2}{R}{R}', { colored: '{R}{G}{R}' })).toBe('{1}');
  expect(reduced('{3}{C}', { colored: '{C}{C}' })).toBe('{2}');
  expect(reduced('{R}', { colored: '{R}{R}' })).toBe('{0}');
  // Symbols of which one half is of that type, or that are of that color and may be paid with life.
  expect(reduced('{2}{R/W}', { colored: '{W}' })).toBe('{2}');
  expect(reduced('{2}{R/W}', { colored: '{G}' })).toBe('{1}{R/W}');
  expect(reduced('{1}{2/W}', { colored: '{W}' })).toBe('{1}');
  expect(reduced('{1}{2/W}', { colored: '{R}' })).toBe('{2/W}');
  expect(reduced('{1}{W/P}', { colored: '{W}' })).toBe('{1}');
  expect(reduced('{1}{W/P}', { colored: '{R}' })).toBe('{W/P}');
  // What asks for that color alone comes first.
  expect(reduced('{R/W}{W}', { colored: '{W}' })).toBe('{R/W}');
});

/** The mana of the different costs that there can be after these reductions, the cheapest first. */
function reducedTo(mana: string, ...reductions: readonly Partial<Reduction>[]): readonly string[] {
  const game = sit([spell(mana)]);
  const changes = {
    increases: [],
    reductions: reductions.map((one) => ({ source: 0, generic: 0, colored: '', atLeast: 0, ...one })),
    floor: 0,
  };
  return differentTotals(game, question([{ pay: 'mana', cost: mana }]), changes).map((one) => manaIn(one));
}

test('118.7e: a reduction by a hybrid symbol is one by the half that its player chooses', () => {
  expect(reducedTo('{2}{R}', { colored: '{R/W}' })).toEqual(['{2}', '{1}{R}']);
  expect(reducedTo('{R}{W}', { colored: '{R/W}' })).toEqual(['{W}', '{R}']);
  expect(reducedTo('{2}{G}', { colored: '{R/W}' })).toEqual(['{1}{G}']);
  expect(reducedTo('{3}{W}', { colored: '{2/W}' })).toEqual(['{1}{W}', '{3}']);
  expect(reducedTo('{W}', { colored: '{2/W}' })).toEqual(['{0}', '{W}']);
  expect(reducedTo('{R}{W}', { colored: '{R/W}{R/W}' })).toEqual(['{0}', '{W}', '{R}']);
  expect(reducedTo('{R}{W}', { colored: '{R/W}' }, { colored: '{R/G}' })).toEqual(['{0}', '{W}', '{R}']);
});

test('601.2b: which of several hybrid symbols a reduction takes was the player’s to announce', () => {
  expect(reducedTo('{W/U}{R/W}', { colored: '{W}' })).toEqual(['{R/W}', '{W/U}']);
  expect(reducedTo('{W/U}{2/W}{W/P}', { colored: '{W}' })).toEqual([
    '{W/U}{W/P}',
    '{2/W}{W/P}',
    '{W/U}{2/W}',
  ]);
  expect(reducedTo('{W/U}{R/W}', { colored: '{W}{W}' })).toEqual(['{0}']);
  expect(reducedTo('{W/U}{W/U}', { colored: '{W}' })).toEqual(['{W/U}']);
  // What asks for that color alone comes first.
  expect(reducedTo('{W}{W/U}{R/W}', { colored: '{W}' })).toEqual(['{W/U}{R/W}']);
});

test('118.7f-g: reductions by Phyrexian and snow mana', () => {
  expect(reducedTo('{2}{R}', { colored: '{R/P}' })).toEqual(['{2}']);
  expect(reducedTo('{2}{R}', { colored: '{W/P}' })).toEqual(['{1}{R}']);
  expect(reducedTo('{2}{S}', { colored: '{S}' })).toEqual(['{1}{S}']);
});

test('118.7: a reduction with a lower bound stops there', () => {
  expect(reduced('{3}', { generic: 5, atLeast: 1 })).toBe('{1}');
  expect(reduced('{3}{R}', { generic: 2, atLeast: 1 })).toBe('{1}{R}');
  expect(reduced('{1}{R}{R}', { colored: '{R}{R}', atLeast: 2 })).toBe('{1}{R}');
  expect(reduced('{1}', { generic: 1, atLeast: 1 }, { generic: 1 })).toBe('{0}');
});

test('601.2f: a change is for the keyword, the kind of ability, and the targets that it speaks of', () => {
  const equipment: Placed = {
    card: card('Forge', ['artifact'], null, {
      kind: 'static',
      costs: [
        { of: 'abilities', keyword: 'equip', less: 1 },
        { of: 'abilities', loyalty: true, less: 2 },
        { of: 'abilities', by: 'opponents', less: 3 },
        { of: 'spells', targeting: { type: 'creature' }, less: 4 },
        { of: 'spells', targeting: { type: 'creature' }, more: [{ pay: 'mana', cost: '{1}' }] },
      ],
    }),
  };
  const game = sit([equipment, { card: creature('Bear') }, { card: card('Relic', ['artifact'], null) }]);
  const less = (more: Partial<CostQuestion>, ...cost: readonly CostPart[]) =>
    changesFor(game, question(cost, more)).reductions.map(({ generic }) => generic);
  expect(less({ of: 'abilities' }, { pay: 'mana', cost: '{4}' })).toEqual([]);
  expect(less({ of: 'abilities', keyword: 'equip' }, { pay: 'mana', cost: '{4}' })).toEqual([1]);
  expect(less({ of: 'abilities', keyword: 'cycling' }, { pay: 'mana', cost: '{4}' })).toEqual([]);
  expect(less({ of: 'abilities' }, { pay: 'loyalty', change: -1 })).toEqual([2]);
  expect(less({ of: 'abilities', player: 1 }, { pay: 'mana', cost: '{4}' })).toEqual([3]);
  const spells = (targets: CostQuestion['targets']) => {
    const { increases, reductions } = changesFor(game, question([{ pay: 'mana', cost: '{4}' }], { targets }));
    return [increases.length, reductions.length];
  };
  expect(spells([{ object: 1 }])).toEqual([1, 1]);
  expect(spells([{ object: 2 }])).toEqual([0, 0]);
  expect(spells([{ player: 1 }, { object: 1 }])).toEqual([1, 1]);
  expect(spells([])).toEqual([0, 0]);
  // Before targets are chosen, as it is best for the player.
  expect(spells(null)).toEqual([0, 1]);
});

test('601.2f: what sets the total comes after all reductions', () => {
  expect(left('{2}{R}', changing('Help', { less: 2 }), changing('Sphere', { atLeast: 3 }))).toBe('RRRW');
  // Control.
  expect(left('{2}{R}', changing('Help', { less: 2 }))).toBe('RRRRRW');
});

test('601.2f: the order of reductions is asked only where it makes a difference', () => {
  const floored = changing('Floored', { less: 2, atLeast: 1 });
  const game = sit([spell('{2}'), changing('Help', { less: 1 }), floored]);
  float(game, 'R', 'R');
  // Floored first: 2 − 2 is kept at 1, then 0. Help first: 1, which Floored leaves.
  expect(cast(game, 0, [[1, 0]]).ok).toBe(true);
  expect(questions).toMatchObject([{ kind: 'order', items: [{ object: 1 }, { object: 2 }] }]);
  expect(pool(game)).toBe('RR');
  const other = sit([spell('{2}'), changing('Help', { less: 1 }), floored]);
  float(other, 'R', 'R');
  expect(cast(other, 0, [[0, 1]]).ok).toBe(true);
  expect(pool(other)).toBe('R');
  const same = sit([spell('{4}'), changing('Help', { less: 1 }), changing('More', { less: 2 })]);
  float(same, 'R');
  expect(cast(same, 0).ok).toBe(true);
  expect(questions).toEqual([]);
});

test('118.7e: the half is asked as the reduction is applied, where it makes a difference and can be paid', () => {
  const halved = changing('Halved', { lessColored: '{R/W}' });
  const asked = sit([spell('{R}{W}'), halved]);
  float(asked, 'R', 'W');
  expect(cast(asked, 0, [1]).ok).toBe(true);
  expect(questions).toMatchObject([{ kind: 'option', rule: '118.7e', options: ['{R}', '{W}'] }]);
  expect(pool(asked)).toBe('W');
  // Only with the white half can the rest be paid.
  const poor = sit([spell('{R}{W}'), halved]);
  float(poor, 'R');
  expect(mayCast(poor, 0, 0).ok).toBe(true);
  expect(cast(poor, 0).ok).toBe(true);
  expect(questions).toEqual([]);
  expect(pool(poor)).toBe('');
  // Nobody is asked for halves of which either is generic mana then.
  const green = sit([spell('{2}{G}'), halved]);
  float(green, 'R', 'G');
  expect(cast(green, 0).ok).toBe(true);
  expect(questions).toEqual([]);
});

test('118.7e: halves are chosen one reduction after the other, in their order', () => {
  const least = changing('Least', { lessColored: '{R/W}', atLeast: 2 });
  const game = sit([spell('{1}{R}{W}'), least, changing('Second', { lessColored: '{2/W}' })]);
  float(game, 'R', 'G');
  // By {W} first, which leaves {1}{R}: by less than that the other doesn't reduce it.
  expect(cast(game, 0, [[1, 0]]).ok).toBe(true);
  expect(questions).toMatchObject([{ kind: 'order' }]);
  expect(pool(game)).toBe('');
});

test('601.2f: a change counts for the spells that it speaks of, and for whose they are', () => {
  expect(left('{1}{R}', changing('Help', { less: 1, like: { type: 'sorcery' } }))).toBe('RRRRRW');
  expect(left('{1}{R}', changing('Help', { less: 1, like: { type: 'creature' } }))).toBe('RRRRW');
  expect(left('{1}{R}', { ...changing('Help', { less: 1, by: 'you' }), owner: 1 })).toBe('RRRRW');
});

test('601.2f: a card’s own reduction counts where it is cast from, once', () => {
  const own: Ability = {
    kind: 'static',
    costs: [{ of: 'spells', like: { among: 'self' }, less: { number: 'count', of: { type: 'artifact' } } }],
  };
  const rock: Placed = { card: card('Rock', ['artifact'], null) };
  const game = sit([spell('{2}{R}', own), rock]);
  float(game, 'R', 'R');
  expect(mayCast(game, 0, 0).ok).toBe(true);
  expect(cast(game, 0).ok).toBe(true);
  expect(pool(game)).toBe('');
});

test('601.2h: the total is locked in: what pays for it no longer changes it', () => {
  const familiar: Placed = {
    card: creature('Familiar', { kind: 'static', costs: [{ of: 'spells', less: 1 }] }),
  };
  const sacrifice: Ability = {
    kind: 'static',
    additionalCost: { cost: [{ pay: 'sacrifice', what: { type: 'creature' } }] },
  };
  const game = sit([spell('{1}{R}', sacrifice), familiar]);
  float(game, 'R');
  expect(cast(game, 0).ok).toBe(true);
  expect(game.battlefield).toEqual([]);
});

test('118.10: one creature is not sacrificed for two costs', () => {
  const both: Ability = {
    kind: 'static',
    additionalCost: {
      cost: [
        { pay: 'sacrifice', what: { type: 'creature' } },
        { pay: 'sacrifice', what: { type: 'creature' } },
      ],
    },
  };
  const bear = (name: string): Placed => ({ card: creature(name) });
  expect(rules(mayCast(sit([spell('{0}', both), bear('One')]), 0, 0))).toEqual(['118.10']);
  const game = sit([spell('{0}', both), bear('One'), bear('Two')]);
  expect(cast(game, 0, [[0]]).ok).toBe(true);
  expect(game.battlefield).toEqual([]);
});

test('118.3: what is tapped as a cost isn’t there for mana', () => {
  const elf: Placed = { card: creature('Elf', activated([{ pay: 'tap' }], { do: 'addMana', mana: ['G'] })) };
  const rally = activated(
    [
      { pay: 'mana', cost: '{1}' },
      { pay: 'tapPermanents', what: { type: 'creature' }, count: 1 },
    ],
    {
      do: 'draw',
      count: 1,
    },
  );
  const flag: Placed = { card: card('Flag', ['artifact'], null, rally) };
  expect(rules(activate(sit([flag, elf]), 0))).toEqual(['601.2h']);
  const bear: Placed = { card: creature('Bear') };
  const game = sit([flag, elf, bear]);
  // Only the Bear leaves mana for the rest.
  expect(activate(game, 0).ok).toBe(true);
  expect(game.objects[1]?.tapped).toBe(true);
  expect(game.objects[2]?.tapped).toBe(true);
});

test('601.2h: random costs and those that touch a library are paid last', () => {
  const ability = activated(
    [
      { pay: 'mill', count: 1 },
      { pay: 'discard', what: {}, atRandom: true },
      { pay: 'life', amount: 2 },
      { pay: 'sacrifice', what: 'self' },
    ],
    {
      do: 'gainLife',
      amount: 1,
    },
  );
  const altar: Placed = { card: card('Altar', ['artifact'], null, ability) };
  const game = sit([
    altar,
    { card: creature('Deck'), zone: 'library' },
    { card: creature('Hand'), zone: 'hand' },
  ]);
  expect(activate(game, 0).ok).toBe(true);
  const types = game.happened
    .map(({ event }) => event.type)
    .filter((type) => ['mill', 'discard', 'payLife', 'sacrifice'].includes(type));
  expect(types).toEqual(['payLife', 'sacrifice', 'mill', 'discard']);
  // 701.17b: with an empty library it can't be paid.
  expect(activate(sit([altar, { card: creature('Hand'), zone: 'hand' }]), 0).ok).toBe(false);
});

test('602.2b: abilities have cost changes of their own', () => {
  const discount: Placed = {
    card: card('Foundry', ['artifact'], null, {
      kind: 'static',
      costs: [{ of: 'abilities', like: { type: 'creature' }, less: 2 }],
    }),
  };
  const drawer: Placed = {
    card: creature('Drawer', activated([{ pay: 'mana', cost: '{3}' }], { do: 'gainLife', amount: 1 })),
  };
  const game = sit([drawer, discount]);
  float(game, 'R');
  expect(activate(game, 0).ok).toBe(true);
  const control = sit([drawer]);
  float(control, 'R');
  expect(activate(control, 0).ok).toBe(false);
});

test('107.3: only mana of one color is spent on X; the rest of the cost asks for what it asked for', () => {
  const asked = (mana: string, x: number, ...reductions: readonly number[]) => {
    const burst = spell(mana, { kind: 'static', spentOnX: 'B' });
    const scope = { ...scopeOf(0, 0), choices: { ...noChoices, x } };
    const changes = {
      increases: [],
      reductions: reductions.map((generic) => ({ source: 0, generic, colored: '', atLeast: 0 })),
      floor: 0,
    };
    const game = sit([burst]);
    return printManaCost(
      manaOf(totalCost(game, question([{ pay: 'mana', cost: mana }], { scope }), changes)),
    );
  };
  expect(asked('{X}{1}{R}', 2)).toBe('{1}{R}{B}{B}');
  expect(asked('{X}{R}', 1)).toBe('{R}{B}');
  expect(asked('{X}{R}', 0)).toBe('{R}');
  // What the cost is reduced by is taken off X.
  expect(asked('{X}{1}{R}', 2, 1)).toBe('{1}{R}{B}');
  expect(asked('{X}{1}{R}', 2, 2)).toBe('{1}{R}');
});
