/** The parts of clauses: who does something, what objects do, how much. */
import type { Objects, Players, Quantity } from '../../state/vocabulary/index.ts';
import type { Context } from './context.ts';
import {
  eachCounted,
  holds,
  howMany,
  isPlain,
  isSeveral,
  objectsText,
  playersText,
  quantityText,
  says,
  whatWasRolled,
} from './expressions/index.ts';
import { pluralVerb } from './words.ts';

/** What someone or something does. Without a subject it is an order to the controller: "draw a card". */
export interface Clause {
  readonly subject: string | null;
  /** In the form of "you" where there is no subject or it is "you" or several, else of "it". */
  readonly predicate: string;
  /** What stands in front of all: "until end of turn, ". */
  readonly before?: string;
  /** Further sentences, complete. */
  readonly after?: string;
}

export const order = (predicate: string): Clause => ({ subject: null, predicate });

/** A player does something; the verb is given in the form of "it". */
export function playerDoes(who: Players | undefined, verb: string, rest: string, context: Context): Clause {
  if (who === undefined) return order(`${pluralVerb(verb)}${rest}`);
  const subject = playersText(who, context);
  if (holds(who, 'target') && subject.startsWith('any number of'))
    return { subject, predicate: `each ${pluralVerb(verb)}${rest}` };
  return { subject, predicate: `${subject === 'you' ? pluralVerb(verb) : verb}${rest}` };
}

/** Objects do something; the predicate's verbs are in the form of "it". */
export function objectsDo(
  what: Objects,
  predicate: string,
  context: Context,
  quantifier: 'all' | 'bare' = 'bare',
): Clause {
  const several = isSeveral(what, context);
  const subject = objectsText(what, context, 'subject', quantifier);
  return { subject, predicate: several ? severalDo(predicate) : predicate };
}

/** "gets +1/+0 and gains haste" as several do it. */
export const severalDo = (predicate: string): string =>
  predicate
    .split(/(?<=^| and |, )(?=gets|gains|has|is |becomes|loses|doesn't|attacks|blocks|can't)/)
    .map(pluralVerb)
    .join('')
    .replace("can't be the target of", "can't be the targets of");

export const life = (amount: Quantity, context: Context): string =>
  isPlain(amount) || (says(amount, 'times') && isPlain(amount.of[1]))
    ? ` ${quantityText(amount, context)} life`
    : isThatMuch(amount, context)
      ? ' that much life'
      : ` life equal to ${quantityText(amount, context).replace(', but not more than ', ', but not more life than ')}`;

/** Whether it is an amount that was said before, other than the result of a roll. */
const isThatMuch = (amount: Quantity, { names }: Context): boolean =>
  (says(amount, 'amount') && !names.has(whatWasRolled(amount.by))) || says(amount, 'eventAmount');

export const cards = (count: Quantity, context: Context): string =>
  isPlain(count) || isThatMuch(count, context)
    ? ` ${howMany(count, 'card')}`
    : says(count, 'count')
      ? ` a card for each ${eachCounted(count, context) ?? ''}`
      : ` cards equal to ${quantityOfIt(count, context)}`;

/** Of what the ability triggered on it is "its power", not its name again. */
function quantityOfIt(count: Quantity, context: Context): string {
  const text = quantityText(count, context);
  const isIt = context.inTrigger && says(count, 'value') && count.of === 'self';
  return isIt ? text.replace(/^.*'s /, 'its ') : text;
}
