/** How permanents enter (614.1c-d). */
import type { Condition, Filter, Quantity, Replacement } from '../../state/vocabulary/index.ts';
import { counterOf, didWord, inSentence } from './changed-events.ts';
import { conditionText, unlessText } from './conditions.ts';
import type { Context } from './context.ts';
import { exceptionsText, whatItBecomes } from './copying.ts';
import { costInSentence } from './cost.ts';
import {
  eachCounted,
  filterText,
  howMany,
  objectsText,
  oneText,
  playersText,
  quantityText,
  says,
  whatWasRolled,
  where,
} from './expressions/index.ts';
import { list, plural, possessive, sentence, withArticle } from './words.ts';

/** "This land enters tapped", where entering itself is changed; else `undefined`. */
export function entersText(
  replaces: Replacement,
  object: 'self' | Filter,
  context: Context,
): string | undefined {
  const { asCopyOf, becomes, choose, cost, counters, under } = replaces;
  const several = object !== 'self';
  const subject = several ? filterText(object, context, 'many') : context.self;
  const enters = several ? 'enter' : 'enters';
  const said = replaces.if === undefined ? undefined : unlessText(replaces.if, context);
  const unless = replaces.if === undefined ? '' : ` ${said ?? `if ${conditionText(replaces.if, context)}`}`;
  if (replaces.instead !== undefined || replaces.to !== undefined) return undefined;
  if (cost !== undefined)
    return `As ${subject} ${enters}, you may ${costInSentence(cost, context)}. ${paidText(replaces)}`;
  if (choose !== undefined) {
    const first = sentence(`as ${subject} ${enters}, ${inSentence(choose, context)}`);
    const { choose: _, ...then } = replaces;
    return [first, ...howItEnters(then, object, context)].join(' ');
  }
  if (becomes !== undefined) {
    const choices = becomes.map((exceptions) => whatItBecomes(exceptions, context));
    const whose = choices.length > 1 ? 'your choice of ' : '';
    return sentence(`as ${subject} ${enters}, it becomes ${whose}${list(choices, 'or')}`);
  }
  if (asCopyOf !== undefined)
    return sentence(
      `${replaces.optional ? 'you may have ' : ''}${subject} ${replaces.optional ? 'enter' : enters} as a copy of ${whatIsCopied(asCopyOf, context)}${exceptionsText(replaces.except, { copy: 'it', copied: copiedNoun(asCopyOf, context) }, context)}`,
    );
  const how = replaces.tapped === true ? 'tapped ' : '';
  if (counters !== undefined) {
    const { kind, count } = counters;
    if (typeof kind !== 'string') {
      const each = several
        ? `each ${object.other ? 'other ' : ''}${filterText(object, context, 'one')}`
        : subject;
      const on = objectsText(kind.eachOn, context, 'object');
      const many = howMany(count, 'counter');
      return sentence(
        `for each kind of counter on ${on}, ${each} enters ${how}with ${many} of that kind on it${unless}`,
      );
    }
    const ifX = replaces.if !== undefined && isAboutX(replaces.if);
    if (ifX && replaces.if !== undefined) {
      const more = howMany(count, `${kind} counter`).replace(/^an? /, '');
      return sentence(
        `if ${conditionText(replaces.if, context)}, it enters ${how}with an additional ${more} on it`,
      );
    }
    const noun = `${several ? 'additional ' : ''}${kind} counter`;
    const counted =
      forEachText(count, noun, context) ?? `${howMany(count, noun)} on it${where(count, context)}`;
    const each = several
      ? `each ${filterText(object, context, 'one').replace(/^/, object.other ? 'other ' : '')}`
      : subject;
    const escaping =
      replaces.if !== undefined && replaces.if.holds === 'paid' ? didWord(replaces.if.cost) : undefined;
    if (escaping !== undefined) return sentence(`it ${escaping} with ${counted} instead`);
    const isTwin =
      replaces.if !== undefined &&
      replaces.if.holds === 'not' &&
      replaces.if.of.holds === 'paid' &&
      didWord(replaces.if.of.cost) !== undefined;
    if (replaces.if?.holds === 'paid' && object === 'self')
      return sentence(`if ${conditionText(replaces.if, context)}, it enters ${how}with ${counted}`);
    const kinds = replaces.subtypes;
    const as =
      kinds === undefined ? '' : ` and as ${withArticle(list(kinds))} in addition to its other types`;
    return sentence(`${each} enters ${how}with ${counted}${as}${isTwin ? '' : unless}`);
  }
  if (under !== undefined)
    return sentence(
      `${subject} ${enters} ${how}under ${possessive(playersText(under, context))} control${unless}`,
    );
  if (replaces.transformed === true) return sentence(`${subject} ${enters} ${how}transformed${unless}`);
  return replaces.tapped === true ? sentence(`${subject} ${enters} tapped${unless}`) : undefined;
}

/** "X is 5 or more": of the value that was chosen for it, with which it enters anyway. */
const isAboutX = (condition: Condition): boolean =>
  condition.holds === 'compare' && says(condition.what, 'x');

/** What comes of a coin or of dice: "If the coin comes up heads, it enters as …", "It enters with a number of …". */
function howItEnters(replaces: Replacement, object: 'self' | Filter, context: Context): readonly string[] {
  const { becomes, becomesBy, counters } = replaces;
  if (becomes === undefined || becomesBy === undefined)
    return counters === undefined ? [] : [entersText(replaces, object, { ...context, self: 'it' }) ?? ''];
  return becomes.map((exceptions, at) => {
    const side = at === 0 ? 'the coin comes up heads' : 'it comes up tails';
    return `If ${side}, ${context.self} enters as ${whatItBecomes(exceptions, context)}.`;
  });
}

/** "a +1/+1 counter on it for each instant and sorcery card …", of what is counted, or multiplied by that. */
function forEachText(count: Quantity, noun: string, context: Context): string | undefined {
  const isRolled = says(count, 'amount') && context.names.has(whatWasRolled(count.by));
  if (isRolled || (says(count, 'value') && noun.startsWith('additional ')))
    return `a number of ${plural(noun)} on it equal to ${quantityText(count, context)}`;
  if (says(count, 'manaSpent') && count.which === 'colors')
    return `${howMany(1, noun)} on it for each color of mana spent to cast it`;
  const counted = says(count, 'plus') ? eachCounted(count, context) : undefined;
  if (counted !== undefined) return `${howMany(1, noun)} on it for each ${counted}`;
  const [times, many] = says(count, 'times') ? count.of : [1, count];
  if (!says(many, 'count')) return undefined;
  const { of: filter } = many;
  const { anyType, ...others } = filter;
  const each =
    anyType === undefined
      ? filterText(filter, context, 'one', 'in')
      : `${list(anyType)} ${filterText(others, context, 'one', 'in')}`;
  return `${howMany(times, noun)} on it for each ${each.replace(`with ${context.self}`, 'with it')}`;
}

/** What paying as it enters spares it, or gives it. */
function paidText({ counters, otherwise, tapped }: Replacement): string {
  if (otherwise?.tapped) return "If you don't, it enters tapped.";
  const how = tapped ? ' tapped' : '';
  return counters === undefined
    ? `If you do, it enters${how}.`
    : `If you do, it enters${how} with ${howMany(counters.count, counterOf(counters.kind))} on it.`;
}

/** "any creature on the battlefield", "a creature you control", "enchanted creature". */
function whatIsCopied(filter: Filter, context: Context): string {
  if (filter.among !== undefined) return objectsText(filter.among, context, 'object');
  return filter.controller === undefined
    ? `any ${filterText(filter, context, 'one')} on the battlefield`
    : oneText(filter, context);
}

/** What was chosen, in words: "that creature". */
const copiedNoun = ({ controller: _whose, ...filter }: Filter, context: Context): string =>
  `that ${filter.anyType !== undefined && filter.anyType.length > 1 ? 'permanent' : filterText(filter, context, 'one')}`;
