import type { Player } from '../../machines/play/players/index.ts';
import type { PlayerId } from '../../machines/rules/index.ts';

/** A built-in player, or any other: what they see and are asked; what they do. */
export type AutomaticPlayer = Player;

/** Who sits where. A seat without an automatic player is a person's. */
export type Seats = Readonly<Record<PlayerId, AutomaticPlayer | null>>;

export const isPerson = (seats: Seats, player: PlayerId): boolean => (seats[player] ?? null) === null;
