import type { ContinuousEffect, Game } from './game.ts';
import type { TextRef } from './identity.ts';
import { type Scope, xOf } from './scope.ts';

/** A continuous effect whose words are read in this scope, as yet without anything that it does (611.2). */
export function emptyEffect(
  game: Game,
  scope: Scope,
  ref: TextRef,
): Omit<ContinuousEffect, 'id' | 'timestamp'> {
  return {
    source: scope.self,
    controller: scope.you,
    until: 'forever',
    madeInTurn: game.turn.number,
    objects: null,
    players: null,
    ref,
    changes: [],
    rules: [],
    replacement: null,
    once: false,
    shield: null,
    named: scope.named,
    x: xOf(scope),
  };
}
