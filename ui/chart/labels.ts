import { type Box, overlaps, type Point } from './geometry.ts';
import { widthOf } from './words.ts';

export interface LabelWanted {
  readonly id: string;
  readonly text: string;
  readonly points: readonly Point[];
}

/** Where a line's label is; without text there is only a mark, for there was no room. */
export interface Label extends Point {
  readonly text: string;
}

const height = 16;
const mark = 10;

/** What labels keep clear of, and the space they stay in. */
export interface Surroundings {
  readonly boxes: readonly Box[];
  readonly width: number;
  readonly height: number;
}

/** A line this long can be told from the one beside it even where a label lies over both. */
const longEnough = 60;

/**
 * Places for the labels of lines, on their lines, clear of boxes, of one another and, on short lines, of other
 * lines. A label without room becomes a mark.
 */
export function placeLabels(
  wanted: readonly LabelWanted[],
  surroundings: Surroundings,
): ReadonlyMap<string, Label> {
  const placed: Box[] = [];
  const labels = new Map<string, Label>();
  const put = (id: string, text: string, at: Point, width: number) => {
    placed.push(boxAt(at, width));
    labels.set(id, { x: at.x, y: at.y, text });
  };
  const isClear = (at: Point, width: number) => {
    const box = boxAt(at, width);
    const isInside = box.x > 4 && box.x + width < surroundings.width - 4;
    return isInside && ![...surroundings.boxes, ...placed].some((other) => overlaps(box, other, 1));
  };
  const pieces = wanted.flatMap(({ id, points }) =>
    points.slice(1).map((end, index) => ({ id, box: boxBetween(points[index] ?? end, end) })),
  );
  const covers = (id: string, at: Point, width: number) =>
    pieces.some((piece) => piece.id !== id && overlaps(boxAt(at, width), piece.box));
  const spots = wanted.map((line) => ({ ...line, candidates: candidatesOn(line.points) }));
  for (const { id, text, candidates } of spots) {
    if (text === '') continue;
    const width = widthOf(text, 11) * 1.1 + 14;
    const clear = candidates.filter((at) => isClear(at, width));
    const spot =
      clear.find((at) => !covers(id, at, width)) ?? clear.find(({ length }) => length >= longEnough);
    if (spot) put(id, text, spot, width);
  }
  for (const { id, candidates, points } of spots) {
    if (labels.has(id)) continue;
    const clear = candidates.filter((at) => isClear(at, mark));
    const spot = clear.find((at) => !covers(id, at, mark)) ?? clear[0] ?? candidates[0] ?? points[0];
    if (spot) put(id, '', spot, mark);
  }
  return labels;
}

const boxAt = ({ x, y }: Point, width: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

const boxBetween = (a: Point, b: Point): Box => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y),
});

interface Candidate extends Point {
  /** Of the piece of the line it is on. */
  readonly length: number;
}

/** Points along a line: the middles of its pieces, then every twelve pixels. */
function candidatesOn(points: readonly Point[]): readonly Candidate[] {
  const pieces = points.slice(1).map((end, index) => [points[index] ?? end, end] as const);
  const middles = pieces
    .filter(([start, end]) => lengthOf(start, end) >= 20)
    .map(([start, end]) => ({
      x: (start.x + end.x) / 2,
      y: (start.y + end.y) / 2,
      length: lengthOf(start, end),
    }));
  const along = pieces.flatMap(([start, end]) => {
    const length = lengthOf(start, end);
    const count = Math.floor(length / 12);
    return Array.from({ length: Math.max(0, count - 1) }, (_, index) => {
      const part = ((index + 1) * 12) / length;
      return { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part, length };
    });
  });
  return [...middles, ...along];
}

const lengthOf = (a: Point, b: Point) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
