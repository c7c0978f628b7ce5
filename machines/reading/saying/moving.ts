/** Whether something is returned or put somewhere: by where it comes from. */
import { isFields, isList } from '../../wording/meaning.ts';
import type { Meaning } from '../../wording/syntax.ts';
import { type Fields, fields } from '../talk.ts';

/** How what comes to the battlefield is described: what is chosen, all of a kind, a target. */
function comingFrom(wanted: readonly Meaning[]): Fields | undefined {
  const [first, ...others] = wanted.map(fields);
  const moved = [first, ...others].find((one) => one?.do === 'move');
  if (fields(moved?.to).zone !== 'battlefield') return undefined;
  if (first?.do === 'choose') return fields(first.from);
  const { all, spec } = fields(moved?.what);
  return fields(all ?? fields(spec).objects);
}

/** "Returned" is what was on the battlefield, or is in its owner's graveyard who gets it; anything else is "put" there. */
export function isPutOntoBattlefield(wanted: Meaning | undefined): boolean | undefined {
  const from = comingFrom(isList(wanted) ? wanted : isFields(wanted) ? [wanted] : []);
  if (from === undefined) return undefined;
  const { zone, owner } = from;
  if (zone === 'graveyard') return owner !== 'you' && owner !== 'they';
  return zone === 'hand' || zone === 'library' || isList(zone) || from.among !== undefined;
}
