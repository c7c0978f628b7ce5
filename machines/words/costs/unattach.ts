import { objectAt } from '../../rules/characteristics/index.ts';
import { allowed, forbidden } from '../../rules/state/verdict.ts';
import { phrase } from '../../wording/syntax.ts';
import { withoutAmount } from './amounts.ts';
import { permanents } from './objects.ts';
import { always, type CostWord, never } from './word.ts';

/** Unattach this permanent from what it is attached to (701.3d). */
export interface Unattach {
  readonly pay: 'unattach';
  readonly what: 'self';
}

/** What isn't attached to anything can't be unattached, and who pays unattaches what they control (118.3). */
export const unattach: CostWord<Unattach> = {
  shape: { what: 'self' },
  said: [phrase('[unattach] <what:selfWord>', { pay: 'unattach', what: 'self' })],
  ...withoutAmount,
  verdict: (game, paying) =>
    permanents(game, paying, 'self').some((id) => objectAt(game, id).attachedTo !== null)
      ? allowed
      : forbidden(
          '118.3',
          '{0} is attached to nothing from which {p0} could unattach it.',
          [paying.scope.self],
          {
            players: [paying.player],
          },
        ),
  objects: null,
  needsObjects: never,
  uses: 'up',
  events: (game, { scope }) => {
    const from = objectAt(game, scope.self).attachedTo;
    return from === null ? [] : [{ type: 'unattach', object: scope.self, from }];
  },
  keepsOwn: always,
  movesTo: null,
  movesOfLibrary: never,
  isLast: never,
};
