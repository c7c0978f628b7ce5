/** What a saved game is in the middle of: whether the engine can go on with it. */
import { rememberingAnnouncement } from '../casting/index.ts';
import { puttingTriggers } from '../priority/index.ts';
import { rememberingResolution } from '../resolution/index.ts';
import {
  EngineError,
  type Frame,
  faultInProgram,
  faultOf,
  type Game,
  isRecord,
  putAsideIn,
  type Remembered,
  rulesTable,
  type Shape,
  theEnd,
} from '../rules/index.ts';

/** What charts keep in frames of their own. */
const held: Readonly<Record<string, Shape>> = {
  announcement: rememberingAnnouncement.shape,
  puttingTriggers: puttingTriggers.shape,
  resolution: rememberingResolution.shape,
};

/**
 * Refuses a saved game whose frames the engine can't go on with, its own or those of a state that it may go back to:
 * nobody knows a procedure, it has no such step, or it remembers something else. Throws an `EngineError` that says so.
 */
export function checkFrames(game: Pick<Game, 'frames' | 'checkpoints' | 'definitions'>): void {
  for (const frame of game.frames) checkFrame(game, frame);
  for (const { checkpoints, frames } of game.checkpoints) checkFrames({ ...game, checkpoints, frames });
}

function checkFrame(game: Pick<Game, 'definitions'>, frame: Frame): void {
  const { asking, memory, procedure: name, step } = frame;
  const shape = held[name];
  if (step === '' && shape !== undefined) {
    checkMemory(name, shape, memory);
    return;
  }
  const procedure = rulesTable().procedures[name];
  if (procedure === undefined) throw damaged(`no procedure is called “${name}”`);
  for (const now of asking === undefined ? [frame] : [frame, asking]) {
    if (now.step !== theEnd && !procedure.order.includes(now.step))
      throw damaged(`the procedure “${name}” has no step “${now.step}”`);
    checkMemory(name, procedure.shape, now.memory);
  }
  const fault = name === 'program' ? faultInProgram(game, memory) : null;
  if (fault !== null) throw damaged(fault);
  for (const inner of putAsideWithin(frame)) checkFrame(game, inner);
}

function checkMemory(name: string, shape: Shape, memory: Remembered): void {
  const fault = faultOf(shape, memory);
  if (fault !== null) throw damaged(`of what “${name}” remembers ${fault}`);
}

/** The frames of programs that were put aside (608.2e, 614.6): handed over just now, by several players, or by an effect. */
function putAsideWithin({ memory: { parts, rests }, returned }: Frame): readonly Frame[] {
  const aside = [parts, rests].flatMap((list) => (Array.isArray(list) ? list : []));
  return [returned, ...aside.map((one: unknown) => (isRecord(one) ? one.aside : null))].flatMap((one) => {
    const found = putAsideIn(one);
    if (found === null) return [];
    return found.happening === null ? found.frames : [...found.frames, found.happening.after];
  });
}

const damaged = (fault: string): EngineError => new EngineError(`This saved game is damaged: ${fault}.`);
