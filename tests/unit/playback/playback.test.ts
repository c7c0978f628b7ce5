import { expect, test } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { fromActor } from '../../../machines/play/trace/index.ts';
import type { BreakAt, Breakpoint, When } from '../../../ui/breakpoints/breakpoint.ts';
import { watchFor } from '../../../ui/breakpoints/watch.ts';
import { playbackOn } from '../../../ui/playback/playback.ts';
import { slowTime } from '../session/small-source.ts';

const counter = setup({
  types: { context: {} as { readonly count: number }, events: {} as { type: 'more' } | { type: 'less' } },
  actions: { add: assign({ count: ({ context }, by: number) => context.count + by }) },
}).createMachine({
  id: 'counter',
  context: { count: 0 },
  on: {
    more: { actions: { type: 'add', params: 1 } },
    less: { actions: { type: 'add', params: -1 } },
  },
});

const of = (at: BreakAt, when: When = 'after'): Breakpoint => ({ chart: 'counter', at, when, isOn: true });
const three: BreakAt = { kind: 'condition', path: 'count', compare: '=', value: '3' };
const less: BreakAt = { kind: 'event', type: 'less' };

function counting(...breakpoints: readonly Breakpoint[]) {
  const actor = createActor(counter);
  const source = fromActor(actor);
  actor.start();
  const time = slowTime();
  const playback = playbackOn(source, time.later);
  playback.open();
  playback.setWatch(watchFor(breakpoints));
  const send = (...types: readonly ('more' | 'less')[]) => {
    for (const type of types) actor.send({ type });
  };
  return { playback, send, time };
}

const five = ['more', 'more', 'more', 'less', 'more'] as const;

test('what is shown goes along with a live machine until something stops it; the machine goes on', () => {
  const { playback, send } = counting(of(less));
  send(...five);
  expect(playback.get()).toMatchObject({ at: 4, last: 5, isAtEnd: false });
  expect(playback.get().stopped?.breakpoint.at).toEqual(less);
  playback.runOn();
  expect(playback.get()).toMatchObject({ at: 5, isAtEnd: true, stopped: null });
  send('more');
  expect(playback.get().at).toBe(6);
});

test('a recorded run stops at the same steps as the live one, played or run, before or after', () => {
  for (const when of ['before', 'after'] as const) {
    const { playback, send, time } = counting(of(less, when), of(three, when));
    send(...five);
    const live = playback.get();
    expect(live.at).toBe(when === 'before' ? 2 : 3);
    playback.goTo(0);
    playback.runOn();
    expect(playback.get()).toEqual(live);
    playback.goTo(0);
    playback.play();
    for (let count = 0; count < 20 && time.waiting() > 0; count += 1) time.pass();
    expect(playback.get()).toEqual(live);
    playback.runOn();
    expect(playback.get().at).toBe(when === 'before' ? 3 : 4);
    playback.runOn();
    expect(playback.get().at).toBe(when === 'before' ? 4 : 5);
    expect(playback.get().stopped?.breakpoint.at).toEqual(three);
    playback.runOn();
    expect(playback.get()).toMatchObject({ at: 5, isAtEnd: true, stopped: null });
  }
});

test('one runs back to where something stops, and to a place of one’s choice', () => {
  const { playback, send } = counting();
  send(...five);
  playback.runBack();
  expect(playback.get().at).toBe(0);
  playback.runTo(watchFor([of(less)]));
  expect(playback.get().at).toBe(4);
  playback.setWatch(watchFor([of(three)]));
  playback.goTo(5);
  playback.runBack();
  expect(playback.get().at).toBe(3);
});
