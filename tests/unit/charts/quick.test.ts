import { describe, expect, test } from 'vitest';
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  assign,
  createActor,
  enqueueActions,
  raise,
  setup,
} from 'xstate';
import { noteInspectors } from '../../../machines/chart/inspected.ts';
import { quickTransition } from '../../../machines/chart/runner.ts';
import { inputs } from '../../../machines/game/index.ts';
import { actorOf } from '../../../machines/game/machine.ts';
import { type GameActor, type GameSnapshot, playGame } from '../../../machines/index.ts';
import type { WritingMode } from '../../../machines/rules/index.ts';
import { gameNumber, randomSeats } from '../../games/table.ts';

/** What an actor emitted since it was last asked, in order. */
function listening(actor: GameActor): () => readonly string[] {
  const heard: string[] = [];
  actor.on('*', (event) => heard.push(JSON.stringify(event)));
  return () => heard.splice(0);
}

const withoutGame = (snapshot: GameSnapshot) => ({
  // As text: the order of regions counts, too.
  value: JSON.stringify(snapshot.value),
  nodes: snapshot._nodes.map(({ id }) => id),
  keys: Object.keys(snapshot),
  status: snapshot.status,
  output: snapshot.output,
  failure: snapshot.context.failure,
  meta: snapshot.getMeta(),
});

/** Plays a game that was played once more, quickly and by XState itself; what both make of it must be the same. */
function compare(played: GameActor, mode: WritingMode): void {
  const { events, start } = inputs(played);
  const quick = actorOf(structuredClone(start), mode);
  const own = actorOf(structuredClone(start), mode);
  // Somebody who inspects sees each microstep, so that XState has to do it.
  own.system.inspect(() => undefined);
  const heard = [listening(quick), listening(own)] as const;
  quick.start();
  own.start();
  for (const event of events) {
    quick.send(event);
    own.send(event);
    const snapshot = quick.getSnapshot();
    const expected = own.getSnapshot();
    expect(withoutGame(snapshot)).toEqual(withoutGame(expected));
    expect(JSON.stringify(snapshot.context.game)).toBe(JSON.stringify(expected.context.game));
    expect(heard[0]()).toEqual(heard[1]());
    for (const asked of events.slice(0, 5)) expect(snapshot.can(asked)).toBe(expected.can(asked));
  }
  expect(JSON.stringify(quick.getPersistedSnapshot())).toBe(JSON.stringify(own.getPersistedSnapshot()));
}

describe('a game whose charts are carried out quickly', () => {
  test.each<readonly [number, number, WritingMode]>([
    [1, 2, 'copy'],
    [6, 2, 'direct'],
    [9, 3, 'copy'],
  ])(
    'is after every event what XState makes of it: game %i of %i players, by %s',
    (number, players, mode) => {
      const played = gameNumber(number, players);
      const seats = randomSeats(number, players);
      playGame(played, seats, { limit: 100 });
      if (players > 2) played.send({ type: 'player.concede', player: 1 });
      playGame(played, seats, { limit: 200 });
      expect(inputs(played).events.length).toBeGreaterThan(100);
      compare(played, mode);
    },
  );

  test('shows each microstep to whoever begins to inspect it, and only as long as they do', () => {
    const played = gameNumber(1, 2);
    playGame(played, randomSeats(1, 2), { limit: 150 });
    const { events, start } = inputs(played);
    const actor = actorOf(structuredClone(start), 'direct');
    const wholly = actorOf(structuredClone(start), 'direct');
    const count = { some: 0, all: 0 };
    wholly.system.inspect(({ type }) => {
      if (type === '@xstate.microstep') count.all += 1;
    });
    actor.start();
    wholly.start();
    for (const event of events.slice(0, 50)) for (const one of [actor, wholly]) one.send(event);
    expect(count.all).toBeGreaterThan(50);
    count.all = 0;
    const inspector = actor.system.inspect(({ type }) => {
      if (type === '@xstate.microstep') count.some += 1;
    });
    for (const event of events.slice(50, 100)) for (const one of [actor, wholly]) one.send(event);
    expect(count.some).toBe(count.all);
    inspector.unsubscribe();
    for (const event of events.slice(100, 150)) for (const one of [actor, wholly]) one.send(event);
    expect(count.some).toBeLessThan(count.all);
    expect(actor.getSnapshot().value).toEqual(wholly.getSnapshot().value);
  });
});

interface Log {
  readonly log: readonly string[];
}
interface LogEvent {
  readonly type: 'go' | 'on' | 'idle' | 'unknown';
}
interface Said {
  readonly type: 'said';
  readonly what: string;
}
interface Types {
  readonly context?: Log;
  readonly events?: LogEvent;
  readonly emitted?: Said;
}
const types: Types = {};
const several = enqueueActions<Log, LogEvent, undefined, LogEvent, never, never, never, never, Said>(
  ({ context, enqueue }) => {
    enqueue.emit({ type: 'said', what: `before: ${context.log.length}` });
    enqueue.raise({ type: 'idle' });
    enqueue.assign(({ context: now }) => ({ log: [...now.log, 'one'] }));
    enqueue.assign({ log: ({ context: now }) => [...now.log, 'two'] });
    enqueue.emit(({ context: now }) => ({ type: 'said', what: `after: ${now.log.length}` }));
  },
);
const parts = setup({
  types,
  guards: {
    always: () => true,
    isShort: ({ context }, length: number) => context.log.length < length,
    fails: () => {
      throw new Error('This guard fails.');
    },
  },
  actions: {
    note: assign(({ context, event }, what: string) => ({
      log: [...context.log, `${what} (${event.type})`],
    })),
    go: raise({ type: 'on' }),
    several,
    throws: assign(() => {
      throw new Error('This action fails.');
    }),
    plain: () => undefined,
  },
});

/** An actor of a machine, quick or not, with what it emitted. */
function actorFor(machine: AnyStateMachine, isQuick: boolean) {
  const logic: AnyStateMachine = Object.create(machine);
  if (isQuick) logic.transition = quickTransition(machine);
  const actor = createActor(logic);
  if (isQuick) noteInspectors(actor.system);
  const heard: unknown[] = [];
  actor.on('*', (event) => heard.push(event));
  actor.subscribe({ error: () => undefined });
  actor.start();
  return { actor, heard };
}

/** Sends the same events to both and expects the same of them. */
function expectSame(machine: AnyStateMachine, events: readonly string[]) {
  const quick = actorFor(machine, true);
  const own = actorFor(machine, false);
  for (const type of events) {
    const [quickly, itself] = [quick, own].map(({ actor }) => {
      const before = actor.getSnapshot();
      actor.send({ type });
      const after = actor.getSnapshot();
      return { json: JSON.stringify(after), message: messageOf(after), isSame: after === before };
    });
    expect(quickly).toEqual(itself);
    expect(quick.heard).toEqual(own.heard);
  }
  return quick.actor.getSnapshot();
}

const messageOf = ({ error }: AnyMachineSnapshot): unknown =>
  error instanceof Error ? error.message : error;

const noting = (what: string) => ({ type: 'note', params: what }) as const;

describe('a chart that is carried out quickly', () => {
  test('goes through regions, initial states, raised events and eventless transitions in XState’s order', () => {
    const machine = parts.createMachine({
      context: { log: [] },
      type: 'parallel',
      entry: noting('root'),
      on: { idle: { actions: noting('idle at the root') } },
      states: {
        left: {
          initial: 'a',
          states: {
            a: { on: { go: { target: 'b', actions: [noting('a to b'), 'go', 'several'] } } },
            b: {
              entry: noting('b'),
              initial: { target: 'c', actions: noting('initial of b') },
              on: { on: { target: 'a', actions: noting('b to a') } },
              states: { c: { entry: noting('c') } },
            },
          },
        },
        right: {
          initial: 'x',
          on: { go: { target: '.z', reenter: true, actions: noting('whole right') } },
          states: {
            x: { on: { go: { guard: { type: 'isShort', params: 2 }, target: 'y' } } },
            y: { always: { guard: { type: 'isShort', params: 12 }, target: 'z', actions: noting('y to z') } },
            z: { entry: noting('z'), on: { on: 'y', idle: { actions: noting('idle in z') } } },
          },
        },
      },
    });
    const { context } = expectSame(machine, ['unknown', 'go', 'go', 'idle', 'on', 'go', 'go']);
    expect(context.log.length).toBeGreaterThan(12);
  });

  test('ends with the same output, and goes no further', () => {
    const machine = parts.createMachine({
      context: { log: [] },
      initial: 'a',
      output: ({ context, event }) => [context.log.length, event.type],
      states: {
        a: { on: { go: { target: 'end', actions: ['several', 'go'] } } },
        end: { type: 'final', entry: noting('end') },
      },
    });
    expect(expectSame(machine, ['on', 'go'])).toMatchObject({
      status: 'done',
      output: [3, expect.any(String)],
    });
  });

  test.each(['fails', 'throws'])('fails with the same words where something %s', (what) => {
    const machine = parts.createMachine({
      context: { log: [] },
      initial: 'a',
      states: {
        a: {
          on: { go: what === 'fails' ? { guard: 'fails', target: 'b' } : { actions: ['several', 'throws'] } },
        },
        b: {},
      },
    });
    expect(expectSame(machine, ['on', 'go'])).toMatchObject({ status: 'error' });
  });

  test('raises an alarm where it would go on without end', () => {
    const machine = parts.createMachine({
      context: { log: [] },
      options: { maxIterations: 20 },
      initial: 'a',
      states: {
        a: { on: { go: 'b' } },
        b: { always: { target: 'c', actions: noting('b') } },
        c: { always: { target: 'b' } },
      },
    });
    const { actor } = actorFor(machine, true);
    actor.send({ type: 'go' });
    expect(actor.getSnapshot()).toMatchObject({ status: 'error', error: { message: expect.any(String) } });
  });

  test.each([
    ['history', { initial: 'b', states: { b: {}, h: { type: 'history' } } }],
    ['delayed', { after: { 10: 'other' } }],
    ['exit', { exit: 'go' }],
    ['tag', { tags: 'quiet' }],
    ['wildcard', { on: { '*': 'other' } }],
    ['final', { initial: 'b', states: { b: { type: 'final' } } }],
    ['names', { entry: () => undefined }],
    ['names', { on: { go: { guard: () => true, target: 'other' } } }],
    ['plain', { entry: 'plain' }],
    ['as a function', { entry: { type: 'note', params: () => 'what' } }],
  ])('is refused when it is made if it uses what would not be done as XState does it: %s', (what, state) => {
    const machine: AnyStateMachine = createMachineOf({ initial: 'a', states: { a: state, other: {} } });
    expect(() => quickTransition(machine)).toThrow(what);
  });
});

/** A machine of any configuration, which the types of `parts` would refuse. */
const createMachineOf = (config: object): AnyStateMachine =>
  Reflect.apply(parts.createMachine, parts, [config]);
