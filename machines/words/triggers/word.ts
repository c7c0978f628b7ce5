/** What a trigger condition (603.1) has to say of itself: the home of each is an object of this type. */
import type { Fact, Found, Looking } from '../../rules/events/looking.ts';
import type { Counted } from '../../rules/events/spells-cast.ts';
import type { EventType, GameEvent } from '../../rules/state/event.ts';
import type { Game } from '../../rules/state/game.ts';
import type { TriggerFacts } from '../../rules/state/object.ts';
import type { Scope } from '../../rules/state/scope.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import type { Zone } from '../../rules/state/zones.ts';
import type { Shape } from '../shape.ts';
import type { Wording } from '../wording.ts';

/** A trigger condition, told from others by what the ability triggers on. */
interface Tagged {
  readonly on: string;
}

/** `Gives` is what the event gives for the effect to speak of: nothing else can be found of it. */
export interface TriggerWord<Condition extends Tagged, Gives extends readonly Fact[] = readonly Fact[]> {
  readonly shape: Shape<Condition, 'on'>;

  /** How it is said, by what stands before it: `<object>` is whose event it is, `<who>` who does it. */
  readonly said: Wording;

  // what it looks for
  /** Of which types events are that can meet it. */
  readonly events: readonly EventType[];
  /** What each occurrence of it in an event is about (603.2c); null if the event doesn't meet it. */
  readonly matches: (looking: Looking, condition: Condition, event: GameEvent) => Found<Gives[number]>;
  /** `object` is what the condition speaks of, `player` who does it or whose it is; the others each home says. */
  readonly gives: Gives;
  /** What of that the event of this very condition doesn't give. */
  readonly lacks?: (condition: Condition) => readonly Gives[number][];
  /** Whether it looks back in time (603.10): it is asked before the event is applied, all others after it. */
  readonly looksBack: boolean | ((condition: Condition) => boolean);
  /** For which this is the same of what one batch does is one event to the ability (603.2c); null: each is its own. */
  readonly together?: (condition: Condition, facts: Omit<TriggerFacts, 'event'>) => string | null;
  /** It is no event but a state (603.8), and asked again and again. */
  readonly isSo?: (game: Game, scope: Scope, condition: Condition) => boolean;

  // where it functions
  /** In which zones it can trigger, if it can't from the battlefield (113.6k); null: it can. */
  readonly functionsIn?: (condition: Condition) => readonly Zone[] | null;
  /**
   * Whether it says that its own object is put into this zone, or of an Aura that what it enchants leaves the battlefield
   * (113.6m).
   */
  readonly putsItselfInto?: (condition: Condition, zone: Zone) => boolean;

  // what it is besides
  /** It can be about its own object being cast or entering: X is then that of the spell (107.3i, 107.3m). */
  readonly hasXOfSpell?: true;
  /** It speaks of entering, also in other words: what says so of entering keeps it from triggering, or makes it trigger again. */
  readonly isOfEntering?: true;
  /** What triggers on it is put on the stack in the second pass (603.3b). */
  readonly isSecond?: true;
  /** Whether what triggers on it can be a mana ability (605.1b). */
  readonly isOfMana?: (condition: Condition) => boolean;
  /** Which spells are counted through the turn because of it. */
  readonly counts?: (condition: Condition) => Counted | null;
  /** Of a delayed trigger alone: how often the ability that made it has resolved this turn as it is made (603.7h). */
  readonly resolutions?: (condition: Condition) => number;
  /** Whose it waits for is fixed as a delayed trigger is made, where that is a particular player. */
  readonly locked?: (condition: Condition, lock: (whose: Players) => Players) => Condition;
}
