/** What the rules must refuse, tried on a copy of the game. */
import { restoreGame, saveGame } from '../../game/index.ts';
import type { Action } from './line.ts';
import { reach } from './passing.ts';
import { gameOf, type Run, send, type Trouble, trouble } from './sending.ts';
import { targetRules } from './target-rules.ts';
import { attemptNow, doneWith, notYet, type Reachable } from './trying.ts';
import { eventFor } from './wanted.ts';

/** Tries it on a copy of the game; it must be refused by the rule. */
export function refused(run: Run, action: Action, rule: string, text: string): Trouble {
  if (action.do === 'attack' || action.do === 'block' || action.do === 'answer') {
    const reached = reach(run, () => {
      const { pending } = gameOf(run);
      const kind = { attack: 'attackers', block: 'blockers', answer: null }[action.do];
      const isIt =
        pending?.player === action.player &&
        (kind === null ? pending.kind !== 'priority' : pending.kind === kind);
      return isIt ? doneWith(null) : notYet(trouble(`${kind ?? 'a decision'} of that player doesn’t come`));
    });
    if (reached !== null) return reached;
  }
  const tried = tryOnCopy(run, action, text);
  if (tried === null) return trouble(`it should be refused by ${rule}, and isn’t`);
  return tried.rules.includes(rule)
    ? null
    : trouble(
        `it should be refused by ${rule}; it is by ${tried.rules.length === 0 ? 'no rule' : tried.rules.join(', ')}: ${tried.reason}`,
      );
}

/** What comes of a line if it is carried out right now, without any passing, on a copy of the game. */
export function tryOnCopy(run: Run, action: Action, text: string): Trouble {
  const actor = restoreGame(saveGame(run.actor));
  actor.start();
  const copy: Run = { ...run, actor, open: run.open === null ? null : { ...run.open } };
  if (action.do === 'allPass' || action.do === 'passUntil' || action.do === 'refused')
    return trouble('only what one player does can be refused');
  if (action.do === 'concede') return send(copy, { type: 'player.concede', player: action.player });
  const tried = attemptNow(copy, action, text);
  const result = tried.now ? tried.trouble : tried.why;
  if (tried.now) return result;
  return withTargets(copy, action, result);
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
