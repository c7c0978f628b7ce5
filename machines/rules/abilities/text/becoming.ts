/** What sets types, colours, subtypes and base power and toughness together, in words. */

import { creatureTypes } from '../../effects/instructions/creature-types.ts';
import { sameWords } from '../../state/same-words.ts';
import type { Modification, Quantity, Subtypes } from '../../state/vocabulary/index.ts';
import { basicLandTypes } from '../../state/vocabulary/index.ts';
import type { Context } from './context.ts';
import { chosenColor, isPlain, objectsText, quantityText } from './expressions/index.ts';
import { colorWord, list, plural, withArticle } from './words.ts';

interface Base {
  readonly power: Quantity | undefined;
  readonly toughness: Quantity | undefined;
}

/** Words, and whether they come to what it is already. */
interface Words {
  readonly words: readonly string[];
  readonly added: boolean;
}

interface Becoming {
  colors: Words;
  subtypes: Words;
  types: Words;
  base: Base | undefined;
}

const nothing: Words = { words: [], added: false };
const everyCreatureType = 'every creature type';

/** Colors said outright, or the one that was chosen. */
type Colors = readonly string[] | { readonly chosen: string };

const chosenOr = (value: readonly string[] | { readonly chosen: string }): readonly string[] =>
  'chosen' in value
    ? ['the chosen type']
    : basicLandTypes.every((type) => value.includes(type))
      ? ['every basic land type']
      : creatureTypes.every((type) => value.includes(type))
        ? [everyCreatureType]
        : value;

const subtypesText = (said: Subtypes, context: Context): readonly string[] =>
  'creatureTypesOf' in said
    ? [`the creature types of ${objectsText(said.creatureTypesOf, context, 'object')}`]
    : chosenOr(said);

function becoming(changes: readonly Modification[], context: Context): Becoming {
  const all: Becoming = { colors: nothing, subtypes: nothing, types: nothing, base: undefined };
  const colors = (value: Colors) =>
    'chosen' in value
      ? [chosenColor(value.chosen, context).replace(/^that /, 'the chosen ')]
      : value.length === 0
        ? ['colorless']
        : value.map(colorWord);
  for (const change of changes) {
    if (change.change === 'setColors') all.colors = { words: colors(change.colors), added: false };
    if (change.change === 'addColors') all.colors = { words: colors(change.colors), added: true };
    if (change.change === 'setSubtypes')
      all.subtypes = { words: subtypesText(change.subtypes, context), added: false };
    if (change.change === 'addSubtypes')
      all.subtypes = { words: subtypesText(change.subtypes, context), added: true };
    if (change.change === 'setTypes') all.types = { words: change.types, added: false };
    if (change.change === 'addTypes') all.types = { words: change.types, added: true };
    if (change.change === 'setPowerToughness')
      all.base = { power: change.power, toughness: change.toughness };
  }
  return all;
}

/** "has the power, toughness, and creature types of …. It's still a Shapeshifter". */
function likeText(changes: readonly Modification[], context: Context): string | undefined {
  const [first, second, ...others] = changes;
  if (first === undefined || second === undefined || others.length > 0) return undefined;
  if (
    !(
      first.change === 'setSubtypes' &&
      'creatureTypesOf' in first.subtypes &&
      second.change === 'setPowerToughness'
    )
  )
    return undefined;
  const { creatureTypesOf: of, still = [] } = first.subtypes;
  const { power, toughness } = second;
  const isOf = (value: Quantity | undefined): boolean =>
    typeof value === 'object' && value.number === 'value' && sameWords(value.of, of);
  if (!isOf(power) || !isOf(toughness)) return undefined;
  const more = still.length === 0 ? '' : `. It's still ${withArticle(still.join(' '))}`;
  return `has the power, toughness, and creature types of ${objectsText(of, context, 'object')}${more}`;
}

const isLandType = (subtype: string): boolean => basicLandTypes.some((type) => type === subtype);

/** "base power and toughness 4/4", "base power 4". */
export function baseText({ power, toughness }: Base, context: Context): string {
  const one = (what: string, value: Quantity): string =>
    `base ${what} ${isPlain(value) ? '' : 'equal to '}${quantityText(value, context)}`;
  if (power === undefined) return one('toughness', toughness ?? 0);
  if (toughness === undefined) return one('power', power);
  if (!isPlain(power) && sameWords(power, toughness))
    return `base power and toughness each equal to ${quantityText(power, context)}`;
  return `base power and toughness ${quantityText(power, context)}/${quantityText(toughness, context)}`;
}

/** "power and toughness each equal to its mana value", of what each object is asked for itself. */
function sizeOfEach({ power, toughness }: Base, word: 'base ' | '', context: Context): string | undefined {
  if (power === undefined || isPlain(power) || !sameWords(power, toughness)) return undefined;
  return `${word}power and ${word}toughness each equal to ${quantityText(power, context)}`;
}

/**
 * "becomes a 1/5 white Soldier creature", "is an artifact in addition to its other types"; `undefined` where none of
 * that is changed. `lasting`: of a static ability ("is"), not of an effect that begins ("becomes").
 */
export function becomingText(
  changes: readonly Modification[],
  lasting: boolean,
  many: boolean,
  context: Context,
): string | undefined {
  const alike = likeText(changes, context);
  if (lasting && alike !== undefined) return alike;
  const { colors, subtypes: said, types, base } = becoming(changes, context);
  const isOfAllKinds = types.words.length > 0 && said.words[0] === everyCreatureType;
  const subtypes = isOfAllKinds ? nothing : said;
  const verb = lasting ? 'is' : 'becomes';
  const its = many ? 'their' : 'its';
  if (lasting && types.added && base !== undefined && subtypes.words.length === 0) {
    // 205.1b: an "artifact creature" keeps its other types without saying so.
    const isArtifactCreature = types.words.includes('artifact') && types.words.includes('creature');
    const size = sizeOfEach(base, isArtifactCreature ? '' : 'base ', context);
    const kind = types.words.join(' ');
    if (size !== undefined)
      return isArtifactCreature
        ? `${verb} ${many ? plural(kind) : withArticle(kind)} with ${size}`
        : `${verb} ${many ? plural(kind) : withArticle(kind)} in addition to ${its} other types and has ${size}`;
  }
  const isSized = base !== undefined && !lasting;
  if (types.added && types.words.length > 1 && subtypes.words.length > 1 && !isSized)
    return `${verb} ${kindsText({ colors, subtypes, types, base }, many, context)} in addition to ${its} other types`;
  // "blue and red Dragon": several colors are one list.
  const words = [
    ...(colors.words.length > 1 ? [list(colors.words)] : colors.words),
    ...subtypes.words,
    ...types.words,
  ];
  if (words.length === 0) return base === undefined ? undefined : `has ${baseText(base, context)}`;
  const hasOnlyColors = subtypes.words.length === 0 && types.words.length === 0 && base === undefined;
  if (hasOnlyColors)
    return `${verb} ${list(words)}${colors.added ? ` in addition to ${its} other colors` : ''}`;
  if (words.length === 1 && words[0] === everyCreatureType) return `${verb} ${everyCreatureType}`;
  const isTypeAdded =
    types.added &&
    colors.words.length === 0 &&
    subtypes.words.length === 0 &&
    (lasting || base === undefined) &&
    // What becomes an artifact creature keeps its types (205.1b).
    (lasting || !sameWords(types.words, ['artifact', 'creature']));
  const sized = types.words.length === 0 || isTypeAdded || (lasting && !types.added);
  const numbers =
    base === undefined || sized
      ? []
      : [`${quantityText(base.power ?? 0, context)}/${quantityText(base.toughness ?? 0, context)}`];
  const noun = [...numbers, ...words].join(' ');
  const isWhole = noun.startsWith('the ') || noun.startsWith('every ');
  const named = isWhole ? noun : many ? plural(noun) : withArticle(noun);
  const size = base === undefined || !sized ? '' : ` with ${baseText(base, context)}`;
  return `${verb} ${named}${isOfAllKinds ? ' with all creature types' : ''}${size}${additionText({ colors, subtypes, types, base }, isTypeAdded, its)}`;
}

const belongsTo = (subtype: string): string => (isLandType(subtype) ? 'land' : 'creature');

/** "1/1 green Saproling creatures and Forest lands": each card type with the subtypes that belong to it. */
function kindsText({ base, colors, subtypes, types }: Becoming, many: boolean, context: Context): string {
  const size =
    base === undefined
      ? []
      : [`${quantityText(base.power ?? 0, context)}/${quantityText(base.toughness ?? 0, context)}`];
  const kinds = types.words.map((type, at) => {
    const own = subtypes.words.filter((subtype) => belongsTo(subtype) === type);
    const kind = [...(at === 0 ? [...size, ...colors.words] : []), ...own, type].join(' ');
    return many ? plural(kind) : withArticle(kind);
  });
  return list(kinds);
}

const isOnlyLandTypes = (subtypes: Words, types: Words): boolean =>
  types.words.length === 0 && subtypes.words.every(isLandType);

/** What stays besides: " in addition to its other land types". */
function additionText({ colors, subtypes, types }: Becoming, isTypeAdded: boolean, its: string): string {
  if (isTypeAdded) return ` in addition to ${its} other types`;
  const areTypesAdded = types.words.length > 0 ? types.added : subtypes.added;
  // A type that is added to what is coloured so or so says that it stays what it was in another sentence.
  if (types.words.length > 0 && !colors.added) return '';
  const others = [
    ...(colors.added ? ['colors'] : []),
    ...(areTypesAdded ? [isOnlyLandTypes(subtypes, types) ? 'land types' : 'types'] : []),
  ];
  return others.length === 0 ? '' : ` in addition to ${its} other ${others.join(' and ')}`;
}
