import type { Box, Point } from '../geometry.ts';
import type { AsideNote } from './asides.ts';
import type { Shown } from './shown.ts';
import { channel, type Stage, type Tile } from './stage.ts';
import type { Note } from './written.ts';

/** A line between a state and what is written of a transition. */
export interface Wire {
  readonly id: string;
  /** What became of its transition, or that it leads to something beside the chart. */
  readonly became: Shown['became'] | 'aside';
  /** The place of its transition in the step, from 1; `null`: it has none. */
  readonly order: number | null;
  /** What is written there. */
  readonly of: Note | AsideNote;
  readonly points: readonly Point[];
  /** Whether it ends at the state that the transition leads to. */
  readonly isTo: boolean;
}

interface End {
  readonly id: string;
  readonly note: Note | AsideNote;
  readonly tile: Tile;
  readonly isTo: boolean;
}

const nameOf = (note: Note | AsideNote): string => ('aside' in note ? note.aside.id : note.shown.id);

/** The lines of all notes: from the state that a transition leaves, and on to those that it leads to. */
export function wiresOf(stage: Stage, notes: readonly (Note | AsideNote)[]): readonly Wire[] {
  const ends = notes.flatMap((note): readonly End[] => [
    ...(note.source === undefined
      ? []
      : [{ id: `${nameOf(note)} from`, note, tile: note.source, isTo: false }]),
    ...note.targets.map((tile) => ({ id: `${nameOf(note)} to ${tile.node.id}`, note, tile, isTo: true })),
  ]);
  const across = ends.filter(isAcross);
  const ports = portsOf(ends.filter((end) => !isAcross(end)));
  const within = stage.lanes.flatMap(({ gutter, isNarrow }) => {
    if (isNarrow) return [];
    const own = ends.filter((end) => !isAcross(end) && end.note.x === gutter.x && isIn(end.note, gutter));
    const step = (channel - 14) / Math.max(1, own.length);
    return own.map((end, at): Wire => {
      const y = ports.get(end.id) ?? middle(end.tile);
      const x = gutter.x - 7 - Math.min(step, 8) * (own.length - 1 - at);
      return {
        id: end.id,
        became: 'aside' in end.note ? 'aside' : end.note.shown.became,
        order: 'aside' in end.note ? null : end.note.shown.order,
        of: end.note,
        isTo: end.isTo,
        points: end.isTo ? pathOf(end, y, x).toReversed() : pathOf(end, y, x),
      };
    });
  });
  return [...within, ...across.map(pathAcross)];
}

/** Whether what is written lies in another lane, to the left of the state that it leads to. */
const isAcross = ({ note, tile }: End): boolean =>
  'aside' in note && tile.lane !== null && tile.x > note.x + note.width;

/** From what is written to a state of the lane on its right. */
function pathAcross({ id, note, tile }: End, at: number): Wire {
  const from = note.y + Math.min(note.height / 2, 13);
  const x = note.x + note.width + 5 + 3 * (at % 4);
  const y = middle(tile);
  return {
    id,
    became: 'aside',
    order: null,
    of: note,
    isTo: true,
    points: [
      { x: note.x + note.width, y: from },
      { x, y: from },
      { x, y },
      { x: tile.x, y },
    ],
  };
}

const isIn = (note: Box, gutter: Box): boolean =>
  note.y >= gutter.y - 1 && note.y < gutter.y + gutter.height + 1;

const middle = ({ head, y }: Tile): number => y + head / 2;

/** Where on its note a line ends: what comes in above, what goes out below. */
const onNote = ({ isTo, note }: End): number =>
  note.y +
  Math.min(note.height / 2, 13) +
  (isTo && note.source !== undefined ? 5 : note.targets.length > 0 ? -3 : 0);

/** From a state to its note. */
function pathOf(end: End, y: number, x: number): readonly Point[] {
  const { note, tile } = end;
  const at = onNote(end);
  if (tile.lane === null) {
    const under = tile.y + tile.height;
    const over = tile.x + Math.min(tile.width / 2, 40);
    return [
      { x: over, y: under },
      { x: over, y: under + 4 },
      { x, y: under + 4 },
      { x, y: at },
      { x: note.x, y: at },
    ];
  }
  return [
    { x: tile.x + tile.width, y },
    { x, y },
    { x, y: at },
    { x: note.x, y: at },
  ];
}

/** How high on its state each line ends: those of one state apart, in the order of their notes. */
function portsOf(ends: readonly End[]): ReadonlyMap<string, number> {
  const ports = new Map<string, number>();
  for (const [tile, own] of groups(ends)) {
    const sorted = own.toSorted((a, b) => onNote(a) - onNote(b));
    const room = Math.max(0, tile.head - 8);
    const step = Math.min(7, room / Math.max(1, sorted.length - 1));
    for (const [at, { id }] of sorted.entries())
      ports.set(id, middle(tile) + (at - (sorted.length - 1) / 2) * step);
  }
  return ports;
}

function groups(ends: readonly End[]): ReadonlyMap<Tile, readonly End[]> {
  const found = new Map<Tile, End[]>();
  for (const end of ends) {
    const own = found.get(end.tile);
    if (own === undefined) found.set(end.tile, [end]);
    else own.push(end);
  }
  return found;
}
