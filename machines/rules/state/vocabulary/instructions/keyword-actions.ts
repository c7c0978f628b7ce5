/** Keyword actions that are short for other instructions (701): what each means is said in one place for all texts. */
import type { Instruction } from '../instruction.ts';
import type { Objects, Players } from '../objects.ts';
import type { Quantity } from '../quantity.ts';

/** What of a keyword action is an instruction of its own: no text but that action's says it. */
export interface VentureMarker {
  /** The player's venture marker goes on, or into a dungeon that is brought into the game, with this quality (701.49). */
  readonly do: 'moveVentureMarker';
  readonly who: Players;
  readonly into?: string;
}

/** The same of proliferating. */
export interface MoreCounters {
  /** The player chooses permanents and players; each gets another counter of each kind that it has (701.34a). */
  readonly do: 'putMoreCounters';
  readonly who: Players;
}

export interface KeywordActionWords {
  readonly do: 'perform';
  /** Which: "explore", "investigate". */
  readonly action: string;
  /** Who does it, one after the other in APNAP order; without a word on it the controller. */
  readonly who?: Players;
  /** What does it, of what permanents do (they "explore"); else what it is done to ("detain target creature"). */
  readonly what?: Objects;
  readonly n?: Quantity;
  /** "Amass Orcs 2", "behold an Elemental". */
  readonly quality?: string;
  /** What is chosen among, each called by a word. */
  readonly options?: readonly { readonly word: string; readonly then: readonly Instruction[] }[];
}
