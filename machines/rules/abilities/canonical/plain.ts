/** What one word says, in as few words as can be: rules of the form that look at nothing around a word. */
import { isRecord } from '../../state/is-record.ts';
import { saysAny } from '../../state/same-words.ts';
import type { Instruction } from '../../state/vocabulary/index.ts';
import {
  instructionWord,
  isInstruction,
  isQuantity,
  isReplacedEvent,
  quantityWord,
  replacedWord,
} from '../../state/word-table.ts';
import type { Family } from '../check/form.ts';
import { plainFilter, searched } from './filters.ts';
import { withOptionWords } from './options.ts';
import { asOneList, flattened, isOnly, type Words, without } from './words.ts';

/** A part of words, what is in it being plain already, without what it needn't say. */
export function plain(part: unknown, family: Family): unknown {
  switch (family) {
    case 'filter':
      return isRecord(part) ? plainFilter(part) : part;
    // “One of these or of those (or of these others)” is one list.
    case 'objects':
      return isRecord(part) && part.all !== undefined
        ? { ...part, all: searched(part.all) }
        : flattened(part, 'union');
    case 'players':
      return flattened(part, 'union');
    case 'quantity':
      return plainQuantity(part);
    case 'replaced event':
      return isRecord(part) && isReplacedEvent(part) ? (replacedWord(part).plain?.(part) ?? part) : part;
    case 'condition':
      return plainCondition(part);
    // All of them are any of them.
    case 'cost change':
      return isRecord(part) && isAny(part.like) ? without(part, 'like') : part;
    case 'trigger':
      return isRecord(part) ? plainTrigger(part) : part;
    case 'comparison':
      return isRecord(part) ? plainComparison(part) : part;
    case 'target':
      return isRecord(part) ? plainTarget(part) : part;
    case 'instruction':
      return isRecord(part) && isInstruction(part) ? plainInstruction(part) : part;
    case 'ability':
      return isRecord(part) ? plainAbility(part) : part;
    default:
      return part;
  }
}

/** A sum of sums is one sum, and the least of several least numbers is the least of all. */
function plainQuantity(part: unknown): unknown {
  if (!isRecord(part)) return part;
  const { number } = part;
  if (number === 'count' || number === 'withDifferentNames' || number === 'basicLandTypesAmong')
    return { ...part, of: searched(part.of) };
  if (number === 'plus' || number === 'least') return asOneList(part, 'number');
  return isQuantity(part) ? (quantityWord(part).plain?.(part) ?? part) : part;
}

/** A description that everything is like. */
const isAny = (filter: unknown): boolean => isRecord(filter) && Object.keys(filter).length === 0;

/** A card that is discarded is any card, and who attacks with one creature or more attacks. */
function plainTrigger(part: Words): Words {
  if (part.on === 'discards' && isAny(part.card)) return without(part, 'card');
  return part.on === 'playerAttacks' && part.atLeast === 1 ? without(part, 'atLeast') : part;
}

/** What isn't not so is so; “a and (b and c)” is one list, as is “a or (b or c)”. */
function plainCondition(part: unknown): unknown {
  if (!isRecord(part)) return part;
  switch (part.holds) {
    case 'exists':
      return { ...part, what: searched(part.what) };
    case 'not':
      return isRecord(part.of) && part.of.holds === 'not' ? part.of.of : part;
    case 'both':
    case 'either':
      return asOneList(part, 'holds');
    default:
      return part;
  }
}

/** At least so many, and at most: exactly so many. */
const plainComparison = (part: Words): Words =>
  typeof part.atLeast === 'number' && part.atLeast === part.atMost ? { exactly: part.atLeast } : part;

/** One target is what there is without a number; a creature, a player, a planeswalker or a battle is “any target”. */
function plainTarget(part: Words): Words {
  const { count } = part;
  const one = isRecord(count) && count.min === 1 && count.max === 1 ? without(part, 'count') : part;
  if (one.objects === undefined) return one;
  const objects = searched(one.objects);
  return one.players === 'any' && isOnly(objects, 'anyType') && areAnyTarget(objects.anyType)
    ? { ...without(one, 'objects', 'players'), any: true }
    : { ...one, objects };
}

const areAnyTarget = (types: unknown): boolean =>
  Array.isArray(types) &&
  types.length === 3 &&
  ['battle', 'creature', 'planeswalker'].every((type) => types.includes(type));

const they = new Set(['they']);

function plainInstruction(instruction: Instruction & Words): Words {
  let words: Words = instruction;
  // With it, what is in the instruction may speak of you as “they”.
  if (words.who === 'you' && instructionWord(instruction).forYou === true && !saysAny(words, they))
    words = without(words, 'who');
  // Who searches, or looks at the top of a library, does it in their own.
  if (words.library === 'you' && words.who === undefined) words = without(words, 'library');
  // The library is shuffled, where it isn't said that it is not.
  if (words.thenShuffle === true) words = without(words, 'thenShuffle');
  return withOptionWords(instructionWord(instruction).plain?.(words) ?? words);
}

function plainAbility(ability: Words): Words {
  let words = ability;
  // What a statement affects is this object, if it doesn't say.
  if (words.affects === 'self') words = without(words, 'affects');
  // Of how often it triggers each turn, once has a word of its own.
  if (words.kind === 'triggered' && words.timesEachTurn === 1)
    words = { ...without(words, 'timesEachTurn'), onceEachTurn: true };
  // Its controller may activate it, if nobody else is named.
  if (isRecord(words.limits) && words.limits.by === 'you')
    words = { ...words, limits: without(words.limits, 'by') };
  // Limits that limit nothing.
  if (isRecord(words.limits) && Object.keys(words.limits).length === 0) words = without(words, 'limits');
  return words;
}
