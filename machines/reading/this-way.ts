/** "A creature card was milled this way": what was done before was done to something like that. */
import { sameWords } from '../rules/state/same-words.ts';
import { publicZones } from '../rules/state/zones.ts';
import { wordOf } from '../wording/meaning.ts';
import type { Meaning } from '../wording/syntax.ts';
import { nameFor } from './naming.ts';
import { type Fields, fields, mention, NotUnderstood, type Talk } from './talk.ts';

/** Where a card is to which this was done; what was milled or discarded may have gone anywhere else that all can see (701.9c, 701.17c). */
function zoneAfter({ do: does, what, at }: Fields, { mentions }: Talk): Meaning | undefined {
  if (does === 'mill' || does === 'discard') return publicZones;
  if (does === 'exile') return 'exile';
  const { top, all } = fields(what ?? at);
  if (top !== undefined) return 'library';
  return fields(all).zone ?? mentions.findLast(({ was }) => sameWords(was, what))?.zone;
}

/** Whether it was done to one card and no more. */
function isOfOne({ do: does, what, count = 1 }: Fields, { targets }: Talk): boolean {
  if (does === 'mill' || does === 'discard') return count === 1;
  const { top, target, all } = fields(what);
  if (typeof target === 'number') {
    const { max } = fields(fields(targets[target]).count);
    return max === undefined || max === 1;
  }
  return all === undefined && (top === undefined || top === 1);
}

/** That something like this was milled, exiled, revealed or discarded: of one whether it is so, else whether one is. */
export function doneThisWay(does: Meaning | undefined, like: Meaning, talk: Talk, ofOne = false): Fields {
  const done = talk.done.get(wordOf(does));
  const zone = done === undefined ? undefined : zoneAfter(done, talk);
  if (done === undefined || zone === undefined)
    throw new NotUnderstood(`nothing was done so: ${wordOf(does)}`);
  const what = { named: nameFor(talk, done) };
  const described = { ...fields(like), zone };
  if (!isOfOne(done, talk)) {
    if (ofOne) throw new NotUnderstood('it was done to several');
    const count = { number: 'countOf', of: what, like: described };
    return { holds: 'compare', what: count, to: { atLeast: 1 } };
  }
  mention(talk, what, 'object', false, { isCard: true, isOld: true, like: described, zone });
  return { holds: 'is', what, like: described };
}
