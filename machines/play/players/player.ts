import type { Action, GameView, PlayerEvent } from '../../game/index.ts';
import type { Decision } from '../../rules/index.ts';

/**
 * Somebody who plays: sees the game as the deciding player may see it, what is asked, and some of what may be done
 * (with priority everything, of answers a handful, the first of which is always legal), and says what they do. All
 * that a player knows of the game comes in here, so nothing hidden can be known.
 */
export type Player = (view: GameView, decision: Decision, actions: readonly Action[]) => PlayerEvent;

/** A whole number from 0 to `below` − 1, by chance. */
export type Pick = (below: number) => number;
