/** Choices (608.2d), and instructions that hold others. */
import type { Condition } from '../condition.ts';
import type { CostPart } from '../cost.ts';
import type { Filter } from '../filter.ts';
import type { Instruction } from '../instruction.ts';
import type { Objects, Players } from '../objects.ts';
import type { Quantity } from '../quantity.ts';

export type Choices =
  | {
      readonly do: 'choose';
      readonly who?: Players;
      readonly from: Filter | { readonly among: Objects; readonly like?: Filter };
      /** Only what these can be attached to (701.3a): "it can enchant". */
      readonly canHaveAttached?: Objects;
      /** Only what counters of this kind can be put on (608.2d). */
      readonly canGetCounters?: string;
      /** Besides objects these players may be chosen. */
      readonly orPlayers?: Players;
      readonly count: { readonly min: Quantity; readonly max: Quantity };
      /** No two of them with the same. */
      readonly different?: 'manaValue';
      /** Together they have at least so much of it. */
      readonly total?: { readonly of: 'manaValue'; readonly atLeast: Quantity };
      /** No one chooses: so many are picked at random. */
      readonly atRandom?: true;
    }
  /** A source of damage, like this (609.7). */
  | { readonly do: 'chooseSource'; readonly who?: Players; readonly like?: Filter }
  | { readonly do: 'choosePlayer'; readonly who?: Players; readonly from: Players }
  /** A choice that a linked ability reads: a colour, a card type, a creature type, a number, a word … (607.2d). */
  | {
      readonly do: 'chooseValue';
      readonly who?: Players;
      readonly what:
        | 'color'
        | 'creatureType'
        | 'cardType'
        | 'cardName'
        | 'basicLandType'
        | 'number'
        | { readonly oneOf: readonly string[] };
      /** Of a card name: the name of one of these. */
      readonly among?: Filter;
      readonly link: string;
      /** Nothing that was chosen under this link: "another color". */
      readonly otherThan?: string;
      /** What was chosen under the link before is forgotten: the text speaks of this choice alone. */
      readonly anew?: true;
    }
  /** Each player, beginning with this one, in turn order votes for a word, or for an object like this (701.38a-b). */
  | {
      readonly do: 'vote';
      readonly for: { readonly words: readonly string[] } | { readonly objects: Filter };
      readonly first?: Players;
      readonly link: string;
    }
  /** Information that a linked ability reads is noted: the types of the mana spent to activate this (607.2e). */
  | { readonly do: 'note'; readonly what: 'typesOfManaSpent'; readonly link: string }
  | {
      readonly do: 'may';
      readonly who?: Players;
      readonly cost?: readonly CostPart[];
      /** The cost may be paid any number of times: how often is the amount. */
      readonly anyNumberOfTimes?: true;
      readonly then: readonly Instruction[];
      readonly else?: readonly Instruction[];
      /** "Do this only once each turn" (603.2h), of what a triggered ability's controller may do. */
      readonly onceEachTurn?: true;
    }
  /** "unless": the players may pay; who doesn't, suffers `else`. */
  | {
      readonly do: 'unless';
      readonly who: Players;
      readonly cost: readonly CostPart[];
      /** The cost is that so many times over: all of it is paid, or nothing (702.24a). */
      readonly times?: Quantity;
      readonly else: readonly Instruction[];
    }
  | {
      readonly do: 'if';
      readonly condition: Condition;
      readonly then: readonly Instruction[];
      readonly else?: readonly Instruction[];
    }
  /**
   * The player chooses one of these to be done, each called by a word: "your choice of flying or first strike". Only what
   * is possible can be chosen (608.2d), but for a villainous choice `evenImpossible` (701.55b).
   */
  | {
      readonly do: 'oneOf';
      readonly who?: Players;
      readonly evenImpossible?: true;
      readonly options: readonly { readonly word: string; readonly then: readonly Instruction[] }[];
    }
  | { readonly do: 'forEach'; readonly of: Objects; readonly then: readonly Instruction[] }
  | { readonly do: 'forEachPlayer'; readonly of: Players; readonly then: readonly Instruction[] }
  | { readonly do: 'repeat'; readonly times: Quantity; readonly then: readonly Instruction[] };
