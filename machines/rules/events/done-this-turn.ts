import type { Game } from '../state/game.ts';
import type { ObjectId, PlayerId, TextRef } from '../state/identity.ts';
import type { TriggeredAbility } from '../state/vocabulary/index.ts';
import { instructionWord } from '../state/word-table.ts';
import { write } from '../state/write.ts';

/** Whether the player has already done this turn what an instruction of the object's ability allows once each turn (603.2h). */
export function wasDoneThisTurn(
  game: Game,
  object: ObjectId,
  instruction: TextRef,
  player: PlayerId,
): boolean {
  const { followed = [] } = game.objects[object] ?? {};
  return followed.some(
    (one) => one.instruction === instruction && one.player === player && one.turn === game.turn.number,
  );
}

/** Notes on the object that the player has done it. */
export function noteDone(game: Game, object: ObjectId, instruction: TextRef, player: PlayerId): void {
  const source = game.objects[object];
  if (source === undefined || source === null) return;
  const { number: turn } = game.turn;
  write(game).object(object).followed = [
    ...(source.followed ?? []).filter((one) => one.turn === turn),
    { instruction, player, turn },
  ];
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
      instructionWord(instruction).onceEachTurn?.(instruction) === true &&
      wasDoneThisTurn(game, object, `${ref}.effect.${index}`, controller),
  );
