import type { Combat } from './combat.ts';
import type { Copied } from './copied.ts';
import type { Decision } from './decision.ts';
import type { Frame } from './frame.ts';
import type { Cause, Happened } from './happened.ts';
import type { CardNumber, ObjectId, PlayerId, TextRef } from './identity.ts';
import type { ManaUnit } from './mana.ts';
import type { ChosenTargets, GameObject, LinkMemory, Named, Target, TriggerFacts } from './object.ts';
import type { RandomState } from './random.ts';
import type { Scope } from './scope.ts';
import type { Settled } from './settled.ts';
import type { Phase, Step, TimeOfDay } from './turn-structure.ts';
import type {
  CardDefinition,
  CardType,
  Condition,
  CostPart,
  Duration,
  Fact,
  Filter,
  Instruction,
  Modification,
  PlayerDesignation,
  Replacement,
  RuleChange,
  TargetSpec,
  TriggerCondition,
} from './vocabulary/index.ts';
import type { Zone } from './zones.ts';

export type * from './combat.ts';

/** A player (102). */
/** So many cards of a name, which aren't in the game. */
export interface CardsLeftOut {
  readonly name: string;
  readonly count: number;
}

export interface Player {
  readonly id: PlayerId;
  readonly name: string;
  readonly life: number;
  /** Top card first. */
  readonly library: readonly ObjectId[];
  readonly hand: readonly ObjectId[];
  /** Oldest first; the last one is on top. */
  readonly graveyard: readonly ObjectId[];
  /** Cards outside the game that this player owns: sideboard, drafted cards. */
  readonly outside: readonly ObjectId[];
  /** Numbers of the cards designated as commanders. */
  readonly commanders: readonly CardNumber[];
  /** What cards of a name did before the game began, by name and link (607.2n). */
  readonly linksOfNames?: Readonly<Record<string, Readonly<Record<string, LinkMemory>>>>;
  /** Combat damage that commanders have dealt to this player over the game, by card number (903.10a). */
  readonly commanderDamage?: Readonly<Record<string, number>>;
  /** How often this player has cast each of their commanders from the command zone, by card number (903.8). */
  readonly commanderCasts?: Readonly<Record<string, number>>;
  /** How often this player has done a keyword action over the game, by its name, where a text asks for that (701.54c). */
  readonly done?: Readonly<Record<string, number>>;
  /** The sticker sheets that this player has access to (123.2c), by their names in `definitions`. */
  readonly stickerSheets?: readonly string[];
  /** Those that this player revealed besides, none of which was chosen (103.2d). */
  readonly otherStickerSheets?: readonly string[];
  /** Cards of the list that the deck was made from that are not in it: they aren't understood, and this player chose to play without them. */
  readonly leftOut?: readonly CardsLeftOut[];
  /** The names of the dungeons that this player has completed (309.7). */
  readonly completed?: readonly string[];
  readonly pool: readonly ManaUnit[];
  readonly counters: Readonly<Record<string, number>>;
  readonly landsPlayed: number;
  /** Since the last check of state-based actions (704.5b). */
  readonly drewFromEmpty: boolean;
  readonly mulligans: number;
  readonly keptHand: boolean;
  /** Still in the game; else how they left (104.3, 104.4). */
  readonly status: 'playing' | 'lost' | 'conceded' | 'won' | 'drew';
  /** The rule by which they lost or won: `704.5a`, `104.3a` … */
  readonly outcomeRule: string | null;
  /** Has left the game, and everything of theirs with them (800.4a). Without it a player who lost is about to. */
  readonly left?: true;
  readonly turnsTaken: number;
  /** The number of the turn that was this player's most recent one to begin (302.6). */
  readonly lastTurn: number;
  /**
   * What this player controlled as their most recent upkeep began and, during that, as the one before it did; where some
   * text asks what came since (702.30a). Nothing for an upkeep that there hasn't been.
   */
  readonly upkeeps?: { readonly latest: AtUpkeep; readonly before?: AtUpkeep };
  /** Who decides for this player, if another does (723). */
  readonly controlledBy: PlayerId | null;
  /** Who will, from the beginning of their next turn to its end (723.1). */
  readonly controlledNextTurnBy: PlayerId | null;
  /** How the next of this player's coins and dice fall, in order, where that is settled before; then chance decides. */
  readonly foretold?: Foretold;
}

/** The permanents that a player controlled as an upkeep began, in the turn of this number. */
export interface AtUpkeep {
  readonly turn: number;
  readonly objects: readonly ObjectId[];
}

/** What comes of flips (won, or heads where nobody calls) and of rolls that are not left to chance. */
export interface Foretold {
  readonly flips: readonly boolean[];
  readonly rolls: readonly number[];
}

/** A phase in the plan of the rest of the turn, with the steps that remain of it. */
export interface PlannedPhase {
  readonly phase: Phase;
  readonly steps: readonly Step[];
  /** The number of the event that added it; absent for what any turn has. */
  readonly addedBy?: number;
}

export interface ExtraTurn {
  readonly player: PlayerId;
  /** The number of the event that added it. */
  readonly addedBy: number;
}

export interface Turn {
  /** 0 before the first turn; counts every player's turns. */
  readonly number: number;
  /** Null if the turn's player has left the game (800.4j). */
  readonly active: PlayerId | null;
  /** Whose turn it is or was, also if that player has left. */
  readonly of: PlayerId;
  readonly phase: Phase | null;
  readonly step: Step | null;
  /** What is left of the turn after the present phase and step (500.7-500.11). */
  readonly plan: readonly PlannedPhase[];
  readonly stepsLeft: readonly Step[];
  /** Whose turn the last one was that no effect added: the turn order goes on from there (500.7). Null before the first. */
  readonly lastInOrder: PlayerId | null;
  /** Most recently created last; it is taken first (500.7). */
  readonly extraTurns: readonly ExtraTurn[];
  /** The active player has drawn a card in this draw step, where a text asks for that. */
  readonly drewInDrawStep?: true;
  /** Facts of this turn, by name and player. */
  readonly facts: Readonly<Partial<Record<Fact, readonly number[]>>>;
  /** How many steps of each kind have begun this turn, where a text asks for that. */
  readonly begun?: Readonly<Partial<Record<Step, number>>>;
  /** The steps that have begun of each combat phase this turn, where a text asks for that (506.7). */
  readonly combats?: readonly (readonly Step[])[];
  /** Trigger conditions that were met this turn, of those that some text asks about (603.1b). */
  readonly met?: readonly string[];
  /** Which source dealt damage to which permanent this turn, where a text asks for it. */
  readonly damage?: readonly { readonly source: ObjectId; readonly to: ObjectId }[];
  /** What became the target of which spell or ability this turn, and whose, in order, where a text asks for it. */
  readonly targeted?: readonly Targeted[];
  /** Which source dealt combat damage to which player this turn, where a text asks for it. */
  readonly combatDamage?: readonly { readonly source: ObjectId; readonly to: PlayerId }[];
  /** What entered the battlefield this turn, as what and under whose control, where a text asks for it; and last turn. */
  readonly entered?: readonly Entered[];
  readonly lastEntered?: readonly Entered[];
  /** How many spells the active player of the last turn cast in it (731.2), where it can be day or night. */
  readonly castInLastTurn?: number;
  /** Those of the last turn, kept where a text of the game asks for them. */
  readonly lastFacts?: Turn['facts'];
  /** What blocked and what was blocked this turn, where a text asks for it. */
  readonly did?: { readonly blocked: readonly ObjectId[]; readonly wasBlocked: readonly ObjectId[] };
  /** How many of what a text asks for each player controlled as the turn began, by the words that ask. */
  readonly begunWith?: Readonly<Record<string, readonly number[]>>;
  /** How many spells each player has cast this turn of those that texts count: "your second creature spell each turn". */
  readonly castLike?: Readonly<Record<string, readonly number[]>>;
  /** Creatures that were declared as attackers this turn. */
  readonly attacked: readonly ObjectId[];
}

/** What restarts the game, and how (727). */
export interface Restart {
  /** Who controlled it: the starting player of the new game (727.1a). */
  readonly player: PlayerId;
  /** Cards that stay where they are (727.5). */
  readonly exempt: readonly ObjectId[];
  /** Where the instructions are printed that are followed just before the first turn (727.4), if any, and whose words they are. */
  readonly ref: TextRef | null;
  readonly scope: Scope;
}

/** Instructions of an effect that skipped something, and whose words they are (614.10b). */
export interface AfterSkipping {
  readonly ref: TextRef;
  readonly scope: Scope;
}

/** Something that became the target of a spell or ability that this player controlled. */
export interface Targeted {
  readonly target: Target;
  readonly of: ObjectId;
  readonly by: PlayerId;
}

/** What something was as it entered the battlefield. */
export interface Entered {
  readonly object: ObjectId;
  readonly controller: PlayerId;
  readonly types: readonly CardType[];
}

/** A continuous effect made by a spell or ability (611.2), or by a rule. */
export interface ContinuousEffect {
  readonly id: number;
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly timestamp: number;
  readonly until: Duration;
  /** The turn it was made in, for `untilYourNextTurn`. */
  readonly madeInTurn: number;
  /** What it affects: fixed as it began (611.2c); null for effects on players or rules. */
  readonly objects: readonly ObjectId[] | null;
  readonly players: readonly PlayerId[] | null;
  /** Where its changes are printed, for abilities that it grants. */
  readonly ref: TextRef;
  readonly changes: readonly Modification[];
  /** Where abilities are printed that it gives besides, had from other objects as it began. */
  readonly given?: readonly TextRef[];
  /** From which object each of those was had. */
  readonly givenFrom?: readonly ObjectId[];
  readonly rules: readonly RuleChange[];
  readonly replacement: Replacement | null;
  /** A replacement or prevention that is used up. */
  readonly once: boolean;
  /** What a prevention shield still prevents; null: all of it. */
  readonly shield: number | null;
  /** Values of expressions that were locked in as it began (608.2h). */
  readonly named: Readonly<Record<string, Named>>;
  readonly x: number | null;
  /** What was targeted as it began, where its words speak of that later (609.7, 611.2c). */
  readonly targets?: readonly ChosenTargets[];
  /** For rules alone: what they apply to at any moment, also what came later (611.2c); `objects` is null then. */
  readonly affects?: Filter;
  /** It waits for the next such spell of this player, and is about that from then on (611.2f). */
  readonly next?: { readonly player: PlayerId; readonly like: Filter };
  /** Of what it makes its objects copies, until it ends (707.4). */
  readonly copied?: Copied;
  /** It begins as the next turn of this player does, and doesn't apply before (611.2). */
  readonly beginsInTurnOf?: PlayerId;
  /** A static ability gave these abilities to a spell: its permanent has what functions on the battlefield (400.7b). */
  readonly toSpell?: true;
  /** It is the copy effect of a static ability, and ends with that (707.2c). */
  readonly ofStatic?: true;
  /** Where its objects go back to, at once, as it ends ("until … leaves the battlefield", 610.3). */
  readonly returnsTo?: Zone;
  /** Its objects stay phased out until it ends, and then phase in at once (610.4). */
  readonly phasesIn?: true;
}

/** A delayed triggered ability (603.7). */
export interface DelayedTrigger {
  readonly id: number;
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly when: readonly TriggerCondition[];
  readonly condition: Condition | null;
  readonly ref: TextRef;
  readonly targets: readonly TargetSpec[];
  readonly effect: readonly Instruction[];
  /** The objects it is about: `it` in its conditions means the first of them, `about` all of them. */
  readonly about: readonly ObjectId[];
  readonly named: Readonly<Record<string, Named>>;
  /** X of what made it (107.3n). */
  readonly x?: number;
  /** When it was created, where a text could ask: what has turned over since isn't turned over by it (701.27f). */
  readonly timestamp?: number;
  /** The ability on the stack that made it, if it waits for that to have resolved (603.7h). */
  readonly by?: ObjectId;
  readonly until: Duration | null;
  /** It triggers once, though it has a duration. */
  readonly once?: true;
  readonly madeInTurn: number;
}

/** A triggered ability that waits to be put on the stack (603.3). */
export interface WaitingTrigger {
  readonly id: number;
  /** Null: it has no source, and belongs to a designation (725.2, 726.2). */
  readonly source: ObjectId | null;
  readonly controller: PlayerId;
  /** The text: a triggered ability, or a delayed or reflexive trigger's instruction. */
  readonly ref: TextRef;
  readonly facts: TriggerFacts;
  readonly named: Readonly<Record<string, Named>>;
  /** Whether its condition is another ability triggering: the second pass of 603.3b. */
  readonly second: boolean;
  readonly causes: readonly Cause[];
}

/** Permission to play or cast objects from where they are (400.7g-i). */
export interface Permission {
  readonly id: number;
  readonly player: PlayerId;
  readonly objects: readonly ObjectId[];
  readonly until: Duration;
  readonly madeInTurn: number;
  readonly withoutPaying: boolean;
  /** For this cost instead (118.9). */
  readonly forCost?: readonly CostPart[];
  /** Not as an Adventure (715.3d). */
  readonly normally?: true;
  /** Only to cast, not to play as a land. */
  readonly onlyCast?: true;
  /** Mana may be spent on that as though it were of any color, or of any type (609.4b). */
  readonly asThough?: 'anyColor' | 'anyType';
  readonly source: ObjectId;
}

export interface GameOver {
  readonly winners: readonly PlayerId[];
  readonly rule: string;
}

/** What a game was made with; with the decisions it is the whole recording. */
export interface GameSettings {
  readonly startingLife: number;
  readonly startingHand: number;
  /** Whether the starting player skips their first draw (103.8a); by default with two players. */
  readonly skipsFirstDraw: boolean;
  /** Creatures attack only the opponent seated immediately to that side (803.1); without it any opponent (802). */
  readonly attackOption?: 'left' | 'right';
}

/** Who has priority, and who has passed in succession (117.4). */
export interface Priority {
  readonly holder: PlayerId | null;
  readonly passed: readonly PlayerId[];
}

/** The next timestamp, event number, id of effects and triggers, and card number. */
export interface Next {
  readonly timestamp: number;
  readonly event: number;
  readonly batch: number;
  readonly id: number;
  readonly card: number;
}

/** What watches for loops of mandatory actions (104.4b): fingerprints of the game since a player last had a choice. */
export interface LoopWatch {
  /** Of this turn. */
  readonly fingerprints: readonly string[];
  /** As turns began. */
  readonly turns: readonly string[];
}

/** A whole game at rest: plain JSON, a tree. */
export interface Game {
  readonly format: 2;
  readonly seed: string;
  readonly random: RandomState;
  readonly settings: GameSettings;
  /** The cards used in this game, by name. Never changed after the game is made. */
  readonly definitions: Readonly<Record<string, CardDefinition>>;
  /** By id; gone ones leave null. */
  readonly objects: readonly (GameObject | null)[];
  readonly players: readonly Player[];
  readonly battlefield: readonly ObjectId[];
  /** Bottom first: the last one is the top. */
  readonly stack: readonly ObjectId[];
  readonly exile: readonly ObjectId[];
  readonly command: readonly ObjectId[];
  readonly startingPlayer: PlayerId | null;
  readonly turn: Turn;
  readonly combat: Combat | null;
  /** Who has priority, and who has passed in succession. */
  readonly priority: Priority;
  readonly effects: readonly ContinuousEffect[];
  readonly delayed: readonly DelayedTrigger[];
  readonly waiting: readonly WaitingTrigger[];
  readonly permissions: readonly Permission[];
  readonly frames: readonly Frame[];
  /** What the last procedure that a chart started returned. */
  readonly returned: unknown;
  readonly pending: Decision | null;
  readonly over: GameOver | null;
  /**
   * An effect is ending the turn or the combat phase (724), or the game, which restarts (727.1); the charts follow it and
   * set it back to null.
   */
  readonly ending: 'turn' | 'combat' | 'game' | null;
  /** Who has which designation that one player has at a time; none before the first (725.1, 726.1). */
  readonly designations?: Readonly<Partial<Record<PlayerDesignation, PlayerId>>>;
  /** Once it has become one of them it is day or night (731.1). */
  readonly timeOfDay?: TimeOfDay;
  /** What is still to be done instead of skipped steps, phases and turns, as the next of any of these begins (614.10b). */
  readonly afterSkipping?: readonly AfterSkipping[];
  /** An effect restarts the game (727): kept until what it still has to do then is done. */
  readonly restart?: Restart;
  /** The next timestamp, event number, effect id and card number. */
  readonly next: Next;
  /** Counts up with each event that can change a characteristic; caches go by it. */
  readonly changes: number;
  /** The decision that is being carried out: how many were made. */
  readonly decisions: number;
  /** What happened since the last decision, in order; empty again with the next. */
  readonly happened: readonly Happened[];
  /** What nobody had to be asked for since the last decision. It is told, and no part of what a game is. */
  readonly settled?: Settled;
  /** States to go back to if what is being announced turns out illegal (733.1), innermost last. */
  readonly checkpoints: readonly Game[];
  /** The next timestamp as state-based actions were last checked; kept where there are commanders (704.6d). */
  readonly checkedAt?: number;
  /** Cards that are shown now where they are hidden, and while what is on the stack (701.20a); absent if there are none. */
  readonly shown?: readonly { readonly card: ObjectId; readonly during?: ObjectId }[];
  /**
   * The top card of each library that an effect keeps revealed now (401.5), and those that were revealed so before and
   * are still there; kept where there is such an effect (401.6).
   */
  readonly revealedTops?: {
    readonly now: readonly (ObjectId | null)[];
    readonly before: readonly ObjectId[];
  };
  /** What was noted of the game at the last mandatory actions, for loops (104.4b). */
  readonly loop: LoopWatch;
}
