import type { ObjectId, PlayerId } from './identity.ts';

/**
 * One reason why something may not be: the rule that says so (today's number), and a template of a sentence
 * in which `{0}`, `{1}` … stand for `objects`, `{p0}`, `{p1}` … for `players`, and `{name}` for a value.
 * Data, so that a view can redact the objects before a sentence is made of it.
 */
export interface Refusal {
  readonly rule: string;
  readonly because: string;
  readonly objects: readonly ObjectId[];
  readonly players: readonly PlayerId[];
  readonly values: Readonly<Record<string, string | number>>;
}

/** The answer of a rule that a player could ask about. */
export type Verdict = { readonly ok: true } | { readonly ok: false; readonly refusals: readonly Refusal[] };

export const allowed: Verdict = { ok: true };

/** Whether what a step returned is a verdict that refuses. */
export const isRefusal = (returned: unknown): returned is Extract<Verdict, { readonly ok: false }> =>
  typeof returned === 'object' && returned !== null && 'ok' in returned && returned.ok === false;

/** A refusal by one rule. `because` is the template of a sentence, see `Refusal`. */
export function forbidden(
  rule: string,
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

/** All verdicts together: allowed if each of them is, else every refusal. */
export function all(verdicts: readonly Verdict[]): Verdict {
  const refusals: Refusal[] = [];
  for (const verdict of verdicts) if (!verdict.ok) refusals.push(...verdict.refusals);
  return refusals.length === 0 ? allowed : { ok: false, refusals };
}

/** The first verdict that refuses, asked one after the other; allowed if none does. */
export function firstRefusal(...asks: readonly (() => Verdict)[]): Verdict {
  for (const ask of asks) {
    const verdict = ask();
    if (!verdict.ok) return verdict;
  }
  return allowed;
}
