/** What an event of the game has to say of itself: the home of each is an object of this type. */
import type { Applicable } from '../../rules/events/applicable.ts';
import type { Leaving } from '../../rules/events/changing-zones.ts';
import type { GameEvent } from '../../rules/state/event.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId, PlayerId } from '../../rules/state/identity.ts';
import type { Target } from '../../rules/state/object.ts';
import type { RuleNumber, Verdict } from '../../rules/state/verdict.ts';
import type { Saying } from './saying.ts';

/** An event, told from others by what happens. */
interface Tagged {
  readonly type: string;
}

/** What events are about: `life` is damage as well, and how the game ends. */
export type Subject = 'turn' | 'stack' | 'combat' | 'life' | 'cards' | 'other';

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
  /** What happens after it, one batch after the other. */
  readonly following?: (event: Event) => readonly (readonly GameEvent[])[];
  /** What follows from it at once when it has been applied. */
  readonly atOnce?: (game: Game, event: Event) => readonly GameEvent[];
  /** The object that leaves or phases out by it: what that was like is remembered (603.10a, 702.26b). */
  readonly leaves?: (event: Event) => ObjectId;
  /** The object that it takes from where all know it to be, by itself or by what it contains. */
  readonly takes?: (event: Event) => ObjectId | null;
  /** The object of which triggers speak is moved by it (400.7e). */
  readonly movesItsObject?: true;
  /** Whoever controlled its object until then still has what triggers on it (603.10d). */
  readonly endsControl?: true;
  /** The object that receives a timestamp by it (613.7d-g). */
  readonly stamps?: (event: Event) => ObjectId | null;
  /** It is known what it comes to before it happens. */
  readonly isForeseen?: true;
  /** What is done by it once at the same time: another event that says the same doesn't happen besides. */
  readonly doneOnce?: (event: Event) => string;
  /** What only one event can take from where it is, as several players act: it is the first one's. */
  readonly takesAlone?: (event: Event) => string;
  /** The same of one player from one source at once is one event (119.9): what the two come to together. */
  readonly together?: (event: Event, other: Event) => Event | null;

  // what it changes
  /**
   * What it can change of what objects are and which rules apply: anything, or only what texts ask for in these words about
   * players. Of conditions, quantities, filters and rules each says itself by which events it is changed.
   */
  readonly changes: 'anything' | readonly string[] | ((game: Game, event: Event) => boolean);
  /** Whether it changes more of that than what texts ask for. */
  readonly alsoChanges?: (game: Game, event: Event) => boolean;
  /** Whether state-based actions could have something to do after it though it changes nothing of that (704.5). */
  readonly asksForCheck: boolean | ((game: Game, event: Event) => boolean);
  /** It changes nothing of what players may do. */
  readonly changesNothingToPlay?: true;
  /** What is kept of it for what asks later in the turn (608.2i). */
  readonly keep?: (game: Game, event: Event) => void;
  /** Cards come into a library, or out of it, or are shown there: that can't be reversed (733.1). */
  readonly touchesLibrary?: (game: Game, event: Event) => boolean;
  /** A turn, phase or step begins: what was to be done instead of those that were skipped comes first in it (614.10b). */
  readonly isBeginning?: true;

  // how effects replace it
  /** To whom or what it is done, where that isn't its `object` or `player`. */
  readonly whom?: (event: Event) => Target;
  /** The object that does it. */
  readonly source?: (event: Event) => ObjectId;
  /** Who chooses among the effects that apply to it (616.1); if it doesn't say, whoever is affected. */
  readonly chooser?: (game: Game, event: Event) => PlayerId;
  /** Of how much it is. */
  readonly amount?: (event: Event) => number;
  /** The same with another amount; null: nothing is left of it. */
  readonly withAmount?: (event: Event, amount: number) => Event | null;
  /** The same under another player's control. */
  readonly under?: (event: Event, controller: PlayerId) => Event;
  /** What an effect makes of it, where its own rules say that; undefined: what the effect makes of any event. */
  readonly replacedBy?: (game: Game, one: Applicable, event: Event) => GameEvent | null | undefined;
  /** The permanent as it would be with the face that is turned up by it, of which X was what in its cost. */
  readonly turned?: (game: Game, event: Event) => { readonly after: Game; readonly x?: number | undefined };
  /** What happens besides as an effect has made `after` of it. */
  readonly besides?: (
    game: Game,
    one: Applicable,
    event: Event,
    after: GameEvent | null,
  ) => readonly GameEvent[];
  /** Effects that counters have on it (122.1): the rule, the effect's name in that, the kind of counter. */
  readonly counterEffects?: readonly (readonly [rule: RuleNumber, name: string, kind: string])[];
  /** The permanent whose counters have them; null: none. */
  readonly savedByCounters?: (game: Game, event: Event) => ObjectId | null;

  // how it is told
  /** What it is about, where one looks for it. */
  readonly about: Subject;
  /** Whether it says little to who reads along, as what it is part of, or what comes of it, is said; `rule` is that by which it happened. */
  readonly isMinor?: (event: Event, rule: string) => boolean;
  /** It comes with every turn, and tells nothing by itself. */
  readonly comesWithTheTurn?: true;
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
