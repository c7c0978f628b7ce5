import { objects } from '../../rules/characteristics/index.ts';
import type { Game } from '../../rules/state/game.ts';
import { type Scope, xOf as xOfScope } from '../../rules/state/scope.ts';
import { sum } from '../../rules/state/sum.ts';
import type { Objects } from '../../rules/state/vocabulary/objects.ts';
import { phrase } from '../../wording/syntax.ts';
import { asksNothing, type QuantityWord } from './word.ts';

/** The value of X chosen for this spell or ability (107.3). */
export interface X {
  readonly number: 'x';
}

/** The value of X of other spells (107.3e); 0 of what isn't one. */
export interface XOfOthers {
  readonly number: 'xOf';
  readonly of: Objects;
}

/**
 * X in the words of a spell, also in how it says that it enters (107.3m): a permanent has none but that of the cost for
 * which it was turned face up (702.37f).
 */
const xOfObject = (game: Game, { choices, self }: Scope): number | null =>
  choices === null ? (game.objects[self]?.stack?.choices.x ?? game.objects[self]?.turnedUpX ?? null) : null;

export const x: QuantityWord<X> = {
  shape: {},
  said: {
    standing: [
      phrase('X is <n:digits> or more', { holds: 'compare', what: { number: 'x' }, to: { atLeast: '<n>' } }),
    ],
  },
  number: (game, scope) => xOfScope(scope) ?? xOfObject(game, scope) ?? 0,
  ...asksNothing,
  isX: true,
  needs: 'x',
};

export const xOf: QuantityWord<XOfOthers> = {
  shape: { of: 'objects' },
  said: null,
  number: (game, scope, { of }) =>
    sum(objects(game, scope, of).map((id) => game.objects[id]?.stack?.choices.x ?? 0)),
  ...asksNothing,
};
