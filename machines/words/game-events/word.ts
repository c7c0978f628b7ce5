/** What an event of the game has to say of itself: the home of each is an object of this type. */
import type { Leaving } from '../../rules/events/apply-move.ts';
import type { GameEvent } from '../../rules/state/event.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId } from '../../rules/state/identity.ts';
import type { RuleNumber, Verdict } from '../../rules/state/verdict.ts';
import type { Saying } from './saying.ts';

/** An event, told from others by what happens. */
interface Tagged {
  readonly type: string;
}

/** `Name` is the name under which it is emitted. */
export interface GameEventWord<Event extends Tagged, Name extends string = string> {
  // how it happens
  /**
   * Applies it to the game, with nothing that it contains: that is applied as events of its own. Returns the event as it
   * happened where that says more, as with the id of what it made.
   */
  readonly apply: 'recordedAlone' | ((game: Game, event: Event, leaving: Leaving) => Event | undefined);
  /** The rule by which it is part of another event, or follows at once from how things are; null: that other's own. */
  readonly rule: RuleNumber | ((event: Event) => RuleNumber) | null;
  /** Whether it can happen (101.2, 614.17); if it doesn't say, it can. */
  readonly mayHappen?: (game: Game, event: Event) => Verdict;
  /** The events that it contains (616.1g), which happen at the same time. */
  readonly contains?: (game: Game, event: Event) => readonly GameEvent[];

  // what it changes
  /**
   * What it can change of what objects are and which rules apply: anything, or only what texts ask for in these words about
   * players. Of conditions, quantities, filters and rules each says itself by which events it is changed.
   */
  readonly changes: 'anything' | readonly string[];
  /** Whether state-based actions could have something to do after it though it changes nothing of that (704.5). */
  readonly asksForCheck: boolean;

  // how it is told
  /** The sentence that the log has for it; null if it only carries another event, whose sentence says it. */
  readonly sentence: (event: Event, say: Saying) => string | null;
  /** What of it is not for players who can't see all objects: the event as such a player may know it. */
  readonly hides: 'nothing' | ((event: Event, isSeen: (id: ObjectId) => boolean) => Event);
  /** Under which name it is emitted. */
  readonly emits: Name | ((event: Event) => Name);
}

/** An event that can change nothing but what texts ask for in words. */
export interface QuietEventWord<Event extends Tagged, Name extends string = string>
  extends GameEventWord<Event, Name> {
  readonly changes: readonly string[];
}
