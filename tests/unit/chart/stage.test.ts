import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createActor, createMachine } from 'xstate';
import { cards, decks } from '../../../machines/cards/index.ts';
import { gameMachine } from '../../../machines/game/machine.ts';
import { createGame, playGame, randomPlayer, sensiblePlayer } from '../../../machines/index.ts';
import {
  type ChartDescription,
  chartOf,
  fromActor,
  momentOf,
  type Source,
} from '../../../machines/play/trace/index.ts';
import { gallery } from '../../../stories/machines.ts';
import { plainRefusal } from '../../../ui/chart/actions.ts';
import { type Box, overlaps } from '../../../ui/chart/geometry.ts';
import {
  followersOf,
  framesWritten,
  lineOf,
  linesBelow,
  outermost,
  proceduresAt,
} from '../../../ui/chart/stage/procedures.ts';
import { askedIn, shownOf } from '../../../ui/chart/stage/shown.ts';
import { type Below, type Size, type Stage, stageOf, type Tile } from '../../../ui/chart/stage/stage.ts';
import { wiresOf } from '../../../ui/chart/stage/wires.ts';
import { written } from '../../../ui/chart/stage/written.ts';
import { configurationsOf } from './configurations.ts';

/** The canvas of an inspector at 1440 × 900: with the table docked, and alone. */
const beside = { width: 980, height: 690 };
const alone = { width: 1376, height: 690 };
const sizes: readonly Size[] = [beside, alone, { width: 1900, height: 860 }];

const game = chartOf(gameMachine());

function laidOut(
  chart: ChartDescription,
  active: ReadonlySet<string>,
  size: Size,
  below: Below | null = null,
): Stage {
  const stage = stageOf(chart, active, size, below);
  if (stage === undefined) throw new Error('The chart has no states.');
  return stage;
}

const isInside = (box: Box, outer: Box): boolean =>
  box.x >= outer.x &&
  box.y >= outer.y &&
  box.x + box.width <= outer.x + outer.width &&
  box.y + box.height <= outer.y + outer.height;

const head = ({ head: height, width, x, y }: Tile): Box => ({ x, y, width, height });

/** What must be so of a stage, whatever the chart: what is active is there with its name, and nothing lies over it. */
function expectAllInSight(chart: ChartDescription, active: ReadonlySet<string>, size: Size): void {
  const stage = laidOut(chart, active, size);
  const window = { x: 0, y: 0, ...size };
  for (const id of active) {
    const tile = stage.standsFor(id);
    expect(tile?.node.id, `${id} is on the stage`).toBe(id);
    expect(tile !== undefined && isInside(head(tile), window), `${id} is in sight`).toBe(true);
  }
  for (const tile of stage.tiles) {
    expect(tile.head, tile.node.id).toBeGreaterThanOrEqual(20);
    for (const other of stage.tiles)
      if (other !== tile)
        expect(overlaps(head(tile), head(other)), `${tile.node.id}, ${other.node.id}`).toBe(false);
    for (const gap of stage.gaps) expect(overlaps(head(tile), gap)).toBe(false);
  }
}

/** Whether the state around it is active, so that it has a tile. */
const isWithinReach = (active: ReadonlySet<string>, id: string): boolean => {
  const parent = game.nodes.find((node) => node.id === id)?.parent ?? null;
  return parent !== null && active.has(parent);
};

describe('the stage of the game', () => {
  const configurations = configurationsOf(game);

  it.each(sizes)('has all active states in sight, wherever the run is, at $width × $height', (size) => {
    expect(configurations.length).toBeGreaterThan(90);
    for (const active of configurations) expectAllInSight(game, active, size);
  });

  it('leaves no state out at 1440 × 900, whatever is under way below the chart', () => {
    for (const active of configurations)
      for (const size of [beside, alone])
        for (const state of [
          undefined,
          ...[...followersOf(game)].filter((id) => isWithinReach(active, id)),
        ]) {
          const below = state === undefined ? null : { state, lines: framesWritten };
          expect(laidOut(game, active, size, below).gaps).toEqual([]);
        }
  });

  it('has the active states in sight in narrow panes', () => {
    for (const active of configurations)
      for (const size of [
        { width: 390, height: 640 },
        { width: 403, height: 660 },
      ])
        expectAllInSight(game, active, size);
  });

  it('moves no other lane with what one does', () => {
    const ofPriority = ({ tiles }: Stage) =>
      tiles
        .filter(({ lane }) => lane === 1)
        .map(({ height, node, width, x, y }) => [node.id, x, y, width, height]);
    const inTurn = configurations.filter(
      (active) => [...active].some((id) => id.includes('none')) && active.has('turn'),
    );
    expect(inTurn.length).toBeGreaterThan(20);
    const places = new Set(inTurn.map((active) => JSON.stringify(ofPriority(laidOut(game, active, beside)))));
    expect(places.size).toBe(1);
  });

  it('keeps states in their order', () => {
    const order = new Map(game.nodes.map(({ id }, at) => [id, at]));
    for (const active of configurations) {
      const { tiles } = laidOut(game, active, beside);
      for (const lane of [0, 1]) {
        const own = tiles
          .filter((tile) => tile.lane === lane)
          .toSorted((a, b) => a.y - b.y || a.depth - b.depth);
        const places = own.map(({ node }) => order.get(node.id) ?? -1);
        expect(places).toEqual(places.toSorted((a, b) => a - b));
      }
    }
  });
});

describe('what is written on the stage of a played game', () => {
  const source = playedGame();
  const moments = source.records.map((record) => ({
    record,
    moment: momentOf(record),
    procedures: proceduresAt(game, source, record.index),
  }));

  it.each([beside, alone])(
    'says of every transition of a step where it leads and what its guards said, at $width',
    (size) => {
      for (const { moment, procedures, record } of moments) {
        const stage = laidOut(game, moment.active, size, linesBelow(procedures));
        const { left, notes } = written(
          game,
          stage,
          { shown: shownOf(game, moment), ran: procedures.ran },
          plainRefusal,
        );
        const said = new Set(notes.flatMap(({ shown }) => shown.edges.map(({ id }) => id)));
        for (const edge of moment.last) expect(said, `step ${record.index}`).toContain(edge);
        for (const note of notes) {
          const [edge] = note.shown.edges;
          if (edge === undefined || note.shown.became !== 'last') continue;
          const answers = askedIn(moment.guards.get(edge.id)).map(({ answer }) => answer);
          const guards = note.lines.filter(({ is }) => is === 'guard');
          expect(guards.map((line) => line.is === 'guard' && line.answer)).toEqual(answers);
        }
        const lanes = stage.lanes.map(({ gutter }) => gutter);
        for (const note of notes) {
          expect(
            lanes.some((gutter) => isInside(note, gutter)),
            `step ${record.index}`,
          ).toBe(true);
          for (const other of notes) if (other !== note) expect(overlaps(note, other)).toBe(false);
        }
        const taken = shownOf(game, moment).filter(
          ({ became }) => became === 'taken' || became === 'last',
        ).length;
        const hidden = left.flatMap(({ shown }) => shown).filter(({ became }) => became === 'last');
        expect(hidden).toEqual([]);
        if (taken <= 5)
          expect(left.flatMap(({ shown }) => shown).filter(({ became }) => became === 'taken')).toEqual([]);
      }
    },
  );

  it('writes no more than there is room for in narrow panes', () => {
    for (const { moment, record } of moments) {
      const stage = laidOut(game, moment.active, { width: 390, height: 410 });
      const { left, notes } = written(game, stage, { shown: shownOf(game, moment) }, plainRefusal);
      const all = [...notes, ...left];
      for (const one of all)
        for (const other of all)
          if (other !== one) expect(overlaps(one, other), `step ${record.index}`).toBe(false);
    }
  });

  it('draws lines from state to state by what is written', () => {
    const { moment } = moments.find(({ moment: { taken } }) => taken.length > 2) ?? moments[0] ?? {};
    if (moment === undefined) throw new Error('Nothing was recorded.');
    const stage = laidOut(game, moment.active, beside);
    const { notes } = written(game, stage, { shown: shownOf(game, moment) }, plainRefusal);
    const wires = wiresOf(stage, notes);
    for (const note of notes.filter(({ shown }) => shown.became === 'last'))
      expect(wires.filter(({ of }) => of === note).length).toBe(
        note.targets.length + (note.source === undefined ? 0 : 1),
      );
    for (const { points } of wires)
      for (const [at, point] of points.slice(1).entries())
        expect(point.x === points[at]?.x || point.y === points[at]?.y).toBe(true);
  });

  it('numbers the transitions of a step in their order', () => {
    for (const { moment } of moments) {
      const orders = shownOf(game, moment).flatMap(({ order }) => (order === null ? [] : [order]));
      expect(orders).toEqual(orders.map((_, at) => at + 1));
    }
  });

  it('says which steps of procedures each transition ran, and what came of them', () => {
    const ran = moments.flatMap(({ procedures }) => [...procedures.ran.values()].flatMap(outermost));
    const untap = ran.find(({ procedure }) => procedure === 'untapStep');
    expect(untap?.steps.map(({ outcome, step }) => `${step} ${outcome}`)).toEqual([
      'expire go',
      'phase happen',
      'time go',
      'choose go',
      'untap happen',
    ]);
    const checks = ran.filter(({ procedure }) => procedure === 'stateBasedActions');
    expect(checks.length).toBeGreaterThan(0);
  });

  it('shows in the state that runs it what is under way while a player decides', () => {
    const choosing = moments.filter(({ procedures }) => procedures.underWay !== null);
    expect(choosing.length).toBeGreaterThan(3);
    for (const { moment, procedures, record } of choosing) {
      const { frames = [], state = '' } = procedures.underWay ?? {};
      expect(followersOf(game).has(state) || moment.active.has(state), `step ${record.index}`).toBe(true);
      const now = frames.at(-1)?.steps.filter(({ is }) => is === 'now');
      expect(now, `step ${record.index}`).toHaveLength(1);
      const stage = laidOut(game, moment.active, beside, linesBelow(procedures));
      const tile = stage.standsFor(state);
      expect(tile?.node.id).toBe(state);
      expect(tile?.below).toBeGreaterThan(0);
      for (const frame of frames.filter(({ steps }) => steps.length > 0)) {
        const line = lineOf(frame, (tile?.width ?? 0) - 16);
        expect(line.steps.some(({ is }) => is === 'now' || is === 'next')).toBe(true);
        expect(line.before + line.steps.length + line.after).toBe(frame.steps.length);
      }
    }
  });

  it('takes less than two milliseconds', () => {
    const [first, ...rest] = moments;
    expect(first).toBeDefined();
    const start = performance.now();
    for (const [at, { moment }] of rest.entries()) {
      const size = { ...beside, width: beside.width + (at % 7) };
      written(game, laidOut(game, moment.active, size), { shown: shownOf(game, moment) }, plainRefusal);
    }
    // A machine under load takes its time: what is held is the order of magnitude.
    expect((performance.now() - start) / rest.length).toBeLessThan(20);
  });
});

function playedGame(): Source {
  const actor = createGame({
    cards,
    players: decks.slice(0, 2).map(({ list, name }) => ({ name, deck: list })),
    seed: 'one',
  });
  const source = fromActor(actor);
  actor.start();
  playGame(actor, [sensiblePlayer(), randomPlayer('two')]);
  return source;
}

const states = (count: number, name: (at: number) => string): Record<string, object> =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [name(at), {}]));

const deep = (levels: number): object =>
  levels === 0 ? {} : { initial: 'inner', states: { before: {}, inner: deep(levels - 1), after: {} } };

const others: Readonly<Record<string, AnyStateMachine>> = {
  'sixty states side by side': createMachine({ initial: 's0', states: states(60, (at) => `s${at}`) }),
  'seven levels': createMachine(deep(7)),
  'four regions': createMachine({
    type: 'parallel',
    states: Object.fromEntries(
      ['north', 'east', 'south', 'west'].map((name) => [
        name,
        { initial: 'state0', states: states(9, (at) => `state${at}`) },
      ]),
    ),
  }),
  'names of sixty letters': createMachine({
    initial: 'aStateWhoseNameIsAsLongAsSomebodyWhoLikesToBeExactMakesIt00',
    states: states(
      12,
      (at) => `aStateWhoseNameIsAsLongAsSomebodyWhoLikesToBeExactMakesIt${at}${at === 0 ? '0' : ''}`,
    ),
  }),
  'regions within a state of a region': createMachine({
    type: 'parallel',
    states: {
      left: {
        initial: 'both',
        states: {
          none: {},
          both: {
            type: 'parallel',
            states: {
              upper: { initial: 'a', states: states(4, (at) => 'abcd'[at] ?? '') },
              lower: { initial: 'a', states: states(4, (at) => 'abcd'[at] ?? '') },
            },
          },
        },
      },
      right: { initial: 'a', states: states(3, (at) => 'abc'[at] ?? '') },
    },
  }),
  'a hundred and twenty states': createMachine({
    initial: 'part0',
    states: Object.fromEntries(
      Array.from({ length: 10 }, (_, part) => [
        `part${part}`,
        { initial: 'step0', states: states(11, (at) => `step${at}`) },
      ]),
    ),
  }),
  'one state': createMachine({}),
};

const machines = [...Object.entries(others), ...gallery.map(({ machine, name }) => [name, machine] as const)];

describe.each(machines)('the stage of a machine with %s', (_, machine) => {
  const chart = chartOf(machine);

  it('has all active states in sight, wherever the run is', () => {
    createActor(machine).start().stop();
    for (const active of configurationsOf(chart)) expectAllInSight(chart, active, beside);
  });

  it('shows the initial state of what is left out in part, and says how many others there are', () => {
    for (const active of configurationsOf(chart)) {
      const stage = laidOut(chart, active, beside);
      const shown = new Set(stage.tiles.map(({ node }) => node.id));
      const open = chart.nodes.filter(({ id }) => active.has(id));
      for (const { id } of open) {
        const within = chart.nodes.filter(({ parent }) => parent === id);
        const there = within.filter((node) => shown.has(node.id)).length;
        const counted = stage.gaps.flatMap(({ nodes }) => nodes).filter(({ parent }) => parent === id).length;
        const hidden = Math.max(
          0,
          ...stage.tiles.filter(({ node }) => node.parent === id).map((tile) => tile.hidden),
        );
        expect(there + counted + hidden, id).toBe(within.length);
      }
    }
  });
});
