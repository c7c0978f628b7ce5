/** What names stand for that instructions give, and what can be said of several of these at once. */
import { holdsSome, isFields, replaced } from '../../wording/meaning.ts';
import type { Meaning } from '../../wording/syntax.ts';
import type { Fields } from '../talk.ts';

/** What one phrase says, and of how many instructions. */
export interface SaidOfSome {
  readonly said: Fields;
  readonly taken: number;
}
export type Says = (wanted: readonly Meaning[]) => readonly SaidOfSome[];

export const isNamed = (value: Meaning | undefined, name: Meaning | undefined): boolean =>
  isFields(value) && name !== undefined && value.named === name;

/** Whether it speaks anywhere of what has this name. */
export const speaksOf = (value: Meaning, name: Meaning): boolean =>
  holdsSome(value, (part) => isNamed(part, name));

/** The same with something else for what has this name. */
export const withNamed = (value: Meaning, name: Meaning, by: Meaning): Meaning =>
  replaced(value, (part) => (isNamed(part, name) ? by : undefined));
