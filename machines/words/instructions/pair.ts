import { characteristics, isPermanent, objectAt, objects } from '../../rules/characteristics/index.ts';
import { atOnce } from '../../rules/effects/instructions/meaning.ts';
import { affected } from '../../rules/effects/instructions/named.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId, PlayerId } from '../../rules/state/identity.ts';
import type { Objects } from '../../rules/state/vocabulary/index.ts';
import type { InstructionWord } from './word.ts';

/** Two unpaired creatures that this player controls become paired (702.95a-c). */
export interface Pair {
  readonly do: 'pair';
  readonly first: Objects;
  readonly second: Objects;
}

/** Two creatures become paired, or neither where one of them can't be any more (702.95c-d). */
export const pair: InstructionWord<Pair> = {
  shape: { first: 'objects', second: 'objects' },
  said: {},
  gives: ['objects', 'amount'],
  done: 'paired',
  meaning: atOnce(
    '702.95a',
    (game, { instruction: { first, second }, scope }) => {
      const one = (what: Objects) =>
        objects(game, scope, what).find((id) => mayBePaired(game, id, scope.you));
      const object = one(first);
      const other = one(second);
      return object === undefined || other === undefined || object === other
        ? []
        : [{ type: 'pair', object, other }];
    },
    affected('pair'),
  ),
};

/** An unpaired creature on the battlefield under the control of this player. */
function mayBePaired(game: Game, id: ObjectId, player: PlayerId): boolean {
  if (!isPermanent(game, id)) return false;
  const { pairedWith, phasedOut } = objectAt(game, id);
  const { controller, types } = characteristics(game, id);
  return !phasedOut && pairedWith === undefined && types.includes('creature') && controller === player;
}
