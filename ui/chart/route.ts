import { type Box, type Point, pitch } from './geometry.ts';
import { heap } from './heap.ts';

/** A line to be drawn between two of the boxes. */
export interface Wanted {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  /** Found after all others. */
  readonly isShortcut?: boolean;
}

type Side = 'right' | 'down' | 'left' | 'up';

const sides: readonly Side[] = ['right', 'down', 'left', 'up'];
const steps = { right: [1, 0], down: [0, 1], left: [-1, 0], up: [0, -1] } as const;

const turnCost = 5;
const crossingCost = 3;
/** What a port at the corner of a side costs more than one in its middle. */
const offCentreCost = 1;
const besideCost = 1.5;

interface Port {
  readonly x: number;
  readonly y: number;
  readonly side: Side;
  readonly cost: number;
}

/**
 * Lines between boxes, at right angles, around all other boxes. They share their way only where they lead to the
 * same box; elsewhere they may cross. Found one after the other, the shortest first, each by the fewest bends and
 * the shortest way on a lattice. A line for which there is no way is left out.
 *
 * @param space the size in which lines may run
 */
export function routes(
  boxes: ReadonlyMap<string, Box>,
  wanted: readonly Wanted[],
  space: { readonly width: number; readonly height: number; readonly top: number },
): ReadonlyMap<string, readonly Point[]> {
  const lattice = new Lattice(boxes, space);
  const found = new Map<string, readonly Point[]>();
  const order = [...boxes.keys()];
  const ordered = wanted
    .map((line) => ({ line, length: distance(boxes.get(line.source), boxes.get(line.target)) }))
    .sort((a, b) => rank(a.line) - rank(b.line) || a.length - b.length || (a.line.id < b.line.id ? -1 : 1));
  for (const { line } of ordered) {
    const from = boxes.get(line.source);
    const to = boxes.get(line.target);
    const target = order.indexOf(line.target) + 1;
    const isPaired = wanted.some(({ source, target: end }) => source === line.target && end === line.source);
    const way = from && to && lattice.way(from, to, target, isPaired);
    if (!way) continue;
    lattice.occupy(way, target);
    found.set(line.id, straightened(way));
  }
  return found;
}

const rank = ({ isShortcut = false }: Wanted) => (isShortcut ? 1 : 0);

function distance(a: Box | undefined, b: Box | undefined): number {
  if (!a || !b) return 0;
  const x = Math.max(0, a.x - b.x - b.width, b.x - a.x - a.width);
  const y = Math.max(0, a.y - b.y - b.height, b.y - a.y - a.height);
  return x + y;
}

class Lattice {
  readonly #columns: number;
  readonly #rows: number;
  readonly #top: number;
  readonly #blocked: Uint8Array;
  /** For each axis and point, the target of the line that runs there, counted from 1; 0 where none does. */
  readonly #taken: readonly [Int32Array, Int32Array];

  constructor(
    boxes: ReadonlyMap<string, Box>,
    { width, height, top }: { readonly width: number; readonly height: number; readonly top: number },
  ) {
    this.#columns = Math.floor(width / pitch) + 1;
    this.#rows = Math.floor(height / pitch) + 1;
    this.#top = Math.ceil(top / pitch);
    const points = this.#columns * this.#rows;
    this.#blocked = new Uint8Array(points);
    this.#taken = [new Int32Array(points), new Int32Array(points)];
    for (const box of boxes.values()) this.#block(box);
  }

  #block(box: Box) {
    for (let x = Math.ceil(box.x / pitch); x * pitch <= box.x + box.width; x += 1)
      for (let y = Math.ceil(box.y / pitch); y * pitch <= box.y + box.height; y += 1)
        this.#blocked[this.#at(x, y)] = 1;
  }

  #at(x: number, y: number): number {
    return y * this.#columns + x;
  }

  #isFree(x: number, y: number): boolean {
    const inside = x > 0 && y >= this.#top && x < this.#columns - 1 && y < this.#rows - 1;
    return inside && this.#blocked[this.#at(x, y)] === 0;
  }

  /** Lattice points from a port of `from` to a port of `to`; `undefined` if there is no way. */
  way(from: Box, to: Box, target: number, isPaired: boolean): readonly Point[] | undefined {
    const ends = new Map(
      this.#ports(to, isPaired).map((port) => [this.#state(port.x, port.y, opposite(port.side)), port.cost]),
    );
    const states = this.#columns * this.#rows * sides.length;
    const costs = new Float64Array(states).fill(Number.POSITIVE_INFINITY);
    const before = new Int32Array(states).fill(-1);
    const closed = new Uint8Array(states);
    const open = heap();
    const remaining = lowerBound(to);
    for (const port of this.#ports(from, isPaired)) {
      const [dx, dy] = steps[port.side];
      if (!this.#isFree(port.x + dx, port.y + dy) || this.#axisTaken(port, target)) continue;
      const state = this.#state(port.x, port.y, port.side);
      costs[state] = port.cost;
      open.push(state, port.cost + remaining(port.x, port.y));
    }
    const goal = new Set(ends.keys());
    let best: { readonly state: number; readonly cost: number } | undefined;
    for (let state = open.pop(); state !== undefined; state = open.pop()) {
      if (closed[state] === 1) continue;
      closed[state] = 1;
      const cost = costs[state] ?? 0;
      const at = this.#read(state);
      if (best && cost + remaining(at.x, at.y) >= best.cost) break;
      this.#expand(state, cost, target, goal, ends, (next, nextCost) => {
        if (nextCost >= (costs[next] ?? 0)) return;
        costs[next] = nextCost;
        before[next] = state;
        if (goal.has(next)) {
          if (!best || nextCost < best.cost) best = { state: next, cost: nextCost };
        } else {
          const there = this.#read(next);
          open.push(next, nextCost + remaining(there.x, there.y));
        }
      });
    }
    return best && this.#pointsTo(best.state, before);
  }

  #expand(
    state: number,
    cost: number,
    target: number,
    goal: ReadonlySet<number>,
    ends: ReadonlyMap<number, number>,
    reach: (next: number, cost: number) => void,
  ) {
    const { x, y, direction } = this.#read(state);
    for (const [turned, side] of sides.entries()) {
      if (side === opposite(sides[direction] ?? 'right')) continue;
      const turns = turned !== direction;
      if (turns && this.#blocked[this.#at(x, y)] === 1) continue;
      const [dx, dy] = steps[side];
      const next = this.#state(x + dx, y + dy, side);
      const axis = dx === 0 ? 1 : 0;
      const along = this.#taken[axis];
      if (isOther(along[this.#at(x + dx, y + dy)], target)) continue;
      if (turns && isOther(along[this.#at(x, y)], target)) continue;
      if (!goal.has(next) && !this.#isFree(x + dx, y + dy)) continue;
      const crosses = isOther(this.#taken[1 - axis === 0 ? 0 : 1][this.#at(x + dx, y + dy)], target);
      const price =
        1 +
        (turns ? turnCost : 0) +
        (crosses ? crossingCost : 0) +
        this.#beside(x + dx, y + dy, axis, target);
      reach(next, cost + price + (ends.get(next) ?? 0));
    }
  }

  /** Lines that run side by side are hard to tell apart: a lane between is worth a small detour. */
  #beside(x: number, y: number, axis: 0 | 1, target: number): number {
    const [dx, dy] = axis === 0 ? [0, 1] : [1, 0];
    const lane = this.#taken[axis];
    const near = [lane[this.#at(x + dx, y + dy)], lane[this.#at(x - dx, y - dy)]];
    return near.some((other) => isOther(other, target)) ? besideCost : 0;
  }

  #axisTaken({ x, y, side }: Port, target: number): boolean {
    const axis = steps[side][0] === 0 ? 1 : 0;
    return isOther(this.#taken[axis][this.#at(x, y)], target);
  }

  /**
   * Where a line may leave or enter a box: lattice points on its border, not at the corners, best in the middle of
   * a side, or beside it if a line comes back from the same box.
   */
  #ports(box: Box, isPaired: boolean): readonly Port[] {
    const left = Math.round(box.x / pitch);
    const top = Math.round(box.y / pitch);
    const right = Math.floor((box.x + box.width) / pitch);
    const bottom = Math.floor((box.y + box.height) / pitch);
    const ports: Port[] = [];
    const middleX = (left + right) / 2;
    const middleY = (top + bottom) / 2;
    const aside = isPaired ? 1 : 0;
    const costAt = (distance: number, half: number) =>
      (Math.abs(Math.abs(distance) - aside) / Math.max(half, 1)) * offCentreCost;
    for (let y = top + 1; y < bottom; y += 1) {
      const cost = costAt(y - middleY, (bottom - top) / 2);
      ports.push({ x: left, y, side: 'left', cost }, { x: right, y, side: 'right', cost });
    }
    for (let x = left + 1; x < right; x += 1) {
      const cost = costAt(x - middleX, (right - left) / 2);
      ports.push({ x, y: top, side: 'up', cost }, { x, y: bottom, side: 'down', cost });
    }
    return ports;
  }

  /** Marks the way as taken by a line to `target`. */
  occupy(way: readonly Point[], target: number) {
    for (const [index, point] of way.entries()) {
      const next = way[index + 1];
      if (!next) break;
      const axis = next.y === point.y ? 0 : 1;
      for (const { x, y } of [point, next]) {
        const at = this.#at(x / pitch, y / pitch);
        if (this.#taken[axis][at] === 0) this.#taken[axis][at] = target;
      }
    }
  }

  #state(x: number, y: number, side: Side): number {
    return this.#at(x, y) * 4 + sides.indexOf(side);
  }

  #read(state: number) {
    const at = Math.floor(state / 4);
    return { x: at % this.#columns, y: Math.floor(at / this.#columns), direction: state % 4 };
  }

  #pointsTo(end: number, before: Int32Array): readonly Point[] {
    const points: Point[] = [];
    for (let state = end; state >= 0; state = before[state] ?? -1) {
      const { x, y } = this.#read(state);
      points.unshift({ x: x * pitch, y: y * pitch });
    }
    return points;
  }
}

/** The least that is left to go from a lattice point to a box. */
function lowerBound(box: Box): (x: number, y: number) => number {
  const left = Math.round(box.x / pitch);
  const top = Math.round(box.y / pitch);
  const right = Math.floor((box.x + box.width) / pitch);
  const bottom = Math.floor((box.y + box.height) / pitch);
  return (x, y) => Math.max(0, left - x, x - right) + Math.max(0, top - y, y - bottom);
}

const isOther = (taken: number | undefined, target: number) => taken !== 0 && taken !== target;

function opposite(side: Side): Side {
  return sides[(sides.indexOf(side) + 2) % 4] ?? side;
}

/** Without the points in the middle of straight pieces. */
function straightened(points: readonly Point[]): readonly Point[] {
  return points.filter((point, index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    if (!before || !after) return true;
    return !(before.x === after.x && point.x === before.x) && !(before.y === after.y && point.y === before.y);
  });
}
