/** Whose hand, library or graveyard something goes to, as it is said: by what is said of whose it is. */
import { isFields, isList, listOf } from '../../wording/meaning.ts';
import type { Meaning, Way } from '../../wording/syntax.ts';
import { type Fields, fields } from '../talk.ts';

/** How that is described which goes somewhere: what is chosen, a target, all of a kind, what is paid with. */
function described(wanted: Meaning | undefined): Fields {
  const [first, ...others] = (isList(wanted) ? wanted : listOf(wanted)).map(fields);
  if (first === undefined) return {};
  if (first.do === 'choose' || first.said === 'pick') return fields(first.from);
  if (first.pay !== undefined) return fields(first.what);
  const { what } = [first, ...others].find(({ do: does }) => does === 'move') ?? {};
  const { all, spec, like } = fields(what);
  return fields(all ?? fields(spec).objects ?? like);
}

/** In which words it is said first whose zone that is, and in which last. */
function wordsFor({ owner, controller }: Fields): { readonly first?: RegExp; readonly last?: RegExp } {
  if (owner === 'you') return { first: /\byour(?:\|their)? (?:hand|library|graveyard)$/ };
  if (owner === 'opponents') return { first: /\bthat player's graveyard$/ };
  return controller === 'you' ? { last: /\btheir owners ' / } : {};
}

/** "Return target creature you own to your hand", "return two lands you control to their owner's hand". */
export function byOwner(ways: readonly Way[], wanted: Meaning | undefined): readonly Way[] {
  if (!isFields(wanted) && !isList(wanted)) return ways;
  const { first, last } = wordsFor(described(wanted));
  const rank = (way: Way): number =>
    way.is !== 'phrase' ? 1 : first?.test(way.text) === true ? 0 : last?.test(way.text) === true ? 2 : 1;
  return first === undefined && last === undefined
    ? ways
    : ways.toSorted((one, other) => rank(one) - rank(other));
}
