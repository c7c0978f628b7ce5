/** The inspector, for a React app to mount. */
export { fromActor, fromPort, type Source, silent, toPort } from '../machines/play/trace/index.ts';
export { Chart, type ChartProps } from './chart/index.ts';
export { Inspector, type InspectorProps } from './inspector/index.ts';
export type { AutomaticPlayer, Seats } from './session/index.ts';
