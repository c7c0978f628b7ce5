export type {
  ChartAction,
  ChartDescription,
  ChartEdge,
  ChartEdgeKind,
  ChartGuard,
  ChartNode,
  ChartNodeType,
  GuardOperator,
} from './chart.ts';
export { type Heard, heardIn } from './heard-in.ts';
export type { Json } from './json.ts';
export { type Moment, momentOf } from './moment.ts';
export type { AskedNow, KnownEvent, Try } from './now.ts';
export { fromPort, type Port, toPort } from './port.ts';
export type { Read } from './reads.ts';
export type {
  AskedTransition,
  GuardAnswer,
  Macrostep,
  Microstep,
  MicrostepKind,
  Origin,
  Run,
  TracedEvent,
} from './record.ts';
export { type Source, silent } from './source.ts';
export { chartOf, fromActor, traced } from './xstate5.ts';
export { eventsNow } from './xstate5-now.ts';
