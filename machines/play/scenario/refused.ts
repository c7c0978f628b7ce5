/** What the rules must refuse, tried on a copy of the game. */
import type { Action } from './action.ts';
import { reach } from './passing.ts';
import { copied, gameOf, type Run, send, type Trouble, trouble } from './sending.ts';
import { targetRules } from './target-rules.ts';
import { attemptNow, type Reachable } from './trying.ts';
import { eventFor } from './wanted.ts';

/** Tries it on a copy of the game; it must be refused by the rule or one below it, or by any where none is said. */
export function refused(run: Run, action: Action, rule: string | null, text: string): Trouble {
  const tried = tryOnCopy(run, action, text);
  const wanted = rule === null ? '' : ` by ${rule}`;
  if (tried === null) return trouble(`it should be refused${wanted}, and isn’t`);
  if (tried.rules.some((one) => rule === null || isOrBelow(one, rule))) return null;
  return trouble(
    `it should be refused${wanted}; it is by ${tried.rules.length === 0 ? 'no rule' : tried.rules.join(', ')}: ${tried.reason}`,
  );
}

/** Whether a rule is another one or stands below it: 305.2b below 305.2, and both below 305. */
const isOrBelow = (rule: string, other: string): boolean =>
  rule === other || (rule.startsWith(other) && !/^\d/.test(rule.slice(other.length)));

/**
 * What comes of a line on a copy of the game, as it is now: nobody passes first, but on the way to a declaration or to
 * combat damage as for the line itself.
 */
export function tryOnCopy(run: Run, action: Action, text: string): Trouble {
  const copy = copied(run);
  switch (action.do) {
    case 'allPass':
    case 'passUntil':
    case 'stop':
    case 'refused':
      return trouble('only what one player does can be refused');
    case 'concede':
      return send(copy, { type: 'player.concede', player: action.player });
    case 'attack':
    case 'block':
    case 'answer':
      return reach(copy, action, () => attemptNow(copy, action, text));
    default: {
      const tried = attemptNow(copy, action, text);
      return tried.now ? tried.trouble : withTargets(copy, action, tried.why);
    }
  }
}

/** Adds why a target that the line names could be none, where the spell can’t be cast at all for want of one. */
function withTargets(run: Run, action: Reachable, result: Trouble): Trouble {
  if (result === null || (action.do !== 'cast' && action.do !== 'activate')) return result;
  const game = gameOf(run);
  const wanted = eventFor(game, run.names, action);
  if ('reason' in wanted) return result;
  const rules = targetRules(game, run.names, action.player, wanted.event, action.clauses);
  return { ...result, rules: [...result.rules, ...rules] };
}
