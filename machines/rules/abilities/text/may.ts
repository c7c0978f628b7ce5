/** What a player may do, and what is done if they do, in words (608.2d, 118.12). */
import { sameWords } from '../../state/same-words.ts';
import type { Instruction, Players } from '../../state/vocabulary/index.ts';
import type { Context } from './context.ts';
import { costInSentence } from './cost.ts';
import { holds, objectsByKind, objectsText, playersText, says } from './expressions/index.ts';
import { durationText } from './modification.ts';
import { type Clause, severalDo } from './parts.ts';
import { goingOnWith, inClause, type Speech } from './speech.ts';
import { goingOn, possessive } from './words.ts';

/** The same without saying who, where it is the one who may. */
const asOwn = (instruction: Instruction, who: Players | undefined): Instruction =>
  'who' in instruction && sameWords(instruction.who, who) ? { ...instruction, who: 'you' } : instruction;

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
  if (cost !== undefined && subject !== 'you' && isCopyingSelf(then, who))
    return {
      subject: playersAgain(who ?? 'you', context),
      predicate: `may ${costInSentence(cost, context)}`,
      ...after(
        `If the player does, they may copy ${context.self} and may choose ${newTargets(context)} for that copy.`,
      ),
    };
  if (cost !== undefined) {
    const paid = `${costInSentence(cost, context)}${instruction.anyNumberOfTimes ? ' any number of times' : ''}`;
    return {
      subject,
      predicate: `may ${paid}`,
      ...after(...(then.length === 0 ? [] : [`If ${they} do, ${goingOnWith(then, context, speech)}`])),
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
    return {
      subject,
      predicate: `may copy ${context.self} and may choose ${newTargets(context)} for the copy`,
      ...after(),
    };
  }
  const areTheirs = subject !== 'you' && first?.do === 'copySpell' && first.newTargets === true;
  if (areTheirs && rest.length === 0 && sameWords(first.who, who)) {
    const copied = objectsText(first.what, context, 'object');
    return { subject, predicate: `may copy ${copied} and may choose new targets for the copy`, ...after() };
  }
  const others = subject === 'you' ? doneByOthers(then, context, speech) : undefined;
  if (others !== undefined)
    return { subject, predicate: `may have ${others.said}`, ...after(...(others.then ?? [])) };
  // What is a sentence of its own is done only if the first is (603.12).
  const [text = '', ...more] = inClause(
    then.map((one) => asOwn(one, who)),
    context,
    speech,
  ).split(nextSentence);
  const done = text.replace(/\.$/, '');
  const bare = done.replace(/^you (may )?/, '').replace(/\byour\b/g, subject === 'you' ? 'your' : 'their');
  const [second, ...further] = more;
  const follows =
    second === undefined
      ? []
      : [`If ${they} do, ${goingOn(`${[second, ...further].join(' ')}.`, context.self)}`];
  return { subject, predicate: `may ${bare}`, ...after(...follows) };
}

/** Of a copy with a single target "a new target". */
const newTargets = ({ targets }: Context): string =>
  targets.length === 1 && targets[0]?.count === undefined ? 'a new target' : 'new targets';

/** Where a sentence of its own begins: not one that says more of the one before, as "It can't be regenerated." does. */
const nextSentence =
  /(?<=\.) (?=(?:Choose|Draw|Put|Create|You(?! may)|Each|Target|Destroy|Exile|Return|Sacrifice|Discard|Mill|Tap|Untap|This) )/;

/** The player who may do something may then copy this spell, which may go on so with each copy. */
export function isCopyingSelf([may, ...others]: readonly Instruction[], who: Players | undefined): boolean {
  const [copy, ...more] = may?.do === 'may' && sameWords(may.who, who) ? may.then : [];
  const isCopy = copy?.do === 'copySpell' && copy.what === 'self' && copy.newTargets === true;
  return isCopy && sameWords(copy.who, who) && others.length + more.length === 0;
}

/** "that permanent's controller", not "its controller", where something else was said in between. */
const playersAgain = (players: Players, context: Context): string =>
  holds(players, 'controllerOf')
    ? `${possessive(objectsByKind(players.controllerOf, context))} controller`
    : playersText(players, context);

/** "target player lose 3 life": what others do where you say that they do. */
function doneByOthers(
  [first, ...more]: readonly Instruction[],
  context: Context,
  speech: Speech,
): { readonly said: string; readonly then?: readonly string[] } | undefined {
  if (first === undefined) return undefined;
  // Whether others do it is known once it is said, which is not to be taken for having said it.
  const { mentioned, names } = context;
  const tried = speech.clause(first, { ...context, mentioned: new Set(mentioned), names: new Map(names) });
  if (tried.subject === null || tried.subject === 'you') return undefined;
  const { after, predicate, subject } = speech.clause(first, context);
  const then = [
    ...(after === undefined ? [] : [after]),
    ...(more.length === 0 ? [] : [`If you do, ${goingOnWith(more, context, speech)}`]),
  ];
  return { said: `${subject} ${severalDo(predicate)}`, ...(then.length > 0 && { then }) };
}

/** "change this creature's base power and toughness to that creature's power and toughness until end of turn". */
function changeOfBase([only, ...more]: readonly Instruction[], context: Context): string | undefined {
  if (only?.do !== 'modify' || more.length > 0 || only.changes.length !== 1) return undefined;
  const [change] = only.changes;
  if (change === undefined || change.change !== 'setPowerToughness') return undefined;
  const { power, toughness } = change;
  if (!says(power, 'value') || !says(toughness, 'value')) return undefined;
  if (!sameWords(power.of, toughness.of)) return undefined;
  const whose = possessive(only.what === 'self' ? context.self : objectsText(only.what, context, 'object'));
  const size = possessive(objectsText(power.of, context, 'object'));
  return `change ${whose} base power and toughness to ${size} power and toughness ${durationText(only.until, context)}`;
}

/** The copy has its name for what follows. */
const withNamed = ({ as }: Instruction, context: Context): Context =>
  as === undefined ? context : { ...context, names: new Map([...context.names, [as, 'the copy']]) };
