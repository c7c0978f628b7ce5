import { expect, test } from 'vitest';
import { castings, mayActivate, mayCast, mayPlayLand } from '../../../machines/casting/index.ts';
import type { Ability, TargetSpec } from '../../../machines/rules/index.ts';
import { write } from '../../../machines/rules/index.ts';
import {
  activate,
  activated,
  card,
  cast,
  creature,
  float,
  follow,
  land,
  objects,
  type Placed,
  player,
  putTrigger,
  questions,
  refOf,
  rules,
  sit,
  top,
} from './table.ts';

const sorcery = (manaCost: string, ...abilities: readonly Ability[]): Placed => ({
  card: card('Sorcery', ['sorcery'], manaCost, ...abilities),
  zone: 'hand',
});
const instant = (manaCost: string, ...abilities: readonly Ability[]): Placed => ({
  card: card('Instant', ['instant'], manaCost, ...abilities),
  zone: 'hand',
});
const targeting = (...targets: readonly TargetSpec[]): Ability => ({ kind: 'spell', targets, effect: [] });
const bear: Placed = { card: creature('Bear') };
const otherBear: Placed = { card: creature('Wolf'), owner: 1 };
const aCreature: TargetSpec = { objects: { type: 'creature' } };

test('601.2a: the card becomes a spell on the stack that its caster controls', () => {
  const game = sit([sorcery('{0}', { kind: 'spell', effect: [] })]);
  expect(cast(game, 0).ok).toBe(true);
  expect(top(game)).toMatchObject({ zone: 'stack', controller: 0, stack: { source: null } });
  expect(top(game).stack?.choices.from).toBe('hand');
  expect(game.players[0]?.hand).toEqual([]);
  expect(game.frames).toEqual([]);
  expect(game.checkpoints).toEqual([]);
  expect(game.happened.map(({ event }) => event.type)).toContain('cast');
});

test('117.1a: a sorcery needs the caster’s main phase and an empty stack; an instant doesn’t', () => {
  const cards = [
    sorcery('{0}', { kind: 'spell', effect: [] }),
    instant('{0}', { kind: 'spell', effect: [] }),
  ];
  const game = sit(cards);
  expect(castings(game, 0).map(({ verdict }) => verdict.ok)).toEqual([true, true]);
  write(game).turn().active = 1;
  expect(rules(mayCast(game, 0, 0))).toEqual(['307.1']);
  expect(mayCast(game, 0, 1).ok).toBe(true);
  const combat = sit(cards);
  write(combat).turn().phase = 'combat';
  expect(rules(mayCast(combat, 0, 0))).toEqual(['307.1']);
  const busy = sit(cards);
  cast(busy, 1);
  expect(rules(mayCast(busy, 0, 0))).toEqual(['307.1']);
});

test('702.8a: a creature with flash is cast when an instant could be', () => {
  const withFlash: Placed = {
    card: creature('Ambusher', { kind: 'keyword', keyword: 'flash' }),
    zone: 'hand',
  };
  const game = sit([withFlash, { card: creature('Slow'), zone: 'hand' }, land('Forest'), land('Forest')]);
  write(game).turn().active = 1;
  expect(mayCast(game, 0, 0).ok).toBe(true);
  expect(rules(mayCast(game, 0, 1))).toEqual(['117.1a']);
});

test('305.1: a land is not cast, whatever else it is (305.9); 305.2b: one land a turn, more if an effect says so', () => {
  const exploration: Placed = {
    card: card('Exploration', ['enchantment'], null, {
      kind: 'static',
      players: 'you',
      rules: [{ rule: 'additionalLands', number: 1 }],
    }),
  };
  const hand = { ...land('Forest'), zone: 'hand' as const };
  const game = sit([hand]);
  expect(rules(mayCast(game, 0, 0))).toEqual(['305.1']);
  const citadel = { card: card('Citadel', ['artifact', 'land'], null), zone: 'hand' as const };
  expect(rules(mayCast(sit([citadel]), 0, 0))).toEqual(['305.9']);
  expect(mayPlayLand(game, 0, 0).ok).toBe(true);
  write(game).player(0).landsPlayed = 1;
  expect(rules(mayPlayLand(game, 0, 0))).toEqual(['305.2b']);
  const more = sit([hand, exploration]);
  write(more).player(0).landsPlayed = 1;
  expect(mayPlayLand(more, 0, 0).ok).toBe(true);
  follow(more, 'playLand', [], { player: 0, object: 0 });
  expect(more.players[0]?.landsPlayed).toBe(2);
  expect(more.battlefield).toHaveLength(2);
});

test('305.3: no land in another player’s turn', () => {
  const game = sit([{ ...land('Forest'), zone: 'hand' }]);
  write(game).turn().active = 1;
  expect(rules(mayPlayLand(game, 0, 0))).toEqual(['305.3']);
});

test('601.2c: a target is asked for where there is a choice, and only then', () => {
  const game = sit([instant('{0}', targeting(aCreature)), bear, otherBear]);
  expect(cast(game, 0, [objects(2)]).ok).toBe(true);
  expect(top(game).stack?.choices.targets).toEqual([{ chosen: [{ object: 2 }], divided: [] }]);
  expect(game.happened.map(({ event }) => event.type)).toContain('becomeTarget');
  const alone = sit([instant('{0}', targeting(aCreature)), bear]);
  expect(cast(alone, 0).ok).toBe(true);
  expect(questions).toEqual([]);
});

test('601.2c: without a legal target it can’t be cast; with “up to one” it can', () => {
  expect(rules(mayCast(sit([instant('{0}', targeting(aCreature))]), 0, 0))).toEqual(['601.2c']);
  const upTo = { ...aCreature, count: { min: 0, max: 1 } };
  expect(mayCast(sit([instant('{0}', targeting(upTo))]), 0, 0).ok).toBe(true);
});

test('115.4: any target is a creature, a player, a planeswalker or a battle, and nothing else', () => {
  const walker: Placed = { card: card('Walker', ['planeswalker'], null) };
  const rock: Placed = { card: card('Rock', ['artifact'], null) };
  const game = sit([instant('{0}', targeting({ any: true })), bear, walker, rock]);
  expect(cast(game, 0, [player(1)]).ok).toBe(true);
  expect(questions).toMatchObject([
    { options: [{ object: 1 }, { object: 2 }, { player: 0 }, { player: 1 }], min: 1, max: 1 },
  ]);
});

test('115.5: a spell can’t target itself; another spell it can', () => {
  const counter = targeting({ objects: { stackObject: 'spell' } });
  const game = sit([instant('{0}', counter)]);
  expect(rules(mayCast(game, 0, 0))).toEqual(['601.2c']);
  const other = sit([
    { card: card('Counter', ['instant'], '{0}', counter), zone: 'hand' },
    instant('{0}', { kind: 'spell', effect: [] }),
  ]);
  cast(other, 1);
  const [spell] = other.stack;
  expect(cast(other, 0).ok).toBe(true);
  expect(top(other).stack?.choices.targets[0]?.chosen).toEqual([{ object: spell }]);
});

test('702.11b: hexproof keeps opponents’ spells away, and not its controller’s', () => {
  const hexproof = (owner: 0 | 1): Placed => ({
    card: creature('Snake', { kind: 'keyword', keyword: 'hexproof' }),
    owner,
  });
  expect(rules(mayCast(sit([instant('{0}', targeting(aCreature)), hexproof(1)]), 0, 0))).toEqual([
    '601.2c',
    '702.11b',
  ]);
  expect(mayCast(sit([instant('{0}', targeting(aCreature)), hexproof(0)]), 0, 0).ok).toBe(true);
});

test('115.3: one “target” takes different objects; two may take the same', () => {
  const two = targeting({ ...aCreature, count: { min: 2, max: 2 } });
  expect(rules(mayCast(sit([instant('{0}', two), bear]), 0, 0))).toEqual(['601.2c']);
  const game = sit([instant('{0}', targeting(aCreature, aCreature)), bear]);
  expect(cast(game, 0).ok).toBe(true);
  expect(top(game).stack?.choices.targets.map(({ chosen }) => chosen)).toEqual([
    [{ object: 1 }],
    [{ object: 1 }],
  ]);
});

test('601.2c: a target that must differ: what would leave none isn’t offered', () => {
  const mine: TargetSpec = { objects: { type: 'creature', controller: 'you' } };
  const another: TargetSpec = { ...mine, differentFrom: 0 };
  const game = sit([instant('{0}', targeting(aCreature, another)), bear, otherBear]);
  // The only creature that the second may take is the Bear, so that the first must be the Wolf.
  expect(cast(game, 0).ok).toBe(true);
  expect(top(game).stack?.choices.targets.map(({ chosen }) => chosen)).toEqual([
    [{ object: 2 }],
    [{ object: 1 }],
  ]);
  expect(rules(mayCast(sit([instant('{0}', targeting(mine, another)), bear]), 0, 0))).toEqual(['601.2c']);
});

test('601.2d: what is divided gives each target at least one, so that no more are chosen than there is of it', () => {
  const split = targeting({ ...aCreature, count: { min: 1, max: 5 }, divide: 2 });
  const third: Placed = { card: creature('Elk') };
  const game = sit([instant('{0}', split), bear, otherBear, third]);
  expect(cast(game, 0, [objects(1, 2)]).ok).toBe(true);
  expect(questions).toMatchObject([{ kind: 'choose', max: 2 }]);
  expect(top(game).stack?.choices.targets[0]?.divided).toEqual([1, 1]);
  const three = targeting({ ...aCreature, count: { min: 1, max: 5 }, divide: 3 });
  const asked = sit([instant('{0}', three), bear, otherBear]);
  expect(cast(asked, 0, [objects(1, 2), [1, 2]]).ok).toBe(true);
  expect(top(asked).stack?.choices.targets[0]?.divided).toEqual([1, 2]);
});

const modal = (min: number, max: number, ...targets: readonly (readonly TargetSpec[])[]): Ability => ({
  kind: 'spell',
  modes: { choose: { min, max }, options: targets.map((each) => ({ targets: each, effect: [] })) },
});

test('700.2a: a mode without legal targets can’t be chosen; a choice of one is made', () => {
  const artifact: TargetSpec = { objects: { type: 'artifact' } };
  const game = sit([instant('{0}', modal(1, 1, [artifact], [aCreature], [])), bear]);
  expect(cast(game, 0, [[1]]).ok).toBe(true);
  expect(questions).toMatchObject([
    { kind: 'modes', options: [{ legal: false }, { legal: true }, { legal: true }] },
  ]);
  expect(top(game).stack?.choices).toMatchObject({ modes: [1], targets: [{ chosen: [{ object: 1 }] }] });
  const one = sit([instant('{0}', modal(1, 1, [artifact], [aCreature])), bear]);
  expect(cast(one, 0).ok).toBe(true);
  expect(questions).toEqual([]);
  expect(rules(mayCast(sit([instant('{0}', modal(1, 1, [artifact], [aCreature]))]), 0, 0))).toContain(
    '601.2c',
  );
});

test('601.2b: X is chosen up to what can be paid, and paid', () => {
  const game = sit([sorcery('{X}{X}{R}', { kind: 'spell', effect: [] })]);
  float(game, 'R', 'R', 'R', 'R', 'R', 'R');
  expect(cast(game, 0, [2]).ok).toBe(true);
  expect(questions).toMatchObject([{ kind: 'number', min: 0, max: 2 }]);
  expect(top(game).stack?.choices).toMatchObject({ x: 2, manaSpent: { length: 5 } });
  expect(game.players[0]?.pool).toHaveLength(1);
});

const kicker: Ability = {
  kind: 'static',
  additionalCost: { cost: [{ pay: 'mana', cost: '{2}' }], optional: 'kicker' },
};

test('601.2b, 118.8: an optional cost is offered if it can be paid, and a target that depends on it asked then', () => {
  const ability = targeting({ ...aCreature, ifPaid: 'kicker' });
  const kicked = sit([sorcery('{R}', ability, kicker), bear]);
  float(kicked, 'R', 'R', 'R');
  expect(cast(kicked, 0, [true]).ok).toBe(true);
  expect(top(kicked).stack?.choices).toMatchObject({
    paid: ['kicker'],
    targets: [{ chosen: [{ object: 1 }] }],
  });
  expect(kicked.players[0]?.pool).toEqual([]);
  const not = sit([sorcery('{R}', ability, kicker), bear]);
  float(not, 'R', 'R', 'R');
  expect(cast(not, 0, [false]).ok).toBe(true);
  expect(top(not).stack?.choices).toMatchObject({ paid: [], targets: [{ chosen: [] }] });
  const poor = sit([sorcery('{R}', ability, kicker), bear]);
  float(poor, 'R', 'R');
  expect(cast(poor, 0).ok).toBe(true);
  expect(questions).toEqual([]);
});

test('118.8: an additional cost must be paid: without a creature to sacrifice it can’t be cast', () => {
  const sacrifice: Ability = {
    kind: 'static',
    additionalCost: { cost: [{ pay: 'sacrifice', what: { type: 'creature' }, as: 'sacrificed' }] },
  };
  expect(rules(mayCast(sit([sorcery('{0}', sacrifice)]), 0, 0))).toEqual(['118.3']);
  const game = sit([sorcery('{0}', sacrifice), bear, { card: creature('Elk') }]);
  expect(cast(game, 0, [objects(2)]).ok).toBe(true);
  expect(questions).toMatchObject([{ purpose: 'sacrifice', options: [{ object: 1 }, { object: 2 }] }]);
  expect(game.battlefield).toEqual([1]);
  expect(top(game).stack?.choices.paidWith).toEqual({ sacrificed: [2] });
});

test('601.2b: a card that is cast can’t be discarded to pay for itself', () => {
  const discard: Ability = { kind: 'static', additionalCost: { cost: [{ pay: 'discard', what: {} }] } };
  expect(rules(mayCast(sit([sorcery('{0}', discard)]), 0, 0))).toEqual(['118.3']);
  expect(mayCast(sit([sorcery('{0}', discard), { ...bear, zone: 'hand' }]), 0, 0).ok).toBe(true);
});

test('118.9: an alternative cost is paid rather than the mana cost; the player is asked which', () => {
  const alternative: Ability = {
    kind: 'static',
    alternativeCost: { name: 'blood', cost: [{ pay: 'life', amount: 3 }] },
  };
  const game = sit([sorcery('{R}', alternative), land('Mountain')]);
  expect(cast(game, 0, [1]).ok).toBe(true);
  expect(questions).toMatchObject([{ kind: 'option', options: ['mana', 'blood'] }]);
  expect(game.players[0]?.life).toBe(17);
  expect(top(game).stack?.choices.paid).toEqual(['blood']);
  const poor = sit([sorcery('{R}', alternative)]);
  expect(cast(poor, 0).ok).toBe(true);
  expect(poor.players[0]?.life).toBe(17);
});

test('601.3: from a graveyard only with what allows it, here an alternative cost that says so', () => {
  const flashback: Ability = {
    kind: 'static',
    alternativeCost: { name: 'flashback', cost: [{ pay: 'mana', cost: '{1}{R}' }], from: 'graveyard' },
  };
  const buried = (...abilities: readonly Ability[]): Placed => ({
    ...sorcery('{R}', ...abilities),
    zone: 'graveyard',
  });
  const game = sit([buried(flashback), land('Mountain'), land('Mountain')]);
  expect(castings(game, 0)).toMatchObject([{ object: 0, how: 'flashback', verdict: { ok: true } }]);
  expect(cast(game, 0).ok).toBe(true);
  expect(top(game).stack?.choices).toMatchObject({ paid: ['flashback'], from: 'graveyard' });
  expect(rules(mayCast(sit([buried(), land('Mountain')]), 0, 0))).toEqual(['601.3']);
});

test('601.3: an effect that prohibits it, and one that would depend on X (601.3a)', () => {
  const winnower = (filter: object): Placed => ({
    card: card('Silence', ['enchantment'], null, {
      kind: 'static',
      players: 'everyone',
      rules: [{ rule: 'cantCast', what: filter }],
    }),
  });
  const plain = sit([sorcery('{0}', { kind: 'spell', effect: [] }), winnower({ type: 'sorcery' })]);
  expect(rules(mayCast(plain, 0, 0))).toEqual(['601.3']);
  expect(
    mayCast(sit([instant('{0}', { kind: 'spell', effect: [] }), winnower({ type: 'sorcery' })]), 0, 0).ok,
  ).toBe(true);
  const zero = { manaValue: { exactly: 1 } };
  const game = sit([sorcery('{X}{R}', { kind: 'spell', effect: [] }), winnower(zero)]);
  float(game, 'R', 'R');
  expect(mayCast(game, 0, 0).ok).toBe(true);
  // With X = 0 its mana value is 1: it turns out illegal once it is proposed (601.2e).
  expect(rules(cast(game, 0, [0]))).toEqual(['601.3', '601.2e']);
  expect(game.players[0]?.hand).toEqual([0]);
  expect(cast(game, 0, [1]).ok).toBe(true);
});

test('602.2a: an activated ability is an object on the stack with its source, text and controller', () => {
  const pinger: Placed = {
    card: creature('Pinger', {
      ...activated([{ pay: 'tap' }], { do: 'draw', count: 1 }),
      targets: [{ any: true }],
    }),
  };
  const game = sit([pinger]);
  expect(activate(game, 0, [player(1)]).ok).toBe(true);
  expect(top(game)).toMatchObject({
    kind: 'ability',
    controller: 0,
    stack: { source: 0, ability: refOf(game, 0) },
  });
  expect(game.objects[0]?.tapped).toBe(true);
  expect(rules(mayActivate(game, 0, 0, refOf(game, 0)))).toEqual(['107.5']);
});

test('302.6: a creature’s {T} ability waits; with haste it doesn’t', () => {
  const ability = activated([{ pay: 'tap' }], { do: 'draw', count: 1 });
  const fresh = (...more: readonly Ability[]): Placed => ({
    card: creature('Tapper', ability, ...more),
    with: { controlledSince: 5 },
  });
  const game = sit([fresh()]);
  expect(rules(mayActivate(game, 0, 0, refOf(game, 0)))).toEqual(['302.6']);
  const hasty = sit([fresh({ kind: 'keyword', keyword: 'haste' })]);
  expect(mayActivate(hasty, 0, 0, refOf(hasty, 0)).ok).toBe(true);
});

test('602.2: only its controller activates it; 602.5b: not more often than it says', () => {
  const ability = {
    ...activated([{ pay: 'mana', cost: '{0}' }], { do: 'draw', count: 1 }),
    limits: { timesEachTurn: 1 },
  } as const;
  const game = sit([{ card: creature('Oracle', ability) }]);
  expect(rules(mayActivate(game, 1, 0, refOf(game, 0)))).toEqual(['602.2']);
  expect(activate(game, 0).ok).toBe(true);
  expect(rules(mayActivate(game, 0, 0, refOf(game, 0)))).toEqual(['602.5b']);
  write(game).turn().number = 7;
  expect(mayActivate(game, 0, 0, refOf(game, 0)).ok).toBe(true);
});

test('606.3, 606.6: one loyalty ability a turn, at sorcery timing, with enough loyalty', () => {
  const walker: Placed = {
    card: card(
      'Walker',
      ['planeswalker'],
      '{3}',
      activated([{ pay: 'loyalty', change: 1 }], { do: 'draw', count: 1 }),
      activated([{ pay: 'loyalty', change: -4 }], { do: 'draw', count: 3 }),
    ),
    with: { counters: { loyalty: 3 } },
  };
  const game = sit([walker]);
  expect(rules(mayActivate(game, 0, 0, refOf(game, 0, 1)))).toEqual(['606.6']);
  expect(activate(game, 0).ok).toBe(true);
  expect(game.objects[0]?.counters.loyalty).toBe(4);
  expect(rules(mayActivate(game, 0, 0, refOf(game, 0, 0)))).toEqual(['606.3']);
  write(game).root.stack = [];
  expect(rules(mayActivate(game, 0, 0, refOf(game, 0, 1)))).toEqual(['606.3']);
  write(game).turn().number = 7;
  expect(activate(game, 0, [], 1).ok).toBe(true);
  expect(game.objects[0]?.counters.loyalty ?? 0).toBe(0);
});

test('603.3c-d: a triggered ability without a legal target is removed; with one it stays', () => {
  const trigger: Ability = {
    kind: 'triggered',
    when: [{ on: 'enters', object: 'self' }],
    targets: [aCreature],
    effect: [],
  };
  const rock: Placed = { card: card('Rock', ['artifact'], null, trigger) };
  const facts = { event: 1, object: 0, source: null, other: null, player: 0, otherPlayer: null, amount: 0 };
  for (const [placed, legal] of [
    [[rock], false],
    [[rock, bear], true],
  ] as const) {
    const game = sit(placed);
    const waiting = {
      id: 9,
      source: 0,
      controller: 0,
      ref: refOf(game, 0),
      facts,
      named: {},
      second: false,
      causes: [],
    };
    write(game).root.waiting = [waiting];
    expect(putTrigger(game, 9).ok).toBe(legal);
    expect(game.stack).toHaveLength(legal ? 1 : 0);
    expect(game.waiting).toEqual([]);
    expect(game.frames).toEqual([]);
  }
});
