import type { Game, GameObject, ObjectId, PlayerId, Supertype } from '../../rules/index.ts';
import { characteristics, makeMove, shareName } from '../../rules/index.ts';
import { type Found, nothing, type StateBasedAction } from './state-based-action.ts';

/** The legend rule (704.5j): of legendary permanents with one name and controller, one is chosen to stay. */
export const legendRule: StateBasedAction = {
  rule: '704.5j',
  about: 'legendary',
  find(game) {
    const legends = permanentsWith(game, 'legendary');
    const groups: { readonly player: PlayerId; readonly among: ObjectId[] }[] = [];
    for (const { id } of legends) {
      const now = characteristics(game, id);
      const player = now.controller;
      // What has no name shares it with nothing (201.2).
      const group = groups.find(
        (one) =>
          one.player === player && one.among.every((other) => shareName(characteristics(game, other), now)),
      );
      if (group === undefined) groups.push({ player, among: [id] });
      else group.among.push(id);
    }
    return groups
      .filter(({ among }) => among.length > 1)
      .map(({ player, among }): Found => ({ choice: { kind: 'legend', player, among } }));
  },
};

/** The world rule (704.5k): only the world permanent that has been one for the shortest time stays; none of a tie. */
export const worldRule: StateBasedAction = {
  rule: '704.5k',
  about: 'world',
  find(game) {
    const worlds = permanentsWith(game, 'world');
    if (worlds.length < 2) return nothing;
    const newest = worlds.reduce((a, b) => (b.timestamp > a.timestamp ? b : a));
    const isTie = worlds.some((world) => world !== newest && enteredTogether(game, world.id, newest.id));
    return worlds
      .filter((world) => isTie || world !== newest)
      .map(({ id }): Found => ({ event: makeMove(game, id, 'graveyard', { why: 'stateBased' }) }));
  },
};

function permanentsWith(game: Game, supertype: Supertype): GameObject[] {
  const those: GameObject[] = [];
  for (const id of game.battlefield) {
    const permanent = game.objects[id];
    if (permanent && !permanent.phasedOut && characteristics(game, id).supertypes.includes(supertype))
      those.push(permanent);
  }
  return those;
}

/** Whether two permanents entered in one batch of events; each has a timestamp of its own all the same (613.7m). */
function enteredTogether(game: Game, one: ObjectId, other: ObjectId): boolean {
  const batchOf = (id: ObjectId) =>
    game.happened.find(({ event }) => event.type === 'move' && event.became === id)?.batch;
  const batch = batchOf(one);
  return batch !== undefined && batch === batchOf(other);
}
