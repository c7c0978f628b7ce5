/** An effect said, sentence by sentence: each is the first that means what it is to mean after those before it. */

import { isFields, isList, listOf } from '../../wording/meaning.ts';
import { isSpecOfSeveral } from '../../wording/print.ts';
import type { Agreement, Sketch } from '../../wording/sketch.ts';
import type { Meaning } from '../../wording/syntax.ts';
import { grammar } from '../../words/index.ts';
import { lastDone } from '../done-within.ts';
import { withoutIdleNames } from '../naming.ts';
import { type Fields, fields } from '../talk.ts';
import { dressed, type Meant } from './dressed.ts';
import { means, type Speaker } from './same.ts';
import { type Sentence, stepsAfter, type Where } from './sentences.ts';
import { type CardSpeech, instructionsIn } from './speech.ts';
import { typesOf } from './still.ts';
import { type Said, triedOf } from './tried.ts';
import { wordsPreferred } from './ways/index.ts';

/** How many targets are spoken of. */
function targetsIn(value: Meaning): number {
  if (isList(value)) return Math.max(0, ...value.map(targetsIn));
  if (!isFields(value) || value.do === 'reflexive') return 0;
  return typeof value.target === 'number'
    ? value.target + 1
    : Math.max(0, ...Object.values(value).map(targetsIn));
}

/** Whether a target is spoken of only to say who does it: "its controller draws a card". */
function isOfWhoDoesIt(done: Meaning | undefined, target: number): boolean {
  const { who, ...others } = fields(done);
  return (
    targetsIn(fields(who).controllerOf ?? fields(who).ownerOf ?? null) > target && targetsIn(others) <= target
  );
}

/** The first so many targets of an ability whose effect, as far as it is said, speaks of them; at least so many. */
export function upTo(ability: Fields, effect: readonly Meaning[], least = 0): Fields {
  const all = isList(ability.targets) ? ability.targets : [];
  const most = Math.max(least, targetsIn(effect));
  const { targets: _targets, ...others } = ability;
  return withoutIdleNames({ ...others, effect, ...(most === 0 ? {} : { targets: all.slice(0, most) }) });
}

/** Sentences after one another, as one effect. */
function asEffect(sentences: readonly Sketch[]): Sketch | undefined {
  const [one, several] = grammar.ways('effect');
  const [first, ...rest] = sentences;
  if (first === undefined || one?.is !== 'phrase' || several?.is !== 'phrase') return undefined;
  const more = asEffect(rest);
  return more === undefined
    ? { is: 'phrase', way: one, slots: [first] }
    : { is: 'phrase', way: several, slots: [first, more] };
}

/** So many targets are chosen before anything is done to them. */
interface Chosen {
  readonly chosen: number;
}
const isChoice = ([said]: readonly Meaning[]): boolean => fields(said).said === 'chooseTarget';

/** What an effect is part of: what is said with it, and what that then means. */
export interface Frame {
  readonly said: (effect: Meaning) => Meaning;
  readonly wanted: (effect: readonly Meaning[], chosen: number) => readonly Meaning[];
  readonly meant: Meant;
  readonly where: Where;
}

/** An effect in sentences, each the first that means what it is to mean after those before it. */
export function effectSaid(
  effect: readonly Meaning[],
  frame: Frame,
  speaker: Speaker,
  speech: CardSpeech,
  by: Agreement,
): Sketch | undefined {
  const go = (at: number, before: readonly Said[], chosen: number): readonly Said[] | undefined => {
    if (at >= effect.length) return before;
    const had = effect.slice(0, at);
    const target = Math.max(chosen, targetsIn(had));
    // "Choose target creature. …", where what is done can't introduce it.
    const choosing = () => {
      const choice = { says: [{ said: 'chooseTarget', what: { target } }], joint: undefined, before: had };
      return goSentences([{ ...choice, done: had, chosen: target + 1 }], before, (all) =>
        go(at, all, target + 1),
      );
    };
    const isChosenApart = frame.where.joints.some(
      ({ joint, of: [chosen, done] }) =>
        joint === 'apart' && chosen === 'chooseTarget' && done === fields(effect[at]).do,
    );
    const chosenFirst =
      (isChosenApart && targetsIn(effect.slice(at, at + 1)) > target) || isOfWhoDoesIt(effect[at], target)
        ? choosing()
        : undefined;
    if (chosenFirst !== undefined) return chosenFirst;
    for (const { taken, sentences } of stepsAfter(effect, at, frame.where)) {
      const after = goSentences(
        sentences.map((one) => ({ ...one, chosen })),
        before,
        (all) => go(at + taken, all, chosen),
      );
      if (after !== undefined) return after;
    }
    return targetsIn(effect.slice(at, at + 1)) <= target ? undefined : choosing();
  };
  const goSentences = (
    [sentence, ...others]: readonly (Sentence & Chosen)[],
    before: readonly Said[],
    then: (all: readonly Said[]) => readonly Said[] | undefined,
  ): readonly Said[] | undefined => {
    if (sentence === undefined) return then(before);
    for (const said of saidAs(sentence, before)) {
      const after = goSentences(others, [...before, said], then);
      if (after !== undefined) return after;
    }
    return undefined;
  };
  function* saidAs(
    { says, joint, before: had, done, isTold, chosen }: Sentence & Chosen,
    before: readonly Said[],
  ): Generator<Said> {
    if (says.some((one) => isOfOtherType(one, done.at(-1), frame.meant, speaker))) return;
    const meant = {
      ...frame.meant,
      before: had.at(-1),
      introduced: Math.max(targetsIn(had), isChoice(says) ? 0 : chosen),
      spoken: new Set<number>(),
    };
    const wanted = says.map((one) => inScope(one, meant));
    const expected = frame.wanted(done, chosen);
    let found = 0;
    const inSentence = speech.in(...instructionsIn([...says]));
    const own = agreementIn(says, isOfSeveral(had.at(-1), frame.meant) ? 'many' : 'one');
    for (const said of triedOf(
      inSentence,
      isTold === true ? 'told' : 'sentence',
      wanted,
      { ...by, ...own },
      (before.length + 1) * 1000,
    )) {
      if (joint !== undefined && said.words.includes('then') !== (joint === 'then')) continue;
      const all = [...before, said].flatMap(({ meaning }) => listOf(meaning));
      if (!means(frame.said(all), expected, speaker)) continue;
      yield {
        ...said,
        sketch:
          said.sketch.is === 'phrase' ? { ...said.sketch, by: { ...said.sketch.by, ...own } } : said.sketch,
      };
      if (++found >= 3) return;
    }
  }
  const sentences = go(0, [], 0);
  return sentences === undefined ? undefined : asEffect(sentences.map(({ sketch }) => sketch));
}

/** "It's still a land", of what isn't described as one. */
function isOfOtherType(said: Meaning, done: Meaning | undefined, meant: Meant, { facts }: Speaker): boolean {
  const { said: how, type } = fields(said);
  if (how !== 'still') return false;
  const { what } = lastDone(fields(done));
  const types = what === 'self' ? facts.types.map((one) => one.toLowerCase()) : typesOf(what, meant.targets);
  const { all, target } = fields(what);
  const isDescribed = what === 'self' || all !== undefined || target !== undefined;
  return isDescribed && !types.some((one) => one === type);
}

/** How words agree in a sentence: what waits for something has a "when" or "whenever" of its own. */
function agreementIn([said]: readonly Meaning[], number: Agreement['number']): Partial<Agreement> {
  const waiting = fields(said);
  if (waiting.do === 'delayedTrigger')
    return { number, preferred: wordsPreferred({ when: waiting.when ?? [] }, '') };
  // "Choose target card in a graveyard": it stays there.
  return waiting.said === 'chooseTarget' ? { number, preferred: ['in'] } : { number };
}

/** Whether an instruction is about several objects. */
function isOfSeveral(done: Meaning | undefined, { targets }: Meant): boolean {
  const { what, on, count } = fields(done);
  const { all, target } = fields(what ?? on);
  return (
    all !== undefined ||
    (typeof target === 'number' && isSpecOfSeveral(targets[target])) ||
    (typeof count === 'number' && what === undefined && count > 1)
  );
}

/** What is said of what triggers later has targets of its own. */
function inScope(said: Meaning, meant: Meant): Meaning {
  const { targets, ...others } = fields(said);
  return others.said === 'whenYouDo' || others.said === 'whenDone'
    ? dressed(others, { ...meant, targets: isList(targets) ? targets : [] })
    : dressed(said, meant);
}
