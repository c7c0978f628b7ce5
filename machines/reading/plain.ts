/** One instruction as data, that holds no others: who does it, how often, to what. */
import { sameWords } from '../rules/state/same-words.ts';
import { holdsSome, isFields, isList, wordOf } from '../wording/meaning.ts';
import type { Meaning } from '../wording/syntax.ts';
import { changesOf } from './changes.ts';
import { afterwards, nameFor } from './naming.ts';
import { resolved, sortsOf } from './references.ts';
import {
  type Fields,
  fields,
  isSeveralPlayers,
  mention,
  NotUnderstood,
  type Talk,
  withSaid,
} from './talk.ts';

/** One instruction that holds no others. */
export function plain(said: Fields, talk: Talk): Meaning {
  const { said: how, recipients, source: by, changes, ...rest } = said;
  const source = isSpell(by, talk) ? spellIn(rest) : by;
  const acting = !['dealDamage', 'gainLife', 'loseLife'].includes(wordOf(rest.do));
  talk.subject = source;
  if (rest.do === 'reveal') ofDrawn(talk);
  const before = talk.player;
  if ([rest.who, recipients, fields(recipients).players].some(isSeveralPlayers)) talk.player = 'they';
  const whole = resolved(
    {
      ...withAnother(isOfEach(source) ? withOwn(rest) : rest),
      ...(source === undefined ? {} : { source }),
      ...(recipients === undefined ? {} : { recipients }),
    },
    talk,
    acting,
  );
  const { recipients: whom, source: from, and, ...result } = fields(whole);
  if (talk.player === 'they') talk.player = before;
  if (isFields(result.who)) talk.player = result.who;
  if (changes !== undefined) result.changes = changesOf(changes, talk);
  if (from !== undefined && from !== 'self') result.source = from;
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
  if (result.do === 'copySpell' && isCard(result.what ?? '', talk)) copyCard(result);
  if (result.do === 'search') Object.assign(result, searched(result));
  if (result.do === 'create') Object.assign(result, sizeOf(said.token, talk));
  afterwards(result, talk);
  return result;
}

/** "Draw a card and reveal it": of what was just drawn can be spoken as it is revealed. */
function ofDrawn(talk: Talk): void {
  const last = [...talk.done.values()].at(-1);
  if (last?.do === 'draw')
    mention(talk, { named: nameFor(talk, last) }, 'object', last.count !== 1, { isCard: true, zone: 'hand' });
}

/** "If this spell was kicked, it deals 2 damage": the spell does. */
const isSpell = (source: Meaning | undefined, { isOfSpell }: Talk): boolean =>
  isOfSpell === true && fields(source).said === 'it';

/** Whether each of several deals damage: "its power" is that of each. */
const isOfEach = (source: Meaning | undefined): boolean =>
  fields(source).all !== undefined || fields(source).said === 'eachOf';

const withOwn = ({ amount, ...rest }: Fields): Fields =>
  amount === undefined ? rest : { ...rest, amount: withSaid(amount, 'it', 'it') };

/** The spell, unless what it deals is said of "it" as well: no spell has power. */
function spellIn({ amount }: Fields): Meaning {
  if (speaksOfIt(amount ?? 0)) throw new NotUnderstood('a spell has no power');
  return 'self';
}

const speaksOfIt = (value: Meaning): boolean => holdsSome(value, (part) => fields(part).said === 'it');

/** What fights, blocks or is attached to "it" isn't that itself: it was spoken of before. */
export function withAnother(rest: Fields): Fields {
  const before = (what: Meaning | undefined): Meaning =>
    fields(what).said === 'it' ? { ...fields(what), before: true } : (what ?? null);
  if (rest.do === 'fight') return { ...rest, second: before(rest.second) };
  if (rest.do === 'attach' && rest.to !== undefined) return { ...rest, to: before(rest.to) };
  if (!isList(rest.rules)) return rest;
  const rules = rest.rules.map((one): Meaning => {
    const rule = fields(one);
    return rule.rule === 'mustBlock' && rule.what !== undefined ? { ...rule, what: before(rule.what) } : rule;
  });
  return { ...rest, rules };
}

/** Cards of a kind don't have to be found, others do (701.23c-d); where all can see them they do, too (701.23b). */
function searched({ for: what, count, zones }: Fields): Fields {
  if (zones !== undefined) {
    const { zone: _zone, ...like } = fields(what);
    return { for: like };
  }
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
  mentions.some(
    ({ now, isCard: itIs, like }) =>
      (itIs === true || (isFields(like) && isOfCards(like.zone))) && sameWords(now, what),
  );

/** Whether what is there is a card, and no permanent or spell. */
const isOfCards = (zone: Meaning | undefined): boolean =>
  zone !== undefined && zone !== 'battlefield' && zone !== 'stack';

/** A card is copied by who has it done, for themselves (707.12). */
function copyCard(result: Fields): void {
  if (result.who !== undefined && result.who !== 'you') throw new NotUnderstood('nobody else copies a card');
  result.do = 'copyCard';
  delete result.who;
}

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
