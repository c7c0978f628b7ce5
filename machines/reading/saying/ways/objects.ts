/** How objects and players are spoken of: "it" or by a noun, each or all, and where cards are. */

import { onceFor } from '../../../rules/state/once-for.ts';
import { isFields, listOf } from '../../../wording/meaning.ts';
import type { Asked } from '../../../wording/print.ts';
import { isSpecOfSeveral } from '../../../wording/print.ts';
import type { Meaning } from '../../../wording/syntax.ts';
import { type Fields, fields } from '../../talk.ts';
import { isByNoun } from '../by-noun.ts';
import { isConditionFirst, type Manner } from './manner.ts';
import { type By, begins, type Chooses, first, last, type Ways } from './way.ts';

/** Whether all of a kind are meant, and no more is said of them: "all Slivers". */
const areAll = (wanted: Meaning | undefined): boolean =>
  Object.keys(fields(fields(wanted).all)).every((field) =>
    ['type', 'subtype', 'notSubtype', 'typeChosen'].includes(field),
  );

const isEach = (wanted: Meaning | undefined): boolean => fields(fields(wanted).all).counters !== undefined;

/** "All creatures" of those to whom something is done, "each creature" of those who get it, "creatures" of those who do it. */
function everyOf(ways: Ways, { role, wanted }: Asked, { isRule, isOfEach }: Manner): Ways {
  if (role === 'among' || role === 'by') return backwards(ways);
  if (role !== 'does' || isEach(wanted) || isOfEach) return ways;
  return areAll(wanted) && !isRule ? ways : backwards(ways);
}

const backwards = onceFor((ways: Ways): Ways => ways.toReversed());

function eachOf(ways: Ways, { role, wanted }: Asked, { isOfEach }: Manner): Ways {
  const { manaValue, attachedTo } = fields(fields(wanted).all);
  if (role === 'beside')
    return first(ways, (way) => begins(way, attachedTo === undefined ? 'each ' : 'all '));
  const isMeasured = Object.values(fields(manaValue)).some(isFields);
  const isAll = (role === 'done' && !isMeasured) || (role === 'does' && !isEach(wanted) && !isOfEach);
  return first(ways, (way) => begins(way, isAll ? 'all ' : 'each '));
}

/** "Target creature and each other creature", but "this creature and other creatures". */
function unionOf(ways: Ways, { wanted }: Asked): Ways {
  const { union } = fields(wanted);
  const [one] = listOf(union);
  return fields(one).target === undefined
    ? ways
    : last(ways, (way) => begins(way, '<one:object> and other', '<one:particular> and'));
}

/** Whether several targets are introduced, each of which does something or gets it. */
export function isOfSeveralTargets(wanted: Meaning | undefined): boolean {
  const { isNew, spec } = fields(wanted);
  return isNew === true && isSpecOfSeveral(spec);
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

/** Whether an event spoke of an opponent, whose it is: "that player", and not "its controller". */
const isOpponentOf = ({ controllerOf, ownerOf }: Fields): boolean => {
  const { controller, owner } = fields(fields(controllerOf ?? ownerOf).like);
  return controller === 'opponents' || owner === 'opponents';
};

export const ofObjects: Readonly<Record<string, Chooses>> = {
  every: everyOf,
  each: eachOf,
  pronoun: (ways, { role, wanted }) =>
    first(
      ways.filter((way) => !(way.is === 'phrase' && way.text === (role === 'does' ? 'them' : 'they'))),
      (way) => (role === 'again' || isByNoun(wanted)) && begins(way, 'that', 'those'),
    ),
  possessor: (ways, { wanted }) => (isByNoun(wanted) ? last(ways, (way) => begins(way, 'its')) : ways),
  objects: itOrUnion,
  object: itOrUnion,
  oneOfThese: (ways, _asked, by) =>
    (by.asksOfIt && !isConditionFirst(by)) || by.asksOfReplaced
      ? first(ways, (way) => begins(way, 'it'))
      : ways,
  playerMeant: playerMeantOf,
  // What was cast is "it", where it was spoken of.
  castWord: (ways, _asked, { isStatic, isSpell }) =>
    isStatic || isSpell ? ways : first(ways, (way) => begins(way, 'it')),
  // "Exiled with this artifact", and "with it" of what enters.
  exiling: (ways, _asked, { replaced }) =>
    replaced?.would === 'enter' ? first(ways, (way) => begins(way, 'it')) : ways,
  place: placesOf,
  ruledPlayers: (ways, _asked, { isOfSoMany }) =>
    isOfSoMany ? first(ways, (way) => begins(way, 'each ')) : ways,
  selfOrIt: (ways, _asked, { ifPaid }) => (ifPaid ? first(ways, (way) => begins(way, 'it')) : ways),
  // "Blocked by this creature", but "blocking it".
  aboutWhom: (ways, { role, wanted }) =>
    role === 'by' && wanted === 'self' ? last(ways, (way) => begins(way, 'it')) : ways,
  whatEnters: (ways, _asked, { entersWithMore }) =>
    entersWithMore ? first(ways, (way) => begins(way, 'each ')) : ways,
};

/** What has been spoken of is "it". */
function itOrUnion(ways: Ways, asked: Asked, by: By): Ways {
  const { role, wanted } = asked;
  const isNamed = wanted === 'self' && (by.namesAgain || (role === 'bearing' && by.countsOnIt));
  const isSpokenOf =
    (!by.isStatic && !by.isUnspoken) || by.replaced !== undefined || (isConditionFirst(by) && by.asksOfIt);
  const said = unionOf(ways, asked);
  return !isNamed && isSpokenOf ? first(said, (way) => begins(way, '<pronoun>')) : said;
}
