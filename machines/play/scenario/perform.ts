/** Carries out the lines of a script. */
import type { Action } from './action.ts';
import { allPass, passUntil, reach } from './passing.ts';
import { refused } from './refused.ts';
import { type Run, send, type Trouble } from './sending.ts';
import { attemptNow } from './trying.ts';

/** Carries a line out; players pass on the way to it, within the turn. */
export function perform(run: Run, action: Action, text: string): Trouble {
  if (action.do === 'stop') return null;
  if (action.do === 'allPass') return allPass(run);
  if (action.do === 'passUntil') return passUntil(run, action.until);
  if (action.do === 'concede') return send(run, { type: 'player.concede', player: action.player });
  if (action.do === 'refused') return refused(run, action.action, action.rule, text);
  return reach(run, action, () => attemptNow(run, action, text));
}
