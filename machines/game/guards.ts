import { castingGuards } from '../casting/chart-rules.ts';
import { asking, procedureGuards, whether } from '../chart/asked.ts';
import type { ChartEvent } from '../chart/events.ts';
import { priorityGuards } from '../priority/chart-rules.ts';
import { resolutionGuards } from '../resolution/chart-rules.ts';
import { allowed, forbidden, type Game, type Verdict } from '../rules/index.ts';
import { planGuards } from '../turn/alone.ts';
import { sagas } from '../turn/index.ts';

/** Whether this player may concede: at any time, while they are in the game (104.3a). */
export function mayConcede(game: Game, event: ChartEvent): Verdict {
  if (event.type !== 'player.concede') return forbidden('104.3a', 'That concedes nothing.');
  return game.players[event.player]?.status === 'playing' && game.over === null
    ? allowed
    : forbidden('104.3a', '{p0} is no longer in the game.', [], { players: [event.player] });
}

/** Nobody has priority any more, and nothing is left to resolve (500.2). */
const isOverForNow = ({ pending, priority, stack }: Game): boolean =>
  stack.length === 0 && pending === null && priority.holder === null;

/** Everything that a game's charts ask. */
export const gameGuards = {
  ...procedureGuards,
  ...planGuards,
  ...castingGuards,
  ...resolutionGuards,
  ...priorityGuards,
  stepEnds: whether((game) => isOverForNow(game) && game.turn.stepsLeft.length > 0),
  phaseEnds: whether((game) => isOverForNow(game) && game.turn.stepsLeft.length === 0),
  sagasGetLore: whether((game) => game.turn.phase === 'precombatMain' && sagas(game).length > 0),
  mulligansAreTaken: whether((game) =>
    game.players.some(({ keptHand, status }) => status === 'playing' && !keptHand),
  ),
  mayConcede: asking(mayConcede),
  isOver: whether(({ over }) => over !== null),
};
