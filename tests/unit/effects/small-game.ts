import type { Game, Player } from '../../../machines/rules/state/game.ts';
import type { ObjectId, PlayerId } from '../../../machines/rules/state/identity.ts';
import { emptyGame } from '../../../machines/rules/state/new-game.ts';
import { newObject } from '../../../machines/rules/state/new-object.ts';
import type { GameObject } from '../../../machines/rules/state/object.ts';
import type { CardDefinition } from '../../../machines/rules/state/vocabulary/index.ts';
import { open } from '../../../machines/rules/state/write.ts';
import type { Zone } from '../../../machines/rules/state/zones.ts';

/** An object on the table: what is printed on it, where it is, and what differs from a new one. */
export interface Placed {
  readonly card: CardDefinition;
  readonly owner?: PlayerId;
  readonly zone?: Zone;
  readonly with?: Partial<GameObject>;
}

/** A game in player 0's first main phase, open for writing; ids are positions in the list of what is placed. */
export function smallGame(placed: readonly Placed[], more: Partial<Game> = {}, players = 2): Game {
  const objects = placed.map(
    ({ card, owner = 0, zone = 'battlefield', with: differing }, id): GameObject => ({
      ...newObject({
        id,
        kind: 'card',
        definition: card.name,
        card: id,
        owner,
        controller: owner,
        zone,
        timestamp: id + 1,
        turn: 0,
      }),
      ...differing,
    }),
  );
  const inZone = (zone: Zone, owner?: PlayerId): readonly ObjectId[] =>
    objects
      .filter((object) => object.zone === zone && (owner === undefined || object.owner === owner))
      .map((object) => object.id);
  const empty = emptyGame({
    seed: 'effects',
    players: Array.from({ length: players }, (_, id) => `player ${id}`),
    definitions: Object.fromEntries(placed.map(({ card }) => [card.name, card])),
  });
  return open(
    {
      ...empty,
      objects,
      players: empty.players.map((player) => ({ ...player, ...zonesOf(player.id, inZone), keptHand: true })),
      battlefield: inZone('battlefield'),
      stack: inZone('stack'),
      exile: inZone('exile'),
      command: inZone('command'),
      startingPlayer: 0,
      turn: { ...empty.turn, number: 1, active: 0, phase: 'precombatMain', lastInOrder: 0 },
      next: { timestamp: 1000, event: 0, batch: 0, id: 1, card: 1000 },
      ...more,
    },
    'copy',
  );
}

const zonesOf = (
  id: PlayerId,
  inZone: (zone: Zone, owner: PlayerId) => readonly ObjectId[],
): Pick<Player, 'library' | 'hand' | 'graveyard' | 'outside'> => ({
  library: inZone('library', id),
  hand: inZone('hand', id),
  graveyard: inZone('graveyard', id),
  outside: inZone('outside', id),
});
