import { z } from 'zod/mini';
import type { Preference } from '../preferences/index.ts';

const text = z.string().check(z.minLength(1), z.maxLength(300));

/** How a value of the context is compared with the one that is written beside it; `changes` needs none. */
export const comparisons = ['=', '≠', '<', '≤', '>', '≥', 'changes'] as const;

/** What a run stops at: something of the chart, something that is said or done in it, or a value of its context. */
export const breakAtSchema = z.discriminatedUnion('kind', [
  /** It is entered. */
  z.strictObject({ kind: z.literal('state'), id: text }),
  /** It is taken. */
  z.strictObject({ kind: z.literal('transition'), id: text }),
  /** It comes, is raised, or is emitted. `noun.*` stands for all events that begin so. */
  z.strictObject({ kind: z.literal('event'), type: text }),
  /** It is asked, and answers so. */
  z.strictObject({ kind: z.literal('guard'), name: text, answer: z.boolean() }),
  /** It is carried out. */
  z.strictObject({ kind: z.literal('action'), name: text }),
  /** A state or transition of it comes, or something happens or is refused by it. `509` stands for all rules in it. */
  z.strictObject({ kind: z.literal('rule'), rule: text }),
  /** Something happens to a card of this name, or because of it. */
  z.strictObject({ kind: z.literal('card'), name: text }),
  /** Something happens to this player, or they do something, other than what each turn brings. */
  z.strictObject({ kind: z.literal('player'), name: text }),
  /** It becomes true. */
  z.strictObject({
    kind: z.literal('condition'),
    path: text,
    compare: z.enum(comparisons),
    value: z.string().check(z.maxLength(300)),
  }),
]);

export type BreakAt = z.infer<typeof breakAtSchema>;
export type BreakKind = BreakAt['kind'];
export type Comparison = (typeof comparisons)[number];

/** Whether a run stops before the event that would do it, or after. */
export type When = 'before' | 'after';

/** A place at which runs of a chart stop. */
export interface Breakpoint {
  /** The id of the chart that it is of. */
  readonly chart: string;
  readonly at: BreakAt;
  readonly when: When;
  readonly isOn: boolean;
}

/** All that were set, of all charts, in the order in which they were. */
export const breakpointsPreference: Preference<readonly Breakpoint[]> = {
  name: 'breakpoints',
  schema: z
    .array(
      z.strictObject({
        chart: text,
        at: breakAtSchema,
        when: z.enum(['before', 'after']),
        isOn: z.boolean(),
      }),
    )
    .check(z.maxLength(200)),
};

/** Whether both are of the same: a run needs no two for that. */
export const isSameBreak = (one: BreakAt, other: BreakAt): boolean => keyOfBreak(one) === keyOfBreak(other);

/** The same text for the same, whatever it was made of. */
export const keyOfBreak = (at: BreakAt): string =>
  [
    at.kind,
    ...Object.entries(at)
      .toSorted(byName)
      .map(([name, value]) => `${name}=${value}`),
  ].join('\n');

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : one > other ? 1 : 0;

/** The list with this one set: in the place of one for the same, else at the end. */
export function withBreak(all: readonly Breakpoint[], next: Breakpoint): readonly Breakpoint[] {
  const isIt = ({ at, chart }: Breakpoint): boolean => chart === next.chart && isSameBreak(at, next.at);
  return all.some(isIt) ? all.map((one) => (isIt(one) ? next : one)) : [...all, next];
}

/** The list without the one for this. */
export const withoutBreak = (all: readonly Breakpoint[], chart: string, at: BreakAt): readonly Breakpoint[] =>
  all.filter((one) => one.chart !== chart || !isSameBreak(one.at, at));
