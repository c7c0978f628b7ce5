/** The lines a game was played along, side by side. */
export { LinesPanel } from './LinesPanel.tsx';
