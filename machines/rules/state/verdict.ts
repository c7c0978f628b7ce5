import type { ObjectId, PlayerId } from './identity.ts';

/** A rule's number, like 702.19b: no refusal is without one. */
export type RuleNumber = `${number}.${string}`;

/**
 * One reason why something may not be: the rule that says so (today's number), and a template of a sentence
 * in which `{0}`, `{1}` … stand for `objects`, `{p0}`, `{p1}` … for `players`, and `{name}` for a value.
 * Data, so that a view can redact the objects before a sentence is made of it.
 */
export interface Refusal {
  readonly rule: RuleNumber;
  readonly because: string;
  readonly objects: readonly ObjectId[];
  readonly players: readonly PlayerId[];
  readonly values: Readonly<Record<string, string | number>>;
}

/**
 * The answer of a rule that a player could ask about. `dependsOn`: it may be begun, and whether it can be completed depends
 * on what is still to be done; this is what stands against it as things are.
 */
export type Verdict =
  | { readonly ok: true; readonly dependsOn?: readonly Refusal[] }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

export const allowed: Verdict = { ok: true };

/** Whether it is allowed, and depends on nothing more. */
export const isCertain = (verdict: Verdict): boolean => verdict.ok && verdict.dependsOn === undefined;

/** Whether what a step returned is a verdict that refuses. */
export const isRefusal = (returned: unknown): returned is Extract<Verdict, { readonly ok: false }> =>
  typeof returned === 'object' && returned !== null && 'ok' in returned && returned.ok === false;

/** A refusal by one rule. `because` is the template of a sentence, see `Refusal`. */
export function forbidden(
  rule: RuleNumber,
  because: string,
  objects: readonly ObjectId[] = [],
  more: {
    readonly players?: readonly PlayerId[];
    readonly values?: Readonly<Record<string, string | number>>;
  } = {},
): Verdict {
  return {
    ok: false,
    refusals: [{ rule, because, objects, players: more.players ?? [], values: more.values ?? {} }],
  };
}

/** The same of what may be begun though this stands against it as things are. */
export const dependingOn = (verdict: Verdict): Verdict =>
  verdict.ok ? verdict : { ok: true, dependsOn: verdict.refusals };

/** All verdicts together: allowed if each of them is, else every refusal. */
export function all(verdicts: readonly Verdict[]): Verdict {
  const refusals: Refusal[] = [];
  for (const verdict of verdicts) if (!verdict.ok) refusals.push(...verdict.refusals);
  return refusals.length === 0 ? openOf(verdicts) : { ok: false, refusals };
}

/** The first verdict that refuses, asked one after the other; allowed if none does. */
export function firstRefusal(...asks: readonly (() => Verdict)[]): Verdict {
  let open: Verdict = allowed;
  for (const ask of asks) {
    const verdict = ask();
    if (!verdict.ok) return verdict;
    if (verdict.dependsOn !== undefined) open = openOf([open, verdict]);
  }
  return open;
}

/** What verdicts that all allow depend on together. */
function openOf(verdicts: readonly Verdict[]): Verdict {
  const dependsOn = verdicts.flatMap((verdict) => (verdict.ok ? (verdict.dependsOn ?? []) : []));
  return dependsOn.length === 0 ? allowed : { ok: true, dependsOn };
}
