/** Rolling to visit Attractions (701.52). */
import { characteristics, objectAt } from '../../characteristics/index.ts';
import type { GameEvent } from '../../state/event.ts';
import type { Game } from '../../state/game.ts';
import type { Happened } from '../../state/happened.ts';
import type { ObjectId, PlayerId } from '../../state/identity.ts';
import { noMemory } from '../../state/memory.ts';
import { happen } from '../../state/procedure.ts';
import { finished, meaning } from './meaning.ts';
import { eventsOf } from './named.ts';
import { rolled } from './the-game.ts';
import { whoOf } from './who.ts';

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

export const rollToVisit = meaning('rollToVisit', '701.52a', noMemory, ['roll', 'rolled', 'end'], {
  roll: (game, { instruction, scope }) =>
    happen('701.52a', visitingRolls(game, whoOf(game, scope, instruction.who)), { then: 'rolled' }),
  rolled: (game, { frame }) => happen('701.52a', visits(game, frame.happened), { then: 'end' }),
  end: (_game, { frame }) => {
    const visited = eventsOf(frame.happened, 'visitAttraction');
    return finished({ objects: visited.map(({ object }) => object), did: true });
  },
});
