import { players, quantity } from '../../characteristics/index.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, PlayerId } from '../../state/identity.ts';
import type { Scope } from '../../state/scope.ts';
import type { Players, Quantity } from '../../state/vocabulary/index.ts';

/** The players that an instruction is for, in APNAP order (101.4); without a word on it, its controller. */
export const whoOf = (game: Game, scope: Scope, who: Players | undefined): readonly PlayerId[] =>
  players(game, scope, who ?? 'you');

/** An instruction for several players speaks of each of them as `they`, unless a loop says who that is. */
export const forEach = (scope: Scope, player: PlayerId): Scope =>
  scope.they === null ? { ...scope, they: player } : scope;

/** A number of things or an amount: never less than 0 (107.1b). */
export const amountOf = (game: Game, scope: Scope, amount: Quantity): number =>
  Math.max(0, quantity(game, scope, amount));

/** The object that an instruction's decisions are put down to: the spell or ability that is resolving. */
export const asking = (scope: Scope): ObjectId => scope.onStack ?? scope.self;
