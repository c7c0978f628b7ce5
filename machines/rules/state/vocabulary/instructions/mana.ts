/** Mana that is added (106). */
import type { ManaType, SpendOnly } from '../../mana.ts';
import type { Filter } from '../filter.ts';
import type { Objects, Players } from '../objects.ts';
import type { Quantity } from '../quantity.ts';

export type OfMana =
  /**
   * Add mana. `mana` lists units; `anyOf` lets the player choose a type for each of `count`. `eventProduced`: of any
   * type of the mana that the ability triggered on ("any type that land produced").
   */
  | {
      readonly do: 'addMana';
      readonly mana?: readonly ManaType[];
      readonly anyOf?: readonly ManaType[];
      /** Of any type that these permanents could produce (106.7), or what a cost took could, as it last was. */
      readonly couldProduce?: Filter | { readonly paid: string };
      readonly eventProduced?: true;
      /** Of any of the colours of these objects. */
      readonly colorsOf?: Objects;
      /** Of the colour that was last chosen under this link (607.2d); of none where none was. */
      readonly chosen?: string;
      /** Of the type that was last noted under this link (607.2e). */
      readonly noted?: string;
      readonly count?: Quantity;
      readonly who?: Players;
      readonly spendOnly?: SpendOnly;
      readonly allOneColor?: true;
      readonly lasts?: true;
    }
  /** As much again of each type of mana that its controller has in their pool (701.10f). */
  | { readonly do: 'doubleMana' };
