/** Objects that move between zones or are created (400.7, 111). */
import type { Zone } from '../../zones.ts';
import type { CopyException } from '../copying.ts';
import type { TokenDefinition } from '../definition.ts';
import type { Filter } from '../filter.ts';
import type { Objects, Players } from '../objects.ts';
import type { Quantity } from '../quantity.ts';
import type { Destination, Duration, EnteringCombat, Remembering } from './common.ts';

export type Moving =
  /** With `from` only what is in that zone; an ability that moves its own object so functions there alone (113.6m). */
  | { readonly do: 'move'; readonly what: Objects; readonly from?: Zone; readonly to: Destination }
  | { readonly do: 'destroy'; readonly what: Objects; readonly cantBeRegenerated?: true }
  | {
      readonly do: 'exile';
      readonly what: Objects;
      readonly from?: Zone;
      /** What the exiled card haunts from then on (702.55b). */
      readonly haunting?: Objects;
      /** The creature on which it is encoded from then on (702.99a). */
      readonly encodedOn?: Objects;
      readonly link?: string;
      readonly faceDown?: true;
      /** Who controls the permanent that exiles it may look at it in exile (702.75a). */
      readonly mayBeLookedAt?: true;
      readonly until?: 'sourceLeaves';
    }
  | {
      readonly do: 'sacrifice';
      readonly who: Players;
      readonly filter?: Filter;
      readonly count?: Quantity;
      readonly what?: Objects;
      /** A link under which linked abilities find what was sacrificed, as it was (702.82b). */
      readonly link?: string;
    }
  | { readonly do: 'counter'; readonly what: Objects; readonly to?: Destination }
  | ({
      readonly do: 'create';
      readonly token: TokenDefinition;
      /** Its power and toughness, as they are when it is created (111.3): instead of stars in what is printed. */
      readonly size?: { readonly power: Quantity; readonly toughness: Quantity };
      readonly count?: Quantity;
      readonly who?: Players;
      readonly tapped?: true;
      /** So many counters of this kind on each as it enters. */
      readonly counters?: { readonly kind: string; readonly count: Quantity };
      readonly attachedTo?: Objects;
      /** A link under which what is created is found by linked abilities of this object (607.2c). */
      readonly link?: string;
      readonly remembers?: Remembering;
    } & EnteringCombat)
  | ({
      readonly do: 'createCopy';
      readonly of: Objects;
      readonly count?: Quantity;
      readonly who?: Players;
      readonly tapped?: true;
      readonly except?: readonly CopyException[];
      readonly link?: string;
      readonly remembers?: Remembering;
    } & EnteringCombat)
  /** The two cards of a meld pair are put onto the battlefield as one permanent (701.42a). */
  | ({ readonly do: 'meld'; readonly what: Objects; readonly tapped?: true } & EnteringCombat)
  /** Permanents become copies of an object, while they stay on the battlefield (707.4). */
  | {
      readonly do: 'becomeCopy';
      readonly what: Objects;
      readonly of: Objects;
      readonly until: Duration;
      readonly except?: readonly CopyException[];
    };
