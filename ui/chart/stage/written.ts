import type { ChartDescription, GuardAnswer } from '../../../machines/play/trace/index.ts';
import type { DescribableRefusal } from '../actions.ts';
import type { Box } from '../geometry.ts';
import { titleOf } from '../visible.ts';
import { type Aside, type AsideNote, asideDraft, between, lanesOfAsides } from './asides.ts';
import { noProcedures, outermost, type Procedures, type Ran, ranLinesIn } from './procedures.ts';
import { guardName, type Shown, waitsFor, writtenOut } from './shown.ts';
import type { Lane, Stage, Tile } from './stage.ts';
import { treeOf } from './tree.ts';
import { codeLines, codeWidth, lineHeight, titleLines } from './type.ts';

/** A line of what is written of a transition. */
export type Line =
  | { readonly is: 'way'; readonly text: string }
  | { readonly is: 'guard'; readonly text: string; readonly answer: boolean | null }
  | { readonly is: 'why'; readonly text: string; readonly rule: string }
  | { readonly is: 'ran'; readonly ran: Ran }
  | { readonly is: 'others'; readonly text: string };

/** What is written beside the states of a lane of one transition, or of several of one state and event. */
export interface Note extends Box {
  readonly shown: Shown;
  readonly head: string;
  readonly lines: readonly Line[];
  readonly source: Tile | undefined;
  /** The tiles that lines lead to: those of the same lane and above the lanes. */
  readonly targets: readonly Tile[];
}

/** What there is no room for. */
export interface Left extends Box {
  readonly shown: readonly Shown[];
  readonly asides: readonly Aside[];
}

export interface Writing {
  readonly notes: readonly Note[];
  readonly asides: readonly AsideNote[];
  readonly left: readonly Left[];
}

/** What a moment has to be told of: transitions, what the interpreter ran in them, and what goes on beside the chart. */
export interface Told {
  readonly shown: readonly Shown[];
  readonly ran?: Procedures['ran'];
  readonly asides?: readonly Aside[];
}

type Draft = Note | AsideNote;

const isAside = (draft: Draft): draft is AsideNote => 'aside' in draft;

type Describe = (refusal: DescribableRefusal) => string;

const padding = 5;
const sides = 20;
const leftHeight = 22;

/** Writes transitions, and what else there is, beside the states of their lanes, as near to those as there is room. */
export function written(
  chart: ChartDescription,
  stage: Stage,
  { asides = [], ran = noProcedures.ran, shown }: Told,
  describe: Describe,
): Writing {
  const drafts: Draft[] = [];
  const left: Left[] = [];
  const titles = titlesOf(chart);
  const isTrail = shown.filter(({ became }) => became === 'taken' || became === 'last').length > writtenOut;
  const ofTransitions = stage.lanes.map((lane, index) =>
    shown
      .filter((one) => laneOf(stage, one) === index)
      .map((one) =>
        draftOf(stage, index, lane, one, {
          titles,
          describe,
          ran,
          isShort: isTrail && one.became === 'taken',
        }),
      ),
  );
  // What may still happen makes room.
  const free = stage.lanes.map(({ gutter }, index) => {
    const kept = ofTransitions[index]?.filter((one) => one.shown.became !== 'ready') ?? [];
    return gutter.height - heightsOf(kept) - between;
  });
  const laneOfAside = lanesOfAsides(stage, asides, free);
  for (const [index, lane] of stage.lanes.entries()) {
    const own: readonly Draft[] = [
      ...(ofTransitions[index] ?? []),
      ...asides
        .filter((_, at) => laneOfAside[at] === index)
        .map((one) => asideDraft(stage, index, lane, one)),
    ];
    const { fitting, rest } = fittingIn(own, lane.gutter.height);
    const { height, width, x, y } = lane.gutter;
    const bottom = y + height - (rest.length > 0 ? leftHeight + between : 0);
    const [first, ...others] = fitting;
    const whole =
      first !== undefined && others.length === 0 && !isAside(first)
        ? [shortened(first, bottom - y)]
        : fitting;
    const isTooHigh = whole.some((note) => note.height > bottom - y);
    if (!isTooHigh) drafts.push(...placed(whole, lane.gutter, bottom));
    const unwritten = isTooHigh ? own : rest;
    if (unwritten.length > 0)
      left.push({
        shown: unwritten.flatMap((draft) => (isAside(draft) ? [] : [draft.shown])),
        asides: unwritten.flatMap((draft) => (isAside(draft) ? [draft.aside] : [])),
        x,
        y: Math.max(y, y + height - leftHeight),
        width,
        height: leftHeight,
      });
  }
  return {
    notes: drafts.filter((draft): draft is Note => !isAside(draft)),
    asides: drafts.filter(isAside),
    left,
  };
}

/** The title of a state; where others of the chart have the same, with that of the state around it. */
const titlesOf = (chart: ChartDescription): ((id: string) => string) => {
  const tree = treeOf(chart);
  return (id) => {
    const node = tree?.byId.get(id);
    if (tree === undefined || node === undefined) return id;
    const around = tree.byId.get(node.parent ?? '');
    return tree.isOnly(node.key) || around === undefined
      ? titleOf(node)
      : `${titleOf(around)} › ${titleOf(node)}`;
  };
};

/** The lane in which a transition is written: that of the state it leaves, else that of the one it leads to. */
function laneOf(stage: Stage, { edges: [edge] }: Shown): number {
  if (edge === undefined) return 0;
  const [first] = edge.targets.flatMap((id) => stage.standsFor(id)?.lane ?? []);
  return stage.standsFor(edge.source)?.lane ?? first ?? 0;
}

interface Wording {
  readonly titles: (id: string) => string;
  readonly describe: Describe;
  readonly ran: Procedures['ran'];
  readonly isShort: boolean;
}

function draftOf(
  stage: Stage,
  lane: number,
  { gutter, isNarrow }: Lane,
  shown: Shown,
  { describe, isShort, ran, titles }: Wording,
): Note {
  const [edge] = shown.edges;
  const source = edge && stage.standsFor(edge.source);
  // Where a guard said no it doesn't matter where to.
  const ends = shown.became === 'declined' ? [] : [...new Set(shown.edges.flatMap(({ targets }) => targets))];
  const tiles = ends.map((id) => ({ id, tile: stage.standsFor(id) }));
  const isNear = (tile: Tile | undefined): tile is Tile =>
    tile !== undefined && (tile.lane === lane || tile.lane === null);
  const isReady = shown.became === 'ready';
  // What may still happen says where it leads in words: lines are for what happened.
  const far = tiles.filter(({ id, tile }) => isNarrow || isReady || tile?.node.id !== id || !isNear(tile));
  const isFrom = edge !== undefined && (isNarrow || source?.node.id !== edge.source);
  const way = [
    ...(isFrom ? [`from ${titles(edge.source)}`] : []),
    ...(far.length > 0 && far.length < 4
      ? [`→ ${[...new Set(far.map(({ id }) => titles(id)))].join(', ')}`]
      : []),
    ...(shown.edges.every(({ targets }) => targets.length === 0) ? ['stays'] : []),
  ].join(' ');
  const lines: readonly Line[] = [
    ...(way === '' ? [] : [{ is: 'way', text: way } as const]),
    ...(isShort ? [] : linesOf(shown, describe)),
    ...(isShort || edge === undefined ? [] : ranLines(shown, ran.get(edge.id) ?? [])),
  ];
  const room = gutter.width - sides;
  const head = headOf(shown);
  const height =
    2 * padding +
    lineHeight * (headLines(shown, head, room) + lines.reduce((all, line) => all + heightOf(line, room), 0));
  return {
    shown,
    head,
    lines,
    source,
    targets: isReady ? [] : [...new Set(tiles.flatMap(({ tile }) => (isNear(tile) ? [tile] : [])))],
    x: gutter.x,
    y: source === undefined ? gutter.y : source.y + source.head / 2 - height / 2,
    width: gutter.width,
    height,
  };
}

/** The rule by which all of them go, if it is one. */
export function ruleOf({ edges }: Shown): string | null {
  const rules = new Set(edges.map(({ rule }) => rule));
  const [only = null] = rules;
  return rules.size === 1 ? only : null;
}

function headOf({ became, edges }: Shown): string {
  const [edge] = edges;
  if (edge === undefined) return '';
  if (became !== 'declined') return waitsFor(edge);
  return edges.length === 1
    ? `✗ ${edge.guard === null ? waitsFor(edge) : guardName(edge.guard)}`
    : `✗ ${edges.length} guards`;
}

/** The lines that a head takes: its rule goes to one of its own where there is no room beside. */
function headLines(shown: Shown, head: string, room: number): number {
  const order = shown.order === null ? 0 : 24;
  const rule = ruleOf(shown);
  const beside = rule === null ? 0 : codeWidth(rule) + 8;
  if (codeWidth(head) + order + beside <= room) return 1;
  return codeLines(head, room - order) + (rule === null ? 0 : 1);
}

function linesOf(shown: Shown, describe: Describe): readonly Line[] {
  const { answers, became, before, edges } = shown;
  if (became === 'ready') {
    const guards = [...new Set(edges.flatMap(({ guard }) => (guard === null ? [] : [guardName(guard)])))];
    const [only] = guards;
    if (only === undefined) return [];
    return [{ is: 'others', text: guards.length === 1 ? `if ${only}` : `by ${guards.length} guards` }];
  }
  if (became === 'declined') return [];
  return [
    ...answers.flatMap((answer) => guardLines(answer, describe)),
    ...(before.length > 0 ? [{ is: 'others', text: `${before.length} said no before` } as const] : []),
  ];
}

/** What the interpreter did in a microstep: the outermost procedures. */
const ranLines = ({ became }: Shown, ran: readonly Ran[]): readonly Line[] =>
  became === 'taken' || became === 'last' ? outermost(ran).map((one): Line => ({ is: 'ran', ran: one })) : [];

function guardLines(answer: GuardAnswer, describe: Describe): readonly Line[] {
  const { verdict } = answer;
  const refusals = verdict === undefined || verdict.ok ? [] : verdict.refusals;
  return [
    { is: 'guard', text: guardName(answer), answer: answer.answer },
    ...refusals.map((refusal): Line => ({ is: 'why', text: describe(refusal), rule: refusal.rule })),
  ];
}

const heightOf = (line: Line, room: number): number => {
  switch (line.is) {
    case 'guard':
      return codeLines(line.text, room - 18);
    case 'way':
    case 'others':
      return titleLines(line.text, room);
    case 'ran':
      return ranLinesIn(line.ran, room);
    case 'why':
      return titleLines(`${line.text} ${line.rule}`, room - 18);
    default:
      return line satisfies never;
  }
};

const heightsOf = (drafts: readonly Draft[]): number =>
  drafts.reduce((all, { height }) => all + height + between, -between);

/** In what order what is written gives way where there isn't room for all: what may still happen before what happened. */
const givesWay = ['ready', 'declined', 'not', 'over', 'now', 'taken', 'refused', 'last'] as const;

const kindOf = (draft: Draft): (typeof givesWay)[number] =>
  isAside(draft) ? draft.aside.is : draft.shown.became;

function fittingIn(
  drafts: readonly Draft[],
  room: number,
): { readonly fitting: readonly Draft[]; readonly rest: readonly Draft[] } {
  const fitting = [...drafts];
  const rest: Draft[] = [];
  for (const kind of givesWay)
    while (heightsOf(fitting) > room - (rest.length > 0 ? leftHeight + between : 0)) {
      const isOfKind = (draft: Draft): boolean => kindOf(draft) === kind;
      const at = kind === 'taken' ? fitting.findIndex(isOfKind) : fitting.findLastIndex(isOfKind);
      if (at < 0 || fitting.length === 1) break;
      rest.unshift(...fitting.splice(at, 1));
    }
  return { fitting, rest };
}

/** A note with as many of its lines as there is room for: its first line, and where it leads, stay longest. */
function shortened(note: Note, room: number): Note {
  const lines = [...note.lines];
  let { height } = note;
  while (height > room && lines.length > 0) {
    const line = lines.pop();
    if (line !== undefined) height -= lineHeight * heightOf(line, note.width - sides);
  }
  return { ...note, lines, height };
}

/** Puts notes one below the other, each as near to where it would like to be as those above and below let it. */
function placed(notes: readonly Draft[], gutter: Box, bottom: number): readonly Draft[] {
  const sorted = notes.toSorted((a, b) => middleOf(a) - middleOf(b));
  const tops: number[] = [];
  let top = gutter.y;
  for (const note of sorted) {
    const y = Math.max(top, note.y);
    tops.push(y);
    top = y + note.height + between;
  }
  let end = bottom;
  for (let at = sorted.length - 1; at >= 0; at -= 1) {
    const y = Math.min(tops[at] ?? 0, end - (sorted[at]?.height ?? 0));
    tops[at] = y;
    end = y - between;
  }
  return sorted.map((note, at) => ({ ...note, y: Math.round(Math.max(gutter.y, tops[at] ?? note.y)) }));
}

const middleOf = ({ height, y }: Box): number => y + height / 2;
