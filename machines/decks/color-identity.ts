/** The colors by which cards go into a Commander deck (903.4, 903.5c-d). */

import { type Color, colors, isColor } from '../rules/state/mana.ts';
import { colorsOf, parseManaCost } from '../rules/state/mana-cost.ts';
import type { CardDefinition, FaceDefinition, StaticAbility } from '../rules/state/vocabulary/index.ts';
import { basicLandTypes } from '../rules/state/vocabulary/index.ts';

/** The color of mana that a land of each basic type can produce (305.6). */
const colorOfLand: Readonly<Record<(typeof basicLandTypes)[number], Color>> = {
  Plains: 'W',
  Island: 'U',
  Swamp: 'B',
  Mountain: 'R',
  Forest: 'G',
};

/**
 * The color identity of a card, in the order of 105.1: the colors of all mana symbols in its mana cost and its text, of
 * its color indicator, and those that it says that it is, on both faces (903.4, 903.4d-e); with the colors that a
 * land of its basic types can produce (903.5d).
 */
export function colorIdentity({ back, ...front }: CardDefinition): readonly Color[] {
  const found = new Set([front, ...(back === undefined ? [] : [back])].flatMap(colorsOn));
  return colors.filter((color) => found.has(color));
}

const colorsOn = (face: FaceDefinition): readonly Color[] => [
  ...colorsOf(parseManaCost(face.manaCost ?? '')),
  ...(face.colorIndicator ?? []),
  ...basicLandTypes.flatMap((type) => (face.subtypes?.includes(type) ? [colorOfLand[type]] : [])),
  ...(face.abilities ?? []).flatMap((ability) => [
    ...symbolsIn(ability),
    ...(ability.kind === 'static' ? definedBy(ability) : []),
  ]),
];

/** The colors that a characteristic-defining ability says that the card is (604.3). */
const definedBy = ({ changes = [], characteristicDefining }: StaticAbility): readonly Color[] =>
  characteristicDefining !== true
    ? []
    : changes.flatMap((change) =>
        change.change === 'setColors' && Array.isArray(change.colors) ? change.colors.filter(isColor) : [],
      );

/** The colors of the mana symbols in a text: in costs and names of costs, and of the mana that it adds by symbols. */
function symbolsIn(text: unknown): readonly Color[] {
  if (typeof text === 'string')
    return (text.match(/\{[^{}]*[WUBRG][^{}]*\}/g) ?? []).flatMap((symbol) =>
      colorsOf(parseManaCost(symbol)),
    );
  if (typeof text !== 'object' || text === null) return [];
  return [...Object.values(text).flatMap(symbolsIn), ...('do' in text ? addedIn(text) : [])];
}

/** “Add {R}” and “Add {W} or {B}”; of “any color” no symbol is written. */
function addedIn(instruction: object): readonly Color[] {
  const added = [
    ...('mana' in instruction && Array.isArray(instruction.mana) ? instruction.mana : []),
    ...('anyOf' in instruction && Array.isArray(instruction.anyOf) ? instruction.anyOf : []),
  ].filter(isColor);
  return new Set(added).size === colors.length && 'anyOf' in instruction ? [] : added;
}

/** Whether a card has its color chosen before the game begins, if it is a commander: any color may be (903.4b). */
export const hasColorChosen = ({ abilities = [] }: CardDefinition): boolean =>
  abilities.some(
    (ability) =>
      ability.kind === 'static' &&
      ability.beforeShuffling?.effect.some(
        (instruction) => instruction.do === 'chooseValue' && instruction.what === 'color',
      ) === true,
  );

interface OutsideOfIdentity {
  readonly name: string;
  readonly colors: readonly Color[];
  readonly rule: string;
}

/**
 * The cards among these that may not be in a deck with these commanders (903.5c), and which of their colors are none of
 * the commanders’: where the color of a commander is chosen, as if the one were that fits the most cards (903.4b).
 */
export function outsideOfIdentity(
  commanders: readonly CardDefinition[],
  cards: readonly CardDefinition[],
): readonly OutsideOfIdentity[] {
  const own = commanders.flatMap(colorIdentity);
  const chosen = commanders.filter(hasColorChosen);
  const choices = chosen.reduce<readonly (readonly Color[])[]>(
    (before, _commander) => before.flatMap((some) => colors.map((color) => [...some, color])),
    [[]],
  );
  const outside = choices.map((more) =>
    cards.flatMap((card) => {
      const wrong = colorIdentity(card).filter((color) => !own.includes(color) && !more.includes(color));
      const rule = basicLandTypes.some((type) => card.subtypes?.includes(type)) ? '903.5d' : '903.5c';
      return wrong.length === 0 ? [] : [{ name: card.name, colors: wrong, rule }];
    }),
  );
  return outside.reduce((best, other) => (other.length < best.length ? other : best));
}
