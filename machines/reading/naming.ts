/** Names under which later instructions find what earlier ones did, and what can be spoken of once it is done. */
import { carried } from '../rules/state/origins.ts';
import { sameWords } from '../rules/state/same-words.ts';
import { publicZones } from '../rules/state/zones.ts';
import { isFields, isList, wordOf } from '../wording/meaning.ts';
import type { Meaning } from '../wording/syntax.ts';
import { findsSeveral, foundBy, participleOf } from './cards-found.ts';
import { type Fields, fields, mention, type Talk } from './talk.ts';

/** The name of what an instruction did; it is given one where it has none. */
export const nameFor = (talk: Talk, instruction: Fields): string => {
  const had = instruction.as;
  if (typeof had === 'string') return had;
  const name = `${wordOf(instruction.do)}${++talk.names === 1 ? '' : ` ${talk.names}`}`;
  instruction.as = name;
  return name;
};

/** A reference to what an instruction did. */
const namedBy = (done: Fields, talk: Talk): Meaning => ({ named: nameFor(talk, done) });

/** The cards from the top of a library that this instruction takes, if it does: how many, and where they are then. */
/** Players who are several: the top cards of their libraries are, too. */
const several: ReadonlySet<Meaning> = new Set(['everyone', 'opponents', 'everyoneElse']);

function topOf({
  do: kind,
  at,
  what,
  count,
}: Fields): { readonly size: Meaning; readonly zone: Meaning; readonly isOfSeveral: boolean } | undefined {
  if (kind === 'mill') return { size: count ?? 1, zone: publicZones, isOfSeveral: false };
  const { of, top } = fields(kind === 'look' ? at : what);
  if (top === undefined) return undefined;
  const isOfSeveral = of !== undefined && several.has(of);
  if (kind === 'look' || kind === 'reveal') return { size: top, zone: 'library', isOfSeveral };
  return kind === 'exile' ? { size: top, zone: 'exile', isOfSeveral } : undefined;
}

/** What has moved is another object from then on, and what was made, looked at or revealed can be spoken of. */
export function afterwards(done: Fields, talk: Talk): void {
  const kind = wordOf(done.do);
  if (['exile', 'move'].includes(kind)) {
    for (const one of talk.mentions)
      if (sameWords(one.now, done.what)) {
        one.now = namedBy(done, talk);
        one.isCard = true;
        if (kind === 'exile') one.isExiled = true;
      }
  }
  if (['create', 'createCopy', 'copySpell', 'copyCard', 'search', 'manifest'].includes(kind)) {
    const { count, token } = done;
    const most = kind === 'search' ? fields(count).max : count;
    const several =
      (most !== undefined && most !== 1) ||
      (kind === 'copyCard' && talk.mentions.some((one) => one.several && sameWords(one.now, done.what)));
    const like = kind === 'search' ? done.for : likeToken(token);
    const isCopy = kind === 'createCopy' || kind === 'copySpell' || kind === 'copyCard';
    mention(talk, namedBy(done, talk), 'object', several, {
      like: isCopy ? { ...fields(like), copy: true, token: kind === 'createCopy' } : like,
      isCard: kind === 'search' || kind === 'copyCard',
      isSubject: isCopy ? 'made' : undefined,
    });
  }
  if (kind === 'perform' && manifesting.has(wordOf(done.action)))
    mention(talk, namedBy(done, talk), 'object', !isOne(done.what), { like: { type: ['creature'] } });
  // What is asked of it is asked of the permanent that it was (608.2h).
  if (kind === 'sacrifice' && done.filter !== undefined)
    mention(talk, { before: namedBy(done, talk) }, 'object', done.count !== 1, {
      now: namedBy(done, talk),
      like: done.filter,
      isCard: true,
    });
  if (castable.has(kind) && done.what !== undefined)
    mention(talk, done.what, 'object', false, { like: { stackObject: 'spell' } });
  const { all, union } = fields(done.what ?? done.on);
  if (union !== undefined && kind === 'exile')
    mention(talk, namedBy(done, talk), 'object', true, { isCard: true, isExiled: true });
  if (all !== undefined && onSeveral.has(kind)) {
    const isElsewhere =
      fields(done.to).zone !== 'battlefield' && (kind === 'move' || kind === 'exile' || kind === 'reveal');
    mention(talk, namedBy(done, talk), 'object', true, {
      like: all,
      isCard: isElsewhere,
      isExiled: kind === 'exile',
    });
  }
  const top = topOf(done);
  if (top !== undefined) {
    const ref = namedBy(done, talk);
    mention(talk, ref, 'object', top.size !== 1 || top.isOfSeveral, {
      isCard: true,
      isExiled: kind === 'exile',
      zone: top.zone,
    });
    talk.group = { ref, zone: top.zone, size: top.size, thatWas: participleOf(kind) };
  }
  if (counted.has(kind)) talk.counted = done;
  if (kind === 'dealDamage') talk.damaging = done;
  // The last is the last done.
  talk.done.delete(kind);
  talk.done.set(kind, done);
  // Those alone are like that.
  const found = foundBy(done, () => namedBy(done, talk));
  if (found !== undefined) {
    const { among = null, zone = null } = found;
    mention(talk, { all: found }, 'object', findsSeveral(done), {
      like: found,
      isCard: true,
      isExiled: zone === 'exile',
      zone,
    });
    talk.group = { ref: among, zone, size: { number: 'countOf', of: among }, thatWas: participleOf(kind) };
  }
  if (kind === 'choosePlayer') talk.player = namedBy(done, talk);
  if (kind === 'vote') talk.voting = done;
  if (kind === 'chooseValue') talk.values.push(wordOf(done.link));
}

/** Keyword actions that put cards onto the battlefield face down: those are spoken of then (701.58a, 701.62a). */
const manifesting = new Set(['cloak', 'manifest dread']);

const isOne = (what: Meaning | undefined): boolean => {
  const { top = 1 } = fields(what);
  return top === 1;
};

/** Instructions after which a card can be spoken of as a spell. */
const castable = new Set(['mayPlay', 'cast', 'castWithoutPaying']);

/** Instructions after which those to which it was done can be spoken of: "those creatures". */
const onSeveral = new Set(['move', 'exile', 'reveal', 'destroy', 'tap', 'untap', 'putCounters', 'modify']);

/** How what was made is described. */
function likeToken(token: Meaning | undefined): Meaning | undefined {
  if (!isFields(token)) return undefined;
  const { types = [], subtypes = [] } = token;
  return { token: true, type: types, subtype: subtypes };
}

/** Instructions whose amount can be spoken of as "that much" or "that many". */
const counted = new Set([
  'dealDamage',
  'gainLife',
  'loseLife',
  'draw',
  'discard',
  'mill',
  'sacrifice',
  'removeCounters',
  'rollDie',
  'destroy',
]);

/** Where a name is asked for. */
const asking = new Set(['named', 'by', 'after', 'amount', 'excess', 'did', 'not', 'rolled']);

/** The same without names that nothing asks for. */
export function withoutIdleNames(ability: Fields): Fields {
  const asked = new Set<string>();
  const collect = (value: Meaning, key: string) => {
    if (typeof value === 'string') {
      if (asking.has(key)) asked.add(value);
    } else if (isList(value)) for (const part of value) collect(part, key);
    else if (isFields(value)) for (const [field, part] of Object.entries(value)) collect(part, field);
  };
  collect(ability, '');
  const kept = (value: Meaning): Meaning =>
    isList(value)
      ? value.map(kept)
      : isFields(value)
        ? carried(
            value,
            Object.fromEntries(
              Object.entries(value).flatMap(([field, part]) =>
                field === 'as' && typeof part === 'string' && !asked.has(part) && 'do' in value
                  ? []
                  : [[field, kept(part)]],
              ),
            ),
          )
        : value;
  return fields(kept(ability));
}
