import { assign, raise, setup } from 'xstate';
import type { RuleMeta } from '../chart/context.ts';
import type { ChartEvent } from '../chart/events.ts';
import { guardsAlone, withoutRules } from './alone.ts';
import type { TurnContext } from './plan.ts';

interface Types {
  readonly context?: TurnContext;
  readonly events?: ChartEvent | { readonly type: 'step.end' };
  readonly input?: { readonly players: number };
  readonly meta?: RuleMeta;
}
const types: Types = {};

/**
 * The names that the charts of the turn and of combat use, with what they mean in a turn alone, where there are no
 * rules and nobody decides. The machine of a game gives the same names their meaning by the rules.
 */
export const turnParts = setup({
  types,
  guards: guardsAlone,
  actions: {
    start: assign(({ context }, procedure: string) => ({ game: withoutRules(context.game, procedure) })),
    answer: assign({}),
    activateToPay: assign({}),
    abandonDeclaration: assign({}),
    repeatCleanup: assign({}),
    givePriority: raise({ type: 'priority.give' }),
    checkPriority: raise({ type: 'priority.settled' }),
    settlePriority: raise({ type: 'priority.settled' }),
    passForEveryone: raise({ type: 'priority.allPassed' }),
  },
});
