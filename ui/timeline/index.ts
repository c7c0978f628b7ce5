/** The steps of a game on a bar. */
export { Timeline } from './Timeline.tsx';
