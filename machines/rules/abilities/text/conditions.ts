/** Conditions in words. */
import type {
  Comparison,
  Condition,
  ConditionOf,
  Filter,
  Objects,
  Players,
  Quantity,
  QuantityOf,
} from '../../state/vocabulary/index.ts';
import type { Zone } from '../../state/zones.ts';
import { combatTimeText } from './combat-points.ts';
import { type Context, countAsked } from './context.ts';
import { designatedText } from './designating.ts';
import {
  asRevealed,
  comparison,
  doneText,
  facts,
  filterText,
  hasLeft,
  holds,
  inWords,
  isSeveral,
  objectsByKind,
  objectsText,
  oneText,
  playersText,
  quantityText,
  sayingAll,
  says,
  someone,
  theirs,
  valueWord,
} from './expressions/index.ts';
import { linkedText, linkOf } from './linked.ts';
import { adjectives, nounText } from './nouns.ts';
import { paidText } from './paid.ts';
import { list, numeral, possessive, timeWord, withArticle } from './words.ts';

/** Under which name it is kept how a text says that an instruction was followed. */
export const whetherDone = (name: string): string => `whether ${name}`;

/** The same, that it couldn't be. */
export const whetherNotDone = (name: string): string => `whether not ${name}`;

/** A condition after "if" or "as long as". */
export function conditionText(condition: Condition, context: Context): string {
  switch (condition.holds) {
    case 'compare':
      return ofThoseText(condition, context) ?? comparisonText(condition.what, condition.to, context);
    case 'exists':
      return existsText(condition.what, condition.count, context, false);
    case 'is':
      return isText(condition.what, condition.like, context, false);
    case 'turnOf':
      return `it's ${possessive(someone(condition.who, context))} turn`;
    case 'completedDungeon':
      return completedText(condition, false, context);
    case 'playerDesignated':
      return designatedText(condition.designation, condition.who, false, context);
    case 'timeOfDay':
      return `it's ${condition.time}`;
    case 'during':
      return `it's the ${condition.step === 'beginningOfCombat' ? 'beginning of combat step' : timeWord(condition.step)}`;
    case 'beforeInCombat':
    case 'afterInCombat':
      return `it's ${combatTimeText(condition) ?? ''}`;
    case 'paid':
      return paidText(condition.cost, context);
    case 'wordChosen':
      return `${condition.word} was chosen as ${context.self} entered`;
    case 'did':
      return context.names.get(whetherDone(condition.by)) ?? 'you do';
    case 'isCommander':
      return `${objectsText(condition.what, context, 'subject')} is your commander`;
    case 'wasCast': {
      const it = objectsText(condition.what, context, 'subject');
      const from =
        condition.from === undefined
          ? ''
          : condition.from === 'exile'
            ? ' from exile'
            : ` from ${condition.by === 'you' ? 'your' : 'a'} ${condition.from}`;
      if (condition.what === 'self' && isSpell(context)) return `this spell was cast${from}`;
      return condition.by === 'you' ? `you cast it${from}` : `${it} was cast${from}`;
    }
    case 'startingPlayer': {
      const who = playersText(condition.who, context);
      return `${who} ${who === 'you' ? "'re" : 'is'} the starting player`.replace(" 're", "'re");
    }
    case 'enteredLastTurn': {
      const { type: enteredLastTurn, other, under } = condition;
      const who = playersText(under, context);
      return `${who} had ${other ? `another ${enteredLastTurn}` : withArticle(enteredLastTurn)} enter the battlefield under ${who === 'you' ? 'your' : 'their'} control last turn`;
    }
    case 'attackedThisTurn':
      return `${objectsText(condition.what, context, 'subject')} attacked this turn`;
    case 'happenedThisTurn':
      return 'all of those have happened this turn';
    case 'firstCombatPhase':
      return "it's the first combat phase of the turn";
    case 'not':
      return negated(condition.of, context);
    case 'both':
      return condition.of.map((one) => conditionText(one, context)).join(' and ');
    case 'either':
      return condition.of.map((one) => conditionText(one, context)).join(' or ');
    default:
      return condition satisfies never;
  }
}

/** "you've completed a dungeon", "you haven't completed Tomb of Annihilation". */
function completedText(
  { called = 'a dungeon', who }: ConditionOf<'completedDungeon'>,
  not: boolean,
  context: Context,
): string {
  const subject = someone(who, context);
  const has = subject === 'you' ? (not ? "you haven't" : "you've") : `${subject} ${not ? "hasn't" : 'has'}`;
  return `${has} completed ${called}`;
}

const isSpell = ({ face }: Context): boolean =>
  face.types.includes('instant') || face.types.includes('sorcery');

/** "no spells were cast last turn", "a player cast two or more spells last turn". */
function lastTurnText(
  { by, fact: lastTurn, most }: QuantityOf<'lastTurn'>,
  { atLeast }: Comparison,
  context: Context,
): string {
  const [things, done] = facts[lastTurn];
  const noun = things.replace(/^number of /, '');
  if (atLeast === undefined) return `no ${noun} were ${done} last turn`;
  if (isLife(things)) return `${someone(by, context)} ${done} ${muchLife(atLeast, context)} last turn`;
  const many = `${typeof atLeast === 'number' ? numeral(atLeast) : 'X'} or more ${noun}`;
  return most === true ? `a player ${done} ${many} last turn` : `${many} were ${done} last turn`;
}

const isLife = (things: string): boolean => things === 'amount of life';

/** "life", "3 or more life". */
const muchLife = (atLeast: Quantity, context: Context): string =>
  atLeast === 1 ? 'life' : `${quantityText(atLeast, context)} or more life`;

/** "a creature died this turn", "you've cast two or more spells this turn", "an opponent lost life this turn". */
function thisTurnText(
  { by, fact: thisTurn }: QuantityOf<'thisTurn'>,
  atLeast: Quantity,
  context: Context,
): string | undefined {
  const [things, done, whose, passive] = facts[thisTurn];
  const who = someone(by, context);
  if (isLife(things)) return `${who} ${done} ${muchLife(atLeast, context)} this turn`;
  if (whose === 'to') return undefined;
  const nouns = things.replace(/^number of /, '');
  const many =
    atLeast === 1 ? withArticle(nouns.replace(/s$/, '')) : `${inWords(atLeast, context)} or more ${nouns}`;
  const was = passive === true ? (atLeast === 1 ? 'was ' : 'were ') : '';
  if (whose === 'under')
    return `${many} ${was}${done}${by === 'everyone' ? '' : ` under ${possessive(who)} control`} this turn`;
  return `${who === 'you' ? "you've" : `${who} has`} ${done} ${many} this turn`;
}

function comparisonText(quantity: Quantity, to: Comparison, context: Context): string {
  if (says(quantity, 'lastTurn')) return lastTurnText(quantity, to, context);
  if (says(quantity, 'thisTurn') && quantity.fact === 'landsPlayed' && to.atLeast === 1)
    return `${playersText(quantity.by, context)} played a land this turn`;
  if (says(quantity, 'thisTurn') && quantity.fact === 'landsPlayed' && to.atLeast === 2)
    return `it wasn't the first land ${playersText(quantity.by, context)} played this turn`;
  if (
    says(quantity, 'thisTurn') &&
    quantity.fact === 'landsEntered' &&
    to.atLeast === 2 &&
    context.event.isEntering
  )
    return `${playersText(quantity.by, context)} had another land enter under ${theirs(quantity.by)} control this turn`;
  if (says(quantity, 'thisTurn') && quantity.fact === 'attackedWith' && quantity.by === 'you')
    return `you attacked with ${inWords(to.atLeast ?? 1, context)} or more creatures this turn`;
  if (says(quantity, 'thisTurn') && to.atLeast !== undefined) {
    const happened = thisTurnText(quantity, to.atLeast, context);
    if (happened !== undefined) return happened;
  }
  if (says(quantity, 'value') && holds(quantity.of, 'all'))
    return `${objectsText(quantity.of, context, 'subject', 'bare')} have total ${valueWord(quantity.value)} ${comparison(to, context)}`;
  if (says(quantity, 'typesAmong') && typeof to.atLeast === 'number')
    return `there ${isUsedUp(quantity.of) ? 'were' : 'are'} ${numeral(to.atLeast)} or more ${quantityText(quantity, context).replace('the number of ', '')}`;
  if (says(quantity, 'withDifferentNames') && typeof to.atLeast === 'number') {
    const { controller, ...what } = quantity.of;
    const many = `${numeral(to.atLeast)} or more ${filterText(what, context, 'many')} with different names`;
    return controller === undefined ? `there are ${many}` : `${whoControls(controller, context)} ${many}`;
  }
  if (says(quantity, 'playerCounters') && typeof to.atLeast === 'number')
    return `${playersText(quantity.on, context)} ${quantity.on === 'you' ? 'have' : 'has'} ${numeral(to.atLeast)} or more ${quantity.kind} counters`;
  if (says(quantity, 'timesDone') && typeof to.atLeast === 'number')
    return `${doneText(quantity, context)} ${numeral(to.atLeast)} or more times`;
  if (says(quantity, 'x')) return `X is ${comparison(to, context).replace(/greater$/, 'more')}`;
  if (says(quantity, 'life') && says(to.atMost, 'minus'))
    return `${quantityText(quantity, context)} is ${comparison(to, context)}`;
  if (says(quantity, 'life') && quantity.of === 'you')
    return `you have ${comparison(to, context).replace(/greater$/, 'more')} life`;
  if (says(quantity, 'countPlayers')) {
    const who = quantity.of;
    if (holds(who, 'playersWith') && who.playersWith.cards !== undefined) {
      const { cards, of } = who.playersWith;
      const whose = of === 'opponents' ? `an opponent's ${cards.in}` : withArticle(cards.in);
      const { atLeast, atMost } = cards.count;
      const many = atLeast === undefined ? 'or fewer' : 'or more';
      return `${whose} has ${inWords(atLeast ?? atMost ?? 0, context)} ${many} cards in it`;
    }
    if (holds(who, 'playersWith') && who.playersWith.thisTurn?.fact === 'cardsDrawn') {
      const { of, thisTurn } = who.playersWith;
      const many = `${inWords(thisTurn.count.atLeast ?? 1, context)} or more cards this turn`;
      return `${of === 'opponents' ? 'an opponent' : 'a player'} drew ${many}`;
    }
    if (holds(who, 'playersWith') && who.playersWith.life !== undefined)
      return `${who.playersWith.of === 'opponents' ? 'an opponent' : 'a player'} has ${comparison(who.playersWith.life, context)} life`;
  }
  if (says(quantity, 'devotion') && typeof to.atMost === 'number')
    return `${quantityText(quantity, context)} is less than ${numeral(to.atMost + 1)}`;
  if (says(quantity, 'counters') && quantity.on === 'self' && to.exactly === 0)
    return `there are no ${quantity.kind} counters on ${context.self}`;
  if (says(quantity, 'manaSpent') && quantity.which !== 'all' && to.atLeast === 1)
    return `{${quantity.which}} was spent to cast ${isSpell(context) ? 'this spell' : 'it'}`;
  if (says(quantity, 'excess') && to.atLeast === 1) return 'excess damage was dealt this way';
  return `${quantityText(quantity, context)} is ${comparison(to, context)}`;
}

/** "three or more", "two or fewer", "exactly four". */
function soMany({ atLeast, atMost, exactly }: Comparison, context: Context): string {
  if (exactly !== undefined) return `exactly ${inWords(exactly, context)}`;
  return atLeast === undefined
    ? `${inWords(atMost ?? 0, context)} or fewer`
    : `${inWords(atLeast, context)} or more`;
}

function existsText(filter: Filter, count: Comparison | undefined, context: Context, not: boolean): string {
  const { controller, ...rest } = filter;
  const what: Filter = rest;
  const many = count?.atLeast;
  if (many !== undefined) context.mentioned.add(sayingAll(filter));
  const described =
    count === undefined ? undefined : `${soMany(count, context)} ${filterText(what, context, 'many', 'in')}`;
  if (controller === undefined && filter.zone === undefined && filter.color === undefined) {
    if (not) return `no ${filterText(what, context, 'many', 'in')} are on the battlefield`;
    return described === undefined
      ? `${oneText(what, context, 'in')} is on the battlefield`
      : `${described} are on the battlefield`;
  }
  const link = linkOf(filter);
  if (link !== undefined && filter.type !== undefined && !not && described === undefined) {
    const kind = oneText({ type: filter.type, zone: 'library' }, context);
    const said = `a card ${linkedText(link, context)} is ${kind}`;
    // "It" would be that card from now on.
    context.mentioned.delete('self');
    return said;
  }
  if (filter.zone !== undefined)
    return not
      ? `there are no ${filterText(what, context, 'many', 'in')}`
      : described === undefined
        ? `there is ${oneText(what, context, 'in')}`
        : `there are ${described.replace(/(\w+) and (\w+ cards)/, '$1 and/or $2')}`;
  const whoDoes = controller === undefined ? 'any player controls' : whoControls(controller, context);
  return not
    ? `${whoDoes} no ${filterText(what, context, 'many', 'in')}`
    : `${whoDoes} ${described ?? oneText(what, context, 'in')}`;
}

/** "you control", "an opponent controls". */
const whoControls = (controller: Players, context: Context): string =>
  controller === 'you'
    ? 'you control'
    : `${controller === 'everyone' ? 'any player' : someone(controller, context)} controls`;

function isText(objects: Objects, like: Filter, context: Context, not: boolean): string {
  if (holds(objects, 'named') && context.names.has(asRevealed(objects.named)))
    return `${oneText(like, context, 'in')} ${not ? "isn't" : 'is'} revealed this way`;
  const isGone = hasLeft(objects, context);
  const it =
    (isGone || context.inTrigger) && holds(objects, 'target')
      ? objectsByKind(objects, context)
      : objectsText(objects, context, 'subject');
  const several = isSeveral(objects, context);
  const verb = several ? (isGone ? 'were' : 'are') : isGone ? 'was' : 'is';
  const is = not ? `${verb}n't` : verb;
  const all = several && not ? ' all' : '';
  const short = it === 'it' && verb === 'is' ? (not ? "it isn't" : "it's") : `${it} ${is}`;
  if (like.hasAttached !== undefined)
    return `${short} ${like.hasAttached.subtype === 'Equipment' ? 'equipped' : 'enchanted'}`;
  if (like.enteredThisTurn === true && Object.keys(like).length === 1)
    return not ? `${it} didn't enter this turn` : `${it} entered this turn`;
  if (like.hadToAttack !== undefined && Object.keys(like).length === 1)
    return `${it} ${like.hadToAttack === not ? "didn't have" : 'had'} to attack this combat`;
  if (like.counters !== undefined && Object.keys(like).length === 1)
    return `${it} ${haveWord(isGone, not)} ${filterText(like, context, 'one').replace(/^permanent with /, '')}`;
  if (like.pairedWith !== undefined && Object.keys(like).length === 1)
    return `${short} paired with ${oneText(like.pairedWith, context)}`;
  if (like.zone !== undefined && Object.keys(like).length === 1 && !holds(objects, 'named'))
    return `${short} ${list([like.zone].flat().map(whereText), 'or')}`;
  if (like.power?.atLeast !== undefined && Object.keys(like).length === 1)
    return `${possessive(it)} power ${is} ${quantityText(like.power.atLeast, context)} or greater`;
  if (like.any !== undefined && Object.keys(like).length === 1) {
    const each = like.any.map((one) => (nounText(one, 'one') === 'permanent' ? adjectives(one) : ''));
    if (each.every((one) => one !== '')) return `${short} ${list(each, 'or')}`;
  }
  // Where a card is that was just found was said as it was found.
  const kind: Filter =
    holds(objects, 'named') && like.zone !== undefined ? { ...like, zone: 'library' } : like;
  const said = several ? filterText(kind, context, 'many', 'in') : oneText(kind, context, 'in');
  const bare = adjectives(like);
  const isBare = said === (several ? `${bare} permanents` : withArticle(`${bare} permanent`));
  return `${short}${all} ${isBare ? bare : said}`;
}

/** Where an object is that its own ability speaks of: in a zone of a player, that is yours. */
function whereText(zone: Zone): string {
  if (zone === 'exile') return 'in exile';
  if (zone === 'battlefield' || zone === 'stack') return `on the ${zone}`;
  return zone === 'outside'
    ? 'outside the game'
    : `in ${zone === 'command' ? 'the command zone' : `your ${zone}`}`;
}

const haveWord = (isGone: boolean, not: boolean): string =>
  isGone ? (not ? "didn't have" : 'had') : not ? "doesn't have" : 'has';

function negated(condition: Condition, context: Context): string {
  if (condition.holds === 'exists') return existsText(condition.what, condition.count, context, true);
  if (condition.holds === 'is') return isText(condition.what, condition.like, context, true);
  if (condition.holds === 'completedDungeon') return completedText(condition, true, context);
  if (condition.holds === 'playerDesignated')
    return designatedText(condition.designation, condition.who, true, context);
  if (condition.holds === 'turnOf' && condition.who === 'you') return "it's not your turn";
  if (condition.holds === 'startingPlayer')
    return conditionText(condition, context).replace(' the starting', ' not the starting');
  if (condition.holds === 'paid') return conditionText(condition, context).replace(' was ', " wasn't ");
  if (condition.holds === 'did') return context.names.get(whetherNotDone(condition.by)) ?? "you don't";
  if (condition.holds === 'wasCast')
    return conditionText(condition, context)
      .replace(/^you cast/, "you didn't cast")
      .replace(' was cast', " wasn't cast");
  // As many as were asked for: "If you can't, …".
  if (
    condition.holds === 'compare' &&
    says(condition.what, 'amount') &&
    context.names.get(countAsked(condition.what.by)) === JSON.stringify(condition.to.atLeast)
  )
    return "you can't";
  return `it isn't true that ${conditionText(condition, context)}`;
}

/** "unless you control two or more basic lands": the words for a condition that is negated, or `undefined`. */
export const unlessText = (condition: Condition, context: Context): string | undefined =>
  condition.holds === 'not' ? `unless ${conditionText(condition.of, context)}` : undefined;

/** Whether it is asked of what a cost used up: "there were". */
const isUsedUp = (among: QuantityOf<'typesAmong'>['of']): boolean =>
  'these' in among && holds(among.these, 'paid');

/** "you control this creature and it remains tapped": a condition for as long as which an effect lasts. */
export function remainingText(condition: Condition, context: Context): string {
  if (condition.holds === 'both')
    return condition.of
      .map((one) => remainingText(one, context))
      .reduce((said, one) => `${said} and ${goingOnRemaining(one, context)}`);
  if (
    condition.holds === 'is' &&
    condition.like.controller === 'you' &&
    Object.keys(condition.like).length === 1
  )
    return `you control ${objectsText(condition.what, context, 'object')}`;
  return conditionText(condition, context)
    .replace(/^it's /, 'it remains ')
    .replace(/ is /, ' remains ');
}

/** After words about this object it is "it", and what the effect affects is named again. */
const goingOnRemaining = (said: string, { self }: Context): string =>
  said.startsWith(`${self} `)
    ? `it${said.slice(self.length)}`
    : said.replace(/^its (?=power|toughness)/, "that creature's ");

/** "one or more of those cards are cards named Guard": undefined of what asks for something else. */
function ofThoseText({ what, to }: ConditionOf<'compare'>, context: Context): string | undefined {
  const { atLeast, ...others } = to;
  if (!says(what, 'countOf') || typeof atLeast !== 'number' || Object.keys(others).length > 0)
    return undefined;
  const { like, of } = what;
  return `${numeral(atLeast)} or more of ${objectsText(of, context, 'object')} are ${filterText({ zone: 'library', ...like }, context, 'many')}`;
}
