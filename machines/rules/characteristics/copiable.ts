import type { Game } from '../state/game.ts';
import type { Characteristics, GameObject } from '../state/object.ts';
import { copiedCharacteristics } from './copied-characteristics.ts';
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
  if (x === 0) return values;
  const now = copiedCharacteristics(values);
  now.manaValue += timesX(printed) * x;
  return now;
}

const timesX = (printed: Printed): number =>
  (printed.values.manaCost ?? []).filter((symbol) => symbol === 'X').length;

function withCountedValues(object: GameObject, values: Characteristics): Characteristics {
  const isPlaneswalker = values.types.includes('planeswalker');
  const isBattle = values.types.includes('battle');
  if (!isPlaneswalker && !isBattle) return values;
  const now = copiedCharacteristics(values);
  if (isPlaneswalker) now.loyalty = object.counters.loyalty ?? 0;
  if (isBattle) now.defense = object.counters.defense ?? 0;
  return now;
}
