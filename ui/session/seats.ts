import type { GameView, PlayerEvent } from '../../machines/game/index.ts';
import type { Decision, PlayerId } from '../../machines/rules/index.ts';

/** A built-in player: what they see, and what they are asked; what they do. */
export type AutomaticPlayer = (view: GameView, decision: Decision) => PlayerEvent;

/** Who sits where. A seat without an automatic player is a person's. */
export type Seats = Readonly<Record<PlayerId, AutomaticPlayer | null>>;

export const isPerson = (seats: Seats, player: PlayerId): boolean => (seats[player] ?? null) === null;
