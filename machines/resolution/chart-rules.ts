import { raise } from 'xstate';
import type { acting } from '../chart/acting.ts';
import { whether } from '../chart/asked.ts';
import type { GameContext } from '../chart/context.ts';
import type { ChartEvent } from '../chart/events.ts';
import { follow, giveToActive } from '../chart/procedure-rules.ts';
import { EngineError, type Game, popFrame, pushFrame, resume, write } from '../rules/index.ts';
import {
  isMutating,
  isPermanentSpell,
  resolvesWithoutTargets,
  resolvingObject,
  targetsNow,
} from './on-stack.ts';

export const resolutionGuards = {
  isRefused: whether(
    ({ returned }) => isRefusal(returned),
    'What was checked is no longer so.',
    'What was checked is so.',
  ),
  isTargeted: whether(
    (game) => targetsNow(game, resolvingObject(game)).length > 0,
    'It has targets.',
    'It has no targets.',
  ),
  isPermanentSpell: whether(
    (game) => isPermanentSpell(game, resolvingObject(game)),
    'It is a permanent spell.',
    'It is no permanent spell.',
  ),
  isMutating: whether(
    (game) => isMutating(game, resolvingObject(game)),
    'It is a mutating creature spell.',
    'It is no mutating creature spell.',
  ),
  /** Without a legal target it is a permanent spell like any other (702.140b). */
  resolvesAnyway: whether(
    (game) => isRefusal(game.returned) && resolvesWithoutTargets(game, resolvingObject(game)),
    'Its target is illegal, and it resolves without one.',
    'Its target is legal, or it doesn’t resolve without one.',
  ),
  turnIsEnding: whether(
    ({ ending }) => ending === 'turn',
    'An effect ends the turn.',
    'No effect ends the turn.',
  ),
  /** An instruction has begun to let a player cast a spell (608.2g). */
  letsCast: whether(
    (game) => game.frames.at(-1)?.procedure === 'announcement',
    'A player casts a spell meanwhile.',
    'Nobody casts a spell meanwhile.',
  ),
  combatIsEnding: whether(
    ({ ending }) => ending === 'combat',
    'An effect ends the combat phase.',
    'No effect ends the combat phase.',
  ),
  gameIsRestarting: whether(
    ({ ending }) => ending === 'game',
    'An effect restarts the game.',
    'No effect restarts the game.',
  ),
};

/** A check returns its verdict. */
const isRefusal = (returned: unknown): boolean =>
  typeof returned === 'object' && returned !== null && 'ok' in returned && returned.ok === false;

/** The topmost spell or ability begins to resolve (608.1); nobody has priority meanwhile (117.2e). */
export function resolve(game: Game): void {
  const object = game.stack.at(-1);
  if (object === undefined) throw new EngineError('The stack is empty.');
  write(game).root.priority = { holder: null, passed: [] };
  pushFrame(game, 'resolution', { object }, [{ object, ability: null }]);
}

/** It has resolved, or didn't: the active player gets priority next (117.3b). */
export function endResolution(game: Game): void {
  popFrame(game, 'resolution');
  giveToActive(game);
}

/** The resolution is not finished, because the turn or the combat phase ends with it (724.1b), or the game (727.1). */
export function abandonResolution(game: Game): void {
  popFrame(game, 'resolution');
}

/** What an instruction let a player cast is cast, or isn't: the next instructions are followed (608.2g). */
export function resumeResolution(game: Game): void {
  resume(game);
  follow(game);
}

/** The actions of the chart of resolving. */
export const resolutionActions = (act: ReturnType<typeof acting>) => ({
  resolve: act(resolve),
  endResolution: act(endResolution),
  resumeResolution: act(resumeResolution),
  abandonResolution: act(abandonResolution),
  endTurn: raise<GameContext, ChartEvent, ChartEvent, undefined>({ type: 'turn.end' }),
  endCombat: raise<GameContext, ChartEvent, ChartEvent, undefined>({ type: 'combat.end' }),
  restartGame: raise<GameContext, ChartEvent, ChartEvent, undefined>({ type: 'game.restart' }),
});
