/** Clauses and sentences: who is said to do it, what comes first, and what is joined. */
import { sameWords } from '../../../rules/state/same-words.ts';
import { isFields, isList, listOf, wordOf } from '../../../wording/meaning.ts';
import type { Meaning } from '../../../wording/syntax.ts';
import { fields } from '../../talk.ts';
import { lastsFirst } from '../how-long.ts';
import { isPut } from '../moving.ts';
import { jointOf } from '../sentences.ts';
import { quantitiesIn } from '../several.ts';
import { byOwner } from '../whose.ts';
import { happensToYou, type Manner } from './manner.ts';
import { isForEach } from './numbers.ts';
import { isOfSeveralTargets } from './objects.ts';
import { begins, type Chooses, first, last, type Ways } from './way.ts';

const isOfDraw = (wanted: Meaning | undefined): boolean => isList(wanted) && fields(wanted[0]).do === 'draw';

/** "Target opponent exiles the top card of their library." */
function isOfTheirTop(wanted: Meaning | undefined): boolean {
  const { do: does, what } = fields(isList(wanted) ? wanted[0] : undefined);
  const { of, top } = fields(what);
  return does === 'exile' && top !== undefined && fields(of).isNew === true;
}

/** The ways to say what is done without joining it, or said of whom: "you gain 2 life and draw a card", "… and you lose 1 life". */
function clauseOf(ways: Ways, wanted: Meaning | undefined, { isYouFirst }: Manner): Ways {
  const isOfYou = isList(wanted) && wanted.some(happensToYou);
  if (isOfTheirTop(wanted)) return first(ways, (way) => begins(way, '<does:explicit'));
  const said = isOfYou ? ways.filter((way) => !begins(way, '<does:deeds')) : ways;
  return isYouFirst && isOfDraw(wanted) ? first(said, (way) => begins(way, '<does:explicit')) : said;
}

/** Who gains or loses life after something else was done is said again, except after a draw: "you draw a card and gain 1 life". */
function explicitOf(ways: Ways, wanted: Meaning | undefined): Ways {
  const [before, ...after] = isList(wanted) ? wanted : [];
  if (before === undefined || happensToYou(before) || !after.some(happensToYou)) return ways;
  const isGained = isOfDraw(wanted) && fields(after[0]).do === 'gainLife';
  return isGained ? ways : ways.filter((way) => !begins(way, '<subject:players>'));
}

function durationFirst(ways: Ways, wanted: Meaning | undefined): Ways {
  if (lastsFirst(wanted)) return first(ways, (way) => begins(way, '<until'));
  // "You may play an additional land this turn", and not "on each of your turns this turn".
  const isRule = isList(wanted) && fields(wanted[0]).do === 'rule';
  return isRule ? last(ways, (way) => way.is === 'phrase' && way.text.includes('<rules:playerRules>')) : ways;
}

/** "Two target players each draw a card", "up to two target creatures each get +1/+1"; but they "can't block". */
function eachOfTargets(ways: Ways, wanted: Meaning | undefined): Ways {
  const [done] = listOf(wanted);
  const { do: does, who, what } = fields(done);
  const { union } = fields(who);
  // "X target creatures gain flying".
  const isOfX = isFields(fields(fields(fields(what).spec).count).max);
  const isEach =
    isList(union) || isOfSeveralTargets(who) || (does === 'modify' && isOfSeveralTargets(what) && !isOfX);
  return isEach ? first(ways, (way) => way.is === 'phrase' && way.text.includes('> each <')) : ways;
}

/** Damage is dealt to somebody equal to the number of some, but equal to a creature's power is dealt to somebody. */
function actsOf(ways: Ways, wanted: Meaning | undefined): Ways {
  const { do: does, amount, changes } = fields(wanted);
  if (does === 'dealDamage')
    return isForEach(amount) && fields(amount).number !== 'counters'
      ? first(ways, (way) => begins(way, '[deal] damage to'))
      : ways;
  // "Can't be blocked this turn except by", "must be blocked this turn if able".
  if (does === 'rule')
    return first(ways, (way) => way.is === 'phrase' && way.text.includes(' <until:thisTurn> '));
  // "-X/-X, where X is the number of …".
  return does === 'modify' && isList(changes) && changes.some(takesForEach)
    ? ways.filter((way) => !begins(way, '[get] <by:sizeChange> <until> for each'))
    : isBecoming(changes)
      ? first(ways, (way) => way.is === 'phrase' && way.text === '[become] <changes:becomingWhat> <until>')
      : ways;
}

/** Whether something gets types, subtypes or colors. */
const isBecoming = (changes: Meaning | undefined): boolean =>
  isList(changes) &&
  changes.some((one) => /^(?:set|add)(?:Types|Subtypes|Colors)$/.test(wordOf(fields(one).change)));

/** Whether the same is worked out for several things: "each opponent loses X life and you gain X life, where X is …". */
function isWorkedOutTwice(wanted: Meaning | undefined): boolean {
  const parts = (isList(wanted) ? wanted : []).flatMap((one) => {
    const { and, ...first } = fields(one);
    return isList(and) ? [first, ...and] : [one];
  });
  const [first, ...others] = parts.map(quantitiesIn);
  return first?.some((one) => others.some((those) => those.some((other) => sameWords(one, other)))) === true;
}

/** Whether power or toughness gets less for each of some. */
function takesForEach(change: Meaning): boolean {
  const { power, toughness } = fields(change);
  return [power, toughness].some((size) => {
    const { number, of } = fields(size);
    const [times] = isList(of) ? of : [];
    return number === 'times' && typeof times === 'number' && times < 0;
  });
}

/** Whether cards go somewhere that were looked at: "put them back in any order". */
const isOfSeen = (wanted: Meaning | undefined): boolean =>
  isFields(wanted) && wanted.do === 'move' && fields(wanted.what).done === 'look';

/** Whether damage is prevented for longer than this turn: for how long comes first. */
function isPreventedLong(wanted: Meaning | undefined): boolean {
  const { do: does, until } = fields(isList(wanted) ? wanted[0] : undefined);
  return does === 'preventDamage' && until !== 'untilEndOfTurn' && until !== 'untilEndOfCombat';
}

/** "Return a card from your graveyard to the battlefield", "put a card from your hand onto the battlefield". */
function byOrigin(ways: Ways, wanted: Meaning | undefined): Ways {
  const isSaidSo = isPut(wanted);
  return isSaidSo === undefined ? ways : last(ways, (way) => begins(way, isSaidSo ? '[return]' : '[put]'));
}

/** "At the beginning of the next end step, you lose 2 life": what only a player gets later is said after when. */
function isLaterOfPlayer(wanted: Meaning | undefined): boolean {
  const { do: does, effect } = fields(isList(wanted) ? wanted[0] : undefined);
  const [first] = isList(effect) ? effect : [];
  return does === 'delayedTrigger' && ['addMana', 'gainLife', 'loseLife'].includes(wordOf(fields(first).do));
}

/** "Mill three cards, then you may return a permanent card …". */
function isThenOptional(wanted: Meaning | undefined): boolean {
  const [one, other] = isList(wanted) ? wanted : [];
  return fields(other).do === 'may' && jointOf(one, other, anywhere) === 'then';
}

const anywhere = { isTriggered: false, isSpell: false, joints: [] };

/** "Put a counter on each of two target creatures", "put a counter on up to one target creature". */
const eachOrIt = (ways: Ways, wanted: Meaning | undefined): Ways =>
  isOfSeveralTargets(fields(wanted).on)
    ? ways
    : last(ways, (way) => way.is === 'phrase' && way.text.includes(' on each of '));

/** What is done, and not what somebody has others do; where it comes from and whose it is goes with "return" and "put". */
function deedOf(ways: Ways, wanted: Meaning | undefined): Ways {
  const said = byOwner(
    ways.filter((way) => !begins(way, '[have] <subject')),
    wanted,
  );
  const seen = first(said, (way) => isOfSeen(wanted) && begins(way, '[put] them|it|those', '[put] <some'));
  return eachOrIt(byOrigin(seen, wanted), wanted);
}

export const ofClauses: Readonly<Record<string, Chooses>> = {
  plainClauses: (ways, { wanted }) => {
    if (isPreventedLong(wanted)) return first(ways, (way) => begins(way, '<until> , prevent'));
    // "You may cast it this turn, and you may spend mana as though …".
    const isAsThough = isList(wanted) && fields(wanted.at(-1)).said === 'asThough';
    const said = durationFirst(ways, wanted);
    return isAsThough ? first(said, (way) => begins(way, '<one:clause> , and')) : said;
  },
  clauses: (ways, { wanted }) =>
    isWorkedOutTwice(wanted)
      ? first(ways, (way) => way.is === 'phrase' && way.text.includes('where X is'))
      : ways,
  clause: (ways, { wanted }, by) => clauseOf(ways, wanted, by),
  clauseAtOnce: (ways, { wanted }, by) => clauseOf(ways, wanted, by),
  explicit: (ways, { wanted }) => durationFirst(explicitOf(eachOfTargets(ways, wanted), wanted), wanted),
  explicitAtOnce: (ways, { wanted }) =>
    durationFirst(explicitOf(eachOfTargets(ways, wanted), wanted), wanted),
  byItself: (ways, { wanted }) => durationFirst(ways, wanted),
  act: (ways, { wanted }) => actsOf(ways, wanted),
  // "Creatures you control get +1/+1" is said of them, and not as what somebody has them do.
  deed: (ways, { wanted }) => deedOf(ways, wanted),
  deeds: (ways, { wanted }) => {
    const [one, other] = isList(wanted) ? wanted : [];
    return jointOf(one, other, anywhere) === 'then'
      ? last(ways, (way) => begins(way, '<one:deedsAnd>') && !begins(way, '<one:deedsAnd> ,'))
      : ways;
  },
  sentence: (ways, { wanted }, { conditionLast }) => {
    if (isLaterOfPlayer(wanted))
      return first(ways, (way) => begins(way, 'at <when:laterTime> , <does:clauses>'));
    if (isThenOptional(wanted)) return first(ways, (way) => begins(way, '<does:clauses> , then'));
    return conditionLast
      ? first(ways, (way) => way.is === 'phrase' && way.text === '<does:onTerms> .')
      : ways;
  },
  onTerms: (ways, _where, { conditionLast }) =>
    conditionLast ? first(ways, (way) => begins(way, '<does:atOnce> if')) : ways,
  onlyWhen: (ways) => last(ways, (way) => begins(way, 'if')),
  costPart: (ways, { wanted }) => byOwner(ways, wanted),
  costDeed: (ways, { wanted }) => byOwner(ways, wanted),
};
