/** Instructions as data: "if you do" is tied to what it speaks of, and what has moved or was made can be spoken of. */
import { sameWords } from '../rules/state/same-words.ts';
import { isFields, isList, wordOf } from '../wording/meaning.ts';
import type { Meaning } from '../wording/syntax.ts';
import { amendLast, stillTheSame } from './amending.ts';
import { chosenDiscard, chosenFromHand, picked, taken, theRest } from './chosen.ts';
import { aboutIt, waiting } from './later.ts';
import { afterwards, nameFor } from './naming.ts';
import { changesOf, costOf, resolved, sortsOf } from './references.ts';
import { replacing } from './replacements.ts';
import { type Fields, fields, NotUnderstood, type Talk } from './talk.ts';

/** Instructions in their order. */
export function instructionsOf(said: Meaning, talk: Talk): Meaning[] {
  const done: Meaning[] = [];
  let going: Going | undefined;
  for (const one of isList(said) ? said : [said]) {
    const before = done.length;
    const known = talk.mentions.length;
    instruction(fields(one), done, talk);
    const spoken = talk.mentions.slice(known);
    if (
      going !== undefined &&
      done.length > before &&
      spoken.some(({ was }) => isOneOf(going?.first ?? [], was))
    )
      goOn(done, before);
    else going = goingOn(fields(one), talk, known);
    talk.clause++;
  }
  return done;
}

/** What only the sentence before spoke of, which was said with an "if". */
interface Going {
  readonly first: readonly Meaning[];
}

/** After "if you do, destroy target creature" a sentence about that creature goes on with what is done only then. */
function goingOn({ said, do: does }: Fields, { mentions }: Talk, known: number): Going | undefined {
  if (said !== 'ifYouDo' && said !== 'if' && does !== 'if') return undefined;
  const before = mentions.slice(0, known).map(({ was }) => was);
  return { first: mentions.slice(known).flatMap(({ was }) => (isOneOf(before, was) ? [] : [was])) };
}

const isOneOf = (refs: readonly Meaning[], ref: Meaning): boolean => refs.some((one) => sameWords(one, ref));

/** Puts what was done since into what is done only if. */
function goOn(done: Meaning[], since: number): void {
  const more = done.splice(since);
  const last = fields(done.pop());
  done.push({ ...last, then: [...(isList(last.then) ? last.then : []), ...more] });
}

function instruction(said: Fields, done: Meaning[], talk: Talk): void {
  const previous = done.at(-1);
  const last = isFields(previous) ? previous : undefined;
  switch (said.said ?? said.do) {
    case 'ifYouDo': {
      if (last === undefined || last.do !== 'may')
        throw new NotUnderstood('"if you do" after what isn’t optional');
      done.pop();
      const then = instructionsOf(said.then ?? [], talk);
      const before = isList(last.then) ? last.then : [];
      if (before.length === 0) done.push({ ...last, then });
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
      done.push({ ...last, else: instructionsOf(said.then ?? [], talk) });
      return;
    }
    case 'ifYouDont':
      if (last === undefined || last.do !== 'may' || last.else !== undefined)
        throw new NotUnderstood('"if you don’t" after what isn’t optional');
      done.pop();
      done.push({ ...last, else: instructionsOf(said.then ?? [], talk) });
      return;
    case 'newTargets':
      amendLast(done, 'copySpell', 'nothing was copied', (copied) => ({ ...copied, newTargets: true }));
      return;
    case 'cantBeRegenerated':
      amendLast(done, 'destroy', 'nothing was destroyed', (one) => ({ ...one, cantBeRegenerated: true }));
      return;
    case 'spendOnly': {
      const on = resolved(said.on ?? '', talk);
      amendLast(done, 'addMana', 'no mana was added', (added) => ({ ...added, spendOnly: on }));
      return;
    }
    case 'whereX': {
      // What X is stands after what it is used in, and speaks of that: "… target creature, where X is its power".
      const before = talk.x;
      talk.x = { said: 'x' };
      const then = instructionsOf(said.then ?? [], talk);
      talk.x = before;
      talk.clause--;
      done.push(...withX(then, resolved(said.x ?? 0, talk)));
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
    case 'playerDoes':
      done.push(...doneBy(said, talk));
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
      if (last === undefined) throw new NotUnderstood('"if you do" after nothing');
      done.pop();
      const by = nameFor(talk, last);
      done.push(last, {
        do: 'if',
        condition: { holds: 'did', by },
        then: instructionsOf(said.then ?? [], talk),
      });
      return;
    }
    case 'ifYouCant': {
      if (last === undefined) throw new NotUnderstood('"if you can’t" after nothing');
      done.pop();
      const by = nameFor(talk, last);
      const then = instructionsOf(said.then ?? [], talk);
      done.push(last, { do: 'if', condition: { holds: 'not', of: { holds: 'did', by } }, then });
      return;
    }
    case 'still':
      amendLast(done, 'modify', 'nothing has become something else', stillTheSame);
      return;
    case 'lasts':
      amendLast(done, 'addMana', 'no mana was added', (added) => ({ ...added, lasts: true }));
      return;
    case 'whenYouDo':
      done.push(...reflexive(said, done, talk));
      return;
    case 'later': {
      const inner: Talk = { ...talk, mentions: [...talk.mentions] };
      const targets = talk.targets.length;
      const effect = instructionsOf(said.then ?? [], inner);
      if (talk.targets.length > targets) throw new NotUnderstood('what is targeted later');
      talk.names = inner.names;
      const known = talk.mentions.map(({ was }) => was);
      talk.mentions.push(...inner.mentions.slice(known.length).filter(({ was }) => isOneOf(known, was)));
      done.push({ do: 'delayedTrigger', when: [said.when ?? {}], ...aboutIt(effect) });
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
      done.push({ do: 'if', condition, then: instructionsOf(said.then ?? [], talk), else: instead });
      return;
    }
    case 'pick':
      done.push(...picked(said, talk));
      return;
    case 'take':
      done.push(...taken(said, talk));
      return;
    case 'rest':
      done.push(theRest(fields(said.to), talk));
      return;
    case 'chosenFromHand':
      done.push(chosenFromHand(said, done, talk));
      return;
    case 'chosenDiscard':
      done.push(chosenDiscard(said, done, talk));
      return;
    case 'if': {
      if (talk.kind === 'triggered' && talk.clause === 1 && done.length === 0 && said.said === 'if')
        throw new NotUnderstood('an intervening if is no part of the effect');
      // After what it is asked for it speaks of that: "counter target spell if it's red".
      const early = said.said === 'if' ? resolved(said.condition ?? {}, talk) : undefined;
      talk.before = talk.mentions.map((one) => ({ ...one }));
      const then = instructionsOf(said.then ?? [], talk);
      if (early === undefined && fields(then.at(-1)).except !== undefined)
        throw new NotUnderstood('"if" after an exception is part of that');
      done.push({ do: 'if', condition: early ?? resolved(said.condition ?? {}, talk), then });
      return;
    }
    case 'may': {
      const who = said.who === undefined ? undefined : resolved(said.who, talk);
      const optional = takenOrNot(said.then);
      if (optional !== undefined) {
        done.push(...taken(optional, talk));
        return;
      }
      const then = instructionsOf(said.then ?? [], talk);
      done.push({
        do: 'may',
        ...(who === undefined || who === 'you' ? {} : { who }),
        ...(said.cost === undefined ? {} : { cost: costOf(said.cost, talk) }),
        then,
      });
      return;
    }
    case 'unless': {
      // What may be done is the whole of it, its "unless" included.
      if (isList(said.else) && fields(said.else[0]).do === 'may')
        throw new NotUnderstood('"unless" is part of what may be done');
      const { else: otherwise, cost, who } = said;
      const inner = instructionsOf(otherwise ?? [], talk);
      done.push({
        do: 'unless',
        who: resolved(who ?? 'you', talk),
        cost: costOf(cost ?? [], talk),
        else: inner,
      });
      return;
    }
    default:
      done.push(plain(said, talk));
  }
}

/** What is done otherwise speaks of things as they were before what isn't done then. */
function asBefore(talk: Talk): void {
  if (talk.before !== undefined) talk.mentions.splice(0, talk.mentions.length, ...talk.before);
}

/** The same with what X is. */
const withX = (said: readonly Meaning[], x: Meaning): Meaning[] => said.map((one) => xIn(one, x));
const xIn = (value: Meaning, x: Meaning): Meaning =>
  isList(value)
    ? value.map((part) => xIn(part, x))
    : !isFields(value)
      ? value
      : value.said === 'x'
        ? x
        : Object.fromEntries(Object.entries(value).map(([key, part]) => [key, xIn(part, x)]));

/** "You may put a land card from among them into your hand": none or one is chosen. */
function takenOrNot(then: Meaning | undefined): Fields | undefined {
  const [take, ...others] = isList(then) ? then : [];
  const said = fields(take);
  const { min, max } = fields(said.count);
  return said.said === 'take' && others.length === 0 && min === 1 && max === 1 && said.rest === undefined
    ? { ...said, count: { min: 0, max } }
    : undefined;
}

/** "When you do, …": what was done before it gets a name, and it triggers once that is done (603.12). */
function reflexive(said: Fields, done: Meaning[], talk: Talk): Meaning[] {
  const previous = fields(done.pop());
  if (previous.do !== 'may') throw new NotUnderstood('"when you do" after what isn’t optional');
  const inner: Talk = { ...talk, targets: [], mentions: [...talk.mentions] };
  const effect = instructionsOf(said.then ?? [], inner);
  const before = isList(previous.then) ? previous.then : [];
  const end = fields(before.at(-1) ?? {});
  const isPaid = before.length === 0;
  const after = nameFor(talk, isPaid ? previous : end);
  talk.names = Math.max(talk.names, inner.names);
  return [
    isPaid ? previous : { ...previous, then: [...before.slice(0, -1), end] },
    { do: 'reflexive', after, ...(inner.targets.length === 0 ? {} : { targets: inner.targets }), effect },
  ];
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

/** What a player does, who is "they" in it; of several players each. */
function doneBy({ who = 'you', then = [] }: Fields, talk: Talk): Meaning[] {
  if (who === 'you') return instructionsOf(then, talk);
  const before = talk.player;
  const isOfSeveral = isSeveralPlayers(who);
  const player = resolved(who, talk);
  talk.player = isOfSeveral ? 'they' : player;
  const done = instructionsOf(then, talk);
  if (!isOfSeveral) return done;
  talk.player = before;
  return done.map((one) => (fields(one).who === undefined ? ofAll(one, player) : one));
}

/** What each of several players does to what is theirs is done to what is any of theirs. */
function ofAll(value: Meaning, players: Meaning): Meaning {
  if (isList(value)) return value.map((part) => ofAll(part, players));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]): readonly [string, Meaning][] =>
      part !== 'they' || (key !== 'owner' && key !== 'controller')
        ? [[key, ofAll(part, players)]]
        : players === 'everyone'
          ? []
          : [[key, players]],
    ),
  );
}

/** One instruction that holds no others. */
function plain(said: Fields, talk: Talk): Meaning {
  const { said: how, recipients, source, changes, ...rest } = said;
  const acting = !['dealDamage', 'gainLife', 'loseLife'].includes(wordOf(rest.do));
  talk.subject = source;
  const before = talk.player;
  if ([rest.who, recipients, fields(recipients).players].some(isSeveralPlayers)) talk.player = 'they';
  const whole = resolved(
    {
      ...withAnother(rest),
      ...(source === undefined ? {} : { source }),
      ...(recipients === undefined ? {} : { recipients }),
    },
    talk,
    acting,
  );
  const { recipients: whom, source: by, and, ...result } = fields(whole);
  if (talk.player === 'they') talk.player = before;
  if (isFields(result.who)) talk.player = result.who;
  if (changes !== undefined) result.changes = changesOf(changes, talk);
  if (by !== undefined && by !== 'self') result.source = by;
  if (whom !== undefined) Object.assign(result, whomOf(whom, talk));
  if (and !== undefined) {
    const { recipients: others, ...more } = fields(and);
    result.and = [{ ...more, ...whomOf(others ?? {}, talk) }];
  }
  if (how === 'sacrifice') {
    const { what, ...others } = result;
    for (const key of Object.keys(result)) delete result[key];
    Object.assign(result, others, { filter: what ?? {}, count: others.count ?? 1 });
  }
  if (result.do === 'copySpell' && isCard(result.what ?? '', talk)) result.do = 'copyCard';
  if (result.do === 'search') Object.assign(result, searched(result));
  if (result.do === 'create') Object.assign(result, sizeOf(said.token, talk));
  afterwards(result, talk);
  return result;
}

/** What fights or blocks "it" isn't that itself: it was spoken of before. */
function withAnother(rest: Fields): Fields {
  const before = (what: Meaning | undefined): Meaning =>
    fields(what).said === 'it' ? { ...fields(what), before: true } : (what ?? null);
  if (rest.do === 'fight') return { ...rest, second: before(rest.second) };
  if (!isList(rest.rules)) return rest;
  const rules = rest.rules.map((one): Meaning => {
    const rule = fields(one);
    return rule.rule === 'mustBlock' && rule.what !== undefined ? { ...rule, what: before(rule.what) } : rule;
  });
  return { ...rest, rules };
}

/** Whether each of them is "they" in the rest of what they do. */
const isSeveralPlayers = (who: Meaning | undefined): boolean =>
  fields(who).said === 'eachOther' || who === 'everyone' || who === 'opponents' || who === 'everyoneElse';

/** Cards of a kind don't have to be found, others do (701.23c-d). */
function searched({ for: what, count }: Fields): Fields {
  return Object.keys(fields(what)).join() === 'zone' ? { for: {} } : { count: { ...fields(count), min: 0 } };
}

/** The size that a token gets as it is created, where it isn't printed on it (111.3). */
function sizeOf(token: Meaning | undefined, talk: Talk): Fields {
  const { said, size } = fields(token);
  const { power, toughness } = fields(size);
  if (said !== 'token' || !(isFields(power) || isFields(toughness))) return {};
  return { size: resolved({ power: power ?? 0, toughness: toughness ?? 0 }, talk) };
}

/** Whether it is a card that was spoken of, which is copied where it is (707.12). */
const isCard = (what: Meaning, { mentions }: Talk): boolean =>
  mentions.some(({ now, isCard: itIs }) => itIs === true && sameWords(now, what));

function whomOf(whom: Meaning, talk: Talk): Fields {
  if (isFields(whom) && ('players' in whom || 'objects' in whom)) {
    const { players, objects } = whom;
    return {
      ...(objects === undefined ? {} : { to: objects }),
      ...(players === undefined ? {} : { toPlayers: players }),
    };
  }
  const sorts = sortsOf(whom, talk);
  return { ...(sorts.objects ? { to: whom } : {}), ...(sorts.players ? { toPlayers: whom } : {}) };
}
