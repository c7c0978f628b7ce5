/** What an exception to copying (707.9) has to say of itself: the home of each is an object of this type. */
import type { Aspect } from '../../rules/characteristics/footprints.ts';
import type { FixedException } from '../../rules/state/copied.ts';
import type { Game } from '../../rules/state/game.ts';
import type { TextRef } from '../../rules/state/identity.ts';
import type { Characteristics, GameObject } from '../../rules/state/object.ts';
import type { CopyException } from '../../rules/state/vocabulary/copying.ts';
import type { Quantity } from '../../rules/state/vocabulary/quantity.ts';
import type { CardType } from '../../rules/state/vocabulary/type-line.ts';
import type { Writable } from '../../rules/state/write.ts';
import type { Shape } from '../shape.ts';
import type { Said } from '../wording.ts';

interface Tagged {
  readonly change: string;
}

/** A copy effect as it begins, which an exception is part of. */
export interface Fixing {
  readonly game: Game;
  /** Where the exception is printed. */
  readonly ref: TextRef;
  /** The ability from which the effect is. */
  readonly ability: TextRef | null;
  /** What becomes the copy, if it is there already. */
  readonly onto: GameObject | null;
  readonly number: (words: Quantity) => number;
}

export interface ExceptionWord<Exception extends Tagged> {
  readonly shape: Shape<Exception, 'change'>;
  /** How it is said after "except". Null: it is said with others, or a rule makes it. */
  readonly said: Said<'exception' | 'kindAdded'> | null;
  /** What it is fixed as when the copy effect begins: changes that are copied along from then on (707.9b). */
  readonly fixed: (exception: Exception, by: Fixing) => readonly FixedException[];
  /** Counters with which what enters as the copy enters besides (707.9e). */
  readonly counters?: (exception: Exception) => { readonly kind: string; readonly count: Quantity };
  /** What is so of a copy that would be of these types without it (707.9f). */
  readonly ifOfTypes?: (exception: Exception, types: readonly CardType[]) => readonly CopyException[];

  /** What it makes of what is copied, if it is copied along. */
  readonly make?: (values: Writable<Characteristics>, exception: Exception) => void;
  /** What it sets: an ability that defines that isn't copied (707.9d). */
  readonly sets?: readonly Aspect[];
}

/** A change of characteristics that is part of the copying: its outcome is copied along (707.9b). */
export type CopiedWord<Exception extends Tagged> = ExceptionWord<Exception> &
  Required<Pick<ExceptionWord<Exception>, 'make'>>;

/** It is fixed as it is written. */
export const asWritten = <Exception extends FixedException>(exception: Exception): readonly Exception[] => [
  exception,
];
