import { isEverAnswered, objectAt, ruleChangesForPlayer, someSays } from '../characteristics/index.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId, PlayerId } from '../state/identity.ts';
import { renewed } from '../state/new-object.ts';
import { write } from '../state/write.ts';

/**
 * The top card of each player's library, null for an empty one, as casting a spell, activating an ability or taking a
 * special action began: a new one is neither revealed nor looked at until that is done (401.5).
 */
export type Tops = readonly (ObjectId | null)[];

export const topsNow = (game: Game): Tops => game.players.map(({ library }) => library[0] ?? null);

/** The top card of a player's library, unless something is under way that began with another on top (401.5). */
export function topToBeSeen(game: Game, player: PlayerId): ObjectId | null {
  const top = game.players[player]?.library[0] ?? null;
  const tops = topsAsItBegan(game);
  return tops === null || tops[player] === top ? top : null;
}

/** As they were when what is being cast, activated or taken now began, the outermost of it; null if nothing is. */
function topsAsItBegan({ frames }: Game): Tops | null {
  for (const { memory } of frames) if (isTops(memory.tops)) return memory.tops;
  return null;
}

const isTops = (value: unknown): value is Tops => Array.isArray(value);

/** Whether a player plays with the top card of their library revealed (401.5). */
export const isTopRevealed = (game: Game, player: PlayerId): boolean =>
  someSays(ruleChangesForPlayer(game, player), (home) => home.revealsTop);

/**
 * Takes note of which top cards are revealed now by an effect that lasts. One that was so before, and was not for any
 * length of time, becomes a new object (401.6), once nothing that is about to happen speaks of it any more.
 */
export function noteRevealedTops(game: Game, when: 'beforeBatch' | 'afterBatch'): void {
  if (!isEverAnswered(game, 'revealsTop')) return;
  const { now: was = [], before: known = [] } = game.revealedTops ?? {};
  const now = game.players.map(({ id }) => (isTopRevealed(game, id) ? topToBeSeen(game, id) : null));
  if (now.every((id, player) => id === (was[player] ?? null))) return;
  if (when === 'beforeBatch' && now.some((id) => id !== null && known.includes(id))) return;
  const concealed = [...known, ...was].filter(
    (id): id is ObjectId => id !== null && !now.includes(id) && isInLibrary(game, id),
  );
  const again = now.map((id) => (id !== null && known.includes(id) ? asNewObject(game, id) : id));
  write(game).root.revealedTops = { now: again, before: concealed };
}

function isInLibrary(game: Game, id: ObjectId): boolean {
  const object = game.objects[id];
  return object != null && object.left === null && object.zone === 'library';
}

/** The same card, where it is, as an object that nothing refers to. */
function asNewObject(game: Game, id: ObjectId): ObjectId {
  const writer = write(game);
  const old = objectAt(game, id);
  const fresh = renewed(old, game.objects.length);
  writer.addObject(fresh);
  writer.setZone(
    'library',
    old.owner,
    (game.players[old.owner]?.library ?? []).map((one) => (one === id ? fresh.id : one)),
  );
  writer.forgetObject(id);
  writer.changed();
  return fresh.id;
}
