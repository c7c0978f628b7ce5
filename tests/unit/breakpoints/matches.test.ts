import { expect, test } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { sensiblePlayer } from '../../../machines/play/players/index.ts';
import { fromActor, type Source } from '../../../machines/play/trace/index.ts';
import {
  type BreakAt,
  type Breakpoint,
  breakpointsPreference,
  isSameBreak,
  type When,
  withBreak,
  withoutBreak,
} from '../../../ui/breakpoints/breakpoint.ts';
import { comesTrue, pathsIn } from '../../../ui/breakpoints/condition.ts';
import { watchFor } from '../../../ui/breakpoints/watch.ts';
import { preferencesIn } from '../../../ui/preferences/index.ts';
import { gameOf, lineOf, sessionOn } from '../../../ui/session/index.ts';
import { beginning } from '../session/small-source.ts';

const door = setup({
  types: { context: {} as { readonly pushes: number }, events: {} as { type: 'push' | 'pull' } },
  guards: { isHeavy: ({ context }) => context.pushes < 2 },
  actions: { count: assign({ pushes: ({ context }) => context.pushes + 1 }), ring: () => undefined },
}).createMachine({
  id: 'door',
  context: { pushes: 0 },
  initial: 'closed',
  states: {
    closed: {
      on: {
        push: [
          { guard: 'isHeavy', actions: 'count' },
          { target: 'open', actions: 'ring' },
        ],
      },
    },
    open: { on: { pull: 'closed' } },
  },
});

/** Pushed three times, the last of which opens it, and pulled. */
function pushed(): Source {
  const actor = createActor(door);
  const source = fromActor(actor);
  actor.start();
  for (const type of ['push', 'push', 'push', 'pull'] as const) actor.send({ type });
  return source;
}

const of = (at: BreakAt, chart = 'door', when: When = 'after'): Breakpoint => ({
  chart,
  at,
  when,
  isOn: true,
});

/** The steps of a source in which this comes. */
const stepsWith = (source: Source, at: BreakAt, chart?: string): readonly number[] =>
  source.records.flatMap((_, index) =>
    watchFor([of(at, chart)]).stopAt(source, index, 'after') === null ? [] : [index],
  );

test('each kind is found in the steps in which it comes, and in no other', () => {
  const source = pushed();
  const transition = source.chart()?.edges.find(({ targets }) => targets.includes('door.open'))?.id ?? '';
  expect(stepsWith(source, { kind: 'state', id: 'door.open' })).toEqual([3]);
  expect(stepsWith(source, { kind: 'transition', id: transition })).toEqual([3]);
  expect(stepsWith(source, { kind: 'event', type: 'push' })).toEqual([1, 2, 3]);
  expect(stepsWith(source, { kind: 'event', type: 'pu.*' })).toEqual([]);
  expect(stepsWith(source, { kind: 'guard', name: 'isHeavy', answer: true })).toEqual([1, 2]);
  expect(stepsWith(source, { kind: 'guard', name: 'isHeavy', answer: false })).toEqual([3]);
  expect(stepsWith(source, { kind: 'action', name: 'count' })).toEqual([1, 2]);
  expect(stepsWith(source, { kind: 'action', name: 'ring' })).toEqual([3]);
  const twice = { kind: 'condition', path: 'pushes', compare: '≥', value: '1' } as const;
  expect(stepsWith(source, twice)).toEqual([1]);
  expect(stepsWith(source, { ...twice, compare: 'changes' })).toEqual([1, 2]);
});

test('what is off, of another chart, or for before the step stops nothing after it', () => {
  const source = pushed();
  const at = { kind: 'event', type: 'push' } as const;
  const stopsAt = (breakpoint: Breakpoint, when: When) => watchFor([breakpoint]).stopAt(source, 1, when);
  expect(stopsAt(of(at), 'after')).toEqual({ breakpoint: of(at), microstep: 0 });
  expect(stopsAt({ ...of(at), isOn: false }, 'after')).toBeNull();
  expect(stopsAt(of(at, 'window'), 'after')).toBeNull();
  expect(stopsAt(of(at, 'door', 'before'), 'after')).toBeNull();
  expect(stopsAt(of(at, 'door', 'before'), 'before')).not.toBeNull();
});

test('a condition compares numbers, texts and the rest as it is written', () => {
  const holds = (compare: '=' | '≠' | '<', value: string, is: unknown) =>
    comesTrue({ kind: 'condition', path: 'a.b', compare, value }, {}, { a: { b: is } });
  expect(holds('=', '3', 3)).toBe(true);
  expect(holds('=', 'red', 'red')).toBe(true);
  expect(holds('=', '"red"', 'red')).toBe(true);
  expect(holds('=', 'null', null)).toBe(true);
  expect(holds('≠', '3', 4)).toBe(true);
  expect(holds('≠', '3', undefined)).toBe(false);
  expect(holds('<', '3', '2')).toBe(false);
  expect(pathsIn({ a: { b: [1, { c: 2 }] }, d: 'e' })).toEqual(['d', 'a.b.length', 'a.b.0', 'a.b.1.c']);
});

test('a list has one breakpoint for each thing, and what is kept is read again', () => {
  const at = { kind: 'rule', rule: '509' } as const;
  expect(isSameBreak(at, { rule: '509', kind: 'rule' })).toBe(true);
  const once = withBreak([], of(at, 'game'));
  const off = withBreak(once, { ...of(at, 'game'), isOn: false });
  expect(off).toEqual([{ ...of(at, 'game'), isOn: false }]);
  expect(withBreak(off, of(at, 'door'))).toHaveLength(2);
  expect(withoutBreak(off, 'door', at)).toHaveLength(1);
  expect(withoutBreak(off, 'game', at)).toEqual([]);
  const setting = preferencesIn(null).setting(breakpointsPreference);
  setting.change(() => off);
  expect(setting.get()).toEqual(off);
});

/** A game between two built-in players, a few turns long, on one line. */
function played(): Source {
  const { source } = beginning('breaks');
  const session = sessionOn({
    source,
    seats: { 0: sensiblePlayer(), 1: sensiblePlayer() },
    later: () => () => undefined,
  });
  session.open();
  for (let steps = 0; steps < 160; steps += 1) session.forward();
  expect(lineOf(session.get().history).path.length).toBeGreaterThan(100);
  return source;
}

test('of a game it is found what its rules, cards and players do', () => {
  const source = played();
  const of = (at: BreakAt) => stepsWith(source, at, 'game');
  const games = source.records.map((_, index) => gameOf(source.snapshotAt?.(index)));
  const elves = of({ kind: 'card', name: 'Llanowar Elves' });
  const casts = games.flatMap((game, index) =>
    game?.happened.some(({ event }) => event.type === 'cast') === true ? [index] : [],
  );
  expect(casts.length).toBeGreaterThan(0);
  expect(elves).toEqual(expect.arrayContaining(casts));
  expect(of({ kind: 'card', name: 'Shock' })).toEqual([]);
  expect(of({ kind: 'event', type: 'spell.cast' })).toEqual(casts);
  expect(of({ kind: 'rule', rule: '50' })).toEqual([]);
  const draws = of({ kind: 'rule', rule: '504.1' });
  expect(draws.length).toBeGreaterThan(1);
  expect(of({ kind: 'rule', rule: '504' })).toEqual(expect.arrayContaining([...draws]));
  const hurt = of({ kind: 'condition', path: 'players.1.life', compare: '<', value: '20' });
  expect(hurt).toHaveLength(1);
  expect(games[hurt[0] ?? 0]?.players[1]?.life).toBeLessThan(20);
  const [bob, carol] = ['Bob', 'Carol'].map((name) => of({ kind: 'player', name }));
  expect(bob).toContain(hurt[0]);
  expect(bob?.length).toBeLessThan(source.records.length / 2);
  expect(carol).toEqual([]);
});

test('eyes that don’t see a card are told nothing of it', () => {
  const source = played();
  const at = { kind: 'card', name: 'Llanowar Elves' } as const;
  const seenBy = (viewer: 'judge' | 0): readonly number[] =>
    source.records.flatMap((_, index) =>
      watchFor([of(at, 'game')], viewer).stopAt(source, index, 'after') === null ? [] : [index],
    );
  const isDrawn = (index: number, player: number): boolean =>
    gameOf(source.snapshotAt?.(index))?.happened.some(
      ({ event }) => event.type === 'draw' && event.player === player,
    ) === true;
  const [judge, alice] = [seenBy('judge'), seenBy(0)];
  const unseen = judge.filter((step) => !alice.includes(step));
  expect(unseen.length).toBeGreaterThan(0);
  expect(unseen.every((step) => isDrawn(step, 1) && !isDrawn(step, 0))).toBe(true);
  expect(alice.every((step) => judge.includes(step))).toBe(true);
});
