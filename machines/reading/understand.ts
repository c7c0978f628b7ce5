/**
 * What was said becomes data: targets are numbered, pronouns resolved, "if you do" is tied to what it speaks of. Here, and in
 * what this asks, is what a sentence means that depends on those before it; nowhere else.
 */
import { isColor, manaWords } from '../rules/state/mana.ts';
import { carried } from '../rules/state/origins.ts';
import { sameWords } from '../rules/state/same-words.ts';
import { isFields, isList, listOf, wordOf } from '../wording/meaning.ts';
import type { Meaning } from '../wording/syntax.ts';
import { triggersOf } from './events.ts';
import { type Bearing, isSpell } from './facts.ts';
import { instructionsOf } from './instructions.ts';
import { withoutIdleNames } from './naming.ts';
import { costOf, otherThan, resolved } from './references.ts';
import { staticOf } from './statics.ts';
import { type Fields, fields, mention, NotUnderstood, newTalk, type Talk } from './talk.ts';

/** The abilities of a paragraph, as data. */
export function understood(said: Meaning, facts: Bearing): readonly Meaning[] {
  const abilities = listOf(said).flatMap((ability) => abilitiesOf(fields(ability), facts));
  if (isSpell(facts) && abilities.some(changesOthers))
    throw new NotUnderstood('what a spell does to others it does as it resolves');
  return abilities;
}

/** Whether it says what other objects are as long as it functions: a spell's does only on the stack (113.6). */
function changesOthers(ability: Meaning): boolean {
  const { kind, affects, changes } = fields(ability);
  return kind === 'static' && changes !== undefined && fields(affects).all !== undefined;
}

function abilitiesOf(said: Fields, facts: Bearing): readonly Meaning[] {
  if (said.said === 'anchors') {
    if (!sameWords(said.words, said.again)) throw new NotUnderstood('other words were chosen');
    return understood(said.abilities ?? [], facts);
  }
  switch (said.kind) {
    case 'keyword':
      return keywordsOf(said, facts);
    case 'static':
      return staticOf(said, facts, quotedIn(facts));
    default:
      return [resolvingOf(said, facts)];
  }
}

/** An ability in quotation marks, as data. */
const quotedIn =
  (facts: Bearing) =>
  (ability: Fields): Meaning =>
    abilitiesOf(ability, facts)[0] ?? null;

/** A keyword with its parameters. A line of chapters is an ability for each of them (714.2c). */
function keywordsOf(said: Fields, facts: Bearing): readonly Meaning[] {
  const { said: how, at: _at, numbers, ...rest } = said;
  if (how === 'chapters' && isList(numbers)) return numbers.flatMap((n) => keywordsOf({ ...rest, n }, facts));
  const { cost, abilities, effect, object, ...plain } = rest;
  const talk = newTalk(facts, quotedIn(facts), 'keyword');
  const quality =
    how === 'quality' && isFields(object) && isColor(object.color)
      ? { quality: manaWords[object.color] }
      : {};
  return [
    {
      ...plain,
      ...(object === undefined ? {} : { object: resolved(object, talk) }),
      ...(cost === undefined ? {} : { cost: costOf(cost, talk) }),
      ...(abilities === undefined ? {} : { abilities: understood(abilities, facts) }),
      ...(effect === undefined ? {} : whatItDoes(effect, facts)),
      ...quality,
    },
  ];
}

/** The targets and the instructions of a keyword that stands for an ability of its own (714.2b). */
function whatItDoes(effect: Meaning, facts: Bearing): Fields {
  const { kind: _kind, ...does } = fields(resolvingOf({ kind: 'triggered', effect }, facts));
  return does;
}

function resolvingOf(said: Fields, facts: Bearing): Meaning {
  const cost = said.cost === undefined ? [] : costOf(said.cost, newTalk(facts, quotedIn(facts), 'cost'));
  const talk = newTalk(facts, quotedIn(facts), wordOf(said.kind), cost);
  const {
    effect,
    modes,
    when,
    cost: _cost,
    if: condition,
    while: during,
    abilityWord,
    limits,
    ...rest
  } = said;
  if (cost.some(isOfSelf)) mention(talk, 'self', 'object', false);
  if (cost.length > 0) talk.clause++;
  const triggers = when === undefined ? undefined : triggersOf(when, talk);
  const meanwhile = during === undefined ? undefined : resolved(during, talk);
  const asked = condition === undefined ? undefined : resolved(condition, talk);
  // "Whenever a creature enters, if you control another creature": another than the one that entered.
  const intervening =
    asked !== undefined && isOfOthers(triggers) ? otherThan(asked, { event: 'object' }) : asked;
  const did = effect === undefined ? undefined : instructionsOf(effect, talk);
  const choices = modes === undefined ? undefined : modesOf(modes, talk);
  return withoutIdleNames({
    ...rest,
    ...(abilityWord === undefined ? {} : { abilityWord }),
    ...(triggers === undefined ? {} : { when: triggers }),
    ...(meanwhile === undefined ? {} : { while: meanwhile }),
    ...(intervening === undefined ? {} : { if: intervening }),
    ...(said.cost === undefined ? {} : { cost }),
    ...(talk.targets.length === 0 ? {} : { targets: talk.targets }),
    ...(did === undefined ? (said.kind === 'spell' ? {} : { effect: [] }) : { effect: did }),
    ...(choices === undefined ? {} : { modes: choices }),
    ...(limits === undefined ? {} : { limits: resolved(limits, talk) }),
  });
}

/** Whether what happens happens to anything that fits, and not to others than this object alone. */
const isOfOthers = (triggers: Meaning | undefined): boolean =>
  isList(triggers) &&
  triggers.every((one) => {
    const { object } = fields(one);
    return isFields(object) && object.other !== true && object.among === undefined;
  });

/** Whether a part of a cost speaks of this object: it is sacrificed, or its counters are removed. */
const isOfSelf = ({ pay, what }: Fields): boolean => what === 'self' || pay === 'removeCounters';

function modesOf(said: Meaning, talk: Talk): Meaning {
  const { choose, options } = fields(said);
  const list = isList(options) ? options : [];
  const range = fields(choose);
  const max = range.max === 'options' ? list.length : range.max;
  return {
    choose: { ...range, ...(max === undefined ? {} : { max }) },
    options: list.map((option) => {
      const { cost, effect } = fields(option);
      const within: Talk = { ...talk, targets: [], mentions: [...talk.mentions], resolved: new Map() };
      const did = instructionsOf(effect ?? [], within);
      return carried(option, {
        ...(within.targets.length === 0 ? {} : { targets: within.targets }),
        effect: did,
        ...(cost === undefined ? {} : { cost: costOf(cost, talk) }),
      });
    }),
  };
}
