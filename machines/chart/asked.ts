import { type Asked, asks, type Game, type Verdict } from '../rules/index.ts';
import type { GameContext } from './context.ts';
import type { ChartEvent } from './events.ts';
import { mayAnswer } from './procedure-rules.ts';
import { saying } from './saying.ts';

type AskedNow = Asked<GameContext, ChartEvent>;

/** A guard that a player could ask about: made of a verdict on the game and the event. */
export const asking = (verdict: (game: Game, event: ChartEvent) => Verdict) =>
  asks<GameContext, ChartEvent>(({ context, event }) => verdict(context.game, event));

/** The same where the answer only says which way is taken: it has reasons, and isn't counted as a verdict that was asked. */
export const choosingWay = (verdict: (game: Game, event: ChartEvent) => Verdict) => {
  const asked = ({ context, event }: AskedNow) => verdict(context.game, event);
  return Object.assign((now: AskedNow) => asked(now).ok, { asks: asked });
};

/** A guard on the game alone, which no player asks about, with what its answers mean: see `saying`. */
export const whether = <Params = undefined>(
  is: (game: Game, params: Params) => boolean,
  yes: string,
  no: string,
) => saying(({ context }: AskedNow, params: Params) => is(context.game, params), yes, no);

/** Whether what was under way is gone with the player who did it (800.4a). */
export const wasAbandoned = ({ returned }: Game): boolean =>
  typeof returned === 'object' && returned !== null && 'abandoned' in returned && returned.abandoned === true;

const hasStopped = (game: Game): boolean => game.over !== null || wasAbandoned(game);

/** What every procedure's state asks. */
export const procedureGuards = {
  /** A player has to choose, or nothing goes on here: the game is over, or a player left what they were doing. */
  mustChoose: whether(
    (game) => game.pending !== null || hasStopped(game),
    'A player has to choose, or nothing goes on here any more.',
    'Nobody has to choose: the rules are followed further.',
  ),
  isDecided: whether(
    (game) => game.pending === null && !hasStopped(game),
    'Nothing is left to be chosen.',
    'A player has yet to choose, or nothing goes on here any more.',
  ),
  wasAbandoned: whether(
    wasAbandoned,
    'What was under way is gone with the player who left.',
    'No player has left what was under way.',
  ),
  isLegalAnswer: asking(mayAnswer),
};
