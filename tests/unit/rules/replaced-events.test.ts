import { describe, expect, test } from 'vitest';
import { entering, makeMove, mayHappen } from '../../../machines/rules/events/index.ts';
import { watches } from '../../../machines/rules/events/watches.ts';
import type { EventOf, GameEvent } from '../../../machines/rules/state/event.ts';
import { scopeOf } from '../../../machines/rules/state/scope.ts';
import type { Replacement, RuleChange } from '../../../machines/rules/state/vocabulary/index.ts';
import { write } from '../../../machines/rules/state/write.ts';
import { card, creature, type Placed, smallGame, statement } from '../support/small-game.ts';

const { game, id } = smallGame([
  { card: card('Watcher', ['artifact']) },
  { card: creature('Bear', 2, 2) },
  { card: creature('Ox', 2, 4), owner: 1 },
  { card: card('Relic', ['artifact']), owner: 1 },
  { card: creature('Ghost', 1, 1), zone: 'graveyard' },
  { card: creature('Held', 1, 1), zone: 'hand' },
]);
const watcher = id('Watcher');
const bear = id('Bear');
const ox = id('Ox');
const relic = id('Relic');
const ghost = id('Ghost');
const held = id('Held');
write(game).object(watcher).attachedTo = { object: bear };
write(game).changed();

interface Case {
  readonly replacement: Replacement;
  readonly watched: readonly GameEvent[];
  readonly others: readonly GameEvent[];
}

const creatures = { type: 'creature' } as const;
const to = (
  object: number,
  zone: 'battlefield' | 'graveyard' | 'hand' | 'exile',
  why: EventOf<'move'>['why'] = 'effect',
) => makeMove(game, object, zone, { why });
const damage = (source: number, on: EventOf<'damage'>['to'], more: Partial<EventOf<'damage'>> = {}) =>
  ({ type: 'damage', source, to: on, amount: 2, combat: false, preventable: true, ...more }) as const;
const put = (on: EventOf<'putCounters'>['on'], kind = '+1/+1', player = 0): GameEvent => ({
  type: 'putCounters',
  on,
  kind,
  count: 1,
  player,
});
const of = <Type extends 'draw' | 'shuffle'>(type: Type, player: number) => ({ type, player });
const token = (controller: number): GameEvent => ({
  type: 'create',
  player: controller,
  token: 'Bear',
  copyOf: null,
  count: 1,
  entering: entering(controller),
});
const withCounter = (controller: number): GameEvent =>
  makeMove(game, ghost, 'battlefield', {
    why: 'effect',
    entering: entering(controller, { counters: { '+1/+1': 1 } }),
  });

const cases: Readonly<Record<string, Case>> = {
  '614.1d: things like this enter': {
    replacement: { event: { would: 'enter', what: creatures }, tapped: true },
    watched: [to(ghost, 'battlefield'), to(held, 'battlefield')],
    others: [to(ghost, 'hand'), to(watcher, 'battlefield'), of('draw', 0)],
  },
  '614.1c: it enters': {
    replacement: { event: { would: 'enter', what: 'self' }, tapped: true },
    watched: [to(watcher, 'battlefield')],
    others: [to(ghost, 'battlefield'), to(watcher, 'hand')],
  },
  '614.6: it goes to a zone': {
    replacement: { event: { would: 'move', what: creatures, to: 'graveyard' }, to: { zone: 'exile' } },
    watched: [to(bear, 'graveyard'), to(held, 'graveyard')],
    others: [to(bear, 'hand'), to(relic, 'graveyard')],
  },
  '614.6: it goes anywhere else': {
    replacement: { event: { would: 'move', what: creatures }, to: { zone: 'exile' } },
    watched: [to(bear, 'graveyard'), to(bear, 'hand')],
    others: [to(bear, 'exile')],
  },
  '614.6: it goes from a zone': {
    replacement: {
      event: { would: 'move', what: creatures, from: 'battlefield', to: 'graveyard' },
      to: { zone: 'exile' },
    },
    watched: [to(bear, 'graveyard')],
    others: [to(held, 'graveyard')],
  },
  '701.9a: it is discarded': {
    replacement: { event: { would: 'move', what: creatures, when: 'discarded' }, to: { zone: 'exile' } },
    watched: [to(held, 'graveyard', 'discard')],
    others: [to(held, 'graveyard'), to(held, 'graveyard', 'resolve')],
  },
  '608.2n: it has resolved': {
    replacement: { event: { would: 'move', what: creatures, when: 'resolving' }, to: { zone: 'exile' } },
    watched: [to(held, 'graveyard', 'resolve')],
    others: [to(held, 'graveyard', 'discard')],
  },
  '700.4: it dies': {
    replacement: { event: { would: 'die', what: creatures }, to: { zone: 'exile' } },
    watched: [to(bear, 'graveyard'), to(ox, 'graveyard')],
    others: [to(held, 'graveyard'), to(bear, 'hand'), to(relic, 'graveyard')],
  },
  '615.1: damage is dealt': {
    replacement: { event: { would: 'dealDamage' }, prevent: true },
    watched: [damage(relic, { object: ox }), damage(bear, { player: 0 })],
    others: [damage(bear, { player: 0 }, { preventable: false }), of('draw', 0)],
  },
  '615.1: combat damage is dealt': {
    replacement: { event: { would: 'dealDamage', combat: true }, prevent: true },
    watched: [damage(bear, { player: 0 }, { combat: true })],
    others: [damage(bear, { player: 0 })],
  },
  '615.1: damage by creatures is dealt': {
    replacement: { event: { would: 'dealDamage', from: creatures }, prevent: true },
    watched: [damage(bear, { player: 0 })],
    others: [damage(relic, { player: 0 })],
  },
  '615.1: damage is dealt to what it is attached to': {
    replacement: { event: { would: 'dealDamage', to: 'attached' }, prevent: true },
    watched: [damage(ox, { object: bear })],
    others: [damage(bear, { object: ox }), damage(bear, { player: 0 })],
  },
  '615.1: damage is dealt to a player': {
    replacement: { event: { would: 'dealDamage', toPlayer: 'you' }, prevent: true },
    watched: [damage(ox, { player: 0 })],
    others: [damage(ox, { player: 1 }), damage(ox, { object: bear })],
  },
  '615.12: also what can’t be prevented, where something is done besides': {
    replacement: { event: { would: 'dealDamage' }, prevent: true, also: [] },
    watched: [damage(bear, { player: 0 }, { preventable: false })],
    others: [],
  },
  '701.8a: it is destroyed': {
    replacement: { event: { would: 'destroy', what: creatures }, regenerates: true },
    watched: [{ type: 'destroy', object: bear, cantBeRegenerated: false }],
    others: [
      { type: 'destroy', object: bear, cantBeRegenerated: true },
      { type: 'destroy', object: relic, cantBeRegenerated: false },
      to(bear, 'graveyard'),
    ],
  },
  '701.19c: it is destroyed and can’t be regenerated': {
    replacement: { event: { would: 'destroy', what: creatures }, instead: [] },
    watched: [{ type: 'destroy', object: bear, cantBeRegenerated: true }],
    others: [],
  },
  '121.2: a player draws': {
    replacement: { event: { would: 'draw', who: 'you' }, instead: [] },
    watched: [of('draw', 0)],
    others: [of('draw', 1), of('shuffle', 0)],
  },
  '119.9: a player gains life': {
    replacement: { event: { would: 'gainLife', who: 'you' }, instead: [] },
    watched: [{ type: 'gainLife', player: 0, amount: 1 }],
    others: [
      { type: 'gainLife', player: 1, amount: 1 },
      { type: 'loseLife', player: 0, amount: 1 },
    ],
  },
  '119.3: a player loses life': {
    replacement: { event: { would: 'loseLife', who: 'you' }, instead: [] },
    watched: [{ type: 'loseLife', player: 0, amount: 1 }],
    others: [
      { type: 'loseLife', player: 1, amount: 1 },
      { type: 'gainLife', player: 0, amount: 1 },
    ],
  },
  '120.3a: damage reduces a life total to less than 1': {
    replacement: { event: { would: 'loseLife', who: 'you', toLessThan: 1 }, instead: [] },
    watched: [{ type: 'loseLife', player: 0, amount: 20, byDamage: true }],
    others: [
      { type: 'loseLife', player: 0, amount: 19, byDamage: true },
      { type: 'loseLife', player: 0, amount: 20 },
    ],
  },
  '104.3: a player loses the game': {
    replacement: { event: { would: 'loseGame', who: 'you' }, instead: [] },
    watched: [{ type: 'lose', player: 0, rule: '104.3b' }],
    others: [
      { type: 'lose', player: 1, rule: '104.3b' },
      { type: 'win', player: 0, rule: '104.2b' },
    ],
  },
  '701.7b: tokens are created': {
    replacement: { event: { would: 'create', who: 'you' }, amount: 2 },
    watched: [token(0)],
    others: [token(1), to(ghost, 'battlefield')],
  },
  '614.16: tokens are created by an effect': {
    replacement: { event: { would: 'create', who: 'you', byEffect: true }, amount: 2 },
    watched: [],
    others: [token(0)],
  },
  '122.6: counters are put on creatures': {
    replacement: { event: { would: 'putCounters', on: creatures, kind: '+1/+1' }, amount: 2 },
    watched: [put({ object: bear }), put({ object: ox }, '+1/+1', 1), withCounter(0), withCounter(1)],
    others: [
      put({ object: bear }, 'charge'),
      put({ object: relic }),
      put({ player: 0 }),
      to(ghost, 'battlefield'),
    ],
  },
  '122.6: a player puts counters on creatures or players': {
    replacement: { event: { would: 'putCounters', on: creatures, by: 'you', orOn: 'opponents' }, amount: 2 },
    watched: [put({ object: bear }), put({ player: 1 }, 'poison'), withCounter(0)],
    others: [
      put({ object: bear }, '+1/+1', 1),
      put({ player: 0 }, 'poison'),
      put({ object: relic }),
      withCounter(1),
    ],
  },
  '122.1: a player gets counters': {
    replacement: { event: { would: 'putCounters', on: 'you' }, amount: 2 },
    watched: [put({ player: 0 }, 'poison')],
    others: [put({ player: 1 }, 'poison'), put({ object: bear }), withCounter(0)],
  },
  '701.9a: a card like this is discarded': {
    replacement: { event: { would: 'discard', what: creatures }, to: { zone: 'exile' } },
    watched: [{ type: 'discard', object: held, player: 0 }],
    others: [to(held, 'graveyard', 'discard')],
  },
  '614.10: a turn, a phase or a step begins': {
    replacement: { event: { would: 'begin', what: 'draw', whose: 'you' }, skip: true },
    watched: [{ type: 'beginStep', step: 'draw', phase: 'beginning', player: 0 }],
    others: [
      { type: 'beginStep', step: 'draw', phase: 'beginning', player: 1 },
      { type: 'beginStep', step: 'untap', phase: 'beginning', player: 0 },
      { type: 'beginPhase', phase: 'combat', player: 0 },
    ],
  },
  '614.10: a turn begins': {
    replacement: { event: { would: 'begin', what: 'turn', whose: 'opponents' }, skip: true },
    watched: [{ type: 'beginTurn', player: 1, number: 6 }],
    others: [
      { type: 'beginTurn', player: 0, number: 6 },
      { type: 'beginPhase', phase: 'combat', player: 1 },
    ],
  },
  '614.10: a phase begins': {
    replacement: { event: { would: 'begin', what: 'combat', whose: 'you' }, skip: true },
    watched: [{ type: 'beginPhase', phase: 'combat', player: 0 }],
    others: [{ type: 'beginPhase', phase: 'ending', player: 0 }],
  },
  '614.1e: it is turned face up': {
    replacement: { event: { would: 'turnFaceUp' }, also: [] },
    watched: [{ type: 'turnFaceUp', object: watcher }],
    others: [
      { type: 'turnFaceUp', object: bear },
      { type: 'untap', object: watcher },
    ],
  },
  '701.26b: it untaps': {
    replacement: { event: { would: 'untap', what: 'attached' }, instead: [] },
    watched: [{ type: 'untap', object: bear }],
    others: [
      { type: 'untap', object: ox },
      { type: 'tap', object: bear },
    ],
  },
};

describe('614.1: a replacement effect watches for what it speaks of', () => {
  test.each(Object.keys(cases))('%s', (name) => {
    const { others = [], replacement, watched = [] } = cases[name] ?? {};
    if (replacement === undefined) return;
    const scope = scopeOf(watcher, 0);
    const one = { key: 'one', source: watcher, controller: 0, scope, replacement, ref: null, effect: null };
    expect(watched.filter((event) => !watches(game, one, event))).toEqual([]);
    expect(others.filter((event) => watches(game, one, event))).toEqual([]);
  });
});

describe('614.17: what can’t happen, and by which rule', () => {
  const rulesOf = (event: (of: (name: string) => number) => GameEvent, ...placed: readonly Placed[]) => {
    const table = smallGame([
      { card: creature('Bear', 2, 2) },
      { card: card('Relic', ['artifact']) },
      { card: card('Bolt', ['instant']), zone: 'hand' },
      ...placed,
    ]);
    const verdict = mayHappen(table.game, event(table.id));
    return verdict.ok ? [] : verdict.refusals.map(({ rule }) => rule);
  };
  /** What is so for creatures, or for its controller. */
  const saying = (parts: { readonly rules: readonly RuleChange[]; readonly players?: 'you' }): Placed => ({
    card: card(
      'Law',
      ['enchantment'],
      [statement(parts.players === undefined ? { affects: { all: { type: 'creature' } }, ...parts } : parts)],
    ),
  });
  const cant = (what: 'beSacrificed' | 'beRegenerated' | 'haveCountersPut') =>
    saying({ rules: [{ rule: 'cant', what }] });
  const player = (rule: RuleChange) => saying({ players: 'you', rules: [rule] });

  test('of an object, if an effect says so', () => {
    const sacrifice = (of: (name: string) => number): GameEvent => ({
      type: 'sacrifice',
      object: of('Bear'),
      player: 0,
    });
    expect(rulesOf(sacrifice)).toEqual([]);
    expect(rulesOf(sacrifice, cant('beSacrificed'))).toEqual(['701.21a']);
    expect(rulesOf(sacrifice, cant('beRegenerated'))).toEqual([]);
    const regenerate = (of: (name: string) => number): GameEvent => ({
      type: 'regenerate',
      object: of('Bear'),
    });
    expect(rulesOf(regenerate)).toEqual([]);
    expect(rulesOf(regenerate, cant('beRegenerated'))).toEqual(['701.19c']);
    const counter = (of: (name: string) => number): GameEvent => put({ object: of('Bear') });
    expect(rulesOf(counter)).toEqual([]);
    expect(rulesOf(counter, cant('haveCountersPut'))).toEqual(['101.2']);
  });

  test('of a player, if an effect says so', () => {
    const lines: readonly (readonly [RuleChange, GameEvent, string])[] = [
      [{ rule: 'cantGainLife' }, { type: 'gainLife', player: 0, amount: 1 }, '119.7'],
      [{ rule: 'cantLoseLife' }, { type: 'loseLife', player: 0, amount: 1 }, '119.8'],
      [{ rule: 'cantLose' }, { type: 'lose', player: 0, rule: '104.3b' }, '104.3'],
      [{ rule: 'cantWin' }, { type: 'win', player: 0, rule: '104.2b' }, '104.2'],
      [{ rule: 'cantDraw' }, { type: 'draw', player: 0 }, '121.3'],
    ];
    for (const [change, event, rule] of lines) {
      expect(rulesOf(() => event)).toEqual([]);
      expect(rulesOf(() => event, player(change))).toEqual([rule]);
      expect(rulesOf(() => ({ ...event, player: 1 }), player(change))).toEqual([]);
    }
    expect(rulesOf(() => ({ type: 'draw', player: 0 }), player({ rule: 'cantDraw', moreThan: 1 }))).toEqual(
      [],
    );
  });

  test('119.9, 120.8: what is none', () => {
    expect(rulesOf(() => ({ type: 'gainLife', player: 0, amount: 0 }))).toEqual(['119.9']);
    expect(rulesOf(() => ({ type: 'loseLife', player: 0, amount: 0 }))).toEqual(['119.9']);
    expect(rulesOf((of) => damage(of('Relic'), { object: of('Bear') }, { amount: 0 }))).toEqual(['120.8']);
  });

  test('120.1a: damage to what is neither creature nor planeswalker nor battle', () => {
    expect(rulesOf((of) => damage(of('Relic'), { object: of('Bear') }))).toEqual([]);
    expect(rulesOf((of) => damage(of('Bear'), { object: of('Relic') }))).toEqual(['120.1a']);
    expect(rulesOf((of) => damage(of('Bear'), { object: of('Bolt') }))).toEqual(['120.1a']);
    expect(rulesOf((of) => damage(of('Bear'), { player: 1 }))).toEqual([]);
  });

  test('701.26: tapping what is tapped, untapping what isn’t', () => {
    const tapped: Placed = { card: card('Tapped', ['artifact']), with: { tapped: true } };
    expect(rulesOf((of) => ({ type: 'tap', object: of('Bear') }))).toEqual([]);
    expect(rulesOf((of) => ({ type: 'untap', object: of('Bear') }))).toEqual(['701.26']);
    expect(rulesOf((of) => ({ type: 'tap', object: of('Tapped') }), tapped)).toEqual(['701.26']);
    expect(rulesOf((of) => ({ type: 'untap', object: of('Tapped') }), tapped)).toEqual([]);
  });

  test('400.4a, 701.9a, 701.6a: what isn’t where it would have to be, or can’t go there', () => {
    const entersAt = (name: string) => (of: (name: string) => number) => ({
      ...to(bear, 'battlefield'),
      object: of(name),
    });
    expect(rulesOf(entersAt('Bear'))).toEqual([]);
    expect(rulesOf(entersAt('Bolt'))).toEqual(['400.4a']);
    expect(rulesOf((of) => ({ type: 'discard', object: of('Bolt'), player: 0 }))).toEqual([]);
    expect(rulesOf((of) => ({ type: 'discard', object: of('Bear'), player: 0 }))).toEqual(['701.9a']);
    expect(rulesOf((of) => ({ type: 'counter', object: of('Bear'), by: of('Relic') }))).toEqual(['701.6a']);
    expect(rulesOf((of) => ({ type: 'destroy', object: of('Bear'), cantBeRegenerated: false }))).toEqual([]);
    expect(rulesOf((of) => ({ type: 'destroy', object: of('Bolt'), cantBeRegenerated: false }))).toEqual([
      '701.8a',
    ]);
  });
});
