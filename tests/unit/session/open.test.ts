import { describe, expect, it } from 'vitest';
import { cards, findCard } from '../../../machines/cards/index.ts';
import { attempt, createGame } from '../../../machines/game/index.ts';
import { readRecording, recordingOf, share } from '../../../machines/play/replay/index.ts';
import { legalAnswers } from '../../../machines/rules/index.ts';
import { bolt } from '../../../stories/page/bolt.ts';
import { linkIn, linkOf } from '../../../ui/page/address.ts';
import { headOf, isChanged, keptGame, recordingWith } from '../../../ui/page/kept-game.ts';
import { leftOutWords, linkTo } from '../../../ui/page/link.ts';
import { opening } from '../../../ui/page/open.ts';
import { lineOf, sessionOn, shownStep, tellsKept } from '../../../ui/session/index.ts';
import { openText } from './open-text.ts';

function played() {
  const forest = findCard('Forest');
  if (forest === undefined) throw new Error('There is no Forest.');
  const deck = Array.from({ length: 40 }, () => forest);
  const actor = createGame({
    seed: 'open',
    first: 0,
    players: [
      { name: 'Alice', deck },
      { name: 'Bob', deck },
    ],
  });
  actor.start();
  for (const player of [0, 1]) attempt(actor, { type: 'decision.answer', player, answer: false });
  attempt(actor, { type: 'priority.pass', player: 0 });
  return recordingOf(actor);
}

function opened(text: string) {
  const result = openText(text);
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.started;
}

function refused(text: string) {
  const result = openText(text);
  if (result.ok) throw new Error('It was opened.');
  return result;
}

/** A session on a game with two more lines, one off the other; the middle one is looked at. */
function withLines(started: ReturnType<typeof opened>) {
  const session = sessionOn(started);
  session.open();
  session.lookAt(1);
  session.act({ type: 'decision.answer', player: 1, answer: true });
  const mulliganed = shownStep(session.get().history)?.game;
  const pending = mulliganed?.pending ?? null;
  const [bottom = []] =
    mulliganed === undefined || pending === null ? [] : legalAnswers(mulliganed, pending, 1);
  expect(session.act({ type: 'decision.answer', player: 1, answer: bottom })).toEqual({ ok: true });
  session.back();
  session.act({ type: 'player.concede', player: 0 });
  session.nameLine(1, 'Fewer cards');
  session.takeLine(1);
  const { history } = session.get();
  return {
    session,
    names: history.lines.map(({ name }) => name),
    ends: history.lines.map(({ path }) => history.steps[path.at(-1) ?? -1]?.game),
  };
}

describe('what is opened on the page', () => {
  it('is a recording, with all its steps', () => {
    const recording = played();
    const { beginning, source } = opened(JSON.stringify(recording));
    const session = sessionOn({ source });
    session.open();
    const { history } = session.get();
    expect(history.steps).toHaveLength(1 + recording.events.length);
    expect(shownStep(history)?.game.pending).toMatchObject({ kind: 'priority', player: 1 });
    expect(readRecording(recordingWith(beginning(), tellsKept(session)().all), cards)).toEqual(recording);
  });

  it('says how far it is after each step, and is given up in between', () => {
    const recording = played();
    const steps = opening(JSON.stringify(recording));
    const of = recording.events.length;
    for (const made of recording.events.keys())
      expect(steps.next()).toEqual({ done: false, value: { made, of } });
    expect(steps.next()).toMatchObject({ done: true, value: { ok: true } });
    const another = opening(JSON.stringify(recording));
    another.next();
    expect(another.return({ ok: false, what: '', faults: [] }).done).toBe(true);
    expect(another.next()).toEqual({ done: true, value: undefined });
  });

  it('is the game behind a link, and nothing if the link is cut off', () => {
    const link = linkOf({ shared: share(played()) });
    expect(opened(`https://example.org/${link}`).source.records).toHaveLength(4);
    expect(refused(link.slice(0, -5)).faults).toEqual([
      { path: '', reason: expect.stringMatching(/damaged or cut off/) },
    ]);
  });

  it('is a recording of the line that is looked at, after branching off', () => {
    const recording = played();
    const { beginning, source } = opened(JSON.stringify(recording));
    const session = sessionOn({ source });
    session.open();
    session.lookAt(1);
    session.act({ type: 'decision.answer', player: 1, answer: true });
    const { all, shownAlone } = tellsKept(session)();
    expect(shownAlone).toEqual({
      events: [recording.events[0], { type: 'decision.answer', player: 1, answer: true }],
    });
    expect(opened(JSON.stringify(recordingWith(beginning(), shownAlone))).source.records).toHaveLength(3);
    expect(all.lines).toHaveLength(1);
  });

  it('is a tree of lines with their names, each where it branches off, looked at as it was', () => {
    const started = opened(JSON.stringify(played()));
    const { session, names, ends } = withLines(started);
    const kept = tellsKept(session)();
    expect(kept.all).toMatchObject({
      shown: 1,
      lines: [
        { of: 0, after: 1 },
        { of: 1, after: 2 },
      ],
    });
    const recording = recordingWith(started.beginning(), kept.all);
    const again = sessionOn(opened(JSON.stringify(recording)));
    again.open();
    const { history } = again.get();
    expect(history.lines.map(({ name }) => name)).toEqual(names);
    expect(history.lines.map(({ path }) => history.steps[path.at(-1) ?? -1]?.game)).toEqual(ends);
    expect(lineOf(history).id).toBe(1);
    expect(tellsKept(again)()).toEqual({ ...kept, at: lineOf(history).path.length - 1 });
    // Each goes on by itself.
    again.goToEnd();
    again.act({ type: 'player.concede', player: 0 });
    expect(again.get().history.lines).toHaveLength(3);
    expect(shownStep(again.get().history)?.game.over?.winners).toEqual([1]);
  });

  it('is one line alone behind a link that all lines make too long, and that is said', () => {
    const started = opened(JSON.stringify(played()));
    const { session } = withLines(started);
    const kept = tellsKept(session)();
    const whole = linkTo(started.beginning(), kept);
    expect(whole.leftOut).toBe(0);
    expect(leftOutWords(whole.leftOut)).toBe('');
    expect(opened(whole.link).others?.lines).toHaveLength(2);
    // Names that don't repeat are as long in a link as they are.
    const name = (at: number) =>
      [1, 2, 3, 4].map((by) => (Math.sin(at * by) + 2).toString(36).slice(2)).join('');
    const lines = Array.from({ length: 800 }, (_, at) => ({ name: name(at), of: 0, after: 1, events: [] }));
    const alone = linkTo(started.beginning(), { ...kept, all: { ...kept.all, lines, shown: 0 } });
    expect(alone.link.length).toBeLessThan(16_000);
    expect(opened(alone.link).others?.lines).toEqual([]);
    expect(leftOutWords(alone.leftOut)).toMatch(/without the other 800: .* “Save” keeps them all\.$/);
  });

  it('is changed as soon as anything was done on it, also on another line', () => {
    const started = opened(JSON.stringify(played()));
    const session = sessionOn(started);
    session.open();
    expect(isChanged(started, tellsKept(session)())).toBe(false);
    session.lookAt(1);
    session.act({ type: 'player.concede', player: 0 });
    const tells = tellsKept(session);
    const kept = tells();
    expect(tells()).toBe(kept);
    expect(isChanged(started, kept)).toBe(true);
    const text = keptGame(started, kept);
    expect(headOf('one', 7, started, kept)).toEqual({
      id: 'one',
      since: 7,
      name: 'Alice and Bob',
      steps: 2,
      turn: 0,
      isPlayed: true,
    });
    const again = opened(text);
    const shown = sessionOn(again);
    shown.open();
    expect(isChanged(again, tellsKept(shown)())).toBe(true);
  });

  it('is the game as the page kept it: the step, the eyes, who sits where, the scenario', () => {
    const started = { ...opened(JSON.stringify(played())), chosen: ['you', 'sensible'] as const };
    const { session } = withLines(started);
    session.takeLine(0, 2);
    session.setViewer(1);
    const again = opened(
      keptGame(started, tellsKept({ get: () => ({ ...session.get(), seats: started.seats }) })()),
    );
    expect(again).toMatchObject({ opensAt: 2, viewer: 1, isPlaying: false, others: { shown: 0 } });
    const shown = sessionOn(again);
    shown.open();
    expect(shownStep(shown.get().history)?.game).toEqual(shownStep(session.get().history)?.game);
    const table = opened(JSON.stringify(bolt));
    const onTable = sessionOn(table);
    onTable.open();
    expect(opened(keptGame(table, tellsKept(onTable)())).scenario?.title).toBe(bolt.title);
  });

  it('is a link with the step, the eyes and the object that were looked at', () => {
    const started = opened(JSON.stringify(played()));
    const session = sessionOn(started);
    session.open();
    session.lookAt(1);
    session.setViewer(1);
    session.select(7);
    const { link } = linkTo(started.beginning(), tellsKept(session)());
    expect(link).toMatch(/&at=1&eyes=1&object=7$/);
    expect(opened(`https://example.org/somewhere/${link}`)).toMatchObject({
      opensAt: 1,
      viewer: 1,
      selected: 7,
    });
    expect(linkIn('#game=abc&at=x&eyes=judge&more')).toEqual({
      shared: 'abc',
      viewer: 'judge',
      selected: null,
    });
    expect(linkIn('#kept=abc')).toBeNull();
    // Whoever sits there not at all sees what a judge sees.
    expect(opened(link.replace('eyes=1', 'eyes=5')).viewer).toBe('judge');
  });

  it('is refused with each line that leads nowhere, and nothing is opened', () => {
    const pass = { type: 'priority.pass', player: 0 };
    const whole = { ...played(), shown: 4 };
    const lines = [
      { name: 'a', of: 1, after: 0, events: [] },
      { name: 'b', of: 0, after: 9, events: [] },
      { name: 'c', of: 0, after: 0, events: [{ ...pass, player: 5 }] },
    ];
    expect(refused(JSON.stringify({ ...whole, lines })).faults.map(({ path }) => path)).toEqual([
      'lines.2.events.0.player',
      'lines.0.of',
      'lines.1.after',
      'shown',
    ]);
    const illegal = { ...played(), lines: [{ name: 'a', of: 0, after: 1, events: [pass] }] };
    expect(opened(JSON.stringify(illegal)).breaks).toMatchObject([{ path: 'lines.0.events.0' }]);
    expect(refused('{"format":"spellchart.kept","at":-1}').faults.length).toBeGreaterThan(1);
  });

  it('lists every fault of a recording', () => {
    const whole = played();
    const broken = {
      ...whole,
      setup: { ...whole.setup, first: 5 },
      events: [{ type: 'priority.pass', player: 7 }],
    };
    const { faults, what } = refused(JSON.stringify(broken));
    expect(what).toBe('This recording');
    expect(faults.map(({ path }) => path)).toEqual(['setup.first', 'events.0.player']);
    expect(refused('{"format":').faults[0]?.reason).toMatch(/no JSON/);
    expect(refused('  ').faults).toHaveLength(1);
  });

  it('is a scenario on its table, with what came of its script', () => {
    const started = opened(JSON.stringify(bolt));
    expect(started.scenario?.outcome).toMatchObject({ ok: true, line: null });
    expect(started.source.records).toHaveLength(1);
    const again = opened(JSON.stringify(started.beginning())).source;
    expect(again.snapshotAt?.(0)).toMatchObject({
      context: { game: { players: [{ hand: [expect.any(Number)] }, {}] } },
    });
    expect(started.scenario?.asRun?.().source.records.length).toBeGreaterThan(3);
    const failing = opened(JSON.stringify({ ...bolt, expect: { bob: { life: 20 } } }));
    expect(failing.scenario?.outcome).toMatchObject({ ok: false, words: expect.stringMatching(/17/) });
  });

  it('lists every fault of a scenario, with the nearest names', () => {
    const [alice] = bolt.players;
    const { faults } = refused(
      JSON.stringify({
        ...bolt,
        players: [
          { ...alice, hand: ['Lightning Bolt', 'Lightnin Bolt'] },
          { name: 'bob', hand: ['Forrest'] },
        ],
      }),
    );
    expect(faults.map(({ path }) => path)).toEqual(['players[0].hand[1]', 'players[1].hand[0]']);
    expect(faults[0]?.reason).toMatch(/Lightning Bolt/);
  });

  it('is shown from its start where that is asked for', () => {
    const session = sessionOn({ source: opened(JSON.stringify(played())).source, opensAt: 'start' });
    session.open();
    expect(session.get().history).toMatchObject({ at: 0, isAtEnd: false });
  });
});

describe('a recording that breaks', () => {
  const conceded = { type: 'player.concede', player: 1 } as const;
  /** The game of the others, with an event that isn't legal where it stands, and one that would be. */
  const broken = () => {
    const recording = played();
    const pass = { type: 'priority.pass', player: 0 } as const;
    return { ...recording, events: [...recording.events, pass, conceded] };
  };

  it('is opened up to there, and says at which event it breaks and why', () => {
    const recording = played();
    const started = opened(JSON.stringify(broken()));
    expect(started.breaks).toEqual([
      { path: `events.${recording.events.length}`, reason: expect.stringMatching(/\(117\.1\)/) },
    ]);
    const session = sessionOn(started);
    session.open();
    const { history } = session.get();
    expect(lineOf(history).path).toHaveLength(recording.events.length + 1);
    expect(shownStep(history)?.game.over).toBeNull();
    expect(started.opened.events).toEqual(recording.events);
    expect(opened(JSON.stringify(recording)).breaks).toBeUndefined();
  });

  it('keeps its other lines that branch off before that, and leaves out the rest', () => {
    const recording = broken();
    const last = recording.events.length;
    const lines = [
      { name: 'early', of: 0, after: 1, events: [conceded] },
      { name: 'too late', of: 0, after: last, events: [] },
      { name: 'off the early one', of: 1, after: 2, events: [] },
    ];
    const { breaks, others } = opened(JSON.stringify({ ...recording, lines, shown: 2 }));
    expect(breaks).toHaveLength(1);
    expect(others?.lines.map(({ name, of }) => [name, of])).toEqual([
      ['early', 0],
      ['off the early one', 1],
    ]);
    expect(others?.shown).toBe(0);
  });

  it('that was kept here is refused whole: opened it would be kept without its rest', () => {
    const recording = played();
    const started = opened(JSON.stringify(recording));
    const session = sessionOn(started);
    session.open();
    const kept: { recording: object } = JSON.parse(keptGame(started, tellsKept(session)()));
    const damaged = { ...kept, recording: { ...kept.recording, events: broken().events } };
    expect(refused(JSON.stringify(damaged)).faults).toHaveLength(1);
  });
});
