/** Whether an ability that has spoken of its object calls it by its name again: where “it” could be another as well. */
import { holdsSome, isFields, listOf, wordOf } from '../../wording/meaning.ts';
import type { Meaning } from '../../wording/syntax.ts';
import { type Fields, fields } from '../talk.ts';

/** "Whenever this creature blocks a creature": an event of this object and of another. */
function isOfTwo({ on, object, source, blocked, by, to, toPlayer }: Fields, effect: Meaning): boolean {
  if ((on === 'dealsDamage' ? source : object) !== 'self') return false;
  if (on === 'becomesTarget') return holdsSome(effect, (part) => fields(part).event === 'other');
  return [blocked, by, to].some(isFields) && toPlayer === undefined;
}

/** "If you control an artifact": something is asked of others. */
function asksOfOthers(condition: Meaning | undefined): boolean {
  const { holds, what, of, count } = fields(condition);
  if (holds === 'both' || holds === 'either') return listOf(of).some(asksOfOthers);
  if (holds === 'exists') return count === undefined || fields(what).other === true;
  const { number, of: whose } = fields(what);
  return holds === 'compare' && number === 'value' && fields(whose).all !== undefined;
}

/** "Remove a counter from this creature: Regenerate this creature": what it deals damage with is "it". */
const isPaidWithCounters = (cost: Meaning | undefined, effect: Meaning): boolean =>
  listOf(cost).some(
    (part) => wordOf(fields(part).pay) === 'removeCounters' && fields(part).from === undefined,
  ) && fields(listOf(effect)[0]).do !== 'dealDamage';

/** Whether its name is said again in what this ability does. */
export const isNamedAgain = ({
  when,
  while: during,
  if: condition,
  modes,
  cost,
  effect = [],
}: Fields): boolean =>
  modes !== undefined ||
  listOf(when).some((one) => isOfTwo(fields(one), effect)) ||
  asksOfOthers(during) ||
  (when !== undefined && asksOfOthers(condition)) ||
  isPaidWithCounters(cost, effect);
