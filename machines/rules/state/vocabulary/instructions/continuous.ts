/** Effects that last (611), replacement effects among them (614). */
import type { Filter } from '../filter.ts';
import type { Modification } from '../modification.ts';
import type { Objects, Players } from '../objects.ts';
import type { Quantity } from '../quantity.ts';
import type { Replacement } from '../replacement.ts';
import type { RuleChange } from '../rule-change.ts';
import type { Duration } from './common.ts';

export type Continuous =
  /** A continuous effect on what is affected now (611.2c), through the layers. */
  | {
      readonly do: 'modify';
      readonly what: Objects;
      readonly changes: readonly Modification[];
      readonly until: Duration;
    }
  /** Two objects exchange their text boxes: each has all the rules text of the other, and none of its own (612.5). */
  | {
      readonly do: 'exchangeText';
      readonly first: Objects;
      readonly second: Objects;
      readonly until: Duration;
    }
  /** They gain the activated abilities that others have now: pairs of linked ones as pairs of their own (607.5). */
  | {
      readonly do: 'gainAbilitiesOf';
      readonly what: Objects;
      readonly of: Objects;
      readonly which: 'activated';
      readonly until: Duration;
    }
  /** The same of the next spell that a player casts and that fits, from when it is put on the stack (611.2f). */
  | {
      readonly do: 'modifyNextSpell';
      readonly who?: Players;
      readonly like: Filter;
      readonly changes: readonly Modification[];
      /** How long it waits for that spell. */
      readonly until: Duration;
    }
  /** A continuous effect that changes rules for objects or players (613.11): can't be blocked, must attack … */
  | {
      readonly do: 'rule';
      readonly rules: readonly RuleChange[];
      readonly what?: Objects;
      readonly players?: Players;
      readonly until: Duration;
      /** Only in the next turn of each of these players: it begins as that does. */
      readonly inNextTurnOf?: Players;
      /** "The next … spell you cast": once its controller has cast such a spell it is over. */
      readonly once?: true;
    }
  | {
      readonly do: 'preventDamage';
      readonly amount: Quantity | 'all' | 'divided';
      readonly to?: Objects;
      readonly toPlayers?: Players;
      readonly from?: Objects;
      readonly combat?: boolean;
      readonly until: Duration;
    }
  /** A replacement effect that lasts ("the next time … this turn"), or of so much damage ("the next 1 damage"). */
  | {
      readonly do: 'replace';
      readonly replacement: Replacement;
      readonly until: Duration;
      readonly once?: true;
      readonly amount?: Quantity;
    };
