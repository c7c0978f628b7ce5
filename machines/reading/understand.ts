/**
 * What was said becomes data: targets are numbered, pronouns resolved, "if you do" is tied to what it speaks of. Here and
 * nowhere else is what a sentence means that depends on those before it.
 *
 * A pronoun has one rule. "It" is the one object that the last clause that spoke of a single object spoke of; where that
 * clause spoke of several, nothing is understood.
 */
import { isFields, keyOf } from '../wording/meaning.ts';
import type { Meaning } from '../wording/syntax.ts';
import type { Facts } from './facts.ts';

type Fields = Record<string, Meaning>;
const isList = (value: Meaning | undefined): value is readonly Meaning[] => Array.isArray(value);

/** Why a text isn't understood. */
export class NotUnderstood extends Error {}

interface Mention {
  readonly sort: 'object' | 'player';
  readonly several: boolean;
  /** What it is called in what asks about it as it was, and in what is done to it: a card that has moved is another object. */
  readonly was: Meaning;
  now: Meaning;
  /** The clause that spoke of it. */
  readonly clause: number;
}

/** What has been said in an ability so far. */
interface Talk {
  readonly facts: Facts;
  readonly kind: string;
  readonly targets: Fields[];
  readonly mentions: Mention[];
  clause: number;
  /** Names that instructions give, and how many. */
  names: number;
  amount: Meaning | undefined;
  /** The players of which one is spoken as "they", or "that player". */
  player: Meaning | undefined;
  /** The cost's part that can be named. */
  readonly cost: readonly Fields[];
  /** What `<x>` is said to be. */
  x: Meaning | undefined;
  readonly resolved: Map<string, Meaning>;
}

const fields = (value: Meaning | undefined): Fields => (isFields(value) ? { ...value } : {});

/** The abilities of a paragraph, as data. */
export function understood(said: Meaning, facts: Facts): readonly Meaning[] {
  return (isList(said) ? said : [said]).flatMap((ability) => abilitiesOf(fields(ability), facts));
}

function abilitiesOf(said: Fields, facts: Facts): readonly Meaning[] {
  switch (said.kind) {
    case 'keyword':
      return [keywordOf(said, facts)];
    case 'static':
      return staticOf(said, facts);
    default:
      return [resolvingOf(said, facts)];
  }
}

function newTalk(facts: Facts, kind: string, cost: readonly Fields[] = []): Talk {
  return {
    facts,
    kind,
    targets: [],
    mentions: [],
    clause: 0,
    names: 0,
    amount: undefined,
    player: undefined,
    cost,
    x: undefined,
    resolved: new Map(),
  };
}

function keywordOf(said: Fields, facts: Facts): Meaning {
  const { cost, said: how, at: _at, ...rest } = said;
  const object = rest.object;
  const quality =
    how === 'quality' && isFields(object) && typeof object.color === 'string'
      ? { quality: colorNames[object.color] ?? '' }
      : {};
  return {
    ...rest,
    ...(cost === undefined ? {} : { cost: costOf(cost, newTalk(facts, 'keyword')) }),
    ...quality,
  };
}
const colorNames: Readonly<Record<string, string>> = {
  W: 'white',
  U: 'blue',
  B: 'black',
  R: 'red',
  G: 'green',
};

function costOf(said: Meaning, talk: Talk): Fields[] {
  return (isList(said) ? said : [said]).map((one) => {
    const { place, count, what, ...rest } = fields(one);
    const part: Fields = { ...rest };
    if (what !== undefined) part.what = place === undefined ? what : { ...fields(what), ...fields(place) };
    if (count !== undefined && (count !== 1 || countsOne.has(String(rest.pay)))) part.count = count;
    return fields(resolved(part, talk));
  });
}
/** Parts that always say how many. */
const countsOne = new Set(['mill', 'exileTop', 'removeCounters', 'putCounters', 'tapPermanents']);

function staticOf(said: Fields, facts: Facts): readonly Meaning[] {
  const { affects, ...rest } = said;
  const talk = newTalk(facts, 'static');
  if (affects === undefined) mention(talk, 'self', 'object', false);
  const about = affects === undefined || affects === 'self' ? {} : { affects: resolved(affects, talk) };
  if (affects !== undefined && isFields(about.affects ?? null) && 'target' in fields(about.affects))
    throw new NotUnderstood('a static ability has no target');
  const parts = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [
      key,
      key === 'changes'
        ? changesOf(value, talk)
        : key === 'additionalCost'
          ? { cost: costOf(fields(value).cost ?? [], talk) }
          : resolved(value, talk),
    ]),
  );
  if (talk.targets.length > 0) throw new NotUnderstood('a static ability has no target');
  return [{ ...parts, ...about }];
}

function resolvingOf(said: Fields, facts: Facts): Meaning {
  const cost = said.cost === undefined ? [] : costOf(said.cost, newTalk(facts, 'cost'));
  const talk = newTalk(facts, String(said.kind), cost);
  const { effect, modes, when, cost: _cost, if: condition, abilityWord, limits, ...rest } = said;
  const triggers = when === undefined ? undefined : triggersOf(when, talk);
  const intervening = condition === undefined ? undefined : resolved(condition, talk);
  const did = effect === undefined ? undefined : instructionsOf(effect, talk);
  const choices = modes === undefined ? undefined : modesOf(modes, talk);
  return {
    ...rest,
    ...(abilityWord === undefined ? {} : { abilityWord }),
    ...(triggers === undefined ? {} : { when: triggers }),
    ...(intervening === undefined ? {} : { if: intervening }),
    ...(said.cost === undefined ? {} : { cost }),
    ...(talk.targets.length === 0 ? {} : { targets: talk.targets }),
    ...(did === undefined ? (said.kind === 'spell' ? {} : { effect: [] }) : { effect: did }),
    ...(choices === undefined ? {} : { modes: choices }),
    ...(limits === undefined ? {} : { limits: resolved(limits, talk) }),
  };
}

function modesOf(said: Meaning, talk: Talk): Meaning {
  const { choose, options } = fields(said);
  const list = isList(options) ? options : [];
  const range = fields(choose);
  const max = range.max === 'options' ? list.length : range.max;
  return {
    choose: { ...range, ...(max === undefined ? {} : { max }) },
    options: list.map((option) => {
      const within: Talk = { ...talk, targets: [], mentions: [...talk.mentions], resolved: new Map() };
      const effect = instructionsOf(fields(option).effect ?? [], within);
      return { ...(within.targets.length === 0 ? {} : { targets: within.targets }), effect };
    }),
  };
}

/** Trigger conditions; what the event is about is what "it" means at first. */
function triggersOf(said: Meaning, talk: Talk): Meaning {
  const conditions = (isList(said) ? said : [said]).flatMap((one): readonly Fields[] => {
    const { one: object, or, oneOrMore, said: how, at: _at, ...rest } = fields(one);
    const key = rest.on === 'dealsDamage' ? 'source' : 'object';
    const make = (what: Meaning): Fields => {
      const filter =
        isFields(what) && how === 'underYourControl'
          ? { ...what, controller: 'you' }
          : isFields(what) && how === 'underOpponentsControl'
            ? { ...what, controller: 'opponents' }
            : what;
      return { ...rest, [key]: filter, ...(oneOrMore === true ? { oneOrMore: true } : {}) };
    };
    return object === undefined ? [rest] : or === undefined ? [make(object)] : [make(object), make(or)];
  });
  const objects = conditions.flatMap((one) =>
    [one.object ?? one.source ?? one.spell ?? one.card].flatMap((what) => (what === undefined ? [] : [what])),
  );
  const several = conditions.some((one) => one.oneOrMore === true);
  const first = objects[0];
  if (first !== undefined) {
    const isSelf = objects.every((what) => what === 'self');
    const ref: Meaning = isSelf
      ? 'self'
      : { event: conditions.every((one) => one.on === 'dealsDamage') ? 'source' : 'object' };
    mention(talk, ref, 'object', several);
  }
  if (
    conditions.some((one) =>
      [
        'cast',
        'dealsDamage',
        'begins',
        'draws',
        'discards',
        'gainsLife',
        'losesLife',
        'sacrificed',
        'tappedForMana',
        'playerAttacks',
        'landPlayed',
        'performs',
      ].includes(String(one.on)),
    )
  )
    talk.player = { event: 'player' };
  else if (conditions.every((one) => one.on === 'attacks')) talk.player = { event: 'otherPlayer' };
  if (
    conditions.some((one) =>
      ['dealsDamage', 'dealtDamage', 'gainsLife', 'losesLife'].includes(String(one.on)),
    )
  )
    talk.amount = { number: 'eventAmount' };
  talk.clause++;
  return conditions.map((one) => resolved(one, talk));
}

function mention(
  talk: Talk,
  ref: Meaning,
  sort: Mention['sort'],
  several: boolean,
  now: Meaning = ref,
): void {
  talk.mentions.push({ sort, several, was: ref, now, clause: talk.clause });
}

/** The object that "it" means, or those that "them" does. */
function spokenOf(talk: Talk, several: boolean): Mention {
  const all = talk.mentions.filter((one) => one.sort === 'object' && one.several === several);
  const last = all.at(-1);
  if (last === undefined)
    throw new NotUnderstood(
      several ? 'nobody has spoken of several objects' : 'nobody has spoken of one object',
    );
  const others = all.filter(
    (one) => one.clause === last.clause && JSON.stringify(one.was) !== JSON.stringify(last.was),
  );
  const serious = talk.kind === 'spell' ? others.filter((one) => one.was !== 'self') : others;
  if (serious.length > 0 && !(talk.kind === 'spell' && last.was === 'self'))
    throw new NotUnderstood('it could be one or the other');
  return last;
}

/** All that is said in a part, resolved in the order in which it stands. */
function resolved(value: Meaning, talk: Talk, acting = false): Meaning {
  const places: { readonly at: number; readonly node: Fields }[] = [];
  const collect = (part: Meaning) => {
    if (isList(part)) part.forEach(collect);
    else if (isFields(part)) {
      if (typeof part.said === 'string' && simple.has(part.said))
        places.push({ at: Number(part.at ?? 0), node: part });
      Object.values(part).forEach(collect);
    }
  };
  collect(value);
  for (const { node } of places.sort((a, b) => a.at - b.at)) resolveOne(node, talk, acting);
  return substituted(value, talk, acting);
}

const simple = new Set([
  'target',
  'it',
  'them',
  'that',
  'those',
  'the',
  'thatPlayer',
  'they',
  'thatMuch',
  'thatMany',
  'paid',
]);

function substituted(value: Meaning, talk: Talk, acting: boolean): Meaning {
  if (isList(value)) return value.map((part) => substituted(part, talk, acting));
  if (!isFields(value)) return value;
  if (typeof value.said === 'string' && simple.has(value.said)) return resolveOne(value, talk, acting);
  if (value.said === 'token') return tokenOf(value, talk);
  if (value.said === 'quoted') return quotedOf(value, talk);
  if (value.number === 'x' && talk.x !== undefined) return talk.x;
  if (value.number === 'times' && isList(value.of) && value.of[0] === 1)
    return substituted(value.of[1] ?? 0, talk, acting);
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) =>
      key === 'at' || key.startsWith('...') ? [] : [[key, substituted(part, talk, acting)]],
    ),
  );
}

function resolveOne(node: Fields, talk: Talk, acting: boolean): Meaning {
  const key = keyOf(node);
  const known = talk.resolved.get(key);
  if (known !== undefined) return known;
  const meaning = meaningOf(node, talk, acting);
  talk.resolved.set(key, meaning);
  return meaning;
}

function meaningOf(node: Fields, talk: Talk, acting: boolean): Meaning {
  switch (node.said) {
    case 'target':
      return targetOf(node, talk);
    case 'it': {
      const found = spokenOf(talk, false);
      mentionAgain(talk, found);
      return acting ? found.now : found.was;
    }
    case 'that':
    case 'the': {
      const found = spokenOf(talk, node.noun === 'several');
      mentionAgain(talk, found);
      return acting ? found.now : found.was;
    }
    case 'them':
    case 'those': {
      const found = spokenOf(talk, true);
      mentionAgain(talk, found);
      return acting ? found.now : found.was;
    }
    case 'thatPlayer':
    case 'they': {
      if (talk.player === undefined) throw new NotUnderstood('nobody has spoken of a player');
      return talk.player;
    }
    case 'thatMuch':
    case 'thatMany':
      if (talk.amount === undefined) throw new NotUnderstood('nobody has spoken of an amount');
      return talk.amount;
    case 'paid': {
      const part = talk.cost.find((one) => one.pay === node.how && one.what !== 'self');
      if (part === undefined) throw new NotUnderstood('nothing like that is paid');
      part.as = 'paid';
      return { paid: 'paid' };
    }
    default:
      throw new NotUnderstood(`${String(node.said)} is not known`);
  }
}

const mentionAgain = (talk: Talk, found: Mention) => talk.mentions.push({ ...found, clause: talk.clause });

function targetOf(node: Fields, talk: Talk): Meaning {
  if (!['spell', 'activated', 'triggered'].includes(talk.kind))
    throw new NotUnderstood('nothing is targeted here');
  const { said: _said, at: _at, another, count, objects, ...rest } = node;
  const before = talk.targets.findIndex((spec) => spec.objects !== undefined || spec.any === true);
  const apart = another === true && before >= 0;
  const range = fields(count);
  const spec: Fields = {
    ...rest,
    ...(objects === undefined
      ? {}
      : {
          objects:
            another === true && !apart
              ? { ...fields(objects), other: true }
              : fields(substituted(objects, talk, false)),
        }),
    ...(count === undefined ? {} : { count: range.max === 'any' ? { ...range, max: 99 } : range }),
    ...(apart ? { differentFrom: before } : {}),
  };
  talk.targets.push(spec);
  const ref = { target: talk.targets.length - 1 };
  const several = count !== undefined && range.max !== 1;
  if (spec.players === undefined || spec.objects !== undefined) mention(talk, ref, 'object', several);
  if (spec.players !== undefined && spec.objects === undefined) talk.player = ref;
  return ref;
}

/** Which of the sorts a reference can be: both of "any target". */
function sortsOf(ref: Meaning, talk: Talk): { readonly objects: boolean; readonly players: boolean } {
  if (isFields(ref) && typeof ref.target === 'number') {
    const spec = talk.targets[ref.target] ?? {};
    return {
      objects: spec.objects !== undefined || spec.any === true,
      players: spec.players !== undefined || spec.any === true,
    };
  }
  return { objects: true, players: false };
}

/** Instructions in their order. */
function instructionsOf(said: Meaning, talk: Talk): Meaning[] {
  const done: Meaning[] = [];
  for (const one of isList(said) ? said : [said]) {
    instruction(fields(one), done, talk);
    talk.clause++;
  }
  return done;
}

const nameFor = (talk: Talk, instruction: Fields): string => {
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
      const x = resolved(said.x ?? 0, talk);
      const before = talk.x;
      talk.x = x;
      done.push(...instructionsOf(said.then ?? [], talk));
      talk.x = before;
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
      const condition = resolved(said.condition ?? {}, talk);
      done.push({ do: 'if', condition, then: instructionsOf(said.then ?? [], talk) });
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

/** One instruction that holds no others. */
function plain(said: Fields, talk: Talk): Meaning {
  const { said: how, at: _at, recipients, source, predefined, changes, ...rest } = said;
  const acting = !['dealDamage', 'gainLife', 'loseLife'].includes(String(rest.do));
  if (predefined !== undefined) throw new NotUnderstood('predefined tokens');
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
    for (const one of talk.mentions) if (JSON.stringify(one.now) === what) one.now = lazyName(done, talk);
  }
  if (['create', 'createCopy', 'copySpell'].includes(kind)) {
    const several = done.count !== undefined && done.count !== 1;
    mention(talk, lazyName(done, talk), 'object', several);
  }
  if (
    ['dealDamage', 'gainLife', 'loseLife', 'draw', 'discard', 'mill'].includes(kind) &&
    talk.amount === undefined
  )
    return;
}

/** A reference to what an instruction did: its name is given when it is asked for. */
function lazyName(done: Fields, talk: Talk): Meaning {
  return { named: nameFor(talk, done) };
}

function changesOf(said: Meaning, talk: Talk): Meaning[] {
  return (isList(said) ? said : [said]).flatMap((one): readonly Meaning[] => {
    const change = fields(one);
    if (change.said !== 'times') return [resolved(change, talk)];
    const { power, toughness } = fields(change.by);
    const of = resolved(change.of ?? 0, talk);
    const times = (n: Meaning | undefined): Meaning =>
      n === 0 ? 0 : n === 1 ? of : { number: 'times', of: [n ?? 0, of] };
    return [{ change: 'modifyPowerToughness', power: times(power), toughness: times(toughness) }];
  });
}

function tokenOf(said: Fields, talk: Talk): Meaning {
  const size = fields(said.size);
  const line = fields(said.line);
  const abilities = said.abilities;
  return {
    ...(said.name === undefined ? {} : { name: said.name }),
    ...(said.legendary === true ? { supertypes: ['legendary'] } : {}),
    ...line,
    power: size.power ?? 0,
    toughness: size.toughness ?? 0,
    ...(abilities === undefined ? {} : { abilities: substituted(abilities, talk, false) }),
  };
}

function quotedOf(said: Fields, talk: Talk): Meaning {
  const [ability] = abilitiesOf(fields(said.ability), talk.facts);
  return ability ?? null;
}
