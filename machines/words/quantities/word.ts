/** What a quantity has to say of itself: the home of each is an object of this type. */
import type { Words } from '../../rules/abilities/canonical/words.ts';
import type { Recalled } from '../../rules/characteristics/asked-about.ts';
import type { Game } from '../../rules/state/game.ts';
import type { LinkRead } from '../../rules/state/links.ts';
import type { Scope } from '../../rules/state/scope.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import type { Quantity } from '../../rules/state/vocabulary/quantity.ts';
import type { QuietEvent } from '../game-events/index.ts';
import type { Shape } from '../shape.ts';
import type { Said } from '../wording.ts';

/** A quantity in words, told from others by what number it is. */
interface Tagged {
  readonly number: string;
}

/** A kind of number that grows in a game, as a quantity reads it; `values` are those of objects, which counters can change. */
export type NumberRead =
  | 'life'
  | 'mana'
  | 'counters'
  | 'playerCounters'
  | 'tokens'
  | 'values'
  | 'fact'
  | 'done';

export interface QuantityWord<Q extends Tagged> {
  readonly shape: Shape<Q, 'number'>;

  /**
   * How it is said: by itself, as what is counted, or as compared with another number, with the words that nothing else
   * needs. Null: it is understood from what was said before, as “that much” is.
   */
  readonly said: Said<'counts' | 'oneCount' | 'passing' | 'quantity' | 'quantityTerm' | 'standing'> | null;

  /** It in as few words as can be. */
  readonly plain?: (words: Words) => unknown;

  /** What number it is now; what can't be determined is 0 (107.2). */
  readonly number: (game: Game, scope: Scope, words: Q) => number;
  /** Whether it can be said already; without it always. */
  readonly isKnown?: (game: Game) => boolean;
  /** Whether there is such a number: noncreatures have no toughness; without it there always is. */
  readonly isThere?: (game: Game, scope: Scope, words: Q) => boolean;

  // when that may change
  /**
   * The events that can change it, of those that change nothing that an object is or that stands in a zone: what was found
   * by it is found again after them. What its parts ask they say themselves.
   */
  readonly changedBy: readonly QuietEvent[];
  /**
   * Whether it is about whatever there is, or has happened so far (608.2c). What is said of particular objects, what was
   * chosen or paid, and what an earlier instruction or the event gives isn't asked of the game.
   */
  readonly asksTheGame: boolean;
  /** The kinds of numbers that it reads: repeating what makes one of them greater may change it (732.2). */
  readonly reads: readonly NumberRead[];
  /** It asks who controls objects. */
  readonly asksControl?: true;
  /** What of the past it asks about: where no text does, most of it isn't kept. */
  readonly recalls?: Recalled;
  /** What it counts as it was at the beginning of the turn. */
  readonly begunWith?: (words: Q) => Filter;

  // what it speaks of
  /** It is X (107.3). */
  readonly isX?: true;
  /** What has to be known where it stands. */
  readonly needs?: 'x' | 'amount of the event';
  /** The link that it reads (607). */
  readonly link?: (words: Q) => LinkRead;
  /** Two triggered abilities that ask it may be told apart though their words are the same. */
  readonly tellsApart?: true;
  /** It is so many times another one: "-X" is -1 times X. */
  readonly factor?: (words: Q) => readonly [times: Quantity, of: Quantity] | null;
}

/** Of what is made of other numbers, was chosen or paid, or is given: it asks nothing of the game itself. */
export const asksNothing = { asksTheGame: false, changedBy: [], reads: [] } as const;
