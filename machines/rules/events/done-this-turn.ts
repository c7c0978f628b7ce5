import type { Game } from '../state/game.ts';
import type { ObjectId, PlayerId, TextRef } from '../state/identity.ts';
import type { TriggeredAbility } from '../state/vocabulary/index.ts';
import { write } from '../state/write.ts';

const keyOf = (instruction: TextRef, player: PlayerId): string => `${instruction} ${player}`;

/** Whether the player has already done this turn what an instruction of the object's ability allows once each turn (603.2h). */
export function wasDoneThisTurn(
  game: Game,
  object: ObjectId,
  instruction: TextRef,
  player: PlayerId,
): boolean {
  const counted = game.objects[object]?.activations[keyOf(instruction, player)];
  return counted !== undefined && counted.turn === game.turn.number;
}

/** Notes on the object that the player has done it. */
export function noteDone(game: Game, object: ObjectId, instruction: TextRef, player: PlayerId): void {
  const source = game.objects[object];
  if (source === undefined || source === null) return;
  write(game).object(object).activations = {
    ...source.activations,
    [keyOf(instruction, player)]: { turn: game.turn.number, count: 1 },
  };
}

/** Whether a triggered ability allows only what its source's controller has done already this turn (603.2h). */
export const isDoneForThisTurn = (
  game: Game,
  object: ObjectId,
  ability: TriggeredAbility,
  ref: TextRef,
  controller: PlayerId,
): boolean =>
  ability.effect.some(
    (instruction, index) =>
      instruction.do === 'may' &&
      instruction.onceEachTurn === true &&
      wasDoneThisTurn(game, object, `${ref}.effect.${index}`, controller),
  );
