import type { ReactNode } from 'react';
import type { Box } from '../geometry.ts';
import { titleOf } from '../visible.ts';
import type { Lane, Stage, Tile } from './stage.ts';
import { codeWidth, lineHeight, textLines, titleLines, titleWidth } from './type.ts';

/** A paragraph: its text, by which it is measured, and how it is shown, if not as that alone. */
export interface AsideLine {
  readonly text: string;
  readonly shown?: ReactNode;
}

/** Something that goes on beside the chart and is written on its stage: a triggered ability on its way. */
export interface Aside {
  readonly id: string;
  /** Whose it is. */
  readonly title: string;
  /** How far it has come: "waits", "on the stack". */
  readonly place: string;
  readonly rule: string;
  /** What it says, and what more there is to say. */
  readonly lines: readonly AsideLine[];
  /** Under way; over with this step; or something that didn't come about. */
  readonly is: 'now' | 'over' | 'not';
  /** The state of the chart that deals with it; null for none. */
  readonly at: string | null;
  /** What a click on it opens, where it opens anything. */
  readonly onOpen?: (() => void) | undefined;
}

/** An aside in its place beside the states of a lane. */
export interface AsideNote extends Box {
  readonly aside: Aside;
  /** How far it has come stands below its title, not beside. */
  readonly isStacked: boolean;
  /** The state that it is led to by a line. */
  readonly targets: readonly Tile[];
  readonly source: undefined;
}

/** How much wider bold letters are. */
const bold = 1.12;
const boldWidth = (text: string): number => titleWidth(text) * bold;
/** Between what is written one below the other. */
export const between = 6;
const padding = 5;
const sides = 20;

/** The lane in which an aside would like to be written: that of its state, else the last. */
const laneOfAside = (stage: Stage, { at }: Aside): number =>
  (at === null ? undefined : stage.standsFor(at)?.lane) ?? stage.lanes.length - 1;

/**
 * The lanes in which asides are written: each in that of its state while there is room for it beside the transitions,
 * else where there is the most. `free` is the height that each lane has left, in pixels.
 */
export function lanesOfAsides(
  stage: Stage,
  asides: readonly Aside[],
  free: readonly number[],
): readonly number[] {
  const left = [...free];
  return asides.map((aside) => {
    const own = laneOfAside(stage, aside);
    const heights = stage.lanes.map((lane, at) => asideDraft(stage, at, lane, aside).height + between);
    const fits = (at: number): boolean => (heights[at] ?? 0) <= (left[at] ?? 0);
    const roomiest = left.indexOf(Math.max(...left));
    const lane = !fits(own) && fits(roomiest) ? roomiest : own;
    left[lane] = (left[lane] ?? 0) - (heights[lane] ?? 0);
    return lane;
  });
}

/** An aside as it would like to lie: as high as the state that deals with it. */
export function asideDraft(stage: Stage, lane: number, { gutter, isNarrow }: Lane, aside: Aside): AsideNote {
  const room = gutter.width - sides;
  const ofRule = codeWidth(aside.rule) + 8;
  const isStacked = boldWidth(aside.title) + titleWidth(aside.place) + ofRule + 12 > room;
  const head = isStacked ? titleLines(aside.title, room / bold) + titleLines(aside.place, room - ofRule) : 1;
  const lines = aside.lines.reduce((all, line) => all + textLines(line.text, room), 0);
  const height = 2 * padding + lineHeight * (head + lines);
  const tile = aside.at === null ? undefined : stage.standsFor(aside.at);
  const isNear =
    tile !== undefined && !isNarrow && aside.is !== 'not' && (tile.lane === lane || tile.x > gutter.x);
  return {
    aside,
    isStacked,
    source: undefined,
    targets: isNear ? [tile] : [],
    x: gutter.x,
    y: tile === undefined ? gutter.y + gutter.height : tile.y + tile.head / 2 - height / 2 + 1,
    width: gutter.width,
    height,
  };
}

/** What stands on the tile that an aside leads to, for those who don't see the line. */
export const whereItIs = ({ targets }: AsideNote): string =>
  targets.map(({ node }) => titleOf(node)).join(', ');
