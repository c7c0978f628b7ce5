export type { DescribableRefusal } from './actions.ts';
export { Chart, type ChartProps } from './Chart.tsx';
export { Outline } from './Outline.tsx';
export type { Cell, Placement } from './placement.ts';
export { ChartStoreContext, chartStore } from './store.ts';
