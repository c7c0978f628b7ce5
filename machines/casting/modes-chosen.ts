import { type Game, type ObjectId, objectAt, type Words, write } from '../rules/index.ts';

/** Under which name it is kept of an object that a mode of an ability was chosen. */
const keyOf = ({ ref }: Words, mode: number): string => `${ref} mode ${mode}`;

/** Whether a mode was chosen before for an ability of this object that says "one that hasn't been chosen" (700.2). */
export function wasChosen(game: Game, source: ObjectId, words: Words, mode: number): boolean {
  const { notChosen } = words.modes?.choose ?? {};
  if (notChosen === undefined) return false;
  const before = objectAt(game, source).activations[keyOf(words, mode)];
  return before !== undefined && (notChosen === 'ever' || before.turn === game.turn.number);
}

/** Keeps which modes were chosen for an ability that asks for that. */
export function noteModes(game: Game, source: ObjectId, words: Words, chosen: readonly number[]): void {
  if (words.modes?.choose.notChosen === undefined || objectAt(game, source).left !== null) return;
  const object = write(game).object(source);
  const { number: turn } = game.turn;
  object.activations = {
    ...object.activations,
    ...Object.fromEntries(chosen.map((mode) => [keyOf(words, mode), { turn, count: 1 }])),
  };
}
