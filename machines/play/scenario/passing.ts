/** Players pass as far as a line can’t do without, and as a line says. */
import { explain, nameOf } from '../../game/index.ts';
import { type Decision, type DecisionOf, deciderFor, type Game } from '../../rules/index.ts';
import type { Action } from './action.ts';
import { closed } from './announced.ts';
import { withWhatSettled } from './by-itself.ts';
import { whyNotDeclared } from './declared.ts';
import { gameOf, type Run, send, type Trouble, trouble } from './sending.ts';
import { settle } from './settle.ts';
import type { Reachable, Tried } from './trying.ts';
import { waitingFor } from './waiting.ts';

/** Players pass for at most so long on the way to what a line says. */
const longest = 5000;

/**
 * Carries a line out now. What is settled by itself is settled before it, and priority is handed on to its player. For
 * an attack players pass from a main phase to its declaration, for blocks and for combat damage from the step before.
 * Nothing resolves and no other step ends on the way: where it would, that is the trouble. What the line’s player can’t
 * do with priority, can’t be done.
 */
export function reach(run: Run, action: Reachable, tryIt: () => Tried): Trouble {
  let first: Trouble = null;
  for (let times = 0; times < longest; times++) {
    const game = gameOf(run);
    const { pending } = game;
    if (game.over !== null || pending === null) return first ?? gameIsOver(run, game);
    const tried = tryIt();
    if (tried.now) return tried.trouble;
    if (pending.kind === 'priority') {
      const kept = keptFrom(run, game, pending, action, first ?? tried.why);
      if (kept !== null) return kept;
      first = couldNotDeclare(run, game, action) ?? first;
    }
    const going = goOn(run, pending, isWaiting(tried.why) ? null : tried.why);
    if (going !== null) return going;
  }
  return trouble('this is not reached by passing');
}

/** That nothing more can be done, and how it ended. */
function gameIsOver({ names }: Run, { over }: Game): NonNullable<Trouble> {
  if (over === null) return trouble('the game is over');
  const winners = over.winners.map((winner) => names.lexicon.players[winner] ?? '');
  const how = winners.length === 0 ? 'nobody won' : `${winners.join(' and ')} won`;
  return trouble(`the game is over: ${how} (${over.rule})`, [over.rule]);
}

/** That somebody else decides now says nothing about the line. */
const isWaiting = (why: Trouble): boolean => why === null || why.rules.every((rule) => rule === '117.1');

/** What keeps players from passing for this line; null: the one with priority may pass for it. */
function keptFrom(
  run: Run,
  game: Game,
  pending: DecisionOf<'priority'>,
  action: Reachable,
  why: Trouble,
): Trouble {
  const isLast = endsTheRound(game, pending);
  const needsStep = leadsThere(game, action);
  if (needsStep === 'not') return why;
  // Who only decides for the player with priority may have meant to do it in their own name.
  if (needsStep === 'priority' && pending.player === action.player) return why;
  if (!isLast || (needsStep === 'step' && game.stack.length === 0)) return null;
  const seat = run.names.lexicon.players[pending.player] ?? '';
  const top = game.stack.at(-1);
  const next =
    top === undefined
      ? `the ${game.turn.step ?? game.turn.phase} ends (“pass until …”)`
      : `${nameOf(game, top)} resolves (“everyone passes” or “pass until …”)`;
  return trouble(
    `${seat} has priority, and as ${seat} passes ${next}: the script has to say so${why === null ? '' : `. The line now: ${why.reason}`}`,
    why?.rules,
  );
}

/** Whether all others have passed in succession (117.4). */
const endsTheRound = ({ players, priority }: Game, { player }: DecisionOf<'priority'>): boolean =>
  players.every(({ id, status }) => status !== 'playing' || id === player || priority.passed.includes(id));

/** What a line waits for: that its player has priority; a step to which players pass; or nothing that passing leads to. */
function leadsThere(game: Game, action: Reachable): 'priority' | 'step' | 'not' {
  const { combat, turn } = game;
  switch (action.do) {
    case 'attack': {
      if (turn.active === null || ![turn.active, deciderFor(game, turn.active)].includes(action.player))
        return 'not';
      const isBefore =
        turn.step === 'beginningOfCombat' ||
        (turn.step === null && turn.plan.some(({ phase }) => phase === 'combat'));
      return isBefore ? 'step' : 'not';
    }
    case 'block':
      return turn.step === 'declareAttackers' && (combat?.attackers.length ?? 0) > 0 ? 'step' : 'not';
    case 'answer':
      return action.verb === 'assigns' && (turn.step === 'declareBlockers' || turn.step === 'combatDamage')
        ? 'step'
        : 'not';
    case 'pass':
    case 'cancel':
    case 'play':
    case 'turnFaceUp':
    case 'exileFromHand':
    case 'unlock':
    case 'cast':
    case 'activate':
      return 'priority';
    default:
      return action satisfies never;
  }
}

/** Why a declaration could not be made, where its step is next: nobody is asked who has nothing to declare. */
function couldNotDeclare(run: Run, { turn }: Game, action: Reachable): Trouble {
  if (action.do !== 'attack' && action.do !== 'block') return null;
  const isNext = turn.step === (action.do === 'attack' ? 'beginningOfCombat' : 'declareAttackers');
  if (!isNext) return null;
  const isAttacker = action.do === 'attack' && turn.active !== null;
  return whyNotDeclared(run, isAttacker ? { ...action, player: turn.active } : action);
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
  return trouble(
    `${waitingFor(gameOf(run), run, pending)}, and the script doesn’t say how${why === null ? '' : `; the next line waits: ${why.reason}`}`,
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

/** Players pass, and declare no attackers and no blockers, until it is so; the end of the game empties the stack. */
export function passUntil(run: Run, until: Until): Trouble {
  const from = gameOf(run).turn.number;
  if (until.kind === 'turn' && until.number < from)
    return trouble(`turn ${until.number} is past: this is turn ${from}`);
  let wasEmpty = false;
  const failed = (why: NonNullable<Trouble>) =>
    until.kind === 'asked' ? notAsked(run, until, wasEmpty, why) : why;
  for (let times = 0; times < longest; times++) {
    const game = gameOf(run);
    if (isReached(game, until, from)) return null;
    const { pending } = game;
    if (game.over !== null || pending === null) return failed(gameIsOver(run, game));
    if (game.turn.number > from + 20) return failed(trouble('that doesn’t come within twenty turns'));
    wasEmpty ||= isAtRest(game);
    const going = declaresNothing(run, game, pending) ? sendNothing(run, pending) : goOn(run, pending, null);
    if (going !== null) return failed(going);
  }
  return trouble('that is not reached by passing');
}

type Until = Extract<Action, { do: 'passUntil' }>['until'];

const isAtRest = ({ pending, stack, waiting }: Game): boolean =>
  stack.length === 0 && waiting.length === 0 && pending?.kind === 'priority';

/** Whether what players pass for is so; `from` is the turn in which they began. */
function isReached(game: Game, until: Until, from: number): boolean {
  const { over, pending, turn } = game;
  switch (until.kind) {
    case 'stackIsEmpty':
      return over !== null || isAtRest(game);
    case 'place':
      return (turn.step ?? turn.phase) === until.at && (until.of === null || turn.of === until.of);
    case 'turn':
      return turn.number >= until.number;
    case 'nextTurn':
      return turn.number > from;
    case 'asked':
      return (
        pending !== null &&
        pending.kind !== 'priority' &&
        [pending.player, pending.decider].includes(until.player)
      );
    case 'over':
      return over !== null;
    default:
      return until satisfies never;
  }
}

/** Adds what settled itself on the way to a decision that doesn't come, or that nothing was asked. */
function notAsked(
  run: Run,
  { player }: Extract<Until, { kind: 'asked' }>,
  wasEmpty: boolean,
  why: NonNullable<Trouble>,
): NonNullable<Trouble> {
  const told = withWhatSettled(run, { player }, why);
  if (!wasEmpty || told !== why) return told;
  const seat = run.names.lexicon.players[player] ?? '';
  return trouble(`${why.reason}; ${seat} was asked nothing until the stack was empty`, why.rules);
}

const declaresNothing = (run: Run, game: Game, pending: Decision): boolean =>
  (pending.kind === 'attackers' || pending.kind === 'blockers') &&
  run.decide.every(({ kind }) => kind !== pending.kind) &&
  explain(game, { type: 'decision.answer', player: pending.player, answer: [] }).ok;

const sendNothing = (run: Run, pending: Decision): Trouble =>
  send(run, { type: 'decision.answer', player: pending.player, answer: [] });
