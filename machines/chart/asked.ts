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

/** What every procedure's state asks. */
export const procedureGuards = {
  mustChoose: whether(({ pending }) => pending !== null),
  isDecided: whether(({ pending }) => pending === null),
  isLegalAnswer: asking(mayAnswer),
};
