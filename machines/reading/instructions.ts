/** Instructions as data: "if you do" is tied to what it speaks of, and what has moved or was made can be spoken of. */
import { noteOn } from '../rules/state/origins.ts';
import { sameWords } from '../rules/state/same-words.ts';
import { isFields, isList, listOf, wordOf } from '../wording/meaning.ts';
import type { Meaning } from '../wording/syntax.ts';
import { amendLast, enteredAs, stillTheSame } from './amending.ts';
import { among, doneBy, forEachPlayer, spokenBy } from './by-players.ts';
import { changesOf } from './changes.ts';
import { chosenDiscard, chosenFromHand, melded, picked, restShuffled, taken, theRest } from './chosen.ts';
import { asBefore, type Going, goingOn, goOn, isOneOf } from './going-on.ts';
import { allDone, isBySaid, isDone, isIfDone, isPlain, reflexive, whenDone } from './if-done.ts';
import { doneIf, targetedAnyway, targetedIf } from './if-paid.ts';
import { aboutIt, waiting } from './later.ts';
import { nameFor } from './naming.ts';
import { forEachDone, forEachObject } from './one-by-one.ts';
import { plain } from './plain.ts';
import { costOf, resolved } from './references.ts';
import { replacing } from './replacements.ts';
import {
  type Fields,
  fields,
  isSeveralPlayers,
  type Mention,
  NotUnderstood,
  type Talk,
  withSaid,
} from './talk.ts';

/** Instructions in their order. */
export function instructionsOf(said: Meaning, talk: Talk): Meaning[] {
  const done: Meaning[] = [];
  let going: Going | undefined;
  let wentOn = false;
  for (const one of listOf(said)) {
    const before = done.length;
    const known = talk.mentions.length;
    const last = done.at(-1);
    instruction(fields(one), done, talk);
    // Where nothing was added, what was done before is amended, and both have said it.
    if (done.length > before) for (const what of done.slice(before)) noteOn(what, one);
    else if (done.at(-1) !== last) noteOn(done.at(-1), one);
    const spoken = talk.mentions.slice(known);
    // "Put that card into your hand and the rest into your graveyard": what becomes of the rest goes on with it.
    const isOfRest: boolean = wentOn && fields(one).said === 'rest';
    wentOn =
      going !== undefined &&
      done.length > before &&
      (isOfRest || spoken.some(({ was }) => isOneOf(going?.first ?? [], was)));
    if (wentOn) goOn(done, before);
    else going = goingOn(fields(one), talk, known);
    talk.clause++;
  }
  return done;
}

function instruction(said: Fields, done: Meaning[], talk: Talk): void {
  const previous = done.at(-1);
  const last = isFields(previous) ? previous : undefined;
  switch (said.said ?? said.do) {
    case 'ifYouDo': {
      if (last?.do === 'if' && last.else === undefined && isList(last.then)) {
        // What may be done only if something is so.
        const within = [...last.then];
        instruction(said, within, talk);
        done.pop();
        done.push({ ...last, then: within });
        return;
      }
      if (last === undefined || !isBySaid(said, last))
        throw new NotUnderstood('"if you do" after what somebody else does');
      // "Sacrifice a creature. If you do, …": there may be none.
      if (isPlain(last)) {
        instruction({ said: 'ifDone', then: said.then ?? [] }, done, talk);
        return;
      }
      if (last.do !== 'may') throw new NotUnderstood('"if you do" after what isn’t optional');
      done.pop();
      talk.before = talk.mentions.map((one) => ({ ...one }));
      const then = spokenBy(last.who, talk, () => instructionsOf(said.then ?? [], talk));
      const before = isList(last.then) ? last.then : [];
      if (before.length === 0) done.push({ ...last, then });
      else if (isSeveralPlayers(last.who)) throw new NotUnderstood('some do and others don’t');
      else {
        const end = fields(before.at(-1));
        const name = nameFor(talk, end);
        done.push(
          { ...last, then: [...before.slice(0, -1), end] },
          { do: 'if', condition: { holds: 'did', by: name }, then },
        );
      }
      return;
    }
    case 'otherwise': {
      if (last === undefined || last.do !== 'if')
        throw new NotUnderstood('"otherwise" after what has no condition');
      done.pop();
      asBefore(talk);
      const otherwise = instructionsOf(said.then ?? [], talk);
      targetedAnyway(otherwise, talk);
      done.push({ ...(last === talk.ifAfter ? orNot(last, otherwise) : last), else: otherwise });
      return;
    }
    case 'ifYouDont':
      if (last?.do === 'castWithoutPaying' && isBySaid(said, last)) {
        instruction({ ...said, said: 'ifYouCant' }, done, talk);
        return;
      }
      if (said.cast === true) throw new NotUnderstood('nothing may be cast');
      if (isIfDone(done) && isBySaid(said, fields(done.at(-2)))) {
        asBefore(talk);
        done.pop();
        done.push({ ...last, else: instructionsOf(said.then ?? [], talk) });
        return;
      }
      if (last === undefined || last.do !== 'may' || last.else !== undefined || !isBySaid(said, last))
        throw new NotUnderstood('"if you don’t" after what isn’t optional');
      done.pop();
      done.push({ ...last, else: spokenBy(last.who, talk, () => instructionsOf(said.then ?? [], talk)) });
      return;
    case 'doesTheSame': {
      if (last === undefined || !isPlain(last) || (last.who !== undefined && last.who !== 'you'))
        throw new NotUnderstood('nobody does the same as what you did');
      done.push({ ...last, who: resolved(said.who ?? 'you', talk) });
      return;
    }
    case 'newTargets':
      if ((said.several === true) !== isSeveralPlayers(last?.who))
        throw new NotUnderstood('others than these have copied it');
      amendLast(done, 'copySpell', 'nothing was copied', (copied) => ({ ...copied, newTargets: true }));
      return;
    case 'cantBeRegenerated':
      if (said.what !== undefined && !sameWords(resolved(said.what, talk), last?.what))
        throw new NotUnderstood('something else was destroyed');
      amendLast(done, 'destroy', 'nothing was destroyed', (one) => ({ ...one, cantBeRegenerated: true }));
      return;
    case 'spendOnly': {
      const on = resolved(said.on ?? '', talk);
      amendLast(done, 'addMana', 'no mana was added', (added) => ({ ...added, spendOnly: on }));
      return;
    }
    case 'whereX': {
      // What X is stands after what it is used in, and speaks of that: "… target creature, where X is its power".
      const { x: before, speaksOfX } = talk;
      const targets = talk.targets.length;
      talk.x = { said: 'x' };
      talk.speaksOfX = false;
      const then = instructionsOf(said.then ?? [], talk);
      if (!talk.speaksOfX) throw new NotUnderstood('nothing speaks of that X');
      talk.x = before;
      talk.speaksOfX = speaksOfX;
      talk.clause--;
      const x = resolved(said.x ?? 0, talk);
      for (const [index, spec] of talk.targets.entries())
        if (index >= targets) talk.targets[index] = fields(withSaid(spec, 'x', x));
      done.push(...then.map((one) => withSaid(one, 'x', x)));
      talk.clause++;
      return;
    }
    case 'choiceOf': {
      const what = resolved(said.what ?? 'self', talk, true);
      const options = (isList(said.options) ? said.options : []).map((one): Fields => {
        const ability = resolved(one, talk);
        const changes = [{ change: 'addAbilities', abilities: [ability] }];
        return {
          word: fields(ability).keyword ?? '',
          then: [{ do: 'modify', what, changes, until: said.until ?? 'forever' }],
        };
      });
      done.push({ do: 'oneOf', options });
      return;
    }
    case 'flipped':
      if (last?.do !== 'flipCoin') throw new NotUnderstood('no coin was flipped');
      done.pop();
      done.push({ ...last, [said.how === 'won' ? 'won' : 'lost']: instructionsOf(said.then ?? [], talk) });
      return;
    case 'chooseTarget':
      resolved(said.what ?? '', talk);
      return;
    case 'ofThoseInstead': {
      if (last === undefined || !['create', 'createCopy'].includes(wordOf(last.do)))
        throw new NotUnderstood('no tokens were created');
      done.pop();
      const then = [{ ...last, count: resolved(said.count ?? 1, talk) }];
      done.push({ do: 'if', condition: resolved(said.condition ?? {}, talk), then, else: [last] });
      return;
    }
    case 'forEach':
      done.push(forEachObject(said, talk, instructionsOf));
      return;
    case 'forEachDone':
      done.push(forEachDone(said, talk, instructionsOf));
      return;
    case 'forEachPlayer':
      done.push(...forEachPlayer(said, talk, instructionsOf));
      return;
    case 'playerDoes':
      done.push(...doneBy(said, talk, instructionsOf));
      return;
    case 'counteredTo':
      done.push(counteredTo(done.pop() ?? {}, said.to ?? {}));
      return;
    case 'tokensHave': {
      const token = fields(last?.token);
      if (last?.do !== 'create' || token.abilities !== undefined)
        throw new NotUnderstood('no token was created');
      done.pop();
      done.push({ ...last, token: { ...token, abilities: resolved(said.abilities ?? [], talk) } });
      return;
    }
    case 'cantBePrevented': {
      const cantBePrevented = said.condition === undefined ? true : resolved(said.condition, talk);
      amendLast(done, 'dealDamage', 'no damage was dealt', (dealt) => ({ ...dealt, cantBePrevented }));
      return;
    }
    case 'excessTo': {
      const excessTo = resolved(said.who ?? '', talk);
      amendLast(done, 'dealDamage', 'no damage was dealt', (dealt) => ({ ...dealt, excessTo }));
      return;
    }
    case 'asThough':
      amendLast(done, 'mayPlay', 'nothing may be played', (allowed) => ({
        ...allowed,
        asThough: said.mana ?? '',
      }));
      return;
    case 'ifDone': {
      if (last === undefined || !isDone(fields(said.does), last))
        throw new NotUnderstood('"if you do" after something else');
      done.pop();
      const by = nameFor(talk, last);
      talk.before = talk.mentions.map((one) => ({ ...one }));
      done.push(last, {
        do: 'if',
        condition: { holds: 'did', by },
        then: instructionsOf(said.then ?? [], talk),
      });
      return;
    }
    case 'ifYouCant': {
      if (last === undefined) throw new NotUnderstood('"if you can’t" after nothing');
      if (!isBySaid(said, last)) throw new NotUnderstood('"if you can’t" of what somebody else does');
      done.pop();
      const condition: Fields = { holds: 'not', of: allDone(last, nameFor(talk, last)) };
      done.push(last, { do: 'if', condition, then: instructionsOf(said.then ?? [], talk) });
      return;
    }
    case 'onceEachTurn':
      if (last?.do !== 'may') throw new NotUnderstood('nothing may be done');
      done.pop();
      done.push({ ...last, onceEachTurn: true });
      return;
    case 'still':
      amendLast(done, 'modify', 'nothing has become something else', stillTheSame);
      return;
    case 'faceDownAs':
      amendLast(done, 'turnFaceDown', 'nothing was turned face down', (turned) => ({
        ...turned,
        like: resolved(said.like ?? {}, talk),
      }));
      return;
    case 'copyTargets': {
      const target = resolved(said.what ?? 'self', talk, true);
      amendLast(done, 'copySpell', 'nothing was copied', (copied) => ({ ...copied, target }));
      return;
    }
    case 'options':
      done.push(among(said, talk, instructionsOf));
      return;
    case 'entersAs': {
      const entered = resolved(said.what ?? { said: 'it' }, talk, true);
      const changes = changesOf(said.changes ?? [], talk);
      amendLast(done, 'move', 'nothing was put onto the battlefield', (moved) =>
        enteredAs(moved, entered, changes),
      );
      return;
    }
    case 'lasts':
      amendLast(done, 'addMana', 'no mana was added', (added) => ({ ...added, lasts: true }));
      return;
    case 'whenYouDo':
      done.push(...reflexive(said, done, talk, instructionsOf));
      return;
    case 'whenDone':
      done.push(...whenDone(said, talk, instructionsOf));
      return;
    case 'later': {
      const when = resolved(said.when ?? {}, talk);
      const inner: Talk = { ...talk, mentions: talk.mentions.map((one) => ({ ...one })) };
      // "That player" is then whose step begins.
      if (isFields(fields(when).whose)) {
        inner.player = { event: 'player' };
        inner.resolved = new Map();
      }
      const targets = talk.targets.length;
      const condition = said.if === undefined ? undefined : resolved(said.if, inner);
      const effect = instructionsOf(said.then ?? [], inner);
      if (talk.targets.length > targets) throw new NotUnderstood('what is targeted later');
      talk.names = inner.names;
      // It was spoken of again; what becomes of it later isn't so yet.
      const known = talk.mentions.map(({ was }) => was);
      const again = inner.mentions.slice(known.length).filter(({ was }) => isOneOf(known, was));
      talk.mentions.push(...again.map((one) => ({ ...one, now: one.was })));
      done.push({ do: 'delayedTrigger', when: [when], ...aboutIt(effect, condition) });
      return;
    }
    case 'waits':
      if (said.until === undefined && (done.length === 0 || talk.kind === 'static'))
        throw new NotUnderstood('what triggers first is no part of what is done');
      done.push(waiting(said, talk, instructionsOf));
      return;
    case 'replaces':
      done.push(...replacing(said, talk, instructionsOf));
      return;
    case 'instead': {
      const instead = instructionsOf(said.of ?? [], talk);
      const condition = resolved(said.condition ?? {}, talk);
      const before = talk.targets.length;
      const then = doneIf(condition, said.then ?? [], talk, instructionsOf);
      // Which of them are targeted goes by what is paid (601.2c): of those that aren't then, nothing says so.
      if (before > 0 && talk.targets.length > before && fields(condition).holds === 'paid')
        throw new NotUnderstood('other targets instead of these');
      targetedIf(condition, before, talk);
      done.push({ do: 'if', condition, then, else: instead });
      return;
    }
    case 'pick':
      done.push(...picked(said, talk));
      return;
    case 'meldPair':
      done.push(...melded(said, talk));
      return;
    case 'take':
      done.push(...taken(said, talk));
      return;
    case 'rest':
      done.push(theRest(fields(said.to), talk));
      return;
    case 'restShuffled':
      done.push(restShuffled(said, talk));
      return;
    case 'chosenFromHand':
      done.push(chosenFromHand(said, done, talk));
      return;
    case 'chosenDiscard':
      done.push(chosenDiscard(said, done, talk));
      return;
    case 'if':
    case 'ifAfter': {
      if (talk.kind === 'triggered' && talk.clause === 1 && done.length === 0 && said.said === 'if')
        throw new NotUnderstood('an intervening if is no part of the effect');
      // After what it is asked for it speaks of that: "counter target spell if it's red".
      const early = said.said === 'if' ? resolved(said.condition ?? {}, talk) : undefined;
      if (early !== undefined) talk.clause++;
      talk.before = talk.mentions.map((one) => ({ ...one }));
      const targets = talk.targets.length;
      const then = doneIf(early ?? {}, said.then ?? [], talk, instructionsOf);
      if (early === undefined && fields(then.at(-1)).except !== undefined)
        throw new NotUnderstood('"if" after an exception is part of that');
      const condition = early ?? askedBeforeIt(said.condition ?? {}, then, talk);
      targetedIf(condition, targets, talk);
      const otherwise = said.else === undefined ? {} : { else: instructionsOf(said.else, talk) };
      if (said.else !== undefined && talk.mentions.at(-1)?.several === true)
        throw new NotUnderstood('what is done depends on one object');
      const conditional: Fields = { do: 'if', condition, then, ...otherwise };
      if (said.said === 'ifAfter') talk.ifAfter = conditional;
      done.push(conditional);
      return;
    }
    case 'may': {
      const who = said.who === undefined ? undefined : resolved(said.who, talk);
      const optional = takenOrNot(said.then);
      if (optional !== undefined) {
        done.push(...taken(optional, talk));
        return;
      }
      // "You may counter it unless …": whoever pays, nothing may be done.
      if (said.cost === undefined && fields(listOf(said.then)[0]).do === 'unless')
        throw new NotUnderstood('"unless" is of the whole sentence');
      const then = spokenBy(who, talk, () => instructionsOf(said.then ?? [], talk));
      if (isFields(who)) talk.player = who;
      const may: Fields = {
        do: 'may',
        ...(who === undefined || who === 'you' ? {} : { who }),
        ...(said.cost === undefined ? {} : { cost: costOf(said.cost, talk) }),
        ...(said.anyNumberOfTimes === true ? { anyNumberOfTimes: true } : {}),
        then,
      };
      if (said.anyNumberOfTimes === true) talk.counted = may;
      done.push(may);
      return;
    }
    case 'unless': {
      const { else: otherwise, cost, who } = said;
      // "Each player loses 2 life unless they discard a card."
      const isByEach = isSeveralPlayers(who);
      const inner = isByEach
        ? spokenBy(who, talk, () => instructionsOf(otherwise ?? [], talk))
        : instructionsOf(otherwise ?? [], talk);
      if (!isByEach && fields(who).said === 'they' && inner.some((one) => isSeveralPlayers(fields(one).who)))
        throw new NotUnderstood('"they" is each of those who do it');
      done.push({
        do: 'unless',
        who: resolved(who ?? 'you', talk),
        cost: costOf(cost ?? [], talk),
        ...(said.times === undefined ? {} : { times: resolved(said.times, talk) }),
        else: inner,
      });
      return;
    }
    default:
      done.push(plain(said, talk));
  }
}

/** What is asked before something is cast isn't asked of the spell that it will be. */
function askedBeforeIt(condition: Meaning, then: readonly Meaning[], talk: Talk): Meaning {
  const { do: does, what } = fields(then.at(-1));
  if (does !== 'castWithoutPaying' && does !== 'cast') return resolved(condition, talk);
  const isOfSpell = ({ was, like }: Mention) =>
    sameWords(was, what) && fields(like).stackObject !== undefined;
  const before: Talk = { ...talk, mentions: talk.mentions.filter((one) => !isOfSpell(one)) };
  const asked = resolved(condition, before);
  talk.names = before.names;
  return asked;
}

/** "You may put a land card from among them into your hand": none or one is chosen. */
function takenOrNot(then: Meaning | undefined): Fields | undefined {
  const [take, ...others] = isList(then) ? then : [];
  const said = fields(take);
  const { min, max } = fields(said.count);
  return said.said === 'take' && others.length === 0 && min === 1 && max === 1 && said.rest === undefined
    ? { ...said, count: { min: 0, max } }
    : undefined;
}

/** "You may … if …. Otherwise, …": what is done otherwise is done as well where somebody may and doesn't. */
function orNot({ then, ...others }: Fields, otherwise: readonly Meaning[]): Fields {
  const [only, ...more] = isList(then) ? then : [];
  const may = fields(only);
  return may.do === 'may' && may.else === undefined && more.length === 0
    ? { ...others, then: [{ ...may, else: otherwise }] }
    : { ...others, then: then ?? [] };
}

/** Where a spell goes that is countered, or would be unless something is paid. */
function counteredTo(countering: Meaning, to: Meaning): Meaning {
  const said = fields(countering);
  if (said.do === 'counter') return { ...said, to };
  const [only, ...others] = isList(said.else) ? said.else : [];
  if (said.do !== 'unless' || only === undefined || others.length > 0)
    throw new NotUnderstood('nothing was countered');
  return { ...said, else: [counteredTo(only, to)] };
}
