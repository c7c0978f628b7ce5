import type { Game } from '../state/game.ts';
import type { Characteristics, GameObject } from '../state/object.ts';
import { type Printed, type PrintedTexts, valuesFor } from './printed.ts';
import { printedOn } from './printed-on.ts';

/**
 * What an object is before the layers, its copiable values (613.2c): what is printed on the face that is up. Effects
 * that change those, copies (613.2a), belong here. The loyalty and defense of a permanent are its counters (306.5c,
 * 310.4c), and X has its value on the stack (202.3e).
 */
export function copiableValues(
  game: Game,
  texts: PrintedTexts,
  object: GameObject,
  printed: Printed = printedOn(game, texts, object),
): Characteristics {
  const onBattlefield = object.zone === 'battlefield';
  const values = valuesFor(printed, onBattlefield, object.controller);
  if (onBattlefield) return withCountedValues(object, values);
  const x = object.zone === 'stack' && printed.hasX ? (object.stack?.choices.x ?? 0) : 0;
  return x === 0 ? values : { ...values, manaValue: values.manaValue + timesX(printed) * x };
}

const timesX = (printed: Printed): number =>
  (printed.values.manaCost ?? []).filter((symbol) => symbol === 'X').length;

function withCountedValues(object: GameObject, values: Characteristics): Characteristics {
  const isPlaneswalker = values.types.includes('planeswalker');
  const isBattle = values.types.includes('battle');
  if (!isPlaneswalker && !isBattle) return values;
  return {
    ...values,
    loyalty: isPlaneswalker ? (object.counters.loyalty ?? 0) : values.loyalty,
    defense: isBattle ? (object.counters.defense ?? 0) : values.defense,
  };
}
