import { controllerOf, objectAt } from '../../rules/characteristics/index.ts';
import type { CostContext } from '../../rules/effects/costs/context.ts';
import { mayHappen } from '../../rules/events/index.ts';
import type { Game } from '../../rules/state/game.ts';
import { allowed, forbidden, type Verdict } from '../../rules/state/verdict.ts';
import { phrase } from '../../wording/syntax.ts';
import { withoutAmount } from './amounts.ts';
import { always, type CostWord, never } from './word.ts';

/** {T}: this permanent (107.5). */
export interface TapThis {
  readonly pay: 'tap';
}

/** {Q}: this permanent (107.6). */
export interface UntapThis {
  readonly pay: 'untap';
}

/** The permanent must be untapped, or tapped. 602.5a is asked where it is activated. */
function tapVerdict(game: Game, { scope, player }: CostContext, untap: boolean): Verdict {
  const object = objectAt(game, scope.self);
  if (object.left !== null || object.zone !== 'battlefield' || controllerOf(game, object.id) !== player)
    return forbidden('118.3', '{p0} doesn’t control {0}.', [object.id], { players: [player] });
  if (object.tapped === untap) return untap ? mayHappen(game, { type: 'untap', object: object.id }) : allowed;
  return untap
    ? forbidden('107.6', '{0} isn’t tapped.', [object.id])
    : forbidden('107.5', '{0} is tapped.', [object.id]);
}

export const tap: CostWord<TapThis> = {
  shape: {},
  said: [phrase('{T}', { pay: 'tap' })],
  ...withoutAmount,
  verdict: (game, paying) => tapVerdict(game, paying, false),
  objects: null,
  needsObjects: always,
  uses: 'up',
  events: (_game, { scope }) => [{ type: 'tap', object: scope.self }],
  symbol: 'tap',
  unasked: true,
  loses: (_part, own) => (own().isCreature ? 0.2 : 0),
  movesTo: null,
  movesOfLibrary: never,
  isLast: never,
};

export const untap: CostWord<UntapThis> = {
  shape: {},
  said: [phrase('{Q}', { pay: 'untap' })],
  ...withoutAmount,
  verdict: (game, paying) => tapVerdict(game, paying, true),
  objects: null,
  needsObjects: always,
  uses: 'up',
  events: (_game, { scope }) => [{ type: 'untap', object: scope.self }],
  symbol: 'untap',
  unasked: true,
  movesTo: null,
  movesOfLibrary: never,
  isLast: never,
};
