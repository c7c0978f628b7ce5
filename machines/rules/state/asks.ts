import type { Verdict } from './verdict.ts';
import { work } from './work.ts';

/** What a guard of a chart is asked with: the chart's context and the event at hand. */
export interface Asked<Context, Event> {
  readonly context: Context;
  readonly event: Event;
}

/** A guard that a player could ask about: a predicate that keeps the function its answer comes from. */
export interface AskingGuard<Context, Event, Params> {
  (asked: Asked<Context, Event>, params: Params): boolean;
  readonly asks: (asked: Asked<Context, Event>, params: Params) => Verdict;
}

/**
 * Makes a guard out of a rule's verdict: it holds where the verdict allows. The function stays on it as `asks`,
 * so that a tracer gets the answer and the reasons from one call.
 */
export function asks<Context, Event, Params = undefined>(
  verdict: (asked: Asked<Context, Event>, params: Params) => Verdict,
): AskingGuard<Context, Event, Params> {
  const counted = (asked: Asked<Context, Event>, params: Params) => {
    work.verdicts += 1;
    return verdict(asked, params);
  };
  const guard = (asked: Asked<Context, Event>, params: Params) => counted(asked, params).ok;
  return Object.assign(guard, { asks: counted });
}
