/** What is said in two ways, and meant in one: a number that is known, a description of what the words around it speak of. */
import { type Fields, isFields, listOf } from '../wording/meaning.ts';
import type { Meaning } from '../wording/syntax.ts';

/** The same words as they are meant; its parts are so already. */
export function meant(fields: Fields): Meaning {
  const { number, of } = fields;
  if (number === 'times' && Array.isArray(of) && of[0] === 1) return of[1] ?? 0;
  if (number === 'minus' && Array.isArray(of) && typeof of[0] === 'number' && typeof of[1] === 'number')
    return of[0] - of[1];
  if (number === 'count' && isFields(of) && isZoneOf(of))
    return { number: 'cardsIn', zone: of.zone ?? '', of: of.owner ?? '' };
  if ((fields.on === 'cast' || fields.on === 'activated') && fields.by === 'everyone') {
    const { by: _anyone, ...rest } = fields;
    return rest;
  }
  if (fields.said === 'cast') {
    const { said: _cast, what, ...rule } = fields;
    return { ...rule, what: isFields(what) ? withoutLands(what) : {} };
  }
  if (of === 'spells' && isFields(fields.like)) return { ...fields, like: ofSpell(fields.like) };
  return ofTheLast(fields);
}

/** What may be cast, and not played as a land (305.1): nothing else is said of what no land is anyway. */
function withoutLands(filter: Fields): Meaning {
  const { type, anyType, notType } = filter;
  const isOfSpells =
    type !== undefined || (Array.isArray(anyType) && !anyType.some((one: Meaning) => one === 'land'));
  return isOfSpells
    ? filter
    : { ...filter, notType: notType === undefined ? 'land' : [...listOf(notType), 'land'] };
}

/** What is said of spells alone needn't say that they are spells. */
function ofSpell(filter: Fields): Meaning {
  const { zone, stackObject, ...rest } = filter;
  return zone === 'stack' && stackObject === 'spell' ? rest : filter;
}

/** What only creatures have is said of them alone: "artifact, enchantment, or creature with flying". */
function ofTheLast(filter: Fields): Fields {
  const { anyType, keyword, power, toughness, ...rest } = filter;
  const isOfCreatures = keyword !== undefined || power !== undefined || toughness !== undefined;
  if (!Array.isArray(anyType) || !isOfCreatures || !anyType.includes('creature') || 'any' in rest)
    return filter;
  const creature: Record<string, Meaning> = { type: 'creature' };
  for (const [field, value] of Object.entries({ keyword, power, toughness }))
    if (value !== undefined) creature[field] = value;
  return { ...rest, any: anyType.map((type: Meaning) => (type === 'creature' ? creature : { type })) };
}

/** Whether a description says of cards only whose they are, and in which of the zones that each player has. */
const isZoneOf = (filter: Fields): boolean =>
  Object.keys(filter).sort().join() === 'owner,zone' && typeof filter.zone === 'string';
