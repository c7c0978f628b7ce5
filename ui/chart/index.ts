export type { DescribableRefusal } from './actions.ts';
export { Chart, type ChartProps } from './Chart.tsx';
export type { Cell, Placement } from './placement.ts';
export type { Aside, AsideLine } from './stage/asides.ts';
