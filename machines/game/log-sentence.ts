import { type Game, type GameEvent, gameEventWord, type Happened } from '../rules/index.ts';
import { type Saying, upperFirst } from '../words/game-events/saying.ts';
import { hiddenDefinition } from './view.ts';
import {
  counted,
  doorName,
  listed,
  nameOf,
  playerName,
  refusalSentence,
  sourceName,
  targetName,
} from './words.ts';

/**
 * One sentence for an event that happened, in a game or in what a player sees of one. Null for events that only
 * carry another (the move that a draw is): the other's sentence says it.
 */
export const eventSentence = (game: Game, event: GameEvent): string | null =>
  gameEventWord(event).sentence(
    event,
    sayingIn(game, () => null),
  );

/** The sentence of an event in its place among all that happened: a card that was drawn has its name, where that is known. */
export const happenedSentence = (game: Game, { event, number }: Happened): string | null =>
  gameEventWord(event).sentence(
    event,
    sayingIn(game, () => drawnName(game, number)),
  );

/** What sentences are made with, in a game or in what a player sees of one. */
const sayingIn = (game: Game, drawn: () => string | null): Saying => ({
  game,
  name: (id) => nameOf(game, id),
  subject: (id) => upperFirst(nameOf(game, id)),
  who: (player) => playerName(game, player),
  target: (target) => targetName(game, target),
  source: (source, ability) => sourceName(game, source, ability),
  door: (object, half) => doorName(game, object, half),
  drawn,
  refusal: (refusal) => refusalSentence(game, refusal),
  counted,
  listed,
});

/** The name of the card that was drawn in the event of this number; null where it isn’t known. */
export function drawnName(game: Game, number: number): string | null {
  const card = game.happened
    .filter(({ causes }) => causes.some((cause) => 'event' in cause && cause.event === number))
    .map((caused) => (caused.event.type === 'move' ? caused.event.became : null))
    .find((id) => id !== null && game.objects[id] != null);
  return card == null || game.objects[card]?.definition === hiddenDefinition ? null : nameOf(game, card);
}
