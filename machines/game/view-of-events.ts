import {
  type Game,
  type GameEvent,
  gameEventWord,
  hasHome,
  isHiddenZone,
  type ObjectId,
} from '../rules/index.ts';
import { type Eyes, isVisible } from './sight.ts';

/** Stands in an event for an object that a player may not tell from others. */
export const hiddenObject: ObjectId = -1;

/** An event as a player may know it: what moves unseen between hidden places has no name and no place. */
export function redactEvent(game: Game, event: GameEvent, eyes: Eyes): GameEvent {
  const isSeen = (id: ObjectId) => isVisible(game, id, eyes);
  const unlessHidden = (ids: readonly ObjectId[]) => ids.map((id) => (isSeen(id) ? id : hiddenObject));
  if (hasHome(event)) {
    const { hides } = gameEventWord(event);
    return hides === 'nothing' ? event : hides(event, isSeen);
  }
  switch (event.type) {
    case 'move': {
      if (!isHiddenZone(event.to) || (event.became !== null && isSeen(event.became))) return event;
      // Which card of a permanent it is, nobody else need know where their order is hidden (712.21a).
      const { cards: _, ...unsorted } = event;
      return isHiddenZone(event.from) && !isSeen(event.object)
        ? { ...unsorted, object: hiddenObject }
        : unsorted;
    }
    case 'reveal':
      return { ...event, objects: unlessHidden(event.objects) };
    case 'reorder':
      return { ...event, top: unlessHidden(event.top), bottom: unlessHidden(event.bottom) };
    case 'trigger':
    case 'putOnStack':
    case 'activate':
      return event.source === null || isSeen(event.source) ? event : { ...event, ability: '' };
    case 'reverse':
      return {
        ...event,
        refusals: event.refusals.map((refusal) =>
          refusal.objects.every(isSeen) ? refusal : { ...refusal, values: {} },
        ),
      };
    default:
      return event;
  }
}
