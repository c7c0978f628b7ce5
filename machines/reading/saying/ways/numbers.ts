/** How many: a number in one way, for each of some, and what is counted. */
import { isFields, isList, listOf, wordOf } from '../../../wording/meaning.ts';
import type { Meaning } from '../../../wording/syntax.ts';
import { fields } from '../../talk.ts';
import { begins, type Chooses, first, last, type Ways } from './way.ts';

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
export function isForEach(wanted: Meaning | undefined): boolean {
  const { number, of } = fields(wanted);
  if (number !== 'times') return counts.has(wordOf(number));
  const [times, each] = isList(of) ? of : [];
  return typeof times === 'number' && isForEach(each);
}

/** "A card for each creature you control", "1 life for each"; but damage is equal to the number of them. */
const saysForEach = (category: string): boolean =>
  category.startsWith('counted ') || category === 'measured life';

/** A number is said in one way: "a card", "two cards", "3 damage". */
export function numbered(category: string, ways: Ways, wanted: Meaning | undefined): Ways {
  if (saysForEach(category) && isForEach(wanted))
    return first(ways, (way) => way.is === 'phrase' && way.text.includes('for each'));
  if (typeof wanted !== 'number') return ways;
  if (category.startsWith('measured ')) return ways.slice(0, 1);
  return category.startsWith('counted ') ? ways.slice(wanted === 1 ? 0 : 1, wanted === 1 ? 1 : 2) : ways;
}

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

export const ofNumbers: Readonly<Record<string, Chooses>> = {
  oneCount: (ways, { wanted }) =>
    first(
      ways,
      (way) => isOfBattlefield(wanted) && way.is === 'phrase' && way.text.includes('battlefieldWords'),
    ),
  limit: (ways, { wanted }) =>
    first(ways, (way) => isMoreThanOnce(wanted) && begins(way, 'activate no more')),
  tokenMade: (ways, { wanted }) =>
    givesQuoted(wanted)
      ? last(
          ways,
          (way) => way.is === 'phrase' && way.text.endsWith('<abilities:granted> named <name:nameWords>'),
        )
      : ways,
  creation: (ways, { wanted }) =>
    first(ways, (way) => isOfLegend(wanted) && begins(way, '<token:tokenNamed')),
  tokens: (ways) => first(ways, (way) => way.is === 'phrase' && way.text.includes('for each')),
  several: (ways, { wanted }) => {
    if (wanted === 1) return [];
    return typeof wanted === 'number' && wanted <= 20 ? ways.slice(0, 1) : ways;
  },
  figure: (ways) => ways.filter((way) => !begins(way, '<n:numeral>')),
  entersWith: (ways, _asked, { entersWithMore }) =>
    entersWithMore ? first(ways, (way) => way.is === 'phrase' && way.text.includes('additional')) : ways,
};
