/** What a word of a filter has to say of itself: the home of each is an object of this type. */
import type { About } from '../../rules/characteristics/filter.ts';
import type { Aspect } from '../../rules/characteristics/footprints.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import type { QuietEvent } from '../game-events/index.ts';
import type { FieldOf } from '../shape.ts';

export type WordOfFilter = keyof Filter;

/** What is said with a word. */
export type SaidOf<Word extends keyof Filter> = Required<Filter>[Word];

export interface FilterWord<Word extends keyof Filter> {
  readonly shape: FieldOf<SaidOf<Word>>;

  /** Whether an object is so. */
  readonly fits: (said: SaidOf<Word>, about: About) => boolean;

  // when that may change
  /** What it asks of an object that continuous effects change (613); a filter within says that itself. */
  readonly asks: readonly Aspect[];
  /** The events that can change it, of those that change nothing that an object is or that stands in a zone. */
  readonly changedBy: readonly QuietEvent[];

  // of what it can be said
  /** It asks nothing but what the object itself is: a change of others doesn't change it. */
  readonly isOfItself?: true;
  /** It can be said of a source of abilities or damage without saying that it is a permanent (109.2). */
  readonly isOfAnySource?: true;
}
