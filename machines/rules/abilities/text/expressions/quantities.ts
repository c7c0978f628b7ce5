/** Quantities in words. */

import { keywordAction } from '../../../state/text.ts';
import type {
  Comparison,
  Fact,
  Objects,
  Players,
  Quantity,
  QuantityOf,
} from '../../../state/vocabulary/index.ts';
import { actions } from '../../actions/index.ts';
import { type Context, eachDone } from '../context.ts';
import { byLinkText, isLifePaid } from '../linked.ts';
import { paidText } from '../paid.ts';
import { colorWord, list, numeral, plural, possessive, withArticle } from '../words.ts';
import { facts } from './facts.ts';
import { holds, says } from './holds.ts';
import { playersText } from './players.ts';
import { asDamaged, chosenColor, isEventObject, whatWasRolled } from './remembered.ts';
import { isSeveral } from './several.ts';

/** "3 or less", "two or more". */
export function comparison(comparison: Comparison, context: Context): string {
  if (comparison.exactly !== undefined)
    return `${isPlain(comparison.exactly) ? '' : 'equal to '}${quantityText(comparison.exactly, context)}`;
  if (comparison.atLeast !== undefined && comparison.atMost !== undefined)
    return `between ${quantityText(comparison.atLeast, context)} and ${quantityText(comparison.atMost, context)}`;
  const [word, end] =
    comparison.atLeast === undefined ? ['less', comparison.atMost ?? 0] : ['greater', comparison.atLeast];
  if (word === 'less' && says(end, 'minus') && end.of[1] === 1)
    return `less than ${quantityText(end.of[0], context)}`;
  if (word === 'greater' && says(end, 'plus') && end.of.length === 2 && end.of[1] === 1)
    return `greater than ${quantityText(end.of[0] ?? 0, context)}`;
  return isPlain(end)
    ? `${quantityText(end, context)} or ${word}`
    : `${word} than or equal to ${quantityText(end, context)}`;
}

/** Whether text says the number outright (3, X), not "the number of …". */
export const isPlain = (quantity: Quantity): boolean =>
  typeof quantity === 'number' || quantity.number === 'x' || quantity.number === 'xOf';

/** A number in digits, X, or what it is the number of. */
export function quantityText(quantity: Quantity, context: Context): string {
  if (typeof quantity === 'number') return quantity.toString();
  switch (quantity.number) {
    case 'x':
    case 'xOf':
      return 'X';
    case 'count': {
      const { attachedTo, controller, zone } = quantity.of;
      const isAnywhere = zone === undefined && controller === undefined && attachedTo === undefined;
      return `the number of ${context.say.filter(quantity.of, context, 'many', 'in')}${isAnywhere ? ' on the battlefield' : ''}`;
    }
    case 'countOf': {
      const byLink = holds(quantity.of, 'linked') ? byLinkText(quantity.of.linked, context) : undefined;
      if (byLink !== undefined)
        return `the number of ${context.say.filter(quantity.like, context, 'many')} ${byLink}`;
      const done = holds(quantity.of, 'named') ? context.names.get(eachDone(quantity.of.named)) : undefined;
      if (done === undefined) return 'that many';
      // What was destroyed is counted as the permanent that it was, what was milled as a card.
      const ofPermanents = done.replace(/^permanent /, '');
      const like = done === ofPermanents ? { ...quantity.like, zone: 'library' as const } : quantity.like;
      return `the number of ${context.say.filter(like, context, 'many')} ${ofPermanents}`;
    }
    case 'basicLandTypesAmong':
      return `the number of basic land types among ${context.say.filter(quantity.of, context, 'many', 'in')}`;
    case 'withDifferentNames':
      return `the number of ${context.say.filter(quantity.of, context, 'many', 'in')} with different names`;
    case 'typesAmong':
      return `the number of card types among ${'these' in quantity.of ? manyText(quantity.of.these, context) : context.say.filter(quantity.of, context, 'many', 'in')}`;
    case 'countPlayers':
      return `the number of ${quantity.of === 'opponents' ? 'opponents you have' : 'players'}`;
    case 'value':
      return isSeveral(quantity.of, context)
        ? totalText(quantity, context)
        : `${isAnyTarget(quantity.of, context) ? "the creature's" : ownersOf(quantity.of, context)} ${valueWord(quantity.value)}`;
    case 'votes':
      return `the number of ${quantity.for} votes`;
    case 'lowest':
      return `the lowest ${valueWord(quantity.value)} among ${context.say.objects(quantity.of, context, 'object', 'bare')}`;
    case 'greatest':
      return `the greatest ${valueWord(quantity.value)} among ${context.say.objects(quantity.of, context, 'object', 'bare')}`;
    case 'counters':
      return `the number of ${quantity.kind} counters on ${context.say.objects(quantity.on, context, 'object')}`;
    case 'playerCounters':
      return `the number of ${quantity.kind} counters ${quantity.on === 'you' ? 'you have' : `${playersText(quantity.on, context)} has`}`;
    case 'devotion':
      return `${possessive(playersText(quantity.of, context))} devotion to ${devotionColors(quantity.to, context)}`;
    case 'unspentMana':
      return `the amount of unspent ${quantity.type === 'C' ? 'colorless' : colorWord(quantity.type)} mana ${quantity.of === 'you' ? 'you have' : `${playersText(quantity.of, context)} has`}`;
    case 'life':
      return `${possessive(playersText(quantity.of, context))} life total`;
    case 'cardsIn':
      return `the number of cards in ${possessive(playersText(quantity.of, context))} ${quantity.zone}`;
    case 'excess':
      return 'the excess damage dealt this way';
    case 'beforeDamage':
      return `the ${quantity.of}'s ${quantity.of === 'player' ? 'life total' : 'loyalty'} before the damage was dealt`;
    case 'amount':
      return context.names.get(whatWasRolled(quantity.by)) ?? 'that much';
    case 'eventAmount':
      return 'that much';
    case 'manaSpent':
      return `the ${manaSpentText(quantity)} spent to cast it`;
    case 'lastTurn':
      return factText(quantity.fact, quantity.by, context).replace(/this turn$/, 'last turn');
    case 'thisTurn':
      return factText(quantity.fact, quantity.by, context);
    case 'begunWith':
      return `the number of ${context.say.filter(quantity.of, context, 'many')} ${quantity.by === 'you' ? 'you' : 'they'} controlled at the beginning of this turn`;
    case 'timesPaid':
      return `the number of times ${paidText(quantity.cost, context)}`;
    case 'timesDone':
      return `the number of times ${doneText(quantity, context)}`;
    case 'plus':
      return quantity.of.map((part) => quantityText(part, context)).join(' plus ');
    case 'minus':
      return `${quantityText(quantity.of[0], context)} minus ${quantityText(quantity.of[1], context)}`;
    case 'times':
      return quantity.of[0] === 2
        ? `twice ${quantityText(quantity.of[1], context)}`
        : `${inWords(quantity.of[0], context)} times ${quantityText(quantity.of[1], context)}`;
    case 'least': {
      const [first = 0, ...limits] = quantity.of;
      const isDamage = says(first, 'amount') && context.mentioned.has(asDamaged(first.by));
      const much = isDamage ? 'the damage dealt' : quantityText(first, context);
      const most = limits.map((limit) => quantityText(limit, context));
      return `${much}, but not more than ${list(most, 'or')}`;
    }
    case 'half':
      return `half ${quantityText(quantity.of, context)}, rounded ${quantity.round}`;
    case 'chosen':
      return isLifePaid(quantity.under, context)
        ? `the life paid as ${context.say.objects('self', context, 'object')} entered`
        : 'the chosen number';
    default:
      return quantity satisfies never;
  }
}

/** "amount of mana", "number of colors of mana", "amount of {G}". */
function manaSpentText({ which }: QuantityOf<'manaSpent'>): string {
  if (which === 'all') return 'amount of mana';
  return which === 'colors' ? 'number of colors of mana' : `amount of {${which}}`;
}

/** What is of any kind, and is called by that of which it is asked: only a creature has power and toughness. */
const isAnyTarget = (objects: Objects, { targets }: Context): boolean =>
  holds(objects, 'target') && targets[objects.target]?.any === true;

/** "the total power of creatures you control", "their total power" of what was spoken of. */
const totalText = ({ of, value }: QuantityOf<'value'>, context: Context): string =>
  holds(of, 'named')
    ? `their total ${valueWord(value)}`
    : `the total ${valueWord(value)} of ${context.say.objects(of, context, 'object', 'bare')}`;

/** "the sacrificed permanents": what a cost used up, where there may be several. */
const manyText = (objects: Objects, context: Context): string =>
  holds(objects, 'paid') ? `the ${objects.paid} permanents` : context.say.objects(objects, context, 'object');

/** "white and blue", "that color" where it was chosen just before. */
const devotionColors = (to: QuantityOf<'devotion'>['to'], context: Context): string =>
  'chosen' in to ? chosenColor(to.chosen, context) : list(to.map(colorWord));

/** Of an object's value: a name is said again, not "its". */
const ownersOf = (objects: Objects, context: Context): string =>
  possessive(
    objects === 'self'
      ? context.self
      : isEventObject(objects) && context.event.isEntering
        ? `that ${context.event.nouns.object}`
        : context.say.objects(objects, context, 'subject'),
  );

/** "power", "mana value". */
export const valueWord = (value: string): string =>
  value.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** A count in words: "three", "X". */
export const inWords = (quantity: Quantity, context: Context): string =>
  typeof quantity === 'number'
    ? numeral(quantity)
    : isThatMany(quantity)
      ? 'that many'
      : quantityText(quantity, context);

/** "the number of spells you've cast this turn", "the number of creatures that died this turn". */
export function factText(fact: Fact, by: Players, context: Context): string {
  const [things, done, whose, passive] = facts[fact];
  const who = by === 'opponents' ? 'your opponents' : playersText(by, context);
  const all = by === 'everyone';
  if (whose === 'under')
    return `the ${things} that ${passive === true ? 'were ' : ''}${done}${all ? '' : ` under ${possessive(who)} control`} this turn`;
  if (whose === 'to') return `the ${things} ${done} ${all ? '' : `to ${who} `}this turn`;
  const has = by === 'you' ? "you've " : `${who} ${by === 'opponents' ? 'have' : 'has'} `;
  return `the ${things} ${all ? '' : has}${done} this turn`;
}

/** "the Ring has tempted you", "you've explored". */
export function doneText({ by, action: timesDone }: QuantityOf<'timesDone'>, context: Context): string {
  const { doneBy, participle = '' } = keywordAction(timesDone, actions);
  const who = playersText(by, context);
  if (doneBy !== undefined) return `${doneBy} has ${participle} ${who}`;
  return `${who === 'you' ? "you've" : `${who} has`} ${participle}`;
}

/** The amount of something that was said before. */
const isThatMany = (quantity: Quantity): boolean => says(quantity, 'amount') || says(quantity, 'eventAmount');

/** How many of a noun: "a card", "two cards", "X cards". What is counted is said after, with `where`. */
export function howMany(quantity: Quantity, noun: string): string {
  if (quantity === 1) return withArticle(noun);
  if (typeof quantity === 'number') return `${numeral(quantity)} ${plural(noun)}`;
  if (isThatMany(quantity)) return `that many ${plural(noun)}`;
  return `X ${plural(noun)}`;
}

/** "other Zombie you control and each Zombie card in your graveyard": what is counted, after "for each". */
export function eachCounted(quantity: Quantity, context: Context): string | undefined {
  if (says(quantity, 'count')) return context.say.each(quantity.of, context, 'in').replace(/^each /, '');
  if (says(quantity, 'cardsIn') && quantity.of === 'you') return `card in your ${quantity.zone}`;
  if (!says(quantity, 'plus')) return undefined;
  const counted = quantity.of.map((part) => eachCounted(part, context));
  return counted.includes(undefined) ? undefined : counted.join(' and each ');
}

/** ", where X is the number of …", or nothing. */
export const where = (quantity: Quantity, context: Context): string =>
  isPlain(quantity) || isThatMany(quantity) ? '' : `, where X is ${quantityText(quantity, context)}`;
