/** What may be done, or is done only if something is so, in words (608.2d, 118.12). */
import type { Condition, Instruction, Players } from '../../state/vocabulary/index.ts';
import { keywords } from '../keywords/index.ts';
import { conditionText, unlessText } from './conditions.ts';
import type { Context } from './context.ts';
import { costInSentence } from './cost.ts';
import { asSubject, holds, howMany, objectsText, playersText } from './expressions/index.ts';
import { addManaText } from './mana-added.ts';
import { abilitiesInText, durationText } from './modification.ts';
import { asList } from './nouns.ts';
import { type Clause, order } from './parts.ts';
import { goingOnWith, inClause, type Speech } from './speech.ts';
import { goingOn, list, numeral, pluralVerb, possessive } from './words.ts';

/** The same without saying who, where it is the one who may. */
function asOwn(instruction: Instruction, who: Players | undefined): Instruction {
  if (instruction.do !== 'search' && instruction.do !== 'draw') return instruction;
  const { who: _, ...own } = instruction;
  return JSON.stringify(instruction.who) === JSON.stringify(who) ? own : instruction;
}

/** "you may pay {2}. If you do, draw a card. If you don't, you lose 2 life." */
export function mayClause(
  instruction: Extract<Instruction, { do: 'may' }>,
  context: Context,
  speech: Speech,
): Clause {
  const { who, cost, then } = instruction;
  const subject = playersText(who ?? 'you', context);
  const they = subject === 'you' ? 'you' : 'they';
  const afterwards = [
    ...(instruction.else === undefined
      ? []
      : [`If ${they} don't, ${goingOnWith(instruction.else, context, speech)}`]),
    ...(instruction.onceEachTurn === true ? ['Do this only once each turn.'] : []),
  ];
  const after = (...first: readonly string[]): Pick<Clause, 'after'> => {
    const said = [...first, ...afterwards];
    return said.length === 0 ? {} : { after: said.join(' ') };
  };
  if (cost !== undefined) {
    const paid = `${costInSentence(cost, context)}${instruction.anyNumberOfTimes ? ' any number of times' : ''}`;
    return {
      subject,
      predicate: `may ${paid}`,
      ...after(`If ${they} do, ${goingOnWith(then, context, speech)}`),
    };
  }
  const [first, ...rest] = then;
  if (first?.do === 'copyCard' && rest.length > 0) {
    const copied = inClause([first], context, speech);
    const follows = goingOnWith(rest, withNamed(first, context), speech);
    return { subject, predicate: `may ${copied}`, ...after(`If ${they} do, ${follows}`) };
  }
  const resized = changeOfBase(then, context);
  if (resized !== undefined) return { subject, predicate: `may ${resized}`, ...after() };
  if (first?.do === 'copySpell' && first.newTargets === true && first.who === 'they' && rest.length === 0)
    return {
      subject,
      predicate: 'may copy that spell and may choose new targets for the copy they control',
      ...after(),
    };
  if (first?.do === 'copySpell' && first.newTargets === true && first.what === 'self' && rest.length === 0) {
    const isOne = context.targets.length === 1 && context.targets[0]?.count === undefined;
    const targets = isOne ? 'a new target' : 'new targets';
    return {
      subject,
      predicate: `may copy ${context.self} and may choose ${targets} for the copy`,
      ...after(),
    };
  }
  const areTheirs = subject !== 'you' && first?.do === 'copySpell' && first.newTargets === true;
  if (areTheirs && rest.length === 0 && JSON.stringify(first.who) === JSON.stringify(who)) {
    const copied = objectsText(first.what, context, 'object');
    return { subject, predicate: `may copy ${copied} and may choose new targets for the copy`, ...after() };
  }
  const others = subject === 'you' ? doneByOthers(then, context, speech) : undefined;
  if (others !== undefined)
    return { subject, predicate: `may have ${others.said}`, ...after(...(others.then ?? [])) };
  const own = then.map((one) => asOwn(one, who));
  // What is a sentence of its own is done only if the first is (603.12).
  const [text = '', ...more] = inClause(own, context, speech).split(
    /(?<=\.) (?=(?:Choose|Draw|Put|Create) )/,
  );
  const done = text.replace(/\.$/, '');
  const bare = subject === 'you' ? done.replace(/^you (may )?/, '') : done.replace(/\byour\b/g, 'their');
  const [second, ...further] = more;
  const follows =
    second === undefined
      ? []
      : [`If ${they} do, ${goingOn(`${[second, ...further].join(' ')}.`, context.self)}`];
  return { subject, predicate: `may ${bare}`, ...after(...follows) };
}

/** "target player lose 3 life": what others do where you say that they do. */
function doneByOthers(
  [only, ...more]: readonly Instruction[],
  context: Context,
  speech: Speech,
): { readonly said: string; readonly then?: readonly string[] } | undefined {
  if (
    only === undefined ||
    more.length > 0 ||
    !(
      ['dealDamage', 'loseLife', 'rule', 'becomeCopy', 'fight'].includes(only.do) ||
      isOthersControl(only) ||
      isBecoming(only)
    )
  )
    return undefined;
  const { after, predicate, subject } = speech.clause(only, context);
  if (subject === null || subject === 'you') return undefined;
  return { said: `${subject} ${pluralVerb(predicate)}`, ...(after !== undefined && { then: [after] }) };
}

/** Something becomes something. */
const isBecoming = (instruction: Instruction): boolean =>
  instruction.do === 'modify' && instruction.changes.some((change) => 'addTypes' in change);

/** "change this creature's base power and toughness to that creature's power and toughness until end of turn". */
function changeOfBase([only, ...more]: readonly Instruction[], context: Context): string | undefined {
  if (only?.do !== 'modify' || more.length > 0 || only.changes.length !== 1) return undefined;
  const [change] = only.changes;
  if (change === undefined || !('set' in change)) return undefined;
  const { setPower: power, setToughness: toughness } = change;
  if (!holds(power, 'value') || !holds(toughness, 'value')) return undefined;
  if (JSON.stringify(power.of) !== JSON.stringify(toughness.of)) return undefined;
  const whose = possessive(only.what === 'self' ? context.self : objectsText(only.what, context, 'object'));
  const size = possessive(objectsText(power.of, context, 'object'));
  return `change ${whose} base power and toughness to ${size} power and toughness ${durationText(only.until, context)}`;
}

/** Another player gains control of something. */
const isOthersControl = (instruction: Instruction): boolean =>
  instruction.do === 'modify' &&
  instruction.changes.some((change) => 'control' in change && change.control !== 'you');

/** "target creature gains your choice of flying or first strike", "return it face up or return it face down". */
export function oneOfClause(
  { options, who }: Extract<Instruction, { do: 'oneOf' }>,
  context: Context,
  speech: Speech,
): Clause {
  const gained = options.flatMap(({ then: [only, ...more] }) => {
    const [change, ...others] = only?.do === 'modify' && more.length === 0 ? only.changes : [];
    return only?.do === 'modify' && change !== undefined && 'addAbilities' in change && others.length === 0
      ? [{ only, given: change.addAbilities }]
      : [];
  });
  const facing = faceUpOrDown(options, context, speech);
  if (facing !== undefined) return order(facing);
  const [first] = gained;
  if (first === undefined || gained.length < options.length)
    return order(
      list(
        options.map(({ then }) => inClause(then, context, speech)),
        'or',
      ),
    );
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
  const isSame = JSON.stringify(up) === JSON.stringify([{ ...other, to }]);
  return isSame && others.length === 0
    ? `${inClause([one], context, speech)} face up or face down`
    : undefined;
}

/** The copy has its name for what follows. */
const withNamed = ({ as }: Instruction, context: Context): Context =>
  as === undefined ? context : { ...context, names: new Map([...context.names, [as, 'the copy']]) };

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
  const cost = costInSentence(instruction.cost, context);
  const pays = who === 'you' ? cost : cost.replace(/\w+/, (verb) => `${verb}s`);
  return order(`${first} unless ${who} ${pays}`);
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
    furtherCounters(instruction, context);
  if (more !== null) return { ...order(inClause(otherwise ?? [], context, speech)), after: more };
  const letting = mayOtherwise(instruction, context, speech);
  if (letting !== null) return letting;
  const either = tapOrUntap(instruction, context, speech);
  if (either !== null) return order(either);
  const unless = otherwise === undefined ? unlessDone(condition, context) : undefined;
  if (unless !== undefined) return order(`${inClause(then, context, speech)} ${unless}`);
  const before = `if ${conditionText(condition, context)}, `;
  if (isLetting(then) && !context.inTrigger && otherwise === undefined)
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
  if (JSON.stringify(may.else) !== JSON.stringify(otherwise)) return null;
  const { else: _, ...only } = may;
  const letting = speech.clause(only, context);
  if ('is' in condition && holds(condition.is, 'named'))
    context.names.set(asSubject(condition.is.named), 'it');
  return {
    ...letting,
    predicate: `${letting.predicate} if ${conditionText(condition, context)}`,
    after: `Otherwise, ${goingOnWith(otherwise, context, speech)}`,
  };
}

/** "unless it escaped": of what a spell did as its cost was paid. */
function unlessDone(condition: Condition, context: Context): string | undefined {
  if (!('not' in condition) || !('paid' in condition.not)) return undefined;
  return keywords[condition.not.paid]?.words?.did === undefined ? undefined : unlessText(condition, context);
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
  if (typeof count !== 'number' || JSON.stringify(rest) !== JSON.stringify(same)) return null;
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
  const isOfTapped = 'is' in condition && condition.like.tapped === true;
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

/** The same move with counters: "If {G} was spent to cast this spell, that creature enters with an additional +1/+1 counter on it." */
function furtherCounters(
  { condition, else: otherwise, then }: Extract<Instruction, { do: 'if' }>,
  context: Context,
): string | null {
  const [one, ...others] = then;
  const [usual, ...further] = otherwise ?? [];
  if (one?.do !== 'move' || usual?.do !== 'move' || others.length + further.length > 0) return null;
  const { counters, ...to } = one.to;
  if (counters === undefined || JSON.stringify({ ...one, to }) !== JSON.stringify(usual)) return null;
  const what = holds(one.what, 'target')
    ? asList(context.targets[one.what.target]?.objects?.type)[0]
    : undefined;
  const many = howMany(counters.count, `additional ${counters.kind} counter`);
  return `If ${conditionText(condition, context)}, that ${what ?? 'permanent'} enters with ${many} on it.`;
}
