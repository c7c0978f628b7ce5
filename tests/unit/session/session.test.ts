import { expect, test } from 'vitest';
import { legalActions } from '../../../machines/game/index.ts';
import { sensiblePlayer } from '../../../machines/play/players/index.ts';
import {
  lastChoice,
  lastStep,
  lineOf,
  placeOf,
  type Session,
  sessionOn,
  shownStep,
  stepOn,
} from '../../../ui/session/index.ts';
import { beginning, slowTime } from './small-source.ts';

const game = (session: Session) => {
  const step = shownStep(session.get().history);
  if (step === null) throw new Error('Nothing is shown.');
  return step.game;
};

function opened(more: Partial<Parameters<typeof sessionOn>[0]> = {}) {
  const { actor, source } = beginning();
  const time = slowTime();
  const session = sessionOn({ source, later: time.later, ...more });
  const close = session.open();
  return { actor, source, time, session, close };
}

test('a session takes over what was recorded before it and shows the end', () => {
  const { session, source } = opened();
  expect(session.get().history.steps).toHaveLength(source.records.length);
  expect(game(session).turn.step).toBe('upkeep');
  expect(session.get().history.isAtEnd).toBe(true);
});

test('a step back shows the game as it was, while the actor stays where it is', () => {
  const { session, actor } = opened();
  const before = game(session);
  session.act({ type: 'priority.pass', player: 0 });
  expect(game(session)).not.toBe(before);
  session.back();
  expect(game(session)).toBe(before);
  expect(actor.getSnapshot().context.game.priority.passed).toEqual([0]);
  session.forward();
  expect(session.get().history.isAtEnd).toBe(true);
});

test('what the rules refuse is kept with its reasons, and nothing else changes', () => {
  const { session } = opened();
  const before = session.get();
  const verdict = session.act({ type: 'priority.pass', player: 1 });
  expect(verdict.ok).toBe(false);
  expect(session.get().history).toBe(before.history);
  expect(session.get().refused?.verdict).toEqual(verdict);
  session.act({ type: 'priority.pass', player: 0 });
  expect(session.get().refused).toBeNull();
});

test('acting at an earlier step makes another line and keeps the first', () => {
  const { session, actor } = opened();
  session.act({ type: 'priority.pass', player: 0 });
  session.act({ type: 'priority.pass', player: 1 });
  const main = lineOf(session.get().history);
  session.back();
  session.back();
  const from = shownStep(session.get().history)?.id;
  session.act({ type: 'player.concede', player: 1 });
  const { history } = session.get();
  expect(history.lines).toHaveLength(2);
  expect(lineOf(history).from).toBe(from);
  expect(game(session).over?.winners).toEqual([0]);
  expect(history.lines[0]?.path).toEqual(main.path);
  expect(actor.getSnapshot().context.game.over).toBeNull();
  session.takeLine(0);
  expect(game(session).over).toBeNull();
  expect(placeOf(session.get().history)).toBe(main.path.length - 1);
});

test('a line that branched off goes on by itself', () => {
  const { session } = opened();
  session.act({ type: 'priority.pass', player: 0 });
  session.goToStart();
  session.act({ type: 'decision.answer', player: 0, answer: true });
  session.act({ type: 'decision.answer', player: 1, answer: false });
  const { history } = session.get();
  expect(history.lines).toHaveLength(2);
  expect(lineOf(history).path).toHaveLength(3);
  expect(history.lines[0]?.path).not.toEqual(lineOf(history).path);
});

test('what was done there before leads where it led: no second line for the same', () => {
  const { session } = opened();
  session.goToStart();
  session.act({ type: 'decision.answer', player: 0, answer: true });
  const other = lineOf(session.get().history);
  session.takeLine(0);
  session.goToStart();
  session.act({ type: 'decision.answer', player: 0, answer: false });
  expect(placeOf(session.get().history)).toBe(1);
  expect(session.get().history.line).toBe(0);
  session.back();
  session.act({ type: 'decision.answer', player: 0, answer: true });
  const { history } = session.get();
  expect(history.lines).toHaveLength(2);
  expect(lineOf(history)).toEqual(other);
});

test('a line is called what one calls it', () => {
  const { session } = opened();
  session.nameLine(0, 'What was played');
  session.nameLine(7, 'Nothing');
  expect(session.get().history.lines.map(({ name }) => name)).toEqual(['What was played']);
});

test('undo leads to the last choice of a person at the table, and playing goes on with what they do then', () => {
  const { session, time } = opened({ seats: { 1: sensiblePlayer() }, isPlaying: true });
  const mine = shownStep(session.get().history)?.id;
  session.act({ type: 'priority.pass', player: 0 });
  time.pass(3);
  expect(shownStep(session.get().history)?.id).not.toBe(mine);
  while (lastChoice(session.get()) !== mine) expect(session.undo()).toBe(true);
  session.undo();
  expect(shownStep(session.get().history)?.id).toBe(mine);
  expect(session.get().isPlaying).toBe(false);
  session.act({ type: 'player.concede', player: 0 });
  expect(session.get().isPlaying).toBe(true);
  session.goToStart();
  expect(session.undo()).toBe(false);
});

test('until the next step priority is passed, and no further', () => {
  const { session, time } = opened();
  session.runUntil('nextStep');
  time.pass(5);
  expect(session.get().goal).toBeNull();
  expect(game(session).turn.phase).toBe('precombatMain');
  expect(game(session).turn.number).toBe(1);
});

test('from an earlier step one goes on over what was recorded, and no other line begins', () => {
  const { session, time } = opened();
  for (const player of [0, 1, 0, 1]) session.act({ type: 'priority.pass', player });
  const last = placeOf(session.get().history);
  session.goToStart();
  session.runUntil('nextStep');
  time.pass();
  const { history } = session.get();
  expect(history.lines).toHaveLength(1);
  expect(history.isAtEnd).toBe(false);
  expect(placeOf(history)).toBeGreaterThan(0);
  expect(placeOf(history)).toBeLessThan(last);
  const { step } = game(session).turn;
  session.back();
  expect(game(session).turn.step).not.toBe(step);
});

test('whether there is a step to go on to, and who decides first where there is none', () => {
  const { session } = opened();
  expect(stepOn(session.get())).toEqual({ ok: false, waitsFor: 0 });
  session.act({ type: 'priority.pass', player: 0 });
  session.back();
  expect(stepOn(session.get())).toEqual({ ok: true });
  session.goToEnd();
  session.act({ type: 'player.concede', player: 0 });
  expect(stepOn(session.get())).toEqual({ ok: false, waitsFor: null });
});

test('until the end of turn stops where the end step begins', () => {
  const { session, time } = opened();
  session.runUntil('endOfTurn');
  time.pass(5);
  expect(game(session).turn).toMatchObject({ number: 1, step: 'end' });
});

test('until my decision stops where there is more to do than to pass', () => {
  const { session, time } = opened();
  session.runUntil('decision');
  time.pass(5);
  expect(game(session).turn.phase).toBe('precombatMain');
  expect(legalActions(game(session), 0).some(({ type }) => type === 'land.play')).toBe(true);
});

test('automatic players act by themselves while it plays, and stop where a person decides', () => {
  const { session, time } = opened({
    seats: { 1: (view) => ({ type: 'priority.pass', player: view.viewer === 1 ? 1 : 0 }) },
  });
  session.act({ type: 'priority.pass', player: 0 });
  expect(game(session).pending?.decider).toBe(1);
  expect(time.waiting()).toBe(0);
  session.play();
  time.pass();
  expect(game(session).pending?.decider).toBe(0);
  time.pass(3);
  expect(game(session).pending?.decider).toBe(0);
  session.act({ type: 'priority.pass', player: 0 });
  expect(time.waiting()).toBe(1);
});

test('playing from an earlier step shows what was recorded, one step after the other', () => {
  const { session, time } = opened();
  session.act({ type: 'priority.pass', player: 0 });
  session.act({ type: 'priority.pass', player: 1 });
  session.goToStart();
  expect(placeOf(session.get().history)).toBe(0);
  session.play();
  time.pass();
  expect(placeOf(session.get().history)).toBe(1);
  time.pass(10);
  expect(shownStep(session.get().history)).toBe(lastStep(session.get().history));
});

test('a closed session listens no more; opened again, it takes over what came meanwhile', () => {
  const { session, close, actor } = opened();
  const count = session.get().history.steps.length;
  close();
  actor.send({ type: 'priority.pass', player: 0 });
  expect(session.get().history.steps).toHaveLength(count);
  session.open();
  expect(session.get().history.steps).toHaveLength(count + 1);
});

test('while what was sent is on its way nothing more is sent, and the run goes on once it has come', () => {
  const { source } = beginning();
  const onTheWay: Parameters<NonNullable<typeof source.send>>[0][] = [];
  const listeners = new Set<() => void>();
  /** An actor far away: what is sent arrives there only when it is told to. */
  const far: typeof source = {
    ...source,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: (event) => {
      onTheWay.push(event);
    },
    isBusy: () => onTheWay.length > 0,
  };
  const arrive = () => {
    const [event] = onTheWay.splice(0);
    if (event !== undefined) source.send?.(event);
    for (const listener of listeners) listener();
  };
  const time = slowTime();
  const session = sessionOn({ source: far, later: time.later });
  session.open();
  session.runUntil('nextStep');
  time.pass(5);
  expect(onTheWay).toEqual([{ type: 'priority.pass', player: 0 }]);
  expect(session.act({ type: 'priority.pass', player: 0 })).toEqual({ ok: false, refusals: [] });
  expect(session.get().goal).toBe('nextStep');
  expect(time.waiting()).toBe(0);
  arrive();
  time.pass(5);
  expect(onTheWay).toEqual([{ type: 'priority.pass', player: 1 }]);
  arrive();
  time.pass(5);
  expect(onTheWay).toEqual([]);
  expect(session.get().goal).toBeNull();
  expect(game(session).turn.phase).toBe('precombatMain');
});
