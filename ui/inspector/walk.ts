/** A place on the page. */
export type Place = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

export type Way = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

export const isWay = (key: string): key is Way =>
  key === 'ArrowLeft' || key === 'ArrowRight' || key === 'ArrowUp' || key === 'ArrowDown';

/** Where the one nearest to `from` in a direction is in a list of places; −1 if there is none. */
export function nearest(from: Place, among: readonly Place[], way: Way): number {
  const start = middle(from);
  let found = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const [at, place] of among.entries()) {
    const end = middle(place);
    const [dx, dy] = [end.x - start.x, end.y - start.y];
    const isLevel = way === 'ArrowLeft' || way === 'ArrowRight';
    const ahead = isLevel ? (way === 'ArrowRight' ? dx : -dx) : way === 'ArrowDown' ? dy : -dy;
    if (ahead <= 4) continue;
    // Along a row one stays in it while it goes on; up and down the next row is the goal, then the nearest in it.
    const distance = isLevel ? ahead + 3 * Math.abs(dy) : 2 * ahead + 0.6 * Math.abs(dx);
    if (distance < least) [found, least] = [at, distance];
  }
  return found;
}

const middle = ({ left, right, top, bottom }: Place) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

/** Gives the focus to the next thing on the table in a direction. False if there is none. */
export function walk(from: Element, way: Way): boolean {
  const table = from.closest('.sc-table');
  if (table === null) return false;
  const others = [...table.querySelectorAll<HTMLElement>('button:not(:disabled)')].filter(
    (one) => one !== from,
  );
  const next =
    others[
      nearest(
        from.getBoundingClientRect(),
        others.map((one) => one.getBoundingClientRect()),
        way,
      )
    ];
  next?.focus();
  return next !== undefined;
}
