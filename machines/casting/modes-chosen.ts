import { type Game, type ObjectId, objectAt, type Words, write } from '../rules/index.ts';

/** Whether a mode was chosen before for an ability of this object that says "one that hasn't been chosen" (700.2). */
export function wasChosen(game: Game, source: ObjectId, { modes, ref }: Words, mode: number): boolean {
  const { notChosen } = modes?.choose ?? {};
  if (notChosen === undefined) return false;
  const { modesChosen = [] } = objectAt(game, source);
  const before = modesChosen.find((one) => one.ability === ref && one.mode === mode);
  return before !== undefined && (notChosen === 'ever' || before.turn === game.turn.number);
}

/** Keeps which modes were chosen for an ability that asks for that. */
export function noteModes(
  game: Game,
  source: ObjectId,
  { modes, ref }: Words,
  chosen: readonly number[],
): void {
  const { left, modesChosen = [] } = objectAt(game, source);
  if (modes?.choose.notChosen === undefined || left !== null) return;
  const { number: turn } = game.turn;
  write(game).object(source).modesChosen = [
    ...modesChosen.filter(({ ability, mode }) => ability !== ref || !chosen.includes(mode)),
    ...chosen.map((mode) => ({ ability: ref, mode, turn })),
  ];
}
