/** Whether something is returned or put somewhere: by where it comes from. */
import { isFields, isList, wordOf } from '../../wording/meaning.ts';
import type { Meaning } from '../../wording/syntax.ts';
import { type Fields, fields } from '../talk.ts';

/** How what comes to a zone is described: what is chosen, all of a kind, a target that is introduced. */
export function comesFrom(wanted: Meaning | undefined, zone: string): Fields | undefined {
  const list = isList(wanted) ? wanted : isFields(wanted) ? [wanted] : [];
  const all = (pickedIn(list) ?? list).map(fields);
  const moved = all.find((one) => one.do === 'move');
  if (fields(moved?.to).zone !== zone) return undefined;
  const [first] = all;
  if (first?.do === 'choose') return fields(first.from);
  const what = fields(moved?.what);
  if (what.isNew === false) return undefined;
  const { zone: chosenIn } = fields(what.like);
  return chosenIn === 'hand' ? { zone: chosenIn } : fields(what.all ?? fields(what.spec).objects);
}

/** Whether cards of a library come to the battlefield or to your hand that were seen there. */
function isOfSeen(wanted: Meaning | undefined): boolean {
  const { do: does, to, what } = fields(isList(wanted) ? wanted[0] : wanted);
  const { done, of } = fields(what);
  const { zone } = fields(to);
  return (
    does === 'move' && seen.has(wordOf(done)) && (zone === 'battlefield' || (zone === 'hand' && of === 'you'))
  );
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

/** Where cards are that were never on the battlefield. */
const notReturned = new Set(['hand', 'library', 'outside', 'command']);

/** "Returned" is what was on the battlefield, or is in its owner's graveyard who gets it; anything else is "put" there. */
export function isPut(wanted: Meaning | undefined): boolean | undefined {
  if (isOfSeen(wanted)) return true;
  const from = comesFrom(wanted, 'battlefield');
  if (from === undefined) return undefined;
  const { zone, owner } = from;
  if (zone === 'graveyard') return owner !== 'you' && owner !== 'they';
  return isList(zone) || notReturned.has(wordOf(zone)) || from.among !== undefined;
}
