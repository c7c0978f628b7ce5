/** What is done to permanents where they are. */
import type { TokenDefinition } from '../definition.ts';
import type { Objects, Players } from '../objects.ts';
import type { Quantity } from '../quantity.ts';
import type { StickerAmount, StickerKind } from '../sticker.ts';
import type { CardType } from '../type-line.ts';
import type { Attacked, Designation } from './common.ts';

export type OfPermanents =
  | { readonly do: 'tap'; readonly what: Objects }
  | { readonly do: 'untap'; readonly what: Objects }
  /** It doesn't untap during its controller's next untap step. */
  | { readonly do: 'freeze'; readonly what: Objects }
  | {
      readonly do: 'attach';
      readonly what: Objects;
      readonly to?: Objects;
      readonly toPlayer?: Players;
      /** As though what it is attached to had this card type (702.6e). */
      readonly asThough?: CardType;
    }
  | { readonly do: 'unattach'; readonly what: Objects }
  | {
      readonly do: 'putCounters';
      readonly kind: string;
      readonly count: Quantity | 'divided';
      readonly on?: Objects;
      readonly onPlayers?: Players;
      /** Who puts them, if not the controller of the spell or ability. */
      readonly who?: Players;
    }
  | {
      readonly do: 'removeCounters';
      readonly kind: string;
      readonly count: Quantity | 'all';
      readonly from?: Objects;
      readonly fromPlayers?: Players;
    }
  /** One counter, of this kind or one that the player chooses (122.5); or any number of that kind, or all counters. */
  | {
      readonly do: 'moveCounter';
      readonly kind?: string;
      readonly count?: 'any' | 'all';
      readonly from: Objects;
      readonly to: Objects;
    }
  /**
   * A sticker, of this kind or any, that the player chooses is put on an object that they own (123.3): one that is on no
   * object of theirs or, with `from`, one that is on these. What is counted on it is the amount.
   */
  | {
      readonly do: 'putSticker';
      readonly kind?: StickerKind;
      readonly on: Objects;
      readonly who?: Players;
      readonly from?: Objects;
      readonly counted?: StickerAmount;
    }
  | { readonly do: 'regenerate'; readonly what: Objects }
  /** Another counter of each kind that is there, on any number of permanents and players (701.34a). */
  /** If this permanent isn't monstrous: counters are put on it, and it becomes that (701.37a). */
  | { readonly do: 'monstrosity'; readonly n: Quantity }
  /** Two unpaired creatures that this player controls become paired (702.95a-c). */
  | { readonly do: 'pair'; readonly first: Objects; readonly second: Objects }
  /** They get this designation, if they don't have it, or lose it, if they do. */
  | {
      readonly do: 'designate';
      readonly what: Objects;
      readonly designation: Designation;
      readonly noLonger?: true;
    }
  /** The player chooses a locked half of a permanent, which is unlocked, or an unlocked one, which is locked (709.5f-g). */
  | { readonly do: 'unlock'; readonly what: Objects; readonly who?: Players }
  | { readonly do: 'lock'; readonly what: Objects; readonly who?: Players }
  /** They get this level, a designation (716.2b). */
  | { readonly do: 'becomeLevel'; readonly what: Objects; readonly level: number }
  /** Permanents of flip cards, or copies of those, are flipped, once (710.4). */
  | { readonly do: 'flip'; readonly what: Objects }
  /** Turned over to their other faces; to convert is another name for it (701.28a). */
  | { readonly do: 'transform'; readonly what: Objects }
  | { readonly do: 'convert'; readonly what: Objects }
  /** Face down, with these characteristics or those of 708.2a; face up again (708.8). */
  | { readonly do: 'turnFaceDown'; readonly what: Objects; readonly like?: TokenDefinition }
  | { readonly do: 'turnFaceUp'; readonly what: Objects }
  /** One after the other; with these characteristics, if not those of 708.2a, they are cloaked (701.58a). */
  | {
      readonly do: 'manifest';
      readonly what: Objects;
      readonly who?: Players;
      readonly like?: TokenDefinition;
    }
  /** Until the source of the effect leaves the battlefield: they don't phase in by themselves before (610.4). */
  | { readonly do: 'phaseOut'; readonly what: Objects; readonly until?: 'sourceLeaves' }
  | { readonly do: 'removeFromCombat'; readonly what: Objects }
  /** Attacking creatures become blocked, by no creature (509.1h). */
  | { readonly do: 'becomeBlocked'; readonly what: Objects }
  /** Creatures are attacking from now on (508.4): what their controller chooses, or this player. */
  | { readonly do: 'becomeAttacking'; readonly what: Objects; readonly whom?: Attacked }
  /** Creatures block this attacking creature from now on (509.3a-d). */
  | { readonly do: 'becomeBlocking'; readonly what: Objects; readonly attacker: Objects }
  /** The player reselects what an attacking creature is attacking (508.7): with `among`, which player. */
  | { readonly do: 'reselect'; readonly what: Objects; readonly among?: 'players' };
