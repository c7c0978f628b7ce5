/** What is done, and targeted, only if a cost of the spell was paid: "if this spell was kicked, …" (601.2c). */
import { isFields, isList } from '../wording/meaning.ts';
import type { Meaning } from '../wording/syntax.ts';
import { type Doing, fields, type Talk } from './talk.ts';

/** What is done only if something is so; of a spell that was kicked it is said of that. */
export function doneIf(condition: Meaning, then: Meaning, talk: Talk, doing: Doing): Meaning[] {
  const before = talk.isOfSpell;
  if (talk.kind === 'spell' && fields(condition).holds === 'paid') talk.isOfSpell = true;
  const done = doing(then, talk);
  talk.isOfSpell = before;
  return done;
}

/** What is targeted only if a cost was paid is asked for only then (601.2c). */
export function targetedIf(condition: Meaning, since: number, { targets }: Talk): void {
  const { holds, cost } = fields(condition);
  if (holds !== 'paid') return;
  for (const [index, spec] of targets.entries())
    if (index >= since) targets[index] = { ...spec, ifPaid: cost ?? '' };
}

/** What is spoken of otherwise is targeted whether or not the cost was paid. */
export function targetedAnyway(value: Meaning, talk: Talk): void {
  if (isList(value)) for (const part of value) targetedAnyway(part, talk);
  else if (isFields(value)) {
    const { ifPaid: _ifPaid, ...spec } =
      typeof value.target === 'number' ? (talk.targets[value.target] ?? {}) : {};
    if (typeof value.target === 'number') talk.targets[value.target] = spec;
    for (const part of Object.values(value)) targetedAnyway(part, talk);
  }
}
