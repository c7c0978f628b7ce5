import { characteristics, isPermanent, objectAt, objects } from '../../characteristics/index.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, PlayerId } from '../../state/identity.ts';
import type { Objects } from '../../state/vocabulary/index.ts';
import { atOnce } from './meaning.ts';
import { affected } from './named.ts';

/** Two creatures become paired, or neither where one of them can't be any more (702.95c-d). */
export const pair = atOnce(
  'pair',
  '702.95a',
  (game, { instruction: { first, second }, scope }) => {
    const one = (what: Objects) => objects(game, scope, what).find((id) => mayBePaired(game, id, scope.you));
    const object = one(first);
    const other = one(second);
    return object === undefined || other === undefined || object === other
      ? []
      : [{ type: 'pair', object, other }];
  },
  affected('pair'),
);

/** An unpaired creature on the battlefield under the control of this player. */
function mayBePaired(game: Game, id: ObjectId, player: PlayerId): boolean {
  if (!isPermanent(game, id)) return false;
  const { pairedWith, phasedOut } = objectAt(game, id);
  const { controller, types } = characteristics(game, id);
  return !phasedOut && pairedWith === undefined && types.includes('creature') && controller === player;
}
