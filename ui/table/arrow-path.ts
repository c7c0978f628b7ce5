import { type Point, roundedPath } from '../chart/geometry.ts';

/** A place on the page, in pixels. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A line with its head: the `d` of an SVG path for each. */
export interface ArrowPath {
  readonly line: string;
  readonly head: string;
}

/** From a card to another: bent a little, from the side that faces the other, so that no name is crossed out. */
export function curved(source: Place, goal: Place): ArrowPath {
  const from = facing(source, goal);
  const to = facing(goal, source);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const bend = Math.min(30, length / 8);
  const through = {
    x: Math.round((from.x + to.x) / 2 - (dy / length) * bend),
    y: Math.round((from.y + to.y) / 2 + (dx / length) * bend),
  };
  return {
    line: `M${from.x} ${from.y}Q${through.x} ${through.y} ${to.x} ${to.y}`,
    head: headAt(to, through),
  };
}

/** How far beside a player's things the line to that player runs. */
export const besideArea = 6;

/** How far beside a card the line from it runs, where another row of cards lies before it. */
const besideCard = 3;

/**
 * From an attacker to a player, around what lies between them: to the front of its controller's side, between the cards
 * of rows before its own, along it, and beside the other side to where that player's name is. Lines of several
 * attackers run together.
 */
export function around(
  source: Place,
  goal: Place,
  { front, side }: { readonly front: number; readonly side: number },
): ArrowPath {
  const isUp = front <= (source.top + source.bottom) / 2;
  const edge = isUp ? source.top : source.bottom;
  const isBehind = Math.abs(front - edge) > (source.bottom - source.top) / 2;
  const x = Math.round(isBehind ? source.right + besideCard : (source.left + source.right) / 2);
  const y = Math.round((goal.top + goal.bottom) / 2);
  const to = { x: Math.round(goal.left), y };
  const points = [
    { x, y: Math.round(isBehind ? edge + (isUp ? 16 : -16) : edge) },
    { x, y: Math.round(front) },
    { x: Math.round(side), y: Math.round(front) },
    { x: Math.round(side), y },
    to,
  ];
  return { line: roundedPath(points, 8), head: headAt(to, { x: to.x - 10, y }) };
}

/** The middle of the side of a place that faces the other; of a place without width, its middle. */
function facing(place: Place, other: Place): Point {
  const x = Math.round((place.left + place.right) / 2);
  const y = Math.round((place.top + place.bottom) / 2);
  if (place.left === place.right) return { x, y };
  if (other.bottom <= place.top + 8) return { x, y: Math.round(place.top) + 2 };
  if (other.top >= place.bottom - 8) return { x, y: Math.round(place.bottom) - 2 };
  return { x: Math.round(other.left + other.right > 2 * x ? place.right - 2 : place.left + 2), y };
}

/** The head of an arrow that comes from a point. */
function headAt({ x, y }: Point, from: Point): string {
  const angle = Math.atan2(y - from.y, x - from.x);
  const corner = (turn: number) =>
    `${(x - 10 * Math.cos(angle + turn)).toFixed(1)} ${(y - 10 * Math.sin(angle + turn)).toFixed(1)}`;
  return `M${x} ${y}L${corner(0.45)}L${corner(-0.45)}Z`;
}
