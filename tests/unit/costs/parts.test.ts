import { expect, test } from 'vitest';
import { costContext } from '../../../machines/rules/effects/costs/context.ts';
import { partEvents, partVerdict } from '../../../machines/rules/effects/costs/parts.ts';
import { unitsVerdict } from '../../../machines/rules/effects/costs/spending.ts';
import type { Game } from '../../../machines/rules/state/game.ts';
import type { ManaUnit } from '../../../machines/rules/state/mana.ts';
import { parseManaCost } from '../../../machines/rules/state/mana-cost.ts';
import type { Verdict } from '../../../machines/rules/state/verdict.ts';
import type { CostPart } from '../../../machines/rules/state/vocabulary/index.ts';
import { write } from '../../../machines/rules/state/write.ts';
import { card, creature, type Placed, smallGame, statement } from '../support/small-game.ts';

/** What pays: an artifact of Ada's, and what is beside it. */
interface Table {
  readonly idol?: Omit<Placed, 'card'>;
  readonly placed?: readonly Placed[];
  readonly life?: number;
  readonly energy?: number;
}

function table({ energy = 0, idol = {}, life = 20, placed = [] }: Table = {}): {
  readonly game: Game;
  readonly self: number;
} {
  const { game, id } = smallGame([{ card: card('Idol', ['artifact']), ...idol }, ...placed]);
  const player = write(game).player(0);
  player.life = life;
  player.counters = { energy };
  return { game, self: id('Idol') };
}

/** The rules by which a part can’t be paid; none where it can. */
function rulesAgainst(part: CostPart, of: Table = {}): readonly string[] {
  const { game, self } = table(of);
  return rulesOf(partVerdict(game, costContext(0, self), part));
}

const rulesOf = (verdict: Verdict): readonly string[] =>
  verdict.ok ? [] : verdict.refusals.map(({ rule }) => rule);

const counters = (kind: string, count: number): Table => ({
  idol: { with: { counters: { [kind]: count } } },
});
const bear = creature('Bear', 2, 2);
const ox = creature('Ox', 2, 4);
const mine: Placed = { card: bear };
const theirs: Placed = { card: ox, owner: 1 };
const anyCreature = { type: 'creature' } as const;

test('107.5, 107.6: only an untapped permanent is tapped as a cost, only a tapped one untapped', () => {
  const tapped: Table = { idol: { with: { tapped: true } } };
  expect(rulesAgainst({ pay: 'tap' })).toEqual([]);
  expect(rulesAgainst({ pay: 'tap' }, tapped)).toEqual(['107.5']);
  expect(rulesAgainst({ pay: 'untap' }, tapped)).toEqual([]);
  expect(rulesAgainst({ pay: 'untap' })).toEqual(['107.6']);
  // By who controls it, and only on the battlefield (118.3).
  expect(rulesAgainst({ pay: 'tap' }, { idol: { owner: 1 } })).toEqual(['118.3']);
  expect(rulesAgainst({ pay: 'tap' }, { idol: { zone: 'graveyard' } })).toEqual(['118.3']);
});

test('119.4: as much life is paid as there is, and none by who can’t lose any (119.8)', () => {
  const bound: Placed = {
    card: card('Bond', ['enchantment'], [statement({ players: 'you', rules: [{ rule: 'cantLoseLife' }] })]),
  };
  expect(rulesAgainst({ pay: 'life', amount: 20 })).toEqual([]);
  expect(rulesAgainst({ pay: 'life', amount: 21 })).toEqual(['119.4']);
  expect(rulesAgainst({ pay: 'life', amount: 1 }, { placed: [bound] })).toEqual(['119.8']);
  // Who can’t lose any, or has none, can still pay 0.
  expect(rulesAgainst({ pay: 'life', amount: 0 }, { placed: [bound] })).toEqual([]);
  expect(rulesAgainst({ pay: 'life', amount: 0 }, { life: -1 })).toEqual([]);
});

test('107.14, 606.6, 118.3: no more counters are removed than there are', () => {
  expect(rulesAgainst({ pay: 'energy', amount: 2 }, { energy: 2 })).toEqual([]);
  expect(rulesAgainst({ pay: 'energy', amount: 3 }, { energy: 2 })).toEqual(['107.14']);
  expect(rulesAgainst({ pay: 'loyalty', change: -2 }, counters('loyalty', 2))).toEqual([]);
  expect(rulesAgainst({ pay: 'loyalty', change: -3 }, counters('loyalty', 2))).toEqual(['606.6']);
  expect(rulesAgainst({ pay: 'loyalty', change: 0 })).toEqual([]);
  expect(rulesAgainst({ pay: 'loyalty', change: 2 })).toEqual([]);
  expect(rulesAgainst({ pay: 'removeCounters', kind: 'charge', count: 2 }, counters('charge', 2))).toEqual(
    [],
  );
  expect(rulesAgainst({ pay: 'removeCounters', kind: 'charge', count: 2 }, counters('charge', 1))).toEqual([
    '118.3',
  ]);
  expect(rulesAgainst({ pay: 'removeCounters', kind: 'charge', count: 1 }, counters('oil', 1))).toEqual([
    '118.3',
  ]);
});

test('118.3: counters are put on it only on the battlefield', () => {
  expect(rulesAgainst({ pay: 'putCounters', kind: '-1/-1', count: 1 })).toEqual([]);
  expect(rulesAgainst({ pay: 'putCounters', kind: '-1/-1', count: 1 }, { idol: { zone: 'hand' } })).toEqual([
    '118.3',
  ]);
});

test('701.17b, 118.3: no more cards are milled or exiled from a library than there are', () => {
  const placed: readonly Placed[] = [
    { card: bear, zone: 'library' },
    { card: ox, zone: 'library' },
    { card: creature('Elk', 3, 3), zone: 'library', owner: 1 },
  ];
  expect(rulesAgainst({ pay: 'mill', count: 2 }, { placed })).toEqual([]);
  expect(rulesAgainst({ pay: 'mill', count: 3 }, { placed })).toEqual(['701.17b']);
  expect(rulesAgainst({ pay: 'exileTop', count: 2 }, { placed })).toEqual([]);
  expect(rulesAgainst({ pay: 'exileTop', count: 3 }, { placed })).toEqual(['118.3']);
});

test('118.3: what is refused names who can’t pay, with what, and how much there is', () => {
  const refusal = (part: CostPart, of: Table = {}) => {
    const { game, self } = table(of);
    const verdict = partVerdict(game, costContext(0, self), part);
    const [first] = verdict.ok ? [] : verdict.refusals;
    return { ...first, self: first?.objects.includes(self) };
  };
  expect(refusal({ pay: 'life', amount: 21 })).toMatchObject({ players: [0], values: { has: 20 } });
  expect(refusal({ pay: 'energy', amount: 1 })).toMatchObject({
    rule: '107.14',
    players: [0],
    values: { has: 0 },
  });
  expect(refusal({ pay: 'loyalty', change: -3 }, counters('loyalty', 2))).toMatchObject({
    self: true,
    values: { has: 2 },
  });
  expect(refusal({ pay: 'removeCounters', kind: 'oil', count: 1 })).toMatchObject({
    self: true,
    values: { kind: 'oil' },
  });
  expect(refusal({ pay: 'mill', count: 1 })).toMatchObject({ players: [0], values: { cards: 0 } });
  expect(refusal({ pay: 'sacrifice', what: { type: 'battle' } })).toMatchObject({
    self: true,
    values: { about: 'sacrifice as a cost' },
  });
  expect(refusal({ pay: 'tap' }, { idol: { with: { tapped: true } } })).toMatchObject({ self: true });
  expect(refusal({ pay: 'tap' }, { idol: { owner: 1 } })).toMatchObject({ self: true, players: [0] });
  expect(refusal({ pay: 'putCounters', kind: '-1/-1', count: 1 }, { idol: { zone: 'hand' } })).toMatchObject({
    self: true,
  });
});

test('118.3: a player pays with permanents of their own, and with as many as are asked for', () => {
  const withBoth: Table = { placed: [mine, theirs] };
  const tappedBear: Table = { placed: [{ card: bear, with: { tapped: true } }] };
  expect(rulesAgainst({ pay: 'sacrifice', what: anyCreature }, withBoth)).toEqual([]);
  expect(rulesAgainst({ pay: 'sacrifice', what: anyCreature }, { placed: [theirs] })).toEqual(['118.3']);
  expect(rulesAgainst({ pay: 'sacrifice', what: anyCreature, count: 2 }, withBoth)).toEqual(['118.3']);
  expect(rulesAgainst({ pay: 'sacrifice', what: anyCreature, count: 2, upTo: true })).toEqual([]);
  expect(rulesAgainst({ pay: 'sacrifice', what: 'self' })).toEqual([]);
  expect(rulesAgainst({ pay: 'sacrifice', what: 'self' }, { idol: { zone: 'graveyard' } })).toEqual([
    '118.3',
  ]);
  expect(rulesAgainst({ pay: 'tapPermanents', what: anyCreature, count: 1 }, withBoth)).toEqual([]);
  expect(rulesAgainst({ pay: 'tapPermanents', what: anyCreature, count: 1 }, tappedBear)).toEqual(['118.3']);
  expect(rulesAgainst({ pay: 'returnToHand', what: anyCreature }, withBoth)).toEqual([]);
  expect(rulesAgainst({ pay: 'returnToHand', what: anyCreature }, { placed: [theirs] })).toEqual(['118.3']);
  const charged: Table = { placed: [{ card: bear, with: { counters: { charge: 2 } } }] };
  const fromCreatures = { pay: 'removeCounters', kind: 'charge', from: anyCreature } as const;
  expect(rulesAgainst({ ...fromCreatures, count: 2 }, charged)).toEqual([]);
  expect(rulesAgainst({ ...fromCreatures, count: 3 }, charged)).toEqual(['118.3']);
});

test('118.3: and with cards of their own where those are', () => {
  const inHand: Table = { placed: [{ card: bear, zone: 'hand' }] };
  const inGraveyard: Table = { placed: [{ card: bear, zone: 'graveyard' }] };
  expect(rulesAgainst({ pay: 'discard', what: anyCreature }, inHand)).toEqual([]);
  expect(rulesAgainst({ pay: 'discard', what: anyCreature, count: 2 }, inHand)).toEqual(['118.3']);
  expect(rulesAgainst({ pay: 'discard', what: { type: 'land' } }, inHand)).toEqual(['118.3']);
  expect(rulesAgainst({ pay: 'discard', what: 'hand' })).toEqual([]);
  expect(rulesAgainst({ pay: 'discard', what: 'self' }, { idol: { zone: 'hand' } })).toEqual([]);
  expect(rulesAgainst({ pay: 'discard', what: 'self' })).toEqual(['118.3']);
  expect(rulesAgainst({ pay: 'reveal', what: anyCreature }, inHand)).toEqual([]);
  expect(rulesAgainst({ pay: 'reveal', what: { type: 'land' } }, inHand)).toEqual(['118.3']);
  expect(rulesAgainst({ pay: 'exile', what: { zone: 'graveyard' } }, inGraveyard)).toEqual([]);
  expect(rulesAgainst({ pay: 'exile', what: { zone: 'graveyard' } }, inHand)).toEqual(['118.3']);
  expect(rulesAgainst({ pay: 'exile', what: anyCreature }, { placed: [mine] })).toEqual([]);
  expect(rulesAgainst({ pay: 'exile', what: anyCreature }, { placed: [theirs] })).toEqual(['118.3']);
  expect(
    rulesAgainst({ pay: 'exile', what: 'self', from: 'graveyard' }, { idol: { zone: 'graveyard' } }),
  ).toEqual([]);
  expect(rulesAgainst({ pay: 'exile', what: 'self', from: 'graveyard' })).toEqual(['118.3']);
  expect(rulesAgainst({ pay: 'exile', what: 'self' })).toEqual([]);
  const exiled: Table = { placed: [{ card: bear, zone: 'exile' }] };
  expect(rulesAgainst({ pay: 'putIntoGraveyard', what: { zone: 'exile' } }, exiled)).toEqual([]);
  expect(rulesAgainst({ pay: 'putIntoGraveyard', what: { zone: 'exile' } })).toEqual(['118.3']);
});

test('118.1: paying a part is what happens to pay it', () => {
  const { game, self } = table({ placed: [mine, { card: ox, zone: 'hand' }] });
  const [bearId, oxId] = [self + 1, self + 2];
  const paying = (part: CostPart, ...objects: readonly number[]) =>
    partEvents(game, costContext(0, self), part, objects);
  expect(paying({ pay: 'tap' })).toEqual([{ type: 'tap', object: self }]);
  expect(paying({ pay: 'untap' })).toEqual([{ type: 'untap', object: self }]);
  expect(paying({ pay: 'life', amount: 2 })).toEqual([{ type: 'payLife', player: 0, amount: 2 }]);
  expect(paying({ pay: 'energy', amount: 3 })).toEqual([
    { type: 'removeCounters', on: { player: 0 }, kind: 'energy', count: 3 },
  ]);
  expect(paying({ pay: 'mill', count: 2 })).toEqual([{ type: 'mill', player: 0, count: 2 }]);
  const loyalty = { on: { object: self }, kind: 'loyalty' };
  expect(paying({ pay: 'loyalty', change: 2 })).toEqual([
    { type: 'putCounters', ...loyalty, count: 2, player: 0 },
  ]);
  expect(paying({ pay: 'loyalty', change: -2 })).toEqual([{ type: 'removeCounters', ...loyalty, count: 2 }]);
  expect(paying({ pay: 'loyalty', change: 0 })).toEqual([]);
  expect(paying({ pay: 'putCounters', kind: '-1/-1', count: 2 })).toEqual([
    { type: 'putCounters', on: { object: self }, kind: '-1/-1', count: 2, player: 0 },
  ]);
  expect(paying({ pay: 'removeCounters', kind: 'charge', count: 2 })).toEqual([
    { type: 'removeCounters', on: { object: self }, kind: 'charge', count: 2 },
  ]);
  // As often as each was chosen.
  const fromCreatures: CostPart = { pay: 'removeCounters', kind: 'charge', count: 3, from: anyCreature };
  expect(paying(fromCreatures, bearId, self, bearId)).toEqual([
    { type: 'removeCounters', on: { object: bearId }, kind: 'charge', count: 2 },
    { type: 'removeCounters', on: { object: self }, kind: 'charge', count: 1 },
  ]);
  expect(paying({ pay: 'sacrifice', what: anyCreature }, bearId)).toEqual([
    { type: 'sacrifice', object: bearId, player: 0 },
  ]);
  expect(paying({ pay: 'tapPermanents', what: anyCreature, count: 1 }, bearId)).toEqual([
    { type: 'tap', object: bearId },
  ]);
  expect(paying({ pay: 'discard', what: anyCreature }, oxId)).toEqual([
    { type: 'discard', object: oxId, player: 0 },
  ]);
  expect(paying({ pay: 'reveal', what: anyCreature }, oxId)).toEqual([
    { type: 'reveal', objects: [oxId], to: 'all' },
  ]);
  expect(paying({ pay: 'returnToHand', what: anyCreature }, bearId)).toMatchObject([
    { type: 'move', object: bearId, to: 'hand', why: 'return' },
  ]);
  expect(paying({ pay: 'putIntoGraveyard', what: { zone: 'hand' } }, oxId)).toMatchObject([
    { type: 'move', object: oxId, to: 'graveyard', why: 'return' },
  ]);
  for (const part of [
    { pay: 'exile', what: anyCreature },
    { pay: 'exileTop', count: 1 },
  ] as const)
    expect(paying(part, bearId)).toMatchObject([{ type: 'move', object: bearId, to: 'exile', why: 'exile' }]);
});

test('601.2h: exactly mana that is in the pool, and may be spent on it, pays a cost', () => {
  const { game, self } = table();
  const unit = (type: ManaUnit['type'], more: Partial<ManaUnit> = {}): ManaUnit => ({
    type,
    source: self,
    snow: false,
    spendOnly: null,
    lasts: false,
    ...more,
  });
  write(game).player(0).pool = [unit('G'), unit('U'), unit('R', { spendOnly: 'creatureSpells' })];
  const paying = (mana: string, ...units: readonly number[]) =>
    rulesOf(unitsVerdict(game, costContext(0, self), parseManaCost(mana), units));
  expect(paying('{1}{G}', 0, 1)).toEqual([]);
  expect(paying('{1}{G}', 1, 0)).toEqual([]);
  expect(paying('{G}{G}', 0, 1)).toEqual(['118.3']);
  // Neither too little nor too much, and none twice or that isn’t there.
  expect(paying('{1}{G}', 0)).toEqual(['118.3']);
  expect(paying('{G}', 0, 1)).toEqual(['118.3']);
  expect(paying('{1}{G}', 0, 0)).toEqual(['118.3a']);
  expect(paying('{G}', 3)).toEqual(['118.3a']);
  expect(paying('{R}', 2)).toEqual(['106.6']);
});
