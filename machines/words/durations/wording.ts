import { phrase } from '../../wording/syntax.ts';
import { together } from '../wording.ts';
import { durations } from './index.ts';

/** How long something lasts (611.2, 514.2); “this turn” is said before “until end of turn” where both can be. */
export const durationWording = together(...Object.values(durations).map(({ said }) => said ?? {}), {
  thisTurn: [phrase('<until>')],
});
