import type { CostPart, ObjectId, PlayerId, TextRef } from '../rules/index.ts';

/** A mana ability that was activated while something is announced, for 733.1. */
export interface ActivatedMana {
  readonly player: PlayerId;
  readonly object: ObjectId;
  readonly ability: TextRef;
  /** The types of mana that were chosen for it, in order. */
  readonly choice: readonly string[];
  /** It moved cards to or from a library, shuffled or revealed one: it can't be reversed. */
  readonly irreversible: boolean;
  /** Positions, in the list of these, of those whose mana paid for it. */
  readonly paidBy: readonly number[];
}

/**
 * What is being announced (601.2, 602.2, 603.3d): the memory of the passive frame `announcement`. What is chosen
 * goes onto the object on the stack (`stack.choices`).
 */
export interface Announcement {
  readonly kind: 'spell' | 'ability' | 'trigger';
  readonly player: PlayerId;
  /** The card to cast as it was before, or the source of the ability. */
  readonly source: ObjectId;
  readonly ability: TextRef | null;
  /** The waiting trigger's id. */
  readonly waiting: number | null;
  /** Which way of casting it (`Way.name`); null: not chosen yet. */
  readonly how: string | null;
  readonly payment: 'automatic' | 'manual';
  /** On the stack, once it is proposed. */
  readonly object: ObjectId | null;
  /** How many Phyrexian mana symbols are paid with life (107.4f). */
  readonly phyrexianWithLife: number;
  /** The total cost, once it is locked in (601.2f). */
  readonly total: readonly CostPart[] | null;
  readonly mana: readonly ActivatedMana[];
}
