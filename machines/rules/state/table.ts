import type { Said } from '../../words/wording.ts';
import type {
  AnswerOf,
  AttackerAnswer,
  BlockerAnswer,
  ChooseDecision,
  DamageAnswer,
  DecisionKind,
  DecisionOf,
} from './decision.ts';
import { EngineError } from './error.ts';
import type { EventOf, GameEvent } from './event.ts';
import type { Defender, Game } from './game.ts';
import type { ObjectId, PlayerId, TextRef } from './identity.ts';
import type { KeywordActions } from './keyword-action.ts';
import type { HadAbility, Target } from './object.ts';
import type { Procedure } from './procedure.ts';
import type { TimeOfDay } from './turn-structure.ts';
import type { RuleNumber, Verdict } from './verdict.ts';
import type {
  Ability,
  CopyException,
  CostPart,
  FaceDefinition,
  Filter,
  KeywordAbility,
  Quantity,
  TargetSpec,
  TokenDefinition,
} from './vocabulary/index.ts';
import type { Zone } from './zones.ts';

/** What a keyword ability may be written with: "equip {2}", "protection from red". */
export type Parameter = Exclude<keyof KeywordAbility, 'kind' | 'keyword'>;

/**
 * A keyword's meaning: one object with only the hooks it needs. Lower rooms ask the table of modules what they need
 * to know; they never name a keyword. Every hook gets the object that has the keyword and the ability as it has it.
 */
export interface KeywordModule {
  readonly keyword: string;
  readonly rule: RuleNumber;
  /** The rule that makes several instances redundant; without it each counts. */
  readonly redundant?: string;
  /** How it is said: where keywords stand, or as a line of its own; a phrase may be several abilities ("protection from black and from red"). */
  readonly said: Said<'keyword' | 'permanentLine' | 'dungeonLine'>;
  /** What it is written with: what it needs, of a list one of them, and what it may have. */
  readonly parameters?: {
    readonly needs?: readonly (Parameter | readonly Parameter[])[];
    readonly may?: readonly Parameter[];
    /** Its number is always said: nothing that is only known later, and X only where it may be that of its cost. */
    readonly saidNumber?: true | 'orX';
  };
  /** What it is short for. */
  readonly abilities?: (ability: KeywordAbility) => readonly Ability[];
  /** How what it did is said elsewhere in a text. */
  readonly words?: {
    /** Several of it with different costs are one: "kicker {W} and/or {2}{B}" (702.33b). */
    readonly joins?: 'and/or';
    /** What is said of a spell whose cost of this name was paid, as "kicked"; or what it did then, as "escaped". */
    readonly paid?: string;
    readonly did?: string;
  };

  // combat
  readonly mayAttack?: (game: Game, creature: ObjectId, had: HadAbility, defender: Defender) => Verdict;
  /** Asked of the attacker that has it. */
  readonly mayBeBlockedBy?: (game: Game, attacker: ObjectId, had: HadAbility, blocker: ObjectId) => Verdict;
  /** Asked of the blocker that has it. */
  readonly mayBlock?: (game: Game, blocker: ObjectId, had: HadAbility, attacker: ObjectId) => Verdict;
  /** The fewest creatures that can block it, if any do, and the rule that says so (509.1b). */
  readonly fewestBlockers?: (
    game: Game,
    attacker: ObjectId,
    had: HadAbility,
  ) => { readonly fewest: number; readonly rule: RuleNumber };
  /** It doesn't tap to attack (702.20b). */
  readonly attacksUntapped?: true;
  /** A special form of another keyword: what loses that one loses this, too (702.22b). */
  readonly formOf?: string;
  /** How many such creatures as the other one a band may hold that is declared for the creature that has this (702.22c). */
  readonly bandsWith?: (
    game: Game,
    creature: ObjectId,
    had: HadAbility,
    other: ObjectId,
  ) => 'any' | 'one' | 'none';
  /** Whether the player on its side says how what is in a fight with all of these assigns its damage (702.22j-k). */
  readonly letsDivideDamage?: (
    game: Game,
    creature: ObjectId,
    had: HadAbility,
    together: readonly ObjectId[],
  ) => boolean;
  /** It may attack and use {T} abilities although it came under control this turn (702.10b-c). */
  readonly actsAtOnce?: true;
  /** In which combat damage steps it deals damage, if there are two (510.4). */
  readonly damageSteps?: readonly ('first' | 'second')[];
  /** How much of its damage is lethal to a creature, at most (702.2c). */
  readonly lethalDamage?: number;
  /**
   * Whom it may assign excess combat damage besides its blockers (702.19b-f), in order: the first once all its
   * blockers are assigned lethal damage, each further one once damage equal to the loyalty of those before is.
   */
  readonly assignsExcessTo?: (game: Game, attacker: ObjectId, had: HadAbility) => readonly Target[];

  // damage
  /** Results that damage by this source has besides its own (120.3f). */
  readonly damageResults?: (
    game: Game,
    source: ObjectId,
    had: HadAbility,
    damage: EventOf<'damage'>,
  ) => readonly GameEvent[];
  /**
   * Kinds of counters, as many as the damage, that its damage is instead of what it else would be: of damage marked on
   * a creature (120.3d), of a player's loss of life (120.3b).
   */
  readonly damageAsCounters?: { readonly onCreatures?: string; readonly onPlayers?: string };
  /** Its damage destroys a creature (704.5h). */
  readonly damageDestroys?: true;

  // being affected
  readonly mayBeDestroyed?: (game: Game, object: ObjectId, had: HadAbility) => Verdict;
  /**
   * May it be the target of this spell or ability (the object on the stack, or before it is there the card or the
   * source) that `by` controls? `as`: which of the two that is.
   */
  readonly mayBeTargeted?: (
    game: Game,
    object: ObjectId,
    had: HadAbility,
    source: ObjectId,
    by: PlayerId,
    as: 'spell' | 'ability',
  ) => Verdict;
  /** The same for a player who has it. */
  readonly playerMayBeTargeted?: (
    game: Game,
    player: PlayerId,
    had: HadAbility,
    source: ObjectId,
    by: PlayerId,
    as: 'spell' | 'ability',
  ) => Verdict;
  /** May this be attached, or stay attached, to it (702.16c-d)? */
  readonly mayBeAttached?: (game: Game, object: ObjectId, had: HadAbility, attachment: ObjectId) => Verdict;
  /** Damage from this source to it is prevented (702.16e). */
  readonly preventsDamageFrom?: (game: Game, object: ObjectId, had: HadAbility, source: ObjectId) => boolean;

  /** The same two for a player who has it (702.16c, e). */
  readonly playerMayBeAttached?: (
    game: Game,
    player: PlayerId,
    had: HadAbility,
    attachment: ObjectId,
  ) => Verdict;
  readonly playerPreventsDamageFrom?: (
    game: Game,
    player: PlayerId,
    had: HadAbility,
    source: ObjectId,
  ) => boolean;

  // before the game
  /** Two cards that have it, or that have it each with the name of the other, may be designated as commanders (702.124a). */
  readonly isCommanderWithAnother?: true | 'named';

  // day and night
  /** Once it is there it is day or night (702.145d, g), and in the other time it is transformed (702.145c, f). */
  readonly boundTo?: TimeOfDay;

  // casting
  /** It may be cast any time its controller could cast an instant (702.8a). */
  readonly castAsInstant?: true;
  /** A card with it may be cast face down for this cost (708.4), with the characteristics listed there or those of 708.2a. */
  readonly castsFaceDown?: (ability: KeywordAbility) => {
    readonly cost: readonly CostPart[];
    readonly as?: TextRef;
  };
  /** From where both halves of a split card with it may be cast as one spell (702.102a). */
  readonly castsBothHalvesFrom?: Zone;
  /**
   * A face-down permanent that would have it face up may be turned face up for this cost as a special action (702.37e),
   * and so many counters are put on it as it is.
   */
  readonly turnsFaceUp?: (ability: KeywordAbility) => {
    readonly cost: readonly CostPart[];
    readonly counters?: Readonly<Record<string, Quantity>>;
  };
  /** Onto which spells a card with it may be spliced from its owner's hand, and for which cost (702.47a). */
  readonly splices?: (ability: KeywordAbility) => {
    readonly onto: Filter;
    readonly cost: readonly CostPart[];
  };
  /**
   * Its owner may exile it from their hand for this cost any time they could begin to cast it, with so many counters on
   * it: a special action (116.2f).
   */
  readonly exilesFromHand?: (ability: KeywordAbility) => {
    readonly cost: readonly CostPart[];
    readonly counters: Readonly<Record<string, Quantity>>;
    /** The least that may be chosen for X in that. */
    readonly leastX?: number | undefined;
  };
  /** Who draws a card with it may reveal it as they do, if it is the first card that they draw in a turn (702.94a). */
  readonly mayRevealAsDrawn?: true;
  /** The targets that a spell with it has (702.5a). */
  readonly targets?: (ability: KeywordAbility) => readonly TargetSpec[];
  /** May this Aura be attached to that (303.4c)? */
  readonly mayEnchant?: (game: Game, aura: ObjectId, had: HadAbility, to: Target) => Verdict;
}

/** What the rules of combat (506-511) tell lower rooms: decisions ask about answers. */
export interface CombatRules {
  /** Is this a legal declaration of attackers for the player, as a whole (508.1)? */
  readonly attackVerdict: (game: Game, player: PlayerId, answer: readonly AttackerAnswer[]) => Verdict;
  /** Is this a legal declaration of blockers (509.1)? */
  readonly blockVerdict: (game: Game, player: PlayerId, answer: readonly BlockerAnswer[]) => Verdict;
  /** Is this a legal assignment of combat damage by all the player's creatures (510.1e)? */
  readonly damageVerdict: (game: Game, player: PlayerId, answer: readonly DamageAnswer[]) => Verdict;
  /** A legal answer of each of the three: the fewest creatures that obey the most requirements; damage dealt out one by one. */
  readonly requiredAttack: (game: Game, player: PlayerId) => readonly AttackerAnswer[];
  readonly requiredBlock: (game: Game, player: PlayerId) => readonly BlockerAnswer[];
  readonly plainDamage: (game: Game, player: PlayerId) => readonly DamageAnswer[];
  /** Whom a creature that this player puts onto the battlefield attacking may attack (508.4). */
  readonly enteringDefenders: (game: Game, controller: PlayerId) => readonly Defender[];
  /** What a creature that enters under this player's control blocking may block (509.4, 506.3e). */
  readonly enteringBlocks: (game: Game, controller: PlayerId) => readonly ObjectId[];
}

/** What only a higher room knows of one kind of decision: which answers are legal, and how they are found. */
export interface DecisionRules<K extends DecisionKind> {
  readonly legal: (game: Game, decision: DecisionOf<K>, answer: AnswerOf[K]) => Verdict;
  /** At most `limit` legal answers. */
  readonly enumerate: (game: Game, decision: DecisionOf<K>, limit: number) => readonly AnswerOf[K][];
  /** A legal answer; `random(n)` gives an integer from 0 to n − 1. */
  readonly sample: (game: Game, decision: DecisionOf<K>, random: (n: number) => number) => AnswerOf[K];
}

/** Decisions whose rules are in higher rooms, besides those of combat. */
export interface DecisionHooks {
  readonly payment?: DecisionRules<'payment'>;
  /** Of targets chosen (purpose `target`): what no option shows by itself, such as "another target" (601.2c). */
  readonly targets?: (game: Game, decision: ChooseDecision, answer: readonly number[]) => Verdict;
}

/** Everything that the rules ask by name. */
export interface RulesTable {
  readonly keywords: Readonly<Record<string, KeywordModule>>;
  readonly actions: KeywordActions;
  readonly combat: CombatRules;
  readonly procedures: Readonly<Record<string, Procedure>>;
  /** A sentence for an ability, for the options of decisions. */
  readonly abilityText: (ability: Ability, definition: FaceDefinition | TokenDefinition | null) => string;
  /** A cost in words, for the names of ways to cast something: "{1}{U}". */
  readonly costText?: (cost: readonly CostPart[]) => string;
  /** What something could become, in words, for the options of decisions: "a 2/2 artifact creature with flying". */
  readonly becomingText?: (exceptions: readonly CopyException[]) => string;
  readonly decisions?: DecisionHooks;
  /** Whether an ability is a mana ability (605.1). */
  readonly isManaAbility?: (ability: Ability) => boolean;
  /** Whether what happens without anyone's choice has come back to the same, and goes on for ever (104.4b). */
  readonly repeatsForEver?: (game: Game) => boolean;
}

let table: RulesTable | null = null;

/** Sets the table; once, where the engine is put together. */
export function setRulesTable(rules: RulesTable): void {
  table = rules;
}

/** The table; read before it is set, it throws. */
export function rulesTable(): RulesTable {
  if (table === null)
    throw new EngineError('The rules are not put together yet: make a game, or ask for its machine, first.');
  return table;
}
