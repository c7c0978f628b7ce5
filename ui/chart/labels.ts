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

/**
 * Places for the labels of lines, on their lines, clear of boxes and of one another, near the beginning first,
 * where lines that join later are still apart. A label without room becomes a mark.
 */
export function placeLabels(
  wanted: readonly LabelWanted[],
  boxes: readonly Box[],
): ReadonlyMap<string, Label> {
  const placed: Box[] = [];
  const labels = new Map<string, Label>();
  const put = (id: string, text: string, at: Point, width: number) => {
    placed.push({ x: at.x - width / 2, y: at.y - height / 2, width, height });
    labels.set(id, { ...at, text });
  };
  const spots = wanted.map((line) => ({ ...line, candidates: candidatesOn(line.points) }));
  for (const { id, text, candidates } of spots) {
    if (text === '') continue;
    const width = widthOf(text, 11) + 14;
    const spot = candidates.find((at) => isClear(at, width, boxes, placed));
    if (spot) put(id, text, spot, width);
  }
  for (const { id, candidates, points } of spots) {
    if (labels.has(id)) continue;
    const spot = candidates.find((at) => isClear(at, mark, boxes, placed)) ?? candidates[0] ?? points[0];
    if (spot) put(id, '', spot, mark);
  }
  return labels;
}

const isClear = ({ x, y }: Point, width: number, boxes: readonly Box[], placed: readonly Box[]) => {
  const box = { x: x - width / 2, y: y - height / 2, width, height };
  return ![...boxes, ...placed].some((other) => overlaps(box, other, 1));
};

/** Points along a line: the middles of its pieces, then every twelve pixels. */
function candidatesOn(points: readonly Point[]): readonly Point[] {
  const pieces = points.slice(1).map((end, index) => [points[index] ?? end, end] as const);
  const middles = pieces
    .filter(([start, end]) => lengthOf(start, end) >= 20)
    .map(([start, end]) => ({ x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }));
  const along = pieces.flatMap(([start, end]) => {
    const length = lengthOf(start, end);
    const count = Math.floor(length / 12);
    return Array.from({ length: Math.max(0, count - 1) }, (_, index) => {
      const part = ((index + 1) * 12) / length;
      return { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part };
    });
  });
  return [...middles, ...along];
}

const lengthOf = (a: Point, b: Point) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
