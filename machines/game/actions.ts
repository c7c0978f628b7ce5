import { raise } from 'xstate';
import { castingActions } from '../casting/chart-rules.ts';
import { acting } from '../chart/acting.ts';
import type { GameContext } from '../chart/context.ts';
import type { ChartEvent } from '../chart/events.ts';
import { follow } from '../chart/procedure-rules.ts';
import { priorityActions } from '../priority/chart-rules.ts';
import { resolutionActions } from '../resolution/chart-rules.ts';
import { EngineError, type Game, type WritingMode, write } from '../rules/index.ts';
import { concede as leave } from './leaving.ts';

/** A player concedes (104.3a); what was under way goes on without them. */
function concede(game: Game, event: ChartEvent): void {
  if (event.type !== 'player.concede') throw new EngineError(`${event.type} concedes nothing.`);
  const { root } = write(game);
  root.decisions += 1;
  root.happened = [];
  if (leave(game, event.player) === 'stay') follow(game);
}

/** After the cleanup step in which players got priority comes another one (514.3a). */
function repeatCleanup(game: Game): void {
  const turn = write(game).turn();
  turn.stepsLeft = ['cleanup', ...game.turn.stepsLeft];
}

/** The regions talk to one another by raising events. */
const say = <Type extends 'priority.give' | 'priority.check' | 'priority.settle'>(type: Type) =>
  raise<GameContext, ChartEvent, ChartEvent, undefined>({ type });

/** All actions of a game's charts, with rules that write copies or directly. */
export function gameActions(mode: WritingMode) {
  const act = acting(mode);
  return {
    ...castingActions(act),
    ...resolutionActions(act),
    ...priorityActions(act),
    concede: act(concede),
    repeatCleanup: act(repeatCleanup),
    givePriority: say('priority.give'),
    checkPriority: say('priority.check'),
    settlePriority: say('priority.settle'),
  };
}
