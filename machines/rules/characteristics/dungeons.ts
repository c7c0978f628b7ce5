/** Dungeon cards, their rooms, and where venture markers are (309). */
import type { Game } from '../state/game.ts';
import type { ObjectId, PlayerId, TextRef } from '../state/identity.ts';
import type { GameObject } from '../state/object.ts';
import { definitionAt } from '../state/text.ts';
import type { Ability } from '../state/vocabulary/index.ts';

/** A room (309.4): its name, where its ability is printed, and to which rooms arrows lead. */
export interface Room {
  readonly name: string;
  readonly ability: Ability;
  readonly ref: TextRef;
  readonly leadsTo: readonly string[];
}

/** Whether it is a dungeon card (309.1). */
export const isDungeon = (game: Pick<Game, 'definitions'>, { definition, kind }: GameObject): boolean =>
  kind === 'card' && definitionAt(game, definition).types.includes('dungeon');

/** The rooms of a dungeon card, the topmost first. */
export const roomsOf = (game: Pick<Game, 'definitions'>, { definition }: GameObject): readonly Room[] =>
  (definitionAt(game, definition).abilities ?? []).flatMap((ability, at): readonly Room[] =>
    ability.kind === 'keyword' && ability.room !== undefined
      ? [
          {
            name: ability.room,
            ability,
            ref: `${definition}#abilities.${at}`,
            leadsTo: ability.leadsTo ?? [],
          },
        ]
      : [],
  );

/** The room of a dungeon card in the command zone that its owner’s venture marker is on (309.4). */
export const roomNow = (game: Pick<Game, 'definitions'>, dungeon: GameObject): Room | undefined =>
  roomsOf(game, dungeon).find(({ name }) => name === dungeon.room);

/** The dungeon card that a player owns in the command zone; there is no more than one (309.3). */
export function dungeonOf(game: Game, player: PlayerId): GameObject | null {
  const id = game.command.find((one) => {
    const object = game.objects[one];
    return object?.owner === player && object.room !== undefined;
  });
  return id === undefined ? null : (game.objects[id] ?? null);
}

/**
 * The dungeon cards outside the game that a player may bring into it as they venture into the dungeon, or into this
 * quality (701.49a, 701.49d): not those that say they can’t be entered so.
 */
export const dungeonsToEnter = (
  game: Game,
  player: PlayerId,
  into: string | undefined,
): readonly ObjectId[] =>
  (game.players[player]?.outside ?? []).filter((id) => {
    const card = game.objects[id];
    if (!card || !isDungeon(game, card)) return false;
    const { abilities = [], subtypes = [] } = definitionAt(game, card.definition);
    if (into !== undefined) return subtypes.includes(into);
    return !abilities.some((ability) => ability.kind === 'static' && ability.enteredOnlyBy !== undefined);
  });
