import type { Copied } from './copied.ts';
import type { Half } from './face.ts';
import type { ObjectId, PlayerId, TextRef } from './identity.ts';
import type { AttachedTo, Target } from './object.ts';
import type { TimeOfDay } from './turn-structure.ts';
import type { Designation } from './vocabulary/index.ts';

/** What happens to permanents where they are. */
export type EventOfPermanents =
  | { readonly type: 'tap'; readonly object: ObjectId }
  | { readonly type: 'untap'; readonly object: ObjectId }
  | { readonly type: 'freeze'; readonly object: ObjectId; readonly frozen: boolean }
  /** A player exerts a permanent (701.43a); what they exerted before the untap step that has come is no longer (701.43b). */
  | { readonly type: 'exert'; readonly object: ObjectId; readonly player: PlayerId }
  | { readonly type: 'exertionsEnd'; readonly player: PlayerId }
  | {
      readonly type: 'putCounters';
      readonly on: Target;
      readonly kind: string;
      readonly count: number;
      readonly player: PlayerId;
      /** They are what damage results in, by this rule, which is no effect. */
      readonly ofDamage?: '120.3b' | '120.3d' | '120.3g';
    }
  | { readonly type: 'removeCounters'; readonly on: Target; readonly kind: string; readonly count: number }
  | { readonly type: 'attach'; readonly object: ObjectId; readonly to: AttachedTo }
  | { readonly type: 'unattach'; readonly object: ObjectId; readonly from: AttachedTo }
  /** A sticker is put on an object, a name sticker after so many words of its name; `from`: it was on that object (123.3d). */
  | {
      readonly type: 'putSticker';
      readonly object: ObjectId;
      readonly sticker: TextRef;
      readonly after?: number;
      readonly from?: ObjectId;
    }
  | { readonly type: 'regenerate'; readonly object: ObjectId }
  /** They fight (701.14a); the damage that they deal is apart. */
  | { readonly type: 'fight'; readonly objects: readonly ObjectId[] }
  /** It becomes monstrous, by a monstrosity of this number (701.37). */
  | { readonly type: 'becomeMonstrous'; readonly object: ObjectId; readonly n: number }
  /** It gets this designation, or loses it. */
  | {
      readonly type: 'designate';
      readonly object: ObjectId;
      readonly designation: Designation;
      readonly noLonger: boolean;
    }
  /** A player unlocks a half of a permanent, or locks it (709.5c). */
  | {
      readonly type: 'unlock' | 'lock';
      readonly object: ObjectId;
      readonly half: Half;
      readonly player: PlayerId;
    }
  /** It gets this level (716.2b). */
  | { readonly type: 'becomeLevel'; readonly object: ObjectId; readonly level: number }
  /** Two creatures become paired with each other, and one of them unpaired (702.95). */
  | { readonly type: 'pair'; readonly object: ObjectId; readonly other: ObjectId }
  | { readonly type: 'unpair'; readonly object: ObjectId }
  /** Damage marked on permanents is removed: on all (514.2), or on one (701.69a). */
  | { readonly type: 'healDamage'; readonly object?: ObjectId }
  /** It becomes day or night (731.1). */
  | { readonly type: 'becomeTime'; readonly time: TimeOfDay }
  /** It is flipped, and stays so (710.4). */
  | { readonly type: 'flip'; readonly object: ObjectId }
  | { readonly type: 'turnFace'; readonly object: ObjectId; readonly face: 0 | 1 }
  /**
   * A face-down permanent is turned face up (708.7), with the value chosen for X in the cost (107.3d); a face-up one face
   * down, with which characteristics (708.2a).
   */
  | { readonly type: 'turnFaceUp'; readonly object: ObjectId; readonly x?: number }
  | { readonly type: 'turnFaceDown'; readonly object: ObjectId; readonly as: TextRef }
  /** It becomes a copy (707.4): for good with `copied`, else by a continuous effect. */
  | {
      readonly type: 'becomeCopy';
      readonly object: ObjectId;
      readonly of: ObjectId;
      readonly copied?: Copied;
    }
  | { readonly type: 'phase'; readonly object: ObjectId; readonly out: boolean; readonly indirect?: true }
  /** `only`: it stops attacking and blocking, or being attacked, and stays in combat as the other (506.4d). */
  | {
      readonly type: 'removeFromCombat';
      readonly object: ObjectId;
      readonly only?: 'fighting' | 'attacked';
    }
  | { readonly type: 'becomeProtector'; readonly object: ObjectId; readonly player: PlayerId }
  /** An effect of control begins or ends: what changed hands. Applied by the effect; recorded for triggers. */
  | {
      readonly type: 'controlChange';
      readonly object: ObjectId;
      readonly from: PlayerId;
      readonly to: PlayerId;
    }
  | {
      readonly type: 'link';
      readonly object: ObjectId;
      readonly link: string;
      readonly objects: readonly ObjectId[];
      readonly players: readonly PlayerId[];
      readonly values: readonly (string | number)[];
      /** Instead of what lay there. */
      readonly anew?: true;
      /** What left by this is meant as it was. */
      readonly asTheyWere?: true;
    };
