/** Attraction cards (717), which have a back of their own and begin the game in a deck of their own. */
import type { Game } from './game.ts';
import type { ObjectId, PlayerId } from './identity.ts';
import type { GameObject } from './object.ts';
import type { CardDefinition } from './vocabulary/index.ts';

/** Whether a card is an Attraction card, by what is printed on it (717.1). */
export const isAttraction = (card: CardDefinition | undefined): boolean => card?.lights !== undefined;

/** Whether an object is represented by an Attraction card. */
export const isAttractionCard = (game: Game, { definition, kind }: GameObject): boolean =>
  kind === 'card' && isAttraction(game.definitions[definition]);

/** A player's Attraction deck: the face-down ones in the command zone (717.2), the top card first. */
export const attractionDeck = (game: Game, player: PlayerId): readonly ObjectId[] =>
  game.command.filter((id) => {
    const object = game.objects[id];
    return object?.owner === player && object.faceDown && isAttractionCard(game, object);
  });
