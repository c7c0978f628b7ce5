import { nameOf, phaseName, stepName } from '../../machines/game/index.ts';
import type { Game } from '../../machines/rules/index.ts';

/** Who won, in words. */
export function outcomeOf({ winners }: NonNullable<Game['over']>, players: Game['players']): string {
  const names = winners.map((id) => players[id]?.name ?? '');
  return names.length === 0 ? 'The game is a draw' : `${names.join(' and ')} won`;
}

/** What happens if all players pass in succession now (117.4): the top of the stack resolves, or the next step comes. */
export function ifAllPass(game: Game): string {
  if (game.over !== null) return 'nothing: the game is over';
  if (game.pending === null) return 'nobody can pass now';
  if (game.pending.kind !== 'priority') return 'this decision comes first';
  const top = game.stack.at(-1);
  if (top !== undefined) return `${nameOf(game, top)} resolves`;
  return nextOf(game);
}

function nextOf({ turn }: Game): string {
  const step = turn.stepsLeft[0];
  if (step !== undefined) return `the ${stepName(step)}`;
  const next = turn.plan[0];
  if (next === undefined) return 'the next turn';
  const first = next.steps[0];
  return first === undefined ? `the ${phaseName(next.phase)}` : `the ${stepName(first)}`;
}
