/** Which of the ways to say something comes first, and which aren't used: by of how many it is, who does it, and what kind of ability says it. */
import { sameWords } from '../../rules/state/same-words.ts';
import { holdsSome, isFields, isList, listOf, wordOf } from '../../wording/meaning.ts';
import type { Speech } from '../../wording/print.ts';
import type { Meaning, Way } from '../../wording/syntax.ts';
import { type Fields, fields } from '../talk.ts';
import { countsOnItself, isNamedAgain } from './again.ts';
import { isByNoun } from './by-noun.ts';
import { lastsFirst } from './how-long.ts';
import { isPut } from './moving.ts';
import { jointOf } from './sentences.ts';
import { quantitiesIn } from './several.ts';
import { typesBecoming } from './still.ts';
import { type WhereCondition, whereCondition } from './where-condition.ts';
import { byOwner } from './whose.ts';

type Ways = readonly Way[];
type Asked = Parameters<Speech['waysOf']>[2];

const begins = (way: Way, ...words: readonly string[]): boolean =>
  way.is === 'phrase' && words.some((word) => way.text.startsWith(word));
const first = (ways: Ways, isFirst: (way: Way) => boolean): Ways => [
  ...ways.filter(isFirst),
  ...ways.filter((way) => !isFirst(way)),
];
const last = (ways: Ways, isLast: (way: Way) => boolean): Ways => first(ways, (way) => !isLast(way));

/** What a static ability says besides what is so, as far as its words go by that. */
export interface Manner {
  readonly isStatic: boolean;
  readonly condition: WhereCondition;
  /** What it is asked of is what it is about: "as long as it's untapped". */
  readonly asksOfIt: boolean;
  /** It asks of what would be dealt damage: "while it has a counter on it". */
  readonly asksOfReplaced: boolean;
  /** It is about this object. */
  readonly isOfSelf: boolean;
  /** "You may pay {R} rather than …". */
  readonly isPaidInWords: boolean;
  /** "You draw a card and you lose 1 life": there you are said to draw. */
  readonly isYouFirst: boolean;
  /** It is a rule for all of them: "creatures can't attack". */
  readonly isRule: boolean;
  /** What it says is so of each by itself: "each creature you control can block an additional creature". */
  readonly isOfEach: boolean;
  /** It is a rule for how many each player may cast or draw. */
  readonly isOfSoMany: boolean;
  readonly isSpell: boolean;
  /** "{2}: Draw a card if you have no cards in hand": where it isn't asked what something is. */
  readonly conditionLast: boolean;
  /** What it waits for is said without it: "when you unlock this door, this Room …". */
  readonly isUnspoken: boolean;
  /** It waits for a step to begin, if not for that alone. */
  readonly isOfTime: boolean;
  /** It asks of what is gone. */
  readonly isGone: boolean;
  /** Of which types that is which becomes something else; of this object "self". */
  readonly becoming: readonly string[];
  /** It enters so if something was paid: that comes first. */
  readonly ifPaid: boolean;
  /** It calls its object by its name again, and not "it". */
  readonly namesAgain: boolean;
  /** It counts what is on its object as others do something: "create a token for each counter on this creature". */
  readonly countsOnIt: boolean;
  /** What it speaks of enters with more counters: "each other creature you control enters with an additional counter". */
  readonly entersWithMore: boolean;
  /** Which event is replaced. */
  readonly replaced: Fields | undefined;
}

export function mannerOf(ability: Fields): Manner {
  const { kind, if: condition, rules, affects = 'self', replaces } = ability;
  const { when, effect, alternativeCost, additionalCost, modes } = ability;
  const isStatic = kind === 'static';
  const { holds, what, of } = fields(condition);
  const asked = holds === 'not' ? fields(of).what : what;
  return {
    isStatic,
    condition: whereCondition(ability),
    asksOfIt: isStatic && asked !== undefined && sameWords(asked, affects),
    asksOfReplaced: isFields(replaces) && isAskedOf(replaces),
    isOfSelf: affects === 'self',
    isPaidInWords: alternativeCost !== undefined || additionalCost !== undefined,
    isYouFirst: holdsSome([effect ?? [], modes ?? []], isDrawnWithLife),
    isRule: isList(rules) ? isStatic : listOf(effect).some((one) => fields(one).do === 'rule'),
    isOfEach:
      isStatic &&
      (listOf(rules).some((one) => ofEach.has(wordOf(fields(one).rule))) ||
        getsSubtype(ability) ||
        holdsSome(
          ability.changes ?? [],
          (part) => fields(part).number === 'value' && fields(part).of === 'it',
        )),
    isOfSoMany: listOf(rules)
      .map(fields)
      .some(({ moreThan, unless }) => moreThan !== undefined || fields(unless).holds === 'compare'),
    isSpell: kind === 'spell',
    conditionLast: (kind === 'activated' || kind === 'triggered') && isPlainIf(effect, kind === 'triggered'),
    isUnspoken: isList(when) && when.every((one) => fields(one).on === 'unlocked'),
    isOfTime: isList(when) && fields(when[0]).on === 'begins',
    isGone: isOfGone(when),
    becoming: typesBecoming(isStatic ? { affects } : ability),
    ifPaid: isFields(replaces) && fields(replaces.if).holds === 'paid',
    namesAgain: isNamedAgain(ability),
    countsOnIt: countsOnItself(effect),
    entersWithMore: fields(replaces).counters !== undefined && fields(fields(replaces).event).what !== 'self',
    replaced: isFields(replaces) ? fields(replaces.event) : undefined,
  };
}

/** "Each land is a Swamp in addition to its other land types": one subtype more, and abilities. */
const getsSubtype = ({ changes }: Fields): boolean =>
  isList(changes) &&
  changes.some((one) => listOf(fields(one).subtypes).length === 1 && isList(fields(one).subtypes)) &&
  changes.every((one) => ['addSubtypes', 'addAbilities'].includes(wordOf(fields(one).change)));

/** Rules that go by what blocks it, what it blocks, or its own toughness. */
const ofEach = new Set(['blocksAdditional', 'fewestBlockers', 'mostBlockers', 'assignsDamageBy']);

function isAskedOf(replaces: Fields): boolean {
  const { would, to } = fields(replaces.event);
  return would === 'dealDamage' && to !== undefined && sameWords(fields(replaces.if).what, to);
}

const isOfDraw = (wanted: Meaning | undefined): boolean => isList(wanted) && fields(wanted[0]).do === 'draw';

/** Whether you gain or lose life by it, or skip a turn: that happens to you, and is no order. */
const happensToYou = (instruction: Meaning): boolean => {
  const { do: does, who = 'you' } = fields(instruction);
  return who === 'you' && ['gainLife', 'loseLife', 'skip'].includes(wordOf(does));
};

/** Whether you draw cards, and next gain or lose life. */
const isDrawnWithLife = (part: Meaning): boolean =>
  isList(part) &&
  part.some((one, index) => {
    const { do: does, who } = fields(one);
    const [next] = part.slice(index + 1).map(fields);
    const isOfLife = next?.do === 'gainLife' || next?.do === 'loseLife';
    return does === 'draw' && who === undefined && isOfLife && happensToYou(next);
  });

/** The ways to say what is done without joining it, or said of whom: "you gain 2 life and draw a card", "… and you lose 1 life". */
function clauseOf(ways: Ways, wanted: Meaning | undefined, { isYouFirst }: Manner): Ways {
  const isOfYou = isList(wanted) && wanted.some(happensToYou);
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

/** Whether all of an effect is done only if something is so, which doesn't stand first: after a trigger it would intervene (603.4). */
function isPlainIf(effect: Meaning | undefined, isTriggered: boolean): boolean {
  const [only, ...others] = isList(effect) ? effect : [];
  const { do: does, condition, else: otherwise } = fields(only);
  if (does !== 'if' || otherwise !== undefined || others.length > 0) return false;
  return isTriggered || fields(condition).holds !== 'is';
}

/** Whether the words of a modifier are of one, or of several. */
function numberOf(way: Way): 'one' | 'many' | undefined {
  const text = way.is === 'phrase' ? way.text : '';
  if (
    /^(?:that(?:'s| isn't| has| was)(?![|])|an opponent controls|with an? (?:even|odd)|with \{X\} in its)/.test(
      text,
    )
  )
    return 'one';
  return /^(?:that (?:are|aren't|have|were)|your opponents control|with (?:even|odd)|with \{X\} in their)/.test(
    text,
  )
    ? 'many'
    : undefined;
}

/** "Target creature an opponent controls", "creatures your opponents control", and "each creature your opponents control". */
function fitsNumber(way: Way, number: 'one' | 'many', role: Asked['role']): boolean {
  if (role === 'eachOne' && begins(way, 'your opponents control')) return true;
  if (role === 'eachOne' && begins(way, 'an opponent controls')) return false;
  return (numberOf(way) ?? number) === number;
}

/** Which adjective stands before which: "other untapped nontoken legendary black Elf artifact". */
const adjectives: readonly (readonly string[])[] = [
  ['other'],
  ['tapped', 'attacking', 'blocking', 'blocked', 'unblocked', 'any', 'faceDown', 'monstrous', 'transformed'],
  ['notType', 'notColor', 'notSubtype', 'notSupertype'],
  ['supertype'],
  ['colors', 'color', 'anyColor'],
  ['token'],
  ['subtype', 'anySubtype'],
  ['type', 'anyType'],
];

const ranks = new WeakMap<Way, number>();
function rankOf(way: Way): number {
  const rank = ranks.get(way) ?? rankedBy(way);
  ranks.set(way, rank);
  return rank;
}

/** By what it says; what says two things at once comes before what says one of them. */
function rankedBy(way: Way): number {
  const means = way.is === 'phrase' && isFields(way.means) ? way.means : {};
  const [said = ''] = Object.keys(means);
  const rank = adjectives.findIndex((all) => all.includes(said));
  const isOfTwo = Object.values(means).flat().length > 1;
  return (rank < 0 ? 1 : rank) - (isOfTwo ? 0.5 : 0);
}

/** Whether all of a kind are meant, and no more is said of them: "all Slivers". */
const areAll = (wanted: Meaning | undefined): boolean =>
  Object.keys(fields(fields(wanted).all)).every((field) =>
    ['type', 'subtype', 'notSubtype', 'typeChosen'].includes(field),
  );

const isEach = (wanted: Meaning | undefined): boolean => fields(fields(wanted).all).counters !== undefined;

/** "All creatures" of those to whom something is done, "each creature" of those who get it, "creatures" of those who do it. */
function everyOf(ways: Ways, { role, wanted }: Asked, { isRule, isOfEach }: Manner): Ways {
  if (role === 'among' || role === 'by') return ways.toReversed();
  if (role !== 'does' || isEach(wanted) || isOfEach) return ways;
  return areAll(wanted) && !isRule ? ways : ways.toReversed();
}
function eachOf(ways: Ways, { role, wanted }: Asked, { isOfEach }: Manner): Ways {
  const { manaValue, attachedTo } = fields(fields(wanted).all);
  if (role === 'beside')
    return first(ways, (way) => begins(way, attachedTo === undefined ? 'each ' : 'all '));
  const isMeasured = Object.values(fields(manaValue)).some(isFields);
  const isAll = (role === 'done' && !isMeasured) || (role === 'does' && !isEach(wanted) && !isOfEach);
  return first(ways, (way) => begins(way, isAll ? 'all ' : 'each '));
}

/** Quantities that count things one by one. */
const counts = new Set([
  'count',
  'countOf',
  'countPlayers',
  'counters',
  'playerCounters',
  'cardsIn',
  'basicLandTypesAmong',
  'typesAmong',
  'withDifferentNames',
  'thisTurn',
  'timesDone',
  'timesPaid',
  'manaSpent',
]);

/** Whether it is so much for each of some. */
function isForEach(wanted: Meaning | undefined): boolean {
  const { number, of } = fields(wanted);
  if (number !== 'times') return counts.has(wordOf(number));
  const [times, each] = isList(of) ? of : [];
  return typeof times === 'number' && isForEach(each);
}

/** "A card for each creature you control", "1 life for each"; but damage is equal to the number of them. */
const saysForEach = (category: string): boolean =>
  category.startsWith('counted ') || category === 'measured life';

/** "Target creature and each other creature", but "this creature and other creatures". */
function unionOf(ways: Ways, { wanted }: Asked): Ways {
  const { union } = fields(wanted);
  const [one] = listOf(union);
  return fields(one).target === undefined
    ? ways
    : last(ways, (way) => begins(way, '<one:object> and other', '<one:particular> and'));
}

/** Whether several targets are introduced, each of which does something or gets it. */
function isOfSeveralTargets(wanted: Meaning | undefined): boolean {
  const { isNew, spec } = fields(wanted);
  const { count } = fields(spec);
  return isNew === true && count !== undefined && fields(count).max !== 1;
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

/** A number is said in one way: "a card", "two cards", "3 damage". */
function numbered(category: string, ways: Ways, wanted: Meaning | undefined): Ways {
  if (saysForEach(category) && isForEach(wanted))
    return first(ways, (way) => way.is === 'phrase' && way.text.includes('for each'));
  if (typeof wanted !== 'number') return ways;
  if (category.startsWith('measured ')) return ways.slice(0, 1);
  return category.startsWith('counted ') ? ways.slice(wanted === 1 ? 0 : 1, wanted === 1 ? 1 : 2) : ways;
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

/** What becomes of an event instead: said as the event was, of those tokens, those counters or that damage. */
function changedInstead(ways: Ways, event: Fields | undefined, wanted: Meaning | undefined): Ways {
  const would = wordOf(event?.would);
  const says = (text: RegExp) => (way: Way) => way.is === 'phrase' && text.test(way.text);
  const known = ways.filter((way) => (changedBy(way) ?? would) === would);
  if (event?.byEffect === true) return first(known, (way) => begins(way, 'it '));
  if (would === 'putCounters' && event?.kind !== undefined) return first(known, says(/<kind:/));
  if (would === 'putCounters' && event?.by === 'you') return first(known, (way) => begins(way, 'put '));
  const isMultiplied = fields(fields(wanted).amount).number === 'times';
  return would === 'dealDamage' && !isMultiplied ? last(known, says(/sameRecipient/)) : known;
}

/** Who is dealt damage, as they are spoken of again. */
function sameRecipient(event: Fields | undefined): string {
  const { to, toPlayer } = event ?? {};
  if (to === undefined && toPlayer !== undefined) return 'that player';
  if (to === undefined || toPlayer !== undefined) return 'that permanent or player';
  return fields(to).type === 'creature' ? 'that creature' : 'that permanent';
}

/** Of which event a way says that it is another one. */
function changedBy(way: Way): string | undefined {
  const text = way.is === 'phrase' ? way.text : '';
  if (text.includes('tokens')) return 'create';
  if (text.includes('counters')) return 'putCounters';
  return text.includes('deals') ? 'dealDamage' : undefined;
}

/** "Its controller", but "deals damage to that creature's controller"; "the number of lands they control". */
function playerMeantOf(ways: Ways, { role, wanted }: Asked): Ways {
  const of = fields(wanted).controllerOf ?? fields(wanted).ownerOf;
  if (of !== undefined && !isOpponentOf(fields(wanted)))
    return first(
      ways,
      (way) =>
        way.is === 'phrase' &&
        /(?:controller|owner)$/.test(way.text) &&
        !(isByNoun(of) && begins(way, 'its')),
    );
  return wanted === 'they' || role === 'counted' ? first(ways, (way) => begins(way, 'they')) : ways;
}

/** "Two target cards from graveyards", "cards in all graveyards", "each card in your opponents' graveyards". */
function placesOf(ways: Ways, { number, role, wanted }: Asked): Ways {
  const isCounted = role === 'each' || role === 'counted';
  if (isCounted && isFields(fields(wanted).owner)) return first(ways, (way) => begins(way, 'from|in their'));
  if (fields(wanted).owner === 'opponents')
    return isCounted ? first(ways, (way) => begins(way, 'from|in your opponents')) : ways;
  return number === 'many'
    ? first(ways, (way) => begins(way, role === 'targeted' ? 'from|in graveyards' : 'from|in all'))
    : ways;
}

/** "Return a card from your graveyard to the battlefield", "put a card from your hand onto the battlefield". */
function byOrigin(ways: Ways, wanted: Meaning | undefined): Ways {
  const isSaidSo = isPut(wanted);
  return isSaidSo === undefined ? ways : last(ways, (way) => begins(way, isSaidSo ? '[return]' : '[put]'));
}

/** "Is put into your graveyard", where that is said of whose it is. */
function isOfOwn(wanted: Meaning | undefined): boolean {
  const [only] = isList(wanted) ? wanted.map(fields) : [];
  return only?.on === 'putInto' && fields(only.object).owner !== undefined;
}

/** Whether this object transforms: "into Huntmaster of the Fells". */
function isOfTransforming(wanted: Meaning | undefined): boolean {
  const [only] = isList(wanted) ? wanted.map(fields) : [];
  return only?.on === 'transforms' && only.object === 'self';
}

/** Whether an event spoke of an opponent, whose it is: "that player", and not "its controller". */
const isOpponentOf = ({ controllerOf, ownerOf }: Fields): boolean => {
  const { controller, owner } = fields(fields(controllerOf ?? ownerOf).like);
  return controller === 'opponents' || owner === 'opponents';
};

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

const anywhere = { isTriggered: false, isSpell: false };
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

/** Whether it is asked what something has: "it has flying", and not "it's a permanent with flying". */
function isOfWhatItHas(wanted: Meaning | undefined): boolean {
  const { holds, of, like } = fields(wanted);
  const asked = Object.keys(holds === 'not' ? fields(fields(of).like) : fields(like));
  return asked.length > 0 && asked.every((field) => possessed.has(field));
}
/** Whether it is asked whether something entered this turn, which has words of its own. */
const isEntered = (wanted: Meaning | undefined): boolean =>
  Object.keys(fields(fields(wanted).like)).join() === 'enteredThisTurn';
const possessed = new Set(['counters', 'keyword', 'power', 'toughness', 'manaValue', 'enteredThisTurn']);
/** What describes something without saying whose it is, or what it does. */
const plainly = new Set([
  'type',
  'subtype',
  'supertype',
  'color',
  'anyType',
  'anySubtype',
  'anyColor',
  'notType',
  'notSubtype',
  'faceDown',
  'token',
  'other',
]);

/** Whether all that are like this are counted, whoever controls them: "for each Elf on the battlefield". */
function isOfBattlefield(wanted: Meaning | undefined): boolean {
  const { number, of } = fields(wanted);
  return number === 'count' && isFields(of) && Object.keys(of).every((field) => plainly.has(field));
}

const isMoreThanOnce = (wanted: Meaning | undefined): boolean => {
  const { timesEachTurn } = fields(wanted);
  return typeof timesEachTurn === 'number' && timesEachTurn > 1;
};

/** Whether a token has more than keywords: "named Twin with …", but "with flying named Twin". */
const givesQuoted = (wanted: Meaning | undefined): boolean =>
  listOf(fields(wanted).abilities).some((one) => fields(one).kind !== 'keyword');

/** Whether a legend is made, which has a name of its own. */
const isOfLegend = (wanted: Meaning | undefined): boolean => {
  const { name, supertypes } = fields(fields(wanted).token);
  return name !== undefined && supertypes !== undefined;
};

/** Whether it is said of the spells that you cast. */
function isOfYourSpells(wanted: Meaning | undefined): boolean {
  const { stackObject, controller } = fields(fields(fields(wanted).affects).all);
  return stackObject === 'spell' && controller === 'you';
}

/** Whether something is asked of this turn. */
const hasHappened = (wanted: Meaning | undefined): boolean => {
  const { what, like, of } = fields(wanted);
  return (
    fields(what).number === 'thisTurn' ||
    fields(like).enteredThisTurn === true ||
    (isFields(of) && hasHappened(of))
  );
};

/** How each condition of a static ability is said. */
const conditions = {
  during: /^during/,
  asLongAs: /^as long as/,
  if: /^<says:statement> if/,
  unless: /unless/,
} as const;
const saysCondition =
  (where: NonNullable<WhereCondition>) =>
  (way: Way): boolean =>
    way.is === 'phrase' && conditions[where].test(way.text);

/** "It's untapped", and not "it is"; "it has flying". */
function standingOf(ways: Ways, wanted: Meaning | undefined, manner: Manner, isFirst: boolean): Ways {
  if (isEntered(wanted)) return [];
  const isOfIt = (manner.asksOfIt && !isFirst) || (!manner.isStatic && !manner.isGone);
  return isOfIt && !isOfWhatItHas(wanted) ? first(ways, (way) => begins(way, "it's")) : ways;
}

/** The ways in which something is said in this manner; `ofSelf`: types of the card that says it. */
export const waysIn =
  (manner: Manner, ofSelf: readonly string[]): Speech['waysOf'] =>
  (category, ways, asked) => {
    const isFirst = manner.condition === 'asLongAs' || manner.condition === 'during';
    const types = manner.becoming.includes('self') ? [...manner.becoming, ...ofSelf] : manner.becoming;
    const { number, role, wanted } = asked;
    switch (category) {
      case 'every':
        return everyOf(ways, asked, manner);
      case 'each':
        return eachOf(ways, asked, manner);
      case 'pronoun':
        return first(
          ways.filter((way) => !(way.is === 'phrase' && way.text === (role === 'does' ? 'them' : 'they'))),
          (way) => (role === 'again' || isByNoun(wanted)) && begins(way, 'that', 'those'),
        );
      case 'possessor':
        return isByNoun(wanted) ? last(ways, (way) => begins(way, 'its')) : ways;
      // What has been spoken of is "it".
      case 'objects':
      case 'object':
        return !(wanted === 'self' && (manner.namesAgain || (role === 'bearing' && manner.countsOnIt))) &&
          ((!manner.isStatic && !manner.isUnspoken) ||
            manner.replaced !== undefined ||
            (isFirst && manner.asksOfIt))
          ? first(unionOf(ways, asked), (way) => begins(way, '<pronoun>'))
          : unionOf(ways, asked);
      case 'oneCount':
        return first(
          ways,
          (way) => isOfBattlefield(wanted) && way.is === 'phrase' && way.text.includes('battlefieldWords'),
        );
      case 'limit':
        return first(ways, (way) => isMoreThanOnce(wanted) && begins(way, 'activate no more'));
      case 'tokenMade':
        return givesQuoted(wanted)
          ? last(
              ways,
              (way) => way.is === 'phrase' && way.text.endsWith('<abilities:granted> named <name:nameWords>'),
            )
          : ways;
      case 'creation':
        return first(ways, (way) => isOfLegend(wanted) && begins(way, '<token:tokenNamed'));
      case 'statement':
        if (isOfYourSpells(wanted)) return first(ways, (way) => begins(way, '<affects:spellsOfYours'));
        return isFirst && manner.asksOfIt ? first(ways, (way) => begins(way, "it's <changes")) : ways;
      // What happened this turn is said to have happened, and not to be so often.
      case 'oneCondition':
        return hasHappened(wanted) ? ways.toReversed() : ways;
      case 'standing':
        return standingOf(ways, wanted, manner, isFirst);
      // Tokens are created, damage is dealt.
      case 'insteadOfIt':
        return changedInstead(ways, manner.replaced, wanted);
      case 'sameRecipient':
        return ways.filter((way) => way.is === 'phrase' && way.text === sameRecipient(manner.replaced));
      case 'oneOfThese':
        return (manner.asksOfIt && !isFirst) || manner.asksOfReplaced
          ? first(ways, (way) => begins(way, 'it'))
          : ways;
      case 'playerMeant':
        return playerMeantOf(ways, asked);
      // What was cast is "it", where it was spoken of.
      case 'restriction':
        return last(
          ways,
          (way) =>
            (manner.isOfSelf && begins(way, "[don't] untap during its")) ||
            begins(way, number === 'many' ? "can't be the target of" : "can't be the targets of"),
        );
      case 'event':
        if (isOfOwn(wanted)) return last(ways, (way) => begins(way, 'is|are put into a graveyard'));
        return isOfTransforming(wanted) ? first(ways, (way) => begins(way, '[transform] into')) : ways;
      // "At the beginning of your upkeep or whenever you cast a spell".
      case 'leads':
        return manner.isOfTime ? [...ways.slice(0, 1), ...ways.slice(1).toReversed()] : ways;
      case 'castWord':
        return manner.isStatic || manner.isSpell ? ways : first(ways, (way) => begins(way, 'it'));
      // "Exiled with this artifact", and "with it" of what enters.
      case 'exiling':
        return manner.replaced?.would === 'enter' ? first(ways, (way) => begins(way, 'it')) : ways;
      case 'place':
        return placesOf(ways, asked);
      case 'ruledPlayers':
        return manner.isOfSoMany ? first(ways, (way) => begins(way, 'each ')) : ways;
      case 'selfOrIt':
        return manner.ifPaid ? first(ways, (way) => begins(way, 'it')) : ways;
      // "Blocked by this creature", but "blocking it".
      case 'aboutWhom':
        return role === 'by' && wanted === 'self' ? last(ways, (way) => begins(way, 'it')) : ways;
      // "Lands you control are Plains", and not "become a Plains".
      case 'predicate':
        return manner.isStatic ? first(ways, (way) => begins(way, '<changes:being')) : ways;
      case 'being':
        return (number === 'many' ? first : last)(
          ways,
          (way) => way.is === 'phrase' && way.text.includes('Many>'),
        );
      case 'costPart':
        return byOwner(
          manner.isPaidInWords ? first(ways, (way) => begins(way, '[pay] <cost:mana')) : ways,
          wanted,
        );
      case 'stillType':
      case 'stillTypeMany':
        return types.length === 0
          ? ways
          : ways.filter((way) => way.is === 'phrase' && types.some((type) => way.means === type));
      case 'plainClauses':
        if (isPreventedLong(wanted)) return first(ways, (way) => begins(way, '<until> , prevent'));
        return durationFirst(ways, wanted);
      // "A 2/2 creature", "2/2 creatures".
      case 'becomingWhat':
      case 'kindWords':
        return number === 'many'
          ? last(ways, (way) => begins(way, 'a|an'))
          : last(ways, (way) => begins(way, '<what:animated>'));
      case 'clauses':
        return isWorkedOutTwice(wanted)
          ? first(ways, (way) => way.is === 'phrase' && way.text.includes('where X is'))
          : ways;
      case 'clause':
        return clauseOf(ways, wanted, manner);
      case 'explicit':
        return durationFirst(explicitOf(eachOfTargets(ways, wanted), wanted), wanted);
      case 'act':
        return actsOf(ways, wanted);
      // How long it lasts stands before "for each".
      case 'changing':
        return ways.filter((way) =>
          manner.isStatic
            ? !begins(way, '[gain] <')
            : !begins(way, '[have] <abilities', '[get] <by:sizeChange> for each'),
        );
      case 'beforeNoun':
        return ways
          .filter((way) => number !== 'one' || !begins(way, 'other'))
          .toSorted((one, other) => rankOf(one) - rankOf(other));
      case 'nounOne':
      case 'nounMany':
        return first(ways, (way) => begins(way, 'token'));
      case 'cardNoun':
      case 'describedCard':
        return first(ways, (way) => begins(way, 'permanent'));
      case 'whatEnters':
        return manner.entersWithMore ? first(ways, (way) => begins(way, 'each ')) : ways;
      case 'entersWith':
        return manner.entersWithMore
          ? first(ways, (way) => way.is === 'phrase' && way.text.includes('additional'))
          : ways;
      case 'afterNoun':
      case 'afterCard':
        return first(ways, (way) =>
          begins(way, "it's blocking", ...(role === 'targeted' ? ['with the same controller'] : [])),
        ).filter(
          (way) => !begins(way, 'other than') && (number === undefined || fitsNumber(way, number, role)),
        );
      case 'static':
        if (manner.isPaidInWords) return first(ways, (way) => begins(way, 'if <if'));
        return manner.condition === undefined ? ways : first(ways, saysCondition(manner.condition));
      case 'sentence':
        if (isLaterOfPlayer(wanted))
          return first(ways, (way) => begins(way, 'at <when:laterTime> , <does:clauses>'));
        if (isThenOptional(wanted)) return first(ways, (way) => begins(way, '<does:clauses> , then'));
        return manner.conditionLast
          ? first(ways, (way) => way.is === 'phrase' && way.text === '<does:clauses> if <condition> .')
          : ways;
      case 'tokens':
        return first(ways, (way) => way.is === 'phrase' && way.text.includes('for each'));
      case 'onlyWhen':
        return last(ways, (way) => begins(way, 'if'));
      // "Creatures you control get +1/+1" is said of them, and not as what somebody has them do.
      case 'deed':
        return deedOf(ways, wanted);
      case 'deeds': {
        const [one, other] = isList(wanted) ? wanted : [];
        return jointOf(one, other, anywhere) === 'then'
          ? last(ways, (way) => begins(way, '<one:deedsAnd>') && !begins(way, '<one:deedsAnd> ,'))
          : ways;
      }
      case 'several':
        if (wanted === 1) return [];
        return typeof wanted === 'number' && wanted <= 20 ? ways.slice(0, 1) : ways;
      case 'figure':
        return ways.filter((way) => !begins(way, '<n:numeral>'));
      default:
        return numbered(category, ways, wanted);
    }
  };

/** Events of this object that come once: "when", and not "whenever". */
const once = new Set([
  'enters',
  'leaves',
  'dies',
  'putInto',
  'sacrificed',
  'destroyed',
  'turnedFaceUp',
  'becomesMonstrous',
  'becomesLevel',
  'controlChanges',
  'exerted',
  'unlocked',
]);

function happensOnce(when: Meaning, attached: string): boolean {
  const { on, object, spell, card, through } = fields(when);
  // A particular object that was spoken of, or is targeted.
  const { among } = fields(object);
  if (isFields(among) && (among.target !== undefined || among.named !== undefined))
    return once.has(wordOf(on));
  if (fields(through).of === 'self') return true;
  if (object === 'haunted') return true;
  if (on === 'cast') return spell === 'self';
  if (on === 'discards') return fields(card).among === 'self';
  if (object === 'attached') return attached.startsWith('enchanted') && (on === 'dies' || on === 'leaves');
  return on === 'losesGame' || on === 'state' || (object === 'self' && once.has(wordOf(on)));
}

/** Of what is gone it is asked how it was. */
const gone = new Set(['dies', 'leaves', 'putInto', 'destroyed', 'sacrificed']);

const isOfGone = (when: Meaning | undefined): boolean =>
  isList(when) && when.length > 0 && when.every((one) => gone.has(wordOf(fields(one).on)));

/** Of words for the same thing those that an ability uses: "when" or "whenever", "is" or "was". */
export function wordsPreferred({ when, effect }: Fields, attached: string): readonly string[] {
  const events = isList(when) ? when : [];
  const [only, ...others] = events;
  const goes = (isList(effect) ? effect : [])
    .map(fields)
    .some(({ do: does, what }) => (does === 'sacrifice' || does === 'exile') && what === 'self');
  const ofOne = fields(only).object;
  const isOnce =
    events.every((one) => happensOnce(one, attached)) ||
    (others.length === 0
      ? isOfTransforming(events) || (goes && (ofOne === 'self' || ofOne === 'attached'))
      : events.some((one) => fields(one).object === 'haunted'));
  return [isOnce ? 'when' : 'whenever', ...(isOfGone(when) ? ['was', 'had'] : [])];
}
