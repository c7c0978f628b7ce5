import type { GameContext, RuleMeta } from './context.ts';
import type { Emitted } from './emitted.ts';
import type { ChartEvent } from './events.ts';

/** The types of a chart with the rules; `setup` reads them from an empty object. */
export interface ChartTypes {
  readonly context?: GameContext;
  readonly events?: ChartEvent;
  readonly emitted?: Emitted;
  readonly meta?: RuleMeta;
}

export const chartTypes: ChartTypes = {};
