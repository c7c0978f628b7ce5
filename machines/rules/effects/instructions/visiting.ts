/** Rolling to visit Attractions (701.52). */

import { characteristics, objectAt } from '../../characteristics/index.ts';
import type { GameEvent } from '../../state/event.ts';
import type { Game } from '../../state/game.ts';
import type { Happened } from '../../state/happened.ts';
import type { ObjectId, PlayerId } from '../../state/identity.ts';
import { rolled } from './dice.ts';
import { eventsOf } from './named.ts';

/** The die that players roll to visit their Attractions (701.52a). */
export const visitingRolls = (game: Game, players: readonly PlayerId[]): readonly GameEvent[] =>
  players.map((player) => rolled(game, player, 6));

/** What is visited by these rolls: the Attractions of who rolled on which the number is lit up (701.52a). */
export const visits = (game: Game, happened: readonly Happened[]): readonly GameEvent[] =>
  eventsOf(happened, 'die').flatMap(({ player, result }) =>
    attractionsOf(game, player)
      .filter((id) => game.definitions[objectAt(game, id).definition]?.lights?.includes(result) === true)
      .map((object): GameEvent => ({ type: 'visitAttraction', object, player, result })),
  );

/** The Attractions that a player controls. */
export const attractionsOf = (game: Game, player: PlayerId): readonly ObjectId[] =>
  game.battlefield.filter((id) => {
    if (objectAt(game, id).phasedOut) return false;
    const { controller, subtypes } = characteristics(game, id);
    return controller === player && subtypes.includes('Attraction');
  });
