/** Quantities in words. */

import { keywordAction } from '../../../state/text.ts';
import type { Comparison, Fact, Objects, Players, Quantity } from '../../../state/vocabulary/index.ts';
import { actions } from '../../actions/index.ts';
import { type Context, eachDone } from '../context.ts';
import { byLinkText, isLifePaid } from '../linked.ts';
import { paidText } from '../paid.ts';
import { colorWord, list, numeral, plural, possessive, withArticle } from '../words.ts';
import { facts } from './facts.ts';
import { holds } from './holds.ts';
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
  if (word === 'less' && holds(end, 'minus') && end.minus[1] === 1)
    return `less than ${quantityText(end.minus[0], context)}`;
  if (word === 'greater' && holds(end, 'plus') && end.plus.length === 2 && end.plus[1] === 1)
    return `greater than ${quantityText(end.plus[0] ?? 0, context)}`;
  return isPlain(end)
    ? `${quantityText(end, context)} or ${word}`
    : `${word} than or equal to ${quantityText(end, context)}`;
}

/** Whether text says the number outright (3, X), not "the number of …". */
export const isPlain = (quantity: Quantity): boolean =>
  typeof quantity === 'number' || 'x' in quantity || 'xOf' in quantity;

/** A number in digits, X, or what it is the number of. */
export function quantityText(quantity: Quantity, context: Context): string {
  if (typeof quantity === 'number') return quantity.toString();
  if ('x' in quantity || 'xOf' in quantity) return 'X';
  if ('count' in quantity) {
    const { attachedTo, controller, zone } = quantity.count;
    const isAnywhere = zone === undefined && controller === undefined && attachedTo === undefined;
    return `the number of ${context.say.filter(quantity.count, context, 'many', 'in')}${isAnywhere ? ' on the battlefield' : ''}`;
  }
  if ('countOf' in quantity) {
    const byLink = holds(quantity.countOf, 'linked')
      ? byLinkText(quantity.countOf.linked, context)
      : undefined;
    if (byLink !== undefined)
      return `the number of ${context.say.filter(quantity.like, context, 'many')} ${byLink}`;
    const done = holds(quantity.countOf, 'named')
      ? context.names.get(eachDone(quantity.countOf.named))
      : undefined;
    if (done === undefined) return 'that many';
    // What was destroyed is counted as the permanent that it was, what was milled as a card.
    const ofPermanents = done.replace(/^permanent /, '');
    const like = done === ofPermanents ? { ...quantity.like, zone: 'library' as const } : quantity.like;
    return `the number of ${context.say.filter(like, context, 'many')} ${ofPermanents}`;
  }
  if ('basicLandTypesAmong' in quantity)
    return `the number of basic land types among ${context.say.filter(quantity.basicLandTypesAmong, context, 'many', 'in')}`;
  if ('withDifferentNames' in quantity)
    return `the number of ${context.say.filter(quantity.withDifferentNames, context, 'many', 'in')} with different names`;
  if ('typesAmong' in quantity)
    return `the number of card types among ${'these' in quantity.typesAmong ? manyText(quantity.typesAmong.these, context) : context.say.filter(quantity.typesAmong, context, 'many', 'in')}`;
  if ('countPlayers' in quantity)
    return `the number of ${quantity.countPlayers === 'opponents' ? 'opponents you have' : 'players'}`;
  if ('value' in quantity && isSeveral(quantity.of, context)) return totalText(quantity, context);
  if ('value' in quantity)
    return `${isAnyTarget(quantity.of, context) ? "the creature's" : ownersOf(quantity.of, context)} ${valueWord(quantity.value)}`;
  if ('votes' in quantity) return `the number of ${quantity.votes} votes`;
  if ('lowest' in quantity)
    return `the lowest ${valueWord(quantity.lowest)} among ${context.say.objects(quantity.of, context, 'object', 'bare')}`;
  if ('greatest' in quantity)
    return `the greatest ${valueWord(quantity.greatest)} among ${context.say.objects(quantity.of, context, 'object', 'bare')}`;
  if ('counters' in quantity)
    return `the number of ${quantity.counters} counters on ${context.say.objects(quantity.on, context, 'object')}`;
  if ('playerCounters' in quantity)
    return `the number of ${quantity.playerCounters} counters ${quantity.on === 'you' ? 'you have' : `${playersText(quantity.on, context)} has`}`;
  if ('devotion' in quantity)
    return `${possessive(playersText(quantity.of, context))} devotion to ${devotionColors(quantity.devotion, context)}`;
  if ('unspentMana' in quantity)
    return `the amount of unspent ${quantity.unspentMana === 'C' ? 'colorless' : colorWord(quantity.unspentMana)} mana ${quantity.of === 'you' ? 'you have' : `${playersText(quantity.of, context)} has`}`;
  if ('life' in quantity) return `${possessive(playersText(quantity.life, context))} life total`;
  if ('cardsIn' in quantity)
    return `the number of cards in ${possessive(playersText(quantity.of, context))} ${quantity.cardsIn}`;
  if ('excess' in quantity) return 'the excess damage dealt this way';
  if ('beforeDamage' in quantity)
    return `the ${quantity.of}'s ${quantity.of === 'player' ? 'life total' : 'loyalty'} before the damage was dealt`;
  if ('amount' in quantity) return context.names.get(whatWasRolled(quantity.amount)) ?? 'that much';
  if ('eventAmount' in quantity) return 'that much';
  if ('manaSpent' in quantity && quantity.manaSpent !== true && quantity.manaSpent !== 'colors')
    return `the amount of {${quantity.manaSpent}} spent to cast it`;
  if ('manaSpent' in quantity)
    return `the ${quantity.manaSpent === 'colors' ? 'number of colors' : 'amount'} of mana spent to cast it`;
  if ('lastTurn' in quantity)
    return factText(quantity.lastTurn, quantity.by, context).replace(/this turn$/, 'last turn');
  if ('thisTurn' in quantity) return factText(quantity.thisTurn, quantity.by, context);
  if ('begunWith' in quantity)
    return `the number of ${context.say.filter(quantity.begunWith, context, 'many')} ${quantity.of === 'you' ? 'you' : 'they'} controlled at the beginning of this turn`;
  if ('timesPaid' in quantity) return `the number of times ${paidText(quantity.timesPaid, context)}`;
  if ('timesDone' in quantity) return `the number of times ${doneText(quantity, context)}`;
  if ('plus' in quantity) return quantity.plus.map((part) => quantityText(part, context)).join(' plus ');
  if ('minus' in quantity)
    return `${quantityText(quantity.minus[0], context)} minus ${quantityText(quantity.minus[1], context)}`;
  if ('times' in quantity)
    return quantity.times[0] === 2
      ? `twice ${quantityText(quantity.times[1], context)}`
      : `${inWords(quantity.times[0], context)} times ${quantityText(quantity.times[1], context)}`;
  if ('least' in quantity) {
    const [first = 0, ...limits] = quantity.least;
    const isDamage = holds(first, 'amount') && context.mentioned.has(asDamaged(first.amount));
    const much = isDamage ? 'the damage dealt' : quantityText(first, context);
    const most = limits.map((limit) => quantityText(limit, context));
    return `${much}, but not more than ${list(most, 'or')}`;
  }
  if ('half' in quantity) return `half ${quantityText(quantity.half, context)}, rounded ${quantity.round}`;
  return isLifePaid(quantity.chosen, context)
    ? `the life paid as ${context.say.objects('self', context, 'object')} entered`
    : 'the chosen number';
}

/** What is of any kind, and is called by that of which it is asked: only a creature has power and toughness. */
const isAnyTarget = (objects: Objects, { targets }: Context): boolean =>
  holds(objects, 'target') && targets[objects.target]?.any === true;

/** "the total power of creatures you control", "their total power" of what was spoken of. */
const totalText = (
  { of, value }: Extract<Quantity, { readonly value: unknown }>,
  context: Context,
): string =>
  holds(of, 'named')
    ? `their total ${valueWord(value)}`
    : `the total ${valueWord(value)} of ${context.say.objects(of, context, 'object', 'bare')}`;

/** "the sacrificed permanents": what a cost used up, where there may be several. */
const manyText = (objects: Objects, context: Context): string =>
  holds(objects, 'paid') ? `the ${objects.paid} permanents` : context.say.objects(objects, context, 'object');

/** "white and blue", "that color" where it was chosen just before. */
const devotionColors = (
  to: Extract<Quantity, { readonly devotion: unknown }>['devotion'],
  context: Context,
): string => ('chosen' in to ? chosenColor(to.chosen, context) : list(to.map(colorWord)));

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
export function doneText(
  { by, timesDone }: Extract<Quantity, { readonly timesDone: unknown }>,
  context: Context,
): string {
  const { doneBy, participle = '' } = keywordAction(timesDone, actions);
  const who = playersText(by, context);
  if (doneBy !== undefined) return `${doneBy} has ${participle} ${who}`;
  return `${who === 'you' ? "you've" : `${who} has`} ${participle}`;
}

/** The amount of something that was said before. */
const isThatMany = (quantity: Quantity): boolean =>
  holds(quantity, 'amount') || holds(quantity, 'eventAmount');

/** How many of a noun: "a card", "two cards", "X cards". What is counted is said after, with `where`. */
export function howMany(quantity: Quantity, noun: string): string {
  if (quantity === 1) return withArticle(noun);
  if (typeof quantity === 'number') return `${numeral(quantity)} ${plural(noun)}`;
  if (isThatMany(quantity)) return `that many ${plural(noun)}`;
  return `X ${plural(noun)}`;
}

/** "other Zombie you control and each Zombie card in your graveyard": what is counted, after "for each". */
export function eachCounted(quantity: Quantity, context: Context): string | undefined {
  if (holds(quantity, 'count')) return context.say.each(quantity.count, context, 'in').replace(/^each /, '');
  if (!holds(quantity, 'plus')) return undefined;
  const counted = quantity.plus.map((part) => eachCounted(part, context));
  return counted.includes(undefined) ? undefined : counted.join(' and each ');
}

/** ", where X is the number of …", or nothing. */
export const where = (quantity: Quantity, context: Context): string =>
  isPlain(quantity) || isThatMany(quantity) ? '' : `, where X is ${quantityText(quantity, context)}`;
