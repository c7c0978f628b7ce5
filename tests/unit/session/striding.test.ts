import { expect, test } from 'vitest';
import { sensiblePlayer } from '../../../machines/play/players/index.ts';
import { hasChoice } from '../../../ui/session/goals.ts';
import { placeOf, type Session, type Stride, sessionOn, shownStep } from '../../../ui/session/index.ts';
import { beginning, slowTime } from './small-source.ts';

/** A game between two built-in players, some turns long, looked at from its start. */
function recorded() {
  const { source } = beginning();
  const time = slowTime();
  const session = sessionOn({
    source,
    seats: { 0: sensiblePlayer(), 1: sensiblePlayer() },
    later: time.later,
  });
  session.open();
  for (let count = 0; count < 120; count += 1) session.forward();
  const last = placeOf(session.get().history);
  session.goToStart();
  const take = (stride: Stride, to: 'on' | 'back') => {
    session.stride(stride, to);
    for (let count = 0; count < 200 && time.waiting() > 0; count += 1) time.pass();
    return placeOf(session.get().history);
  };
  return { last, session, take };
}

const shown = (session: Session) => {
  const step = shownStep(session.get().history);
  if (step === null) throw new Error('Nothing is shown.');
  return step.game;
};

test('strides of every size lead on to where that begins by which one counts, and back to the same places', () => {
  for (const stride of ['choice', 'round', 'nextStep', 'nextTurn'] as const) {
    const { last, session, take } = recorded();
    const places: number[] = [];
    for (let place = take(stride, 'on'); place < last; place = take(stride, 'on')) places.push(place);
    expect(places.length).toBeGreaterThan(2);
    expect(places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0))).toBe(true);
    session.goToEnd();
    const back: number[] = [];
    for (let place = take(stride, 'back'); place > 0; place = take(stride, 'back')) back.push(place);
    expect(
      back
        .slice(-places.length)
        .toReversed()
        .filter((place) => place < last),
    ).toEqual(places);
  }
});

test('each kind of stride ends where it says', () => {
  const { session, take } = recorded();
  const turn = shown(session).turn.number;
  take('nextTurn', 'on');
  expect(shown(session).turn.number).toBe(turn + 1);
  take('round', 'on');
  expect(shown(session).pending?.kind).toBe('priority');
  expect(shown(session).priority.passed).toEqual([]);
  take('choice', 'on');
  expect(hasChoice(shown(session))).toBe(true);
});

test('microstep by microstep one goes through each event, on and back', () => {
  const { session, take } = recorded();
  const microsteps = (place: number): number => {
    const step = session.get().history.steps[place];
    return step === undefined ? 0 : (session.sourceOf(step).records[step.record]?.microsteps.length ?? 0);
  };
  const at = () => [placeOf(session.get().history), session.get().microstep] as const;
  const ways: (readonly [number, number | null])[] = [];
  while (placeOf(session.get().history) < 12) {
    take('microstep', 'on');
    ways.push(at());
  }
  for (let place = 1; place < 12; place += 1) {
    const seen = ways.filter(([where]) => where === place).map(([, microstep]) => microstep);
    expect(seen).toHaveLength(Math.max(1, microsteps(place)));
    expect(seen.at(-1)).toBeNull();
  }
  const back: (readonly [number, number | null])[] = [];
  for (let count = 1; count < ways.length; count += 1) {
    take('microstep', 'back');
    back.push(at());
  }
  expect(back.toReversed()).toEqual(ways.slice(0, -1));
});
