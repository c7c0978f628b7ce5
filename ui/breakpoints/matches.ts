import type {
  AskedTransition,
  ChartDescription,
  GuardAnswer,
  Macrostep,
  Microstep,
} from '../../machines/play/trace/index.ts';
import type { BreakAt } from './breakpoint.ts';
import { comesTrue } from './condition.ts';

/** What a step says of the game that it is a step of: more than its chart knows. Made only when it is asked for. */
export interface Told {
  readonly rules: () => ReadonlySet<string>;
  readonly cards: () => ReadonlySet<string>;
  readonly players: () => ReadonlySet<string>;
}

/** A step of a run, as breakpoints look at it. */
export interface LookedAt {
  readonly chart: ChartDescription;
  readonly record: Macrostep;
  /** The contexts before and after it. */
  readonly before: () => unknown;
  readonly after: () => unknown;
  /** Null for what is no game. */
  readonly told: Told | null;
}

/** Where in a step it came: in which of its microsteps, counted from 0; null where that isn't known. */
export interface Found {
  readonly microstep: number | null;
}

/** Whether this comes in a step, and where; null if it doesn't. */
export function foundIn(at: BreakAt, step: LookedAt): Found | null {
  switch (at.kind) {
    case 'state':
      return inMicrosteps(step, ({ entered }) => entered.includes(at.id));
    case 'transition':
      return inMicrosteps(step, ({ transitions }) => transitions.includes(at.id));
    case 'event':
      return (
        inMicrosteps(step, ({ emitted, event, raised }) =>
          [event, ...raised, ...emitted].some(({ type }) => isOfType(type, at.type)),
        ) ?? somewhere(isOfType(step.record.event.type, at.type))
      );
    case 'guard': {
      const says = ({ guard }: AskedTransition): boolean =>
        answersIn(guard).some(({ answer, name }) => name === at.name && answer === at.answer);
      return inMicrosteps(step, ({ asked }) => asked.some(says)) ?? somewhere(step.record.asked.some(says));
    }
    case 'action':
      return inMicrosteps(step, ({ actions }) => actions.some(({ type }) => type === at.name));
    case 'rule':
      return (
        inMicrosteps(step, (microstep) =>
          rulesOf(step.chart, microstep).some((rule) => isIn(rule, at.rule)),
        ) ?? somewhere(step.told !== null && [...step.told.rules()].some((rule) => isIn(rule, at.rule)))
      );
    case 'card':
      return somewhere(step.told?.cards().has(at.name) === true);
    case 'player':
      return somewhere(step.told?.players().has(at.name) === true);
    case 'condition':
      return somewhere(comesTrue(at, step.before(), step.after()));
    default:
      return at satisfies never;
  }
}

function inMicrosteps({ record }: LookedAt, is: (microstep: Microstep) => boolean): Found | null {
  const microstep = record.microsteps.findIndex(is);
  return microstep < 0 ? null : { microstep };
}

const somewhere = (isThere: boolean): Found | null => (isThere ? { microstep: null } : null);

const isOfType = (type: string, wanted: string): boolean =>
  type === wanted || (wanted.endsWith('.*') && `${type}.`.startsWith(wanted.slice(0, -1)));

/** `509.1b` is in `509.1b`, `509.1` and `509`, not in `50`. */
const isIn = (rule: string, wanted: string): boolean =>
  rule.startsWith(wanted) && !/^\d/.test(rule.slice(wanted.length));

/** A guard's answer, and those of the guards that it joins. */
const answersIn = (guard: GuardAnswer): readonly GuardAnswer[] => [
  guard,
  ...(guard.of ?? []).flatMap(answersIn),
];

const ruled = new WeakMap<ChartDescription, ReadonlyMap<string, string>>();

/** The rule of each state and transition that has one, by its id. */
function rulesIn(chart: ChartDescription): ReadonlyMap<string, string> {
  let rules = ruled.get(chart);
  if (rules === undefined) {
    rules = new Map(
      [...chart.nodes, ...chart.edges].flatMap(({ id, rule }) =>
        rule === null ? [] : [[id, rule] as const],
      ),
    );
    ruled.set(chart, rules);
  }
  return rules;
}

function rulesOf(chart: ChartDescription, { asked, entered, transitions }: Microstep): readonly string[] {
  const rules = rulesIn(chart);
  return [
    ...[...entered, ...transitions].flatMap((id) => rules.get(id) ?? []),
    ...asked.flatMap(({ guard }) =>
      answersIn(guard).flatMap(({ verdict }) =>
        verdict === undefined || verdict.ok ? [] : verdict.refusals.map(({ rule }) => rule),
      ),
    ),
  ];
}
