import type {
  ChartDescription,
  ChartEdge,
  ChartGuard,
  GuardAnswer,
  Moment,
} from '../../../machines/play/trace/index.ts';

/** What became of a transition in a step. */
export type Became =
  /** Taken by the last microstep that took any. */
  | 'last'
  /** Taken before that in this step. */
  | 'taken'
  /** Its event came, and its guard said no. */
  | 'refused'
  /** Eventless: its guard was asked and said no. */
  | 'declined'
  /** Leads out of where the run is. */
  | 'ready';

/** Transitions that are written beside the states as one: of one state and event, and what became of them. */
export interface Shown {
  readonly id: string;
  readonly became: Became;
  readonly edges: readonly ChartEdge[];
  /** Its place among those that were taken, from 1; `null`: it wasn't taken, or as the only one. */
  readonly order: number | null;
  /** The guards that were asked, without those that only join others. */
  readonly answers: readonly GuardAnswer[];
  /** Transitions of the same state whose guards said no before this one's said yes. */
  readonly before: readonly ChartEdge[];
}

/** Of one step as many as this are written out; of more the last is, and the others are a trail. */
export const writtenOut = 6;

/** The guards of an answer that were asked by name: those within one that joins several, else itself. */
export function askedIn(answer: GuardAnswer | undefined): readonly GuardAnswer[] {
  if (answer === undefined || answer.answer === null) return [];
  const { of: parts = [] } = answer;
  return parts.length === 0 ? [answer] : parts.flatMap(askedIn);
}

/** What a transition waits for, in the chart's words: its event, or that it waits for none. */
export const waitsFor = ({ kind, label }: ChartEdge): string =>
  label !== '' ? label : kind === 'always' ? 'always' : kind;

/** A guard's name with its params where they are words or numbers: `nextIs combat`. */
export function guardName({ name, params }: ChartGuard | GuardAnswer): string {
  const values = typeof params === 'object' && params !== null ? Object.values(params) : [params];
  const words = values.filter((value) => typeof value === 'string' || typeof value === 'number');
  return [name, ...words].join(' ');
}

/**
 * The transitions that a moment shows: those taken in this step, in their order; those whose guards said no; and those
 * that lead out of the innermost active states.
 */
export function shownOf(chart: ChartDescription, moment: Moment): readonly Shown[] {
  const byId = new Map(chart.edges.map((edge) => [edge.id, edge]));
  const order = [...new Set(moment.taken.toReversed())].toReversed();
  const isTaken = new Set(order);
  const saidNo = chart.edges.filter(({ id }) => !isTaken.has(id) && moment.guards.get(id)?.answer === false);
  const beside = new Set<string>();
  const taken = order.flatMap((id, at): readonly Shown[] => {
    const edge = byId.get(id);
    if (edge === undefined) return [];
    const before = saidNo.filter(
      (other) => other.source === edge.source && other.eventType === edge.eventType && !beside.has(other.id),
    );
    for (const other of before) beside.add(other.id);
    return [
      {
        id: `taken ${id}`,
        became: moment.last.has(id) ? 'last' : 'taken',
        edges: [edge],
        order: order.length > 1 ? at + 1 : null,
        answers: askedIn(moment.guards.get(id)),
        before,
      },
    ];
  });
  const rest = saidNo.filter(({ id }) => !beside.has(id));
  const refused = rest.filter(({ kind }) => kind === 'event');
  const declined = rest.filter(({ kind }) => kind !== 'event');
  const known = new Set([...order, ...saidNo.map(({ id }) => id)]);
  const leaves = innermost(chart, moment.active);
  const ready = chart.edges.filter(
    ({ id, kind, source }) => kind !== 'initial' && leaves.has(source) && !known.has(id),
  );
  const answered = (edges: readonly ChartEdge[]): readonly GuardAnswer[] =>
    edges.flatMap(({ id }) => askedIn(moment.guards.get(id)).filter(({ answer }) => answer === false));
  return [
    ...taken,
    ...grouped(refused, 'refused').map((one) => ({ ...one, answers: answered(one.edges) })),
    ...grouped(declined, 'declined'),
    ...grouped(ready, 'ready'),
  ];
}

/** Transitions of one state that wait for the same, as one. */
function grouped(edges: readonly ChartEdge[], became: Became): readonly Shown[] {
  const groups = new Map<string, ChartEdge[]>();
  for (const edge of edges) {
    const key = `${became} ${edge.source} ${edge.kind} ${edge.eventType}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [edge]);
    else group.push(edge);
  }
  return [...groups].map(([id, group]) => ({
    id,
    became,
    edges: group,
    order: null,
    answers: [],
    before: [],
  }));
}

/** The active states within which none is active. */
export function innermost(chart: ChartDescription, active: ReadonlySet<string>): ReadonlySet<string> {
  const around = new Set(chart.nodes.flatMap(({ id, parent }) => (active.has(id) ? [parent] : [])));
  return new Set(chart.nodes.filter(({ id }) => active.has(id) && !around.has(id)).map(({ id }) => id));
}
