/** Whether something is returned or put somewhere: by where it comes from. */
import { isFields, isList, wordOf } from '../../wording/meaning.ts';
import type { Meaning } from '../../wording/syntax.ts';
import { type Fields, fields } from '../talk.ts';

/** How what comes to the battlefield or a hand is described: what is chosen, all of a kind, a target, cards that were seen. */
function comingFrom(wanted: readonly Meaning[]): Fields | undefined {
  const [first, ...others] = (pickedIn(wanted) ?? wanted).map(fields);
  const moved = [first, ...others].find((one) => one?.do === 'move');
  const { zone } = fields(moved?.to);
  const { all, spec, done, of } = fields(moved?.what);
  if ((zone === 'battlefield' || (zone === 'hand' && of === 'you')) && seen.has(wordOf(done)))
    return { zone: 'library' };
  if (zone !== 'battlefield') return undefined;
  if (first?.do === 'choose') return fields(first.from);
  return fields(all ?? fields(spec).objects);
}

/** What is chosen and what is done to it, where that is said as one. */
function pickedIn([only, ...others]: readonly Meaning[]): readonly Meaning[] | undefined {
  const { said, from, then } = fields(only);
  return said === 'pick' && others.length === 0 && isList(then)
    ? [{ do: 'choose', from: from ?? {} }, ...then]
    : undefined;
}

/** What shows cards of a library. */
const seen = new Set(['look', 'reveal']);

/** "Returned" is what was on the battlefield, or is in its owner's graveyard who gets it; anything else is "put" there. */
export function isPut(wanted: Meaning | undefined): boolean | undefined {
  const from = comingFrom(isList(wanted) ? wanted : isFields(wanted) ? [wanted] : []);
  if (from === undefined) return undefined;
  const { zone, owner } = from;
  if (zone === 'graveyard') return owner !== 'you' && owner !== 'they';
  return zone === 'hand' || zone === 'library' || isList(zone) || from.among !== undefined;
}
