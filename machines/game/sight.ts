import {
  controllerOf,
  type Decision,
  decisionWord,
  type Game,
  type GameObject,
  isHiddenZone,
  isTopRevealed,
  lookedAtAsItMoves,
  type ObjectId,
  type PlayerId,
  ruleChangesForPlayer,
  someSays,
  topToBeSeen,
} from '../rules/index.ts';
import { putRulesTogether } from './table.ts';

/** What a viewer's eyes see: who they are, and what a pending decision or an effect shows to them. */
export interface Eyes {
  readonly viewer: PlayerId;
  /** The viewer, and every player whom the viewer controls (723.4). */
  readonly players: ReadonlySet<PlayerId>;
  readonly shown: ReadonlySet<ObjectId>;
}

/** What a player sees at this moment. */
export function eyesOf(game: Game, viewer: PlayerId): Eyes {
  putRulesTogether();
  const players = new Set([viewer]);
  // A player who controls one who controls another sees what that one sees.
  for (const seen of players)
    for (const { id, controlledBy } of game.players) if (controlledBy === seen) players.add(id);
  const shown = new Set<ObjectId>();
  for (const { id } of game.players) {
    const top = topToBeSeen(game, id);
    if (top === null) continue;
    if (isTopRevealed(game, id) || (players.has(id) && looksAtTop(game, id))) shown.add(top);
  }
  for (const id of justShown(game, players)) shown.add(id);
  for (const player of players) for (const id of lookedAtAsItMoves(game, player)) shown.add(id);
  const { pending } = game;
  if (pending !== null && (players.has(pending.decider) || players.has(pending.player)))
    for (const id of [...(decisionWord(pending).shows?.(pending) ?? []), ...inOwnLibrary(game, pending)])
      shown.add(id);
  return { viewer, players, shown };
}

/**
 * What was shown to any of these players since the last decision, and wherever it went: before their eyes until somebody
 * goes on (701.20a, 708.9).
 */
function justShown(game: Game, players: ReadonlySet<PlayerId>): ReadonlySet<ObjectId> {
  const shown = new Set<ObjectId>();
  for (const { event } of game.happened) {
    if (event.type === 'reveal' && (event.to === 'all' || event.to.some((player) => players.has(player))))
      for (const id of event.objects) shown.add(id);
    if (event.type !== 'move' || event.became === null || !isHiddenZone(event.to)) continue;
    const { faceDown = false, zone } = game.objects[event.object] ?? {};
    const isSeen = event.revealed || shown.has(event.object) || (faceDown && zone !== 'hand');
    if (isSeen) shown.add(event.became);
  }
  return shown;
}

/** Who may play cards from the top of the library sees that card, and who may look at it any time. */
function looksAtTop(game: Game, player: PlayerId): boolean {
  return someSays(
    ruleChangesForPlayer(game, player),
    (home, { change }) => home.looksAtTop === true || home.playable?.(change).from === 'library',
  );
}

/** What a decision is about, where that is a card that its player uses in their own library (607.2n). */
function inOwnLibrary(game: Game, { object, player }: Decision): readonly ObjectId[] {
  const about = object === null ? null : (game.objects[object] ?? null);
  return about?.zone === 'library' && about.left === null && about.owner === player ? [about.id] : [];
}

/** Whether what is printed on an object can be seen: by its zone (400.2), face (708.5), or because it was shown. */
export function isVisible(game: Game, id: ObjectId, eyes: Eyes): boolean {
  const object = game.objects[id];
  return object == null || sees(game, object, eyes);
}

/** The same of an object at hand. */
export function sees(game: Game, object: GameObject, { viewer, players, shown }: Eyes): boolean {
  // 121.8: not even by who drew it, nor as they choose it for a cost.
  if (object.zone === 'hand' && object.faceDown) return false;
  if (object.revealedTo.length > 0 && object.revealedTo.some((player) => players.has(player))) return true;
  if (shown.size > 0 && shown.has(object.id)) return true;
  switch (object.zone) {
    case 'library':
      return false;
    case 'hand':
      return players.has(object.owner);
    case 'outside':
      // 723.4: whoever controls a player doesn't see that player's cards outside the game.
      return object.kind !== 'card' || object.owner === viewer;
    case 'battlefield':
    case 'stack':
      return !object.faceDown || isRevealed(game, object) || players.has(controllerOf(game, object.id));
    case 'graveyard':
    case 'exile':
    case 'command':
      return !object.faceDown;
    default:
      return object.zone satisfies never;
  }
}

/** What is face down is revealed as the game ends, and as its owner leaves it (708.9). */
const isRevealed = (game: Game, { owner }: GameObject): boolean =>
  game.over !== null || game.players[owner]?.left === true;
