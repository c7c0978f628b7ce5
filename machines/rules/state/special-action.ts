import type { Half } from './face.ts';
import type { TextRef } from './identity.ts';

/** A special action other than playing a land (116.2), as a player names it: what is done, and by which text they may. */
export type SpecialAction =
  /**
   * A face-down permanent is turned face up (116.2b) by the keyword ability printed there, which it would have face up
   * (702.37e); by null for its mana cost, if it was manifested (701.40b).
   */
  | { readonly kind: 'turnFaceUp'; readonly by: TextRef | null }
  /** A card is exiled from its owner's hand (116.2f), by the keyword ability printed there. */
  | { readonly kind: 'exileFromHand'; readonly by: TextRef }
  /** A half of a permanent is unlocked for its mana cost (116.2m). */
  | { readonly kind: 'unlock'; readonly by: Half };

/** Whether two are the same action. */
export const isSameAction = (one: SpecialAction, other: SpecialAction): boolean =>
  one.kind === other.kind && one.by === other.by;
