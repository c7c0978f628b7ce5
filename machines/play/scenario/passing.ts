/** Players pass, and decide what needs no line, until what a line says can be done or is so. */
import { explain } from '../../game/index.ts';
import type { Decision, Game } from '../../rules/index.ts';
import { closed } from './announced.ts';
import type { Action } from './line.ts';
import { gameOf, type Run, send, type Trouble, trouble } from './sending.ts';
import { settle } from './settle.ts';
import type { Tried } from './trying.ts';

/** Players pass for at most so long on the way to what a line says. */
const longest = 5000;

/** Passes, and settles what needs no line, until it can be done. */
export function reach(run: Run, tryIt: () => Tried): Trouble {
  const from = gameOf(run).turn.number;
  let first: Trouble = null;
  for (let times = 0; times < longest; times++) {
    const game = gameOf(run);
    if (game.over !== null || game.pending === null) return first ?? trouble('the game is over');
    const tried = tryIt();
    if (tried.now) return tried.trouble;
    // That somebody else has priority says nothing about the line.
    if (first === null || first.rules.includes('117.1')) first = tried.why;
    if (game.turn.number > Math.max(1, from)) return first;
    const going = goOn(run, game.pending, tried.why);
    if (going !== null) return going;
  }
  return trouble('this is not reached by passing');
}

/** One decision further: priority is passed, others are settled, or not. */
function goOn(run: Run, pending: Decision, why: Trouble): Trouble {
  if (pending.kind === 'priority')
    return closed(run) ?? send(run, { type: 'priority.pass', player: pending.player });
  const settled = settle(run, pending);
  return settled === 'unanswered' ? unanswered(run, pending, why) : settled;
}

/** A decision with more than one legal answer that nobody answers. */
export function unanswered(run: Run, pending: Decision, why: Trouble = null): Trouble {
  const player = run.names.lexicon.players[pending.player] ?? '';
  const about = pending.about === '' ? pending.kind : `${pending.kind}: ${pending.about}`;
  return trouble(
    `${player} has to decide (${about}, ${pending.rule}), and the script doesn’t say how${why === null ? '' : `; the next line waits: ${why.reason}`}`,
  );
}

/** Each player passes once. */
export function allPass(run: Run): Trouble {
  const players = gameOf(run).players.filter(({ status }) => status === 'playing').length;
  for (let times = 0; times < players; times++) {
    const { pending } = gameOf(run);
    if (pending === null) return null;
    if (pending.kind !== 'priority') return unanswered(run, pending);
    const passed = closed(run) ?? send(run, { type: 'priority.pass', player: pending.player });
    if (passed !== null) return passed;
  }
  return null;
}

/** Players pass, and declare no attackers and no blockers, until it is so. */
export function passUntil(run: Run, until: Extract<Action, { do: 'passUntil' }>['until']): Trouble {
  const from = gameOf(run).turn.number;
  const isReached = (game: Game): boolean => {
    const { pending, turn } = game;
    switch (until.kind) {
      case 'stackIsEmpty':
        return game.stack.length === 0 && game.waiting.length === 0 && pending?.kind === 'priority';
      case 'place':
        return (turn.step ?? turn.phase) === until.at && (until.of === null || turn.of === until.of);
      case 'turn':
        return turn.number >= until.number;
      case 'nextTurn':
        return turn.number > from;
      case 'asked':
        return pending !== null && pending.kind !== 'priority' && pending.player === until.player;
      case 'over':
        return game.over !== null;
    }
  };
  for (let times = 0; times < longest; times++) {
    const game = gameOf(run);
    if (isReached(game)) return null;
    const { pending } = game;
    if (game.over !== null || pending === null) return trouble('the game is over');
    if (game.turn.number > from + 20) return trouble('that doesn’t come within twenty turns');
    const going = declaresNothing(run, game, pending) ? sendNothing(run, pending) : goOn(run, pending, null);
    if (going !== null) return going;
  }
  return trouble('that is not reached by passing');
}

const declaresNothing = (run: Run, game: Game, pending: Decision): boolean =>
  (pending.kind === 'attackers' || pending.kind === 'blockers') &&
  run.decide.every(({ kind }) => kind !== pending.kind) &&
  explain(game, { type: 'decision.answer', player: pending.player, answer: [] }).ok;

const sendNothing = (run: Run, pending: Decision): Trouble =>
  send(run, { type: 'decision.answer', player: pending.player, answer: [] });
