/** What a part of a cost (118) has to say of itself: the home of each is an object of this type. */
import type { OwnMove } from '../../rules/characteristics/moves-itself.ts';
import type { CostContext } from '../../rules/effects/costs/context.ts';
import type { Use } from '../../rules/effects/costs/limited.ts';
import type { HowUsed, ObjectsForPart } from '../../rules/effects/costs/parts.ts';
import type { GameEvent } from '../../rules/state/event.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId } from '../../rules/state/identity.ts';
import type { KeywordActions } from '../../rules/state/keyword-action.ts';
import type { Color } from '../../rules/state/mana.ts';
import type { Verdict } from '../../rules/state/verdict.ts';
import type { Quantity } from '../../rules/state/vocabulary/quantity.ts';
import type { Zone } from '../../rules/state/zones.ts';
import type { Phrase } from '../../wording/syntax.ts';
import type { Shape } from '../shape.ts';

/** A part of a cost, told from others by what is done to pay it. */
interface Tagged {
  readonly pay: string;
}

/** Works out an amount; what isn't said is one. */
export type Count = (amount: Quantity | undefined) => number;

export interface CostWord<Part extends Tagged> {
  readonly shape: Shape<Part, 'pay'>;

  /**
   * How it is said: printed by the first phrase that can, read by all. What says some of its fields by a category of several
   * ("a creature", "two cards") has `'...some'` in its meaning, "two charge counters" `'...counters'`; `place` is where the objects are that it says.
   */
  readonly said: readonly [Phrase, ...(readonly Phrase[])];
  /** What it was paid with is spoken of as this: "the sacrificed creature". */
  readonly participle?: string;

  // what it comes to
  /** With its amounts worked out (601.2f). */
  readonly counted: (part: Part, count: Count) => Part;
  /** Whether X stands in it, so that a value is chosen for it (107.3a); `isX` says it of an amount. */
  readonly hasX: (part: Part, isX: (amount: Quantity | undefined) => boolean) => boolean;

  /** All of it in a cost is one part, after the others: life, loyalty (606.5). Null where that is nothing. */
  readonly together?: (parts: readonly Part[]) => Part | null;
  /** Mana that it means paying: it is paid with the other mana, and has of it how much is generic. */
  readonly asMana?: {
    readonly cost: (part: Part) => string | undefined;
    readonly with: (part: Part, generic: number) => Part;
  };
  /** A keyword action is done to pay it: it is a `PerformedPart`. */
  readonly isPerformed?: true;
  /** The same, paid with objects of this color alone. */
  readonly ofColor?: (part: Part, color: Color) => Part;

  // whether it can be paid
  /** Can it alone be paid (118.3)? It is locked in. */
  readonly verdict: (game: Game, paying: CostContext, part: Part) => Verdict;
  /** Among which objects those are found that it uses; null if it uses none. */
  readonly objects: null | ((game: Game, paying: CostContext, part: Part) => ObjectsForPart | null);
  /** No object can be used for two parts that use it up the same way (118.10). */
  readonly uses: HowUsed;
  /** Whether objects are to be found for it before it is known what mana can be made. */
  readonly needsObjects: (part: Part) => boolean;
  /** Whether the object whose cost it is has to be on the battlefield still as it is paid. */
  readonly keepsOwn?: (part: Part) => boolean;
  /** It may be done with objects that are each used instead of a mana (702.51a, 702.66a). */
  readonly standsForMana?: true;
  /** What it takes though nobody chooses it, not even chance. */
  readonly taken?: (game: Game, paying: CostContext, part: Part) => readonly ObjectId[];
  /** Of what there is only so much it uses, with these objects: life, counters. */
  readonly limited?: (
    game: Game,
    paying: CostContext,
    part: Part,
    objects: readonly ObjectId[],
  ) => readonly Use[];

  // what it is besides
  /** It taps or untaps the object whose cost it is: {T}, {Q} (107.5, 107.6). */
  readonly symbol?: 'tap' | 'untap';
  /** It is a loyalty symbol (606.4). */
  readonly isLoyalty?: true;
  /** Who makes mana to pay something with pays it without being asked. */
  readonly unasked?: true;
  /** In a few words; without it what is done to pay it. */
  readonly inWords?: (part: Part) => string;
  /** What paying it loses for a player without much thought, besides mana; nothing without it. */
  readonly loses?: (part: Part, own: () => OwnObject) => number;

  // paying it
  /** What happens as it is paid with these objects (118.1). */
  readonly events: (
    game: Game,
    paying: CostContext,
    part: Part,
    objects: readonly ObjectId[],
  ) => readonly GameEvent[];
  /**
   * Where it puts the objects that it moves; null if it moves none. What moves objects is paid by itself, the others are
   * paid together before.
   */
  readonly movesTo: Zone | 'various' | null;
  /** What it moves if it moves the object whose cost it is, and where the text says so, from where (113.6m). */
  readonly ownMove?: (part: Part) => OwnMove;
  /** The one zone its own object is in where it can be paid, if the text doesn't say from where it moves it (113.6j). */
  readonly paidIn?: (part: Part) => Zone | null;
  /** It moves a card to or from a library (605.1a). */
  readonly movesOfLibrary: (part: Part, actions: KeywordActions | undefined) => boolean;
  /** It is random, or moves cards from a library: it is paid last (601.2h). */
  readonly isLast: (game: Game, part: Part, objects: readonly ObjectId[]) => boolean;
}

/** The own object as others see it, for a player without much thought. */
export interface OwnObject {
  readonly isCreature: boolean;
  /** So much it is worth, in cards or so. */
  readonly worth: number;
}

export const never = (): false => false;
export const always = (): true => true;
