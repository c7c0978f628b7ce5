/** Instructions as data: "if you do" is tied to what it speaks of, and what has moved or was made can be spoken of. */
import { isFields } from '../wording/meaning.ts';
import type { Meaning } from '../wording/syntax.ts';
import { changesOf, costOf, resolved, sortsOf } from './references.ts';
import { type Fields, fields, isList, mention, NotUnderstood, type Talk } from './talk.ts';

/** Instructions in their order. */
export function instructionsOf(said: Meaning, talk: Talk): Meaning[] {
  const done: Meaning[] = [];
  for (const one of isList(said) ? said : [said]) {
    instruction(fields(one), done, talk);
    talk.clause++;
  }
  return done;
}

export const nameFor = (talk: Talk, instruction: Fields): string => {
  const had = instruction.as;
  if (typeof had === 'string') return had;
  const name = `${String(instruction.do)}${++talk.names === 1 ? '' : ` ${talk.names}`}`;
  instruction.as = name;
  return name;
};

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
      done.push({ ...last, else: instructionsOf(said.then ?? [], talk) });
      return;
    }
    case 'newTargets':
      if (last === undefined || last.do !== 'copySpell')
        throw new NotUnderstood('new targets for what isn’t copied');
      done.pop();
      done.push({ ...last, newTargets: true });
      return;
    case 'cantBeRegenerated':
      if (last === undefined || last.do !== 'destroy') throw new NotUnderstood('nothing was destroyed');
      done.pop();
      done.push({ ...last, cantBeRegenerated: true });
      return;
    case 'spendOnly':
      if (last === undefined || last.do !== 'addMana') throw new NotUnderstood('no mana was added');
      done.pop();
      done.push({ ...last, spendOnly: { on: resolved(said.on ?? {}, talk) } });
      return;
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
    case 'later': {
      const about = talk.mentions.filter((one) => one.sort === 'object').at(-1);
      const inner: Talk = { ...talk, targets: talk.targets, mentions: [...talk.mentions] };
      const effect = instructionsOf(said.then ?? [], inner);
      void about;
      done.push({ do: 'delayedTrigger', when: [said.when ?? {}], effect });
      return;
    }
    case 'if': {
      if (talk.kind === 'triggered' && talk.clause === 1 && done.length === 0 && said.said === 'if')
        throw new NotUnderstood('an intervening if is no part of the effect');
      // After what it is asked for it speaks of that: "counter target spell if it's red".
      const early = said.said === 'if' ? resolved(said.condition ?? {}, talk) : undefined;
      const then = instructionsOf(said.then ?? [], talk);
      done.push({ do: 'if', condition: early ?? resolved(said.condition ?? {}, talk), then });
      return;
    }
    case 'may': {
      const who = said.who === undefined ? undefined : resolved(said.who, talk);
      const within: Talk = talk;
      const then = instructionsOf(said.then ?? [], within);
      done.push({
        do: 'may',
        ...(who === undefined || who === 'you' ? {} : { who }),
        ...(said.cost === undefined ? {} : { cost: costOf(said.cost, talk) }),
        then,
      });
      return;
    }
    case 'unless': {
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

/** One instruction that holds no others. */
function plain(said: Fields, talk: Talk): Meaning {
  const { said: how, at: _at, recipients, source, predefined, changes, ...rest } = said;
  const acting = !['dealDamage', 'gainLife', 'loseLife'].includes(String(rest.do));
  talk.subject = source;
  if (predefined !== undefined) throw new NotUnderstood('predefined tokens');
  const before = talk.player;
  if ([rest.who, recipients, fields(recipients).players].some(isSeveralPlayers)) talk.player = 'they';
  const whole = resolved(
    {
      ...rest,
      ...(source === undefined ? {} : { source }),
      ...(recipients === undefined ? {} : { recipients }),
    },
    talk,
    acting,
  );
  const { recipients: whom, source: by, ...result } = fields(whole);
  if (talk.player === 'they') talk.player = before;
  if (isFields(result.who)) talk.player = result.who;
  if (changes !== undefined) result.changes = changesOf(changes, talk);
  if (by !== undefined && by !== 'self') result.source = by;
  if (whom !== undefined) Object.assign(result, whomOf(whom, talk));
  if (how === 'sacrifice') {
    const { what, ...others } = result;
    for (const key of Object.keys(result)) delete result[key];
    Object.assign(result, others, { filter: what ?? {}, count: others.count ?? 1 });
  }
  if (result.who === 'you' && !saysWho.has(String(result.do))) delete result.who;
  afterwards(result, talk);
  return result;
}

/** Whether each of them is "they" in the rest of what they do. */
const isSeveralPlayers = (who: Meaning | undefined): boolean =>
  who === 'everyone' || who === 'opponents' || who === 'everyoneElse';

/** Instructions that always say who does it. */
const saysWho = new Set([
  'discard',
  'mill',
  'loseLife',
  'sacrifice',
  'shuffle',
  'setLife',
  'extraTurn',
  'win',
  'lose',
  'skip',
]);

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

/** What has moved is another object from then on, and what was made can be spoken of. */
function afterwards(done: Fields, talk: Talk): void {
  const kind = String(done.do);
  if (['exile', 'move'].includes(kind)) {
    const what = JSON.stringify(done.what);
    for (const one of talk.mentions)
      if (JSON.stringify(one.now) === what) {
        one.now = lazyName(done, talk);
        one.isCard = true;
      }
  }
  if (['create', 'createCopy', 'copySpell'].includes(kind)) {
    const several = done.count !== undefined && done.count !== 1;
    mention(talk, lazyName(done, talk), 'object', several, { like: likeToken(done) });
  }
  if (kind === 'sacrifice' && done.filter !== undefined)
    mention(talk, lazyName(done, talk), 'object', done.count !== 1, { like: done.filter, isCard: true });
  if (
    ['dealDamage', 'gainLife', 'loseLife', 'draw', 'discard', 'mill'].includes(kind) &&
    talk.amount === undefined
  )
    return;
}

/** How what was made is described. */
function likeToken({ token }: Fields): Meaning | undefined {
  if (!isFields(token)) return undefined;
  const { types = [], subtypes = [] } = token;
  return { token: true, type: types, subtype: subtypes };
}

/** A reference to what an instruction did: its name is given when it is asked for. */
function lazyName(done: Fields, talk: Talk): Meaning {
  return { named: nameFor(talk, done) };
}
