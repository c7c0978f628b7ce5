/** What is done only if something is so, or unless something is paid, in words (118.12). */
import { sameWords } from '../../state/same-words.ts';
import type { Condition, Instruction, Quantity } from '../../state/vocabulary/index.ts';
import { keywords } from '../keywords/index.ts';
import { conditionText, unlessText } from './conditions.ts';
import type { Context } from './context.ts';
import { costInSentence } from './cost.ts';
import {
  asSubject,
  eachCounted,
  holds,
  howMany,
  objectsText,
  playersText,
  says,
  where,
} from './expressions/index.ts';
import { addManaText } from './mana-added.ts';
import { abilitiesInText, durationText } from './modification.ts';
import { asList } from './nouns.ts';
import { type Clause, order } from './parts.ts';
import { goingOnWith, inClause, type Speech } from './speech.ts';
import { list, numeral, possessive } from './words.ts';

/** "target creature gains your choice of flying or first strike", "return it face up or return it face down". */
export function oneOfClause(
  { options, who }: Extract<Instruction, { do: 'oneOf' }>,
  context: Context,
  speech: Speech,
): Clause {
  const gained = options.flatMap(({ then: [only, ...more] }) => {
    const [change, ...others] = only?.do === 'modify' && more.length === 0 ? only.changes : [];
    return only?.do === 'modify' &&
      change !== undefined &&
      change.change === 'addAbilities' &&
      others.length === 0
      ? [{ only, given: change.abilities }]
      : [];
  });
  const facing = faceUpOrDown(options, context, speech);
  if (facing !== undefined) return order(facing);
  const [first] = gained;
  if (first === undefined || gained.length < options.length)
    return order(options.map(({ then }) => inClause(then, context, speech)).join(', or '));
  const abilities = list(
    gained.map(({ given }) => abilitiesInText(given, context)),
    'or',
  );
  const whose = possessive(playersText(who ?? 'you', context));
  return {
    subject: objectsText(first.only.what, context, 'subject'),
    predicate: `gains ${whose} choice of ${abilities} ${durationText(first.only.until, context)}`,
  };
}

/** "return this card from your graveyard to the battlefield face up or face down": the same, either way up. */
function faceUpOrDown(
  options: Extract<Instruction, { do: 'oneOf' }>['options'],
  context: Context,
  speech: Speech,
): string | undefined {
  const [up, down, ...others] = options.map(({ then }) => then);
  const [one, other] = [up?.[0], down?.[0]];
  if (one?.do !== 'move' || other?.do !== 'move' || other.to.faceDown !== true) return undefined;
  const { faceDown: _, ...to } = other.to;
  const isSame = sameWords(up, [{ ...other, to }]);
  return isSame && others.length === 0
    ? `${inClause([one], context, speech)} face up or face down`
    : undefined;
}

/** "counter target spell unless its controller pays {3}". */
export function unlessClause(
  instruction: Extract<Instruction, { do: 'unless' }>,
  context: Context,
  speech: Speech,
): Clause {
  const [otherwise, ...more] = instruction.else;
  if (otherwise?.do === 'lose' && more.length === 0 && instruction.who === 'you')
    return { ...order(costInSentence(instruction.cost, context)), after: "If you don't, you lose the game." };
  const first = inClause(instruction.else, context, speech);
  const who = playersText(instruction.who, context);
  const cost = `${costInSentence(instruction.cost, context)}${timesText(instruction.times, context)}`;
  // "Each player loses 2 life unless they discard a card."
  if (who.startsWith('each ') && first.startsWith('that player '))
    return order(`${first.replace('that player', who)} unless they ${cost}`);
  const pays = who === 'you' ? cost : cost.replace(/\w+/, (verb) => `${verb}s`);
  return order(`${first} unless ${who} ${pays}`);
}

/** " for each age counter on it", " three times": how often a cost is to be paid. */
function timesText(times: Quantity | undefined, context: Context): string {
  if (times === undefined) return '';
  if (typeof times === 'number') return ` ${numeral(times)} times`;
  const each = eachCounted(times, context);
  if (each !== undefined) return ` for each ${each}`;
  return says(times, 'counters')
    ? ` for each ${times.kind} counter on ${objectsText(times.on, context, 'object')}`
    : ` X times${where(times, context)}`;
}

/** "if it's your turn, draw a card. Otherwise, you gain 2 life." */
export function ifClause(
  instruction: Extract<Instruction, { do: 'if' }>,
  context: Context,
  speech: Speech,
): Clause {
  const { condition, else: otherwise, then } = instruction;
  const more =
    moreOfThose(instruction, context) ??
    otherMana(instruction, context) ??
    allUntapped(instruction, context) ??
    furtherCounters(instruction, context);
  if (more !== null) return { ...order(inClause(otherwise ?? [], context, speech)), after: more };
  const letting = mayOtherwise(instruction, context, speech);
  if (letting !== null) return letting;
  const either = tapOrUntap(instruction, context, speech);
  if (either !== null) return order(either);
  const unless = otherwise === undefined ? unlessDone(condition, context) : undefined;
  if (unless !== undefined) return order(`${inClause(then, context, speech)} ${unless}`);
  const before = `if ${conditionText(condition, context)}, `;
  if (isLetting(then) && condition.holds !== 'did' && !context.inTrigger && otherwise === undefined)
    return order(`${inClause(then, context, speech)} ${before.replace(/, $/, '')}`);
  return {
    ...order(inClause(then, context, speech)),
    before,
    ...(otherwise === undefined ? {} : { after: `Otherwise, ${goingOnWith(otherwise, context, speech)}` }),
  };
}

/** "you may put that card onto the battlefield if it's a land card. Otherwise, …": what is done if they may not or don't. */
function mayOtherwise(
  { condition, else: otherwise, then }: Extract<Instruction, { do: 'if' }>,
  context: Context,
  speech: Speech,
): Clause | null {
  const [may, ...others] = then;
  if (may?.do !== 'may' || others.length > 0 || may.else === undefined || otherwise === undefined)
    return null;
  if (!sameWords(may.else, otherwise)) return null;
  const { else: _, ...only } = may;
  const letting = speech.clause(only, context);
  if (condition.holds === 'is' && holds(condition.what, 'named'))
    context.names.set(asSubject(condition.what.named), 'it');
  return {
    ...letting,
    predicate: `${letting.predicate} if ${conditionText(condition, context)}`,
    after: `Otherwise, ${goingOnWith(otherwise, context, speech)}`,
  };
}

/** "unless it escaped": of what a spell did as its cost was paid. */
function unlessDone(condition: Condition, context: Context): string | undefined {
  if (condition.holds !== 'not' || condition.of.holds !== 'paid') return undefined;
  return keywords[condition.of.cost]?.words?.did === undefined ? undefined : unlessText(condition, context);
}

/** It is something that a player may play or cast. */
const isLetting = ([only, ...others]: readonly Instruction[]): boolean =>
  only?.do === 'castWithoutPaying' && others.length === 0;

/** The same tokens in another number: "If this spell was kicked, create five of those tokens instead." */
function moreOfThose(
  { condition, else: otherwise, then }: Extract<Instruction, { do: 'if' }>,
  context: Context,
): string | null {
  const [one, ...others] = then;
  const [other, ...further] = otherwise ?? [];
  if (one?.do !== 'createCopy' || other?.do !== 'createCopy' || others.length + further.length > 0)
    return null;
  const { count = 1, ...rest } = one;
  const { count: _usual, ...same } = other;
  if (typeof count !== 'number' || !sameWords(rest, same)) return null;
  return `If ${conditionText(condition, context)}, create ${numeral(count)} of those tokens instead.`;
}

/** What is tapped is untapped, and what isn't is tapped: "tap or untap target permanent". */
function tapOrUntap(
  { condition, else: otherwise, then }: Extract<Instruction, { do: 'if' }>,
  context: Context,
  speech: Speech,
): string | null {
  const [untap, ...more] = then;
  const [tap, ...others] = otherwise ?? [];
  const isOfTapped = condition.holds === 'is' && condition.like.tapped === true;
  if (!isOfTapped || untap?.do !== 'untap' || tap?.do !== 'tap' || more.length + others.length > 0)
    return null;
  return `tap or ${inClause([untap], context, speech)}`;
}

/** Other mana instead: "Add {U}. If you played a land this turn, add {B} instead." */
function otherMana(
  { condition, else: otherwise, then }: Extract<Instruction, { do: 'if' }>,
  context: Context,
): string | null {
  const [one, ...others] = then;
  const [usual, ...further] = otherwise ?? [];
  if (one?.do !== 'addMana' || usual?.do !== 'addMana' || others.length + further.length > 0) return null;
  return `If ${conditionText(condition, context)}, add${addManaText(one, context)} instead.`;
}

/** All untap instead: "Untap a creature you control. If …, untap all creatures you control instead." */
function allUntapped(
  { condition, else: otherwise, then }: Extract<Instruction, { do: 'if' }>,
  context: Context,
): string | null {
  const [one, ...others] = then;
  if (one?.do !== 'untap' || otherwise?.at(-1)?.do !== 'untap' || others.length > 0) return null;
  return `If ${conditionText(condition, context)}, untap ${objectsText(one.what, context, 'object')} instead.`;
}

/** The same move with counters: "If {G} was spent to cast this spell, that creature enters with an additional +1/+1 counter on it." */
function furtherCounters(
  { condition, else: otherwise, then }: Extract<Instruction, { do: 'if' }>,
  context: Context,
): string | null {
  const [one, ...others] = then;
  const [usual, ...further] = otherwise ?? [];
  if (one?.do !== 'move' || usual?.do !== 'move' || others.length + further.length > 0) return null;
  const { counters, ...to } = one.to;
  if (counters === undefined || !sameWords({ ...one, to }, usual)) return null;
  const what = holds(one.what, 'target')
    ? asList(context.targets[one.what.target]?.objects?.type)[0]
    : undefined;
  const many = howMany(counters.count, `additional ${counters.kind} counter`);
  return `If ${conditionText(condition, context)}, that ${what ?? 'permanent'} enters with ${many} on it.`;
}
