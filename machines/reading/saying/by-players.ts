/** What is done for each of several players, as it is said of one of them. */
import { isFields, isList, replaced } from '../../wording/meaning.ts';
import type { Meaning } from '../../wording/syntax.ts';
import { type Fields, fields } from '../talk.ts';
import type { Says } from './named.ts';
import { nounsFor } from './nouns.ts';

/** For which players something is targeted, each of whom has a target. */
function targetedFor(value: Meaning): Meaning | undefined {
  if (isList(value)) return value.map(targetedFor).find((of) => of !== undefined);
  if (!isFields(value)) return undefined;
  return (
    fields(value.spec).forEach ??
    Object.values(value)
      .map(targetedFor)
      .find((of) => of !== undefined)
  );
}

/** "For each of those cards, exile it": what is done to one after the other (608.2f). */
export const forEach: Says = ([first]) => {
  const { do: does, of, then, as: _as, ...others } = fields(first);
  return does === 'forEach' && of !== undefined && Object.keys(others).length === 0
    ? [{ said: { said: 'forEach', of, then: then ?? [] }, taken: 1 }]
    : [];
};

/** "For each creature destroyed this way, its controller …": those to which something was done, as they were. */
export const forEachDone: Says = ([first]) => {
  const { do: does, of, then } = fields(first);
  const { zone, among, ...others } = fields(fields(of).all);
  const those = fields(among ?? of);
  if (does !== 'forEach' || those.done === undefined || Object.keys(others).length > 0) return [];
  const put: Fields = zone === undefined ? {} : { put: zone };
  // What was done to permanents is said of them as they were.
  const nouns = nounsFor(those.was ?? {}).filter(({ called }) => called === undefined);
  return nouns.map((noun) => ({
    said: { said: 'forEachDone', noun, does: those.done ?? '', ...put, then: then ?? [] },
    taken: 1,
  }));
};

/** "For each player, that player …": who does the first of it. */
function thatPlayer(then: Meaning | undefined): Meaning {
  const [first = {}, ...others] = isList(then) ? then : [];
  const does = fields(first);
  return [does.who === 'they' ? { ...does, who: { said: 'thatPlayer' } } : first, ...others];
}

/** "For each opponent, destroy target creature that player controls", "for each player, that player adds {R}". */
export const forEachPlayer: Says = ([first]) => {
  const { do: does, then, ...each } = fields(first);
  if (does === 'forEachPlayer')
    return [{ said: { said: 'forEachPlayer', of: each.of ?? '', then: thatPlayer(then) }, taken: 1 }];
  const of = first === undefined ? undefined : targetedFor(first);
  if (first === undefined || of === undefined) return [];
  const ofOne = (part: Meaning): Meaning | undefined => {
    if (!isFields(part) || !isFields(part.spec)) return undefined;
    const { forEach: _each, objects, ...spec } = part.spec;
    const theirs = replaced(objects ?? {}, (whose) => (whose === of ? { said: 'thatPlayer' } : undefined));
    return { ...part, spec: { ...spec, objects: theirs } };
  };
  return [{ said: { said: 'forEachPlayer', of, then: [replaced(first, ofOne)] }, taken: 1 }];
};
