/** The lines a game was played along, side by side. */
export { type Difference, differences, nothing } from './differences.ts';
export { LinesPanel } from './LinesPanel.tsx';
