/** What a replaced event (614.1, 615.1) has to say of itself: the home of each is an object of this type. */
import type { Words } from '../../rules/abilities/canonical/words.ts';
import type { WhereItFunctions } from '../../rules/characteristics/where-abilities-function.ts';
import type { Applicable } from '../../rules/events/applicable.ts';
import type { Fact } from '../../rules/events/looking.ts';
import type { Watching } from '../../rules/events/watches.ts';
import type { EventType, GameEvent } from '../../rules/state/event.ts';
import type { Game } from '../../rules/state/game.ts';
import type { Objects } from '../../rules/state/vocabulary/objects.ts';
import type { Replacement } from '../../rules/state/vocabulary/replacement.ts';
import type { Zone } from '../../rules/state/zones.ts';
import type { Shape } from '../shape.ts';
import type { Wording } from '../wording.ts';

/** An event that an effect watches for, told from others by what would happen. */
interface Tagged {
  readonly would: string;
}

/** `Gives` is what the event gives for the effect to speak of: nothing else can be found of it. */
export interface ReplacedWord<Wanted extends Tagged, Gives extends readonly Fact[] = readonly Fact[]> {
  readonly shape: Shape<Wanted, 'would'>;

  /** How it is said after “if”, of what a static ability replaces; what says itself what happens instead is said as a whole. */
  readonly said: Wording;

  /** It in as few words as can be. */
  readonly plain?: (words: Words) => Words;

  // which events it is
  /** Of which types they are. */
  readonly events: readonly EventType[];
  /** Whether the effect watches for this very event. */
  readonly watches: (watching: Watching, wanted: Wanted, event: GameEvent) => boolean;
  /** Its object is `it` as well, its player `they`. */
  readonly gives: Gives;
  /** What of that events such as these don't give. */
  readonly lacks?: (wanted: Wanted) => readonly Gives[number][];

  // what can happen instead
  /** What an effect can say of how it happens otherwise. */
  readonly changes: readonly (keyof Replacement)[];
  /** To which zone it moves something, if nothing else is said. */
  readonly goesTo?: (wanted: Wanted) => Zone | undefined;
  /** What the effect makes of an event that is more than this; undefined: nothing out of the ordinary. */
  readonly changed?: (game: Game, one: Applicable, wanted: Wanted, event: GameEvent) => GameEvent | undefined;
  /** What is done besides skipping it is done as the next one begins (614.10b). */
  readonly isForNext?: true;
  /** Something enters: whose effect it is decides how, not who is affected, and such counters add up in any order. */
  readonly isEntering?: true;
  /** All of it that happens at once is one event to the effect (615.13). */
  readonly isAtOnce?: (wanted: Wanted) => boolean;
  /** A keyword action would be done (701.55c). */
  readonly isOfActions?: true;

  // where it is said
  /** Where an ability functions that says this of it (113.6); null: where abilities usually do. */
  readonly functionsIn?: (wanted: Wanted) => WhereItFunctions | null;
  /** Whether it is how the object itself enters, or what it does as it enters (614.1c-d): it is asked before. */
  readonly isOwnEntering?: (wanted: Wanted) => boolean;
  /** It is asked of what is turned as it will be (614.1e, 712.20). */
  readonly isTurning?: true;
  /** What is attached to is fixed as an effect begins that speaks of it (611.2c). */
  readonly locked?: (wanted: Wanted, attached: () => Objects) => Wanted;
}
