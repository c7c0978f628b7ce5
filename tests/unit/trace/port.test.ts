import { describe, expect, it } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import {
  chartOf,
  fromActor,
  fromPort,
  type GuardAnswer,
  momentOf,
  toPort,
} from '../../../machines/play/trace/index.ts';
import { door } from './door.ts';

const _leaves = (guard: GuardAnswer): readonly GuardAnswer[] =>
  guard.of?.length ? guard.of.flatMap(_leaves) : [guard];

describe('a source through a port', () => {
  const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

  it.each(['before', 'after'])('has the chart and every record, opened %s the other end', async (when) => {
    const { port1, port2 } = new MessageChannel();
    const actor = createActor(door().machine);
    const early = when === 'before' ? fromPort(port2) : undefined;
    const end = toPort(actor, port1);
    actor.start();
    actor.send({ type: 'lock.turn' });
    const source = early ?? fromPort(port2);
    await settled();
    expect(source.chart()).toEqual(chartOf(door().machine));
    source.send?.({ type: 'lock.turn' });
    await settled();
    expect(source.records).toEqual(fromActor(actor).records);
    expect(source.records).toHaveLength(3);
    end();
    source.close();
    port1.close();
    port2.close();
  });

  it('has the snapshots as well, if they are plain data', async () => {
    const { port1, port2 } = new MessageChannel();
    const source = fromPort(port2);
    const one: { count: number } = { count: 1 };
    const counting = setup({ types: { context: one } }).createMachine({
      context: one,
      on: { more: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
    });
    const actor = createActor(counting);
    const end = toPort(actor, port1);
    actor.start();
    actor.send({ type: 'more' });
    await settled();
    expect(source.snapshotAt?.(1)).toMatchObject({ context: { count: 2 }, status: 'active' });
    expect(source.snapshotAt?.(2)).toBeUndefined();
    end();
    source.close();
    port1.close();
    port2.close();
  });

  it('goes without snapshots that are none', async () => {
    const { port1, port2 } = new MessageChannel();
    const source = fromPort(port2);
    const one: { call: () => number } = { call: () => 1 };
    const holding = setup({ types: { context: one } }).createMachine({
      context: one,
    });
    const actor = createActor(holding);
    const end = toPort(actor, port1);
    actor.start();
    actor.send({ type: 'more' });
    await settled();
    expect(source.records).toHaveLength(2);
    expect(source.snapshotAt?.(1)).toBeUndefined();
    end();
    source.close();
    port1.close();
    port2.close();
  });

  it('keeps what it has when it is told again, and begins anew with another run', async () => {
    const { port1, port2 } = new MessageChannel();
    const first = createActor(door().machine);
    const source = fromPort(port2);
    const lengths: number[] = [];
    source.subscribe(() => lengths.push(source.records.length));
    const end = toPort(first, port1);
    first.start();
    first.send({ type: 'lock.turn' });
    const another = fromPort(port2);
    await settled();
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
    expect(another.records).toEqual(source.records);
    expect(source.records).toHaveLength(2);
    end();
    const again = toPort(createActor(door().machine).start(), port1);
    await settled();
    expect(source.records).toHaveLength(1);
    again();
    source.close();
    another.close();
    port1.close();
    port2.close();
  });

  it('leaves messages of others alone', async () => {
    const { port1, port2 } = new MessageChannel();
    const source = fromPort(port2);
    port1.postMessage({ type: 'chart' });
    port1.postMessage('chart');
    await settled();
    expect(source.chart()).toBeUndefined();
    source.close();
    port1.close();
    port2.close();
  });
});

describe('a moment', () => {
  it('is a whole macrostep, or one microstep of it', () => {
    const actor = createActor(door().machine);
    const source = fromActor(actor);
    actor.start();
    actor.send({ type: 'door.open', force: true });
    const whole = momentOf(source.records[1]);
    expect(whole.taken).toHaveLength(3);
    expect([...whole.last]).toEqual(['door.lock.locked lock.turn 1']);
    expect(whole.active.has('door.lock.unlocked')).toBe(true);
    const first = momentOf(source.records[1], 0);
    expect(first.taken).toEqual(['door.leaf.closed door.open 0']);
    expect(first.active.has('door.lock.unlocked')).toBe(false);
    expect(first.guards.get('door.leaf.closed door.open 0')?.answer).toBe(true);
  });

  it('of nothing is empty', () => {
    expect(momentOf(undefined).active.size).toBe(0);
  });
});
