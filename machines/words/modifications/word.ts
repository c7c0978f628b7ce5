/** What a change of characteristics (613.1) has to say of itself: the home of each is an object of this type. */

import type { Applying, Layer } from '../../rules/characteristics/changes.ts';
import type { Aspect } from '../../rules/characteristics/footprints.ts';
import type { CharacteristicName } from '../../rules/characteristics/why.ts';
import type { Locking } from '../../rules/effects/instructions/locked.ts';
import type { Characteristics } from '../../rules/state/object.ts';
import type { Ability } from '../../rules/state/vocabulary/abilities.ts';
import type { Subtypes, Word } from '../../rules/state/vocabulary/modification.ts';
import type { Objects, Players } from '../../rules/state/vocabulary/objects.ts';
import type { Quantity } from '../../rules/state/vocabulary/quantity.ts';
import type { CardType } from '../../rules/state/vocabulary/type-line.ts';
import type { Writable } from '../../rules/state/write.ts';
import type { Shape } from '../shape.ts';
import type { Said } from '../wording.ts';

/** A change, told from others by what is done. */
interface Tagged {
  readonly change: string;
}

/** A change and an object, as a player without much thought sees them. */
export interface Weighed {
  /** 1 if it is the player's, -1 if it is an opponent's. */
  readonly mine: number;
  readonly lasts: boolean;
  /** What the object is worth, in cards or so. */
  readonly worth: () => number;
  readonly amount: (words: Quantity) => number;
  /** How much damage would destroy it. */
  readonly damageLeft: () => number;
  /** What so much more until end of turn is worth. */
  readonly swing: (power: number, toughness: number) => number;
}

export interface ModificationWord<Change extends Tagged> {
  readonly shape: Shape<Change, 'change'>;

  /**
   * How it is said: of what goes on being so (`being`), of what is changed for a time (`changing`) or becomes something
   * (`becomingWhat`), or whole. Null: a rule makes it, or nothing of a card that is read says it.
   */
  readonly said: Said<'act' | 'becomingWhat' | 'being' | 'changing' | 'deed' | 'statement'> | null;

  /** A rule makes it, and no card says it. */
  readonly isOfRules?: true;

  // what it does, and when
  /** In which layer (613.1b-g, 613.4b-d). What sets power and toughness by a characteristic-defining ability does it in 7a. */
  readonly layer: Layer;
  /** It is made after others of its layer: subtypes belong to card types (205.3d). */
  readonly isOfSubtypes?: true;
  /** What an object is so far becomes what it is with this. */
  readonly apply: (now: Writable<Characteristics>, change: Change, by: Applying) => void;
  /** With its numbers worked out: once, before it is applied to anything. What has them may ask each object for its own. */
  readonly numbered?: (change: Change, number: (words: Quantity) => number) => Change;
  /** With every value fixed as a resolving spell's or ability's effect begins (608.2h, 611.2d). */
  readonly locked?: (change: Change, lock: Locking) => Change;

  // what it is beside others
  /** What of objects it changes, for what depends on that (613.8). */
  readonly writes: readonly Aspect[];
  /** That objects lose abilities as well. */
  readonly takesAbilities?: (change: Change) => boolean;
  /** What it depends on besides what it asks in its words. */
  readonly reads?: readonly Aspect[];
  /** In one layer what adds is the same in any order, as is what takes away; `none`: beside any. */
  readonly order: 'adds' | 'takes' | 'sets' | 'none';
  /** Whether two of these are the same in any order, though they set something. */
  readonly commutes?: (one: Change, other: Change) => boolean;
  /** Whether it says what a characteristic is: then it is a reason for that even where it was so already. */
  readonly says?: (name: CharacteristicName, change: Change) => boolean;

  // what else it brings
  /** Abilities that it gives. */
  readonly gives?: (change: Change) => readonly Ability[];
  /** Rules text that it brings along: it isn't granted (612.3). */
  readonly brings?: (change: Change) => readonly Ability[];
  /** All that is its text by now isn't granted (612.3). */
  readonly isText?: true;
  /** What the object is then is noted, as all its text is another's (612.6). */
  readonly isFullText?: true;
  /** It gives the activated abilities that these have. */
  readonly givesThoseOf?: (change: Change) => Objects;
  /** Who gains control by it; a change that gives abilities may give that, too. */
  readonly gainedBy?: (change: Change) => Players;
  /** A keyword that the object can't have (113.11). */
  readonly denies?: (change: Change) => string;
  /** Words that it changes in the object's text. */
  readonly rewords?: (change: Change) => { readonly from: Word; readonly to: Word };
  /** The card types that an object has by it. */
  readonly typesWith?: (types: readonly CardType[], change: Change) => readonly CardType[];
  /** The subtypes that it adds or sets; what sets them takes others of their sets away (205.1a, 305.7). */
  readonly subtypes?: (change: Change) => Subtypes;

  /** What it is worth to a player without much thought that it is made to an object; nothing without it. */
  readonly gain?: (change: Change, weighed: Weighed) => number;
}
