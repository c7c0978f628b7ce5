/** The words of choices, and of what depends on them. */

import { sameWords } from '../../../state/same-words.ts';
import type { Instruction, Objects } from '../../../state/vocabulary/index.ts';
import { ifClause, oneOfClause, unlessClause } from '../branches.ts';
import type { Context } from '../context.ts';
import { costInSentence } from '../cost.ts';
import {
  chosenText,
  holds,
  isAmong,
  isSeveral,
  objectsText,
  oneText,
  playersText,
  quantityText,
  theirs,
  whatWasChosen,
  whatWasRolled,
} from '../expressions/index.ts';
import { mayClause } from '../may.ts';
import { placeText } from '../moving.ts';
import type { Clause } from '../parts.ts';
import { order, playerDoes } from '../parts.ts';
import { goingOnWith, inClause } from '../speech.ts';
import { list, withArticle } from '../words.ts';
import type { Clauses } from './clauses.ts';
import { sourceText } from './shared.ts';

export const choicesClauses = {
  choose(instruction, context) {
    const object = (what: Objects): string => objectsText(what, context, 'object');
    const { count, who } = instruction;
    const from = ofTheirs(instruction);
    const noun = isAmong(from)
      ? `${chosenText({ ...from.like, zone: 'library' }, count, context)} from among them`
      : chosenText(from, count, context).replace(/ from your hand(?= drawn)/, ' in your hand');
    return playerDoes(
      who,
      'chooses',
      ` ${instruction.atRandom === true ? atRandom(noun) : noun}${instruction.canHaveAttached === undefined ? '' : ` that ${object(instruction.canHaveAttached)} can be attached to`}`,
      context,
    );
  },
  chooseSource(instruction, context) {
    return playerDoes(instruction.who, 'chooses', ` ${sourceText(instruction.like, context)}`, context);
  },
  choosePlayer(instruction, context) {
    return playerDoes(
      instruction.who,
      'chooses',
      ` ${instruction.from === 'opponents' ? 'an opponent' : 'a player'}`,
      context,
    );
  },
  vote(instruction, context) {
    const first = playersText(instruction.first ?? 'you', context);
    const among =
      'words' in instruction.for
        ? list(instruction.for.words, 'or')
        : oneText(instruction.for.objects, context);
    return { before: `starting with ${first}, `, subject: 'each player', predicate: `votes for ${among}` };
  },
  chooseValue(instruction, context) {
    const { what } = instruction;
    const isOneOf = typeof what === 'object';
    if (what === 'color' || isOneOf)
      context.names.set(whatWasChosen(instruction.link), isOneOf ? 'that type' : 'that color');
    const article = instruction.otherThan === undefined ? withArticle : (noun: string) => `another ${noun}`;
    const noun =
      typeof what === 'object'
        ? list(what.oneOf, 'or')
        : article(what.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
    if (instruction.among !== undefined) {
      const { owner: _owner, ...like } = instruction.among;
      return playerDoes(
        instruction.who ?? 'you',
        'chooses',
        ` the name of ${oneText({ ...like, zone: 'library' }, context)} revealed this way`,
        context,
      );
    }
    return playerDoes(instruction.who, 'chooses', ` ${noun}`, context);
  },
  may(instruction, context, speech) {
    return mayClause(instruction, context, speech);
  },
  unless(instruction, context, speech) {
    return unlessClause(instruction, context, speech);
  },
  if(instruction, context, speech) {
    return ifClause(instruction, context, speech);
  },
  oneOf(instruction, context, speech) {
    return oneOfClause(instruction, context, speech);
  },
  forEach(instruction, context, speech) {
    const orElse = eachUnlessPaid(instruction, context);
    if (orElse !== undefined) return orElse;
    const each = objectsText(instruction.of, context, 'object', 'each');
    const of = holds(instruction.of, 'named') && isSeveral(instruction.of, context) ? 'each of ' : '';
    return { ...order(inClause(instruction.then, context, speech)), before: `for ${of}${each}, ` };
  },
  forEachPlayer(instruction, context, speech) {
    const each = playersText(instruction.of, context);
    return { ...order(inClause(instruction.then, context, speech)), before: `for ${each}, ` };
  },
  repeat(instruction, context, speech) {
    const times = quantityText(instruction.times, context);
    return order(`${inClause(instruction.then, context, speech)} and repeat this ${times} times in all`);
  },
  flipCoin(instruction, context, speech) {
    const { won, lost } = instruction;
    const after = [
      ...(won === undefined ? [] : [`If you win the flip, ${goingOnWith(won, context, speech)}`]),
      ...(lost === undefined ? [] : [`If you lose the flip, ${goingOnWith(lost, context, speech)}`]),
    ];
    return {
      ...playerDoes(instruction.who, 'flips', ' a coin', context),
      ...(after.length > 0 && { after: after.join(' ') }),
    };
  },
  rollToVisit: ({ who }, context) =>
    playerDoes(who, 'rolls', ` to visit ${theirs(who)} Attractions`, context),
  rollDie(instruction, context) {
    const { as, count, sides, who } = instruction;
    if (as !== undefined)
      context.names.set(whatWasRolled(as), count === undefined ? 'the result' : 'the total of those results');
    const dice = count === undefined ? `a d${sides}` : `${quantityText(count, context)} d${sides}`;
    return playerDoes(who, 'rolls', ` ${dice}`, context);
  },
} satisfies Partial<Clauses>;

/** "For each of those cards, pay 4 life or put the card on top of your library." */
function eachUnlessPaid(
  { of, then }: Extract<Instruction, { do: 'forEach' }>,
  context: Context,
): Clause | undefined {
  const [unless, ...others] = then;
  if (unless?.do !== 'unless' || unless.who !== 'you' || others.length > 0) return undefined;
  const [move, ...more] = unless.else;
  if (!holds(of, 'named') || move?.do !== 'move' || move.what !== 'it' || more.length > 0) return undefined;
  const place = placeText(move.to, `your ${move.to.zone}`, context, 'put');
  return {
    ...order(`${costInSentence(unless.cost, context)} or put the card ${place}`),
    before: `for each of ${objectsText(of, context, 'object')}, `,
  };
}

/** What is controlled by who chooses it is what "they control". */
const ofTheirs = ({ from, who }: Extract<Instruction, { do: 'choose' }>): typeof from =>
  'controller' in from && who !== 'you' && sameWords(from.controller, who)
    ? { ...from, controller: 'they' }
    : from;

/** "a card at random in your graveyard". */
const atRandom = (noun: string): string =>
  noun.replace(/ from (?=your )|$/, (from) => ` at random${from === '' ? '' : ' in '}`);
