import {
  answer as answerDecision,
  answerIsLegal,
  apnap,
  type Cause,
  EngineError,
  forbidden,
  type Game,
  legalAnswers,
  type PlayerId,
  type Procedure,
  rulesTable,
  run,
  start as startProcedure,
  type Verdict,
  write,
} from '../rules/index.ts';
import type { ChartEvent, PlayerEvent } from './events.ts';

/** Begins a procedure and follows it until it is done or a player has to choose. */
export function start(game: Game, _event: ChartEvent, name: string): void {
  startProcedure(game, name, {}, causesNow(game, procedureNamed(name)));
  follow(game);
}

/** Follows the rules until a player has to choose or nothing is left of what a chart began. */
export function follow(game: Game): void {
  while (game.pending === null && isRunning(game)) run(game);
}

/**
 * Whether something that takes time is under way: an announcement and such only hold their place, and so does what
 * waits for one.
 */
function isRunning(game: Game): boolean {
  const frame = game.frames.at(-1);
  return frame !== undefined && frame.step !== '' && frame.waits !== true;
}

/** A player answered the pending decision. */
export function answer(game: Game, event: ChartEvent): void {
  if (event.type !== 'decision.answer') throw new EngineError(`${event.type} is no answer.`);
  if (isWatched(game) && isChoice(game)) {
    if (ordersTriggers(game)) noteOrder(game, event.answer);
    else forgetLoop(game);
  }
  write(game).root.happened = [];
  answerDecision(game, event.answer);
  follow(game);
}

/** Whether the pending decision leaves a choice. */
const isChoice = (game: Game): boolean =>
  game.pending !== null && legalAnswers(game, game.pending, 2).length > 1;

/** Whether triggered abilities are being ordered: as such no optional action, though another order may end a loop. */
const ordersTriggers = ({ pending }: Game): boolean => pending?.kind === 'order' && pending.rule === '603.3b';

/** How an order among what was noted for loops begins. */
export const ordered = 'order ';

/** An order of triggered abilities is a part of the loop, if this is one (104.4b). */
function noteOrder(game: Game, order: unknown): void {
  const { fingerprints, turns } = game.loop;
  const noted = `${ordered}${JSON.stringify(order)}`;
  write(game).root.loop = { fingerprints: [...fingerprints, noted], turns: [...turns, noted] };
}

const isWatched = ({ loop: { fingerprints, turns } }: Game): boolean =>
  fingerprints.length > 0 || turns.length > 0;

/** A player made a choice: what went before was no loop of mandatory actions (104.4b). */
export function forgetLoop(game: Game): void {
  if (isWatched(game)) write(game).root.loop = { fingerprints: [], turns: [] };
}

/** A player who has priority acts: what follows is put down to this decision. */
export function decided(game: Game): void {
  const { root } = write(game);
  root.pending = null;
  root.decisions += 1;
  root.happened = [];
  forgetLoop(game);
}

/**
 * With an action in between, passing in succession starts anew (117.4): called once the state is kept to which an
 * action that is given up goes back, so that it counts as none (733.1).
 */
export function passAnew(game: Game): void {
  if (game.priority.passed.length > 0)
    write(game).root.priority = { holder: game.priority.holder, passed: [] };
}

/** What a player's decision causes. */
export const causedBy = (game: Game, event: PlayerEvent): readonly Cause[] => [
  { decision: game.decisions, player: event.player },
];

/** What a procedure's events are put down to: what the announcement or resolution around it is, else its rule. */
const causesNow = (game: Game, { rule }: Procedure): readonly Cause[] => {
  const around = game.frames.at(-1)?.causes ?? [];
  return around.length > 0 ? around : [{ rule }];
};

function procedureNamed(name: string): Procedure {
  const found = rulesTable().procedures[name];
  if (found === undefined) throw new EngineError(`No procedure is called “${name}”.`);
  return found;
}

/** Whether a player may give this answer to the pending decision: it is theirs to make, and legal. */
export function mayAnswer(game: Game, event: ChartEvent): Verdict {
  if (event.type !== 'decision.answer') return forbidden('608.2d', 'That is no answer.');
  const isTheirs = isAsked(game, event.player);
  return isTheirs.ok ? answerIsLegal(game, event.answer) : isTheirs;
}

/** Whether this player, or whoever decides for them (723.5), is who must decide now. */
export function isAsked(game: Game, player: PlayerId): Verdict {
  const { pending } = game;
  if (pending === null) return forbidden('608.2d', 'Nothing is being decided now.');
  return pending.player === player || pending.decider === player
    ? { ok: true }
    : forbidden(pending.rule, '{p0} is deciding now, not {p1}.', [], {
        players: [pending.decider, player],
      });
}

/**
 * Whether it is this player who acts now, by their own hand or another's: who decides for a player makes that player's
 * choices with that player's means (723.5a), and acts in their own name only when it is their turn to (723.8).
 */
export function actsNow(game: Game, player: PlayerId): Verdict {
  const { pending } = game;
  if (pending === null) return forbidden('608.2d', 'Nothing is being decided now.');
  return pending.player === player
    ? { ok: true }
    : forbidden(pending.rule, '{p0} is deciding now, not {p1}.', [], { players: [pending.player, player] });
}

/**
 * The active player is to get priority, or the next in turn order if that player has left (117.3a, 800.4j); whoever
 * passed before starts anew.
 */
export function giveToActive(game: Game): void {
  write(game).root.priority = { holder: apnap(game)[0] ?? null, passed: [] };
}
