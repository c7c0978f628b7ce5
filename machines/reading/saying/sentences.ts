/** In which sentences instructions are said: what has a sentence of its own, and what is joined in one (608.2c). */

import type { WordingChoice } from '../../rules/index.ts';
import { sameWords } from '../../rules/state/same-words.ts';
import { holdsSome, isFields, isList, wordOf } from '../../wording/meaning.ts';
import type { Meaning } from '../../wording/syntax.ts';
import { ownerOfFound } from '../cards-found.ts';
import { doneWithin } from '../done-within.ts';
import { allDone } from '../if-done.ts';
import { type Fields, fields, isSeveralPlayers } from '../talk.ts';
import { isNamed, speaksOf } from './named.ts';
import { gotInstead, saidOfSome } from './several.ts';
import type { Bearer } from './speech.ts';

/** What kind of ability joins what it does: a spell draws a card in a paragraph of its own. */
export interface Where {
  readonly isTriggered: boolean;
  readonly isSpell: boolean;
  /** How the text joins instructions in a row, by their names. */
  readonly joints: readonly Joined[];
}

/** A choice of how instructions are joined. */
export type Joined = Extract<WordingChoice, { readonly joint: string }>;

/** Where an ability of this bearer stands. */
export const whereIn = ({ kind }: Fields, { wording = [] }: Bearer): Where => ({
  isTriggered: kind === 'triggered' || kind === 'keyword',
  isSpell: kind === 'spell',
  joints: wording.flatMap((one) => (typeof one !== 'string' && 'joint' in one ? [one] : [])),
});

/** Whether the instructions from there on are those that are joined so. */
const areJoined = ({ of }: Joined, effect: readonly Meaning[], at: number): boolean =>
  of.every((word, index) => doing(fields(effect[at + index])) === word);

/** What one sentence is to say, how it joins what it says, and what has been said of the effect before it and after it. */
export interface Sentence {
  readonly says: readonly Meaning[];
  readonly joint: 'and' | 'then' | undefined;
  readonly before: readonly Meaning[];
  readonly done: readonly Meaning[];
  /** It is a sentence, and the one after it that says what is done instead. */
  readonly isTold?: boolean;
}

/** Sentences for the next instructions, in which these are taken. */
export interface Step {
  readonly taken: number;
  readonly sentences: readonly Sentence[];
}

/** An instruction as it is said first, and what a sentence after that adds to it. */
interface Addition {
  /** The instruction itself, where the sentence after it adds nothing that isn't so anyway. */
  readonly first: Fields;
  readonly then: Fields;
  /** How it is said first, if not in any way. */
  readonly says?: Fields;
}

/** "If they do", and not "if you do", where it is somebody else who may. */
const by = ({ who }: Fields): Fields => (who === undefined || who === 'you' ? {} : { they: true });

const makesArtifactCreature = (change: Meaning): boolean =>
  sameWords(change, { change: 'addTypes', types: ['artifact', 'creature'] });

/** What is said of something that has just been done, in a sentence of its own. */
function additionsTo(instruction: Fields): readonly Addition[] {
  const found: Addition[] = [];
  const flag = (field: string, then: Fields) => {
    const { [field]: value, ...first } = instruction;
    if (value !== undefined) found.push({ first, then });
  };
  const does = instruction.do;
  if (does === 'destroy') flag('cantBeRegenerated', { said: 'cantBeRegenerated' });
  const { with: entersAs, ...to } = fields(instruction.to);
  if (does === 'move' && entersAs !== undefined)
    found.push({
      first: { ...instruction, to },
      then: { said: 'entersAs', changes: fields(entersAs).changes ?? [] },
    });
  if (does === 'turnFaceDown') flag('like', { said: 'faceDownAs', like: instruction.like ?? {} });
  if (does === 'copySpell') flag('target', { said: 'copyTargets', what: instruction.target ?? 'self' });
  if (does === 'addMana') {
    flag('spendOnly', { said: 'spendOnly', on: instruction.spendOnly ?? '' });
    flag('lasts', { said: 'lasts' });
  }
  if (does === 'dealDamage') {
    const { cantBePrevented, excessTo } = instruction;
    flag('cantBePrevented', {
      said: 'cantBePrevented',
      ...(isFields(cantBePrevented) ? { condition: cantBePrevented } : {}),
    });
    flag('excessTo', { said: 'excessTo', who: excessTo ?? '' });
  }
  if (does === 'copySpell')
    flag('newTargets', {
      said: 'newTargets',
      ...(isSeveralPlayers(instruction.who) ? { several: true } : {}),
    });
  if (does === 'counter') flag('to', { said: 'counteredTo', to: instruction.to ?? {} });
  if (does === 'flipCoin') {
    flag('lost', { said: 'flipped', how: 'lost', then: instruction.lost ?? [] });
    if (instruction.lost === undefined)
      flag('won', { said: 'flipped', how: 'won', then: instruction.won ?? [] });
  }
  if (does === 'unless' && isList(instruction.else)) {
    const [countering, ...others] = instruction.else;
    const { to, ...first } = fields(countering);
    if (first.do === 'counter' && to !== undefined && others.length === 0)
      found.push({ first: { ...instruction, else: [first] }, then: { said: 'counteredTo', to } });
  }
  if (does === 'create') {
    const { abilities, ...token } = fields(instruction.token);
    if (abilities !== undefined)
      found.push({ first: { ...instruction, token }, then: { said: 'tokensHave', abilities } });
  }
  if (does === 'modify' && isList(instruction.changes)) {
    const changes = gotInstead(instruction.changes);
    const isOfTypes = instruction.changes.some((one) => fields(one).change === 'addTypes');
    const several: Fields = fields(instruction.what).all === undefined ? {} : { several: true };
    if (isOfTypes && !sameWords(changes, instruction.changes))
      for (const type of ['land', 'artifact', 'enchantment'])
        found.push({ first: { ...instruction, changes }, then: { said: 'still', type, ...several } });
    // What becomes an artifact creature keeps its types anyway (205.1b).
    if (instruction.what === 'self' && instruction.changes.some(makesArtifactCreature))
      found.push({ first: instruction, then: { said: 'still', type: 'land' } });
  }
  if (does === 'may') flag('onceEachTurn', { said: 'onceEachTurn' });
  const ofInner = innerAdditionsTo(instruction);
  if (saysMoreAfter(instruction)) found.push(...ofInner);
  if (does === 'may') {
    if (instruction.else !== undefined)
      flag('else', { said: 'ifYouDont', ...by(instruction), then: instruction.else });
    else if (instruction.cost !== undefined && isList(instruction.then) && instruction.then.length > 0)
      found.push({
        first: { ...instruction, then: [] },
        then: { said: 'ifYouDo', ...by(instruction), then: instruction.then },
      });
  }
  if (!saysMoreAfter(instruction)) found.push(...ofInner);
  if (does === 'if' && isList(instruction.else)) {
    const { else: otherwise, ...first } = instruction;
    const [only] = otherwise;
    const more = otherCountOf(only, instruction.then);
    if (only !== undefined && more !== undefined)
      found.push({
        first: fields(only),
        then: { said: 'ofThoseInstead', condition: instruction.condition ?? {}, count: more },
      });
    const then: Fields = { said: 'otherwise', then: otherwise };
    const may = mayOrElse(instruction.then, otherwise);
    if (may !== undefined) {
      const { do: _if, ...optional }: Fields = { ...first, then: [may] };
      found.push({ first: { ...first, then: [may] }, says: { ...optional, said: 'ifAfter' }, then });
    }
    found.push({ first, then });
    // "If you do, … If you don't, …".
    if (fields(first.condition).holds === 'did')
      found.push({ first, then: { said: 'ifYouDont', then: otherwise } });
  }
  return found;
}

/** "You may … if …. Otherwise, …": what may be done, where the same is done if it isn't. */
function mayOrElse(then: Meaning | undefined, otherwise: Meaning): Fields | undefined {
  const [only, ...more] = isList(then) ? then : [];
  const { else: not, ...may } = fields(only);
  return may.do === 'may' && more.length === 0 && sameWords(not, otherwise) ? may : undefined;
}

/** What a sentence says of the last thing done in another. */
function innerAdditionsTo(instruction: Fields): readonly Addition[] {
  const inner = doneWithin(instruction);
  if (inner === undefined) return [];
  const last = fields(inner.list.at(-1));
  return additionsTo(last).map(({ first, then }) => ({
    first:
      first === last ? instruction : { ...instruction, [inner.key]: [...inner.list.slice(0, -1), first] },
    then,
  }));
}

/** "Add {U}. If you played a land this turn, add {B} instead." */
function insteadOf({ do: does, condition, then, else: otherwise, ...others }: Fields): Fields | undefined {
  if (does !== 'if' || !isList(otherwise) || !isList(then) || Object.keys(others).length > 0)
    return undefined;
  return { said: 'instead', of: otherwise, condition: condition ?? {}, then };
}

/** Whether the same is done in another way, whatever it is done to: what "otherwise" says is of what something is. */
function isRatherInstead({ condition, then, else: otherwise }: Fields): boolean {
  const [one, other] = [then, otherwise].map(whatIsDone);
  const [only] = isList(otherwise) ? otherwise : [];
  if (otherCountOf(only, then) !== undefined || holdsSome(condition ?? {}, isReference)) return false;
  return one === other || [one, other].every((word) => word?.startsWith('create'));
}

/** What the first of these does that isn't a choice. */
const whatIsDone = (list: Meaning | undefined): string | undefined =>
  (isList(list) ? list : []).map((one) => wordOf(fields(one).do)).find((word) => word !== 'choose');

const isReference = (part: Meaning): boolean =>
  isFields(part) && (part.named !== undefined || part.target !== undefined || part.event !== undefined);

/** "Create five of those tokens instead": how many, where the same tokens are created. */
function otherCountOf(created: Meaning | undefined, then: Meaning | undefined): Meaning | undefined {
  const [instead, ...others] = isList(then) ? then : [];
  const { count, ...more } = fields(instead);
  const { count: _count, ...first } = fields(created);
  return others.length === 0 && wordOf(first.do).startsWith('create') && sameWords(first, more)
    ? count
    : undefined;
}

/** Whether another sentence rather says more of it: "It's still a land.", "You may choose new targets for the copy." */
function saysMoreAfter(instruction: Fields): boolean {
  const { do: does, newTargets, who } = instruction;
  if (does === 'modify') return true;
  if (does === 'copySpell') return newTargets !== undefined && who === undefined;
  const last = fields(doneWithin(instruction)?.list.at(-1));
  return ['copySpell', 'modify'].includes(wordOf(last.do)) && saysMoreAfter(last);
}

/** What triggers then, with targets of its own (603.12). */
const triggered = ({ effect, targets }: Fields): Fields => ({
  then: effect ?? [],
  ...(targets === undefined ? {} : { targets }),
});

/** "Each opponent does the same": what others do, too. */
function doingTheSame({ who, as: _as, ...others }: Fields, before: Meaning | undefined): Fields | undefined {
  const { who: whose, as: _was, ...last } = fields(before);
  return who !== undefined && whose === undefined && sameWords(others, last)
    ? { said: 'doesTheSame', who }
    : undefined;
}

/** What is said of an instruction that speaks of whether what was done before it was done. */
function afterOptional(instruction: Fields, before: Meaning | undefined): Fields | undefined {
  const last = fields(before);
  const { do: does, condition, then } = instruction;
  if (last.do !== 'may') return afterDone(instruction, last);
  if (does === 'if' && instruction.else === undefined && fields(condition).holds === 'did')
    return { said: 'ifYouDo', ...by(last), then: then ?? [] };
  if (does === 'reflexive') {
    const often: Fields = last.anyNumberOfTimes === true ? { paidOften: true } : {};
    return { said: 'whenYouDo', ...often, ...triggered(instruction) };
  }
  return undefined;
}

/** "When you discard a nonland card this way": what triggers only if what was done before was done to something like that. */
function whenDone(
  { do: does, condition, then, else: otherwise }: Fields,
  before: Meaning,
): Fields | undefined {
  const [trigger, ...others] = isList(then) ? then : [];
  const { do: waits, after } = fields(trigger);
  const { holds, like } = fields(condition);
  if (
    does !== 'if' ||
    otherwise !== undefined ||
    holds !== 'is' ||
    waits !== 'reflexive' ||
    others.length > 0
  )
    return undefined;
  const { zone: _zone, ...described } = fields(like);
  const done = namedIn(before, after);
  return done === undefined
    ? undefined
    : {
        said: 'whenDone',
        does: done,
        like: described,
        ...triggered(fields(trigger)),
      };
}

/** What the instruction of this name does. */
function namedIn(value: Meaning, name: Meaning | undefined): Meaning | undefined {
  if (isList(value)) return value.map((one) => namedIn(one, name)).find((one) => one !== undefined);
  if (!isFields(value)) return undefined;
  return value.as === name && name !== undefined ? value.do : namedIn(Object.values(value), name);
}

/** "If you do", "if you can't": of what wasn't optional. */
function afterDone(instruction: Fields, last: Fields): Fields | undefined {
  const { do: does, condition, then, else: otherwise } = instruction;
  if (does === 'reflexive') return { said: 'whenYouDo', ...triggered(instruction) };
  if (does !== 'if' || otherwise !== undefined) return undefined;
  const { holds, of } = fields(condition);
  if (holds === 'did') return { said: 'ifYouDo', ...by(last), then: then ?? [] };
  if (holds !== 'not' || !sameWords(of, allDone(last, wordOf(last.as)))) return undefined;
  if (last.do !== 'castWithoutPaying') return { said: 'ifYouCant', ...by(last), then: then ?? [] };
  // What may be cast is optional; "if you don't cast it" is said where that goes by what it is.
  const said: Fields = { said: 'ifYouDont', ...by(last), then: then ?? [] };
  return last.like === undefined ? said : { ...said, cast: true };
}

/** "If that card is returned to its owner's hand this way", for "if you do". */
const ofReturned = ({ said, then }: Fields, { do: does, to }: Fields): readonly Fields[] =>
  said === 'ifYouDo' && does === 'move' && fields(to).zone === 'hand'
    ? [{ said: 'ifDone', does: { do: 'move', to: 'hand' }, then: then ?? [] }]
    : [];

/** The ways to go on after the first so many of these. */
export function* stepsAfter(effect: readonly Meaning[], at: number, where: Where): Generator<Step> {
  const before = effect.slice(0, at);
  const next = effect[at];
  if (next === undefined) return;
  const instruction = fields(next);
  const after =
    whenDone(instruction, [...before]) ??
    afterOptional(instruction, before.at(-1)) ??
    doingTheSame(instruction, before.at(-1));
  for (const says of after === undefined ? [] : [after, ...ofReturned(after, fields(before.at(-1)))])
    yield { taken: 1, sentences: [{ says: [says], joint: undefined, before, done: [...before, next] }] };
  const joint = jointOf(next, effect[at + 1], where);
  const together = (count: number, how: Sentence['joint']): Step => {
    const says = effect.slice(at, at + count);
    return { taken: count, sentences: [{ says, joint: how, before, done: [...before, ...says] }] };
  };
  for (const one of where.joints)
    if (one.joint !== 'apart' && areJoined(one, effect, at))
      yield withPicked(together(one.of.length, one.joint));
  const upToOne = oneOrNone(instruction, effect[at + 1]);
  if (upToOne !== undefined) {
    const done = [...before, ...effect.slice(at, at + 2)];
    yield { taken: 2, sentences: [{ says: [upToOne], joint: undefined, before, done }] };
  }
  // "Draw two cards, then put a card from your hand on top of your library."
  const [chosen] = saidOfSome('pick', effect.slice(at + 1, at + 3));
  if (joint === 'then' && chosen?.taken === 2) {
    const done = [...before, ...effect.slice(at, at + 3)];
    yield { taken: 3, sentences: [{ says: [next, chosen.said], joint, before, done }] };
  }
  // "Put one of them into your hand and the rest on the bottom of your library."
  const taken = new Set(saidOfSome('take', effect.slice(at)).map((some) => some.taken));
  for (const count of taken) if (count > 1) yield together(count, undefined);
  // "You choose a nonland card from it."
  if (isChosenFromHand(next) && fields(before.at(-1)).do === 'reveal') yield together(1, undefined);
  if (instruction.do === 'choose' && taken.size === 0) {
    const isApart = fields(fields(effect[at + 1]).what).all !== undefined;
    // "Target opponent exiles two cards from their hand and loses 2 life."
    const third = fields(effect[at + 2]);
    const isTheirs = instruction.who !== undefined && sameWords(instruction.who, third.who ?? 'you');
    if (isTheirs && simple.has(wordOf(third.do))) yield together(3, 'and');
    for (const count of isApart ? [] : [2, 3])
      if (effect.length >= at + count) yield together(count, undefined);
  }
  if (joint !== undefined) {
    let count = 2;
    const isOfOne = sameWords(doerOf(instruction), doerOf(fields(effect[at + 1])));
    while (isOfOne && jointOf(effect[at + count - 1], effect[at + count], where) === joint) count++;
    for (; count > 1; count--) yield together(count, joint);
  }
  // "Change the text of target permanent by replacing all instances of one color word with another."
  if (
    instruction.do === 'chooseValue' &&
    fields(effect[at + 1]).do === 'chooseValue' &&
    effect.length > at + 2
  )
    yield together(3, undefined);
  const instead = insteadOf(instruction);
  const told = (said: Fields): Step => {
    const sentence = { says: [said], joint: undefined, before, done: [...before, next], isTold: true };
    return { taken: 1, sentences: [sentence] };
  };
  if (instead !== undefined && isRatherInstead(instruction)) yield told(instead);
  const goesOn =
    (saysMoreAfter(instruction) && !isAdded(instruction, where, false)) || isAdded(instruction, where, true);
  if (isPartedWithin(instruction, where)) yield* goingOn(instruction, after, before, where);
  if (!goesOn) yield together(1, undefined);
  for (const chain of additionChains(instruction)) {
    const sentences = chain.map(({ says, done }, index): Sentence => {
      const last = chain[index - 1]?.done;
      const speaksOfDone = index === 0 ? afterOptional(says, before.at(-1)) : undefined;
      return {
        says: [speaksOfDone ?? says],
        joint: undefined,
        before: last === undefined ? before : [...before, last],
        done: [...before, done],
      };
    });
    yield { taken: 1, sentences };
  }
  if (goesOn) yield together(1, undefined);
  if (instead !== undefined && !isRatherInstead(instruction)) yield told(instead);
  const { asThough, ...playable } = instruction;
  if (instruction.do === 'mayPlay' && asThough !== undefined) {
    const says = [playable, { said: 'asThough', mana: asThough }];
    yield { taken: 1, sentences: [{ says, joint: 'and', before, done: [...before, next] }] };
  }
  yield* goingOn(instruction, after, before, where);
  // What can't be said by itself may be said with what it goes on with.
  if (joint === undefined && effect.length > at + 1) {
    yield together(2, 'and');
    yield together(2, 'then');
  }
}

/** Whether the text adds to it in a sentence of its own, or in the same: "each other player copies that spell. Each of those players may …". */
const isAdded = (instruction: Fields, { joints }: Where, isApart: boolean): boolean =>
  joints.some(
    ({ joint, of: [first, added] }) =>
      (joint === 'apart') === isApart &&
      first === doing(instruction) &&
      additionsTo(instruction).some(({ then }) => then.said === added),
  );

/** "Then put a card from your hand onto the battlefield": what is chosen last, and what is done to that, as one. */
function withPicked(step: Step): Step {
  const [sentence] = step.sentences;
  const last = sentence?.says.slice(-2) ?? [];
  const [picked] = saidOfSome('pick', last);
  return sentence === undefined || sentence.says.length < 3 || picked?.taken !== 2
    ? step
    : { ...step, sentences: [{ ...sentence, says: [...sentence.says.slice(0, -2), picked.said] }] };
}

/** Whether the text says in several sentences what is done only if something else is. */
const isPartedWithin = ({ then }: Fields, { joints }: Where): boolean =>
  isList(then) &&
  joints.some((one) => one.joint === 'apart' && then.some((_, index) => areJoined(one, then, index)));

/** "If you do, create a token. It gains haste. Exile it at …": what is done only then, in several sentences. */
function* goingOn(
  instruction: Fields,
  after: Fields | undefined,
  before: readonly Meaning[],
  where: Where,
): Generator<Step> {
  const { do: does, then, cost, else: otherwise } = instruction;
  if (!isList(then) || then.length < 2 || otherwise !== undefined) return;
  const done = (some: readonly Meaning[]): readonly Meaning[] => [...before, { ...instruction, then: some }];
  const isPaid = does === 'may' && cost !== undefined;
  const paid: Sentence = { says: [{ ...instruction, then: [] }], joint: undefined, before, done: done([]) };
  if (does !== 'if' && !isPaid) return;
  if (after !== undefined && after.said !== 'ifYouDo') return;
  const says = (some: readonly Meaning[]): Meaning =>
    isPaid || after !== undefined ? { said: 'ifYouDo', then: some } : { ...instruction, then: some };
  for (let count = 1; count < then.length; count++) {
    if (jointOf(then[count - 1], then[count], where) !== undefined) continue;
    const some = then.slice(0, count);
    const first: Sentence = {
      says: [says(some)],
      joint: undefined,
      before: isPaid ? paid.done : before,
      done: done(some),
    };
    for (const rest of sentencesAfter(then, count, where)) {
      const later = rest.map(
        (one): Sentence => ({ ...one, before: [...before, ...one.before], done: done(one.done) }),
      );
      yield { taken: 1, sentences: [...(isPaid ? [paid] : []), first, ...later] };
    }
  }
}

/** The ways to say all that comes after the first so many of these. */
function* sentencesAfter(
  effect: readonly Meaning[],
  at: number,
  where: Where,
): Generator<readonly Sentence[]> {
  if (at >= effect.length) yield [];
  else
    for (const { taken, sentences } of stepsAfter(effect, at, where))
      for (const rest of sentencesAfter(effect, at + taken, where)) yield [...sentences, ...rest];
}

/** "You may put a land card from among them into your hand": one is chosen, or none. */
function oneOrNone(choose: Fields, next: Meaning | undefined): Fields | undefined {
  const { min, max } = fields(choose.count);
  return choose.do === 'choose' &&
    fields(choose.from).among !== undefined &&
    min === 0 &&
    max === 1 &&
    next !== undefined
    ? {
        do: 'may',
        ...(choose.who === undefined ? {} : { who: choose.who }),
        then: [{ ...choose, count: { min: 1, max: 1 } }, next],
      }
    : undefined;
}

const isChosenFromHand = (next: Meaning | undefined): boolean => {
  const { do: does, from } = fields(next);
  return does === 'choose' && fields(from).zone === 'hand';
};

interface Said {
  readonly says: Fields;
  readonly done: Fields;
}

/** An instruction in several sentences: first what is done, then what is added to it. */
function additionChains(instruction: Fields): readonly (readonly Said[])[] {
  return additionsTo(instruction).flatMap(({ first, then, says = first }) => {
    const end: Said = { says: then, done: instruction };
    const before = first === instruction || says !== first ? [] : additionChains(first);
    return [[{ says, done: first }], ...before].map((chain) => [...chain, end]);
  });
}

/** What is joined in one sentence in any ability, and what only where something triggers it. */
const joinedByAnd = new Set(['gainLife draw', 'dealDamage gainLife', 'discard gainLife', 'manifest attach']);
/** What the same player does. */
const joinedOfSame = new Set([
  'create create',
  'create createCopy',
  'draw create',
  'draw loseLife',
  'draw gainLife',
  'gainLife scry',
  'gainLife dealDamage',
  'loseLife create',
]);
const joinedAsItTriggers = new Set([
  'putCounters gainLife',
  'putCounters draw',
  'create gainLife',
  'search gainLife',
  'dealDamage draw',
  'create exile',
  'sacrifice dealDamage',
  'putCounters attach',
]);
const joinedByThen = new Set([
  'scry draw',
  'scry reveal',
  'surveil draw',
  'mill choose',
  'mill may',
  'draw draw',
  'draw discard',
  'discard draw',
  'discard mill',
  'create populate',
  'create attach',
  'manifest putCounters',
  'putCounters unless',
  'destroy tap',
  'transform untap',
  'shuffle draw',
]);
/** Cards are looked at, or something is exiled: then it is put somewhere. */
const thenMoved = new Set(['look', 'exile']);

/** What an instruction does: of a keyword action which. */
const doing = ({ do: does, action }: Fields): string => wordOf(does === 'perform' ? action : does);

/** How two instructions in a row are joined in one sentence, as texts join them; nothing where each has its own. */
export function jointOf(
  before: Meaning | undefined,
  after: Meaning | undefined,
  where: Where,
): Sentence['joint'] {
  if (before === undefined || after === undefined) return undefined;
  if (where.joints.some((one) => one.joint === 'apart' && areJoined(one, [before, after], 0)))
    return undefined;
  const [first, second] = [fields(before), fields(after)];
  const pair = `${doing(first)} ${doing(second)}`;
  if (joinedByThen.has(pair) || (first.do === 'draw' && isChosenFromHand(after))) return 'then';
  if (first.do === 'draw' && second.do === 'reveal' && isNamed(second.what, first.as)) return 'and';
  if (second.do === 'move' && first.as !== undefined) {
    if (thenMoved.has(wordOf(first.do)) && speaksOf(second.what ?? 'self', first.as)) return 'then';
    if (first.do === 'reveal' && isNamed(second.what, first.as)) return 'and';
    // "They reveal cards until they reveal a land card, then put those cards into their graveyard."
    const whose = ownerOfFound(first);
    if (whose !== undefined && isNamed(second.what, first.as)) return 'then';
  }
  const [one, other] = [doerOf(first), doerOf(second)];
  const isBySame = sameWords(one, other);
  if (isBySame && one !== 'you' && [first, second].every(isSimple)) {
    const isByEach = one === 'everyone' || one === 'opponents';
    return isByEach && second.do !== 'loseLife' ? 'then' : 'and';
  }
  if (isDoneToSame(first, second) || isOfSelf(first, second, where)) return 'and';
  if (second.do === 'create' && first.as !== undefined && isMadeOf(first.as, second)) return 'then';
  if (where.isSpell && isCantrip(second)) return undefined;
  const isJoined =
    joinedByAnd.has(pair) ||
    (isBySame && joinedOfSame.has(pair)) ||
    (pair === 'loseLife gainLife' && (where.isTriggered || !isBySame)) ||
    (where.isTriggered && joinedAsItTriggers.has(pair));
  return isJoined ? 'and' : undefined;
}

/** "Then create that many tokens". */
const isMadeOf = (name: Meaning, { count }: Fields): boolean => {
  const { number, by } = fields(count);
  return number === 'amount' && by === name;
};

const isCantrip = ({ do: does, who, count }: Fields): boolean =>
  does === 'draw' && who === undefined && (count ?? 1) === 1;

const doerOf = ({ who, onPlayers }: Fields): Meaning => who ?? onPlayers ?? 'you';

const simple = new Set(['loseLife', 'gainLife', 'draw', 'discard', 'mill', 'sacrifice']);
const isSimple = ({ do: does, onPlayers }: Fields): boolean =>
  simple.has(wordOf(does)) || onPlayers !== undefined;

/** What is done to one thing in one breath. */
const doneToSame = new Set([
  'putCounters tap',
  'tap putCounters',
  'putCounters untap',
  'untap removeFromCombat',
  'removeFromCombat untap',
]);

/** All damage is prevented that it would deal, or that would be dealt to it. */
const isPreventedOfSame = ({ to, ...first }: Fields, { from, ...second }: Fields): boolean =>
  first.do === 'preventDamage' &&
  to !== undefined &&
  sameWords({ ...first, to }, { ...second, to: from ?? '' });

/** "Gains forestwalk until end of turn and deals 1 damage to you": what one object does, and what becomes of it. */
const isOfSelf = ({ do: does, what }: Fields, { do: next, source }: Fields, { isSpell }: Where): boolean =>
  !isSpell && does === 'modify' && what === 'self' && next === 'dealDamage' && (source ?? 'self') === 'self';

/** Something gets counters and is tapped, gets something and can't do something, is goaded and gains something. */
const isDoneToSame = (first: Fields, second: Fields): boolean =>
  isPreventedOfSame(first, second) ||
  (doneToSame.has(`${wordOf(first.do)} ${wordOf(second.do)}`) &&
    sameWords(first.on ?? first.what, second.on ?? second.what)) ||
  (['rule modify', 'modify rule'].includes(`${wordOf(first.do)} ${wordOf(second.do)}`) &&
    isFields(first.what) &&
    first.what.target !== undefined &&
    sameWords([first.what, first.until], [second.what, second.until]));
