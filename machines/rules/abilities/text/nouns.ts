/** What is called so, and what stands before it: "untapped creature", "artifact or enchantment", "spell". */
import { designationsOfPlayers } from '../../state/designation.ts';
import type { CardType, Filter } from '../../state/vocabulary/index.ts';
import { colorWord, list, plural } from './words.ts';

/** What may be one or several. */
export const asList = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : isList(value) ? value : [value];
const isList = <T>(value: T | readonly T[]): value is readonly T[] => Array.isArray(value);

export type Count = 'one' | 'many';

const allPermanentTypes: readonly CardType[] = [
  'artifact',
  'creature',
  'enchantment',
  'land',
  'planeswalker',
];

/** What is called by a designation that it has for its controller, and by nothing else. */
const bearerOf = ({ designated, subtype, anySubtype, token, type, anyType, zone }: Filter) =>
  [subtype, anySubtype, token, type, anyType, zone].every((one) => one === undefined) &&
  designated !== undefined &&
  designationsOfPlayers.has(designated)
    ? designated
    : undefined;

/** "your Ring-bearer": there is no more than one; what else is asked of it says more. */
export const yourOwn = (filter: Filter): string | undefined => {
  const bearer =
    filter.controller === 'you' && Object.keys(filter).length === 2 ? bearerOf(filter) : undefined;
  return bearer === undefined ? undefined : `your ${bearer}`;
};

/** What is called so: "creature", "artifact or enchantment", "Forest", "creature card". */
export function nounText(filter: Filter, count: Count): string {
  const bearer = bearerOf(filter);
  if (bearer !== undefined) return count === 'many' ? plural(bearer) : bearer;
  const zones = asList(filter.zone);
  const conjunction = count === 'many' ? 'and' : 'or';
  const isSpell = filter.zone === 'stack' || (filter.zone === undefined && filter.stackObject !== undefined);
  const isCard = !isSpell && zones.length > 0 && !zones.includes('battlefield');
  const inNumber = (noun: string) => (count === 'many' ? plural(noun) : noun);
  const anyTypes = filter.anyType ?? [];
  const isPermanentCard = allPermanentTypes.every((type) => anyTypes.includes(type));
  const types = isPermanentCard
    ? ['permanent']
    : anyTypes.length > 0
      ? anyTypes
      : [asList(filter.type).join(' ')];
  const named = types.filter((type) => type !== '');
  const subtypes = filter.anySubtype ?? asList(filter.subtype);
  const joinedSubtypes = filter.anySubtype === undefined ? subtypes.join(' ') : list(subtypes, 'or');
  if (isCard || isSpell) {
    const noun =
      filter.stackObject === 'ability'
        ? 'activated or triggered ability'
        : filter.stackObject === 'activatedAbility'
          ? 'activated ability'
          : filter.stackObject === 'triggeredAbility'
            ? 'triggered ability'
            : filter.stackObject === undefined && isSpell
              ? 'spell or ability'
              : isSpell
                ? 'spell'
                : 'card';
    const attribute = list(named, conjunction);
    return [joinedSubtypes, attribute, inNumber(noun)].filter((word) => word !== '').join(' ');
  }
  if (named.length === 0) {
    if (subtypes.length === 0)
      return inNumber(filter.token === true ? 'token' : filter.card === true ? 'card' : 'permanent');
    // "Reflection tokens": that they are tokens is said after what they are called.
    if (filter.token === true) return `${joinedSubtypes} ${inNumber('token')}`;
    return filter.anySubtype === undefined
      ? inNumber(joinedSubtypes)
      : list(subtypes.map(inNumber), conjunction);
  }
  const nouns =
    filter.token === true
      ? `${list(named, conjunction)} ${inNumber('token')}`
      : list(named.map(inNumber), conjunction);
  return joinedSubtypes === '' ? nouns : `${joinedSubtypes} ${nouns}`;
}

/** What stands before the noun. */
export function adjectives(filter: Filter): string {
  const nots = [
    ...(filter.token === false ? ['nontoken'] : []),
    ...asList(filter.notType).map((type) => `non${type}`),
    ...(filter.notColor === undefined ? [] : [`non${colorWord(filter.notColor)}`]),
    ...(filter.notSupertype === undefined ? [] : [`non${filter.notSupertype}`]),
    ...(filter.notSubtype === undefined ? [] : [`non-${filter.notSubtype}`]),
  ];
  // "nonblack, nontoken", but "black nontoken"
  const isTokenLast = filter.color !== undefined && nots.length === 1 && filter.token === false;
  return [
    ...(filter.tapped === undefined ? [] : [filter.tapped ? 'tapped' : 'untapped']),
    ...(filter.attacking === true ? ['attacking'] : []),
    ...(filter.blocking === true ? ['blocking'] : []),
    ...(filter.blocked === true ? ['blocked'] : []),
    ...(filter.unblocked === true ? ['unblocked'] : []),
    ...(filter.paired === undefined ? [] : [filter.paired ? 'paired' : 'unpaired']),
    ...(filter.commander === true ? ['commander'] : []),
    ...(filter.transformed === undefined ? [] : [filter.transformed ? 'transformed' : 'nontransformed']),
    ...(filter.monstrous === undefined ? [] : [filter.monstrous ? 'monstrous' : 'nonmonstrous']),
    ...(filter.designated === undefined || bearerOf(filter) !== undefined ? [] : [filter.designated]),
    ...(filter.stickered === true ? ['stickered'] : []),
    ...(filter.faceDown === undefined ? [] : [filter.faceDown ? 'face-down' : 'face-up']),
    ...(nots.length > 0 && !isTokenLast ? [nots.join(', ')] : []),
    ...(filter.color === undefined ? [] : [list(asList(filter.color).map(colorWord), 'and')]),
    ...(isTokenLast ? nots : []),
    ...(filter.anyColor === undefined ? [] : [list(filter.anyColor.map(colorWord), 'or')]),
    ...(filter.colors === undefined ? [] : [filter.colors]),
    ...(filter.supertype === undefined ? [] : [filter.supertype]),
  ].join(' ');
}
