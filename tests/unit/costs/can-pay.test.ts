import { expect, test } from 'vitest';
import { canPay, canPayLocked } from '../../../machines/rules/effects/costs/can-pay.ts';
import { mattersForMana, planFor, reservedFor } from '../../../machines/rules/effects/costs/plan-for.ts';
import { type CostPart, costContext, type Game, type Verdict, write } from '../../../machines/rules/index.ts';
import { activated, card, creature, float, type Placed, rules, sit, tapFor } from '../casting/table.ts';

const idol: Placed = { card: card('Idol', ['artifact'], null) };
const bear: Placed = { card: creature('Bear') };
const elf: Placed = { card: creature('Elf', tapFor('G')) };
const context = costContext(0, 0);
const creatures = { type: 'creature' } as const;

/** The rules by which the Idol’s cost can’t be paid with what is there; none where it can. */
const against = (game: Game, ...cost: readonly CostPart[]): readonly string[] =>
  rules(canPay(game, context, cost));

test('118.3, 118.6: a cost is paid whole, and one that isn’t there not at all', () => {
  expect(rules(canPay(sit([idol]), context, null))).toEqual(['118.6']);
  expect(against(sit([idol]))).toEqual([]);
  expect(against(sit([idol]), { pay: 'mana', cost: '{0}' })).toEqual([]);
  expect(against(sit([idol]), { pay: 'mana', cost: '{1}' })).toEqual(['118.3']);
  expect(against(sit([idol, elf]), { pay: 'mana', cost: '{1}' })).toEqual([]);
  expect(
    against(sit([idol, elf]), { pay: 'mana', cost: '{1}' }, { pay: 'tap' }, { pay: 'life', amount: 20 }),
  ).toEqual([]);
  expect(
    against(sit([idol, elf]), { pay: 'mana', cost: '{1}' }, { pay: 'tap' }, { pay: 'life', amount: 21 }),
  ).toEqual(['119.4']);
  expect(
    against(sit([idol, elf]), { pay: 'mana', cost: '{2}' }, { pay: 'tap' }, { pay: 'life', amount: 1 }),
  ).toEqual(['118.3']);
  expect(
    against(sit([{ ...idol, with: { tapped: true } }, elf]), { pay: 'mana', cost: '{1}' }, { pay: 'tap' }),
  ).toEqual(['107.5']);
});

test('118.3: what is refused names who can’t pay what', () => {
  const verdict: Verdict = canPay(sit([idol]), context, [{ pay: 'mana', cost: '{2}{G}' }]);
  expect(verdict).toEqual({
    ok: false,
    refusals: [
      {
        rule: '118.3',
        because: '{p0} can’t pay {cost}.',
        objects: [0],
        players: [0],
        values: { cost: '{2}{G}' },
      },
    ],
  });
});

test('118.10: nothing is used up, or tapped, for two parts', () => {
  const sacrifice: CostPart = { pay: 'sacrifice', what: creatures };
  const tapping: CostPart = { pay: 'tapPermanents', what: creatures, count: 1 };
  expect(against(sit([idol, bear]), sacrifice, sacrifice)).toEqual(['118.10']);
  expect(against(sit([idol, bear, elf]), sacrifice, sacrifice)).toEqual([]);
  expect(against(sit([idol, bear]), tapping, tapping)).toEqual(['118.10']);
  // Tapped, then sacrificed.
  expect(against(sit([idol, bear]), tapping, sacrifice)).toEqual([]);
  expect(against(sit([idol, bear]), sacrifice, { pay: 'returnToHand', what: creatures })).toEqual(['118.10']);
});

test('118.10: what is tapped itself isn’t tapped for another part', () => {
  const tapArtifact: CostPart = { pay: 'tapPermanents', what: { type: 'artifact' }, count: 1 };
  const verdict = canPay(sit([idol]), context, [{ pay: 'tap' }, tapArtifact]);
  expect(verdict).toMatchObject({ refusals: [{ rule: '118.10', objects: [0] }] });
  expect(against(sit([idol]), tapArtifact)).toEqual([]);
  expect(against(sit([idol, idol]), { pay: 'tap' }, tapArtifact)).toEqual([]);
});

test('118.10: the part for which there is least to choose from is looked at first, in any order', () => {
  const golem: Placed = { card: card('Golem', ['artifact', 'creature'], null) };
  const either: readonly CostPart[] = [
    { pay: 'sacrifice', what: creatures },
    { pay: 'sacrifice', what: { type: 'artifact' } },
  ];
  for (const cost of [either, either.toReversed()]) {
    // The golem is given up as the artifact, the bear as the creature.
    expect(against(sit([golem, bear]), ...cost)).toEqual([]);
    expect(against(sit([golem]), ...cost)).toEqual(['118.10']);
  }
});

test('118.6: what has no mana cost is named', () => {
  expect(canPay(sit([idol]), context, null)).toMatchObject({ refusals: [{ rule: '118.6', objects: [0] }] });
});

test('118.3: what there is to pay with is asked each time', () => {
  const game = sit([idol, elf]);
  expect(against(game, { pay: 'mana', cost: '{2}' })).toEqual(['118.3']);
  float(game, 'G');
  expect(against(game, { pay: 'mana', cost: '{2}' })).toEqual([]);
  float(game);
  expect(against(game, { pay: 'mana', cost: '{2}' })).toEqual(['118.3']);
  // Life for Phyrexian mana as well.
  expect(against(game, { pay: 'mana', cost: '{W/P}{W/P}' })).toEqual([]);
  write(game).player(0).life = 3;
  expect(against(game, { pay: 'mana', cost: '{W/P}{W/P}' })).toEqual(['118.3']);
});

test('118.3: what a part takes makes no mana, and what is to be sacrificed does before', () => {
  const tapping: CostPart = { pay: 'tapPermanents', what: creatures, count: 1 };
  expect(against(sit([idol, elf]), { pay: 'mana', cost: '{G}' }, tapping)).toEqual(['118.3']);
  expect(against(sit([idol, elf, bear]), { pay: 'mana', cost: '{G}' }, tapping)).toEqual([]);
  expect(
    against(sit([idol, elf]), { pay: 'mana', cost: '{G}' }, { pay: 'sacrifice', what: creatures }),
  ).toEqual([]);
  // Its own {T} is either.
  const rock: Placed = { card: card('Idol', ['artifact'], null, tapFor('C')) };
  expect(against(sit([rock]), { pay: 'mana', cost: '{1}' })).toEqual([]);
  expect(against(sit([rock]), { pay: 'mana', cost: '{1}' }, { pay: 'tap' })).toEqual(['118.3']);
  // Sacrificed for mana, or for the cost.
  const treasure: Placed = {
    card: card(
      'Treasure',
      ['artifact'],
      null,
      activated([{ pay: 'tap' }, { pay: 'sacrifice', what: 'self' }], { do: 'addMana', mana: ['C'] }),
    ),
  };
  const artifacts: CostPart = { pay: 'sacrifice', what: { type: 'artifact', other: true } };
  expect(against(sit([idol, treasure]), { pay: 'mana', cost: '{1}' })).toEqual([]);
  expect(against(sit([idol, treasure]), { pay: 'mana', cost: '{1}' }, artifacts)).toEqual(['118.3']);
});

test('601.2h: objects that are chosen already are those that are taken', () => {
  const game = sit([idol, elf, bear]);
  const cost: readonly CostPart[] = [
    { pay: 'mana', cost: '{G}' },
    { pay: 'tapPermanents', what: creatures, count: 1 },
  ];
  expect(rules(canPayLocked(game, context, cost, { 1: [2] }))).toEqual([]);
  expect(rules(canPayLocked(game, context, cost, { 1: [1] }))).toEqual(['118.3']);
  expect(planFor(game, context, cost, {}, false)).toMatchObject({
    activations: [{ object: 1 }],
    spend: ['G'],
  });
  expect(planFor(game, context, cost, { 1: [1] }, false)).toBeNull();
  float(game, 'G');
  expect(planFor(game, context, cost, { 1: [1] }, false)).toMatchObject({ activations: [], spend: ['G'] });
});

test('119.4: life for the cost isn’t there for its mana', () => {
  const game = sit([idol]);
  write(game).player(0).life = 4;
  expect(against(game, { pay: 'mana', cost: '{W/P}' }, { pay: 'life', amount: 2 })).toEqual([]);
  expect(against(game, { pay: 'mana', cost: '{W/P}' }, { pay: 'life', amount: 3 })).toEqual(['118.3']);
});

test('601.2g: what each part keeps from making mana', () => {
  const reserved = (cost: readonly CostPart[], chosen: Readonly<Record<number, readonly number[]>> = {}) => {
    const { tapping, up, stays, uses } = reservedFor(sit([idol]), context, cost, chosen);
    return { tapping: [...tapping], up: [...up], stays: [...stays], uses };
  };
  const none = { tapping: [], up: [], stays: [], uses: {} };
  expect(reserved([])).toEqual(none);
  expect(reserved([{ pay: 'mana', cost: '{1}' }])).toEqual(none);
  expect(reserved([{ pay: 'tap' }])).toEqual({ ...none, tapping: [0] });
  expect(reserved([{ pay: 'untap' }])).toEqual({ ...none, tapping: [0] });
  expect(
    reserved([
      { pay: 'mana', cost: '{1}' },
      { pay: 'life', amount: 2 },
    ]),
  ).toEqual({ ...none, uses: { life: 2 } });
  expect(reserved([{ pay: 'loyalty', change: -1 }])).toEqual({
    ...none,
    stays: [0],
    uses: { '0 loyalty': 1 },
  });
  expect(reserved([{ pay: 'putCounters', kind: '-1/-1', count: 1 }])).toEqual({ ...none, stays: [0] });
  const charge = { '0 charge': 1 };
  expect(reserved([{ pay: 'removeCounters', kind: 'charge', count: 1 }])).toEqual({
    ...none,
    stays: [0],
    uses: charge,
  });
  const from = reserved([{ pay: 'removeCounters', kind: 'charge', from: creatures, count: 3 }], {
    0: [3, 4, 3],
  });
  expect(from).toEqual({ ...none, up: [3, 4], uses: { '3 charge': 2, '4 charge': 1 } });
  const cost = [
    { pay: 'tapPermanents', what: creatures, count: 2 },
    { pay: 'sacrifice', what: creatures },
    { pay: 'discard', what: {} },
  ] as const;
  expect(reserved(cost)).toEqual(none);
  expect(reserved(cost, { 0: [3, 4], 1: [5], 2: [6] })).toEqual({ ...none, tapping: [3, 4], up: [5, 6] });
});

test('601.2g: which objects pay for a part matters to the mana only if they are tapped, or could be given up for some', () => {
  const altar: Placed = {
    card: card(
      'Altar',
      ['artifact'],
      null,
      activated([{ pay: 'sacrifice', what: creatures }], { do: 'addMana', mana: ['C'] }),
    ),
  };
  const sacrifice: CostPart = { pay: 'sacrifice', what: creatures };
  expect(mattersForMana(sit([idol, elf]), context, [sacrifice])).toBe(false);
  expect(
    mattersForMana(sit([idol, elf]), context, [{ pay: 'tapPermanents', what: creatures, count: 1 }]),
  ).toBe(true);
  expect(mattersForMana(sit([idol, elf, altar]), context, [sacrifice])).toBe(true);
  expect(mattersForMana(sit([idol, elf, { ...altar, owner: 1 }]), context, [sacrifice])).toBe(false);
});
