/** Cards that their owners reveal, or may reveal, as they draw them (702.94a). */
import {
  isEverAnswered,
  isEverSaid,
  keywordsOn,
  objectAt,
  ruleChangesForPlayer,
  someSays,
} from '../characteristics/index.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId, PlayerId } from '../state/identity.ts';
import type { Item } from './settle.ts';

/** Which draw of this turn the next one of a player is. */
export const nextDraw = (game: Game, player: PlayerId): number =>
  (game.turn.facts.cardsDrawn?.[player] ?? 0) + 1;

/** Whether an effect has the player reveal the card that they are about to draw. */
export function mustReveal(game: Game, player: PlayerId): boolean {
  if (!isEverAnswered(game, 'revealsDrawn')) return false;
  const nth = nextDraw(game, player);
  return someSays(ruleChangesForPlayer(game, player), (home, { change }) => home.revealsDrawn?.(change, nth));
}

/** Whether a card lets its owner reveal it as they draw it now: it is the first that they draw in the turn. */
export const mayReveal = (game: Game, card: ObjectId): boolean =>
  isEverSaid(game, 'mayRevealAsDrawn') &&
  nextDraw(game, objectAt(game, card).owner) === 1 &&
  keywordsOn(game, card).some(({ module }) => module.mayRevealAsDrawn === true);

/** The first card of a batch that is drawn and about which its owner has yet to be asked; −1: there is none. */
export function firstToReveal(game: Game, items: readonly Item[]): number {
  if (game.turn.number === 0 || !isEverSaid(game, 'mayRevealAsDrawn')) return -1;
  return items.findIndex(
    ({ askedToReveal: isAsked, event }) =>
      isAsked !== true &&
      event?.type === 'move' &&
      event.why === 'draw' &&
      !event.faceDown &&
      mayReveal(game, event.object),
  );
}

/** The question whether its owner reveals a card as they draw it; the answer is of positions. */
export const revealDecision = (card: ObjectId) =>
  ({
    kind: 'choose',
    rule: '702.94a',
    object: card,
    about: 'reveal it as you draw it',
    options: [{ object: card }],
    min: 0,
    max: 1,
    hidden: true,
    purpose: 'effect',
    tone: 'good',
  }) as const;

/** The items, of which the owner of that one was asked, and has revealed it or not. */
export const askedToReveal = (items: readonly Item[], at: number, reveals: boolean): readonly Item[] =>
  items.map((item, index) =>
    index !== at || item.event?.type !== 'move'
      ? item
      : {
          ...item,
          askedToReveal: true,
          ...(reveals && { event: { ...item.event, revealed: true, revealedByItself: true } }),
        },
  );
