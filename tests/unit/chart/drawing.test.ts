import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { gameMachine } from '../../../machines/game/machine.ts';
import { type ChartDescription, chartOf, momentOf } from '../../../machines/play/trace/index.ts';
import { type Drawing, draw } from '../../../ui/chart/drawing.ts';
import { gamePlacement } from '../../../ui/chart/game-placement.ts';
import { type Box, overlaps, type Point, roundedPath } from '../../../ui/chart/geometry.ts';
import { everything, openStates, revealing, search } from '../../../ui/chart/opening.ts';
import { noPlacement } from '../../../ui/chart/placement.ts';
import { outOfSight, viewportFor } from '../../../ui/chart/viewport.ts';

const chart = chartOf(gameMachine());
const all = new Set(chart.nodes.map(({ id }) => id));
const playing = new Set(['game', 'playing', 'turn', 'priority']);
const openSets: readonly (readonly [string, ReadonlySet<string>])[] = [
  ['closed', new Set(['game'])],
  ['playing', playing],
  ['casting', new Set([...playing, 'casting', 'combat'])],
  ['resolving', new Set([...playing, 'resolving', 'ending'])],
  ['everything', all],
];

/** The boxes on the page. */
function pageBoxes(drawing: Drawing): ReadonlyMap<string, Box & { readonly parent: string | null }> {
  const boxes = new Map<string, Box & { readonly parent: string | null }>();
  for (const { id, x, y, width, height, visible } of drawing.nodes) {
    const { parent } = visible.node;
    const outer = parent === null ? undefined : boxes.get(parent);
    boxes.set(id, { x: x + (outer?.x ?? 0), y: y + (outer?.y ?? 0), width, height, parent });
  }
  return boxes;
}

const parents = new Map(chart.nodes.map(({ id, parent }) => [id, parent]));

const isWithin = (id: string, outer: string): boolean => {
  const parent = parents.get(id) ?? null;
  return parent !== null && (parent === outer || isWithin(parent, outer));
};

const pieces = (points: readonly Point[]) =>
  points.slice(1).map((end, index) => [points[index] ?? end, end] as const);

/** What a piece of a line covers, without its ends, which may touch the boxes it joins. */
function inside([start, end]: readonly [Point, Point]): Box {
  const [x, y] = [Math.min(start.x, end.x), Math.min(start.y, end.y)];
  return { x, y, width: Math.abs(start.x - end.x), height: Math.abs(start.y - end.y) };
}

describe.each(openSets)('the drawing of a chart, %s', (_, open) => {
  const drawing = draw(chart, open, gamePlacement);
  const boxes = pageBoxes(drawing);

  it('keeps states apart, and inner states within outer ones', () => {
    const entries = [...boxes];
    for (const [id, box] of entries) {
      const outer = box.parent === null ? undefined : boxes.get(box.parent);
      if (outer) {
        expect(box.x, id).toBeGreaterThan(outer.x);
        expect(box.y, id).toBeGreaterThan(outer.y + 24);
        expect(box.x + box.width, id).toBeLessThan(outer.x + outer.width);
        expect(box.y + box.height, id).toBeLessThan(outer.y + outer.height);
      }
      for (const [other, beside] of entries)
        if (other !== id && beside.parent === box.parent)
          expect(overlaps(box, beside), `${id} ${other}`).toBe(false);
    }
  });

  it('shows every transition of a state that is to be seen, on a line or in the state', () => {
    const ends = new Set(drawing.lines.map(({ bundle }) => bundle.id));
    expect(ends.size).toBe(drawing.lines.length);
    const shown = new Set([
      ...drawing.lines.flatMap(({ bundle }) => bundle.edges.map(({ id }) => id)),
      ...drawing.nodes.flatMap(({ visible }) => visible.notes.flatMap(({ edges }) => edges)),
    ]);
    const visible = new Set(drawing.nodes.map(({ id }) => id));
    for (const { id, kind, source } of chart.edges)
      if (kind !== 'initial' && visible.has(source)) {
        const within = !open.has(source) ? chart.edges.find((edge) => edge.id === id)?.targets : [];
        const isInside = within?.some((target) => isWithin(target, source));
        if (!isInside) expect(shown, id).toContain(id);
      }
  });

  it('leads lines at right angles from box to box and through no other', () => {
    for (const { bundle, points } of drawing.lines) {
      for (const [start, end] of pieces(points))
        expect(start.x === end.x || start.y === end.y, bundle.id).toBe(true);
      for (const [id, box] of boxes)
        if (box.parent === bundle.within && id !== bundle.source && id !== bundle.target)
          for (const piece of pieces(points))
            expect(overlaps(inside(piece), box), `${bundle.id} ${id}`).toBe(false);
      const [first, last] = [points[0], points.at(-1)];
      for (const [point, id] of [
        [first, bundle.source],
        [last, bundle.target],
      ] as const) {
        const box = boxes.get(id);
        expect(point && box && overlaps({ ...point, width: 0, height: 0 }, box, 1), bundle.id).toBe(true);
      }
    }
  });

  it('puts labels beside one another and off the states', () => {
    const labels = drawing.lines.flatMap(({ bundle, label }) =>
      label && label.text !== ''
        ? [{ id: bundle.id, within: bundle.within, x: label.x - 20, y: label.y - 7, width: 40, height: 14 }]
        : [],
    );
    for (const label of labels) {
      for (const other of labels)
        if (other !== label) expect(overlaps(label, other), `${label.id} ${other.id}`).toBe(false);
      for (const [id, box] of boxes)
        if (box.parent === label.within) expect(overlaps(label, box), `${label.id} ${id}`).toBe(false);
    }
  });
});

describe('the drawing', () => {
  it('is the same each time, and kept', () => {
    expect(draw(chart, new Set(all), gamePlacement)).toBe(draw(chart, all, gamePlacement));
    const again: ChartDescription = JSON.parse(JSON.stringify(chart));
    expect(draw(again, all, gamePlacement)).toEqual(draw(chart, all, gamePlacement));
  });

  it('bundles transitions between the same states, and notes those that stay', () => {
    const drawing = draw(chart, playing, gamePlacement);
    const resolving = drawing.lines.find(({ bundle }) => bundle.id.startsWith('resolving → returning'));
    expect(resolving?.bundle.edges.map(({ id }) => id)).toEqual([
      'game.playing.priority.resolving.finishing.following (always) 1',
      'game.playing.priority.resolving.notResolving.following (always) 1',
    ]);
    const holding = drawing.nodes.find(({ id }) => id === 'holding');
    expect(holding?.visible.notes).toEqual([{ text: 'priority.pass', edges: ['holding priority.pass 3'] }]);
    const opened = draw(chart, all, gamePlacement).nodes;
    const notesOf = (path: string) =>
      opened.find(({ id }) => id === `game.playing.${path}`)?.visible.notes.map(({ text }) => text);
    expect(notesOf('turn.ending.cleanup.checking')).toEqual(['↗ between']);
    expect(notesOf('priority.checking.stateBasedActions.following')).toContain(
      '[checkIsDue] ↑ state based actions',
    );
    expect(opened.find(({ id }) => id === 'casting')?.visible.notes[0]?.text).toBe(
      'action.cancel ↘ rewinding',
    );
  });

  it('keeps back eventless lines that others spare, and no line of an event', () => {
    const drawing = draw(chart, new Set([...playing, 'casting']), gamePlacement);
    const isShortcut = (id: string) =>
      drawing.lines.find(({ bundle }) => bundle.id === id)?.bundle.isShortcut;
    expect(isShortcut('choosingTargets → dividing')).toBe(false);
    expect(isShortcut('choosingTargets → checkingLegality')).toBe(true);
    expect(isShortcut('holding → resolving')).toBe(false);
    expect(isShortcut('returning → checking')).toBe(false);
  });

  it('places what nobody placed by hand in the order of its transitions', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: { c: {}, b: { on: { next: 'c' } }, a: { on: { next: 'b' } }, lost: {} },
    });
    const { nodes } = draw(chartOf(machine), new Set(['m']), noPlacement);
    const down = [...nodes].slice(1).sort((a, b) => a.y - b.y);
    expect(down.map(({ id }) => id)).toEqual(['m.a', 'm.b', 'm.c', 'm.lost']);
  });

  it('of a chart without states is empty', () => {
    expect(draw({ id: '', nodes: [], edges: [] }, new Set(), noPlacement)).toEqual({
      width: 0,
      height: 0,
      nodes: [],
      lines: [],
    });
  });

  it('rounds the corners of lines', () => {
    expect(
      roundedPath([
        { x: 0, y: 0 },
        { x: 20, y: 0 },
        { x: 20, y: 20 },
      ]),
    ).toBe('M 0 0 L 14 0 Q 20 0 20 6 L 20 20');
    expect(roundedPath([{ x: 0, y: 0 }])).toBe('');
  });
});

describe('what is open', () => {
  const active = new Set(['game', 'playing', 'turn', 'combat', 'priority', 'checking']);

  it('follows where the chart is', () => {
    expect(openStates(chart, active, new Map())).toEqual(active);
  });

  it('is decided by hand first', () => {
    expect(openStates(chart, active, new Map([['turn', false]]))).not.toContain('turn');
    expect(openStates(chart, new Set(), new Map([['turn', true]]))).toContain('turn');
    expect(openStates(chart, active, everything(chart, true)).size).toBe(
      chart.nodes.filter(({ type }) => type === 'compound' || type === 'parallel').length,
    );
  });

  it('leaves a pair of simple states closed, which say in one line where they are', () => {
    const inMulligans = new Set([
      'game',
      'game.starting',
      'game.starting.mulligans',
      'game.starting.mulligans.deciding',
    ]);
    expect(openStates(chart, inMulligans, new Map())).toEqual(new Set(['game', 'game.starting']));
  });

  it('reveals a state by opening all around it', () => {
    const chosen = revealing(chart, 'declareBlockers', new Map());
    expect([...chosen.keys()].sort()).toEqual(['combat', 'game', 'playing', 'turn']);
  });
});

describe('the search', () => {
  it.each([
    ['declare bl', 'declareBlockers'],
    ['510', 'combatDamage'],
    ['mulligan deciding', 'game.starting.mulligans.deciding'],
  ])('finds %s', (text, id) => {
    expect(search(chart, text)[0]?.id).toBe(id);
  });

  it('finds nothing for nothing', () => {
    expect(search(chart, '  ')).toEqual([]);
    expect(search(chart, 'no such state')).toEqual([]);
  });
});

describe('the viewport', () => {
  const drawing = draw(chart, playing, gamePlacement);
  const step = {
    ...momentOf(undefined),
    active: new Set(['holding']),
    entered: new Set(['holding']),
  };

  it('shows everything where it can be read', () => {
    const { x, y, zoom } = viewportFor(drawing, step, { width: 1600, height: 1000 });
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(drawing.width * zoom + x).toBeLessThanOrEqual(1600);
  });

  it('else shows the part where the chart is', () => {
    const window = { width: 500, height: 400 };
    const { x, y, zoom } = viewportFor(drawing, step, window);
    const holding = pageBoxes(drawing).get('holding');
    expect(holding).toBeDefined();
    if (!holding) return;
    expect(holding.x * zoom + x).toBeGreaterThan(0);
    expect((holding.x + holding.width) * zoom + x).toBeLessThan(window.width);
    expect((holding.y + holding.height / 2) * zoom + y).toBeLessThan(window.height);
  });

  it('points to what is lit in another region and can’t be seen', () => {
    const window = { width: 300, height: 220 };
    const both = { ...step, active: new Set(['holding', 'precombatMain']) };
    const boxes = pageBoxes(drawing);
    const [holding, mainPhase] = [boxes.get('holding'), boxes.get('precombatMain')];
    if (!holding || !mainPhase) throw new Error('Both are drawn.');
    const at = { x: -holding.x, y: -holding.y, zoom: 1 };
    const found = outOfSight(drawing, both, at, { ...window, height: holding.height + 1 });
    expect(found.map(({ id }) => id)).toEqual(['precombatMain']);
    const [{ way, middle } = { way: null, middle: { x: 0, y: 0 } }] = found;
    expect(middle).toEqual({ x: mainPhase.x + mainPhase.width / 2, y: mainPhase.y + mainPhase.height / 2 });
    expect(way).toBe(middle.y < holding.y ? 'up' : middle.x < holding.x ? 'left' : 'right');
    const all = { x: 0, y: 0, zoom: 0.1 };
    expect(outOfSight(drawing, both, all, window)).toEqual([]);
  });
});
