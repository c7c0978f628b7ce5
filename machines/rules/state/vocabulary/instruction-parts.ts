/** What instructions of all kinds may say: for how long, to where. */
import type { Zone } from '../zones.ts';
import type { Modification } from './modification.ts';
import type { Objects, Players } from './objects.ts';
import type { Quantity } from './quantity.ts';

/** What a permanent can be marked as, apart from what it is (701.54b, 701.60b, 701.64b, 702.112b). */
export type Designation = 'suspected' | 'harnessed' | 'Ring-bearer' | 'renowned';

/** What a player can be marked as, one player at a time: the monarch, or the one who has the initiative (725.1, 726.1). */
export type PlayerDesignation = 'monarch' | 'initiative';

/** Durations: each is at home in `machines/words/durations`. */
export type { Duration } from '../../../words/durations/index.ts';

/** What every instruction may have. */
export interface InstructionBase {
  /** A name under which later instructions find what this one did (objects, players, amount, whether it happened). */
  readonly as?: string;
}

/** What a creature is said to be attacking: a player, or a planeswalker or battle (508.4). */
export type Attacked = Players | { readonly object: Objects };

/** How a creature enters that fights from the start; without more its controller chooses whom it attacks or what it blocks. */
export interface EnteringCombat {
  /** Attacking this player, planeswalker or battle (508.4), or the one that this creature is attacking, or was (702.49c). */
  readonly attacking?: true | Attacked | { readonly sameAs: Objects };
  /** Blocking this attacking creature (509.4). */
  readonly blocking?: true | Objects;
}

/** Where a card goes. */
export interface Destination extends EnteringCombat {
  readonly zone: Zone;
  /** Where in a library; without it on top, also before a `shuffle` that follows. */
  readonly position?: 'top' | 'bottom' | 'random' | { readonly fromTop: number };
  /** Several cards, on the bottom or top of a library in an order that no one chooses. */
  readonly inRandomOrder?: true;
  /** Onto the battlefield: under whose control (without it its owner's), tapped, with counters, transformed. */
  readonly under?: Players;
  readonly tapped?: true;
  readonly counters?: { readonly kind: string; readonly count: Quantity };
  readonly attachedTo?: Objects;
  readonly faceDown?: true;
  /** What the effect says that the permanent is, from the moment when it enters (611.2e). */
  readonly with?: { readonly changes: readonly Modification[] };
  /** With its back face up (712.14a); only a double-faced card goes there so. */
  readonly transformed?: true;
  readonly revealed?: true;
  /** A link under which the object's linked abilities find what goes there (607.2b-c). */
  readonly link?: string;
  /** What its own linked abilities find from the start (702.167c). */
  readonly remembers?: Remembering;
}

/** What the linked abilities of what is made find under this link, from what made it (607.1d). */
export interface Remembering {
  readonly under: string;
  readonly objects: Objects;
}
