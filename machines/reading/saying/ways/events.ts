/** Events: those that are waited for, and what becomes of one instead. */
import { isList, wordOf } from '../../../wording/meaning.ts';
import type { Meaning, Way } from '../../../wording/syntax.ts';
import { type Fields, fields } from '../../talk.ts';
import { isOfTransforming } from './manner.ts';
import { begins, type Chooses, first, last, type Ways } from './way.ts';

/** What becomes of an event instead: said as the event was, of those tokens, those counters or that damage. */
function changedInstead(ways: Ways, event: Fields | undefined, wanted: Meaning | undefined): Ways {
  const would = wordOf(event?.would);
  const says = (text: RegExp) => (way: Way) => way.is === 'phrase' && text.test(way.text);
  const known = ways.filter((way) => (changedBy(way) ?? would) === would);
  if (event?.byEffect === true) return first(known, (way) => begins(way, 'it '));
  if (would === 'putCounters' && event?.kind !== undefined) return first(known, says(/<kind:/));
  if (would === 'putCounters' && event?.by === 'you') return first(known, (way) => begins(way, 'put '));
  const isMultiplied = fields(fields(wanted).amount).number === 'times';
  return would === 'dealDamage' && !isMultiplied ? last(known, says(/sameRecipient/)) : known;
}

/** Who is dealt damage, as they are spoken of again. */
function sameRecipient(event: Fields | undefined): string {
  const { to, toPlayer } = event ?? {};
  if (to === undefined && toPlayer !== undefined) return 'that player';
  if (to === undefined || toPlayer !== undefined) return 'that permanent or player';
  return fields(to).type === 'creature' ? 'that creature' : 'that permanent';
}

/** Of which event a way says that it is another one. */
function changedBy(way: Way): string | undefined {
  const text = way.is === 'phrase' ? way.text : '';
  if (text.includes('tokens')) return 'create';
  if (text.includes('counters')) return 'putCounters';
  return text.includes('deals') ? 'dealDamage' : undefined;
}

/** "Is put into your graveyard", where that is said of whose it is. */
function isOfOwn(wanted: Meaning | undefined): boolean {
  const [only] = isList(wanted) ? wanted.map(fields) : [];
  return only?.on === 'putInto' && fields(only.object).owner !== undefined;
}

export const ofEvents: Readonly<Record<string, Chooses>> = {
  // Tokens are created, damage is dealt.
  insteadOfIt: (ways, { wanted }, { replaced }) => changedInstead(ways, replaced, wanted),
  sameRecipient: (ways, _asked, { replaced }) =>
    ways.filter((way) => way.is === 'phrase' && way.text === sameRecipient(replaced)),
  event: (ways, { wanted }) => {
    if (isOfOwn(wanted)) return last(ways, (way) => begins(way, 'is|are put into a graveyard'));
    return isOfTransforming(wanted) ? first(ways, (way) => begins(way, '[transform] into')) : ways;
  },
  // "At the beginning of your upkeep or whenever you cast a spell".
  leads: (ways, _asked, { isOfTime }) =>
    isOfTime ? [...ways.slice(0, 1), ...ways.slice(1).toReversed()] : ways,
};
