/** Cards that their owners may reveal as they draw them (702.94a). */
import { isEverSaid, keywordsOn, objectAt } from '../characteristics/index.ts';
import type { Game } from '../state/game.ts';
import type { Item } from './settle.ts';

/** The first card of a batch that is drawn and about which its owner has yet to be asked; −1: there is none. */
export function firstToReveal(game: Game, items: readonly Item[]): number {
  if (game.turn.number === 0 || !isEverSaid(game, 'mayRevealAsDrawn')) return -1;
  return items.findIndex(({ askedToReveal: isAsked, event }) => {
    if (isAsked === true || event?.type !== 'move' || event.why !== 'draw') return false;
    const { owner } = objectAt(game, event.object);
    return (
      (game.turn.facts.cardsDrawn?.[owner] ?? 0) === 0 &&
      keywordsOn(game, event.object).some(({ module }) => module.mayRevealAsDrawn === true)
    );
  });
}

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
