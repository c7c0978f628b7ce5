import type { Game, ObjectId, ObjectKind } from '../../rules/index.ts';
import { type Found, nothing, type StateBasedAction } from './state-based-action.ts';

/** A token anywhere but on the battlefield ceases to exist (704.5d). */
export const tokenElsewhere: StateBasedAction = {
  rule: '704.5d',
  about: 'game',
  find: (game) => ceasing(game, 'token', true),
};

/** A copy of a spell anywhere but on the stack ceases to exist (704.5e). */
export const copyElsewhere: StateBasedAction = {
  rule: '704.5e',
  about: 'game',
  find: (game) => ceasing(game, 'copy', false),
};

function ceasing(game: Game, kind: ObjectKind, onStackToo: boolean): readonly Found[] {
  let those: Found[] | null = null;
  const look = (ids: readonly ObjectId[]) => {
    if (areCards(game, ids)) return;
    for (const id of ids)
      if (game.objects[id]?.kind === kind) {
        those ??= [];
        those.push({ event: { type: 'cease', object: id } });
      }
  };
  look(game.exile);
  look(game.command);
  look(onStackToo ? game.stack : game.battlefield);
  for (const player of game.players) {
    look(player.graveyard);
    look(player.hand);
    look(player.library);
  }
  return those ?? nothing;
}

/** A zone's list is replaced whenever anything moves, and what kind of thing an object is never changes. */
const cardsAlone = new WeakMap<readonly ObjectId[], boolean>();

function areCards(game: Game, ids: readonly ObjectId[]): boolean {
  let known = cardsAlone.get(ids);
  if (known === undefined) {
    known = ids.every((id) => game.objects[id]?.kind === 'card');
    cardsAlone.set(ids, known);
  }
  return known;
}
