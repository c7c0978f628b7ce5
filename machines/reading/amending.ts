/** Sentences that say more of what was done last. */
import { isList, wordOf } from '../wording/meaning.ts';
import type { Meaning } from '../wording/syntax.ts';
import { kept } from './changes.ts';
import { doneWithin } from './done-within.ts';
import { type Fields, fields, NotUnderstood } from './talk.ts';

/**
 * Changes what was done last, by a sentence that speaks of it: "It can't be regenerated." What was done may be what someone
 * may do, or does if they did something else.
 */
export function amendLast(
  done: Meaning[],
  does: string,
  otherwise: string,
  change: (instruction: Fields) => Meaning,
): void {
  const last = fields(done.pop());
  if (last.do === does) {
    done.push(change(last));
    return;
  }
  const within = doneWithin(last);
  if (within === undefined || within.list.length === 0) throw new NotUnderstood(otherwise);
  const inner = [...within.list];
  amendLast(inner, does, otherwise, change);
  done.push({ ...last, [within.key]: inner });
}

/** What something is from the moment when it enters (611.2e). */
export function enteredAs(moved: Fields, entered: Meaning, changes: readonly Meaning[]): Meaning {
  const to = fields(moved.to);
  if (to.zone !== 'battlefield' || fields(entered).named !== moved.as)
    throw new NotUnderstood('nothing was put onto the battlefield');
  return { ...moved, to: { ...to, with: { changes } } };
}

/** What has become something else is still what it was; an artifact creature keeps its types anyway (205.1b). */
export function stillTheSame(modified: Fields): Meaning {
  const changes = isList(modified.changes) ? modified.changes : [];
  const isOther = changes.some((one) => ['setTypes', 'addTypes'].includes(wordOf(fields(one).change)));
  if (!isOther) throw new NotUnderstood('nothing has become something else');
  return { ...modified, changes: kept(changes) };
}
