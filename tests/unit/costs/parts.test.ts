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
  expect(rulesAgainst({ tap: true })).toEqual([]);
  expect(rulesAgainst({ tap: true }, tapped)).toEqual(['107.5']);
  expect(rulesAgainst({ untap: true }, tapped)).toEqual([]);
  expect(rulesAgainst({ untap: true })).toEqual(['107.6']);
  // By who controls it, and only on the battlefield (118.3).
  expect(rulesAgainst({ tap: true }, { idol: { owner: 1 } })).toEqual(['118.3']);
  expect(rulesAgainst({ tap: true }, { idol: { zone: 'graveyard' } })).toEqual(['118.3']);
});

test('119.4: as much life is paid as there is, and none by who can’t lose any (119.8)', () => {
  const bound: Placed = {
    card: card('Bond', ['enchantment'], [statement({ players: 'you', rules: [{ cantLoseLife: true }] })]),
  };
  expect(rulesAgainst({ payLife: 20 })).toEqual([]);
  expect(rulesAgainst({ payLife: 21 })).toEqual(['119.4']);
  expect(rulesAgainst({ payLife: 1 }, { placed: [bound] })).toEqual(['119.8']);
  // Who can’t lose any, or has none, can still pay 0.
  expect(rulesAgainst({ payLife: 0 }, { placed: [bound] })).toEqual([]);
  expect(rulesAgainst({ payLife: 0 }, { life: -1 })).toEqual([]);
});

test('107.14, 606.6, 118.3: no more counters are removed than there are', () => {
  expect(rulesAgainst({ payEnergy: 2 }, { energy: 2 })).toEqual([]);
  expect(rulesAgainst({ payEnergy: 3 }, { energy: 2 })).toEqual(['107.14']);
  expect(rulesAgainst({ loyalty: -2 }, counters('loyalty', 2))).toEqual([]);
  expect(rulesAgainst({ loyalty: -3 }, counters('loyalty', 2))).toEqual(['606.6']);
  expect(rulesAgainst({ loyalty: 0 })).toEqual([]);
  expect(rulesAgainst({ loyalty: 2 })).toEqual([]);
  expect(rulesAgainst({ removeCounters: 'charge', count: 2 }, counters('charge', 2))).toEqual([]);
  expect(rulesAgainst({ removeCounters: 'charge', count: 2 }, counters('charge', 1))).toEqual(['118.3']);
  expect(rulesAgainst({ removeCounters: 'charge', count: 1 }, counters('oil', 1))).toEqual(['118.3']);
});

test('118.3: counters are put on it only on the battlefield', () => {
  expect(rulesAgainst({ putCounters: '-1/-1', count: 1 })).toEqual([]);
  expect(rulesAgainst({ putCounters: '-1/-1', count: 1 }, { idol: { zone: 'hand' } })).toEqual(['118.3']);
});

test('701.17b, 118.3: no more cards are milled or exiled from a library than there are', () => {
  const placed: readonly Placed[] = [
    { card: bear, zone: 'library' },
    { card: ox, zone: 'library' },
    { card: creature('Elk', 3, 3), zone: 'library', owner: 1 },
  ];
  expect(rulesAgainst({ mill: 2 }, { placed })).toEqual([]);
  expect(rulesAgainst({ mill: 3 }, { placed })).toEqual(['701.17b']);
  expect(rulesAgainst({ exileTop: 2 }, { placed })).toEqual([]);
  expect(rulesAgainst({ exileTop: 3 }, { placed })).toEqual(['118.3']);
});

test('118.3: what is refused names who can’t pay, with what, and how much there is', () => {
  const refusal = (part: CostPart, of: Table = {}) => {
    const { game, self } = table(of);
    const verdict = partVerdict(game, costContext(0, self), part);
    const [first] = verdict.ok ? [] : verdict.refusals;
    return { ...first, self: first?.objects.includes(self) };
  };
  expect(refusal({ payLife: 21 })).toMatchObject({ players: [0], values: { has: 20 } });
  expect(refusal({ payEnergy: 1 })).toMatchObject({ rule: '107.14', players: [0], values: { has: 0 } });
  expect(refusal({ loyalty: -3 }, counters('loyalty', 2))).toMatchObject({ self: true, values: { has: 2 } });
  expect(refusal({ removeCounters: 'oil', count: 1 })).toMatchObject({ self: true, values: { kind: 'oil' } });
  expect(refusal({ mill: 1 })).toMatchObject({ players: [0], values: { cards: 0 } });
  expect(refusal({ sacrifice: { type: 'battle' } })).toMatchObject({
    self: true,
    values: { about: 'sacrifice as a cost' },
  });
  expect(refusal({ tap: true }, { idol: { with: { tapped: true } } })).toMatchObject({ self: true });
  expect(refusal({ tap: true }, { idol: { owner: 1 } })).toMatchObject({ self: true, players: [0] });
  expect(refusal({ putCounters: '-1/-1', count: 1 }, { idol: { zone: 'hand' } })).toMatchObject({
    self: true,
  });
});

test('118.3: a player pays with permanents of their own, and with as many as are asked for', () => {
  const withBoth: Table = { placed: [mine, theirs] };
  const tappedBear: Table = { placed: [{ card: bear, with: { tapped: true } }] };
  expect(rulesAgainst({ sacrifice: anyCreature }, withBoth)).toEqual([]);
  expect(rulesAgainst({ sacrifice: anyCreature }, { placed: [theirs] })).toEqual(['118.3']);
  expect(rulesAgainst({ sacrifice: anyCreature, count: 2 }, withBoth)).toEqual(['118.3']);
  expect(rulesAgainst({ sacrifice: anyCreature, count: 2, upTo: true })).toEqual([]);
  expect(rulesAgainst({ sacrifice: 'self' })).toEqual([]);
  expect(rulesAgainst({ sacrifice: 'self' }, { idol: { zone: 'graveyard' } })).toEqual(['118.3']);
  expect(rulesAgainst({ tapPermanents: anyCreature, count: 1 }, withBoth)).toEqual([]);
  expect(rulesAgainst({ tapPermanents: anyCreature, count: 1 }, tappedBear)).toEqual(['118.3']);
  expect(rulesAgainst({ returnToHand: anyCreature }, withBoth)).toEqual([]);
  expect(rulesAgainst({ returnToHand: anyCreature }, { placed: [theirs] })).toEqual(['118.3']);
  const charged: Table = { placed: [{ card: bear, with: { counters: { charge: 2 } } }] };
  const fromCreatures = { removeCounters: 'charge', from: anyCreature } as const;
  expect(rulesAgainst({ ...fromCreatures, count: 2 }, charged)).toEqual([]);
  expect(rulesAgainst({ ...fromCreatures, count: 3 }, charged)).toEqual(['118.3']);
});

test('118.3: and with cards of their own where those are', () => {
  const inHand: Table = { placed: [{ card: bear, zone: 'hand' }] };
  const inGraveyard: Table = { placed: [{ card: bear, zone: 'graveyard' }] };
  expect(rulesAgainst({ discard: anyCreature }, inHand)).toEqual([]);
  expect(rulesAgainst({ discard: anyCreature, count: 2 }, inHand)).toEqual(['118.3']);
  expect(rulesAgainst({ discard: { type: 'land' } }, inHand)).toEqual(['118.3']);
  expect(rulesAgainst({ discard: 'hand' })).toEqual([]);
  expect(rulesAgainst({ discard: 'self' }, { idol: { zone: 'hand' } })).toEqual([]);
  expect(rulesAgainst({ discard: 'self' })).toEqual(['118.3']);
  expect(rulesAgainst({ reveal: anyCreature }, inHand)).toEqual([]);
  expect(rulesAgainst({ reveal: { type: 'land' } }, inHand)).toEqual(['118.3']);
  expect(rulesAgainst({ exile: { zone: 'graveyard' } }, inGraveyard)).toEqual([]);
  expect(rulesAgainst({ exile: { zone: 'graveyard' } }, inHand)).toEqual(['118.3']);
  expect(rulesAgainst({ exile: anyCreature }, { placed: [mine] })).toEqual([]);
  expect(rulesAgainst({ exile: anyCreature }, { placed: [theirs] })).toEqual(['118.3']);
  expect(rulesAgainst({ exile: 'self', from: 'graveyard' }, { idol: { zone: 'graveyard' } })).toEqual([]);
  expect(rulesAgainst({ exile: 'self', from: 'graveyard' })).toEqual(['118.3']);
  expect(rulesAgainst({ exile: 'self' })).toEqual([]);
  const exiled: Table = { placed: [{ card: bear, zone: 'exile' }] };
  expect(rulesAgainst({ putIntoGraveyard: { zone: 'exile' } }, exiled)).toEqual([]);
  expect(rulesAgainst({ putIntoGraveyard: { zone: 'exile' } })).toEqual(['118.3']);
});

test('118.1: paying a part is what happens to pay it', () => {
  const { game, self } = table({ placed: [mine, { card: ox, zone: 'hand' }] });
  const [bearId, oxId] = [self + 1, self + 2];
  const paying = (part: CostPart, ...objects: readonly number[]) =>
    partEvents(game, costContext(0, self), part, objects);
  expect(paying({ tap: true })).toEqual([{ type: 'tap', object: self }]);
  expect(paying({ untap: true })).toEqual([{ type: 'untap', object: self }]);
  expect(paying({ payLife: 2 })).toEqual([{ type: 'payLife', player: 0, amount: 2 }]);
  expect(paying({ payEnergy: 3 })).toEqual([
    { type: 'removeCounters', on: { player: 0 }, kind: 'energy', count: 3 },
  ]);
  expect(paying({ mill: 2 })).toEqual([{ type: 'mill', player: 0, count: 2 }]);
  const loyalty = { on: { object: self }, kind: 'loyalty' };
  expect(paying({ loyalty: 2 })).toEqual([{ type: 'putCounters', ...loyalty, count: 2, player: 0 }]);
  expect(paying({ loyalty: -2 })).toEqual([{ type: 'removeCounters', ...loyalty, count: 2 }]);
  expect(paying({ loyalty: 0 })).toEqual([]);
  expect(paying({ putCounters: '-1/-1', count: 2 })).toEqual([
    { type: 'putCounters', on: { object: self }, kind: '-1/-1', count: 2, player: 0 },
  ]);
  expect(paying({ removeCounters: 'charge', count: 2 })).toEqual([
    { type: 'removeCounters', on: { object: self }, kind: 'charge', count: 2 },
  ]);
  // As often as each was chosen.
  const fromCreatures: CostPart = { removeCounters: 'charge', count: 3, from: anyCreature };
  expect(paying(fromCreatures, bearId, self, bearId)).toEqual([
    { type: 'removeCounters', on: { object: bearId }, kind: 'charge', count: 2 },
    { type: 'removeCounters', on: { object: self }, kind: 'charge', count: 1 },
  ]);
  expect(paying({ sacrifice: anyCreature }, bearId)).toEqual([
    { type: 'sacrifice', object: bearId, player: 0 },
  ]);
  expect(paying({ tapPermanents: anyCreature, count: 1 }, bearId)).toEqual([{ type: 'tap', object: bearId }]);
  expect(paying({ discard: anyCreature }, oxId)).toEqual([{ type: 'discard', object: oxId, player: 0 }]);
  expect(paying({ reveal: anyCreature }, oxId)).toEqual([{ type: 'reveal', objects: [oxId], to: 'all' }]);
  expect(paying({ returnToHand: anyCreature }, bearId)).toMatchObject([
    { type: 'move', object: bearId, to: 'hand', why: 'return' },
  ]);
  expect(paying({ putIntoGraveyard: { zone: 'hand' } }, oxId)).toMatchObject([
    { type: 'move', object: oxId, to: 'graveyard', why: 'return' },
  ]);
  for (const part of [{ exile: anyCreature }, { exileTop: 1 }] as const)
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
