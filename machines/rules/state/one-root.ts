import type { Game } from './game.ts';
import { close, open, type WritingMode } from './write.ts';

/** The root that the actions carried out together write, once the first of them has opened it. */
let together: { root: Game | null } | null = null;

/** Carries out actions of which nobody sees anything but what they come to: they all write one root. */
export function onOneRoot<Result>(carryOut: () => Result): Result {
  const around = together;
  const own: { root: Game | null } = { root: null };
  together = own;
  try {
    return carryOut();
  } finally {
    together = around;
    if (own.root !== null) close(own.root);
  }
}

/** Opens a game for an action; the root that another one has opened before, carried out together with it, goes on. */
export function openForAction(game: Game, mode: WritingMode): Game {
  if (together === null) return open(game, mode);
  if (together.root !== game) {
    if (together.root !== null) close(together.root);
    together.root = open(game, mode);
  }
  return together.root;
}

/** The action is done: its root is at rest, unless another one may go on with it. */
export function closeAfterAction(root: Game): void {
  if (together?.root !== root) close(root);
}
