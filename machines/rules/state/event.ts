import type { CopiableValues, Copied } from './copied.ts';
import type { Entering, LinkedTo } from './entering.ts';
import type { Face, Half } from './face.ts';
import type { Defender, Restart } from './game.ts';
import type { CardNumber, ObjectId, PlayerId, TextRef } from './identity.ts';
import type { ManaUnit } from './mana.ts';
import type { AttachedTo, ChosenTargets, StackChoices, Target } from './object.ts';
import type { Phase, Step, TimeOfDay } from './turn-structure.ts';
import type { Designation, PlayerDesignation } from './vocabulary/index.ts';
import type { Zone } from './zones.ts';

export type * from './entering.ts';

/** Everything that can happen in a game. Plain data: ids and scalars, never parts of a game. */
export type GameEvent =
  // zones. `became` is filled in as it is applied.
  | {
      readonly type: 'move';
      readonly object: ObjectId;
      readonly from: Zone;
      readonly to: Zone;
      readonly position: number | 'top' | 'bottom';
      readonly entering: Entering | null;
      readonly why:
        | 'draw'
        | 'discard'
        | 'destroy'
        | 'sacrifice'
        | 'mill'
        | 'cast'
        | 'play'
        | 'resolve'
        | 'counter'
        | 'exile'
        | 'return'
        | 'stateBased'
        | 'effect'
        | 'rule';
      readonly revealed: boolean;
      /** Because the card itself lets its owner reveal it as they draw it (702.94a). */
      readonly revealedByItself?: true;
      readonly faceDown: boolean;
      /** Onto the stack: face down with which characteristics (708.4), or as which face (712.11) or half (709.3a). */
      readonly faceDownAs?: TextRef;
      readonly face?: Face;
      readonly linked?: LinkedTo;
      /** Onto the battlefield: cards that become one permanent together with it (701.42a). */
      readonly along?: readonly ObjectId[];
      /** Of the cards that represent a permanent, those that go there by this event, where they are not all (712.21). */
      readonly cards?: readonly CardNumber[];
      /** It moves but a further card of what is one permanent: of this object, or of what this object becomes. */
      readonly partOf?: ObjectId;
      /** Into a library that is shuffled after that: the order of the cards that represent a permanent doesn't matter. */
      readonly toBeShuffled?: true;
      /** Of the cards that represent a permanent with stickers, this is the one that retains them (123.5c). */
      readonly keepsStickers?: boolean;
      readonly became: ObjectId | null;
    }
  | {
      readonly type: 'create';
      readonly player: PlayerId;
      readonly token: TextRef;
      /** The tokens are copies of this (707.2); `copied` is there where they aren't simply what is printed on it. */
      readonly copyOf: ObjectId | null;
      readonly copied?: Copied;
      /** The tokens' copiable values, where something in them was worked out as they were created. */
      readonly values?: CopiableValues;
      readonly count: number;
      readonly entering: Entering;
      readonly linked?: LinkedTo;
      readonly made: readonly ObjectId[];
    }
  /** An emblem is put into the command zone (114.1). `text` is the instruction with its abilities. */
  | {
      readonly type: 'createEmblem';
      readonly player: PlayerId;
      readonly text: TextRef;
      readonly made: ObjectId | null;
    }
  /** Contains a move: destroyed by an effect, or by a state-based action (701.8b). */
  | {
      readonly type: 'destroy';
      readonly object: ObjectId;
      readonly cantBeRegenerated: boolean;
      readonly stateBased?: true;
    }
  /** `by`: the spell or ability that is resolving, where a text asks for it. */
  | {
      readonly type: 'sacrifice';
      readonly object: ObjectId;
      readonly player: PlayerId;
      readonly by?: ObjectId;
    }
  | { readonly type: 'discard'; readonly object: ObjectId; readonly player: PlayerId }
  /** Contains as many draws, one after the other (121.2). */
  | { readonly type: 'drawCards'; readonly player: PlayerId; readonly count: number }
  /** Contains a move from the top of the library to the hand, if there is a card. */
  | { readonly type: 'draw'; readonly player: PlayerId }
  | { readonly type: 'drawFromEmpty'; readonly player: PlayerId }
  | { readonly type: 'mill'; readonly player: PlayerId; readonly count: number }
  /** A library, or a player's Attraction deck (103.3a). */
  | { readonly type: 'shuffle'; readonly player: PlayerId; readonly deck?: 'attractions' }
  | {
      readonly type: 'reorder';
      readonly player: PlayerId;
      readonly top: readonly ObjectId[];
      readonly bottom: readonly ObjectId[];
    }
  | {
      readonly type: 'reveal';
      readonly objects: readonly ObjectId[];
      readonly to: readonly PlayerId[] | 'all';
      /** As long as this spell or ability is on the stack, to cast or activate which they are revealed (701.20a). */
      readonly during?: ObjectId;
    }
  /** Looking and arranging are done: recorded for triggers (701.22d, 701.25d). */
  | { readonly type: 'scry'; readonly player: PlayerId; readonly count: number }
  | { readonly type: 'surveil'; readonly player: PlayerId; readonly count: number }
  /** A keyword action that is short for other instructions is about to be done so often, where an effect could replace that. */
  | {
      readonly type: 'beginPerforming';
      readonly action: string;
      readonly player: PlayerId;
      readonly object: ObjectId | null;
      readonly amount: number;
      readonly times: number;
    }
  /** A keyword action that is short for other instructions has been done (701), by a permanent of this player or by them. */
  | {
      readonly type: 'perform';
      readonly action: string;
      readonly player: PlayerId;
      readonly object: ObjectId | null;
      readonly amount: number;
      /** What a player did it to, as far as all players saw that. */
      readonly what?: readonly ObjectId[];
    }
  /** A player looks through a library for cards (701.23). Recorded for triggers. */
  | { readonly type: 'search'; readonly player: PlayerId; readonly library: PlayerId }
  | { readonly type: 'cease'; readonly object: ObjectId }
  // damage and life. Damage contains its results (120.4).
  | {
      readonly type: 'damage';
      readonly source: ObjectId;
      readonly to: Target;
      readonly amount: number;
      readonly combat: boolean;
      readonly preventable: boolean;
      /** How much of it is excess damage (120.10), as it is dealt. */
      readonly excess?: number;
    }
  | {
      readonly type: 'markDamage';
      readonly object: ObjectId;
      readonly amount: number;
      readonly destroys: boolean;
      readonly source: ObjectId;
    }
  | {
      readonly type: 'preventedDamage';
      readonly source: ObjectId;
      readonly to: Target;
      readonly amount: number;
      readonly by: ObjectId;
    }
  /** `source`: whose damage causes it: all that it deals at once is one gain of life (119.9, 702.15e). */
  | {
      readonly type: 'gainLife';
      readonly player: PlayerId;
      readonly amount: number;
      readonly source?: ObjectId;
    }
  /** `byDamage`: it is what damage results in (120.3a): all that is dealt to the player at once. */
  | {
      readonly type: 'loseLife';
      readonly player: PlayerId;
      readonly amount: number;
      readonly byDamage?: true;
    }
  | { readonly type: 'payLife'; readonly player: PlayerId; readonly amount: number }
  // permanents
  | { readonly type: 'tap'; readonly object: ObjectId }
  | { readonly type: 'untap'; readonly object: ObjectId }
  | { readonly type: 'freeze'; readonly object: ObjectId; readonly frozen: boolean }
  /** A player exerts a permanent (701.43a); what they exerted before the untap step that has come is no longer (701.43b). */
  | { readonly type: 'exert'; readonly object: ObjectId; readonly player: PlayerId }
  | { readonly type: 'exertionsEnd'; readonly player: PlayerId }
  | {
      readonly type: 'putCounters';
      readonly on: Target;
      readonly kind: string;
      readonly count: number;
      readonly player: PlayerId;
      /** They are what damage results in, by this rule, which is no effect. */
      readonly ofDamage?: '120.3b' | '120.3d' | '120.3g';
    }
  | { readonly type: 'removeCounters'; readonly on: Target; readonly kind: string; readonly count: number }
  | { readonly type: 'attach'; readonly object: ObjectId; readonly to: AttachedTo }
  | { readonly type: 'unattach'; readonly object: ObjectId; readonly from: AttachedTo }
  /** A sticker is put on an object, a name sticker after so many words of its name; `from`: it was on that object (123.3d). */
  | {
      readonly type: 'putSticker';
      readonly object: ObjectId;
      readonly sticker: TextRef;
      readonly after?: number;
      readonly from?: ObjectId;
    }
  | { readonly type: 'regenerate'; readonly object: ObjectId }
  /** They fight (701.14a); the damage that they deal is apart. */
  | { readonly type: 'fight'; readonly objects: readonly ObjectId[] }
  /** It becomes monstrous, by a monstrosity of this number (701.37). */
  | { readonly type: 'becomeMonstrous'; readonly object: ObjectId; readonly n: number }
  /** It gets this designation, or loses it. */
  | {
      readonly type: 'designate';
      readonly object: ObjectId;
      readonly designation: Designation;
      readonly noLonger: boolean;
    }
  /** A player unlocks a half of a permanent, or locks it (709.5c). */
  | {
      readonly type: 'unlock' | 'lock';
      readonly object: ObjectId;
      readonly half: Half;
      readonly player: PlayerId;
    }
  /** It gets this level (716.2b). */
  | { readonly type: 'becomeLevel'; readonly object: ObjectId; readonly level: number }
  /** Two creatures become paired with each other, and one of them unpaired (702.95). */
  | { readonly type: 'pair'; readonly object: ObjectId; readonly other: ObjectId }
  | { readonly type: 'unpair'; readonly object: ObjectId }
  /** Damage marked on permanents is removed: on all (514.2), or on one (701.69a). */
  | { readonly type: 'healDamage'; readonly object?: ObjectId }
  /** It becomes day or night (731.1). */
  | { readonly type: 'becomeTime'; readonly time: TimeOfDay }
  /** It is flipped, and stays so (710.4). */
  | { readonly type: 'flip'; readonly object: ObjectId }
  | { readonly type: 'turnFace'; readonly object: ObjectId; readonly face: 0 | 1 }
  /**
   * A face-down permanent is turned face up (708.7), with the value chosen for X in the cost (107.3d); a face-up one face
   * down, with which characteristics (708.2a).
   */
  | { readonly type: 'turnFaceUp'; readonly object: ObjectId; readonly x?: number }
  | { readonly type: 'turnFaceDown'; readonly object: ObjectId; readonly as: TextRef }
  /** It becomes a copy (707.4): for good with `copied`, else by a continuous effect. */
  | {
      readonly type: 'becomeCopy';
      readonly object: ObjectId;
      readonly of: ObjectId;
      readonly copied?: Copied;
    }
  | { readonly type: 'phase'; readonly object: ObjectId; readonly out: boolean; readonly indirect?: true }
  /** `only`: it stops attacking and blocking, or being attacked, and stays in combat as the other (506.4d). */
  | {
      readonly type: 'removeFromCombat';
      readonly object: ObjectId;
      readonly only?: 'fighting' | 'attacked';
    }
  | { readonly type: 'becomeProtector'; readonly object: ObjectId; readonly player: PlayerId }
  /** An effect of control begins or ends: what changed hands. Applied by the effect; recorded for triggers. */
  | {
      readonly type: 'controlChange';
      readonly object: ObjectId;
      readonly from: PlayerId;
      readonly to: PlayerId;
    }
  | {
      readonly type: 'link';
      readonly object: ObjectId;
      readonly link: string;
      readonly objects: readonly ObjectId[];
      readonly players: readonly PlayerId[];
      readonly values: readonly (string | number)[];
      /** Instead of what lay there. */
      readonly anew?: true;
    }
  // mana
  | {
      readonly type: 'addMana';
      readonly player: PlayerId;
      readonly units: readonly ManaUnit[];
      readonly source: ObjectId | null;
    }
  /** A mana ability with {T} in its cost has resolved and produced this mana (106.12a). Only where a text asks for it. */
  | {
      readonly type: 'tapForMana';
      readonly player: PlayerId;
      readonly object: ObjectId;
      readonly units: readonly ManaUnit[];
    }
  | { readonly type: 'spendMana'; readonly player: PlayerId; readonly units: readonly ManaUnit[] }
  | { readonly type: 'emptyPools' }
  // the stack
  | { readonly type: 'cast'; readonly object: ObjectId; readonly player: PlayerId }
  | {
      readonly type: 'activate';
      readonly object: ObjectId;
      readonly source: ObjectId;
      readonly player: PlayerId;
      readonly mana: boolean;
      readonly ability: TextRef;
    }
  /** A triggered ability triggers: the waiting trigger's id. One that belongs to a designation has no source (725.2). */
  | {
      readonly type: 'trigger';
      readonly waiting: number;
      readonly source: ObjectId | null;
      readonly player: PlayerId;
      readonly ability: TextRef;
    }
  | {
      readonly type: 'putOnStack';
      readonly object: ObjectId;
      readonly source: ObjectId | null;
      readonly player: PlayerId;
      readonly ability: TextRef;
      readonly waiting: number | null;
    }
  | { readonly type: 'becomeTarget'; readonly target: Target; readonly of: ObjectId }
  | { readonly type: 'resolve'; readonly object: ObjectId }
  | { readonly type: 'notResolve'; readonly object: ObjectId; readonly rule: string }
  /** Contains a move: to its owner's graveyard (701.6a), or where `to` says instead. */
  | {
      readonly type: 'counter';
      readonly object: ObjectId;
      readonly by: ObjectId;
      readonly to?: { readonly zone: Zone; readonly position: 'top' | 'bottom' };
    }
  /** A copy of a spell or ability is put onto the stack above everything, with these choices (707.10). */
  | {
      readonly type: 'copyOnStack';
      readonly of: ObjectId;
      readonly player: PlayerId;
      readonly choices: StackChoices;
      readonly copied?: Copied;
      readonly made: ObjectId | null;
    }
  /** A copy of a card is created in the zone where that is (707.12). */
  | {
      readonly type: 'copyCard';
      readonly of: ObjectId;
      readonly player: PlayerId;
      readonly copied?: Copied;
      readonly made: ObjectId | null;
    }
  /** The targets of a spell or ability become these (115.7). */
  | { readonly type: 'changeTargets'; readonly object: ObjectId; readonly targets: readonly ChosenTargets[] }
  | { readonly type: 'landPlayed'; readonly object: ObjectId; readonly player: PlayerId }
  // combat
  /** An optional cost to attack is paid (508.1g), which this link of the source offers, with these objects. */
  | {
      readonly type: 'payToAttack';
      readonly object: ObjectId;
      readonly player: PlayerId;
      readonly source: ObjectId;
      readonly link: string;
      readonly objects: readonly ObjectId[];
    }
  | {
      readonly type: 'attack';
      readonly attackers: readonly {
        readonly object: ObjectId;
        readonly defender: Defender;
        /** The band that it attacks in, if it is in one (702.22c). */
        readonly band?: number;
      }[];
      readonly player: PlayerId;
    }
  | {
      readonly type: 'block';
      readonly player: PlayerId;
      readonly blockers: readonly { readonly object: ObjectId; readonly attackers: readonly ObjectId[] }[];
      /** An effect has them block, and nobody declares anything (509.3a). */
      readonly byEffect?: true;
      /** They were blocking creatures before: filled in as it is applied. */
      readonly already?: true;
    }
  | {
      readonly type: 'becomeBlocked';
      readonly object: ObjectId;
      /** None: by an effect, and by no creature (509.3d). */
      readonly by: readonly ObjectId[];
      /** It was a blocked creature before (509.3c): filled in as it is applied. */
      readonly already?: true;
    }
  | { readonly type: 'unblocked'; readonly object: ObjectId }
  /** An effect says that a creature is attacking (508.4). */
  | { readonly type: 'joinAttack'; readonly object: ObjectId; readonly defender: Defender }
  /** What an attacking creature is attacking is reselected (508.7). */
  | { readonly type: 'reselect'; readonly object: ObjectId; readonly defender: Defender }
  // the turn
  | { readonly type: 'beginTurn'; readonly player: PlayerId; readonly number: number }
  | { readonly type: 'beginPhase'; readonly phase: Phase; readonly player: PlayerId }
  | { readonly type: 'beginStep'; readonly step: Step; readonly phase: Phase; readonly player: PlayerId }
  | { readonly type: 'endStep'; readonly step: Step | null; readonly phase: Phase }
  | { readonly type: 'extraTurn'; readonly player: PlayerId }
  /** Beside `thisStep`: the present one, and no later one of its kind. */
  | {
      readonly type: 'extraPhases';
      readonly after: Phase | Step | 'thisStep';
      readonly phases: readonly (Phase | Step)[];
    }
  | { readonly type: 'extraPhases'; readonly before: Step; readonly phases: readonly (Phase | Step)[] }
  /** Effects end (500.4-5, 514.2). */
  | {
      readonly type: 'expire';
      readonly effects: readonly number[];
      readonly delayed: readonly number[];
      readonly permissions: readonly number[];
    }
  | { readonly type: 'effectBegins'; readonly effect: number; readonly source: ObjectId }
  /** An effect begins to restart the game (727.1): sets `game.ending` and `game.restart`. */
  | { readonly type: 'restart'; readonly by: ObjectId; readonly restart: Restart }
  /** An effect begins to end the turn or the combat phase (724): sets `game.ending`. */
  | { readonly type: 'endEarly'; readonly what: 'turn' | 'combat'; readonly by: ObjectId }
  // players
  /** `by` will control that player during their next turn (723.1): sets `controlledNextTurnBy`. */
  | { readonly type: 'controlNextTurn'; readonly player: PlayerId; readonly by: PlayerId }
  | { readonly type: 'mulligan'; readonly player: PlayerId; readonly taken: boolean }
  /** A player’s venture marker is moved into a room, or put on the topmost one (309.4a, 309.5a). */
  | {
      readonly type: 'enterRoom';
      readonly player: PlayerId;
      readonly dungeon: ObjectId;
      readonly room: string;
    }
  /** Contains a move: the dungeon card is removed from the game (309.7). */
  | { readonly type: 'completeDungeon'; readonly player: PlayerId; readonly dungeon: ObjectId }
  /** A player becomes the monarch, or takes the initiative; nobody else is or has it any more (725.3, 726.3). */
  | { readonly type: 'designatePlayer'; readonly player: PlayerId; readonly designation: PlayerDesignation }
  | { readonly type: 'concede'; readonly player: PlayerId }
  | { readonly type: 'lose'; readonly player: PlayerId; readonly rule: string }
  | { readonly type: 'win'; readonly player: PlayerId; readonly rule: string }
  | { readonly type: 'leave'; readonly player: PlayerId }
  | { readonly type: 'gameOver'; readonly winners: readonly PlayerId[]; readonly rule: string }
  /** Of a coin that nobody calls `heads` says how it came up: no player wins or loses the flip (705.2). */
  | { readonly type: 'coin'; readonly player: PlayerId; readonly won: boolean }
  | { readonly type: 'coin'; readonly player: PlayerId; readonly heads: boolean }
  | { readonly type: 'die'; readonly player: PlayerId; readonly sides: number; readonly result: number }
  /** An Attraction is visited (701.52a): its controller rolled a number that is lit up on it. */
  | { readonly type: 'visit'; readonly object: ObjectId; readonly player: PlayerId; readonly result: number };

export type EventType = GameEvent['type'];
export type EventOf<T extends EventType> = Extract<GameEvent, { type: T }>;
