import { hasOtherFace, isEverSaid, keywordsOn, objectAt } from '../characteristics/index.ts';
import type { GameEvent } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId } from '../state/identity.ts';
import type { TimeOfDay } from '../state/turn-structure.ts';

/** Whether any text of the game could make it day or night. */
export const couldBecomeTime = (game: Pick<Game, 'definitions'>): boolean => isEverSaid(game, 'boundTo');

/** Whether a permanent has an ability that binds it to day, or to night. */
const isBoundTo = (game: Game, id: ObjectId, time: TimeOfDay): boolean =>
  !objectAt(game, id).phasedOut && keywordsOn(game, id).some(({ module }) => module.boundTo === time);

/** It becomes day or night because a permanent is there that is bound to it, and it is neither (702.145d, 702.145g). */
export function firstTime(game: Game): readonly GameEvent[] {
  if (!couldBecomeTime(game) || game.timeOfDay !== undefined) return none;
  const time = (['day', 'night'] as const).find((one) =>
    game.battlefield.some((id) => isBoundTo(game, id, one)),
  );
  return time === undefined ? none : [{ type: 'becomeTime', time }];
}

/** Permanents that are transformed at once because it is the other time (702.145c, 702.145f). */
export function turnedByTime(game: Game): readonly GameEvent[] {
  const { timeOfDay } = game;
  if (timeOfDay === undefined || !couldBecomeTime(game)) return none;
  const wrong = timeOfDay === 'day' ? 'night' : 'day';
  return game.battlefield
    .filter((id) => {
      const { definition, face, faceDown } = objectAt(game, id);
      return (
        !faceDown &&
        face === (wrong === 'day' ? 0 : 1) &&
        isBoundTo(game, id, wrong) &&
        hasOtherFace(game, definition)
      );
    })
    .map((object) => ({ type: 'turnFace', object, face: wrong === 'day' ? 1 : 0 }));
}

/** What the game checks as the second part of the untap step (731.2). */
export function changedTime({ timeOfDay, turn }: Game): readonly GameEvent[] {
  const { castInLastTurn: cast } = turn;
  // Before the first turn there was none.
  if (cast === undefined) return none;
  if (timeOfDay === 'day' && cast === 0) return [{ type: 'becomeTime', time: 'night' }];
  return timeOfDay === 'night' && cast >= 2 ? [{ type: 'becomeTime', time: 'day' }] : none;
}

const none: readonly never[] = [];
