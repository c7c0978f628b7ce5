import { allowed, forbidden } from '../../rules/state/verdict.ts';
import { phrase } from '../../wording/syntax.ts';
import { withoutAmount } from './amounts.ts';
import { permanents } from './objects.ts';
import { always, type CostWord, never } from './word.ts';

/** Exert this permanent (701.43a). */
export interface Exert {
  readonly pay: 'exert';
  readonly what: 'self';
}

/** What isn't on the battlefield can't be exerted, and who pays exerts what they control (701.43c). */
export const exert: CostWord<Exert> = {
  shape: { what: 'self' },
  said: [phrase('[exert] <what:selfWord>', { pay: 'exert', what: 'self' })],
  ...withoutAmount,
  verdict: (game, paying) =>
    permanents(game, paying, 'self').length > 0
      ? allowed
      : forbidden('701.43c', '{p0} has no {0} on the battlefield to exert.', [paying.scope.self], {
          players: [paying.player],
        }),
  objects: null,
  needsObjects: never,
  uses: 'up',
  events: (_game, { player, scope }) => [{ type: 'exert', object: scope.self, player }],
  keepsOwn: always,
  movesTo: null,
  movesOfLibrary: never,
  isLast: never,
};
