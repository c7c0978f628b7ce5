import { type Asked, asks, type Game, type Verdict } from '../rules/index.ts';
import type { GameContext } from './context.ts';
import type { ChartEvent } from './events.ts';
import { mayAnswer } from './procedure-rules.ts';

type AskedNow = Asked<GameContext, ChartEvent>;

/** A guard that a player could ask about: made of a verdict on the game and the event. */
export const asking = (verdict: (game: Game, event: ChartEvent) => Verdict) =>
  asks<GameContext, ChartEvent>(({ context, event }) => verdict(context.game, event));

/** A guard on the game alone, which no player asks about. */
export const whether =
  <Params = undefined>(is: (game: Game, params: Params) => boolean) =>
  ({ context }: AskedNow, params: Params) =>
    is(context.game, params);

/** Whether what was under way is gone with the player who did it (800.4a). */
export const wasAbandoned = ({ returned }: Game): boolean =>
  typeof returned === 'object' && returned !== null && 'abandoned' in returned && returned.abandoned === true;

const hasStopped = (game: Game): boolean => game.over !== null || wasAbandoned(game);

/** What every procedure's state asks. */
export const procedureGuards = {
  /** A player has to choose, or nothing goes on here: the game is over, or a player left what they were doing. */
  mustChoose: whether((game) => game.pending !== null || hasStopped(game)),
  isDecided: whether((game) => game.pending === null && !hasStopped(game)),
  wasAbandoned: whether(wasAbandoned),
  isLegalAnswer: asking(mayAnswer),
};
