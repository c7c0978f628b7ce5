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

/** "If damage would be dealt to this creature, prevent that damage. Remove a counter from this creature." */
const isOfPrevented = (replaces: Meaning | undefined): boolean => {
  const { would, to, atOnce } = fields(fields(replaces).event);
  return would === 'dealDamage' && to === 'self' && atOnce === true;
};

/** Whether a coin is flipped, or this object is copied. */
const isFlippedOrCopied = (effect: Meaning): boolean =>
  holdsSome(effect, (part) => {
    const { do: does, of } = fields(part);
    return does === 'flipCoin' || (does === 'createCopy' && of === 'self');
  });

/** Whether its name is said again in what this ability does. */
export const isNamedAgain = ({
  when,
  while: during,
  if: condition,
  modes,
  cost,
  replaces,
  effect = [],
}: Fields): boolean =>
  isOfPrevented(replaces) ||
  isFlippedOrCopied(effect) ||
  modes !== undefined ||
  listOf(when).some((one) => isOfTwo(fields(one), effect)) ||
  asksOfOthers(during) ||
  (when !== undefined && asksOfOthers(condition)) ||
  isPaidWithCounters(cost, effect);

/** Whether it counts what is on its object, where something else does what is done. */
export const countsOnItself = (effect: Meaning | undefined): boolean =>
  listOf(effect).some((one) => {
    const { do: does, what, source } = fields(one);
    const isDoer = what === 'self' || (does === 'dealDamage' && (source === undefined || source === 'self'));
    return (
      !isDoer && holdsSome(one, (part) => fields(part).number === 'counters' && fields(part).on === 'self')
    );
  });
