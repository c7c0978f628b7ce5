import { joinsBatch } from '../events/index.ts';
import { copyOf } from '../state/copy.ts';
import { EngineError } from '../state/error.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import type { Cause } from '../state/happened.ts';
import { listening } from '../state/heard.ts';
import type { Remembered } from '../state/memory.ts';
import { type AnyOutcome, type Procedure, theEnd } from '../state/procedure.ts';
import type { PutAside, Waiting } from '../state/put-aside.ts';
import { noteSettled } from '../state/settled.ts';
import { rulesTable } from '../state/table.ts';
import { keepCheckpoint, write } from '../state/write.ts';
import { onlyAnswer } from './decisions.ts';
import { waitsForOthers } from './together.ts';

/**
 * Starts a procedure for a chart: when it is done the interpreter stops. `causes` are what everything that the
 * procedure lets happen is put down to. Call `run` after it.
 */
export function start(
  game: Game,
  name: string,
  memory: Remembered = {},
  causes: readonly Cause[] = [],
): void {
  push(game, name, memory, causes, true);
}

/**
 * Runs what is on top until a decision is pending, the procedure that a chart started is done, or a step hands over to a
 * chart.
 */
export function run(game: Game): void {
  while (game.pending === null) {
    const frame = game.frames.at(-1);
    if (frame === undefined || frame.waits === true) return;
    if (frame.step === theEnd) {
      if (finish(game, null)) return;
      continue;
    }
    const depth = game.frames.length - 1;
    const outcome = procedureNamed(frame.procedure).run(game, frame);
    listening()?.step({ procedure: frame.procedure, step: frame.step, depth, outcome: outcome.kind });
    if (take(game, frame, outcome)) return;
  }
}

/**
 * Gives an answer, which must have been found legal, to the pending decision, and runs on.
 */
export function answer(game: Game, value: unknown): void {
  if (game.pending === null) throw new EngineError('Nothing is being decided.');
  const { root } = write(game);
  root.pending = null;
  root.decisions += 1;
  const frame = write(game).frame();
  frame.answer = value;
  delete frame.asking;
  run(game);
}

/** Pushes a frame that a chart keeps for itself, such as an announcement; the interpreter never runs it. */
export function pushFrame(game: Game, name: string, memory: Remembered, causes: readonly Cause[] = []): void {
  write(game).pushFrame({
    procedure: name,
    step: '',
    memory,
    answer: null,
    happened: [],
    returned: null,
    causes,
    stops: true,
  });
}

/**
 * Tells the procedure that handed over to a chart what that came to: it lies right below the procedure that is running
 * now. Nothing is told where a chart began what is over.
 */
export function handBack(game: Game, returned: unknown): void {
  const at = game.frames.length - 2;
  const below = game.frames[at];
  if (below === undefined || below.step === '') return;
  write(game).root.frames = game.frames.map((frame, index) =>
    index === at ? { ...frame, returned } : frame,
  );
}

/** Lets the procedure go on that handed over to a chart. Call `run` after it. */
export function resume(game: Game): void {
  delete write(game).frame().waits;
}

/** Pops the top frame, which must be of this name, and gives its memory. */
export function popFrame(game: Game, name: string): Remembered {
  const frame = game.frames.at(-1);
  if (frame?.procedure !== name)
    throw new EngineError(`The top frame is ${frame?.procedure ?? 'none'}, not ${name}.`);
  write(game).popFrame();
  return frame.memory;
}

/** The memory of the topmost frame of this name; null if there is none. */
export function topFrame(game: Game, name: string): Remembered | null {
  return game.frames.findLast((frame) => frame.procedure === name)?.memory ?? null;
}

/** Replaces parts of the memory of the topmost frame of this name, which must exist and be on top. */
export function remember(game: Game, name: string, remembered: Remembered): void {
  const frame = write(game).frame();
  if (frame.procedure !== name) throw new EngineError(`The top frame is ${frame.procedure}, not ${name}.`);
  frame.memory = { ...frame.memory, ...remembered };
}

function procedureNamed(name: string): Procedure {
  const found = rulesTable().procedures[name];
  if (found === undefined) throw new EngineError(`No procedure is called “${name}”.`);
  return found;
}

function push(game: Game, name: string, memory: Remembered, causes: readonly Cause[], stops: boolean): void {
  const step = procedureNamed(name).order[0];
  if (step === undefined) throw new EngineError(`The procedure “${name}” has no steps.`);
  const frame: Frame = {
    procedure: name,
    step,
    memory,
    answer: null,
    happened: [],
    returned: null,
    causes,
    stops,
  };
  write(game).pushFrame(frame);
}

/** Does what a step asked for. True if it is a chart's turn: the procedure that it started is done, or hands over. */
function take(game: Game, frame: Frame, given: AnyOutcome): boolean {
  const outcome = given.kind === 'decide' ? askedOrSettled(game, given) : given;
  if (outcome.kind === 'done') return finish(game, outcome.returns ?? null);
  const { step, memory } = frame;
  const writer = write(game);
  const waiting = waitsForOthers(game, frame, outcome) ?? joinsBatch(game, frame, outcome);
  const writable = writer.frame();
  writable.step = outcome.then;
  if (outcome.remember !== undefined) writable.memory = { ...writable.memory, ...outcome.remember };
  if (waiting !== null) {
    putAside(game, waiting, outcome);
    return false;
  }
  switch (outcome.kind) {
    case 'go':
      return outcome.then === theEnd ? finish(game, null) : false;
    case 'ask':
      writable.asking = {
        step,
        memory: outcome.again === undefined ? memory : { ...memory, ...outcome.again },
      };
      writer.root.pending = copyOf(outcome.decision);
      separate(game);
      return false;
    case 'call':
      push(game, outcome.procedure, outcome.memory, frame.causes, false);
      return false;
    case 'continue':
      for (const one of outcome.frames) writer.pushFrame({ ...one });
      return false;
    case 'happen':
      push(
        game,
        'happen',
        {
          events: outcome.events,
          rule: outcome.rule,
          ...(outcome.doers !== undefined && { doers: outcome.doers }),
        },
        outcome.causes ?? frame.causes,
        false,
      );
      return false;
    case 'handOver':
      writable.returned = null;
      writable.waits = true;
      separate(game);
      keepCheckpoint(game);
      pushFrame(game, outcome.to, outcome.memory, frame.causes);
      return true;
    default:
      return outcome satisfies never;
  }
}

/** Asks for a decision, or goes on with its answer where there is one alone. To choose nothing of nothing isn't noted. */
function askedOrSettled(
  game: Game,
  { decision, only, then, remember, ...asking }: Extract<AnyOutcome, { readonly kind: 'decide' }>,
): Exclude<AnyOutcome, { readonly kind: 'decide' }> {
  const answered = only ?? onlyAnswer(decision);
  if (answered === undefined) return { ...asking, kind: 'ask', decision, then, remember };
  if (!Array.isArray(answered) || answered.length > 0) noteSettled(game, decision, answered);
  write(game).frame().answer = answered;
  return { kind: 'go', then, remember };
}

/**
 * Hands a program, with what it comes to now, to the procedure around it: that lets it go on when the others have come as
 * far, or with the batch that the events of the program are part of.
 */
function putAside(game: Game, { around, before }: Waiting, outcome: AnyOutcome): void {
  const after = game.frames.at(-1) ?? before;
  const aside: PutAside = {
    frames: [...game.frames.slice(around + 1, -1), before],
    happening:
      outcome.kind === 'happen'
        ? {
            events: outcome.events,
            rule: outcome.rule,
            ...(outcome.doers !== undefined && { doers: outcome.doers }),
            after,
          }
        : null,
  };
  write(game).root.frames = game.frames.slice(0, around + 1);
  write(game).frame().returned = copyOf(aside);
}

/**
 * While a player decides, and in a state that is kept to go back to, what the frames hold is theirs alone: procedures
 * hand on what they remember, and remember what the game keeps.
 */
function separate(game: Game): void {
  const last = game.frames.length - 1;
  write(game).root.frames = game.frames.map((frame, at) => {
    if (at < last && partsOf(frame).every((part) => apart.has(part))) return frame;
    const own = copyOf(frame);
    for (const part of partsOf(own)) apart.add(part);
    return own;
  });
}

/** What a frame holds, without what is neither list nor object. */
const partsOf = ({ answer: given, causes, happened, memory, returned }: Frame): readonly object[] =>
  [given, causes, happened, memory, returned].filter((part) => typeof part === 'object' && part !== null);

/** What frames held when they were separated, and no other part of a game holds. */
const apart = new WeakSet<object>();

function finish(game: Game, returned: unknown): boolean {
  const frame = game.frames.at(-1);
  if (frame === undefined) throw new EngineError('Nothing is being carried out.');
  const writer = write(game);
  writer.popFrame();
  if (frame.stops) {
    writer.root.returned = returned;
    return true;
  }
  const below = writer.frame();
  if (frame.procedure === 'happen') below.happened = frame.happened;
  else below.returned = returned;
  // The one below may have nothing left to do.
  return below.step === theEnd ? finish(game, null) : false;
}
