import type { GameEvent as HomedEvent } from '../../words/game-events/index.ts';
import type { Copied } from './copied.ts';
import type { EventOfCards } from './event-of-cards.ts';
import type { EventOfCombat } from './event-of-combat.ts';
import type { EventOfPlayers } from './event-of-players.ts';
import type { Defender } from './game.ts';
import type { ObjectId, PlayerId, TextRef } from './identity.ts';
import type { ManaUnit } from './mana.ts';
import type { ChosenTargets, StackChoices, Target } from './object.ts';
import type { Zone } from './zones.ts';

export type * from './entering.ts';

/** Everything that can happen in a game. Plain data: ids and scalars, never parts of a game. */
export type GameEvent =
  | EventOfCards
  | HomedEvent
  | EventOfCombat
  | EventOfPlayers
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
  | { readonly type: 'reselect'; readonly object: ObjectId; readonly defender: Defender };

export type EventType = GameEvent['type'];
export type EventOf<T extends EventType> = Extract<GameEvent, { type: T }>;
