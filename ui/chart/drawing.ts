import type { ChartDescription } from '../../machines/play/trace/index.ts';
import { type Arranged, arrange } from './arrange.ts';
import type { Box, Point } from './geometry.ts';
import { type Label, placeLabels } from './labels.ts';
import type { Placement } from './placement.ts';
import { routes } from './route.ts';
import { type Bundle, type VisibleNode, visibleOf } from './visible.ts';

/** A state on the page. Positions are relative to the state around it. */
export interface DrawnNode extends Box {
  readonly id: string;
  readonly visible: VisibleNode;
  readonly isBar: boolean;
  readonly isRegion: boolean;
  readonly isInitial: boolean;
}

/** A line on the page, in the page's coordinates. */
export interface DrawnLine {
  readonly bundle: Bundle;
  readonly points: readonly Point[];
  readonly label: Label | undefined;
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** Outer states before inner ones. */
  readonly nodes: readonly DrawnNode[];
  readonly lines: readonly DrawnLine[];
}

const routedBelow = 30;

const kept = new WeakMap<Placement, WeakMap<ChartDescription, Map<string, Drawing>>>();
const keptAtMost = 100;

/**
 * The whole drawing of a chart: what is visible, where it lies, and the lines between. Takes no browser, and some
 * milliseconds; the latest hundred are kept, so that stepping to and fro draws nothing twice.
 */
export function draw(chart: ChartDescription, open: ReadonlySet<string>, placement: Placement): Drawing {
  const ofPlacement = kept.get(placement) ?? new WeakMap<ChartDescription, Map<string, Drawing>>();
  kept.set(placement, ofPlacement);
  const drawings = ofPlacement.get(chart) ?? new Map<string, Drawing>();
  ofPlacement.set(chart, drawings);
  const key = [...open].sort().join(' ');
  const drawing = drawings.get(key) ?? drawNew(chart, open, placement);
  drawings.delete(key);
  drawings.set(key, drawing);
  const [oldest] = drawings.keys();
  if (drawings.size > keptAtMost && oldest !== undefined) drawings.delete(oldest);
  return drawing;
}

function drawNew(chart: ChartDescription, open: ReadonlySet<string>, placement: Placement): Drawing {
  const visible = visibleOf(chart, open);
  if (!visible) return { width: 0, height: 0, nodes: [], lines: [] };
  const root = arrange(chart, visible, placement);
  return {
    width: root.width,
    height: root.height,
    ...drawWithin(root, { x: 0, y: 0 }, visible.bundles, undefined),
  };
}

function drawWithin(
  arranged: Arranged,
  origin: Point,
  bundles: readonly Bundle[],
  parent: VisibleNode | undefined,
): { readonly nodes: readonly DrawnNode[]; readonly lines: readonly DrawnLine[] } {
  const { visible, children, isBar, x, y, width, height } = arranged;
  const at = { x: origin.x + x, y: origin.y + y };
  const drawn: DrawnNode = {
    id: visible.node.id,
    visible,
    isBar,
    isRegion: parent?.node.type === 'parallel',
    isInitial: parent?.node.initial === visible.node.id,
    x,
    y,
    width,
    height,
  };
  const inner = children.map((child) => drawWithin(child, at, bundles, visible));
  return {
    nodes: [drawn, ...inner.flatMap(({ nodes }) => nodes)],
    lines: [...linesWithin(arranged, at, bundles), ...inner.flatMap(({ lines }) => lines)],
  };
}

function linesWithin({ visible, children, width, height }: Arranged, at: Point, bundles: readonly Bundle[]) {
  const all = bundles.filter(({ within }) => within === visible.node.id);
  const wanted = [
    ...all.filter(({ isShortcut }) => !isShortcut),
    ...all.filter(({ isShortcut }) => isShortcut),
  ];
  const boxes = new Map<string, Box>(children.map((child) => [child.visible.node.id, child]));
  const found = routes(boxes, wanted, { width, height, top: routedBelow });
  const labels = placeLabels(
    wanted.flatMap(({ id, text }) => [{ id, text, points: found.get(id) ?? [] }]),
    { boxes: [...boxes.values()], width, height },
  );
  return wanted.flatMap((bundle): DrawnLine[] => {
    const points = found.get(bundle.id);
    if (!points) return [];
    const label = labels.get(bundle.id);
    return [
      {
        bundle,
        points: points.map((point) => shifted(point, at)),
        label: label && { ...label, ...shifted(label, at) },
      },
    ];
  });
}

const shifted = (point: Point, by: Point): Point => ({ x: point.x + by.x, y: point.y + by.y });
