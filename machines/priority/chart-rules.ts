import { raise } from 'xstate';
import { hasPriority } from '../casting/chart-rules.ts';
import { beginTrigger as beginAnnouncing } from '../casting/index.ts';
import type { acting } from '../chart/acting.ts';
import { asking, choosingWay, whether } from '../chart/asked.ts';
import type { GameContext } from '../chart/context.ts';
import type { ChartEvent } from '../chart/events.ts';
import { giveToActive } from '../chart/procedure-rules.ts';
import {
  allowed,
  deciderFor,
  EngineError,
  endShowing,
  firstRefusal,
  forbidden,
  type Game,
  inTurnOrderFrom,
  nextInTurnOrder,
  type PlayerId,
  playing,
  popFrame,
  pushFrame,
  remember,
  type Verdict,
  write,
} from '../rules/index.ts';
import { checkIsDue } from './state-based-actions/index.ts';
import { triggersBeingPut } from './triggers.ts';

/** Whether this player may pass: they have priority (117.3d). */
export const mayPass = (game: Game, event: ChartEvent): Verdict =>
  event.type === 'priority.pass' ? hasPriority(game, event) : forbidden('117.3d', 'That is no pass.');

/** With this pass all players will have passed in succession (117.4). */
export const isLast = (game: Game): boolean =>
  playing(game).every((player) => player === game.priority.holder || game.priority.passed.includes(player));

/** Whether all players have passed in succession. */
const everyonePassed = (game: Game): boolean =>
  playing(game).every((player) => game.priority.passed.includes(player));

/** Whether a player left the game while somebody had priority, who has done nothing since. */
const hasJustLeft = (game: Game): boolean => game.happened.some(({ event }) => event.type === 'leave');

/** What the innermost announcement, resolution or such is, that something else may have interrupted. */
const insideOf = (game: Game): string | null =>
  game.frames.findLast(({ step }) => step === '')?.procedure ?? null;

/** With this pass all players pass in succession, and the topmost object resolves (117.4). */
const mayPassLast = (game: Game, event: ChartEvent): Verdict =>
  firstRefusal(
    () => mayPass(game, event),
    () => (isLast(game) ? allowed : forbidden('117.4', 'Another player has yet to pass.')),
  );

/** The same where nothing would resolve: the step or phase ends (117.4). */
const mayPassLastOnEmptyStack = (game: Game, event: ChartEvent): Verdict =>
  firstRefusal(
    () => mayPassLast(game, event),
    () => (game.stack.length === 0 ? allowed : forbidden('117.4', 'Something is on the stack.')),
  );

/** A pass after which all is checked once more, as a player has left (117.5). */
const mayPassAfterLeaving = (game: Game, event: ChartEvent): Verdict =>
  firstRefusal(
    () => mayPass(game, event),
    () => (hasJustLeft(game) ? allowed : forbidden('117.5', 'Nobody has left since a player got priority.')),
  );

export const priorityGuards = {
  checkIsDue: whether(
    (game) => game.over === null && checkIsDue(game),
    'State-based actions have to be checked.',
    'Nothing has changed that a state-based action would look for.',
  ),
  triggersWait: whether(
    ({ over, waiting }) => over === null && waiting.length > 0,
    'Triggered abilities wait to be put on the stack.',
    'No triggered ability waits to be put on the stack.',
  ),
  triggersAreLeft: whether(
    (game) => orderOf(game).length > 0,
    'More of this player’s abilities are to be put on the stack.',
    'All of this player’s abilities are on the stack.',
  ),
  othersAreLeft: whether(
    (game) => triggersBeingPut(game).left.length > 0,
    'Another player’s abilities are to be put on the stack.',
    'No other player’s abilities are left.',
  ),
  isInside: whether(
    (game, name: string) => insideOf(game) === name,
    'This was interrupted: {}.',
    'This was not what was interrupted: {}.',
  ),
  mayPass: asking(mayPass),
  isLastPass: choosingWay(mayPassLast),
  isLastPassOnEmptyStack: choosingWay(mayPassLastOnEmptyStack),
  isPassAfterLeaving: choosingWay(mayPassAfterLeaving),
  everyonePassed: whether(
    everyonePassed,
    'All players have passed in succession.',
    'Not all players have passed in succession.',
  ),
};

/** A player has priority: it is theirs to act or pass (117.1). */
export function hold(game: Game): void {
  if (game.over !== null) return;
  endShowing(game);
  const { holder } = game.priority;
  const first = holder ?? game.turn.of;
  const player = inTurnOrderFrom(game, first)[0];
  if (player === undefined) throw new EngineError('Nobody is left who could get priority.');
  offer(game, player);
}

function offer(game: Game, player: PlayerId): void {
  const { root } = write(game);
  root.priority = { holder: player, passed: root.priority.passed };
  root.pending = {
    kind: 'priority',
    player,
    decider: deciderFor(game, player),
    rule: '117.1',
    about: 'act or pass',
    object: null,
  };
}

/** A player passes (117.3d). */
export function pass(game: Game, event: ChartEvent): void {
  if (event.type !== 'priority.pass') throw new EngineError(`${event.type} is no pass.`);
  const { root } = write(game);
  const { holder, passed } = game.priority;
  root.pending = null;
  root.decisions += 1;
  root.happened = [];
  root.priority = { holder: null, passed: holder === null ? passed : [...passed, holder] };
}

/** A player passes, and the next in turn order gets priority: nothing has changed since the last check (117.3d). */
export function passOn(game: Game, event: ChartEvent): void {
  const next = passTo(game, event);
  offer(game, next);
}

/** The same, where something has: the next in turn order will get priority once that is dealt with (117.5). */
function passAfterLeaving(game: Game, event: ChartEvent): void {
  const next = passTo(game, event);
  const { root } = write(game);
  root.priority = { holder: next, passed: root.priority.passed };
}

/** A player passes; returns the next in turn order. */
function passTo(game: Game, event: ChartEvent): PlayerId {
  const { holder } = game.priority;
  pass(game, event);
  return nextInTurnOrder(game, holder ?? game.turn.of);
}

/** All abilities that wait now are put on the stack (603.3b); what triggers meanwhile comes afterwards. */
export function putTriggers(game: Game): void {
  pushFrame(game, 'puttingTriggers', { left: game.waiting.map(({ id }) => id), order: [] });
}

/** A player has ordered theirs: the procedure returned what comes first and what is left for others. */
export function triggersAreOrdered(game: Game): void {
  const { returned } = game;
  if (typeof returned !== 'object' || returned === null) throw new EngineError('No triggers were ordered.');
  remember(game, 'puttingTriggers', { ...returned });
}

/** Those of the present player that are still to be put on the stack; one may be gone with its controller (800.4d). */
const orderOf = (game: Game): readonly number[] =>
  triggersBeingPut(game).order.filter((id) => game.waiting.some((waiting) => waiting.id === id));

/** The next one is put on the stack (603.3c-d). */
export function beginTrigger(game: Game): void {
  const [id, ...order] = orderOf(game);
  if (id === undefined) throw new EngineError('No triggered ability is left to be put on the stack.');
  remember(game, 'puttingTriggers', { order });
  beginAnnouncing(game, id);
}

/** All that waited are on the stack. */
export function triggersArePut(game: Game): void {
  popFrame(game, 'puttingTriggers');
}

/** What a player who left was doing is gone with them (800.4a). */
function takeNoteOfLeaving(game: Game): void {
  write(game).root.returned = null;
}

/** The actions of the chart of priority. */
export const priorityActions = (act: ReturnType<typeof acting>) => ({
  giveToActive: act(giveToActive, 'moves'),
  hold: act(hold, 'moves'),
  pass: act(pass, 'moves'),
  passOn: act(passOn),
  passAfterLeaving: act(passAfterLeaving, 'moves'),
  putTriggers: act(putTriggers),
  triggersAreOrdered: act(triggersAreOrdered),
  beginTrigger: act(beginTrigger),
  triggersArePut: act(triggersArePut),
  takeNoteOfLeaving: act(takeNoteOfLeaving),
  allPassed: raise<GameContext, ChartEvent, ChartEvent, undefined>({ type: 'priority.allPassed' }),
  settled: raise<GameContext, ChartEvent, ChartEvent, undefined>({ type: 'priority.settled' }),
});
