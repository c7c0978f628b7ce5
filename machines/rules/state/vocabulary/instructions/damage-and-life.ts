/** Damage and life (119, 120), and fights (701.14). */
import type { Condition } from '../condition.ts';
import type { Objects, Players } from '../objects.ts';
import type { Quantity } from '../quantity.ts';

/** How much damage is dealt to whom. */
export interface DamageTo {
  readonly amount: Quantity | 'divided';
  readonly to?: Objects;
  readonly toPlayers?: Players;
}

export type DamageAndLife =
  | (DamageTo & {
      readonly do: 'dealDamage';
      /** "… and 1 damage to you": dealt at the same time, by the same source. */
      readonly and?: readonly DamageTo[];
      readonly source?: Objects;
      /** Excess damage is dealt to these players instead (120.4a). */
      readonly excessTo?: Players;
      /** It can't be prevented; or only if this is so. */
      readonly cantBePrevented?: true | Condition;
    })
  /** All damage marked on permanents is removed (701.69a). */
  | { readonly do: 'heal'; readonly what: Objects }
  | { readonly do: 'gainLife'; readonly amount: Quantity; readonly who?: Players }
  | { readonly do: 'loseLife'; readonly amount: Quantity; readonly who: Players }
  /** Pay any amount of life, no more than that; how much is kept under the link (607.2g). */
  | { readonly do: 'payLife'; readonly atMost?: Quantity; readonly link: string }
  | { readonly do: 'setLife'; readonly to: Quantity; readonly who: Players }
  | { readonly do: 'fight'; readonly first: Objects; readonly second: Objects }
  /** Of two permanents, or of a permanent and a spell (701.12b). */
  | { readonly do: 'exchangeControl'; readonly first: Objects; readonly second: Objects };
