import type { ReplacedEvent } from '../../../words/replacements/index.ts';
import type { Condition } from './condition.ts';
import type { CopyException } from './copying.ts';
import type { CostPart } from './cost.ts';
import type { Filter } from './filter.ts';
import type { Destination, Instruction } from './instruction.ts';
import type { Objects, Players } from './objects.ts';
import type { Quantity } from './quantity.ts';

/** Replaced events: each is at home in `machines/words/replacements`. */
export type { ReplacedEvent, ReplacedEventOf } from '../../../words/replacements/index.ts';

/** Which event a replacement or prevention effect watches for, and what happens instead (614, 615). */
export interface Replacement {
  readonly event: ReplacedEvent;
  readonly if?: Condition;
  /** An effect of a resolving spell or ability that replaces part of that one's own effect (614.15): it applies first. */
  readonly self?: true;
  /** Under whose control it enters, or is created, instead (616.1b). */
  readonly under?: Players;
  /** What is represented by a transforming double-faced card enters with its back face up (616.1d, 712). */
  readonly transformed?: true;
  /** The affected or controlling player may decline it ("you may"). */
  readonly optional?: true;
  /** A cost that is paid to apply it, or else `otherwise` applies ("as this enters you may pay 2 life; if you don't, it enters tapped"). */
  readonly cost?: readonly CostPart[];
  /** It regenerates what would be destroyed (701.19); "can't be regenerated" stops it. */
  readonly regenerates?: true;
  /** Instead of it nothing happens (614.10). */
  readonly skip?: true;
  /** How the event changes. Without `instead` it still happens, changed; with it, it doesn't, and these instructions are done. */
  readonly tapped?: true;
  /** `eachOn`: of each kind of which there is a counter on one of these. */
  readonly counters?: {
    readonly kind: string | { readonly eachOn: Objects };
    readonly count: Quantity;
  };
  /** "… as a Mutant in addition to its other types". */
  readonly subtypes?: readonly string[];
  readonly choose?: readonly Instruction[];
  /** It enters as a copy of one of these, with these exceptions (707.5). */
  readonly asCopyOf?: Filter;
  readonly except?: readonly CopyException[];
  /** As it enters it becomes one of these, as its controller chooses: part of its copiable values (707.2). */
  readonly becomes?: readonly (readonly CopyException[])[];
  /** Nobody chooses: it becomes the first of them if the instruction of `choose` that is so named did something, else the second. */
  readonly becomesBy?: string;
  readonly to?: Destination;
  readonly amount?: Quantity;
  /** So many additional times, one after the other (701.55c). */
  readonly additionalTimes?: number;
  /** The damage is dealt to one of these instead (614.9). */
  readonly redirectTo?: Objects;
  readonly redirectToPlayers?: Players;
  readonly prevent?: true | Quantity;
  /** Under which name `also` finds how much was prevented. */
  readonly as?: string;
  readonly instead?: readonly Instruction[];
  /** Done in addition: with a prevention effect immediately after what is left has happened (615.5). */
  readonly also?: readonly Instruction[];
  /** Done right after it has moved: `it` is what it became, also under the name `as`. */
  readonly afterwards?: readonly Instruction[];
  readonly otherwise?: { readonly tapped?: true };
}
