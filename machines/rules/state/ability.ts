/**
 * Abilities as data (113): the vocabulary in which cards, tokens, emblems and keyword modules are written.
 * Everything here is plain JSON; quantities, objects, players and conditions are expressions that are evaluated
 * when the rule says so, never values that someone computed early.
 */
import type { Color, ManaType, SpendOnly } from './mana.ts';
import type { Phase, Step } from './turn-structure.ts';
import type { Zone } from './zones.ts';

export const cardTypes = [
  'artifact',
  'battle',
  'conspiracy',
  'creature',
  'dungeon',
  'enchantment',
  'instant',
  'kindred',
  'land',
  'phenomenon',
  'plane',
  'planeswalker',
  'scheme',
  'sorcery',
  'vanguard',
] as const;
export type CardType = (typeof cardTypes)[number];
export type Supertype = 'basic' | 'legendary' | 'ongoing' | 'snow' | 'world';
export const basicLandTypes = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] as const;

// ---------------------------------------------------------------- expressions

/** A number, worked out when it is needed. Division rounds as said; what can't be determined is 0 (107.2). */
export type Quantity =
  | number
  /** The value of X chosen for this spell or ability (107.3). */
  | { readonly x: true }
  /** How many objects fit. */
  | { readonly count: Filter }
  | { readonly countPlayers: Players }
  /** A value of one object, or the sum over several; from last known information where 608.2h says so. */
  | { readonly value: ObjectValue; readonly of: Objects }
  | { readonly greatest: ObjectValue; readonly of: Objects }
  | { readonly counters: string; readonly on: Objects }
  | { readonly playerCounters: string; readonly on: Players }
  | { readonly life: Players }
  | { readonly cardsIn: Zone; readonly of: Players }
  /** The amount of an earlier instruction of this effect, by its name: damage dealt, life lost, cards drawn … */
  | { readonly amount: string }
  /** The amount of the event that triggered this ability, or that is being replaced. */
  | { readonly eventAmount: true }
  | { readonly manaSpent: true }
  /** A fact about this turn, kept in `game.turn.facts` (see `Fact`). */
  | { readonly thisTurn: Fact; readonly by: Players }
  | { readonly plus: readonly Quantity[] }
  | { readonly minus: readonly [Quantity, Quantity] }
  | { readonly times: readonly [Quantity, Quantity] }
  | { readonly half: Quantity; readonly round: 'up' | 'down' }
  /** A number that a linked ability had a player choose. */
  | { readonly chosen: string };

export type ObjectValue =
  | 'power'
  | 'toughness'
  | 'manaValue'
  | 'loyalty'
  | 'damage'
  | 'basePower'
  | 'baseToughness';

/** What happened this turn, counted for each player; the names are the keys of `game.turn.facts`. */
export type Fact =
  | 'spellsCast'
  | 'creatureSpellsCast'
  | 'noncreatureSpellsCast'
  | 'cardsDrawn'
  | 'cardsDiscarded'
  | 'lifeGained'
  | 'lifeLost'
  | 'creaturesDied'
  | 'attackedWith'
  | 'landsPlayed'
  | 'permanentsSacrificed'
  | 'damageDealtTo'
  | 'landsEntered'
  | 'permanentsLeft';

export interface Comparison {
  readonly atLeast?: Quantity;
  readonly atMost?: Quantity;
  readonly exactly?: Quantity;
}

/** A description of objects ("untapped creature you control with flying"). All that is given must hold. */
export interface Filter {
  /** Where it is; without it the battlefield. A list: in one of them. */
  readonly zone?: Zone | readonly Zone[];
  /** Every one of these types, or one of `anyType`, or none of `notType`. */
  readonly type?: CardType | readonly CardType[];
  readonly anyType?: readonly CardType[];
  readonly notType?: CardType | readonly CardType[];
  readonly supertype?: Supertype;
  readonly notSupertype?: Supertype;
  readonly subtype?: string | readonly string[];
  readonly anySubtype?: readonly string[];
  readonly notSubtype?: string;
  readonly color?: Color | readonly Color[];
  readonly anyColor?: readonly Color[];
  readonly notColor?: Color;
  readonly colors?: 'colorless' | 'monocolored' | 'multicolored';
  readonly name?: string;
  /** Shares a name, a colour, a creature type … with these objects. */
  readonly sharesNameWith?: Objects;
  readonly sharesColorWith?: Objects;
  readonly sharesCreatureTypeWith?: Objects;
  /** It has the colour, or the name, that was chosen under this link (607.2d). */
  readonly colorChosen?: string;
  readonly nameChosen?: string;
  /** It has this keyword ability (whatever its parameters), or has none of it. */
  readonly keyword?: string;
  readonly notKeyword?: string;
  readonly noAbilities?: true;
  readonly controller?: Players;
  readonly notController?: Players;
  readonly owner?: Players;
  readonly tapped?: boolean;
  readonly attacking?: boolean;
  readonly attackingPlayer?: Players;
  readonly blocking?: boolean;
  readonly blocked?: boolean;
  readonly unblocked?: boolean;
  readonly token?: boolean;
  readonly faceDown?: boolean;
  readonly power?: Comparison;
  readonly toughness?: Comparison;
  readonly manaValue?: Comparison;
  readonly damaged?: boolean;
  readonly counters?: { readonly kind: string; readonly atLeast: Quantity };
  /** Not this object (the source of the ability). */
  readonly other?: true;
  /** One of these, or none of these. */
  readonly among?: Objects;
  readonly notAmong?: Objects;
  /** It is attached to one of these; or one of these is attached to it. */
  readonly attachedTo?: Objects;
  readonly hasAttached?: Filter;
  /** It entered the battlefield this turn. */
  readonly enteredThisTurn?: true;
  /** On the stack: a spell or an ability; without it, either. */
  readonly stackObject?: 'spell' | 'ability' | 'activatedAbility' | 'triggeredAbility';
  /** On the stack: one of its targets fits. */
  readonly targets?: Filter;
  readonly not?: Filter;
  readonly any?: readonly Filter[];
}

/** Some objects, in an order where one matters; none is possible. */
export type Objects =
  /** This object: the source of the ability, or the spell itself. */
  | 'self'
  /** What this object is attached to: the enchanted or equipped permanent. */
  | 'attached'
  /** The current one of `forEach`, or the object that a replacement effect's event is about. */
  | 'it'
  /** The targets chosen for target `target` (its position in `targets`); illegal ones are left out (608.2b). */
  | { readonly target: number }
  /** What an earlier instruction of this effect found, moved or made, by its name. */
  | { readonly named: string }
  /** The object (or the source, or the other object) of the event that triggered this ability. */
  | { readonly event: 'object' | 'source' | 'other' }
  | { readonly all: Filter }
  /** Objects that a linked ability remembers (607): `link` is a name on the card. */
  | { readonly linked: string }
  | { readonly top: Quantity; readonly of: Players }
  /** Objects chosen or paid with while casting: sacrificed, discarded, tapped, exiled as a cost, by the cost's name. */
  | { readonly paid: string }
  | { readonly union: readonly Objects[] };

/** Some players, in APNAP order where an order matters. */
export type Players =
  | 'you'
  | 'opponents'
  | 'everyone'
  | 'everyoneElse'
  | 'active'
  | 'defending'
  /** The current one of `forEachPlayer`, or the player that a replacement effect's event is about. */
  | 'they'
  /** The player whom this object is attached to. */
  | 'attachedPlayer'
  | { readonly controllerOf: Objects }
  | { readonly ownerOf: Objects }
  | { readonly target: number }
  | { readonly named: string }
  | { readonly event: 'player' | 'otherPlayer' }
  | { readonly playersWith: { readonly life?: Comparison; readonly of: Players; readonly mostLife?: true } };

/** Something that is so or not when it is asked. */
export type Condition =
  | { readonly compare: Quantity; readonly to: Comparison }
  | { readonly exists: Filter; readonly count?: Comparison }
  | { readonly is: Objects; readonly like: Filter }
  | { readonly turnOf: Players }
  | { readonly during: Phase | Step }
  /** An optional additional or alternative cost of this name was paid (kicker); for a permanent: when it was cast. */
  | { readonly paid: string }
  /** The instruction so named did something ("if you do"). */
  | { readonly did: string }
  | { readonly wasCast: Objects; readonly by?: Players; readonly from?: Zone }
  | { readonly attackedThisTurn: Objects }
  | { readonly not: Condition }
  | { readonly both: readonly Condition[] }
  | { readonly either: readonly Condition[] };

// ---------------------------------------------------------------- costs, targets, modes

/** One part of a cost (118). A cost is a list of parts; the order is free where 601.2h leaves it free. */
export type CostPart =
  /** A mana cost as printed: `{2}{W}{W}`. */
  | { readonly mana: string }
  | { readonly tap: true }
  | { readonly untap: true }
  | { readonly payLife: Quantity }
  /** Permanents of the payer to sacrifice, tap or return to hand; `self` is this object. `as` names them for the effect. */
  | { readonly sacrifice: 'self' | Filter; readonly count?: Quantity; readonly as?: string }
  | { readonly tapPermanents: Filter; readonly count: Quantity; readonly as?: string }
  | { readonly returnToHand: 'self' | Filter; readonly count?: Quantity; readonly as?: string }
  | {
      readonly discard: 'self' | 'hand' | Filter;
      readonly count?: Quantity;
      readonly atRandom?: true;
      readonly as?: string;
    }
  /** Objects to exile; `from` is where this object is exiled from, where the text says so. */
  | {
      readonly exile: 'self' | Filter;
      readonly from?: Zone;
      readonly count?: Quantity;
      readonly as?: string;
    }
  | { readonly reveal: Filter; readonly count?: Quantity; readonly as?: string }
  | { readonly mill: Quantity; readonly as?: string }
  | { readonly removeCounters: string; readonly count: Quantity; readonly from?: 'self' | Filter }
  | { readonly putCounters: string; readonly count: Quantity }
  /** A loyalty cost (606.4): +N, 0 or −N; `'-X'` is −X. */
  | { readonly loyalty: number | '-X' };

/** One instance of the word "target" (115). */
export interface TargetSpec {
  /** Objects that may be chosen; without `zone` permanents. */
  readonly objects?: Filter;
  /** Players that may be chosen. Both may be given: "target creature or player". */
  readonly players?: 'any' | 'opponent' | 'you';
  /** "any target": creature, player, planeswalker or battle (115.4). Instead of the two above. */
  readonly any?: true;
  /** How many; without it exactly one. "up to two": `{ min: 0, max: 2 }`. */
  readonly count?: { readonly min: Quantity; readonly max: Quantity };
  /** What is divided among the chosen (601.2d), each getting at least 1. */
  readonly divide?: Quantity;
  /** Another target than those of target spec number N. */
  readonly differentFrom?: number;
  /** Only if this optional cost was chosen (601.2c). */
  readonly ifPaid?: string;
}

export interface Mode {
  readonly targets?: readonly TargetSpec[];
  readonly effect: readonly Instruction[];
  /** An additional cost for this mode. */
  readonly cost?: readonly CostPart[];
}

/** "Choose one —" (700.2). */
export interface Modes {
  readonly choose: { readonly min: Quantity; readonly max: Quantity; readonly sameTwice?: true };
  readonly options: readonly Mode[];
}

// ---------------------------------------------------------------- instructions

export type Duration =
  | 'untilEndOfTurn'
  | 'untilEndOfCombat'
  | 'untilYourNextTurn'
  | 'untilSourceLeaves'
  | 'whileYouControlSource'
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
  /** Onto the battlefield: under whose control (without it its owner's), tapped, attacking, with counters, transformed. */
  readonly under?: Players;
  readonly tapped?: true;
  readonly attacking?: true;
  readonly counters?: { readonly kind: string; readonly count: Quantity };
  readonly attachedTo?: Objects;
  readonly faceDown?: true;
  readonly revealed?: true;
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
  | { readonly do: 'setLife'; readonly to: Quantity; readonly who: Players }
  | { readonly do: 'fight'; readonly first: Objects; readonly second: Objects }
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
  | { readonly do: 'look'; readonly at: Objects; readonly who?: Players }
  | { readonly do: 'reveal'; readonly what: Objects }
  | { readonly do: 'shuffle'; readonly who: Players }
  /** Search a library (701.23); found cards are named by `as`, then moved. */
  | {
      readonly do: 'search';
      readonly who?: Players;
      readonly library?: Players;
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
      readonly link?: string;
      readonly faceDown?: true;
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
      readonly count?: Quantity;
      readonly who?: Players;
      readonly tapped?: true;
      readonly attacking?: true;
      readonly attachedTo?: Objects;
    }
  | {
      readonly do: 'createCopy';
      readonly of: Objects;
      readonly count?: Quantity;
      readonly who?: Players;
      readonly except?: readonly Modification[];
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
  /** One counter, of a kind that the player chooses (122.5). */
  | { readonly do: 'moveCounter'; readonly from: Objects; readonly to: Objects }
  | { readonly do: 'regenerate'; readonly what: Objects }
  | { readonly do: 'transform'; readonly what: Objects }
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
  /** A continuous effect that changes rules for objects or players (613.11): can't be blocked, must attack … */
  | {
      readonly do: 'rule';
      readonly rules: readonly RuleChange[];
      readonly what?: Objects;
      readonly players?: Players;
      readonly until: Duration;
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
  /** A replacement effect that lasts ("the next time … this turn"). */
  | {
      readonly do: 'replace';
      readonly replacement: Replacement;
      readonly until: Duration;
      readonly once?: true;
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
      readonly count?: Quantity;
      readonly who?: Players;
      readonly spendOnly?: SpendOnly;
      readonly allOneColor?: true;
      readonly lasts?: true;
    }
  // choices and control flow
  | {
      readonly do: 'choose';
      readonly who?: Players;
      readonly from: Filter | { readonly among: Objects; readonly like?: Filter };
      /** Besides objects these players may be chosen. */
      readonly orPlayers?: Players;
      readonly count: { readonly min: Quantity; readonly max: Quantity };
    }
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
      readonly link: string;
    }
  | {
      readonly do: 'may';
      readonly who?: Players;
      readonly cost?: readonly CostPart[];
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
      readonly else: readonly Instruction[];
    }
  | {
      readonly do: 'if';
      readonly condition: Condition;
      readonly then: readonly Instruction[];
      readonly else?: readonly Instruction[];
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
      readonly targets?: readonly TargetSpec[];
      readonly modes?: Modes;
      readonly effect: readonly Instruction[];
    }
  | { readonly do: 'emblem'; readonly abilities: readonly Ability[]; readonly who?: Players }
  | { readonly do: 'castWithoutPaying'; readonly what: Objects; readonly who?: Players }
  /** A permission to play or cast cards from where they are (impulse draw, flashback by an effect …). */
  | {
      readonly do: 'mayPlay';
      readonly what: Objects;
      readonly who?: Players;
      readonly until: Duration;
      readonly withoutPaying?: true;
    }
  | {
      readonly do: 'copySpell';
      readonly what: Objects;
      readonly count?: Quantity;
      readonly newTargets?: true;
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

// ---------------------------------------------------------------- triggers

/** A trigger event (603.2) or a state (603.8). `self` fits this object; a filter is asked of the object of the event. */
export type TriggerCondition =
  | {
      readonly on: 'enters';
      readonly object: 'self' | 'attached' | Filter;
      readonly from?: Zone;
      readonly oneOrMore?: true;
    }
  | {
      readonly on: 'leaves';
      readonly object: 'self' | 'attached' | Filter;
      /** Without it the battlefield. */
      readonly from?: Zone;
      readonly to?: Zone;
      readonly notTo?: Zone;
      readonly oneOrMore?: true;
    }
  /** `haunted`: the creature that this card, in exile, haunts (702.55c). */
  | {
      readonly on: 'dies';
      readonly object: 'self' | 'attached' | 'haunted' | Filter;
      readonly oneOrMore?: true;
    }
  | {
      readonly on: 'putInto';
      readonly zone: Zone;
      readonly object: 'self' | Filter;
      readonly from?: Zone;
      /** As the last part of its resolution (608.2n). */
      readonly resolving?: true;
      readonly oneOrMore?: true;
    }
  | { readonly on: 'sacrificed'; readonly object: 'self' | Filter; readonly by?: Players }
  | {
      readonly on: 'attacks';
      readonly object: 'self' | 'attached' | Filter;
      readonly player?: Players;
      readonly alone?: true;
    }
  /** A player attacks (508.3d); `with`: one or more creatures like this. */
  | {
      readonly on: 'playerAttacks';
      readonly by: Players;
      readonly player?: Players;
      readonly with?: Filter;
      readonly atLeast?: number;
    }
  | { readonly on: 'blocks'; readonly object: 'self' | 'attached' | Filter; readonly blocked?: Filter }
  | { readonly on: 'becomesBlocked'; readonly object: 'self' | 'attached' | Filter; readonly by?: Filter }
  | { readonly on: 'attacksUnblocked'; readonly object: 'self' | 'attached' | Filter }
  | {
      readonly on: 'dealsDamage';
      readonly source: 'self' | 'attached' | Filter;
      readonly combat?: boolean;
      readonly to?: Filter;
      readonly toPlayer?: Players;
      readonly oneOrMore?: true;
    }
  | {
      readonly on: 'dealtDamage';
      readonly object?: 'self' | 'attached' | Filter;
      readonly player?: Players;
      readonly combat?: boolean;
      /** "Is dealt excess damage" (120.10): so much is the amount. */
      readonly excess?: true;
    }
  | { readonly on: 'cast'; readonly by?: Players; readonly spell: 'self' | Filter; readonly nth?: number }
  | {
      readonly on: 'activated';
      readonly by?: Players;
      readonly source: 'self' | Filter;
      readonly notMana?: true;
      /** "Activates a mana ability": what triggers on that can be a mana ability itself (605.1b). */
      readonly onlyMana?: true;
    }
  | {
      readonly on: 'becomesTarget';
      readonly object: 'self' | 'attached' | Filter;
      readonly by?: Players;
      readonly ofSpell?: true;
    }
  | { readonly on: 'begins'; readonly step: Step | Phase; readonly whose?: Players }
  | { readonly on: 'draws'; readonly who: Players; readonly nth?: number }
  | { readonly on: 'discards'; readonly who: Players; readonly card?: Filter }
  | { readonly on: 'gainsLife'; readonly who: Players }
  | { readonly on: 'losesLife'; readonly who: Players }
  | { readonly on: 'tapped'; readonly object: 'self' | 'attached' | Filter }
  | { readonly on: 'untapped'; readonly object: 'self' | 'attached' | Filter }
  | { readonly on: 'phasesOut'; readonly object: 'self' | 'attached' | Filter }
  | { readonly on: 'phasesIn'; readonly object: 'self' | 'attached' | Filter }
  /** "is tapped for mana" (106.12a). */
  | { readonly on: 'tappedForMana'; readonly object: 'self' | 'attached' | Filter; readonly by?: Players }
  /** Mana is added to a player's mana pool, with `types` one or more of those (106.4). */
  | {
      readonly on: 'manaAdded';
      readonly to?: Players;
      readonly types?: readonly ManaType[];
      readonly source?: 'self' | 'attached' | Filter;
    }
  | {
      readonly on: 'countersPut';
      /** There were fewer of them on it than this before, and now there aren't (714.2b). */
      readonly reaches?: number;
      readonly kind?: string;
      readonly object: 'self' | 'attached' | Filter;
      readonly oneOrMore?: true;
    }
  | { readonly on: 'landPlayed'; readonly by: Players; readonly land?: Filter }
  | { readonly on: 'losesGame'; readonly who: Players }
  | { readonly on: 'attachedTo'; readonly object: 'self' | Filter; readonly to?: Filter }
  | { readonly on: 'unattached'; readonly object: 'self' | Filter }
  | { readonly on: 'transforms'; readonly object: 'self' | Filter }
  | { readonly on: 'scries'; readonly who: Players }
  | { readonly on: 'shuffles'; readonly who: Players }
  /** Another ability triggers (the second pass of 603.3b). */
  | { readonly on: 'triggers'; readonly source: Filter; readonly by?: Players }
  | { readonly on: 'countered'; readonly object: 'self' | Filter }
  /** A player loses control of an object (603.10d). */
  | { readonly on: 'controlChanges'; readonly object: 'self' | Filter; readonly from?: Players }
  /** A state trigger (603.8). */
  | { readonly on: 'state'; readonly is: Condition };

// ---------------------------------------------------------------- continuous effects

/** One change of an object's characteristics; its kind decides in which layer it applies (613.1-613.4). */
export type Modification =
  | { readonly control: Players }
  | { readonly addTypes: readonly CardType[] }
  | { readonly setTypes: readonly CardType[] }
  | { readonly removeTypes: readonly CardType[] }
  | { readonly addSubtypes: readonly string[] | { readonly chosen: string } }
  /** Sets land types, with what 305.7 says; or creature types. */
  | { readonly setSubtypes: readonly string[] | { readonly chosen: string } }
  | { readonly addSupertypes: readonly Supertype[] }
  | { readonly removeSupertypes: readonly Supertype[] }
  | { readonly addColors: readonly Color[] | { readonly chosen: string } }
  | { readonly setColors: readonly Color[] | { readonly chosen: string } }
  | { readonly addAbilities: readonly Ability[] }
  | { readonly removeKeyword: string }
  /** These very abilities, with their parameters ("loses hexproof from black", 702.11f). */
  | { readonly removeAbilities: readonly Ability[] }
  | { readonly removeAllAbilities: true }
  | { readonly cantHaveKeyword: string }
  /** 7a for a characteristic-defining ability, else 7b. */
  | { readonly setPower?: Quantity; readonly setToughness?: Quantity; readonly set: 'powerToughness' }
  /** 7c. */
  | { readonly modifyPower: Quantity; readonly modifyToughness: Quantity }
  /** 7d. */
  | { readonly switchPowerToughness: true };

/** A change of the game's rules for objects or players, which no layer applies (613.11). */
export type RuleChange =
  | {
      readonly cant:
        | 'attack'
        | 'block'
        | 'beBlocked'
        | 'attackOrBlock'
        | 'untap'
        | 'beRegenerated'
        | 'beCountered'
        | 'beCopied'
        | 'beSacrificed'
        | 'haveCountersPut'
        | 'attackAlone'
        | 'blockAlone'
        | 'transform';
    }
  | { readonly cantAttack: Players }
  | { readonly cantBeBlockedBy: Filter }
  | { readonly canBlockOnly: Filter }
  | { readonly cantBlock: Filter }
  | { readonly cantBeBlockedExceptBy: Filter }
  | { readonly mustAttack: true | Players }
  | { readonly mustBlock: true | { readonly attacker: Objects } }
  | { readonly mustBeBlocked: true | 'byAll' }
  | { readonly blocksAdditional: number | 'any' }
  | { readonly fewestBlockers: number }
  | { readonly mostBlockers: number }
  /** It may attack as though it didn't have this keyword (609.4). */
  | { readonly mayAttackAsThoughWithout: string }
  /** An Aura, Equipment or Fortification can be attached only to this. */
  | { readonly attachesOnlyTo: Filter }
  | { readonly costToAttack: string; readonly of: 'you' | 'youAndPlaneswalkers' }
  | { readonly costToBlock: string }
  | { readonly assignsDamageAsThoughUnblocked: true }
  | { readonly assignsDamageBy: 'toughness' }
  /** Of players: no more of their creatures can attack, or block, each combat; no more creatures can attack them. */
  | { readonly mostAttackers: number }
  | { readonly mostBlocking: number }
  | { readonly mostAttackersOfYou: number }
  | { readonly maximumHandSize: Quantity | 'none' | { readonly reduce: Quantity } }
  | { readonly additionalLands: Quantity }
  | { readonly cantCast: Filter; readonly unless?: Condition }
  | { readonly cantActivate: Filter; readonly exceptMana?: true }
  | { readonly cantGainLife: true }
  | { readonly cantLoseLife: true }
  | { readonly cantWin: true }
  | { readonly cantLose: true }
  | { readonly cantDraw: true | { readonly moreThan: number } }
  | { readonly cantPreventDamage: true }
  /** The player may cast these as though they had this keyword (609.4). */
  | { readonly mayCastAsThoughWith: string; readonly like: Filter }
  /** Abilities that this keyword stands for may be activated any time the player could cast an instant. */
  | { readonly mayActivateAsInstant: string }
  /** These may be chosen as targets by the player as though they didn't have this keyword (609.4, 702.11e). */
  | { readonly mayTargetAsThoughWithout: string; readonly like: Filter }
  | { readonly mayPlayFrom: Zone; readonly what: Filter; readonly onlyTop?: true }
  | { readonly playerHas: Ability }
  /** Of players: what triggers of theirs from such a source triggers an additional time; `entering`: on that entering (603.2d). */
  | { readonly triggersAgain: Filter; readonly entering?: Filter }
  /** Of players: what enters doesn't cause abilities of their permanents to trigger. */
  | { readonly doesntTrigger: Filter; readonly entering: Filter }
  | { readonly manaLasts: true };

/** A cost change of spells or abilities (601.2f). */
export interface CostChange {
  readonly of: 'spells' | 'abilities';
  /** Whose (without it everyone's), and which. */
  readonly by?: Players;
  readonly like?: Filter;
  readonly targeting?: Filter;
  readonly more?: readonly CostPart[];
  /** How much generic mana less; coloured reductions as a cost string. */
  readonly less?: Quantity;
  readonly lessColored?: string;
  /** The total can't be less than this (applied after reductions). */
  readonly atLeast?: number;
  /** Only the keyword ability so named (equip). */
  readonly keyword?: string;
  /** Only loyalty abilities (606.4). */
  readonly loyalty?: true;
}

/** Which event a replacement or prevention effect watches for, and what happens instead (614, 615). */
export interface Replacement {
  readonly event: /** It or something like this would enter: tapped, with counters, after a choice or payment (614.1c-d). */
    | { readonly enters: 'self' | Filter }
    /** It would go to this zone; without `to` to any but the one where it is put instead. */
    | { readonly moves: 'self' | Filter; readonly to?: Zone; readonly from?: Zone }
    | { readonly dies: 'self' | Filter }
    | {
        readonly damage: {
          readonly to?: 'self' | 'attached' | Filter;
          readonly toPlayer?: Players;
          readonly from?: 'self' | 'attached' | Filter;
          readonly combat?: boolean;
        };
      }
    | { readonly destroy: 'self' | 'attached' | Filter }
    | { readonly draw: Players }
    | { readonly gainLife: Players }
    | { readonly loseLife: Players }
    | { readonly loseGame: Players }
    | { readonly create: Players }
    | { readonly putCounters: Filter | Players; readonly kind?: string }
    | { readonly discard: 'self' | Filter }
    | { readonly begins: Step | Phase | 'turn'; readonly whose: Players }
    | { readonly untaps: 'self' | 'attached' | Filter };
  readonly if?: Condition;
  /** An effect of a resolving spell or ability that replaces part of that one's own effect (614.15): it applies first. */
  readonly self?: true;
  /** Under whose control it enters instead (616.1b). */
  readonly under?: Players;
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
  readonly counters?: { readonly kind: string; readonly count: Quantity };
  readonly choose?: readonly Instruction[];
  readonly asCopyOf?: Filter;
  readonly to?: Destination;
  readonly amount?: Quantity;
  readonly redirectTo?: Objects;
  readonly prevent?: true | Quantity;
  readonly instead?: readonly Instruction[];
  /** Done in addition, right after. */
  readonly also?: readonly Instruction[];
  readonly otherwise?: { readonly tapped?: true; readonly to?: Destination };
}

// ---------------------------------------------------------------- abilities

/** What a spell does as it resolves (113.3a), of an instant or sorcery; several are done in order. */
export interface SpellAbility {
  readonly kind: 'spell';
  readonly targets?: readonly TargetSpec[];
  readonly modes?: Modes;
  readonly effect?: readonly Instruction[];
}

export interface ActivationLimits {
  /** "Activate only as a sorcery" (602.5d), only during … */
  readonly timing?: 'sorcery' | 'instant' | { readonly during: Phase | Step; readonly whose?: Players };
  readonly timesEachTurn?: number;
  readonly onlyIf?: Condition;
  /** Who may activate it; without it, its controller (602.2). */
  readonly by?: Players;
}

/** "[Cost]: [Effect.]" (113.3b, 602). A mana ability or a loyalty ability by what it is (605.1a, 606.1), not by a flag. */
export interface ActivatedAbility {
  readonly kind: 'activated';
  readonly cost: readonly CostPart[];
  readonly targets?: readonly TargetSpec[];
  readonly modes?: Modes;
  readonly effect: readonly Instruction[];
  readonly limits?: ActivationLimits;
  /** Only where the text states in which zones it functions (113.6b), or doesn't (113.6c). */
  readonly functionsIn?: readonly Zone[];
  readonly functionsNotIn?: readonly Zone[];
  /** The keyword that it stands for, if it does. */
  readonly keyword?: string;
  /** An ability word (207.2c): it stands in front of the text and means nothing. */
  readonly abilityWord?: string;
  /** "This ability can't be countered": it functions while the ability is on the stack (603.1a). */
  readonly cantBeCountered?: true;
}

/** "When/Whenever/At …" (113.3c, 603). */
export interface TriggeredAbility {
  readonly kind: 'triggered';
  readonly when: readonly TriggerCondition[];
  /** Intervening if (603.4). */
  readonly if?: Condition;
  readonly targets?: readonly TargetSpec[];
  readonly modes?: Modes;
  readonly effect: readonly Instruction[];
  readonly onceEachTurn?: true;
  readonly functionsIn?: readonly Zone[];
  readonly functionsNotIn?: readonly Zone[];
  readonly keyword?: string;
  /** An ability word (207.2c): it stands in front of the text and means nothing. */
  readonly abilityWord?: string;
  /** "This ability can't be countered" (603.1a). */
  readonly cantBeCountered?: true;
}

/** A statement that is simply true (113.3d, 604). */
export interface StaticAbility {
  readonly kind: 'static';
  /** "As long as …". */
  readonly if?: Condition;
  /** A characteristic-defining ability (604.3): functions in all zones. */
  readonly characteristicDefining?: true;
  /** What it affects; without it this object. */
  readonly affects?: Objects;
  readonly changes?: readonly Modification[];
  readonly rules?: readonly RuleChange[];
  /** Of players: whom the rules are changed for. */
  readonly players?: Players;
  readonly costs?: readonly CostChange[];
  readonly replaces?: Replacement;
  /** An additional cost to cast this (118.8), optional with a name (kicker), or an alternative one (118.9). */
  readonly additionalCost?: {
    readonly cost: readonly CostPart[];
    readonly optional?: string;
    readonly repeatable?: true;
    readonly or?: readonly CostPart[];
  };
  readonly alternativeCost?: {
    readonly cost: readonly CostPart[];
    readonly name: string;
    readonly if?: Condition;
    readonly from?: Zone;
  };
  /** "Cast this spell only …" (113.6e). */
  readonly castOnlyIf?: Condition;
  /** "You may cast this card from …"; with `only` "but not from anywhere else" (113.6f). */
  readonly castableFrom?: { readonly zones: readonly Zone[]; readonly only?: true };
  /** What its owner may do with it in their opening hand, before the game begins (103.6). */
  readonly openingHand?: readonly Instruction[];
  /** How many of it a deck may hold (113.6n), instead of what 100.2a says. */
  readonly deckLimit?: number | 'any';
  readonly functionsIn?: readonly Zone[];
  readonly functionsNotIn?: readonly Zone[];
  readonly keyword?: string;
  /** An ability word (207.2c): it stands in front of the text and means nothing. */
  readonly abilityWord?: string;
}

/** A keyword ability (702) with its parameters; its module says what it means. */
export interface KeywordAbility {
  readonly kind: 'keyword';
  readonly keyword: string;
  readonly n?: Quantity;
  readonly cost?: readonly CostPart[];
  /** Enchant what, protection from what, hexproof from what, … */
  readonly object?: Filter;
  readonly player?: 'any' | 'opponent' | 'you';
  /** In words, for the text: "red", "each color", "artifacts". */
  readonly quality?: string;
  /** Which attached permanents a protection doesn't remove: the Aura that gives it, Auras, what was attached before (702.16n-p). */
  readonly doesntRemove?: 'this' | 'auras' | 'attached';
  /** What the triggered ability does that it stands for (chapter, 714.2b). */
  readonly targets?: readonly TargetSpec[];
  readonly effect?: readonly Instruction[];
}

export type Ability = SpellAbility | ActivatedAbility | TriggeredAbility | StaticAbility | KeywordAbility;

// ---------------------------------------------------------------- definitions

/** The printed characteristics of one face (200.1). */
export interface FaceDefinition {
  readonly name: string;
  /** As printed: `{2}{W}`. Absent: no mana cost (202.1b). */
  readonly manaCost?: string;
  readonly colorIndicator?: readonly Color[];
  readonly supertypes?: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes?: readonly string[];
  readonly power?: number | '*';
  readonly toughness?: number | '*';
  readonly loyalty?: number | 'X';
  readonly defense?: number;
  readonly abilities?: readonly Ability[];
}

/** A card as data. `back` is the other face of a double-faced card (712). */
export interface CardDefinition extends FaceDefinition {
  readonly back?: FaceDefinition;
  /** It is a modal double-faced card: either face may be cast or played (712.3); else it is a nonmodal one. */
  readonly modal?: true;
}

/** A token's characteristics (111.3); without a name it is named after its subtypes (111.4). */
export interface TokenDefinition extends Omit<FaceDefinition, 'name' | 'manaCost'> {
  readonly name?: string;
  readonly colors?: readonly Color[];
}
