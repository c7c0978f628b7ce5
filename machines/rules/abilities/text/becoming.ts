/** What sets types, colours, subtypes and base power and toughness together, in words. */
import type { Modification, Quantity } from '../../state/vocabulary/index.ts';
import { basicLandTypes } from '../../state/vocabulary/index.ts';
import type { Context } from './context.ts';
import { isPlain, quantityText } from './expressions.ts';
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

const chosenOr = (
  value: readonly string[] | { readonly chosen: string },
  what: 'color' | 'type',
): readonly string[] => ('chosen' in value ? [`the chosen ${what}`] : value);

function becoming(changes: readonly Modification[]): Becoming {
  const nothing: Words = { words: [], added: false };
  const all: Becoming = { colors: nothing, subtypes: nothing, types: nothing, base: undefined };
  const colors = (value: Parameters<typeof chosenOr>[0]) => chosenOr(value, 'color').map(colorWord);
  for (const change of changes) {
    if ('setColors' in change) all.colors = { words: colors(change.setColors), added: false };
    if ('addColors' in change) all.colors = { words: colors(change.addColors), added: true };
    if ('setSubtypes' in change) all.subtypes = { words: chosenOr(change.setSubtypes, 'type'), added: false };
    if ('addSubtypes' in change) all.subtypes = { words: chosenOr(change.addSubtypes, 'type'), added: true };
    if ('setTypes' in change) all.types = { words: change.setTypes, added: false };
    if ('addTypes' in change) all.types = { words: change.addTypes, added: true };
    if ('set' in change) all.base = { power: change.setPower, toughness: change.setToughness };
  }
  return all;
}

const isLandType = (subtype: string): boolean => basicLandTypes.some((type) => type === subtype);

/** "base power and toughness 4/4", "base power 4". */
function baseText({ power, toughness }: Base, context: Context): string {
  const one = (what: string, value: Quantity): string =>
    `base ${what} ${isPlain(value) ? '' : 'equal to '}${quantityText(value, context)}`;
  if (power === undefined) return one('toughness', toughness ?? 0);
  if (toughness === undefined) return one('power', power);
  if (!isPlain(power) && JSON.stringify(power) === JSON.stringify(toughness))
    return `base power and toughness each equal to ${quantityText(power, context)}`;
  return `base power and toughness ${quantityText(power, context)}/${quantityText(toughness, context)}`;
}

const aOrThe = (noun: string): string => (noun.startsWith('the ') ? noun : withArticle(noun));

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
  const { colors, subtypes, types, base } = becoming(changes);
  const verb = lasting ? 'is' : 'becomes';
  const its = many ? 'their' : 'its';
  const words = [...colors.words, ...subtypes.words, ...types.words];
  if (words.length === 0) return base === undefined ? undefined : `has ${baseText(base, context)}`;
  const hasOnlyColors = subtypes.words.length === 0 && types.words.length === 0 && base === undefined;
  if (hasOnlyColors)
    return `${verb} ${list(words)}${colors.added ? ` in addition to ${its} other colors` : ''}`;
  const isTypeAdded =
    types.added &&
    colors.words.length === 0 &&
    subtypes.words.length === 0 &&
    (lasting || base === undefined);
  const sized = types.words.length === 0 || isTypeAdded;
  const numbers =
    base === undefined || sized
      ? []
      : [`${quantityText(base.power ?? 0, context)}/${quantityText(base.toughness ?? 0, context)}`];
  const noun = [...numbers, ...words].join(' ');
  const named = many ? plural(noun) : aOrThe(noun);
  const size = base === undefined || !sized ? '' : ` with ${baseText(base, context)}`;
  return `${verb} ${named}${size}${additionText({ colors, subtypes, types, base }, isTypeAdded, its)}`;
}

/** What stays besides: " in addition to its other land types". */
function additionText({ colors, subtypes, types }: Becoming, isTypeAdded: boolean, its: string): string {
  if (isTypeAdded) return ` in addition to ${its} other types`;
  if (!subtypes.added || types.words.length > 0) return '';
  const others = subtypes.words.every(isLandType) ? 'land types' : 'types';
  return ` in addition to ${its} other ${colors.added ? 'colors and ' : ''}${others}`;
}
