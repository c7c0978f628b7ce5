import type { Face } from './face.ts';
import type { ObjectId, TextRef } from './identity.ts';
import type { CopiedChange } from './vocabulary/index.ts';

/** Abilities that an exception to copying gives, by where they are printed. */
export interface PrintedAbilities {
  readonly change: 'addPrinted';
  readonly at: readonly TextRef[];
}

/** An exception to copying as it was fixed when the copy effect began. */
export type FixedException = CopiedChange | PrintedAbilities;

/** The copiable values of something (707.2): what is printed somewhere, and what exceptions made of that (707.9). */
export interface CopiableValues {
  readonly definition: TextRef;
  /** Of which face; null: of that face of whatever has these values which is up (707.8a, 707.10g). */
  readonly face: Face | null;
  readonly exceptions: readonly FixedException[];
}

/** What a copy effect gives an object: copiable values as they were when it began (707.2b), in layer 1a (613.2a). */
export interface Copied extends CopiableValues {
  /** The object that was copied; it may be gone. */
  readonly of: ObjectId;
  readonly timestamp: number;
  /** Tells what its linked abilities remember from what those of other copies do (607.5). */
  readonly pair: number;
}
