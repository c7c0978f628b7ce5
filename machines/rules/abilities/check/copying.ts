/** Exceptions to copying (707.9). */
import type { CopyException } from '../../state/vocabulary/index.ts';
import { plainChanges } from './modifications.ts';
import { counters } from './places.ts';
import {
  type Check,
  either,
  flag,
  type KeyOf,
  later,
  listOf,
  oneOf,
  type Shape,
  shape,
  text,
} from './shape.ts';
import { cardType, color } from './words.ts';

/** Exceptions, with abilities that are checked so. */
export function exceptionWith(abilities: Check): Check {
  /** By their first fields, so that none is forgotten. */
  const exceptions: Readonly<
    Record<Exclude<KeyOf<CopyException>, 'setPower' | 'setToughness' | 'except'>, Shape>
  > = {
    ...plainChanges,
    addSubtypes: shape({ addSubtypes: listOf(text) }),
    setSubtypes: shape({ setSubtypes: listOf(text) }),
    addColors: shape({ addColors: listOf(color) }),
    setColors: shape({ setColors: listOf(color) }),
    name: shape({ name: text }),
    noManaCost: shape({ noManaCost: flag }),
    addAbilities: shape({ addAbilities: abilities }),
    thisAbility: shape({ thisAbility: flag }),
    notCopied: shape({ notCopied: oneOf('color', 'name') }),
    entersWith: shape({ entersWith: counters }),
    ifType: shape({ ifType: cardType, except: listOf(later(() => exception)) }),
  };
  const exception = either(Object.values(exceptions));
  return exception;
}
