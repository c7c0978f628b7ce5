import { raise } from 'xstate';
import { castingActions } from '../casting/chart-rules.ts';
import { acting } from '../chart/acting.ts';
import type { GameContext } from '../chart/context.ts';
import type { ChartEvent } from '../chart/events.ts';
import { follow, forgetLoop, start } from '../chart/procedure-rules.ts';
import { abandonDeclaration } from '../combat/index.ts';
import { pass, passOn, priorityActions } from '../priority/chart-rules.ts';
import { mustLeave } from '../priority/state-based-actions/index.ts';
import { endResolution, resolutionActions } from '../resolution/chart-rules.ts';
import { EngineError, type Game, start as startProcedure, type WritingMode, write } from '../rules/index.ts';
import { concede as leave, wasAbandoned } from './leaving.ts';
import { watchLoop, watchTurn } from './loops.ts';
import { watchPass } from './passing-on.ts';
import { beginAnew } from './restarting.ts';

/** A player concedes (104.3a); what was under way goes on without them. */
function concede(game: Game, event: ChartEvent): void {
  if (event.type !== 'player.concede') throw new EngineError(`${event.type} concedes nothing.`);
  const { root } = write(game);
  root.decisions += 1;
  root.happened = [];
  if (leave(game, event.player) === 'stay') follow(game);
}

/** A check of state-based actions that performed something may be part of a loop (104.4b), and so may be a turn. */
export function startWatched(game: Game, event: ChartEvent, name: string): void {
  const { number } = game.turn;
  start(game, event, name);
  if (game.pending !== null || game.over !== null) return;
  if (name === 'stateBasedActions' && hasPerformed(game)) drawIf(watchLoop(game), game);
  if (game.turn.number !== number) drawIf(watchTurn(game), game);
}

/** So may be a resolution. */
export function endWatched(game: Game): void {
  endResolution(game);
  drawIf(watchLoop(game), game);
}

/** A player passes; one who could do something else may end a loop of turns (104.4b). */
export function passWatched(game: Game, event: ChartEvent): void {
  watchPass(game);
  pass(game, event);
}

/** The same, where the next in turn order gets priority. */
export function passOnWatched(game: Game, event: ChartEvent): void {
  watchPass(game);
  passOn(game, event);
}

const hasPerformed = ({ returned }: Game): boolean =>
  typeof returned === 'object' && returned !== null && 'performed' in returned && returned.performed === true;

/** A loop of mandatory actions is a draw (104.4b). */
function drawIf(isLoop: boolean, game: Game): void {
  if (!isLoop) return;
  startProcedure(game, 'drawGame', { rule: '104.4b' });
  follow(game);
}

/** Players who have lost, or everyone but who has won, leave at once (104.1, 104.5), whatever was done. */
export function letLeave(game: Game): void {
  if (game.pending !== null || !mustLeave(game)) return;
  const { returned } = game;
  startProcedure(game, 'playersLeave');
  follow(game);
  if (!wasAbandoned(game)) write(game).root.returned = returned;
}

/** A player gives up the declaration of attackers or blockers that they are paying for (733.1). */
function giveUpDeclaration(game: Game, event: ChartEvent): void {
  if (event.type !== 'action.cancel') throw new EngineError(`${event.type} gives nothing up.`);
  forgetLoop(game);
  write(game).root.happened = [];
  abandonDeclaration(game);
  follow(game);
}

/** After the cleanup step in which players got priority comes another one (514.3a). */
export function repeatCleanup(game: Game): void {
  const turn = write(game).turn();
  turn.stepsLeft = ['cleanup', ...game.turn.stepsLeft];
}

/** The regions talk to one another by raising events. */
const say = <Type extends 'priority.give' | 'priority.check' | 'priority.settle'>(type: Type) =>
  raise<GameContext, ChartEvent, ChartEvent, undefined>({ type });

/** All actions of a game's charts, with rules that write copies or directly. */
export function gameActions(mode: WritingMode) {
  const writing = acting(mode);
  const act: ReturnType<typeof acting> = (rule, within) =>
    writing((game, event, params) => {
      rule(game, event, params);
      letLeave(game);
    }, within);
  return {
    ...castingActions(act),
    ...resolutionActions(act),
    ...priorityActions(act),
    pass: act(passWatched, 'moves'),
    passOn: act(passOnWatched),
    start: act(startWatched),
    endResolution: act(endWatched),
    abandonDeclaration: act(giveUpDeclaration),
    concede: act(concede),
    repeatCleanup: act(repeatCleanup),
    beginAnew: act(beginAnew),
    givePriority: say('priority.give'),
    checkPriority: say('priority.check'),
    settlePriority: say('priority.settle'),
  };
}
