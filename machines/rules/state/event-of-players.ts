import type { Restart } from './game.ts';
import type { ObjectId, PlayerId } from './identity.ts';
import type { Vote } from './object.ts';
import type { Phase, Step } from './turn-structure.ts';
import type { Refusal } from './verdict.ts';
import type { PlayerDesignation } from './vocabulary/index.ts';

/** What happens to the turn, to players and to the game. */
export type EventOfPlayers =
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
  /**
   * What a player began turned out to be illegal, or they gave it up, and it was reversed (733.1): why, by which rules. The
   * card or source of what was cast or activated; null for a declaration of attackers or blockers (508.1, 509.1).
   */
  | {
      readonly type: 'reverse';
      readonly player: PlayerId;
      readonly object: ObjectId | null;
      readonly refusals: readonly Refusal[];
    }
  /** Players have finished voting as a spell or ability has them do (701.38): who voted for which word or object. */
  | { readonly type: 'finishVoting'; readonly object: ObjectId; readonly votes: readonly Vote[] }
  /** Of a coin that nobody calls `heads` says how it came up: no player wins or loses the flip (705.2). */
  | { readonly type: 'coin'; readonly player: PlayerId; readonly won: boolean }
  | { readonly type: 'coin'; readonly player: PlayerId; readonly heads: boolean }
  | { readonly type: 'die'; readonly player: PlayerId; readonly sides: number; readonly result: number }
  /** An Attraction is visited (701.52a): its controller rolled a number that is lit up on it. */
  | {
      readonly type: 'visitAttraction';
      readonly object: ObjectId;
      readonly player: PlayerId;
      readonly result: number;
    };
