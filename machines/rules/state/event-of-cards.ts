import type { CopiableValues, Copied } from './copied.ts';
import type { Entering, LinkedTo } from './entering.ts';
import type { Face } from './face.ts';
import type { CardNumber, ObjectId, PlayerId, TextRef } from './identity.ts';
import type { Zone } from './zones.ts';

/** What happens to cards and other objects in their zones; `became` is filled in as a move is applied. */
export type EventOfCards =
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
  | {
      readonly type: 'draw';
      readonly player: PlayerId;
      /** It was the first in the player's own draw step, where a text asks for that. */
      readonly firstInDrawStep?: true;
    }
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
      /** As it was its owner's `nth` draw of the turn, kept face down till then (121.8); `byItself`: the card lets them. */
      readonly drawn?: { readonly nth: number; readonly byItself: boolean };
    }
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
  | {
      readonly type: 'search';
      readonly player: PlayerId;
      readonly library: PlayerId;
      /** Only so many cards from the top of it (701.23f). */
      readonly cards?: number;
    }
  | { readonly type: 'cease'; readonly object: ObjectId };
