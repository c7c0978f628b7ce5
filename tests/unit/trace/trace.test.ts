import { describe, expect, it } from 'vitest';
import { createActor, emit, raise, setup } from 'xstate';
import { chartOf, fromActor, type GuardAnswer, silent, traced } from '../../../machines/play/trace/index.ts';
import { door } from './door.ts';

const leaves = (guard: GuardAnswer): readonly GuardAnswer[] =>
  guard.of?.length ? guard.of.flatMap(leaves) : [guard];

describe('the chart of a machine', () => {
  it('has every state with its parent, rule and description', () => {
    const { nodes } = chartOf(door().machine);
    expect(nodes.map(({ id }) => id)).toEqual([
      'door',
      'door.leaf',
      'door.leaf.closed',
      'door.leaf.opening',
      'door.leaf.open',
      'door.leaf.worn',
      'door.lock',
      'door.lock.locked',
      'door.lock.unlocked',
      'door.lock.broken',
    ]);
    expect(nodes[0]).toMatchObject({ type: 'parallel', parent: null, initial: null });
    expect(nodes[1]).toMatchObject({
      key: 'leaf',
      type: 'compound',
      parent: 'door',
      initial: 'door.leaf.closed',
      rule: '100.1',
      description: 'What is moved.',
    });
    expect(nodes[3]?.entry).toEqual([{ type: 'ring' }]);
  });

  it('has initial, event, eventless and targetless transitions, and hides actions of XState itself', () => {
    const { edges } = chartOf(door().machine);
    const byId = new Map(edges.map((edge) => [edge.id, edge]));
    expect(byId.get('door.leaf (initial) 0')).toMatchObject({
      kind: 'initial',
      targets: ['door.leaf.closed'],
    });
    expect(byId.get('door.leaf.closed door.wait 0')).toMatchObject({
      targets: [],
      actions: [{ type: 'ring' }],
    });
    expect(byId.get('door.leaf.opening (always) 0')).toMatchObject({ kind: 'always', actions: [] });
    expect(byId.get('door.leaf.closed door.open 0')?.actions).toEqual([
      { type: 'count' },
      { type: 'creak', params: { loud: true } },
    ]);
    expect(byId.get('door.lock.locked lock.turn 1')).toMatchObject({
      guard: { name: 'hasKey', params: { needed: 1 } },
    });
    expect(byId.size).toBe(edges.length);
  });

  it('draws joined guards by their parts, behind a name too', () => {
    const edge = chartOf(door().machine).edges.find(({ id }) => id === 'door.leaf.closed door.open 0');
    expect(edge?.guard).toEqual({
      name: 'mayOpen',
      operator: 'or',
      of: [
        { name: 'isForced' },
        {
          name: 'and',
          operator: 'and',
          of: [
            { name: 'not', operator: 'not', of: [{ name: 'isBroken' }] },
            { name: 'in {"lock":"unlocked"}', operator: 'in', of: [] },
          ],
        },
      ],
    });
  });

  it('is plain data, and the same after provide', () => {
    const { machine } = door();
    expect(JSON.parse(JSON.stringify(chartOf(machine)))).toEqual(chartOf(machine));
    expect(chartOf(traced(machine))).toEqual(chartOf(machine));
    expect(chartOf(machine.provide({ actions: { creak: () => undefined } }))).toEqual(chartOf(machine));
  });
});

describe.each([
  ['overheard', traced],
  ['asked again', <T>(machine: T) => machine],
])('the trace of an actor, guards %s', (how, prepared) => {
  function started() {
    const { machine, timesAsked } = door();
    const actor = createActor(prepared(machine));
    const source = fromActor(actor);
    actor.start();
    return { actor, source, timesAsked };
  }

  it('begins with the initial microsteps', () => {
    const { source } = started();
    expect(source.records).toHaveLength(1);
    expect(source.records[0]).toMatchObject({ index: 0, origin: 'initial', status: 'active' });
    expect(source.records[0]?.microsteps[0]?.transitions).toEqual([
      'door.leaf (initial) 0',
      'door.lock (initial) 0',
    ]);
    expect(source.records[0]?.configuration).toEqual([
      'door',
      'door.leaf',
      'door.leaf.closed',
      'door.lock',
      'door.lock.locked',
    ]);
  });

  it('has every microstep of an event: eventless ones, raised events, actions, states left and entered', () => {
    const { actor, source } = started();
    actor.send({ type: 'door.open', force: true });
    const [, record] = source.records;
    expect(record?.event).toEqual({ type: 'door.open', force: true });
    expect(record?.microsteps.map(({ kind, transitions }) => [kind, ...transitions])).toEqual([
      ['event', 'door.leaf.closed door.open 0'],
      ['always', 'door.leaf.opening (always) 0'],
      ['raised', 'door.lock.locked lock.turn 1'],
    ]);
    expect(record?.microsteps[0]).toMatchObject({
      actions: [{ type: 'count' }, { type: 'creak', params: { loud: true } }, { type: 'ring' }],
      emitted: [{ type: 'opened', openings: 1 }],
      exited: ['door.leaf.closed'],
      entered: ['door.leaf.opening'],
    });
    expect(record?.microsteps[1]?.raised).toEqual([{ type: 'lock.turn' }]);
    expect(record?.configuration).toContain('door.lock.unlocked');
  });

  it('has the answers of guards, parts that nobody asked left open', () => {
    const { actor, source } = started();
    actor.send({ type: 'door.open', force: true });
    const [asked] = source.records[1]?.microsteps[0]?.asked ?? [];
    expect(asked?.edge).toBe('door.leaf.closed door.open 0');
    expect(asked?.guard.answer).toBe(true);
    expect(
      leaves(asked?.guard ?? { name: '', answer: null }).map(({ name, answer }) => [name, answer]),
    ).toEqual([
      ['isForced', true],
      ['isBroken', null],
      ['in {"lock":"unlocked"}', null],
    ]);
  });

  it('keeps the verdict of a guard made by asks, from one call where it was overheard', () => {
    const { actor, source, timesAsked } = started();
    actor.send({ type: 'lock.turn' });
    const asked = source.records[1]?.microsteps[0]?.asked ?? [];
    expect(asked.map(({ edge, guard }) => [edge, guard.answer, guard.again ?? false])).toEqual([
      ['door.lock.locked lock.turn 0', false, how === 'asked again'],
      ['door.lock.locked lock.turn 1', true, how === 'asked again'],
    ]);
    expect(asked[0]?.guard.verdict).toMatchObject({
      ok: false,
      refusals: [{ rule: '601.2', values: { keys: 1 } }],
    });
    expect(timesAsked()).toBe(how === 'asked again' ? 4 : 2);
  });

  it('shows an event that nothing took, with the guards that refused it', () => {
    const { actor, source } = started();
    actor.send({ type: 'door.open', force: false });
    expect(source.records[1]?.microsteps[0]).toMatchObject({ transitions: [], actions: [] });
    expect(source.records[1]?.microsteps[0]?.asked[0]?.guard.answer).toBe(false);
  });

  it('has the eventless guards that were asked in the end and led nowhere', () => {
    const { actor, source } = started();
    actor.send({ type: 'door.open', force: true });
    expect(source.records[1]?.asked).toMatchObject([
      { edge: 'door.leaf.open (always) 0', guard: { name: 'oftenOpened', answer: false } },
    ]);
    actor.send({ type: 'door.close' });
    actor.send({ type: 'door.open', force: true });
    expect(source.records[3]?.microsteps.map(({ transitions }) => transitions)).toContainEqual([
      'door.leaf.open (always) 0',
    ]);
  });

  it('does not take a guard asked by someone else in between for an answer of the chart', () => {
    const { actor, source } = started();
    actor.getSnapshot().can({ type: 'door.open', force: true });
    actor.send({ type: 'door.open', force: false });
    expect(source.records[1]?.microsteps[0]?.asked[0]?.guard.answer).toBe(false);
  });

  it('is plain data; snapshots are kept beside it', () => {
    const { actor, source } = started();
    actor.send({ type: 'door.open', force: true });
    expect(JSON.parse(JSON.stringify(source.records))).toEqual(source.records);
    expect(source.snapshotAt?.(1)).toBe(actor.getSnapshot());
  });

  it('is one source for an actor until it is closed', () => {
    const { actor, source } = started();
    expect(fromActor(actor)).toBe(source);
    source.close();
    actor.send({ type: 'lock.turn' });
    expect(source.records).toHaveLength(1);
    expect(fromActor(actor)).not.toBe(source);
  });
});

describe('a source', () => {
  it('of an actor that runs already begins where it is', () => {
    const actor = createActor(door().machine).start();
    actor.send({ type: 'lock.turn' });
    const source = fromActor(actor);
    expect(source.records[0]).toMatchObject({ origin: 'attached', microsteps: [] });
    expect(source.records[0]?.configuration).toContain('door.lock.unlocked');
    actor.send({ type: 'lock.turn' });
    expect(source.records[1]?.microsteps[0]?.exited).toEqual(['door.lock.unlocked']);
  });

  it('tells its listeners of each macrostep once, however often one listens', () => {
    const actor = createActor(door().machine);
    const source = fromActor(actor);
    let calls = 0;
    const listener = () => {
      calls += 1;
    };
    const first = source.subscribe(listener);
    first();
    source.subscribe(listener);
    actor.start();
    actor.send({ type: 'lock.turn' });
    expect(calls).toBe(1);
  });

  it('records an actor that breaks', () => {
    const machine = setup({
      actions: {
        fail: () => {
          throw new Error('no');
        },
      },
    }).createMachine({ id: 'm', on: { go: { actions: 'fail' } } });
    const actor = createActor(machine);
    actor.subscribe({ error: () => undefined });
    const source = fromActor(actor);
    actor.start();
    actor.send({ type: 'go' });
    expect(source.records.at(-1)).toMatchObject({ status: 'error', error: 'Error: no' });
  });

  it('of initial eventless transitions and raised events has them all', () => {
    const machine = setup({
      guards: { yes: () => true },
      actions: { say: emit({ type: 'said' }) },
    }).createMachine({
      id: 'm',
      initial: 'a',
      entry: raise({ type: 'go' }),
      states: {
        a: { always: { guard: 'yes', target: 'b' } },
        b: { on: { go: { target: 'c', actions: 'say' } } },
        c: {},
      },
    });
    const source = fromActor(createActor(traced(machine)));
    expect(source.records[0]?.microsteps.map(({ kind, transitions }) => [kind, ...transitions])).toEqual([
      ['initial', 'm (initial) 0'],
      ['always', 'm.a (always) 0'],
      ['raised', 'm.b go 0'],
    ]);
    expect(source.records[0]?.microsteps[0]?.raised).toEqual([{ type: 'go' }]);
    expect(source.records[0]?.microsteps[1]?.asked).toMatchObject([{ guard: { name: 'yes', answer: true } }]);
  });

  it('that is silent has nothing and costs nothing', () => {
    expect(silent.chart()).toBeUndefined();
    expect(silent.records).toEqual([]);
    silent.subscribe(() => undefined)();
  });
});
