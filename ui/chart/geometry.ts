export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** Everything lies on a lattice of this pitch, in pixels, so that lines meet boxes squarely. */
export const pitch = 12;

/** The next multiple of the pitch, not below `length`. */
export const snapUp = (length: number): number => Math.ceil(length / pitch) * pitch;

/** Whether two boxes come closer than `margin` pixels. */
export const overlaps = (a: Box, b: Box, margin = 0): boolean =>
  a.x < b.x + b.width + margin &&
  b.x < a.x + a.width + margin &&
  a.y < b.y + b.height + margin &&
  b.y < a.y + a.height + margin;

/** A line through `points` with its corners rounded, as the `d` of an SVG path. */
export function roundedPath(points: readonly Point[], radius = 6): string {
  const [first, ...rest] = points;
  const last = rest.at(-1);
  if (!first || !last) return '';
  const corners = rest.slice(0, -1).map((corner, index) => {
    const before = points[index] ?? corner;
    const after = points[index + 2] ?? corner;
    const from = towards(corner, before, radius);
    const to = towards(corner, after, radius);
    return `L ${from.x} ${from.y} Q ${corner.x} ${corner.y} ${to.x} ${to.y}`;
  });
  return [`M ${first.x} ${first.y}`, ...corners, `L ${last.x} ${last.y}`].join(' ');
}

/** The point `distance` from `start` on the way to `end`, or half way if that is nearer. */
function towards(start: Point, end: Point, distance: number): Point {
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const part = length === 0 ? 0 : Math.min(distance / length, 0.5);
  return { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part };
}
