import { isSpokenOf, objectAt } from '../characteristics/index.ts';
import { designationsOfPlayers } from '../state/designation.ts';
import type { GameEvent } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId } from '../state/identity.ts';

/** Designations that permanents lose as another player gains control of them (701.54a). */
export function designationsLost(game: Game, changedHands: ReadonlySet<ObjectId>): readonly GameEvent[] {
  if (!isSpokenOf(game, 'designation')) return none;
  return [...changedHands].flatMap((object) =>
    (objectAt(game, object).designated ?? [])
      .filter((designation) => designationsOfPlayers.has(designation))
      .map((designation): GameEvent => ({ type: 'designate', object, designation, noLonger: true })),
  );
}

const none: readonly never[] = [];
