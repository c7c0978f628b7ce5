import type { ManaType, SpendOnly } from '../mana.ts';
import type { Phase, Step } from '../turn-structure.ts';
import type { Zone } from '../zones.ts';
import type { Ability } from './abilities.ts';
import type { Condition } from './condition.ts';
import type { CopyException } from './copying.ts';
import type { CostPart } from './cost.ts';
import type { TokenDefinition } from './definition.ts';
import type { Filter } from './filter.ts';
import type { Modification } from './modification.ts';
import type { Objects, Players } from './objects.ts';
import type { Quantity } from './quantity.ts';
import type { Replacement } from './replacement.ts';
import type { RuleChange } from './rule-change.ts';
import type { Modes, TargetSpec } from './targets.ts';
import type { TriggerCondition } from './trigger.ts';
import type { CardType } from './type-line.ts';

export type Duration =
  | 'untilEndOfTurn'
  | 'untilEndOfCombat'
  | 'untilYourNextTurn'
  /** Until the next untap step of the player who controls what it affects. */
  | 'untilItsNextUntapStep'
  | 'untilSourceLeaves'
  | 'whileYouControlSource'
  /** Until the effect’s controller loses control of what it affects. */
  | 'whileYouControlIt'
  /** For as long as what it affects has a counter of this kind on it. */
  | { readonly whileItHas: string }
  | 'forever';

/** What every instruction may have. */
export interface InstructionBase {
  /** A name under which later instructions find what this one did (objects, players, amount, whether it happened). */
  readonly as?: string;
}

/** Where a card goes. */
export interface Destination {
  readonly zone: Zone;
  readonly position?: 'top' | 'bottom' | 'random' | { readonly fromTop: number };
  /** Several cards, on the bottom or top of a library in an order that no one chooses. */
  readonly inRandomOrder?: true;
  /** Onto the battlefield: under whose control (without it its owner's), tapped, attacking, with counters, transformed. */
  readonly under?: Players;
  readonly tapped?: true;
  readonly attacking?: true;
  readonly counters?: { readonly kind: string; readonly count: Quantity };
  readonly attachedTo?: Objects;
  readonly faceDown?: true;
  /** What the effect says that the permanent is, from the moment when it enters (611.2e). */
  readonly with?: { readonly changes: readonly Modification[] };
  /** With its back face up (712.14a); only a double-faced card goes there so. */
  readonly transformed?: true;
  readonly revealed?: true;
  /** A link under which the object's linked abilities find what goes there (607.2b-c). */
  readonly link?: string;
}

/** What the linked abilities of what is made find under this link, from what made it (607.1d). */
export interface Remembering {
  readonly under: string;
  readonly objects: Objects;
}

/** One instruction of an effect. The interpreter runs lists of them in the order written (608.2c). */
export type Instruction = InstructionBase & InstructionBody;

export type InstructionBody =
  // damage and life
  | {
      readonly do: 'dealDamage';
      readonly amount: Quantity | 'divided';
      readonly to?: Objects;
      readonly toPlayers?: Players;
      readonly source?: Objects;
      /** Excess damage is dealt to these players instead (120.4a). */
      readonly excessTo?: Players;
      readonly cantBePrevented?: true;
    }
  | { readonly do: 'gainLife'; readonly amount: Quantity; readonly who?: Players }
  | { readonly do: 'loseLife'; readonly amount: Quantity; readonly who: Players }
  /** Pay any amount of life, no more than that; how much is kept under the link (607.2g). */
  | { readonly do: 'payLife'; readonly atMost?: Quantity; readonly link: string }
  | { readonly do: 'setLife'; readonly to: Quantity; readonly who: Players }
  | { readonly do: 'fight'; readonly first: Objects; readonly second: Objects }
  /** Of two permanents, or of a permanent and a spell (701.12b). */
  | { readonly do: 'exchangeControl'; readonly first: Objects; readonly second: Objects }
  // cards
  | { readonly do: 'draw'; readonly count: Quantity; readonly who?: Players }
  | {
      readonly do: 'discard';
      readonly count: Quantity | 'all';
      readonly who: Players;
      readonly filter?: Filter;
      readonly atRandom?: true;
      readonly chosenBy?: Players;
    }
  | { readonly do: 'mill'; readonly count: Quantity; readonly who: Players }
  | { readonly do: 'scry'; readonly count: Quantity; readonly who?: Players }
  | { readonly do: 'surveil'; readonly count: Quantity; readonly who?: Players }
  /** Exile cards from the top of the player's library until one is like this, or none is left. */
  | { readonly do: 'exileUntil'; readonly like: Filter; readonly who?: Players }
  | { readonly do: 'look'; readonly at: Objects; readonly who?: Players }
  | { readonly do: 'reveal'; readonly what: Objects }
  | { readonly do: 'shuffle'; readonly who: Players }
  /** Search a library (701.23), and with `zones` these of the same player as well; found cards are named by `as`, then moved. */
  | {
      readonly do: 'search';
      readonly who?: Players;
      readonly library?: Players;
      readonly zones?: readonly ('graveyard' | 'hand')[];
      readonly for: Filter;
      readonly count: { readonly min: Quantity; readonly max: Quantity };
      readonly reveal?: true;
      readonly to: Destination;
      readonly thenShuffle?: false;
    }
  // objects that move
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
    }
  | { readonly do: 'counter'; readonly what: Objects; readonly to?: Destination }
  | {
      readonly do: 'create';
      readonly token: TokenDefinition;
      /** Its power and toughness, as they are when it is created (111.3): instead of stars in what is printed. */
      readonly size?: { readonly power: Quantity; readonly toughness: Quantity };
      readonly count?: Quantity;
      readonly who?: Players;
      readonly tapped?: true;
      readonly attacking?: true;
      readonly attachedTo?: Objects;
      /** A link under which what is created is found by linked abilities of this object (607.2c). */
      readonly link?: string;
      readonly remembers?: Remembering;
    }
  | {
      readonly do: 'createCopy';
      readonly of: Objects;
      readonly count?: Quantity;
      readonly who?: Players;
      readonly tapped?: true;
      readonly attacking?: true;
      readonly except?: readonly CopyException[];
      readonly link?: string;
      readonly remembers?: Remembering;
    }
  | { readonly do: 'populate'; readonly who?: Players }
  /** Permanents become copies of an object, while they stay on the battlefield (707.4). */
  | {
      readonly do: 'becomeCopy';
      readonly what: Objects;
      readonly of: Objects;
      readonly until: Duration;
      readonly except?: readonly CopyException[];
    }
  // permanents
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
  | { readonly do: 'regenerate'; readonly what: Objects }
  /** Another counter of each kind that is there, on any number of permanents and players (701.34a). */
  | { readonly do: 'proliferate'; readonly who?: Players }
  /** If this permanent isn't monstrous: counters are put on it, and it becomes that (701.37a). */
  | { readonly do: 'monstrosity'; readonly n: Quantity }
  /** Two unpaired creatures that this player controls become paired (702.95a-c). */
  | { readonly do: 'pair'; readonly first: Objects; readonly second: Objects }
  /** They get this level, a designation (716.2b). */
  | { readonly do: 'becomeLevel'; readonly what: Objects; readonly level: number }
  /** Permanents of flip cards, or copies of those, are flipped, once (710.4). */
  | { readonly do: 'flip'; readonly what: Objects }
  | { readonly do: 'transform'; readonly what: Objects }
  /** Face down, with these characteristics or those of 708.2a; face up again (708.8). */
  | { readonly do: 'turnFaceDown'; readonly what: Objects; readonly like?: TokenDefinition }
  | { readonly do: 'turnFaceUp'; readonly what: Objects }
  | { readonly do: 'manifest'; readonly what: Objects; readonly who?: Players }
  | { readonly do: 'phaseOut'; readonly what: Objects }
  | { readonly do: 'removeFromCombat'; readonly what: Objects }
  // continuous effects
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
      readonly amount: Quantity | 'all';
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
    }
  // mana
  /**
   * Add mana. `mana` lists units; `anyOf` lets the player choose a type for each of `count`. `eventProduced`: of any
   * type of the mana that the ability triggered on ("any type that land produced").
   */
  | {
      readonly do: 'addMana';
      readonly mana?: readonly ManaType[];
      readonly anyOf?: readonly ManaType[];
      readonly couldProduce?: Filter;
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
  | { readonly do: 'doubleMana' }
  // choices and control flow
  | {
      readonly do: 'choose';
      readonly who?: Players;
      readonly from: Filter | { readonly among: Objects; readonly like?: Filter };
      /** Only what these can be attached to (701.3a): "it can enchant". */
      readonly canHaveAttached?: Objects;
      /** Besides objects these players may be chosen. */
      readonly orPlayers?: Players;
      readonly count: { readonly min: Quantity; readonly max: Quantity };
      /** No two of them with the same. */
      readonly different?: 'manaValue';
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
      /** What was chosen under the link before is forgotten: the text speaks of this choice alone. */
      readonly anew?: true;
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
  /** The player chooses one of these to be done (608.2d), each called by a word: "your choice of flying or first strike". */
  | {
      readonly do: 'oneOf';
      readonly who?: Players;
      readonly options: readonly { readonly word: string; readonly then: readonly Instruction[] }[];
    }
  | { readonly do: 'forEach'; readonly of: Objects; readonly then: readonly Instruction[] }
  | { readonly do: 'forEachPlayer'; readonly of: Players; readonly then: readonly Instruction[] }
  | { readonly do: 'repeat'; readonly times: Quantity; readonly then: readonly Instruction[] }
  | { readonly do: 'remember'; readonly objects?: Objects; readonly amount?: Quantity }
  // later
  | {
      readonly do: 'delayedTrigger';
      readonly when: readonly TriggerCondition[];
      readonly if?: Condition;
      readonly effect: readonly Instruction[];
      readonly targets?: readonly TargetSpec[];
      readonly about?: Objects;
      readonly until?: Duration;
    }
  | {
      readonly do: 'reflexive';
      readonly after: string;
      /** It triggers once for each object or player to which that happened: "when … this way" (603.12a). */
      readonly each?: true;
      readonly targets?: readonly TargetSpec[];
      readonly modes?: Modes;
      readonly effect: readonly Instruction[];
    }
  | { readonly do: 'emblem'; readonly abilities: readonly Ability[]; readonly who?: Players }
  /** A player may cast these cards as this resolves (608.2g), for their mana costs or for this cost (118.9). */
  | {
      readonly do: 'cast';
      readonly what: Objects;
      readonly who?: Players;
      readonly alternativeCost?: { readonly name: string; readonly cost: readonly CostPart[] };
    }
  /**
   * With `lands`: they may be played, lands among them as well (305.3). With `like`: only if the resulting spell is like
   * this (702.85a). With `most`: no more than so many of them. With `must`: they are cast if able, in an order that the
   * player chooses.
   */
  | {
      readonly do: 'castWithoutPaying';
      readonly what: Objects;
      readonly who?: Players;
      readonly like?: Filter;
      readonly lands?: true;
      readonly most?: number;
      readonly must?: true;
    }
  /** A permission to play or cast cards from where they are (impulse draw, flashback by an effect …). */
  | {
      readonly do: 'mayPlay';
      readonly what: Objects;
      readonly who?: Players;
      readonly until: Duration;
      readonly withoutPaying?: true;
      /** They may only be cast, not played as lands. */
      readonly onlyCast?: true;
      /** To cast them mana may be spent as though it were of any color, or of any type (609.4b). */
      readonly asThough?: 'anyColor' | 'anyType';
    }
  | {
      readonly do: 'copySpell';
      readonly what: Objects;
      readonly count?: Quantity;
      readonly newTargets?: true;
      readonly except?: readonly CopyException[];
      /** Who copies it, and controls the copy. */
      readonly who?: Players;
      /** Once for each of these that it could target; each copy targets that (707.10d). */
      readonly forEach?: { readonly objects?: Filter; readonly players?: Players };
      /** What the copy targets (707.10e): of several objects the one that its controller chooses. */
      readonly target?: Objects;
    }
  /** Copies of cards, where those are: to be cast (707.12). */
  | { readonly do: 'copyCard'; readonly what: Objects; readonly except?: readonly CopyException[] }
  /** All its targets are changed to others, or one of them, or any number (115.7a-c). */
  | {
      readonly do: 'changeTargets';
      readonly what: Objects;
      readonly which: 'all' | 'one' | 'any';
      readonly who?: Players;
    }
  | { readonly do: 'chooseNewTargets'; readonly what: Objects; readonly who?: Players }
  // the game
  | { readonly do: 'extraTurn'; readonly who: Players }
  /**
   * Phases (500.8); a step among them is a phase of its kind with that step alone (500.10). After or before a step:
   * steps of the same phase (500.9). One of `after` and `before` is there. With `who` they "get" them: only in that
   * player's own turn (500.10a).
   */
  | {
      readonly do: 'extraPhases';
      readonly who?: Players;
      readonly after?: 'thisPhase' | 'thisStep' | Phase | Step;
      readonly before?: Step;
      readonly phases: readonly (Phase | Step)[];
    }
  | { readonly do: 'skip'; readonly who: Players; readonly what: 'turn' | Phase | Step }
  /**
   * The game restarts (727.1); these cards are left where they are (727.5), and named for what is done just before the
   * first turn (727.4).
   */
  | { readonly do: 'restartGame'; readonly except?: Objects; readonly then?: readonly Instruction[] }
  | { readonly do: 'endTurn' }
  | { readonly do: 'endCombat' }
  | { readonly do: 'win'; readonly who: Players }
  | { readonly do: 'lose'; readonly who: Players }
  | { readonly do: 'drawGame' }
  | { readonly do: 'controlPlayer'; readonly who: Players; readonly by: Players }
  | {
      readonly do: 'flipCoin';
      readonly who?: Players;
      readonly won?: readonly Instruction[];
      readonly lost?: readonly Instruction[];
    }
  | { readonly do: 'rollDie'; readonly sides: number; readonly who?: Players };
