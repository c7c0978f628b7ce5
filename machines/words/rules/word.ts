/** What a change of the game's rules (613.11) has to say of itself: the home of each is an object of this type. */
import type { ActiveRule } from '../../rules/characteristics/rules.ts';
import type { WhereItFunctions } from '../../rules/characteristics/where-abilities-function.ts';
import type { Locking } from '../../rules/effects/instructions/locked.ts';
import type { Produced } from '../../rules/effects/mana/produced-instead.ts';
import type { EventOf, GameEvent } from '../../rules/state/event.ts';
import type { Defender, Game } from '../../rules/state/game.ts';
import type { ObjectId, PlayerId, TextRef } from '../../rules/state/identity.ts';
import type { ManaType } from '../../rules/state/mana.ts';
import type { AttachedTo } from '../../rules/state/object.ts';
import type { Scope } from '../../rules/state/scope.ts';
import type { Verdict } from '../../rules/state/verdict.ts';
import type { Ability, ActivatedAbility } from '../../rules/state/vocabulary/abilities.ts';
import type { CostPart } from '../../rules/state/vocabulary/cost.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import type { Duration } from '../../rules/state/vocabulary/instruction-parts.ts';
import type { Zone } from '../../rules/state/zones.ts';
import type { QuietEvent } from '../game-events/index.ts';
import type { Shape } from '../shape.ts';
import type { Said } from '../wording.ts';

/** A change of rules, told from others by what is different. */
interface Tagged {
  readonly rule: string;
}

/** Cards that a player may play from where they are (601.3, 116.2a). */
export interface Playable {
  readonly from: Zone;
  readonly what: Filter;
  readonly onlyTop?: true;
  readonly onceEachTurn?: true;
  readonly abilities?: readonly Ability[];
  readonly until?: Duration;
}

/** An object as a player without much thought sees it. */
export interface Weighed {
  /** What it is worth, in cards or so. */
  readonly worth: () => number;
  readonly power: () => number;
}

/**
 * The questions to which a change of rules has answers: those that it changes, each asked where the rules would otherwise
 * have the only word. What it answers it answers for all objects or players for which it is.
 */
export interface RuleMeaning<Change extends Tagged> {
  // what can't happen (101.2, 614.17)
  readonly mayHappenTo?: (
    game: Game,
    rule: ActiveRule<Change>,
    object: ObjectId,
    event: GameEvent,
  ) => Verdict;
  readonly mayHappenToPlayer?: (
    game: Game,
    rule: ActiveRule<Change>,
    player: PlayerId,
    event: GameEvent,
  ) => Verdict;
  /** Of what would enter under the player's control (614.17d). */
  readonly mayEnter?: (game: Game, rule: ActiveRule<Change>, move: EventOf<'move'>) => Verdict;
  /** No counters can be put on it: then it enters without any, too (113.6i). */
  readonly staysBare?: (change: Change) => boolean;
  readonly cantTransform?: (change: Change) => boolean;
  /** It doesn't untap with its controller's other permanents (502.3). */
  readonly staysTapped?: (change: Change) => boolean;
  /** Its controller may choose not to untap it with the others (502.3). */
  readonly mayStayTapped?: true;
  readonly damageCantBePrevented?: true;
  readonly doesntLoseForLife?: true;

  // attacking (508.1)
  /** Whomever. */
  readonly mayAttack?: (rule: ActiveRule<Change>, creature: ObjectId) => Verdict;
  readonly mayAttackThat?: (
    game: Game,
    rule: ActiveRule<Change>,
    creature: ObjectId,
    defender: Defender,
  ) => Verdict;
  /** The keyword that doesn't keep it from attacking. */
  readonly attacksAsThoughWithout?: (change: Change) => string;
  /** How many others have to attack if it does. */
  readonly othersToAttack?: (change: Change) => number;
  /** If it attacks, nothing else does. */
  readonly attacksOnlyAlone?: true;
  /** How many of the player's creatures can attack, and how many creatures the player. */
  readonly mostAttackers?: (change: Change) => number;
  readonly mostAttackersOfPlayer?: (change: Change) => number;
  /** What it has to do if able: attack one of these, or whomever (null). */
  readonly attackRequirements?: (
    game: Game,
    rule: ActiveRule<Change>,
  ) => readonly (readonly Defender[] | null)[];
  /** It is goaded by who controls that: once by each player, however often (701.15c-d). */
  readonly goads?: true;
  readonly costToAttack?: (
    game: Game,
    rule: ActiveRule<Change>,
    defender: Defender,
  ) => readonly CostPart[] | undefined;
  /** A cost that may be paid as it attacks (508.1g), and the link under which that is found. */
  readonly mayPayToAttack?: (change: Change) => {
    readonly cost: readonly CostPart[];
    readonly link: string;
  };

  // blocking (509.1)
  /** Whatever. */
  readonly mayBlock?: (rule: ActiveRule<Change>, creature: ObjectId) => Verdict;
  readonly mayBlockThat?: (
    game: Game,
    rule: ActiveRule<Change>,
    creature: ObjectId,
    attacker: ObjectId,
  ) => Verdict;
  /** Asked of an attacker. */
  readonly mayBeBlockedBy?: (
    game: Game,
    rule: ActiveRule<Change>,
    attacker: ObjectId,
    blocker: ObjectId,
  ) => Verdict;
  readonly othersToBlock?: (change: Change) => number;
  readonly mostBlocking?: (change: Change) => number;
  /** The attackers that it has to block, each by itself; null: whatever. */
  readonly blockRequirements?: (game: Game, rule: ActiveRule<Change>) => readonly (ObjectId | null)[];
  /** Something has to block it, or everything that can. */
  readonly mustBeBlocked?: (change: Change) => 'any' | 'all';
  /** How many more attackers it can block. */
  readonly blocksAdditional?: (change: Change) => number;
  readonly fewestBlockers?: (change: Change) => number;
  readonly mostBlockers?: (change: Change) => number;
  /** All of these have to block it, whether they can or not, if anything does. */
  readonly blockedByAllOf?: (game: Game, attacker: ObjectId) => readonly ObjectId[];
  readonly costToBlock?: (change: Change) => readonly CostPart[];

  // combat damage (510.1)
  readonly assignsNoDamage?: true;
  readonly assignsByToughness?: true;
  readonly assignsAsThoughUnblocked?: true;

  // being affected
  /** By this spell, or by an ability of this source (113.7). */
  readonly mayBeTargeted?: (
    game: Game,
    rule: ActiveRule<Change>,
    object: ObjectId,
    source: ObjectId,
    as: 'spell' | 'ability',
  ) => Verdict;
  /** Of the player who targets. */
  readonly targetsAsThoughWithout?: (
    game: Game,
    rule: ActiveRule<Change>,
    object: ObjectId,
    keyword: string,
  ) => boolean;
  readonly mayBeAttachedTo?: (
    game: Game,
    rule: ActiveRule<Change>,
    attachment: ObjectId,
    to: AttachedTo,
  ) => Verdict;
  /** It can't have more counters of a kind (704.5r). */
  readonly mostCounters?: (change: Change) => { readonly kind: string; readonly number: number };
  /** An ability that the player has. */
  readonly playerHas?: (change: Change) => Ability;

  // casting, playing and activating
  /** `choicesAreOpen`: what only its choices decide, such as its mana value by X, is not counted (601.3a). */
  readonly mayCast?: (
    game: Game,
    rule: ActiveRule<Change>,
    player: PlayerId,
    spell: ObjectId,
    choicesAreOpen: boolean,
  ) => Verdict;
  readonly mayActivate?: (
    game: Game,
    rule: ActiveRule<Change>,
    object: ObjectId,
    ability: ActivatedAbility,
  ) => Verdict;
  /** Any time the player could cast an instant. */
  readonly letsCastAtAnyTime?: (game: Game, rule: ActiveRule<Change>, spell: ObjectId) => boolean;
  /** Whether it is spoken of as “the next spell”, and is over with this one. */
  readonly isAboutSpell?: (
    game: Game,
    rule: Pick<ActiveRule<Change>, 'change' | 'scope'>,
    spell: ObjectId,
  ) => boolean;
  /** The keyword whose abilities the player may activate any time they could cast an instant. */
  readonly activatesAsInstant?: (change: Change) => string;
  readonly playable?: (change: Change) => Playable;
  /** What the player may pay rather than its mana cost (118.9), if it is such a spell; and whether only once each turn. */
  readonly costInstead?: (
    game: Game,
    rule: ActiveRule<Change>,
    spell: ObjectId,
  ) => { readonly for: readonly CostPart[]; readonly onceEachTurn?: true } | undefined;
  /** Where the abilities are printed that this card gains as the player casts it from there (610.5). */
  readonly givenAsCast?: (
    game: Game,
    rule: ActiveRule<Change>,
    card: ObjectId,
    from: Zone,
  ) => readonly TextRef[];
  /** How many lands more the player may play this turn (305.2). */
  readonly additionalLands?: (game: Game, rule: ActiveRule<Change>) => number;

  // mana
  /** Mana of these types may be spent as though it were mana of any color to activate its abilities (609.4b). */
  readonly spentToActivate?: (change: Change) => readonly ManaType[];
  /** The player may spend mana of these types so; with `othersAsColorless` no other but as though it were colorless. */
  readonly spentAsAnyColor?: (change: Change) => {
    readonly types?: readonly ManaType[];
    readonly othersAsColorless?: true;
  };
  /** What it produces, tapped for mana, instead of this (106.12b), if that is replaced. */
  readonly produces?: (change: Change, produced: Produced) => Produced | undefined;
  /** What becomes of a player's unspent mana of this type (500.5), if it isn't lost. */
  readonly unspentMana?: (change: Change, type: ManaType) => ManaType | undefined;

  // other things about players
  /** The maximum hand size, which is so far this (402.2). */
  readonly maximumHandSize?: (game: Game, rule: ActiveRule<Change>, size: number) => number;
  readonly additionalVotes?: (change: Change) => number;
  readonly revealsTop?: true;
  /** The player may look at the top card of their library any time (401.5). */
  readonly looksAtTop?: true;
  /** Whether the player reveals the card that they draw, which is this one of the turn. */
  readonly revealsDrawn?: (change: Change, nth: number) => boolean;
  /** What would trigger triggers once more (603.2d), or not at all. `enters`: whether something like this entering is the event. */
  readonly triggersAgain?: (
    game: Game,
    rule: ActiveRule<Change>,
    source: ObjectId,
    enters: (scope: Scope, what: Filter) => boolean,
  ) => boolean;
  readonly doesntTrigger?: (
    game: Game,
    rule: ActiveRule<Change>,
    source: ObjectId,
    enters: (scope: Scope, what: Filter) => boolean,
  ) => boolean;
}

/** A change of rules that answers at least one of the questions: without an answer it would mean nothing. */
type Answering = {
  [Question in keyof RuleMeaning<Tagged>]-?: Readonly<Record<Question, NonNullable<unknown>>>;
}[keyof RuleMeaning<Tagged>];

export type RuleWord<Change extends Tagged> = RuleHome<Change> & Answering;

/** As it is asked. */
export interface RuleHome<Change extends Tagged> extends RuleMeaning<Change> {
  readonly shape: Shape<Change, 'rule'>;

  /** How it is said: of objects, of players, by itself, or for a time. */
  readonly said: Said<
    'act' | 'deed' | 'byItself' | 'permanentLine' | 'playerRule' | 'restriction' | 'statement'
  >;

  /** For whom it is: a rule for players in a text that names none would be for nobody. */
  readonly isFor: 'objects' | 'players' | 'either';

  /** With its values, players and objects fixed as an effect begins (608.2h, 611.2d); descriptions of objects stay descriptions. */
  readonly locked?: (change: Change, lock: Locking) => Change;
  /** Where a static ability functions that says it of its own object, if that isn't where they usually do (113.6). */
  readonly functionsIn?: (change: Change) => WhereItFunctions | null;
  /** The quiet events that can change what it allows; what its words ask they say themselves. */
  readonly changedBy?: readonly QuietEvent[];
  /** How much combat damage is assigned reads power and toughness by it. */
  readonly readsSize?: true;

  /** What it is worth to whoever controls the object, to a player without much thought; nothing without it. */
  readonly gain?: (change: Change, weighed: Weighed) => number;
}
