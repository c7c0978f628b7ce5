import { expect, test } from 'vitest';
import { attempt } from '../../../machines/game/index.ts';
import { sensiblePlayer } from '../../../machines/play/players/index.ts';
import type { BreakAt, Breakpoint, When } from '../../../ui/breakpoints/breakpoint.ts';
import { watchFor } from '../../../ui/breakpoints/watch.ts';
import { lineOf, placeOf, type Session, sessionOn, shownStep } from '../../../ui/session/index.ts';
import { beginning, slowTime } from './small-source.ts';

const of = (at: BreakAt, when: When = 'after'): Breakpoint => ({ chart: 'game', at, when, isOn: true });

const attackers: BreakAt = { kind: 'event', type: 'creatures.attacked' };
const casts: BreakAt = { kind: 'event', type: 'spell.cast' };

/** Two built-in players, and what stops their runs. */
function watched(...breakpoints: readonly Breakpoint[]) {
  const { actor, source } = beginning();
  const time = slowTime();
  const session = sessionOn({
    source,
    seats: { 0: sensiblePlayer(), 1: sensiblePlayer() },
    later: time.later,
  });
  session.open();
  session.setWatch(watchFor(breakpoints));
  return { actor, session, source, time };
}

const place = (session: Session) => placeOf(session.get().history);
const types = (session: Session) =>
  shownStep(session.get().history)?.game.happened.map(({ event }) => event.type) ?? [];
const length = (session: Session) => lineOf(session.get().history).path.length;

/** Lets time pass until nothing happens by itself any more. */
function untilStill(time: ReturnType<typeof slowTime>): void {
  for (let count = 0; count < 3000 && time.waiting() > 0; count += 1) time.pass();
}

test('a live run stops after the step in which it comes, says why, and goes on from there', () => {
  const { session, time } = watched(of(casts));
  session.play();
  untilStill(time);
  expect(types(session)).toContain('cast');
  expect(session.get().stopped?.breakpoint.at).toEqual(casts);
  expect(session.get().isPlaying).toBe(false);
  const first = place(session);
  session.play();
  expect(session.get().stopped).toBeNull();
  untilStill(time);
  expect(place(session)).toBeGreaterThan(first);
  expect(types(session)).toContain('cast');
});

test('a live run stops before the step, which then isn’t taken yet; a step by hand takes it', () => {
  const { session, time } = watched(of(casts, 'before'));
  session.play();
  untilStill(time);
  expect(session.get().stopped?.breakpoint.when).toBe('before');
  expect(session.get().history.isAtEnd).toBe(true);
  const before = length(session);
  session.forward();
  expect(types(session)).toContain('cast');
  expect(length(session)).toBe(before + 1);
  expect(session.get().history.lines).toHaveLength(1);
});

test('a recorded run stops where the live one did', () => {
  for (const when of ['before', 'after'] as const) {
    const { session, time } = watched(of(casts, when));
    const live: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      session.runUntil('gameOver');
      untilStill(time);
      live.push(place(session));
    }
    expect(new Set(live).size).toBe(3);
    session.goToStart();
    const recorded = live.map(() => {
      session.runUntil('gameOver');
      untilStill(time);
      return place(session);
    });
    expect(recorded).toEqual(live);
    session.goToStart();
    session.play();
    untilStill(time);
    expect(place(session)).toBe(live[0]);
  }
});

test('passing until something is stopped by a breakpoint before that is reached', () => {
  const rule: BreakAt = { kind: 'rule', rule: '505' };
  const { session, time } = watched(of(rule));
  session.runUntil('endOfTurn');
  untilStill(time);
  expect(session.get().stopped?.breakpoint.at).toEqual(rule);
  session.setWatch(watchFor([]));
  session.runUntil('endOfTurn');
  untilStill(time);
  expect(session.get().stopped).toBeNull();
});

test('a run to somewhere stops there once, and passes priority for people', () => {
  const { source } = beginning();
  const time = slowTime();
  const session = sessionOn({ source, later: time.later });
  session.open();
  const id = source.chart()?.nodes.find(({ key }) => key === 'precombatMain')?.id ?? '';
  const main: BreakAt = { kind: 'state', id };
  session.runTo(watchFor([of(main)]));
  untilStill(time);
  expect(shownStep(session.get().history)?.game.turn.phase).toBe('precombatMain');
  expect(session.get().stopped?.breakpoint.at).toEqual(main);
  session.runUntil('endOfTurn');
  untilStill(time);
  expect(session.get().stopped).toBeNull();
});

test('what comes from an app stops what is shown, not the app; what is done here by hand does not', () => {
  const { source, actor } = beginning();
  const session = sessionOn({ source, later: slowTime().later });
  session.open();
  session.setWatch(watchFor([of({ kind: 'event', type: 'priority.pass' }, 'before')]));
  session.act({ type: 'priority.pass', player: 0 });
  expect(session.get().stopped).toBeNull();
  expect(session.get().history.isAtEnd).toBe(true);
  const shown = session.get().history.at;
  attempt(actor, { type: 'priority.pass', player: 1 });
  expect(session.get().stopped?.breakpoint.when).toBe('before');
  expect(session.get().history.at).toBe(shown);
  expect(session.get().history.isAtEnd).toBe(false);
});

test('a game without attacks is never stopped by one', () => {
  const { session, time } = watched(
    of({ kind: 'card', name: 'Shock' }),
    of({ ...attackers, type: 'no.such' }),
  );
  session.runUntil('endOfTurn');
  untilStill(time);
  expect(session.get().stopped).toBeNull();
});
